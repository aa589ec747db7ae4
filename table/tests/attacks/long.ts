/** Files of endless matches, and what they cost the thread in which everybody is served. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { choices, choose, hash, open, start, toReplay, undo } from '@vesper/kernel';
import type { Entry, Game, Open } from '@vesper/kernel';
import { afterAll, beforeAll } from 'vitest';
import { Browser } from '../browser.ts';

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

export interface WatchedHouse {
  person(): Browser;
  /** The longest for which the server let nobody have a turn while something was done, in milliseconds. */
  longestHold(act: () => Promise<unknown>): Promise<number>;
}

export function watchedHouse(): WatchedHouse {
  let server: ChildProcess;
  let url: string;
  const people: Browser[] = [];
  const ask = async (what: string): Promise<number> => {
    server.send(what);
    const [longest] = (await once(server, 'message')) as [number];
    return longest;
  };
  beforeAll(async () => {
    server = fork(new URL('watchedServer.ts', import.meta.url), { execArgv: [] });
    [url] = (await once(server, 'message')) as [string];
  });
  afterAll(async () => {
    for (const browser of people) browser.close();
    server.send('close');
    await once(server, 'exit');
  });
  return {
    person() {
      const browser = new Browser(url);
      people.push(browser);
      return browser;
    },
    async longestHold(act) {
      await ask('watch');
      await act();
      return ask('tell');
    },
  };
}
