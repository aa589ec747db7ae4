/** The choices as words, each with a number key, and what else one may have in mind. */
import { nameOf } from '@vesper/kernel';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Explained } from '../parts/Explained.tsx';
import { Icon } from '../parts/Icon.tsx';
import { cheapest } from '../parts/intentions.ts';
import { useIsHovered } from '../parts/pointing.ts';
import { samePointed, useTable } from './model.ts';
import type { Numbered, TableModel } from './model.ts';

/** What else one may have in mind: pressing one lights its choices, pressing it again what is usual. */
export function IntentionChips({ after }: { readonly after: Row }) {
  const { intending, intend, board, view, setOut } = useTable();
  const first = Math.max(0, ...after.map(({ number }) => number)) + 1;
  const { now, others } = intending;
  // What is left of it when one choice is left is that choice.
  const errand = (intending.errand?.means.effort ?? 0) > 1 ? intending.errand : undefined;
  if (others.length === 0 && errand === undefined) return null;
  const piece = now !== null && 'piece' in now ? now.piece : null;
  return (
    <div className="intentions fades is-sideways" role="group" aria-label="Other things to do">
      {piece !== null && (
        <button type="button" className="intention" aria-pressed onClick={() => intend(null)}>
          {(board.pieces && nameOf(board.pieces, view, piece)) ?? 'This'}
          <Icon name="lucide:x" size={14} />
        </button>
      )}
      {errand !== undefined && (
        <button
          type="button"
          className="intention"
          data-errand
          data-number={first + others.length}
          onClick={() => setOut(errand)}
        >
          <Icon name={errand.icon} size={16} />
          {errand.name}
          <small>{errand.means.takes}</small>
          <kbd data-key={first + others.length} />
        </button>
      )}
      {(piece === null ? others : []).map(({ intention, choices }, index) => {
        const isOn = now !== null && 'intention' in now && now.intention === intention;
        return (
          <button
            key={intention.name}
            type="button"
            className="intention"
            data-number={first + index}
            aria-pressed={isOn}
            data-intends={JSON.stringify(choices.map(({ offer }) => offer.choice))}
            onClick={() => intend(isOn ? null : { intention })}
          >
            <Icon name={intention.icon} size={16} />
            {intention.name}
            <kbd data-key={first + index} />
            {isOn && <Icon name="lucide:x" size={14} />}
          </button>
        );
      })}
    </div>
  );
}

/**
 * The choices that are one for whoever looks for a place: the ways there are asked for afterwards. Choices that take
 * nothing in particular stand alone.
 */
function byPlace({ intending, board, view }: TableModel, offers: readonly Numbered[]): (readonly Numbered[])[] {
  const { now, targetOf, meansOf } = intending;
  const places = new Map<string, Numbered[]>();
  for (const found of offers) {
    const target = meansOf(found) === undefined ? undefined : targetOf(found);
    const isThere = now !== null && 'piece' in now && now.piece === target;
    const label = board.chip?.(view, found.decision, found.offer)?.label;
    const key = target === undefined || isThere || label === undefined ? `${places.size}` : `${target} ${label}`;
    const ways = places.get(key);
    if (ways === undefined) places.set(key, [found]);
    else ways.push(found);
  }
  return [...places.values()];
}

/** What stands in the row, and the number that is typed for it. */
export type Row = readonly { readonly ways: readonly Numbered[]; readonly number: number }[];

/** A number that is printed on the piece is its key; the others get the lowest that are left. */
export function rowOf(model: TableModel, offers: readonly Numbered[], isFound = false): Row {
  const { board, view } = model;
  const places = isFound ? offers.map(found => [found]) : byPlace(model, offers);
  const printed = places.map(([{ decision, offer }]) => board.number?.(view, decision, offer));
  const taken = new Set(printed);
  let last = 0;
  const free = (): number => {
    do last++;
    while (taken.has(last));
    return last;
  };
  return places.map((ways, index) => ({ ways, number: printed[index] ?? free() }));
}

