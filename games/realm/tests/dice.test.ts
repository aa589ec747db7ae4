/** Combat rolls in detail (REA-R25 to REA-R28): re-rolls, Battle Luck, the slayer, what the view shows. */
import { fastChance } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, EagleRider, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import { BlizzardMountains, DarkWoods, RavenForest, ScorpionCanyon, ThornyWoods, WolfPass } from '../content/map.ts';
import { AmaraksBlessing, AmuletOfTheGods, UnicornSteed } from '../content/quests.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { ATTACK, ENGAGE } from './actions.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

describe('the count', () => {
  it('a natural 1 never hits a General, even with +2; it does hit minions (REA-R25, REA-R39)', () => {
    const ranger = { hero: Ranger, at: ThornyWoods, hand: [card('HC01')], completed: [AmuletOfTheGods] };
    const general = arrange({ heroes: [ranger] })
      .dice(1)
      .does(ATTACK);
    expect(general.told('attackScored')).toMatchObject([{ hits: 0, ones: 1, rule: 'REA-7.12' }]);
    const minions = arrange({ heroes: [{ ...ranger, at: RavenForest }], minions: { [RavenForest]: { green: 1 } } });
    minions.dice(1).does(ENGAGE);
    expect(minions.s.crowd[RavenForest]).toBe(0);
  });

  it('names Parry only where it works (REA-7.12)', () => {
    const rule = (at: number, hand: string, face: number): unknown =>
      arrange({ heroes: [{ hero: Rogue, at, hand: [card(hand)] }] })
        .dice(face)
        .does(ATTACK)
        .told('attackScored')[0].rule;
    expect(rule(ThornyWoods, 'HC01', 1)).toBe('REA-7.12');
    expect(rule(ThornyWoods, 'HC01', 3)).toBe('REA-5.25');
    expect(rule(BlizzardMountains, 'HC65', 1)).toBe('REA-5.25');
  });

  it('misses are told, hits are not misses (REA-R39)', () => {
    const fight = (...faces: number[]): Table =>
      arrange({
        heroes: [{ hero: Wizard, at: WolfPass, hand: [card('HC01')] }],
        minions: { [WolfPass]: { green: 2 } },
      }).dice(...faces);
    expect(fight(1, 1).does(ENGAGE).told('combatMissed')).toMatchObject([{ space: WolfPass, rule: 'REA-R39' }]);
    expect(fight(1, 3).does(ENGAGE).told('combatMissed')).toEqual([]);
    const fireball = { action: 'fireball', card: card('HC01') } as const;
    expect(fight(1, 1).does(fireball).told('combatMissed')).toMatchObject([{ rule: 'REA-5.7' }]);
    expect(fight(1, 2).does(fireball).told('combatMissed')).toEqual([]);
    expect(fight(3, 3).does(ENGAGE).s.roll).toBe(null);
  });

  it('the slayer is who brought Gorgutt down for good, not who did so for a while (REA-R26)', () => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at: ThornyWoods, hand: ['HC01', 'HC02'].map(card) },
        { hero: Rogue, at: ThornyWoods, hand: [card('HC03')] },
        { hero: Cleric, at: ThornyWoods, hand: [card('HC04')] },
      ],
      generals: { [GREEN]: { life: 2 } },
    });
    t.does(ATTACK).chooses('join', 'join').chooses(card('HC01'), card('HC02'));
    t.dice(3, 3).chooses(0).dice(1, 3).chooses(1); // 2, then 1, then 2 again
    expect(t.told('generalDefeated')).toMatchObject([{ slot: 2, general: GREEN }]);
    expect(t.s.heroes.map(({ slain }) => slain)).toEqual([[], [], [GREEN]]);
  });
});

