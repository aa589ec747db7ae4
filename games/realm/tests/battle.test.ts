/** Scenarios of battles with Generals. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Paladin, Ranger, Rogue, Wizard } from '../content/heroes.ts';
import {
  BlizzardMountains,
  DarkWoods,
  FatherOakForest,
  HeavensGlade,
  MonarchCity,
  ScorpionCanyon,
  ThornyWoods,
} from '../content/map.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { ATTACK } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

/** Everybody joins and commits all it holds that is of use; stops before the first attacker rolls or is picked. */
function commitAll(t: Table): Table {
  while (t.decision.ask === 'join' || t.decision.ask === 'commit') {
    if (t.decision.ask === 'join') t.chooses('join');
    else t.chooses(t.offered[0]);
  }
  return t;
}

describe('Varkolak', () => {
  const hand = ['HC23', 'HC39', 'SP01', 'SP02'].map(card);
  const fight = (faces: readonly number[]): Table => {
    const t = arrange({
      heroes: [
        { hero: Paladin, at: DarkWoods, hand: [...hand, card('HC01'), card('HC02'), card('HC03')] },
        { hero: Dwarf },
      ],
    });
    t.does(ATTACK);
    for (const c of hand.slice(0, 3)) t.chooses(c);
    t.dice(...faces);
    t.chooses(hand[3]);
    return t;
  };

  it('S40: five hits defeat him (REA-5.21, REA-5.22, REA-5.23, REA-5.24, REA-5.25, REA-5.26, REA-5.27, REA-5.28, REA-7.7, REA-R23, REA-R24, REA-R41, REA-R59)', () => {
    const t = fight([4, 5, 6, 1, 4, 4, 2]);
    expect([t.s.generals[BLACK].life, t.hero().slain, t.hero().hand.length]).toEqual([0, [BLACK], 6]);
    expect(t.told('warStatusAdvanced')).toMatchObject([{ status: 'mid' }]);
    expect([t.s.heroDiscard, t.s.removed]).toEqual([['HC23', 'HC39'].map(card), ['SP01', 'SP02'].map(card)]);
    expect(t.hero().up).toBe(4);
  });

  it('S41: with four hits he strikes back (REA-5.29, REA-5.30, REA-5.31, REA-R30)', () => {
    const t = fight([4, 5, 6, 1, 4, 3, 2, 4, 2]); // the last two: wounds and cards
    expect([t.s.generals[BLACK].life, t.hero().lost]).toEqual([1, 3]);
    expect(t.seenBy(0).generals[BLACK].major).toBe(false);
    expect(t.told('diceRolled').map(({ why, faces }) => [why, faces])).toEqual([
      ['penaltyWounds', [4]],
      ['penaltyCards', [2]],
    ]);
    expect([t.asking, t.offered]).toEqual(['A pickLostCard', ['HC01', 'HC02', 'HC03'].map(card)]);
    t.chooses(card('HC02'), card('HC01'));
    expect([t.hero().hand, t.hero().space]).toEqual([[card('HC03')], MonarchCity]);
    expect(t.s.heroDiscard).toEqual(['HC23', 'HC39', 'HC02', 'HC01'].map(card));
  });

  it('S45: nothing but plain dice works against him (REA-7.11, REA-R28)', () => {
    const t = arrange({
      heroes: [
        {
          hero: Ranger,
          at: FatherOakForest,
          hand: ['HC23', 'HC24', 'SP07'].map(card),
          completed: [card('Q01'), card('Q05'), card('Q10')],
        },
      ],
      generals: { [BLACK]: { step: 3 } },
    });
    t.does(ATTACK);
    expect(t.refusalOf('q05')).toEqual({ rule: 'REA-7.11', why: 'dread' });
    expect(t.refusalOf('q10')).toEqual({ rule: 'REA-7.11', why: 'dread' });
    t.chooses(card('HC23')).chooses(card('HC24'));
    t.dice(3, 6, 1);
    t.chooses('done');
    expect(t.told('attackScored')).toMatchObject([{ hits: 1 }]);
    expect(t.told('passed')).toEqual([]);
  });
});

describe('Gorgutt', () => {
  it('S42: all roll, ones cancel, and the slayer is who brought him down for good (REA-7.4, REA-7.12, REA-7.13, REA-R26)', () => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at: ThornyWoods, hand: ['HC05', 'HC07', 'HC01'].map(card) },
        { hero: Rogue, at: ThornyWoods, hand: ['HC21', 'HC02'].map(card) },
        { hero: Cleric, at: ThornyWoods, hand: ['HC03', 'HC04'].map(card) },
      ],
    });
    commitAll(t.does(ATTACK));
    expect(t.asking).toBe('A pickAttacker');
    t.dice(6, 6, 5, 3, 4).chooses(0);
    // The Cleric is the last and rolls by herself.
    t.dice(3, 3, 1, 1, 5).chooses(1);
    expect(t.told('attackScored').map(({ hits, ones }) => hits - ones)).toEqual([5, 1, 0]);
    expect(t.s.generals[GREEN].life).toBe(0);
    expect(t.told('generalDefeated')).toMatchObject([{ slot: 1 }]);
    expect(t.s.heroes.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
  });

  it('S43: ones may save him, badly wounded (REA-7.12, REA-7.13, REA-R21, REA-R22, REA-R26)', () => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at: ThornyWoods, hand: ['HC05', 'HC07', 'HC21', 'HC01', 'HC60', 'HC61'].map(card) },
        { hero: Rogue, at: ThornyWoods, hand: ['HC02', 'HC03', 'HC62', 'HC75'].map(card) },
      ],
      turn: 7,
    });
    commitAll(t.does(ATTACK));
    t.dice(6, 6, 6, 6, 6, 6, 6, 1, 1).chooses(0); // the last two: the Rogue
    while (t.decision.ask === 'pickLostCard') t.chooses(t.offered[0]);
    expect(t.s.generals[GREEN]).toMatchObject({ life: 1, healsFrom: 9 });
    expect(t.seenBy('spectator').generals[GREEN].major).toBe(true);
    expect(t.s.heroes.map(({ lost, hand, space }) => [lost, hand.length, space])).toEqual([
      [2, 0, MonarchCity],
      [2, 0, MonarchCity],
    ]);
  });
});

