/** The heroes' skills that the scenarios leave half open. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard, heroes } from '../content/heroes.ts';
import {
  BlizzardMountains,
  BloodFlats,
  BountyBay,
  BrookdaleVillage,
  CrystalHills,
  EagleNestInn,
  FatherOakForest,
  GreenleafVillage,
  GryphonInn,
  MonarchCity,
  OrcValley,
  RavenForest,
  ScorpionCanyon,
  ThornyWoods,
  WolfPass,
} from '../content/map.ts';
import { AmuletOfTheGods, BootsOfSpeed, UnicornSteed } from '../content/quests.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import type { HeroId, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import { ATTACK, ENGAGE } from './actions.ts';
import { arrange } from './arrange.ts';
import type { AtSlot } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

/** A hero's dawn: it is the second of two, so that its turn begins. */
const dawn = (hero: AtSlot): Table =>
  arrange({ heroes: [{ hero: hero.hero === Cleric ? Rogue : Cleric }, hero], first: [{ do: 'beginTurn' }] });

/** What is added to each die, by colour. */
const modifiersOf = (hero: AtSlot, at: Space): readonly number[] => {
  const t = arrange({ heroes: [{ at, ...hero }], minions: { [at]: { green: 1, black: 1, red: 1, blue: 1 } } });
  t.does(ENGAGE);
  return t.told('combatRolled')[0].modifiers;
};

describe('bonus actions', () => {
  const bonus = (hero: HeroId, at: Space, more: Partial<AtSlot> = {}): number => {
    const t = dawn({ hero, at, ...more });
    return t.hero(1).bonus;
  };

  it('Elf Support in a green land, Mountain Lore in a red one (REA-R51, REA-5.7)', () => {
    expect([bonus(Ranger, RavenForest), bonus(Ranger, OrcValley), bonus(Ranger, MonarchCity)]).toEqual([1, 0, 0]);
    expect([bonus(Dwarf, OrcValley), bonus(Dwarf, RavenForest), bonus(Dwarf, MonarchCity)]).toEqual([1, 0, 0]);
    expect([bonus(Paladin, RavenForest), bonus(Paladin, OrcValley)]).toEqual([0, 0]);
  });

  it('Boots of Speed give two more, and all add up (REA-R51)', () => {
    expect(bonus(Paladin, MonarchCity, { completed: [BootsOfSpeed] })).toBe(2);
    expect(bonus(Dwarf, OrcValley, { completed: [BootsOfSpeed] })).toBe(3);
    const t = dawn({ hero: Dwarf, at: OrcValley, completed: [BootsOfSpeed], up: 2, down: 1, lost: 2 });
    expect(t.told('turnBegan')).toMatchObject([{ actions: 6 }]);
    expect(t.told('bonusActions')).toMatchObject([{ amount: 3, rule: 'REA-R51' }]);
  });

  it('last for this Daytime only (REA-R51)', () => {
    const t = dawn({ hero: Dwarf, at: OrcValley });
    t.does({ action: 'endDay' });
    expect(t.hero(1).bonus).toBe(0);
  });
});

