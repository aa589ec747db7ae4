import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Asked, Offer } from '../board.ts';
import { groupOf } from '../parts/byAsk.ts';
import { Icon } from '../parts/Icon.tsx';
import { Chips, IntentionChips, rowOf } from './Chips.tsx';
import { useTable } from './model.ts';
import type { TableModel } from './model.ts';

/** More choices than this are grouped and can be filtered. */
const MANY = 7;

const groupIn = ({ board, view }: TableModel, decision: Asked, offer: Offer): string =>
  board.group?.(view, decision, offer) ??
  (board.pieces === undefined ? '' : groupOf(board.pieces, view, decision, offer));

/** Every legal choice as text, with a number key; pointing at one lights its piece on the board. */
export function Strip() {
  const model = useTable();
  const { offers, intending, mine, board, view, waitsFor, past, scene, state } = model;
  const [group, setGroup] = useState<string | null>(null);
  const [filter, setFilter] = useState('');
  const asked = mine.map(({ id }) => id).join();
  useEffect(() => {
    setGroup(null);
    setFilter('');
  }, [asked]);

  const strip = useFocusKept(asked);

  const groups = useMemo(() => {
    if (offers.length <= MANY || intending.others.length > 0) return [];
    return [...new Set(offers.map(({ decision, offer }) => groupIn(model, decision, offer)))];
  }, [offers, model, intending]);

  if (offers.length === 0)
    return (
      <div className="strip" id="choices" tabIndex={-1} ref={strip}>
        <p className="strip-idle">
          {past
            ? state.scene?.over === true || state.table?.status === 'over'
              ? 'You are looking back at the match.'
              : 'You are looking at the past; new moves wait for you.'
            : model.playing !== null
              ? `${model.playing.script.title}. Press the table to go on, Escape to skip.`
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
        <StepIn />
      </div>
    );

  const needle = filter.trim().toLowerCase();
  // Whoever looks for a word finds it, whatever is in mind.
  const shown = offers.filter(found =>
    needle === ''
      ? intending.lights(found) && (group === null || groupIn(model, found.decision, found.offer) === group)
      : found.label.toLowerCase().includes(needle),
  );
  const row = rowOf(model, shown, needle !== '');
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
      <IntentionChips after={row} />
      <Chips row={row} isFound={needle !== ''} />
      <StepIn />
    </div>
  );
}

/** Offers what could be done out of turn although nothing hangs on it now; until it is wanted, nothing lights up for it. */
export function StepIn() {
  const { idle, ui, set, seatNames, viewer } = useTable();
  const choices = idle.reduce((sum, decision) => sum + decision.choices!.length, 0);
  if (choices === 0) return null;
  const whose = idle[0].seat === viewer ? 'You' : seatNames[idle[0].seat];
  return (
    <button
      type="button"
      className="chip step-in"
      aria-pressed={ui.stepsIn}
      onClick={() => set({ stepsIn: !ui.stepsIn })}
    >
      {ui.stepsIn ? 'Not now' : `${whose} could step in: ${choices === 1 ? '1 choice' : `${choices} choices`}`}
    </button>
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
