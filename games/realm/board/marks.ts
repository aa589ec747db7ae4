/** What only this board marks, beside what follows from the game's pieces and sentences. */
import { piecesFor, piecesIn } from '@vesper/kernel';
import type { Choice, Told } from '@vesper/kernel';
import { askingOf } from '@vesper/web/board';
import type { Asked, Marks, PieceKey } from '@vesper/web/board';
import type { Action, RealmAsk } from '../agenda.ts';
import type { RealmEvent } from '../events.ts';
import { pieces, spaceKey } from '../pieces.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { RealmView } from '../view.ts';
import { words } from '../words.ts';

export interface RealmMarks extends Marks {
  /** The space whose local actions are listed when it is pressed, or NONE. */
  readonly here: number;
}

/** The hero a decision is about. */
export const slotIn = ({ frame }: Pick<Asked, 'frame'>): Slot => (frame as RealmAsk).slot;

export function isAction(choice: Choice): choice is Action {
  return typeof choice === 'object' && 'action' in choice;
}

export function marksOf(
  view: RealmView,
  asked: readonly Asked[],
  lastMoved: readonly Told[],
  known: Marks,
): RealmMarks {
  const points = (decision: Asked, choice: Choice): readonly PieceKey[] => piecesFor(pieces, view, decision, choice);
  // Refusals of an action are told by the piece where it would happen; a hand card has too many uses to say all.
  const refusedAt = (decision: Asked, choice: Choice): readonly PieceKey[] => {
    const keys = points(decision, choice);
    return isAction(choice) && choice.action !== 'attackGeneral' && choice.action !== 'quest' ? keys.slice(0, 1) : keys;
  };
  const day = asked.findLast(({ ask, choices }) => ask === 'chooseAction' && choices !== undefined);
  const here = day === undefined ? NONE : view.heroes[slotIn(day)].space;
  return {
    ...known,
    ...askingOf(asked, points, refusedAt),
    moved: movedBy(view, lastMoved),
    here,
    lists: new Set(here === NONE ? [] : [spaceKey(here)]),
  };
}

/** What the darkness does counts as well as what other seats do. */
const marked = new Set(['minionPlaced', 'overrun', 'crystalPlaced', 'generalAdvanced', 'heroMoved', 'minionsDefeated']);

function movedBy(view: RealmView, told: readonly Told[]): ReadonlySet<PieceKey> {
  const moved = new Set<PieceKey>();
  for (const { event } of told) {
    const happened = event as RealmEvent;
    if (!marked.has(event.event)) continue;
    if ('slot' in happened && view.heroes[happened.slot]?.seat === view.viewer) continue;
    for (const key of piecesIn(words.event(view, happened) ?? '')) moved.add(key);
    if (happened.event === 'heroMoved') moved.add(spaceKey(happened.from));
  }
  return moved;
}
