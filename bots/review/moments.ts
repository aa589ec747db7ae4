/** The choices of a match that were choices: those that stood, where something else could have been done. */
import { branch, choose, replayTo, same, undo } from '@vesper/kernel';
import type { Choice, Entry, Game, Match, Open, Replay } from '@vesper/kernel';
import { think } from '../bot.ts';
import type { Thought } from '../bot.ts';
import { askedIn } from '../why.ts';

export interface Moment {
  /** The entry of the record, counted from 1. */
  readonly n: number;
  /** The match just before it. */
  readonly match: Match;
  readonly decision: Open;
  readonly thought: Thought;
  readonly made: Choice;
  /** Of the stages of the match, which one it was in. */
  readonly stage: number;
}

/** Goes through a record entry by entry; `at` is told of every moment, before its entry is played. */
export function walk(game: Game, file: Replay, at: (match: Match, n: number) => void): Match {
  const match = replayTo(game, file, 0);
  file.record.forEach((entry, index) => {
    at(match, index + 1);
    play(match, entry);
  });
  return match;
}

export function momentsOf(game: Game, file: Replay): readonly Moment[] {
  const undone = takenBack(game, file);
  const moments: Moment[] = [];
  let stages = 0;
  let last: number | null = null;
  walk(game, file, (match, n) => {
    const now = game.brain.stage(match.state);
    if (now !== last) stages++;
    last = now;
    const entry = file.record[n - 1];
    if ('undo' in entry || undone.has(n)) return;
    const held = branch(match);
    const decision = askedIn(held, entry.seat, entry.ask);
    const thought = think(game, held, decision);
    const made = thought.legal.find(choice => same(choice, entry.choice));
    if (thought.legal.length > 1 && made !== undefined)
      moments.push({ n, match: held, decision, thought, made, stage: stages });
  });
  return moments;
}

/** Entries that their seat took back. */
function takenBack(game: Game, file: Replay): ReadonlySet<number> {
  const undone = new Set<number>();
  if (!file.record.some(entry => 'undo' in entry)) return undone;
  walk(game, file, (match, n) => {
    const entry = file.record[n - 1];
    if (!('undo' in entry)) return;
    const last = match.base.since.findLast(({ seat }) => seat === entry.seat);
    if (last !== undefined) undone.add(last.at);
  });
  return undone;
}

function play(match: Match, entry: Entry): void {
  if ('undo' in entry) undo(match, entry.seat);
  else choose(match, { seat: entry.seat, choice: entry.choice, decision: askedIn(match, entry.seat, entry.ask).id });
}