describe('the Eagle Rider', () => {
  it('chooses a style each Daytime; before the first she has none (REA-5.7)', () => {
    const t = dawn({ hero: EagleRider });
    expect([t.hero(1).style, t.asking, t.offered]).toEqual(['none', 'B pickStyle', ['sky', 'ground']]);
    t.chooses('sky');
    expect(t.hero(1).style).toBe('sky');
  });

  it('Fresh Mount: Ground style and Monarch City or a blue land, once (REA-5.7)', () => {
    const mounted = (at: Space, style: 'sky' | 'ground'): boolean => {
      const t = arrange({ heroes: [{ hero: EagleRider, at, style }, { hero: Dwarf }], darkDeck: [card('DS47')] });
      t.does({ action: 'endDay' }).letsPass();
      return t.hero().freshMount;
    };
    expect([mounted(MonarchCity, 'ground'), mounted(WolfPass, 'ground'), mounted(RavenForest, 'ground')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([mounted(GryphonInn, 'ground'), mounted(MonarchCity, 'sky')]).toEqual([false, false]);
    const t = dawn({ hero: EagleRider, freshMount: true, style: 'ground' });
    expect([t.hero(1).bonus, t.hero(1).freshMount]).toEqual([1, false]);
  });

  it('Ground: once per combat all dice again, hits included (REA-5.7)', () => {
    const t = arrange({
      heroes: [{ hero: EagleRider, at: OrcValley, style: 'ground' }],
      minions: { [OrcValley]: { green: 2 } },
    });
    t.dice(6, 6).does(ENGAGE);
    expect([t.asking, t.offered]).toEqual(['A useReroll', ['ground', 'keep']]);
    t.dice(1, 2).chooses('ground');
    expect([t.minions(OrcValley, GREEN), t.told('rerolled').length]).toEqual([2, 1]);
    expect(t.asking).toBe('A chooseAction');
    t.dice(6, 6).does(ENGAGE).chooses('keep');
    expect(t.minions(OrcValley, GREEN)).toBe(0);
  });

  it('Sky: no re-roll; wounds of a General still come (REA-5.7)', () => {
    const t = arrange({
      heroes: [{ hero: EagleRider, at: ThornyWoods, style: 'sky', hand: [card('HC01'), card('HC02'), card('HC24')] }],
    });
    t.does(ATTACK).chooses(card('HC01')).dice(2).chooses('done');
    while (t.decision.ask === 'pickLostCard') t.chooses(t.offered[0]);
    expect([t.told('rerolled'), t.hero().lost, t.hero().space]).toEqual([[], 2, MonarchCity]);
  });
});

describe('the Dwarf', () => {
  it('Dragon Slayer is offered only for failed Dragonkin dice, once (REA-5.7)', () => {
    const fight = (minions: { blue?: number; green?: number }, ...faces: number[]): Table => {
      const t = arrange({ heroes: [{ hero: Dwarf, at: WolfPass }], minions: { [WolfPass]: minions } });
      return t.dice(...faces).does(ENGAGE);
    };
    expect(fight({ green: 1 }, 1).asking).toBe('A chooseAction');
    expect(fight({ blue: 1 }, 5).asking).toBe('A chooseAction');
    const t = fight({ green: 1, blue: 2 }, 1, 1, 2);
    expect(t.asking).toBe('A useReroll');
    t.dice(3, 4).chooses('dragonSlayer');
    expect([t.told('rerolled')[0].faces, t.asking]).toEqual([[1, 3, 4], 'A chooseAction']);
    expect(t.s.crowd[WolfPass]).toBe(3);
    // "keep" leaves the dice.
    expect(fight({ blue: 1 }, 1).chooses('keep').s.crowd[WolfPass]).toBe(1);
  });

  it('both re-rolls of a Dwarf on a unicorn, each once, in any order (REA-5.7, REA-R43)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: WolfPass, completed: [UnicornSteed] }],
      minions: { [WolfPass]: { green: 1, blue: 2 } },
    });
    t.dice(1, 1, 6).does(ENGAGE);
    expect(t.offered).toEqual(['dragonSlayer', 'unicorn', 'keep']);
    t.dice(2, 2).chooses('unicorn');
    expect(t.offered).toEqual(['dragonSlayer', 'keep']);
    expect(t.refusalOf('unicorn')).toEqual({ rule: 'REA-5.7', why: 'rerollUsed' });
    t.dice(5).chooses('dragonSlayer');
    expect(t.told('rerolled').map(({ faces }) => faces)).toEqual([
      [2, 2, 6],
      [2, 5, 6],
    ]);
    expect([t.minions(WolfPass, BLUE), t.minions(WolfPass, GREEN)]).toEqual([0, 1]);
  });

  it('a re-roll without a failed die says why not (REA-R39)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: WolfPass, completed: [UnicornSteed] }],
      minions: { [WolfPass]: { green: 1, blue: 1 } },
    });
    t.dice(1, 6).does(ENGAGE);
    expect(t.refusalOf('dragonSlayer')).toEqual({ rule: 'REA-R39', why: 'noFailedDragonDice' });
    const rider = arrange({
      heroes: [{ hero: EagleRider, at: WolfPass, style: 'ground', completed: [UnicornSteed] }],
      minions: { [WolfPass]: { green: 1 } },
    });
    rider.dice(6).does(ENGAGE);
    expect(rider.refusalOf('unicorn')).toEqual({ rule: 'REA-R39', why: 'noFailedDice' });
  });
});