describe('Balazarg', () => {
  it('S44: corruption eats cards before they roll (REA-7.14, REA-7.15, REA-R27)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: ScorpionCanyon, hand: ['HC45', 'HC53', 'SP03'].map(card) }, { hero: Dwarf }],
    });
    t.does(ATTACK).chooses(card('HC45')).chooses(card('HC53'));
    t.dice(1, 4, 2).chooses(card('SP03'));
    expect(t.told('corruptionRolled').map(({ lost }) => lost)).toEqual([true, false, false]);
    expect(t.told('combatRolled')[0].faces).toHaveLength(4);
  });
});

describe('Sapphire', () => {
  it('S47: who brings her down is the slayer; the others need not roll and share the reward (REA-R56, REA-5.27)', () => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at: BlizzardMountains, hand: ['HC63', 'HC71'].map(card) },
        { hero: Rogue, at: BlizzardMountains, hand: ['HC65'].map(card) },
      ],
    });
    commitAll(t.does(ATTACK));
    t.dice(5, 6, 5, 5).chooses(0);
    expect([t.hero(0).slain, t.hero(0).hand.length, t.hero(1).hand.length]).toEqual([[BLUE], 3, 3]);
    expect(t.told('attackScored')).toHaveLength(1);
    expect(t.s.heroDiscard).toContain(card('HC65'));
  });

  it('S46: she regenerates, and both attackers pay (REA-R29, REA-R30)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, at: BlizzardMountains, hand: ['HC65', 'HC66'].map(card) },
        { hero: Rogue, at: BlizzardMountains, hand: ['HC67'].map(card) },
      ],
    });
    commitAll(t.does(ATTACK));
    t.dice(5, 2).chooses(0);
    if (t.decision.ask === 'useReroll') t.dice(5, 5).chooses('dragonSlayer');
    expect([t.s.generals[BLUE].life, t.hero(0).lost, t.hero(1).lost]).toEqual([4, 2, 3]);
    expect(t.told('generalRegenerated')).toHaveLength(1);
  });

  it('S61: a 1 never hits, whatever is added (REA-R25, REA-5.25)', () => {
    const t = arrange({
      heroes: [{ hero: Ranger, at: HeavensGlade, hand: ['HC65', 'HC67', 'HC69'].map(card), completed: [card('Q01')] }],
      generals: { [BLUE]: { step: 1 } },
    });
    t.does(ATTACK).chooses(card('HC65')).chooses(card('HC67'));
    t.dice(1, 3, 4).chooses(card('HC69'));
    expect(t.told('attackScored')).toMatchObject([{ hits: 2 }]);
  });
});

describe('when a General may be attacked', () => {
  it('no minion may stand there, and a fitting card is needed (REA-5.21, REA-R23)', () => {
    const minions = arrange({
      heroes: [{ hero: Wizard, at: DarkWoods, hand: [card('HC23')] }],
      minions: { [DarkWoods]: { black: 1 } },
    });
    expect(minions.refusalOf(ATTACK)).toMatchObject({ rule: 'REA-5.21' });
    const empty = arrange({ heroes: [{ hero: Wizard, at: DarkWoods, hand: [card('HC01')] }] });
    expect(empty.refusalOf(ATTACK)).toMatchObject({ rule: 'REA-5.23' });
    expect(arrange({ heroes: [{ hero: Wizard, hand: [card('HC23')] }] }).offers(ATTACK)).toBe(false);
  });
});

describe('healing of Generals', () => {
  const endTurn = (t: Table): void => {
    t.does({ action: 'endDay' });
    while (t.decision.ask !== 'chooseAction') t.chooses(t.offers('pass') ? 'pass' : t.offered[0]);
  };
  const three = [{ hero: Wizard }, { hero: Dwarf }, { hero: Paladin }];
  const quiet = ['DS47', 'DS48', 'DS49', 'DS57', 'DS58', 'DS59'].map(card);

  it('S48: a minor wound heals from the next turn on (REA-R21)', () => {
    const t = arrange({ heroes: three, turn: 7, generals: { [RED]: { life: 4, healsFrom: 8 } }, darkDeck: quiet });
    const lives: number[] = [];
    for (let turn = 7; turn <= 10; turn++) {
      endTurn(t);
      lives.push(t.s.generals[RED].life);
    }
    expect(lives).toEqual([4, 5, 6, 6]);
  });

  it('S49: a major one from the next turn of that hero; until then he does not advance (REA-R21, REA-R22)', () => {
    const t = arrange({
      heroes: three,
      turn: 7,
      generals: { [GREEN]: { life: 2, healsFrom: 10 } },
      darkDeck: ['DS06', 'DS47', 'DS48', 'DS49'].map(card),
    });
    const lives: number[] = [];
    for (let turn = 7; turn <= 11; turn++) {
      endTurn(t);
      lives.push(t.s.generals[GREEN].life);
    }
    expect(lives).toEqual([2, 2, 2, 3, 4]);
    expect(t.told('generalStayed')[0]).toMatchObject({ general: GREEN, why: 'major' });
  });
});
