/** Attacks and damage: FOL-5C.16 to FOL-5C.20, FOL-R22 to FOL-R28. */
import { describe, expect, it } from 'vitest';
import { d100, d4, d6, d8, thrownSince } from './dice.ts';
import { fight } from './fight.ts';
import type { Placed } from './fight.ts';
import { strike, unarmed } from './table.ts';

const away: Placed = { as: 'TE', at: 'A9' };

describe('a blow', () => {
  it('SC-16 FOL-5C.16, FOL-5C.17, FOL-5K.36, FOL-R22, FOL-R24a: equality hits; damage is dice and bonus less REDUCTION', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5' }, away], foes: [['C28', 'F5']] });
    t.dice(d100(25), d8(5)).attacks('S09');
    expect(t.told('attackMade')[0]).toMatchObject({ natural: 25, total: 50, defense: 50, hit: true });
    expect(t.foe().vita).toBe(7);
  });

  it('FOL-R22 one less than the Defense misses', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5' }, away], foes: [['C28', 'F5']] });
    t.dice(d100(24)).attacks('S09');
    expect(t.blows).toEqual(['0>10 24']);
    expect(t.foe().vita).toBe(12);
  });

  it('SC-17 FOL-5K.2a, FOL-5K.2c, FOL-5K.39b: two hands take the better throw; a SICKENED user throws once', () => {
    const party: Placed[] = [{ as: 'AR', at: 'E5' }, away];
    const t = fight({ map: 'MP11', party, foes: [['C14', 'F5']] });
    expect(t.dice(d100(40), d6(2), d6(5)).attacks('S06').foe().vita).toBe(1);
    const sick = fight({ map: 'MP11', party: [{ ...party[0], statuses: ['sickened'] }, away], foes: [['C14', 'F5']] });
    expect(sick.dice(d100(40), d6(2), d6(5)).attacks('S06').foe().vita).toBe(4);
  });

  it('SC-18 FOL-5K.39a: SICKENED takes the worse of two throws', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5', statuses: ['sickened'] }, away],
      foes: [['C09', 'F5']],
    });
    t.dice(d100(60), d8(7), d8(3)).attacks('S09');
    expect(t.foe().vita).toBe(7 - (3 + 1 - 1));
  });

  it('SC-19 FOL-5K.38, FOL-5K.50, FOL-R23: SACRED rolls twice against Undead; a WEAKEN token cancels the second die, not the +1', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'EX', at: 'E5' }, away], foes: [['C13', 'F5']] });
    t.dice(d100(12), d100(41), d4(2)).attacks('S04');
    expect(t.blows).toEqual(['0>10 41!']);
    expect(t.foe().vita).toBe(2);
    const weak = fight({
      map: 'MP11',
      party: [{ as: 'EX', at: 'E5' }, away],
      foes: [['C13', 'F5']],
      tune: s => (s.party[0].weaken = 1),
    });
    weak.dice(d100(41), d4(2)).attacks('S04');
    expect(weak.foe().vita).toBe(2);
    expect(weak.member().weaken).toBe(0);
    expect(thrownSince(weak.s)).toBe(2);
  });

  it('FOL-5K.50 WEAKEN alone: the lower of two dice counts', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5' }, away],
      foes: [['C14', 'F5']],
      tune: s => (s.party[0].weaken = 2),
    });
    t.dice(d100(80), d100(20)).attacks('S09');
    expect(t.blows).toEqual(['0>10 20']);
    expect(t.member().weaken).toBe(1);
  });

  it('FOL-5K.11, FOL-5K.40 COLD STEEL against Nature, SILVER against Shapeshifters: twice, and +1 Damage', () => {
    const cold = fight({ map: 'MP11', party: [{ as: 'WH', at: 'E5', with: ['W09'] }, away], foes: [['C01', 'F5']] });
    cold.dice(d100(20), d100(60), d6(1)).attacks('W09');
    expect(cold.blows).toEqual(['0>10 60!']);
    expect(cold.foe().vita).toBe(5 - 3);
    const silver = fight({ map: 'MP11', party: [{ as: 'WH', at: 'E5', with: ['W10'] }, away], foes: [['C25', 'F5']] });
    silver.dice(d100(20), d100(60), d6(1)).attacks('W10');
    expect(silver.foe().vita).toBe(9 - 3);
    const human = fight({ map: 'MP11', party: [{ as: 'WH', at: 'E5', with: ['W10'] }, away], foes: [['C07', 'F5']] });
    human.dice(d100(60), d6(1)).attacks('W10');
    expect(human.foe().vita).toBe(6 - 2);
  });

  it('FOL-R28 bare hands: 1d4, no DMG bonus', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5' }, away], foes: [['C14', 'F5']] });
    t.dice(d100(60), d4(3)).chooses(unarmed());
    expect(t.foe().vita).toBe(3);
  });

  it('SC-41 FOL-5K.7, FOL-5K.3a, FOL-7.1, FOL-7.2: ABSORPTION of several sources adds up', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'F5', with: ['S09', 'P04'], statuses: ['blessed'] }, away],
      foes: [['C07', 'E5']],
      turn: 'foes',
      dice: [d100(95), d6(5)],
    });
    expect(t.member().vita).toBe(15 - 3);
  });
});

