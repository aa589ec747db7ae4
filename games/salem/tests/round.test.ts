import { describe, expect, it } from 'vitest';
import { GilesCorey, JohnIndian, JohnWillard, MercyLewis } from '../content/colonists.ts';
import { arrange } from './arrange.ts';

describe('SC-44 Example round, 2 players (SAL-2.1 SAL-2.2 SAL-2.3 SAL-2.4 SAL-2.5 SAL-2.6 SAL-2.7 SAL-2.8 SAL-2.9 SAL-2.10 SAL-2.11)', () => {
  it('Red on 4, 8, 11 and Yellow on 5, 12, 13, as in the booklet', () => {
    const {
      table,
      A: red,
      B: yellow,
    } = arrange({
      seats: 2,
      firstPlayer: 'B',
      A: { faction: 'FT1', circle: [JohnIndian] },
      B: { faction: 'FV1', circle: [MercyLewis] },
      colonistRow: [JohnWillard, GilesCorey],
      accusations: { [JohnWillard]: 1 },
    });
    // SAL-2.1: nothing happens before everyone has placed.
    yellow.chooses(5);
    red.chooses(4);
    yellow.chooses(12);
    red.chooses(8);
    yellow.chooses(13);
    expect(table.told('messengerLifted')).toEqual([]);
    red.chooses(11);

    // 4 (SAL-2.2, SAL-2.3)
    expect(table.asking).toBe('A protect');
    expect(table.state.firstPlayer).toBe(red.seat);
    red.chooses(JohnIndian);
    expect(table.state.protectionOn).toBe(JohnIndian);

    // 5 (SAL-2.4, SAL-2.5)
    yellow.chooses(MercyLewis, GilesCorey);
    expect([yellow.influence, table.accusationsOn(GilesCorey)]).toEqual([6, 1]);

    // 8 (SAL-2.6)
    red.chooses(JohnWillard);
    expect([red.influence, red.jail]).toEqual([2, [JohnWillard]]);

    // 11 (SAL-2.7)
    red.chooses(MercyLewis);
    expect([red.influence, table.fearOn(MercyLewis)]).toEqual([4, 1]);

    // 12 (SAL-2.8)
    yellow.chooses(GilesCorey, GilesCorey);
    expect([yellow.influence, table.accusationsOn(GilesCorey)]).toEqual([8, 3]);

    // 13 (SAL-2.9)
    yellow.chooses(GilesCorey);
    expect([yellow.influence, yellow.circle]).toEqual([5, [MercyLewis, GilesCorey]]);
    expect(table.accusationsOn(GilesCorey)).toBe(3);

    // SAL-2.10, SAL-2.11
    expect(table.supply).toEqual({ influence: 31, accusations: 33, fear: 14 });
    expect(table.told('cardRevealed').map(({ row, slot }) => `${row} ${slot}`)).toEqual(['colonist 2', 'colonist 1']);
    expect(table.told('cardCycled')).toEqual([]);
    expect(table.asking).toBe('A place');
    expect(table.state.round).toBe(2);
  });
});
