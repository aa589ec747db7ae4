import type { SeatInfo, TableInfo } from '@vesper/table/messages';
import { loadGame } from '@vesper/games';
import { choices, choose, open, outcome, start } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { endedAs, endingFor } from '../session/ending.ts';
import type { LocalSeat } from '../session/keep.ts';
import { asItStands } from '../session/localTable.ts';

describe('how a match ended, in the lobby', () => {
  it('says which place one came in, and of how many', () => {
    const of = (...places: number[]) => endingFor(0, places);
    expect([of(1, 2), of(2, 1), of(3, 1, 2), of(2, 1, 4, 2)]).toEqual([
      'you won',
      'you came second of two',
      'you came third of three',
      'you came second of four',
    ]);
    expect([of(1, 1, 3), of(1, 1, 1), of(2, 2), of(1)]).toEqual([
      'you shared the victory',
      'won by all',
      'lost',
      undefined,
    ]);
  });

  it('stands in the row of a table of this browser, for the one person there', async () => {
    const game = await loadGame('salem');
    const match = start(game, { seats: 3, seed: 'a candle' });
    while (outcome(match) === null) {
      const [decision] = open(match);
      choose(match, { seat: decision.seat, choice: choices(match, decision)[0] });
    }
    const { places } = outcome(match)!;
    const local = (kind: LocalSeat['kind']): LocalSeat => ({ kind, name: 'Hester', bot: 'greedy' });
    const standing = (...kinds: LocalSeat['kind'][]): string => asItStands(game, match, kinds.map(local), 0).standing;
    expect(standing('person', 'bot', 'bot')).toBe(endingFor(0, places));
    expect(standing('bot', 'bot', 'person')).toBe(endingFor(2, places));
    expect(standing('person', 'bot', 'person')).toMatch(/with \d+ points?$/);
  });

  const seat = (yours: boolean, at: number): SeatInfo => ({
    seat: at,
    kind: 'person',
    name: 'Hester',
    bot: 'greedy',
    present: true,
    conceded: false,
    byBot: false,
    said: null,
    kept: false,
    yours,
    quiet: [],
    always: [],
  });
  const over = (yours: readonly boolean[], result: TableInfo['result']) =>
    endedAs({ status: 'over', seats: yours.map(seat), result });

  it('stands in the row of a table on the server', () => {
    const result = { winners: [1], places: [2, 1, 2, 4], by: 'rules' } as const;
    const standing = (...yours: boolean[]) => over(yours, result);
    expect(standing(true, false, false, false)).toBe('you came second of four');
    expect(standing(false, true, false, false)).toBe('you won');
    expect(standing(false, false, false, false), 'whoever looked on').toBe('over');
    expect(standing(true, true, false, false), 'two at one device').toBe('over');
    expect(over([true, false], { winners: [1], by: 'concession' })).toBe('over');
    expect(endedAs({ status: 'running', seats: [], result: null })).toBeUndefined();
  });
});