it('every die has six faces, whatever it is rolled for', () => {
  const seen = new Map<string, Set<number>>();
  const see = (why: string, faces: readonly number[]): void => {
    seen.set(why, new Set([...(seen.get(why) ?? []), ...faces]));
  };
  for (let n = 0; n < 60; n++) {
    const t = arrange({
      heroes: [
        { hero: Dwarf, at: WolfPass, completed: [UnicornSteed], hand: [card('SP07')] },
        { hero: Wizard, at: ScorpionCanyon, hand: ['HC45', 'HC46', 'HC47', 'SP08'].map(card) },
      ],
      minions: { [WolfPass]: { blue: 3 } },
      seats: 1,
    });
    t.s.chance = fastChance(`six faces ${n}`);
    t.does(ENGAGE);
    while (t.decision.ask !== 'chooseAction') t.chooses(t.offered[0]);
    const wizard = arrange({
      heroes: [
        {
          hero: Wizard,
          at: ScorpionCanyon,
          hand: ['HC45', 'HC46', 'HC47', 'SP08', 'HC01'].map(card),
          completed: [AmuletOfTheGods],
        },
      ],
    });
    wizard.s.chance = fastChance(`corruption ${n}`);
    wizard.does(ATTACK);
    while (wizard.decision.ask !== 'chooseAction' && wizard.decision.ask !== 'pickReplacement')
      wizard.chooses(wizard.offered[0]);
    const fire = arrange({
      heroes: [{ hero: Wizard, at: WolfPass, hand: [card('HC79')] }],
      minions: { [WolfPass]: { blue: 3 } },
    });
    fire.s.chance = fastChance(`fire ${n}`);
    fire.does({ action: 'fireball', card: card('HC79') });
    for (const table of [t, wizard, fire]) {
      for (const { kind, faces } of table.told('combatRolled')) see(kind, faces);
      for (const { source, faces } of table.told('rerolled')) see(source, faces);
      for (const { face } of table.told('corruptionRolled')) see('corruption', [face]);
      for (const { why, faces } of table.told('diceRolled')) see(why, faces);
    }
  }
  const six = [1, 2, 3, 4, 5, 6];
  for (const why of [
    'engage',
    'general',
    'dragonSlayer',
    'unicorn',
    'battleLuck',
    'corruption',
    'fireball',
    'penaltyWounds',
  ]) {
    expect([why, ...[...(seen.get(why) ?? [])].toSorted((a, b) => a - b)]).toEqual([why, ...six]);
  }
});

describe('against Varkolak nothing helps (REA-7.11, REA-R28)', () => {
  it.each([
    { hero: Wizard, completed: [UnicornSteed] },
    { hero: EagleRider, style: 'ground' as const },
    { hero: Sorceress, form: BLACK, ambush: true },
  ])('no re-roll, no modifier: hero $hero', hero => {
    const t = arrange({ heroes: [{ ...hero, at: DarkWoods, hand: [card('HC23'), card('HC01')] }] });
    t.dice(3, 6).does(ATTACK);
    expect([t.told('rerolled'), t.told('attackScored')]).toMatchObject([[], [{ hits: 0 }]]);
  });

  it('what follows the battle is no part of it: armor works (REA-R28)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: DarkWoods, hand: [card('HC23')] }] });
    t.dice(1, 3, 1).does(ATTACK);
    expect(t.hero().lost).toBe(2);
  });
});

describe('Battle Luck', () => {
  const luck = (at: number, hand: string, more: object, ...faces: number[]): Table => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at, hand: [card(hand)], ...more },
        { hero: Rogue, hand: ['SP07', 'SP08'].map(card) },
      ],
      minions: at === WolfPass ? { [WolfPass]: { red: 1 } } : {},
    });
    return t.dice(...faces);
  };

  it('is corrupted by Balazarg alone, and not if his skill is ignored (REA-R27, REA-R61)', () => {
    const demons = luck(WolfPass, 'HC45', {}, 1).does(ENGAGE).dice(1).chooses(card('SP07'));
    expect([demons.told('corruptionRolled'), demons.told('rerolled').length]).toEqual([[], 1]);
    const sapphire = luck(BlizzardMountains, 'HC65', {}, 1).does(ATTACK).dice(1).chooses(card('SP07'));
    expect([sapphire.told('corruptionRolled'), sapphire.told('rerolled').length]).toEqual([[], 1]);
    const blessed = luck(ScorpionCanyon, 'HC45', { completed: [AmaraksBlessing] }).does(ATTACK);
    blessed.dice(1).chooses('q10').dice(1).chooses(card('SP07'));
    expect([blessed.told('corruptionRolled'), blessed.told('rerolled').length]).toEqual([[], 1]);
  });

  it('with no failed die left a second one is not asked for (REA-R52)', () => {
    const t = luck(WolfPass, 'HC45', {}, 1).does(ENGAGE).dice(6).chooses(card('SP07'));
    expect([t.decision.ask, t.hero(1).hand]).toEqual(['chooseAction', [card('SP08')]]);
  });

  it('both Specials name their clause where they are corrupted (REA-7.14, REA-7.15)', () => {
    const t = arrange({ heroes: [{ hero: Wizard, at: ScorpionCanyon, hand: ['HC45', 'SP03'].map(card) }] });
    t.does(ATTACK).chooses(card('HC45')).dice(1, 1).chooses(card('SP03'));
    expect(t.told('corruptionRolled').map(({ rule }) => rule)).toEqual(['REA-7.14', 'REA-7.15']);
    expect([t.s.heroDiscard, t.s.removed]).toEqual([[card('HC45')], [card('SP03')]]);
    expect(t.told('cardRemoved')).toMatchObject([{ card: card('SP03'), rule: 'REA-R41' }]);
  });
});

