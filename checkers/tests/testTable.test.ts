import { start } from '@vesper/kernel';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import { checks } from '@vesper/kernel/toys/wicks/checks/index';
import type { Wicks, WicksEvent, WicksFrame } from '@vesper/kernel/toys/wicks/state';
import type { WicksView } from '@vesper/kernel/toys/wicks/view';
import { describe, expect, it } from 'vitest';
import { TestTable } from '../testTable.ts';

class Table extends TestTable<Wicks, WicksView, WicksEvent, WicksFrame> {}

/** The keeper has two actions left; change what lies on the table first. */
function tending(change: (s: Wicks) => void = () => {}): Table {
  const t = new Table(wicks, start(wicks, { seats: 2, seed: 'a candle' }), checks);
  t.match.log = [];
  t.s.agenda = [{ do: 'endNight' }, { ask: 'tend', seat: 1, actions: 2 }];
  change(t.s);
  return t.goOn();
}

describe('a table for tests', () => {
  it('says who is asked what, and lets them choose', () => {
    const t = tending();
    expect([t.asking, t.decision.seat, t.offers('gather')]).toEqual(['B tend', 1, true]);
    t.chooses('gather');
    expect([t.s.players[1].wax, t.told('waxGathered')]).toEqual([2, [expect.objectContaining({ seat: 1 })]]);
    expect([t.canTakeBack('B'), t.takesBack('B').s.players[1].wax]).toEqual([1, 1]);
  });

  it('says why something may not be chosen, and lets nobody choose it', () => {
    const t = tending(s => {
      s.supply = 0;
      s.players[0].wax = 2;
    });
    expect(t.refusalOf('gather')).toMatchObject({ why: 'noSupply' });
    expect(t.refusalOf('rest')).toBeUndefined();
    expect(() => t.chooses('gather')).toThrow();
    expect(t.offeredTo('A')).toEqual([]);
    expect(() => t.says('A', 'rest')).toThrow();
  });

  it('lets clocks run out until something else is asked', () => {
    expect(tending().passUntil('bid').asking).toBe('A bid, B bid');
  });

  it('is not arranged otherwise than a match could be', () => {
    expect(() => tending(s => s.supply++)).toThrow(/two tokens of wax .*there are 4 tokens of wax, not 3/);
  });
});