describe('natural 100 and natural 1', () => {
  it('SC-23 FOL-5K.49 VORPAL above 95: the most, without a throw', () => {
    const party: Placed[] = [{ as: 'MO', at: 'E5', with: ['W24'] }, away];
    const foes = [['C07', 'F5'] as const, ['C07', 'J1'] as const];
    const t = fight({ map: 'MP11', party, foes });
    t.dice(d100(96)).attacks('W24');
    expect(t.told('foeFell')).toHaveLength(1);
    expect(thrownSince(t.s)).toBe(1);
    const less = fight({ map: 'MP11', party, foes });
    less.dice(d100(95), d6(2)).attacks('W24');
    expect(less.foe().vita).toBe(4);
  });

  it('SC-24 FOL-5K.17, FOL-5C.18, FOL-R24a, FOL-R26: EXECUTE kills, or doubles against an Affliction', () => {
    const party: Placed[] = [{ as: 'OA', at: 'E5', with: ['W12'] }, away];
    const t = fight({ map: 'MP11', party, foes: [['C28', 'F5'] as const, ['C28', 'J1'] as const] });
    t.dice(d100(100)).attacks('W12');
    expect(t.told('foeFell')).toHaveLength(1);
    expect(t.asking).toBe('A devastatingStrike');
    expect(t.offered).toEqual(['move', 'act', 'pp']);
    const antler = fight({ map: 'MP11', party, foes: [['F03', 'F5']] });
    const before = antler.foe().vita;
    antler.dice(d100(100), [10, 4], [10, 7]).attacks('W12');
    expect(antler.foe().vita).toBe(before - 15);
  });

  it('FOL-R26 a Devastating Strike gives an Act, a Move or all PP', () => {
    const start = () => {
      const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5', pp: 1 }, away], foes: [['C28', 'F5']] });
      return t.dice(d100(100), d8(1)).attacks('S09');
    };
    const act = start().chooses('act');
    expect(act.offers(strike('S09', 0, act.s))).toBe(true);
    const move = start();
    const stride = move.s.turn.stride;
    move.chooses('move');
    expect(move.s.turn.stride).toBe(stride + 4);
    expect(move.refusalOf(strike('S09', 0, move.s))).toEqual({ rule: 'FOL-5C.12', why: 'hasActed' });
    expect(start().chooses('pp').member().pp).toBe(4);
  });

  it('SC-39 FOL-5C.19, FOL-5C.20: a natural 1 breaks a weapon; an artifact is exhausted until the fight is over', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5' }, away], foes: [['C28', 'F5']] });
    t.dice(d100(1)).attacks('S09');
    expect(t.told('itemBroken')).toHaveLength(1);
    const x11 = fight({ map: 'MP11', party: [{ as: 'OA', at: 'E5', with: ['X11'] }, away], foes: [['C28', 'F5']] });
    x11.dice(d100(1)).attacks('X11');
    expect(x11.told('itemBroken')).toHaveLength(0);
    expect(x11.told('cardExhausted')).toHaveLength(1);
  });

  it('FOL-R27 a foe: 100 attacks again, 1 costs it 1 Vita', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'WH', at: 'F5' }, away],
      foes: [['C07', 'E5']],
      turn: 'foes',
      dice: [d100(100), d6(1), [1, 1], d100(100), d6(1)],
    });
    expect(t.blows).toEqual(['10>0 100!', '10>0 100!']);
    expect(t.member().vita).toBe(10);
    const one = fight({
      map: 'MP11',
      party: [{ as: 'WH', at: 'F5' }, away],
      foes: [['C07', 'E5']],
      turn: 'foes',
      dice: [d100(1)],
    });
    expect(one.foe().vita).toBe(5);
  });
});

