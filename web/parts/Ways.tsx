/** The ways to choose a piece, beside it: each a button; on phones a sheet. Escape or a press elsewhere closes it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Choice } from '@vesper/kernel';
import { offersOf } from '@vesper/table/offers';
import type { Asked } from '../board.ts';
import { createPortal } from 'react-dom';
import { CheckBadge, HintBadge } from './CheckBadge.tsx';
import { Icon } from './Icon.tsx';
import { useBoardTable } from './boardTable.tsx';
import type { Journey, Means } from './intentions.ts';
import { isPointed } from './marks.ts';
import type { Legal, Refused } from './marks.ts';
import { useIsHinted, useIsHovered } from './pointing.ts';

const GAP = 10;

export function WaysList(props: {
  readonly title: string;
  readonly legal: readonly Legal[];
  readonly journey?: Journey | undefined;
  /** Said below, with their reasons. */
  readonly refused: readonly Refused[];
  readonly opener: RefObject<HTMLElement | null>;
  close(): void;
}) {
  const { title, legal, journey, refused, opener, close } = props;
  const { layout, board, game, intending, onSetOut } = useBoardTable();
  // The title says what one gets: then each way says how.
  const isOneThing = refused.length === 0 && legal.every(way => intending.meansOf(way) !== undefined);
  const ref = useRef<HTMLDivElement>(null);
  const place = usePlace(ref, opener, layout === 'phone');

  useEffect(() => {
    const outside = ({ target }: PointerEvent): void => {
      const at = target as Node;
      if (!(ref.current?.contains(at) ?? false) && !(opener.current?.contains(at) ?? false)) close();
    };
    const escape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', outside, { capture: true });
    document.addEventListener('keydown', escape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', outside, { capture: true });
      document.removeEventListener('keydown', escape, { capture: true });
    };
  });
  useEffect(() => (ref.current?.querySelector('button') ?? ref.current)?.focus(), []);

  const keys = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const all = [...(ref.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at + step + all.length) % all.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  const host = document.querySelector('.table') ?? document.body;
  return createPortal(
    <div
      ref={ref}
      className={`${board} ways-list is-${layout}`}
      data-game={game.id}
      role="group"
      aria-label={title}
      tabIndex={-1}
      style={place}
      onKeyDown={keys}
    >
      <h3 className="ways-title">{title.split(/[.:,]/)[0]}</h3>
      <div className="ways">
        {journey !== undefined && (
          <button
            type="button"
            className="way"
            onClick={() => {
              onSetOut(journey);
              close();
            }}
          >
            <span className="way-icon">
              <Icon name="lucide:chevrons-right" size={18} />
            </span>
            <span className="way-words">
              <MeansWords means={journey.means} words={title} />
            </span>
          </button>
        )}
        {legal.map(way => (
          <Way
            key={`${way.decision.id} ${JSON.stringify(way.offer.choice)}`}
            way={way}
            means={isOneThing ? intending.meansOf(way) : undefined}
            close={close}
          />
        ))}
        {legal.length === 0 && journey === undefined && <p className="ways-none">Nothing can be done here now.</p>}
      </div>
      <Reasons refused={refused} legal={legal} />
    </div>,
    host,
  );
}

/** One way as a button, in its list or in a panel of the board. */
function Way({ way, means, close }: { readonly way: Legal; readonly means?: Means | undefined; close?(): void }) {
  const { view, game, layout, chosen, pointing, called, wayLook, onChoose, onHover } = useBoardTable();
  const { decision, offer } = way;
  const { choice } = offer;
  const isChosen = isPointed(chosen, way);
  const isHovered = useIsHovered(pointing, [way]);
  const isHinted = useIsHinted(pointing, [way]);
  const { icon, more = '' } = wayLook(decision, offer);
  const words = called(game.words.choice(view, decision, choice, offer.facts));
  return (
    <button
      type="button"
      className={`way${isChosen ? ' is-chosen' : ''}${isHovered ? ' is-hovered' : ''}${isHinted ? ' is-hinted' : ''}`}
      data-choice={JSON.stringify(choice)}
      aria-pressed={isChosen || undefined}
      onClick={() => {
        onChoose(decision, choice);
        if (layout === 'phone') close?.();
      }}
      onPointerEnter={() => onHover({ decision, choice })}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover({ decision, choice })}
      onBlur={() => onHover(null)}
    >
      <span className="way-icon">{icon}</span>
      <span className="way-words">
        {means === undefined ? words : <MeansWords means={means} words={words} />}
        {means === undefined && more !== '' && <small>{more}</small>}
      </span>
      {isChosen ? <CheckBadge /> : isHinted && <HintBadge />}
    </button>
  );
}

