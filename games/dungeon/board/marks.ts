/** What is decided about and what has just moved, beside what follows from the game's pieces. */
import { piecesIn } from '@vesper/kernel';
import type { Event, Told } from '@vesper/kernel';
import type { Asked, Marks, PieceKey } from '@vesper/web/board';
import type { DungeonAsk } from '../agenda.ts';
import type { DungeonEvent } from '../events.ts';
import { creatureKey, improvementKey, plannedKey, roomKey, spotKey } from '../keys.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { words } from '../words.ts';

export type DungeonMarks = Marks;

export function marksOf(
  view: DungeonView,
  asked: readonly Asked[],
  lastMoved: readonly Told[],
  known: Marks,
): DungeonMarks {
  const subjects = asked.flatMap(({ frame }) => subjectOf(frame as DungeonAsk) ?? []);
  return { ...known, moved: movedBy(view, lastMoved), subjects: new Set(subjects) };
}

/**
 * What the decision is about: the space being carried out, the creature that is to be paid, the room to be placed. Others
 * see it on the board, though their sentence only says what somebody is busy with.
 */
function subjectOf(frame: DungeonAsk): PieceKey | undefined {
  if ('spot' in frame) return spotKey(frame.order, frame.spot);
  if ('creature' in frame) return frame.creature === NONE ? undefined : creatureKey(frame.creature);
  if ('trap' in frame) return plannedKey(frame.trap);
  if ('room' in frame) return roomKey(frame.room);
  return 'improvement' in frame ? improvementKey(frame.improvement) : undefined;
}

/** What others do to the things that all can see. */
const MARKED: ReadonlySet<string> = new Set<DungeonEvent['event']>([
  'minionPlaced',
  'creatureHired',
  'roomBuilt',
  'tunnelDug',
  'tunnelImproved',
  'evilMoved',
  'adventurerAssigned',
  'tileConquered',
  'tileRestored',
  'paladinMoved',
  'spied',
]);

/** Colours that nobody plays move as well. */
function movedBy(view: DungeonView, told: readonly Told[]): ReadonlySet<PieceKey> {
  const moved = new Set<PieceKey>();
  for (const { event } of told) {
    const { seat, colour } = event as Event & { readonly seat?: number; readonly colour?: number };
    if (!MARKED.has(event.event) || (seat ?? colour) === view.viewer) continue;
    for (const key of piecesIn(words.event(view, event as DungeonEvent) ?? '')) moved.add(key);
  }
  return moved;
}
