import { describe, expect, it } from 'vitest';
import { GilesCorey, MercyLewis, PhilipEnglish } from '../content/colonists.ts';
import { NONE } from '../state.ts';
import { arrange } from './arrange.ts';

describe('SC-03 Placing order (SAL-9.1 SAL-9.2 SAL-9.3 SAL-1.7 SAL-1.8 SAL-R15)', () => {
  it('goes round A, B, C, A, B, C, one messenger at a time, and nothing is resolved before the sixth', () => {
    const { table, A, B, C } = arrange({ seats: 3, firstPlayer: 'A', A: { circle: [PhilipEnglish] } });
    const asked: string[] = [];
    for (const [person, space] of [
      [A, 6],
      [B, 1],
      [C, 12],
      [A, 5],
      [B, 11],
      [C, 13],
    ] as const) {
      asked.push(table.asking);
      expect(table.told('messengerLifted')).toEqual([]);
      expect([A.influence, B.influence, C.influence]).toEqual([4, 4, 4]);
      person.chooses(space);
    }
    expect(asked).toEqual(['A place', 'B place', 'C place', 'A place', 'B place', 'C place']);
    expect(table.told('messengerLifted')).toHaveLength(1);
  });

  it('SAL-9.3 SAL-1.8 B may not choose a space that A occupies', () => {
    const { table, A, B } = arrange({ firstPlayer: 'A' });
    A.chooses(5);
    expect(B.offered).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(table.refusalOf(5)?.rule).toBe('SAL-9.3');
    expect(() => B.chooses(5)).toThrow(/refused/);
    expect(B.messengers).toBe(2);
  });

  it('SAL-R15 nobody may pass: the fourteen spaces are all there is to choose', () => {
    const { A } = arrange({ firstPlayer: 'A' });
    expect(A.offered).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(() => A.chooses('decline')).toThrow(/not an answer/);
  });

  it('SAL-9.1 others do not place meanwhile', () => {
    const { B } = arrange({ firstPlayer: 'A' });
    expect(() => B.chooses(3)).toThrow(/not asked/);
  });

  it('SAL-9.1 begins with whoever holds the token and goes clockwise', () => {
    const { table, A, B, C } = arrange({ firstPlayer: 'C' });
    C.chooses(1);
    A.chooses(2);
    B.chooses(3);
    expect(table.asking).toBe('C place');
    expect(table.state.spaces.slice(1, 4)).toEqual([2, 0, 1]);
    expect([A.messengers, B.messengers, C.messengers]).toEqual([1, 1, 1]);
  });

  it('SAL-5.8 with two players three each: A, B, A, B, A, B', () => {
    const { table, A, B } = arrange({ seats: 2, firstPlayer: 'B' });
    for (const [person, space] of [
      [B, 14],
      [A, 13],
      [B, 12],
      [A, 11],
      [B, 10],
    ] as const)
      person.chooses(space);
    expect(table.asking).toBe('A place');
    A.chooses(9);
    expect(table.told('messengerLifted').map(({ space }) => space)).toEqual([9, 10]);
  });

  it('SAL-R15 one player may take both spaces of a pair, and a space whose action is impossible', () => {
    const { table, A, B, C } = arrange({ firstPlayer: 'A', A: { influence: 0 } });
    A.chooses(8);
    B.chooses(1);
    C.chooses(3);
    A.chooses(9);
    expect(table.state.spaces[8]).toBe(0);
    expect(table.state.spaces[9]).toBe(0);
  });
});

describe('SC-04 Resolving order (SAL-9.4 SAL-1.9 SAL-R3)', () => {
  it('messengers on 9 (A), 2 (B), 5 (A), 13 (B) resolve 2, 5, 9, 13', () => {
    const table = arrange({ messengers: { 9: 'A', 2: 'B', 5: 'A', 13: 'B' } });
    table.passUntil('place');
    expect(table.told('messengerLifted').map(({ space, seat }) => [space, seat])).toEqual([
      [2, 1],
      [5, 0],
      [9, 0],
      [13, 1],
    ]);
  });

  it.each([{ spaces: [1, 3, 5, 7, 9, 11, 13, 14] }, { spaces: [2, 4, 6, 8, 10, 12, 13, 14] }])(
    'SAL-9.4 SAL-R3 whoever stands there, the path is followed: $spaces',
    ({ spaces }) => {
      const letters = ['D', 'C', 'B', 'A', 'C', 'A', 'D', 'B'] as const;
      const messengers = Object.fromEntries(spaces.map((space, n) => [space, letters[n]]));
      const table = arrange({ seats: 4, messengers });
      table.passUntil('place');
      expect(table.told('messengerLifted').map(({ space }) => space)).toEqual(spaces);
    },
  );

  it('SAL-1.9 SAL-2.1 each action is carried out at the moment its messenger is removed', () => {
    const { table, A, B } = arrange({ colonistRow: [GilesCorey], messengers: { 1: 'A', 2: 'B' } });
    expect(table.told('messengerLifted').map(({ space }) => space)).toEqual([1]);
    expect(table.state.spaces[2]).toBe(1);
    expect([A.messengers, B.messengers]).toEqual([2, 1]);
    expect([A.influence, B.influence]).toEqual([5, 4]);
    A.chooses(GilesCorey);
    expect(table.state.spaces[2]).toBe(NONE);
    expect(B.messengers).toBe(2);
    expect(table.asking).toBe('B accuse');
  });
});

describe('the next round', () => {
  it('SAL-2.11 SAL-10.11 begins with everyone’s messengers back and the First Player placing', () => {
    const { table, A, B, C } = arrange({
      firstPlayer: 'B',
      A: { circle: [MercyLewis] },
      messengers: { 6: 'A', 3: 'B' },
    });
    expect(table.asking).toBe('B place');
    expect(table.state.round).toBe(2);
    expect([A.messengers, B.messengers, C.messengers]).toEqual([2, 2, 2]);
    expect(table.state.spaces.slice(1).every(holder => holder === NONE)).toBe(true);
  });
});