/** "On foot", and below it what that takes. */
const MeansWords = ({ means, words }: { readonly means: Means; readonly words: string }) => (
  <>
    {means.words[0].toUpperCase() + means.words.slice(1)}
    <span className="unseen">: {words}</span>
    <small>{means.takes}</small>
  </>
);

/** The choices of a decision that words stand for, as rows of a panel. */
export function Ways({ decision, only }: { readonly decision: Asked; readonly only?: (choice: Choice) => boolean }) {
  const offers = offersOf(decision).filter(({ choice }) => only === undefined || only(choice));
  if (offers.length === 0) return null;
  return (
    <div className="ways">
      {offers.map(offer => (
        <Way key={JSON.stringify(offer.choice)} way={{ decision, offer }} />
      ))}
    </div>
  );
}

/** Whom the table waits for, in a panel that shows what somebody else decides. */
export function Waiting() {
  const { asked, seatNames } = useBoardTable();
  const waits = asked.find(({ optional, choices }) => !optional && choices === undefined);
  if (waits === undefined) return null;
  return <p className="waiting">{waits.passes ? 'It passes by itself.' : `Waiting for ${seatNames[waits.seat]}.`}</p>;
}

/** What cannot be done here, one line for each kind of choice that no way is of. */
function Reasons({ refused, legal }: { readonly refused: readonly Refused[]; readonly legal: readonly Legal[] }) {
  const { game, view, called, wayLook } = useBoardTable();
  const kindOf = ({ decision, offer }: Legal): string =>
    wayLook(decision, offer).kind ?? `${decision.id} ${JSON.stringify(offer.choice)}`;
  const may = new Set(legal.map(kindOf));
  const kinds = new Map(refused.filter(found => !may.has(kindOf(found))).map(found => [kindOf(found), found]));
  if (kinds.size === 0) return null;
  return (
    <ul className="ways-not" tabIndex={0} aria-label="Not possible here">
      {[...kinds].map(([kind, { decision, offer }]) => (
        <li key={kind}>
          <Icon name="lucide:lock" size={13} />
          <span>
            <b>{called(game.words.choice(view, decision, offer.choice, offer.facts))}</b>{' '}
            {called(game.words.refusal(view, decision, offer.choice, offer, offer.facts))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Beside the opener, where there is room; never off the page. */
function usePlace(ref: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>, sheet: boolean) {
  const [place, setPlace] = useState<{ left?: number; top?: number; opacity?: number }>({ opacity: 0 });
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    const at = opener.current?.getBoundingClientRect();
    if (box === undefined || at === undefined || sheet) return setPlace({});
    const right = at.right + GAP + box.width < innerWidth - 8;
    const left = right ? at.right + GAP : Math.max(8, at.left - GAP - box.width);
    // Never over the status line, which says what is asked.
    const highest = (document.querySelector('.stage')?.getBoundingClientRect().top ?? 0) + 6;
    const top = Math.max(highest, Math.min(at.top + at.height / 2 - box.height / 2, innerHeight - box.height - 8));
    setPlace({ left, top });
  }, [ref, opener, sheet]);
  return place;
}
