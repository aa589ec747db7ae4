/** Tables without a network, for those who attack them. */
import { choices, open } from '@vesper/kernel';
import type { Choice, Match, Open } from '@vesper/kernel';
import { expect } from 'vitest';
import { openSqlite } from '../../store/sqlite.ts';
import type { Person } from '../../tables/seating.ts';
import type { Live } from '../../tables/live.ts';
import type { SeatRequest } from '../../tables/setup.ts';
import { Tables } from '../../tables/tables.ts';
import type { TablesOptions } from '../../tables/tables.ts';
import type { BotPool } from '../../thinking/pool.ts';
import * as shelf from '../toys/shelf.ts';

export const ann: Person = { identity: 'ann', name: 'Ann', words: 'a candle' };
export const ben: Person = { identity: 'ben', name: 'Ben', words: 'an owl' };
export const eve: Person = { identity: 'eve', name: 'Eve', words: 'a rat' };
export const me: SeatRequest = { kind: 'me' };
export const friend: SeatRequest = { kind: 'friend' };
export const bot: SeatRequest = { kind: 'bot' };

/** A bot that takes the first choice, at once. */
const first: BotPool = {
  think: async (match: Match, decision: Open): Promise<Choice> => choices(match, decision)[0],
  async hint(match, decision) {
    const legal = choices(match, decision);
    return {
      decision: decision.id,
      choice: legal[0],
      follows: [],
      expects: null,
      instead: null,
      by: 'nothing',
      weighed: legal.length,
      of: legal.length,
      tries: 0,
    };
  },
  close: async () => {},
};

const opened: Tables[] = [];
const failures: unknown[] = [];

export function tablesOn(more: Partial<TablesOptions> = {}): Tables {
  const tables = new Tables({
    store: openSqlite(':memory:'),
    shelf,
    pool: first,
    key: 'key',
    botDelay: 0,
    idle: 60_000,
    failed: error => failures.push(error),
    ...more,
  });
  opened.push(tables);
  return tables;
}

/** For `afterEach`: nothing is left running, and nothing went wrong unseen. */
export async function closeAll(): Promise<void> {
  for (const tables of opened.splice(0)) await tables.close();
  const [failure] = failures.splice(0);
  if (failure !== undefined) throw failure;
}

export async function settled(holds: () => boolean): Promise<void> {
  const end = performance.now() + 10_000;
  while (!holds() && performance.now() < end) await new Promise(resolve => setImmediate(resolve));
  expect(holds()).toBe(true);
}

/** Plays on by first choices until the match is over. */
export async function finish(live: Live): Promise<void> {
  while (live.match!.state.outcome === null) {
    const [decision] = open(live.match!);
    await live.choose(decision.seat, decision.id, choices(live.match!, decision)[0]);
  }
  await settled(() => live.body.status === 'over');
}