describe('modifiers', () => {
  it('Blessed Attacks, Woods Lore and the Amulet add up against minions (REA-R39)', () => {
    expect(modifiersOf({ hero: Cleric }, WolfPass)).toEqual([0, 1, 1, 0]);
    expect(modifiersOf({ hero: Cleric, completed: [AmuletOfTheGods] }, WolfPass)).toEqual([1, 2, 2, 1]);
    expect(modifiersOf({ hero: Ranger }, RavenForest)).toEqual([1, 1, 1, 1]);
    expect(modifiersOf({ hero: Ranger }, WolfPass)).toEqual([0, 0, 0, 0]);
    expect(modifiersOf({ hero: Wizard, completed: [AmuletOfTheGods] }, WolfPass)).toEqual([1, 1, 1, 1]);
    expect(modifiersOf({ hero: Dwarf }, RavenForest)).toEqual([0, 0, 0, 0]);
    expect(modifiersOf({ hero: Sorceress, form: RED, ambush: true }, WolfPass)).toEqual([0, 0, 2, 0]);
    expect(modifiersOf({ hero: Sorceress, form: RED }, WolfPass)).toEqual([0, 0, 0, 0]);
  });

  it('Blessed Attacks are for minions, not for Generals', () => {
    const t = arrange({ heroes: [{ hero: Cleric, at: ScorpionCanyon, hand: [card('HC45')] }] });
    t.dice(5, 3).does(ATTACK); // corruption, then the die
    expect(t.told('attackScored')).toMatchObject([{ hits: 0 }]);
  });

  it('S20: a later combat against the colour has no Ambush; others do not use it up (REA-R39)', () => {
    const t = arrange({
      heroes: [{ hero: Sorceress, at: RavenForest, form: GREEN, ambush: true }],
      minions: { [RavenForest]: { red: 1 }, [BloodFlats]: { green: 3 }, [BrookdaleVillage]: { green: 1 } },
    });
    t.dice(1).does(ENGAGE);
    expect([t.hero().ambush, t.minions(RavenForest, RED)]).toEqual([true, 1]);
    t.does({ action: 'foot', to: BloodFlats }).dice(1, 1, 2).does(ENGAGE);
    expect([t.s.crowd[BloodFlats], t.hero().ambush]).toEqual([0, false]);
    t.does({ action: 'foot', to: BrookdaleVillage }).dice(2).does(ENGAGE);
    expect(t.minions(BrookdaleVillage, GREEN)).toBe(1);
    expect(t.told('combatRolled').map(({ modifiers }) => modifiers[GREEN])).toEqual([0, 2, 0]);
  });

  it('Ambush gives 1 against the General, nothing against Varkolak (REA-R28)', () => {
    const fight = (colour: number, at: Space, hand: string): Table => {
      const t = arrange({ heroes: [{ hero: Sorceress, at, form: colour, ambush: true, hand: [card(hand)] }] });
      return t.does(ATTACK);
    };
    expect(fight(BLUE, BlizzardMountains, 'HC65').told('combatRolled')[0].modifiers).toEqual([0, 0, 0, 1]);
    expect(fight(BLACK, 11, 'HC23').told('combatRolled')[0].modifiers).toEqual([0, 0, 0, 0]);
  });
});

