/** What completed quests give later on. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Ranger, Rogue, Wizard } from '../content/heroes.ts';
import {
  BlizzardMountains,
  BountyBay,
  DarkWoods,
  FireRiver,
  GreenleafVillage,
  MonarchCity,
  RavenForest,
  ScorpionCanyon,
  ThornyWoods,
  WolfPass,
} from '../content/map.ts';
import {
  AmaraksBlessing,
  AncientTreeOfMagic,
  CrystalOfLight,
  FindMagicGate,
  HelmOfPower,
  KingOfTheGryphons,
  Raids,
  UnicornSteed,
  WarBannerOfValor,
} from '../content/quests.ts';
import { BLUE, GREEN, RED } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import { ATTACK } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';

describe('Find Magic Gate', () => {
  const here = {
    heroes: [{ hero: Wizard, at: WolfPass, completed: [FindMagicGate] }],
    minions: { [WolfPass]: { green: 1, blue: 2 } },
  };

  it('two more dice against one colour that is there, declared before the roll (REA-R43)', () => {
    const t = arrange(here);
    expect(t.actions('engage').map(({ colour }) => colour)).toEqual([NONE, GREEN, BLUE]);
    expect(t.refusalOf({ action: 'engage', colour: RED })).toEqual({ rule: 'REA-R39', why: 'noMinionsOfColour' });
    t.dice(1, 4, 4, 5, 6).does({ action: 'engage', colour: BLUE });
    expect(t.told('combatRolled')[0].colours).toEqual([GREEN, BLUE, BLUE, BLUE, BLUE]);
    expect([t.minions(WolfPass, BLUE), t.hero().spent]).toEqual([0, [FindMagicGate]]);
    expect(t.actions('engage').map(({ colour }) => colour)).toEqual([NONE]);
    const plain = arrange(here).dice(6, 6, 6).does({ action: 'engage', colour: NONE });
    expect(plain.hero().spent).toEqual([]);
  });

  it('surplus hits are wasted (REA-R39)', () => {
    const t = arrange(here);
    t.dice(6, 6, 6, 1, 1).does({ action: 'engage', colour: GREEN });
    expect([t.minions(WolfPass, GREEN), t.minions(WolfPass, BLUE), t.s.supply[GREEN]]).toEqual([0, 2, 25]);
  });

  it('with Archery, too; of no use where the Slayer needs no dice (REA-R43, REA-R49)', () => {
    const t = arrange({
      heroes: [{ hero: Ranger, at: MonarchCity, completed: [FindMagicGate], slain: [GREEN] }],
      minions: here.minions,
      generals: { [GREEN]: { life: 0 } },
    });
    expect(t.actions('archery')).toEqual([
      { action: 'archery', to: WolfPass, colour: NONE },
      { action: 'archery', to: WolfPass, colour: BLUE },
    ]);
    expect(t.refusalOf({ action: 'archery', to: WolfPass, colour: GREEN })).toEqual({
      rule: 'REA-R49',
      why: 'slainWithoutDice',
    });
    t.dice(1, 1, 5, 5).does({ action: 'archery', to: WolfPass, colour: BLUE });
    expect(t.s.crowd[WolfPass]).toBe(0);
  });

  it('against a General two dice at commit, which no corruption touches (REA-R24, REA-R27)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: ScorpionCanyon, completed: [FindMagicGate], hand: ['HC45', 'HC46'].map(card) }],
    });
    t.does(ATTACK);
    expect(t.offered).toEqual([card('HC45'), card('HC46'), 'q05']);
    expect(t.refusalOf('done')).toEqual({ rule: 'REA-R23', why: 'commitFirst' });
    t.chooses('q05', card('HC45'));
    expect(t.refusalOf('q05')).toEqual({ rule: 'REA-R43', why: 'questSpent' });
    t.dice(1, 4, 6).chooses('done');
    expect(t.told('corruptionRolled')).toMatchObject([{ lost: true }]);
    expect(t.told('combatRolled')[0].faces).toEqual([4, 6]);
    expect(t.told('attackScored')).toMatchObject([{ hits: 2 }]);
  });

  it('is no card: alone it makes no attack (REA-R23)', () => {
    const t = arrange({ heroes: [{ hero: Wizard, at: ScorpionCanyon, completed: [FindMagicGate] }] });
    expect(t.refusalOf(ATTACK)).toEqual({ rule: 'REA-5.23', why: 'noEligibleCard' });
  });
});

describe('Amarak’s Blessing (REA-R61)', () => {
  const blessed = { hero: Cleric, completed: [AmaraksBlessing] };

  it('Balazarg: no corruption at all', () => {
    const t = arrange({ heroes: [{ ...blessed, at: ScorpionCanyon, hand: ['HC45', 'HC43'].map(card) }] });
    t.does(ATTACK).chooses('q10', card('HC45'));
    t.dice(1, 1, 1).chooses(card('HC43'));
    expect([t.told('corruptionRolled'), t.told('combatRolled')[0].faces]).toEqual([[], [1, 1, 1]]);
    expect(t.hero().spent).toEqual([AmaraksBlessing]);
  });

  it('Gorgutt: ones cancel nothing, and he falls as soon as his life is gone', () => {
    const t = arrange({
      heroes: [
        { ...blessed, at: ThornyWoods, hand: ['HC05', 'HC07', 'HC01'].map(card) },
        { hero: Rogue, at: ThornyWoods, hand: [card('HC02')] },
      ],
      generals: { [GREEN]: { life: 3 } },
    });
    t.does(ATTACK).chooses('join').chooses('q10', card('HC05'), card('HC07'), card('HC01'));
    expect(t.asking).toBe('A pickAttacker');
    t.dice(3, 3, 3, 1, 1).chooses(0);
    expect([t.s.generals[GREEN].life, t.hero().slain, t.told('attackScored').length]).toEqual([0, [GREEN], 1]);
  });

  it('S74: Sapphire keeps her wounds and heals like a minor one (REA-R21, REA-R30, REA-R61)', () => {
    const t = arrange({
      heroes: [{ ...blessed, at: BlizzardMountains, hand: ['HC65', 'HC66', 'HC01', 'HC02', 'HC03'].map(card) }],
      turn: 5,
      darkDeck: ['DS05', 'DS47', 'DS48', 'DS49'].map(card),
    });
    t.does(ATTACK).chooses('q10', card('HC65'));
    t.dice(5, 6, 2).chooses(card('HC66'));
    t.chooses(t.offered[0]).chooses(t.offered[0]);
    expect([t.s.generals[BLUE].life, t.hero().lost, t.hero().space, t.told('generalRegenerated')]).toEqual([
      2,
      3,
      MonarchCity,
      [],
    ]);
    expect(t.hero().hand).toHaveLength(1);
    const lives: number[] = [];
    for (let turn = 5; turn <= 7; turn++) {
      t.does({ action: 'endDay' }).letsPass();
      lives.push(t.s.generals[BLUE].life);
    }
    expect(lives).toEqual([2, 3, 4]);
    // She advanced in the Night of turn 5.
    expect(t.s.generals[BLUE].step).toBe(1);
  });

  it('a second battle without the Blessing closes all her wounds (REA-R29)', () => {
    const t = arrange({
      heroes: [{ hero: Cleric, at: BlizzardMountains, hand: ['HC65'].map(card) }],
      generals: { [BLUE]: { life: 2, healsFrom: 6 } },
    });
    t.dice(1).does(ATTACK);
    expect(t.s.generals[BLUE]).toMatchObject({ life: 4, healsFrom: 0 });
  });
});

it('the War Banner keeps off wounds and losses, not the way home (REA-R30)', () => {
  const t = arrange({
    heroes: [{ hero: Wizard, at: DarkWoods, hand: ['HC23', 'HC01', 'HC02'].map(card), completed: [WarBannerOfValor] }],
  });
  t.dice(1).does(ATTACK);
  expect([t.hero().lost, t.hero().hand.length, t.hero().space]).toEqual([0, 2, MonarchCity]);
  expect(t.told('bannerRaised')).toHaveLength(1);
  expect(t.told('diceRolled')).toEqual([]);
});

it('the Unicorn re-rolls every failed die, against Generals too (REA-R43)', () => {
  const t = arrange({
    heroes: [{ hero: Cleric, at: BlizzardMountains, hand: ['HC65', 'HC66'].map(card), completed: [UnicornSteed] }],
  });
  t.does(ATTACK).chooses(card('HC65')).dice(6, 1).chooses(card('HC66'));
  expect([t.asking, t.offered]).toEqual(['A useReroll', ['unicorn', 'keep']]);
  t.dice(5).chooses('unicorn');
  expect(t.told('attackScored')).toMatchObject([{ hits: 2, ones: 0 }]);
});

it('the Helm of Power draws a card more, for anybody anywhere (REA-R43)', () => {
  const t = arrange({ heroes: [{ hero: Dwarf, at: WolfPass, completed: [HelmOfPower] }, { hero: Cleric }] });
  t.does({ action: 'endDay' });
  expect(t.told('cardDrawn').map(({ rule }) => rule)).toEqual(['REA-4.5', 'REA-4.5', 'REA-R43']);
});

describe('quests that are spent', () => {
  it('Crystal of Light: one crystal here, free, once (REA-R43, REA-R53)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: FireRiver, completed: [CrystalOfLight], up: 0, down: 5 }],
      crystals: { [FireRiver]: 2 },
    });
    t.does({ action: 'spendQuest' });
    expect([t.s.crystals[FireRiver], t.s.crystalSupply, t.hero().down, t.hero().spent]).toEqual([
      1,
      11,
      5,
      [CrystalOfLight],
    ]);
    expect(t.refusalOf({ action: 'spendQuest' })).toEqual({ rule: 'REA-R43', why: 'alreadySpent' });
    const clean = arrange({ heroes: [{ hero: Dwarf, at: FireRiver, completed: [CrystalOfLight] }] });
    expect(clean.refusalOf({ action: 'spendQuest' })).toEqual({ rule: 'REA-R43', why: 'noCrystalHere' });
    expect(arrange({ heroes: [{ hero: Dwarf }] }).refusalOf({ action: 'spendQuest' })).toBe(undefined);
  });

  it('Ancient Tree of Magic: one crystal anywhere, in D, N0 and NR (REA-R43, REA-R52)', () => {
    const tree = { action: 'play', source: QUEST + AncientTreeOfMagic } as const;
    const t = arrange({
      heroes: [{ hero: Dwarf, completed: [AncientTreeOfMagic] }],
      crystals: { [FireRiver]: 2, [RavenForest]: 1 },
    });
    t.does(tree);
    expect(t.offered).toEqual([FireRiver, RavenForest]);
    expect(t.refusalOf(WolfPass)).toEqual({ rule: 'REA-R52', why: 'noCrystal' });
    t.chooses(FireRiver);
    expect([t.s.crystals[FireRiver], t.hero().spent, t.s.removed]).toEqual([1, [AncientTreeOfMagic], []]);
    expect(t.offers(tree)).toBe(false);
    const clean = arrange({ heroes: [{ hero: Dwarf, completed: [AncientTreeOfMagic] }] });
    expect(clean.refusalOf(tree)).toEqual({ rule: 'REA-R52', why: 'noCrystalAnywhere' });
  });

  it('King of the Gryphons: up to two heroes, each to one of the 42 locations (REA-R43)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, completed: [KingOfTheGryphons] }, { hero: Cleric, at: WolfPass }, { hero: Rogue }],
    });
    t.does({ action: 'play', source: QUEST + KingOfTheGryphons });
    expect(t.offered).toEqual([0, 1, 2]);
    expect(t.refusalOf('stop')).toEqual({ rule: 'REA-R52', why: 'pickOneFirst' });
    t.chooses(1);
    expect(t.offered).toHaveLength(41);
    expect(t.refusalOf(WolfPass)).toEqual({ rule: 'REA-R37', why: 'sameSpace' });
    t.chooses(BountyBay);
    expect(t.offered).toEqual([0, 2, 'stop']);
    expect(t.refusalOf(1)).toEqual({ rule: 'REA-R52', why: 'movedBefore' });
    const one = arrange({ heroes: [{ hero: Dwarf, completed: [KingOfTheGryphons] }, { hero: Cleric }] });
    one.does({ action: 'play', source: QUEST + KingOfTheGryphons }).chooses(1, WolfPass, 'stop');
    expect([one.asking, one.hero(0).space, one.hero(1).space]).toEqual(['A chooseAction', MonarchCity, WolfPass]);
    t.chooses(0, GreenleafVillage);
    expect(t.s.heroes.map(({ space }) => space)).toEqual([GreenleafVillage, BountyBay, MonarchCity]);
    expect([t.asking, t.hero().up]).toEqual(['A chooseAction', 5]);
  });

  it('a spent quest is still a completed one (REA-R43, REA-6.6)', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, completed: [Raids] }],
      first: [{ do: 'night' }],
      darkDeck: [card('DS10')],
    });
    expect(t.offered).toEqual([QUEST + Raids, 'pass']);
    t.chooses(QUEST + Raids);
    expect([t.hero().completed, t.hero().spent, t.told('darknessTurnedUp')]).toEqual([[Raids], [Raids], []]);
    expect(t.s.turn).toBe(6);
  });
});