describe('what stands in the way', () => {
  it('SC-33 FOL-7.9, FOL-7.10, FOL-5K.30: darkness costs 5 in melee and 10 at range, not for the PERCEPTIVE', () => {
    const party: Placed[] = [
      { as: 'OA', at: 'E5' },
      { as: 'WH', at: 'A5' },
    ];
    const t = fight({ map: 'MP11', party, foes: [['C14', 'F5']], dark: true });
    t.dice(d100(29)).attacks('S09');
    expect(t.told('attackMade')[0]).toMatchObject({ total: 49, hit: false });
    const lit = fight({ map: 'MP11', party, foes: [['C14', 'F5']], dark: true, tune: s => (s.party[1].light = 5) });
    expect(lit.dice(d100(29), d8(1)).attacks('S09').told('attackMade')[0]).toMatchObject({ total: 54, hit: true });
    const sees = fight({
      map: 'MP11',
      party: [{ ...party[0], statuses: ['perceptive'] }, away],
      foes: [['C14', 'F5']],
      dark: true,
    });
    expect(sees.dice(d100(29), d8(1)).attacks('S09').told('attackMade')[0]).toMatchObject({ total: 54, hit: true });
    const bow = fight({ map: 'MP11', party: [{ as: 'WH', at: 'B5' }, away], foes: [['C14', 'F5']], dark: true });
    expect(bow.factsOf(strike('S01', 0, bow.s))).toMatchObject({ parts: { darkness: -10 } });
  });

  it('SC-34 FOL-5C.26, FOL-5K.48, FOL-R35: 5 less for everybody between; TRUE sees past them', () => {
    const party: Placed[] = [
      { as: 'WH', at: 'C5' },
      { as: 'OA', at: 'E5' },
    ];
    const foes = [
      ['C08', 'H5'],
      ['C07', 'F5'],
    ] as const;
    const t = fight({ map: 'MP12', party, foes });
    expect(t.factsOf(strike('S01', 0, t.s))).toMatchObject({ parts: { sight: -10 }, blockers: [44, 45], chance: 66 });
    t.dice(d100(34)).attacks('S01', 0);
    expect(t.told('attackMade')[0]).toMatchObject({ total: 44, hit: false });
    const hits = fight({ map: 'MP12', party, foes });
    hits.dice(d100(35), d6(1)).attacks('S01', 0);
    expect(hits.told('attackMade')[0]).toMatchObject({ total: 45, hit: true });
    const sure = fight({ map: 'MP12', party, foes }).uses('AB07');
    expect(sure.factsOf(strike('S01', 0, sure.s))).toMatchObject({ parts: { sight: 0 } });
    sure.dice(d100(34), d6(1)).attacks('S01', 0);
    expect(sure.told('attackMade')[0]).toMatchObject({ total: 54, hit: true });
  });

  it('SC-35 FOL-5C.24: shooting beside a foe, the lower of two dice counts', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'WH', at: 'E5' }, away], foes: [['C14', 'F5']] });
    t.dice(d100(70), d100(20)).attacks('S01');
    expect(t.blows).toEqual(['0>10 20']);
    const bowman = fight({
      map: 'MP11',
      party: [{ as: 'WH', at: 'E5' }, away],
      foes: [['C08', 'F5']],
      turn: 'foes',
      tune: s => (s.foes[0].immobilized = true),
      dice: [[10, 1], d100(90), d100(30)],
    });
    expect(bowman.blows).toEqual(['10>0 30']);
  });

  it('SC-79 FOL-5C.27, FOL-R4: without the Advanced Rules one die, no -5, nothing to Evade, Focus or Regroup', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'WH', at: 'E5', vita: 8, pp: 3 },
        { as: 'OA', at: 'G5' },
      ],
      foes: [
        ['C14', 'F5'],
        ['C14', 'I5'],
      ],
      tune: s => Object.assign(s.terms, { advanced: false }),
    });
    for (const choice of ['evade', 'focus', 'regroup']) {
      expect(t.refusalOf(choice)).toEqual({ rule: 'FOL-R4', why: 'advancedRulesOff' });
    }
    expect(t.factsOf(strike('S01', 1, t.s))).toMatchObject({ keep: 0, parts: { sight: 0 } });
    t.chooses('defend');
    expect(t.member().defending).toBe(true);
  });
});
