import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Asked, Offer } from '../board.ts';
import { groupOf } from '../parts/byAsk.ts';
import { Icon } from '../parts/Icon.tsx';
import { useIsHovered } from '../parts/pointing.ts';
import { samePointed, useTable } from './model.ts';
import type { Numbered, TableModel } from './model.ts';

/** More choices than this are grouped and can be filtered. */
const MANY = 7;

const groupIn = ({ board, view }: TableModel, decision: Asked, offer: Offer): string =>
  board.group?.(view, decision, offer) ??
  (board.pieces === undefined ? '' : groupOf(board.pieces, view, decision, offer));

/** Every legal choice as text, with a number key; pointing at one lights its piece on the board. */
export function Strip() {
  const model = useTable();
  const { offers, mine, board, view, waitsFor, past, scene, state } = model;
  const [group, setGroup] = useState<string | null>(null);
  const [filter, setFilter] = useState('');
  const asked = mine.map(({ id }) => id).join();
  useEffect(() => {
    setGroup(null);
    setFilter('');
  }, [asked]);

  const strip = useFocusKept(asked);

  const groups = useMemo(() => {
    if (offers.length <= MANY) return [];
    return [...new Set(offers.map(({ decision, offer }) => groupIn(model, decision, offer)))];
  }, [offers, model]);

  if (offers.length === 0)
    return (
      <div className="strip" id="choices" tabIndex={-1} ref={strip}>
        <p className="strip-idle">
          {past
            ? 'You are looking at the past; new moves wait for you.'
            : scene.over
              ? 'The match is over.'
              : state.link !== 'live'
                ? 'Reconnecting; you can look around.'
                : waitsFor === null
                  ? ''
                  : model.viewer === 'spectator'
                    ? 'You are watching.'
                    : waitsFor.passes
                      ? 'There is nothing for you to do here; it passes by itself.'
                      : `Waiting for ${model.seatNames[waitsFor.seat]}.`}
        </p>
      </div>
    );

  const needle = filter.trim().toLowerCase();
  const shown = offers.filter(
    ({ decision, offer, label }) =>
      (group === null || groupIn(model, decision, offer) === group) &&
      (needle === '' || label.toLowerCase().includes(needle)),
  );
  const question = board.question?.(view, mine[0]) ?? 'Choose';
  return (
    <div className="strip" id="choices" tabIndex={-1} ref={strip} role="group" aria-label={`Choices: ${question}`}>
      <span className="strip-question">{question}</span>
      {offers.length > MANY && (
        <label className="strip-filter">
          <Icon name="lucide:search" size={16} />
          <span className="unseen">Find a choice</span>
          <input
            type="search"
            value={filter}
            placeholder="Find"
            onChange={event => setFilter(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter' && shown.length > 0) model.press(shown[0]);
            }}
          />
        </label>
      )}
      {groups.length > 1 && (
        <label className="strip-groups">
          <span className="unseen">Kind of choice</span>
          <select
            value={group ?? ''}
            onChange={event => setGroup(event.target.value === '' ? null : event.target.value)}
          >
            <option value="">All {offers.length}</option>
            {groups.map(name => (
              <option key={name} value={name}>
                {model.called(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Chips offers={shown} />
    </div>
  );
}

/** A pressed chip leaves with its decision; whoever goes by keyboard stays in the strip. */
function useFocusKept(asked: string): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const moved = ({ target }: FocusEvent): void => {
      inside.current = target instanceof Node && strip.current?.contains(target) === true;
    };
    document.addEventListener('focusin', moved);
    return () => document.removeEventListener('focusin', moved);
  }, []);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) strip.current?.focus();
  }, [asked]);
  return strip;
}

/** The chips in a row; arrows move along it. */
export function Chips({ offers }: { readonly offers: readonly Numbered[] }) {
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
      {offers.map((numbered, index) => (
        <Chip
          key={`${numbered.decision.id} ${JSON.stringify(numbered.choice)}`}
          numbered={numbered}
          number={index + 1}
        />
      ))}
      {offers.length === 0 && <span className="strip-idle">Nothing by that name.</span>}
    </div>
  );
}

function Chip({ numbered, number }: { readonly numbered: Numbered; readonly number: number }) {
  const model = useTable();
  const { ui, board, view, pointing } = model;
  const { decision, offer, label, choice } = numbered;
  const short = board.chip?.(view, decision, offer);
  const ref = useRef<HTMLButtonElement>(null);
  const hovered = useIsHovered(pointing, [numbered]);
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
      data-number={number < 10 ? number : undefined}
      data-strip-choice={JSON.stringify(choice)}
      data-hovered={hovered}
      data-hinted={hinted}
      aria-pressed={chosen}
      onClick={() => model.press({ decision, choice })}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onFocus={point}
      onBlur={leave}
    >
      {number < 10 && <kbd data-key={number}>{chosen && <Icon name="lucide:check" size={13} />}</kbd>}
      <span>{short?.label ?? label}</span>
      {short?.price !== undefined && <span className="price">{short.price}</span>}
      {short !== undefined && <span className="unseen">: {label}</span>}
    </button>
  );
}