/** The chips in a row; arrows move along it. */
export function Chips({ row: found, isFound = false }: { readonly row: Row; readonly isFound?: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const chips = [...(row.current?.querySelectorAll<HTMLElement>('.chip') ?? [])];
    const at = chips.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    chips[(at + (event.key === 'ArrowRight' ? 1 : chips.length - 1)) % chips.length].focus();
  };
  return (
    <div
      className="chips"
      ref={row}
      onKeyDown={move}
      onWheel={event => {
        if (row.current !== null && event.deltaX === 0) row.current.scrollLeft += event.deltaY;
      }}
    >
      {found.map(({ ways, number }) => (
        <Chip
          key={`${ways[0].decision.id} ${JSON.stringify(ways[0].choice)}`}
          ways={ways}
          number={number}
          isFound={isFound}
        />
      ))}
      {found.length === 0 && <span className="strip-idle">Nothing by that name.</span>}
    </div>
  );
}

function Chip(props: { readonly ways: readonly Numbered[]; readonly number: number; readonly isFound: boolean }) {
  const { ways, number, isFound } = props;
  const model = useTable();
  const { ui, board, view, pointing, intending } = model;
  const only = ways.length === 1 ? ways[0] : cheapest(ways, intending.meansOf);
  const numbered = only ?? ways[0];
  const { decision, offer, label, choice } = numbered;
  const target = intending.targetOf(numbered);
  const { now } = intending;
  // Where the place is settled, a chip says how one gets there.
  const means = now !== null && 'piece' in now && now.piece === target ? intending.meansOf(numbered) : undefined;
  const short = isFound
    ? undefined
    : means === undefined
      ? board.chip?.(view, decision, offer)
      : { label: means.words };
  const ref = useRef<HTMLButtonElement>(null);
  const hovered = useIsHovered(pointing, ways);
  const chosen = samePointed(ui.chosen, numbered);
  const hinted =
    ui.hint !== null && typeof ui.hint === 'object' && samePointed({ decision, choice: ui.hint.choice }, numbered);
  // What is pointed at elsewhere comes into sight; a chip never slides away under the pointer that is on it.
  useEffect(() => {
    const chip = ref.current;
    if ((hovered || chosen || hinted) && chip?.matches(':hover') === false)
      chip.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [hovered, chosen, hinted]);
  const point = (): void => pointing.setState({ hovered: { decision, choice } });
  const leave = (): void => pointing.setState({ hovered: null });
  return (
    <button
      ref={ref}
      type="button"
      className="chip"
      data-number={number}
      data-strip-choice={only === undefined ? undefined : JSON.stringify(choice)}
      data-intends={only === undefined ? JSON.stringify(ways.map(way => way.choice)) : undefined}
      data-hovered={hovered}
      data-hinted={hinted}
      aria-pressed={chosen}
      onClick={() =>
        only === undefined && target !== undefined
          ? model.intend({ piece: target })
          : model.press({ decision, choice }, ways.length > 1)
      }
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onFocus={point}
      onBlur={leave}
    >
      <kbd data-key={number}>{chosen && <Icon name="lucide:check" size={13} />}</kbd>
      <span>{short?.label ?? label}</span>
      {short?.price !== undefined && <Price numbered={numbered}>{short.price}</Price>}
      {only === undefined ? (
        <span className="unseen">: {ways.length} ways</span>
      ) : (
        short !== undefined && <span className="unseen">: {label}</span>
      )}
    </button>
  );
}

/** What a choice takes or may bring; pointing at it shows how that comes about. */
function Price({ numbered, children }: { readonly numbered: Numbered; readonly children: ReactNode }) {
  const { board, view } = useTable();
  const { decision, offer, label } = numbered;
  const detail = board.detail;
  return (
    <Explained
      inside
      className="price"
      tip={label}
      {...(detail === undefined ? {} : { sum: () => detail(view, decision, offer) ?? label })}
    >
      {children}
    </Explained>
  );
}
