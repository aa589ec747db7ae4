/** Files of endless matches, and what they cost the thread in which everybody is served. */
import { setTimeout as sleep } from 'node:timers/promises';
import { choices, choose, hash, open, start, toReplay, undo } from '@vesper/kernel';
import type { Entry, Game, Open } from '@vesper/kernel';

/**
 * A match in which the seat that is asked last answers and takes it back again and again; if the answers are sealed, the
 * others have given theirs, so that each is played again with every undo.
 */
export function endless(game: Game, seats: number, entries: number): string {
  const match = start(game, { seats, seed: 'endless' });
  const sealed = (): Open[] => open(match).filter(({ id }) => id.includes('sealed'));
  for (let [next, ...others] = sealed(); others.some(({ seat }) => seat !== next.seat); [next, ...others] = sealed()) {
    choose(match, { seat: next.seat, decision: next.id, choice: choices(match, next)[0] });
  }
  const [decision] = open(match);
  const { seat } = decision;
  const [choice] = choices(match, decision);
  choose(match, { seat, decision: decision.id, choice });
  undo(match, seat);
  const { record, ...rest } = toReplay(match);
  const again: Entry[] = [
    { seat, ask: decision.ask, choice },
    { seat, undo: true },
  ];
  const whole = Array.from({ length: entries - record.length }, (_, i) => again[i % 2]);
  return JSON.stringify({ ...rest, hash: hash(match.state), record: [...record, ...whole] });
}

/**
 * The longest that this thread worked without letting anybody else have a turn, in milliseconds of the processor: other
 * programs on the machine make no difference.
 */
export async function longestHold(act: () => Promise<unknown>): Promise<number> {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    for (let before = used(); !over.signal.aborted; before = used()) {
      await sleep(1);
      longest = Math.max(longest, used() - before);
    }
  };
  const watching = watch();
  try {
    await act();
  } finally {
    over.abort();
    await watching;
  }
  return longest;
}