describe('after a lost battle', () => {
  it('one hit is a wound that heals; none is none (REA-R21)', () => {
    const attack = (face: number): Table => {
      const t = arrange({ heroes: [{ hero: Rogue, at: ThornyWoods, hand: [card('HC01')] }], turn: 7 });
      return t.dice(face).does(ATTACK);
    };
    expect(attack(3).s.generals[GREEN]).toMatchObject({ life: 5, healsFrom: 8 });
    expect(attack(2).s.generals[GREEN]).toMatchObject({ life: 6, healsFrom: 0 });
  });

  it('an unhurt Sapphire has nothing to regenerate (REA-R29)', () => {
    const t = arrange({ heroes: [{ hero: Rogue, at: BlizzardMountains, hand: [card('HC65')] }] });
    t.dice(1).does(ATTACK);
    expect([t.told('generalRegenerated'), t.told('generalSurvived')]).toMatchObject([[], [{ hits: 0, life: 4 }]]);
  });

  it('as many cards as the die shows are picked one by one (REA-R30)', () => {
    const hand = ['HC65', 'HC01', 'HC02', 'HC03', 'HC04', 'HC23'].map(card);
    const t = arrange({ heroes: [{ hero: Rogue, at: BlizzardMountains, hand }] });
    t.dice(1, 4).does(ATTACK);
    for (let left = 4; left >= 1; left--) {
      expect(t.decision.frame).toMatchObject({ ask: 'pickLostCard', left, general: BLUE });
      expect(t.s.battle?.committed).toEqual([[]]);
      t.chooses(t.offered[0]);
    }
    expect([t.hero().hand, t.s.battle]).toEqual([[card('HC23')], null]);
  });
});

describe('what the view shows', () => {
  it('the dice on the table, and the battle', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: WolfPass }, { hero: Cleric }],
      minions: { [WolfPass]: { blue: 2 } },
    });
    expect([t.seenBy(1).roll, t.seenBy(1).battle]).toEqual([null, null]);
    t.dice(1, 5).does(ENGAGE);
    expect(t.seenBy(1).roll).toEqual({
      slot: 0,
      kind: 'engage',
      space: WolfPass,
      colours: [BLUE, BLUE],
      faces: [1, 5],
      modifiers: [0, 0, 0, 0],
      used: [],
    });
    const battle = arrange({
      heroes: [{ hero: Rogue, at: ThornyWoods, hand: ['HC01', 'HC02', 'HC05'].map(card) }, { hero: Cleric }],
    });
    battle.does(ATTACK).chooses(card('HC05'));
    expect(battle.seenBy('spectator').battle).toEqual({
      general: GREEN,
      attackers: [0],
      committed: [[card('HC05')]],
      dice: [2],
      findMagicGate: [false],
      hits: [0],
      ones: [0],
      rolled: [false],
      order: [],
      blessed: false,
      life: 6,
    });
  });

  it('how many cards of the deck would move each General', () => {
    const threats = (generals: NonNullable<Arrangement['generals']>, darkDiscard: string[] = []): readonly number[] =>
      arrange({ heroes: [{ hero: Dwarf }], generals, darkDiscard: darkDiscard.map(card) })
        .seenBy(0)
        .generals.map(general => general.threats);
    // Three cards for the next step and two for "Next Location"; two for the city.
    expect(threats({})).toEqual([5, 5, 5, 5]);
    expect(threats({ [GREEN]: { step: 3 }, [RED]: { step: 2 }, [BLUE]: { life: 0 } })).toEqual([4, 5, 5, 0]);
    expect(threats({}, ['DS06', 'DS12', 'DS50', 'DS01'])).toEqual([2, 5, 5, 5]);
  });

  it('a roll and a battle can be taken back to (copying)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: WolfPass }], minions: { [WolfPass]: { blue: 1 } } });
    t.dice(1).does(ENGAGE);
    t.chooses('keep');
    expect([t.s.roll, t.canTakeBack(0)]).toEqual([null, 1]);
    t.takesBack(0);
    expect([t.s.roll?.faces, t.asking]).toEqual([[1], 'A useReroll']);
    const battle = arrange({
      heroes: [
        {
          hero: Rogue,
          at: BlizzardMountains,
          hand: ['HC65', 'HC01', 'HC02', 'HC03', 'HC04', 'HC23', 'HC24', 'HC25'].map(card),
        },
      ],
    });
    battle.dice(1, 6).does(ATTACK).chooses(card('HC01'));
    battle.takesBack(0);
    expect([battle.s.battle?.general, battle.hero().hand.includes(card('HC01')), battle.s.generals[RED].life]).toEqual([
      BLUE,
      true,
      6,
    ]);
  });
});
