/** Generals that were wounded and not slain heal (REA-R21). */
import { describe, expect, it } from 'vitest';
import { Dwarf, Rogue } from '../content/heroes.ts';
import { DarkWoods, ThornyWoods } from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { ATTACK, END_DAY } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

describe('healing of Generals (REA-R21)', () => {
  const wounded = (general: object, hand: string[], at: number, ...faces: number[]): Table => {
    const t = arrange({
      heroes: [{ hero: Rogue, at, hand: hand.map(card) }, { hero: Dwarf }],
      turn: 7,
      generals: { [at === ThornyWoods ? GREEN : BLACK]: general },
    });
    t.does(ATTACK);
    for (const c of hand.slice(0, -1)) t.chooses(card(c));
    return t.dice(...faces).chooses(card(hand[hand.length - 1]));
  };

  it('a new wound restarts the clock by the new state', () => {
    const minor = wounded({ life: 5, healsFrom: 3 }, ['HC01', 'HC02'], ThornyWoods, 3, 3);
    expect(minor.s.generals[GREEN]).toMatchObject({ life: 3, healsFrom: 8 });
    const major = wounded({ life: 4, healsFrom: 3 }, ['HC01', 'HC02'], ThornyWoods, 3, 3);
    expect(major.s.generals[GREEN]).toMatchObject({ life: 2, healsFrom: 9 });
    const untouched = wounded({ life: 4, healsFrom: 3 }, ['HC01', 'HC02'], ThornyWoods, 2, 2);
    expect(untouched.s.generals[GREEN]).toMatchObject({ life: 4, healsFrom: 3 });
  });

  it('Varkolak’s wounds are always minor', () => {
    const t = wounded({ life: 3 }, ['HC23', 'HC24'], DarkWoods, 4, 4);
    expect(t.s.generals[BLACK]).toMatchObject({ life: 1, healsFrom: 8 });
    expect(t.seenBy(0).generals[BLACK].major).toBe(false);
  });

  it('Spy in the Camp keeps one from healing, this turn only (REA-R21, REA-R52)', () => {
    const t = arrange({
      heroes: [{ hero: Rogue, hand: [card('SP16')] }],
      generals: {
        [GREEN]: { life: 3, healsFrom: 5 },
        [BLACK]: { life: 3, healsFrom: 4 },
        [RED]: { life: 4, healsFrom: 6 },
        [BLUE]: { life: 0 },
      },
      darkDeck: ['DS47', 'DS48', 'DS49', 'DS57'].map(card),
    });
    t.does({ action: 'play', source: card('SP16') });
    expect([t.asking, t.offered]).toEqual(['A pickGeneral', [GREEN, BLACK]]);
    expect(t.refusalOf(RED)).toEqual({ rule: 'REA-R21', why: 'notHealing' });
    expect(t.refusalOf(BLUE)).toEqual({ rule: 'REA-R20', why: 'isFallen' });
    t.chooses(GREEN).does(END_DAY).letsPass();
    expect(t.s.generals.map(({ life }) => life)).toEqual([3, 4, 4, 0]);
    expect(t.s.generals[GREEN].spied).toBe(false);
    t.does(END_DAY).letsPass();
    expect(t.s.generals.map(({ life, healsFrom }) => [life, healsFrom])).toEqual([
      [4, 5],
      [5, 0],
      [5, 6],
      [0, 0],
    ]);
    const none = arrange({
      heroes: [{ hero: Rogue, hand: [card('SP16')] }],
      generals: { [GREEN]: { life: 3, healsFrom: 6 } },
    });
    expect(none.refusalOf({ action: 'play', source: card('SP16') })).toEqual({
      rule: 'REA-R21',
      why: 'noGeneralHeals',
    });
  });

  it('a badly wounded General does not even follow a "Next Location" card (REA-R22)', () => {
    const night = (life: number): number =>
      arrange({
        heroes: [{ hero: Rogue }],
        generals: { [GREEN]: { life, healsFrom: 9 } },
        darkDeck: [card('DS14')],
        first: [{ do: 'night' }],
      }).s.generals[GREEN].step;
    expect([night(1), night(2), night(3)]).toEqual([0, 0, 1]);
  });
});
