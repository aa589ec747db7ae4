/** Taking back at this table: one's own choices, until another seat has chosen or a card was revealed. */
import { hash, load, save } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import {
  EdwardPutnam,
  GilesCorey,
  JohnIndian,
  JohnWillard,
  MercyLewis,
  PhilipEnglish,
  SarahGood,
  ThomasPutnam,
} from '../content/colonists.ts';
import { salem } from '../game.ts';
import { arrange } from './arrange.ts';
import { begin } from './table.ts';

describe('placing', () => {
  it('an own placement can be taken back until the next seat has placed', () => {
    const { table, A, B } = arrange({ firstPlayer: 'A' });
    A.chooses(5);
    expect([A.canTakeBack, table.asking]).toEqual([1, 'B place']);
    A.takesBack();
    expect(table.asking).toBe('A place');
    expect([A.messengers, table.state.spaces[5]]).toEqual([2, -1]);
    expect(table.told('messengerPlaced')).toEqual([]);
    A.chooses(6);
    B.chooses(5);
    expect([A.canTakeBack, B.canTakeBack]).toEqual([0, 1]);
    expect(() => A.takesBack()).toThrow(/no choice that can be taken back/);
  });

  it('others cannot take it back', () => {
    const { A, B } = arrange({ firstPlayer: 'A' });
    A.chooses(5);
    expect(B.canTakeBack).toBe(0);
    expect(() => B.takesBack()).toThrow();
  });

  it('the last placement, too, while the first space has not been answered by somebody else', () => {
    const { table, A, B, C } = arrange({ firstPlayer: 'A', colonistRow: [GilesCorey] });
    for (const [person, space] of [
      [A, 1],
      [B, 3],
      [C, 6],
      [A, 12],
      [B, 8],
      [C, 13],
    ] as const)
      person.chooses(space);
    expect([table.asking, A.influence]).toEqual(['A accuse', 5]);
    C.takesBack();
    expect([table.asking, A.influence]).toEqual(['C place', 4]);
    C.chooses(14);
    A.chooses(GilesCorey);
    expect(C.canTakeBack).toBe(0);
  });
});

describe('resolving', () => {
  it('a menu pick can be taken back, with everything it did, step by step', () => {
    const { table, A } = arrange({
      A: { circle: [PhilipEnglish, MercyLewis, JohnIndian] },
      colonistRow: [GilesCorey],
      messengers: { 5: 'A', 12: 'B' },
    });
    A.chooses(PhilipEnglish, MercyLewis, GilesCorey);
    expect([A.influence, table.accusationsOn(GilesCorey), A.canTakeBack]).toEqual([6, 1, 3]);
    A.takesBack();
    expect([table.asking, table.accusationsOn(GilesCorey)]).toEqual(['A accuse', 0]);
    A.takesBack();
    expect(table.asking).toBe('A menu');
    expect(A.offered).toContain(MercyLewis);
    A.takesBack();
    expect(A.influence).toBe(4);
    expect(A.offered).toContain(PhilipEnglish);
    expect(A.canTakeBack).toBe(0);
  });

  it('an arrest can be taken back until somebody else is asked and answers', () => {
    const { table, A, B } = arrange({
      A: { influence: 9 },
      prominentRow: [ThomasPutnam, EdwardPutnam],
      colonistRow: [SarahGood],
      accusations: { [ThomasPutnam]: 3, [EdwardPutnam]: 3 },
      messengers: { 8: 'A', 12: 'C' },
    });
    A.chooses(ThomasPutnam);
    expect(table.asking).toBe('B scapegoat');
    A.takesBack().chooses(EdwardPutnam);
    expect(table.decision.frame).toMatchObject({ target: EdwardPutnam });
    B.chooses('decline');
    expect([A.canTakeBack, B.canTakeBack]).toEqual([0, 1]);
    B.takesBack().chooses(SarahGood);
    expect(A.jail).toEqual([SarahGood]);
    B.takesBack();
    expect([A.jail, table.state.colonistRowTouched]).toEqual([[], false]);
  });

  it('after a refill nothing can: cards have been revealed', () => {
    const { table, A } = arrange({
      colonistRow: [JohnWillard],
      accusations: { [JohnWillard]: 1 },
      messengers: { 8: 'A' },
    });
    A.chooses(JohnWillard);
    expect(table.told('cardRevealed').length).toBeGreaterThan(0);
    expect(A.canTakeBack).toBe(0);
    expect(() => A.takesBack()).toThrow(/no choice that can be taken back/);
  });

  it('a table that was arranged, played and taken back can be saved and loaded', () => {
    const { table, A } = arrange({ A: { circle: [PhilipEnglish, JohnIndian] }, messengers: { 7: 'A', 12: 'B' } });
    const before = hash(table.state);
    A.chooses(PhilipEnglish);
    const again = load(salem, save(table.match));
    expect(hash(again.state)).toBe(hash(table.state));
    A.takesBack();
    expect(hash(table.state)).toBe(before);
  });
});

describe('the start draft', () => {
  it('one may change one’s own pick until all have picked, whoever answered meanwhile', () => {
    const table = begin(3, { startDraft: true });
    const { A, B, C } = table;
    const [first, second] = A.offered;
    A.chooses(first);
    B.chooses(B.offered[0]);
    expect([A.canTakeBack, B.canTakeBack, C.canTakeBack]).toEqual([1, 1, 0]);
    A.takesBack();
    expect(A.offered).toEqual([first, second]);
    A.chooses(second);
    expect(table.state.players.map(({ picked }) => picked === -1)).toEqual([false, false, true]);
    const last = C.offered[0];
    C.chooses(last);
    expect(A.circle).toEqual([second]);
    expect(C.circle).toEqual([last]);
    expect([A.canTakeBack, B.canTakeBack, C.canTakeBack]).toEqual([0, 0, 0]);
  });
});
