/** Keywords of attacks: FOL-5K. */
import { describe, expect, it } from 'vitest';
import { d100, d4, d6 } from './dice.ts';
import { fight } from './fight.ts';
import type { Placed } from './fight.ts';
import { hurl, strike } from './table.ts';

const away: Placed = { as: 'TE', at: 'A9' };

describe('keywords of attacks', () => {
  it('SC-20 FOL-5K.19a, FOL-5K.19b, FOL-5G.2: ETHEREAL absorbs 2, not between the ETHEREAL', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'WH', at: 'E5' }, away], foes: [['C19', 'F5']] });
    expect(t.dice(d100(40), d6(4)).attacks('S02').foe().vita).toBe(3);
    const ghost = fight({ map: 'MP11', party: [{ as: 'WH', at: 'E5', ghost: 7 }, away], foes: [['C19', 'H5']] });
    ghost.dice(d100(40), d6(4)).uses('WH.ghost1');
    expect(ghost.foe().vita).toBe(1);
    expect(ghost.member().gp).toBe(6);
  });

  it('SC-21 FOL-5K.12a, FOL-5K.12b, FOL-R25: CRUSHING takes 1 from the damage of the next turn, once, and is over with that turn', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'MO', at: 'F5' }, away],
      foes: [
        ['C16', 'E5'],
        ['C16', 'G5'],
      ],
      turn: 'foes',
      dice: [d100(95), d6(1), d100(95), d6(1)],
    });
    t.dice(d100(90), d4(3)).attacks('S12a');
    expect(t.foe().vita).toBe(8 - 3);
    if (t.asking === 'A secondTarget') t.chooses('no');
    t.ends().dice(d100(2), d100(2)).ends();
    t.dice(d100(90), d4(3)).attacks('S12a');
    expect(t.foe().vita).toBe(8 - 3 - 4);
  });

  it('SC-22 FOL-5K.6: BLACKOUT 80 takes the next turn on 81, not on 80', () => {
    const party: Placed[] = [
      { as: 'TE', at: 'B5' },
      { as: 'WH', at: 'A9' },
    ];
    const t = fight({ map: 'MP11', party, foes: [['C07', 'F5']] });
    t.dice(d100(81), d6(2)).uses('AB28');
    expect(t.foe().vita).toBe(3);
    expect(t.foe().losesTurn).toBe(true);
    expect(t.member().pp).toBe(5);
    const less = fight({ map: 'MP11', party, foes: [['C07', 'F5']] });
    less.dice(d100(80), d6(2)).uses('AB28');
    expect(less.foe().losesTurn).toBe(false);
  });

  it('SC-25 FOL-5K.31: PENETRATE 2 strikes what stands in the next two spaces of the line', () => {
    const party: Placed[] = [{ as: 'WH', at: 'C5', with: ['W18'] }, away];
    const foes = [
      ['C14', 'F5'],
      ['C14', 'G5'],
      ['C14', 'H5'],
      ['C14', 'I5'],
    ] as const;
    const t = fight({ map: 'MP12', party, foes });
    t.dice(d100(2), d100(2), d100(2)).attacks('W18', 0);
    expect(t.blows).toEqual(['0>10 2', '0>11 2', '0>12 2']);
    const aside = fight({
      map: 'MP12',
      party,
      foes: [
        ['C14', 'F6'],
        ['C14', 'G7'],
      ],
    });
    aside.dice(d100(2)).attacks('W18', 0);
    expect(aside.blows).toEqual(['0>10 2']);
  });

  it('SC-26 FOL-5K.4: ARCING strikes another foe adjacent to the first, wherever the attacker stands', () => {
    const t = fight({
      map: 'MP12',
      party: [{ as: 'OA', at: 'D5', with: ['W07'] }, away],
      foes: [
        ['C14', 'E5'],
        ['C14', 'F5'],
        ['C14', 'J9'],
      ],
    });
    t.dice(d100(2)).attacks('W07', 0);
    expect(t.asking).toBe('A arcingTarget');
    expect(t.offered).toEqual([11, 'no']);
    t.dice(d100(3)).chooses(11);
    expect(t.blows).toEqual(['0>10 2', '0>11 3']);
  });

  it('FOL-R26 after a natural 1 the rest of the Act with that weapon is lost', () => {
    const t = fight({
      map: 'MP12',
      party: [{ as: 'OA', at: 'D5', with: ['W07'] }, away],
      foes: [
        ['C14', 'E5'],
        ['C14', 'F5'],
      ],
    });
    t.dice(d100(1)).attacks('W07', 0);
    expect(t.asking).toBe('A encounter');
  });

  it('SC-27 FOL-5K.33: PUSH moves the target and costs it 1d4; who stands in the way pays its own', () => {
    const alone = fight({
      map: 'MP11',
      party: [{ as: 'WH', at: 'F5' }, away],
      foes: [['C04', 'E5']],
      turn: 'foes',
      dice: [d100(90), d6(3), d4(3)],
    });
    expect(alone.where(0)).toBe('G5');
    expect(alone.member().vita).toBe(6);
    const stopped = fight({
      map: 'MP11',
      party: [
        { as: 'WH', at: 'F5' },
        { as: 'OA', at: 'G5' },
      ],
      foes: [['C04', 'E5']],
      turn: 'foes',
      dice: [d100(90), d6(3), d4(3), d4(2)],
    });
    expect(stopped.where(0)).toBe('F5');
    expect(stopped.member(0).vita).toBe(6);
    expect(stopped.member(1).vita).toBe(13);
  });

  it('SC-28 FOL-5K.23: FLANK of several sources adds up while an ally is beside the target', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'MO', at: 'E5' },
        { as: 'OA', at: 'G5' },
      ],
      foes: [['C09', 'F5']],
    });
    t.dice(d100(90), d4(2)).attacks('S12b');
    expect(t.foe().vita).toBe(7 - (5 - 1));
    const alone = fight({ map: 'MP11', party: [{ as: 'MO', at: 'E5' }, away], foes: [['C09', 'F5']] });
    alone.dice(d100(90), d4(2)).attacks('S12b');
    expect(alone.foe().vita).toBe(7 - (3 - 1));
  });

  it('SC-29 FOL-5K.24: FOCUS 10 counts from the second round against the same foe with the same weapon', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'WH', at: 'E5', with: ['W10', 'S03'] }, away],
      foes: [['C09', 'F5']],
    });
    t.dice(d100(39)).attacks('W10');
    expect(t.told('attackMade')[0]).toMatchObject({ total: 54, hit: false });
    t.ends().dice(d100(2)).ends();
    t.dice(d100(39), d6(1)).attacks('W10');
    expect(t.told('attackMade').at(-1)).toMatchObject({ total: 64, hit: true });
  });

  it('SC-30 FOL-5K.35a, FOL-5K.35b: RAZOR takes 1 at the start of four turns; nothing from the ETHEREAL', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'MO', at: 'E5', with: ['W13'] }, away], foes: [['C07', 'F5']] });
    t.dice(d100(90), d4(1)).attacks('W13');
    expect(t.foe().vita).toBe(5);
    for (const left of [4, 3, 2, 1, 1]) {
      t.ends().dice(d100(2)).ends();
      expect(t.foe().vita).toBe(left);
    }
    const ghostly = fight({ map: 'MP11', party: [{ as: 'MO', at: 'E5', with: ['W13'] }, away], foes: [['C19', 'F5']] });
    ghostly.dice(d100(90), d4(4)).attacks('W13');
    expect(ghostly.foe().razorLeft).toBe(0);
  });

  it('SC-38 FOL-5K.1: 1 PP buys an attack with the second 1 HAND weapon, against anybody', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'MO', at: 'E5' }, away],
      foes: [
        ['C14', 'F5'],
        ['C14', 'D5'],
      ],
    });
    t.dice(d100(2)).attacks('S12a', 0);
    expect(t.asking).toBe('A secondTarget');
    expect(t.offered).toEqual([10, 11, 'no']);
    t.dice(d100(3)).chooses(11);
    expect(t.member().pp).toBe(4);
    expect(t.blows).toEqual(['0>10 2', '0>11 3']);
    const poor = fight({ map: 'MP11', party: [{ as: 'MO', at: 'E5', pp: 0 }, away], foes: [['C14', 'F5']] });
    expect(poor.dice(d100(2)).attacks('S12a').asking).toBe('A encounter');
  });

  it('SC-48 FOL-5K.46, FOL-5K.18: THROWN reaches 3, is a ranged attack, and exhausts the weapon', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'MO', at: 'B5' }, away],
      foes: [
        ['C14', 'E5'],
        ['C14', 'F5'],
      ],
    });
    expect(t.refusalOf(hurl('S12a', 1, t.s))).toEqual({ rule: 'FOL-5K.34', why: 'outOfRange' });
    expect(t.refusalOf(hurl('S12b', 0, t.s))).toBeUndefined();
    t.dice(d100(80), d4(2)).chooses(hurl('S12a', 0, t.s));
    expect(t.foe().vita).toBe(6 - 3);
    expect(t.told('cardExhausted')).toHaveLength(1);
  });

  it('SC-74 FOL-5K.34, FOL-R35, FOL-R50: RANGE, unlimited RANGE, and REACH, which is melee but seen past others', () => {
    const bow = fight({
      map: 'MP12',
      party: [{ as: 'WH', at: 'A7', with: ['W16'] }, away],
      foes: [
        ['C14', 'H7'],
        ['C14', 'F7'],
      ],
    });
    expect(bow.refusalOf(strike('W16', 0, bow.s))).toEqual({ rule: 'FOL-5K.34', why: 'outOfRange' });
    expect(bow.offers(strike('W16', 1, bow.s))).toBe(true);
    const far = fight({ map: 'MP12', party: [{ as: 'WH', at: 'A7', with: ['X07'] }, away], foes: [['C14', 'J7']] });
    expect(far.offers(strike('X07', 0, far.s))).toBe(true);
    const spear = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'D5', with: ['W08'] },
        { as: 'WH', at: 'E5' },
      ],
      foes: [
        ['C14', 'F5'],
        ['C14', 'D6'],
      ],
    });
    expect(spear.factsOf(strike('W08', 0, spear.s))).toMatchObject({ keep: 0, parts: { sight: -5 } });
  });

  it('FOL-5K.10, SC-71: BURST harms everybody beside, ABSORPTION does not help', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'WH', at: 'E5' },
        { as: 'OA', at: 'F4', with: ['P04'] },
      ],
      foes: [
        ['C23', 'F5'],
        ['C14', 'J1'],
      ],
      tune: s => (s.foes[0].vita = 1),
    });
    t.dice(d100(90), d6(1)).attacks('S02', 0);
    expect(t.member(0).vita).toBe(10);
    expect(t.member(1).vita).toBe(13);
  });
});