describe('the Ranger', () => {
  it('Archery: adjacent spaces with minions, not his own, not Inns, not further (REA-5.7)', () => {
    const t = arrange({
      heroes: [{ hero: Ranger, at: GreenleafVillage }],
      minions: { [BountyBay]: { blue: 2 }, [GreenleafVillage]: { red: 1 }, [CrystalHills]: { blue: 1 } },
    });
    expect(t.actions('archery')).toEqual([{ action: 'archery', to: BountyBay, colour: NONE }]);
    expect(t.refusalOf({ action: 'archery', to: MonarchCity, colour: NONE })).toEqual({
      rule: 'REA-5.7',
      why: 'noMinionsThere',
    });
    expect(
      arrange({ heroes: [{ hero: Dwarf, at: GreenleafVillage }], minions: { [BountyBay]: { blue: 2 } } }).actions(
        'archery',
      ),
    ).toEqual([]);
  });

  it('Woods Lore counts against Generals in a green land (REA-R25)', () => {
    const t = arrange({ heroes: [{ hero: Ranger, at: ThornyWoods, hand: [card('HC01')] }] });
    t.dice(2).does(ATTACK);
    expect(t.told('attackScored')).toMatchObject([{ hits: 1 }]);
  });
});

describe('the others', () => {
  it('the Rogue: Thievery only where a chest is, Crafty counts as Rumors (REA-5.7, REA-5.10)', () => {
    const evening = (at: Space): number => {
      const t = arrange({ heroes: [{ hero: Rogue, at }, { hero: Cleric }], darkDeck: [card('DS47')] });
      t.does({ action: 'endDay' });
      return t.hero().hand.length;
    };
    expect([evening(BountyBay), evening(MonarchCity), evening(WolfPass)]).toEqual([3, 3, 2]);
    const t = arrange({ heroes: [{ hero: Rogue, at: EagleNestInn }] });
    expect(t.factsOf({ action: 'rumors', colour: RED })).toEqual({ cards: 5 });
    t.does({ action: 'rumors', colour: RED }).does({ action: 'rumors', colour: RED });
    expect(t.told('cardTurnedUp')).toHaveLength(10);
    expect(t.refusalOf({ action: 'rumors', colour: RED })).toEqual({ rule: 'REA-5.10', why: 'enoughRumors' });
  });

  it('the Dwarf draws no more for a chest, and hears two cards', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: BountyBay }, { hero: Cleric }] });
    expect(t.does({ action: 'endDay' }).hero().hand).toHaveLength(2);
    expect(arrange({ heroes: [{ hero: Dwarf, at: GryphonInn }] }).factsOf({ action: 'rumors', colour: RED })).toEqual({
      cards: 2,
    });
  });

  it('the Wizard’s Fireball needs a card of a minion’s colour and knows no modifiers (REA-5.7)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: OrcValley, hand: ['HC45', 'HC01', 'SP01'].map(card), completed: [AmuletOfTheGods] }],
      minions: { [OrcValley]: { red: 2 } },
    });
    expect(t.actions('fireball').map(a => a.card)).toEqual([card('HC45')]);
    expect(t.refusalOf({ action: 'fireball', card: card('HC01') })).toEqual({ rule: 'REA-5.7', why: 'noMinionOfCard' });
    t.dice(1, 2).does({ action: 'fireball', card: card('HC45') });
    expect(t.minions(OrcValley, RED)).toBe(1);
    expect(t.told('diceRolled')).toMatchObject([{ why: 'fireball', faces: [1, 2], needs: 2 }]);
    const none = arrange({ heroes: [{ hero: Wizard, hand: [card('HC45')] }] });
    expect(none.refusalOf({ action: 'fireball', card: card('HC45') })).toEqual({
      rule: 'REA-5.16',
      why: 'noMinionsHere',
    });
  });

  it('the Cleric alone sanctifies, in a tainted land (REA-5.7, REA-5.11)', () => {
    const t = arrange({ heroes: [{ hero: Cleric, at: FatherOakForest }] });
    expect(t.refusalOf({ action: 'sanctify' })).toEqual({ rule: 'REA-5.11', why: 'notTainted' });
    const dwarf = arrange({ heroes: [{ hero: Dwarf, at: BloodFlats }], crystals: { [BloodFlats]: 1 } });
    expect(dwarf.actions('sanctify')).toEqual([]);
  });

  it('skills and life stand on the hero cards (REA-2.2)', () => {
    expect(heroes.map(({ skills }) => skills.filter(({ costsAction }) => costsAction).map(({ name }) => name))).toEqual(
      [['Sanctify Land'], [], ['Eagle Flight'], ['Noble Steed'], ['Archery'], [], [], ['Teleport', 'Fireball']],
    );
  });
});
