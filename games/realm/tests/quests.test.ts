/** Quests (C7, REA-R43, REA-R44): goals, failures, and what completing them gives. */
import { describe, expect, it } from 'vitest';
import { distance } from '../content/distances.ts';
import { Cleric, Dwarf, Paladin, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import {
  AmarakPeak,
  BlizzardMountains,
  BloodFlats,
  ChimeraInn,
  CursedPlateau,
  DarkWoods,
  EagleNestInn,
  EnchantedGlade,
  FireRiver,
  GreenleafVillage,
  GryphonForest,
  GryphonInn,
  HeavensGlade,
  LandOfAmazons,
  MccormHighlands,
  MermaidHarbor,
  MonarchCity,
  OrcValley,
  PleasantHill,
  RavenForest,
  ScorpionCanyon,
  WitheredHills,
  WolfPass,
  WyvernForest,
} from '../content/map.ts';
import {
  AmazonEnvoy,
  AmuletOfTheGods,
  ElfEnvoy,
  FindMagicGate,
  OrganizeMilitia,
  Raids,
  Rumors,
  UnicornSteed,
  quests,
} from '../content/quests.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Minion } from '../state.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

const QUEST_ACTION = { action: 'quest' } as const;
const ENGAGE = { action: 'engage', colour: NONE } as const;
const faces = (n: number, face: number): number[] => Array.from({ length: n }, () => face);

describe('quests that roll dice', () => {
  const rolls = quests.flatMap(({ id, goal }, quest) => (goal.by === 'roll' ? [{ id, goal, quest }] : []));
  const attempt = (quest: number, at: number, shown: number[], more: Partial<Arrangement> = {}): Table => {
    const t = arrange({ heroes: [{ hero: Dwarf, at, quest }], questDeck: [UnicornSteed, Rumors], ...more });
    return t.dice(...shown).does(QUEST_ACTION);
  };

  it.each(rolls)('$id: the number on the card succeeds, one less does not (REA-R43)', ({ goal, quest }) => {
    const { at, dice, needs, keep } = goal;
    const won = attempt(quest, at, [...faces(dice - 1, 1), needs]);
    expect([won.hero().completed, won.hero().up, won.told('diceRolled')[0].faces.length]).toEqual([[quest], 4, dice]);
    const lost = attempt(quest, at, faces(dice, needs - 1));
    expect(lost.hero().completed).toEqual([]);
    expect(lost.told('questFailed')).toMatchObject([{ quest, kept: keep }]);
    expect([lost.hero().quest === quest, lost.s.questDiscard.includes(quest)]).toEqual([keep, !keep]);
  });

  it('S64: a failed quest is discarded and replaced; the Banner and the Unicorn may be tried again (REA-R43)', () => {
    const amulet = attempt(AmuletOfTheGods, DarkWoods, [5, 5, 4, 1]);
    expect([amulet.s.questDiscard, amulet.hero().quest]).toEqual([[AmuletOfTheGods], UnicornSteed]);
    const banner = attempt(card('Q04'), FireRiver, [4, 4, 2]);
    expect([banner.s.questDiscard, banner.hero().quest, banner.hero().up]).toEqual([[], card('Q04'), 4]);
    banner.dice(1, 5, 1).does(QUEST_ACTION);
    expect([banner.hero().completed, banner.hero().up, banner.hero().quest]).toEqual([[card('Q04')], 3, UnicornSteed]);
  });

  it('need no peace: minions and a General do not prevent them (REA-R43)', () => {
    const t = attempt(AmuletOfTheGods, DarkWoods, [6, 1, 1, 1], { minions: { [DarkWoods]: { black: 3 } } });
    expect(t.hero().completed).toEqual([AmuletOfTheGods]);
  });

  it('Visions add a die; the Amulet adds nothing (REA-R43)', () => {
    const t = arrange({ heroes: [{ hero: Sorceress, at: RavenForest, quest: card('Q10') }] });
    expect(t.factsOf(QUEST_ACTION)).toEqual({ quest: card('Q10'), dice: 4, needs: 6, chance: 52 });
    t.dice(1, 1, 1, 6).does(QUEST_ACTION);
    expect(t.hero().completed).toEqual([card('Q10')]);
    const plain = arrange({
      heroes: [{ hero: Dwarf, at: RavenForest, quest: card('Q10'), completed: [AmuletOfTheGods] }],
    });
    plain.dice(5, 5, 5).does(QUEST_ACTION);
    expect(plain.told('questFailed')).toHaveLength(1);
  });

  it('are tried at their place only, and need an action (REA-R43)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, quest: AmuletOfTheGods }] });
    expect(t.refusalOf(QUEST_ACTION)).toEqual({ rule: 'REA-R43', why: 'notQuestPlace' });
    const none = arrange({ heroes: [{ hero: Dwarf }] });
    expect(none.refusalOf(QUEST_ACTION)).toEqual({ rule: 'REA-R43', why: 'noQuest' });
    for (const quest of [FindMagicGate, Rumors, Raids, card('Q15')]) {
      const automatic = arrange({ heroes: [{ hero: Dwarf, at: GryphonForest, quest }] });
      expect(automatic.refusalOf(QUEST_ACTION)).toEqual({ rule: 'REA-R43', why: 'questNeedsNoAction' });
    }
  });
});

describe('quests of places', () => {
  it('Find Magic Gate: a gate built in a red land, not by the Special (REA-R43)', () => {
    const build = (at: number, hand: string): Table =>
      arrange({ heroes: [{ hero: Dwarf, at, hand: [card(hand)], quest: FindMagicGate }] }).does({
        action: 'buildGate',
        card: card(hand),
      });
    expect(build(OrcValley, 'HC51').hero().completed).toEqual([FindMagicGate]);
    expect(build(WolfPass, 'HC79').hero().completed).toEqual([]);
    const special = arrange({ heroes: [{ hero: Dwarf, hand: [card('SP01')], quest: FindMagicGate }] });
    special.does({ action: 'play', source: card('SP01') }).chooses(OrcValley);
    expect([special.s.gates[OrcValley], special.hero().completed]).toEqual([1, []]);
  });

  it('Rumors: all three Inns, however reached; 4 cards at once, then a new quest (REA-R43)', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, at: WitheredHills, quest: Rumors },
        { hero: Rogue, hand: [card('SP02')] },
      ],
      questDeck: [UnicornSteed],
    });
    t.does({ action: 'foot', to: ChimeraInn });
    expect(t.hero().progress).toBe(0b001);
    t.does({ action: 'foot', to: WitheredHills }).does({ action: 'foot', to: ChimeraInn });
    expect(t.hero().progress).toBe(0b001);
    t.interjects(1, card('SP02')).chooses(0).chooses(GryphonInn);
    expect([t.hero().space, t.hero().progress]).toEqual([GryphonInn, 0b101]);
    const last = arrange({
      heroes: [{ hero: Dwarf, at: EnchantedGlade, quest: Rumors, progress: 0b101 }],
      questDeck: [UnicornSteed],
    });
    last.does({ action: 'foot', to: EagleNestInn });
    expect([last.hero().completed, last.hero().hand.length, last.hero().quest]).toEqual([[Rumors], 4, UnicornSteed]);
    expect(last.hero().up).toBe(4);
  });

  it('Rumors: the Inn where it is drawn counts at once (REA-R43)', () => {
    const t = arrange({
      heroes: [{ hero: Cleric }, { hero: Dwarf, at: EagleNestInn }],
      questDeck: [Rumors],
      first: [{ do: 'beginTurn' }],
    });
    expect([t.hero(1).quest, t.hero(1).progress]).toEqual([Rumors, 0b010]);
  });

  it('Organize Militia: an action in each of three places (REA-R43)', () => {
    const places = [GreenleafVillage, MccormHighlands, PleasantHill];
    const at = (space: number, progress: number): Table =>
      arrange({ heroes: [{ hero: Dwarf, at: space, quest: OrganizeMilitia, progress }], questDeck: [UnicornSteed] });
    places.forEach((space, n) => {
      expect(at(space, 0).does(QUEST_ACTION).hero().progress).toBe(1 << n);
      const last = at(space, 0b111 & ~(1 << n)).does(QUEST_ACTION);
      expect([last.hero().completed, last.hero().quest, last.hero().progress]).toEqual([
        [OrganizeMilitia],
        UnicornSteed,
        0,
      ]);
    });
    expect(at(PleasantHill, 0b100).refusalOf(QUEST_ACTION)).toEqual({ rule: 'REA-R43', why: 'visitedBefore' });
    expect(at(MonarchCity, 0).refusalOf(QUEST_ACTION)).toEqual({ rule: 'REA-R43', why: 'notQuestPlace' });
  });
});

describe('quests of the hunt', () => {
  it.each([
    { quest: card('Q15'), colour: 'green', count: 6 },
    { quest: card('Q16'), colour: 'red', count: 4 },
    { quest: card('Q17'), colour: 'blue', count: 3 },
    { quest: card('Q18'), colour: 'black', count: 4 },
  ])('$count $colour minions', ({ quest, colour, count }) => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: WolfPass, quest, progress: count - 2 }],
      questDeck: [card('Q15'), UnicornSteed].filter(q => q !== quest),
      minions: { [WolfPass]: { [colour]: 3 } },
    });
    t.dice(6, 1, 1).does(ENGAGE);
    expect([t.hero().progress, t.hero().completed]).toEqual([count - 1, []]);
    t.dice(6, 6).does(ENGAGE);
    // Surplus is not carried over.
    expect([t.hero().completed, t.hero().progress]).toEqual([[quest], 0]);
    expect(t.hero().quest).not.toBe(NONE);
  });

  it('other colours do not count, other heroes’ kills neither (REA-R50)', () => {
    const t = arrange({
      heroes: [
        { hero: Wizard, at: WolfPass, quest: card('Q15') },
        { hero: Dwarf, quest: card('Q18') },
      ],
      minions: { [WolfPass]: { black: 2, green: 1 } },
    });
    t.dice(1, 6, 6).does(ENGAGE);
    expect([t.hero(0).progress, t.hero(1).progress]).toEqual([0, 0]);
  });

  it('Raids: one of each colour, in any combats (REA-R43, REA-R50)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: WolfPass, quest: Raids }],
      minions: { [WolfPass]: { green: 1, blue: 1 }, [OrcValley]: { red: 2, black: 1 } },
    });
    t.dice(6, 6).does(ENGAGE);
    expect(t.hero().progress).toBe(0b1001);
    t.does({ action: 'foot', to: OrcValley }).dice(1, 6, 6).does(ENGAGE);
    expect(t.hero().progress).toBe(0b1101);
    const last = arrange({
      heroes: [{ hero: Wizard, at: WolfPass, quest: Raids, progress: 0b1101 }],
      minions: { [WolfPass]: { black: 1 } },
    });
    last.dice(6).does(ENGAGE);
    expect(last.hero().completed).toEqual([Raids]);
  });

  it('Fireball, Battle Fury, the Slayer’s blow and Battle Strategy count, too (REA-R50)', () => {
    const hunter = { hero: Wizard, at: WolfPass, quest: card('Q15'), hand: ['HC01', 'SP09', 'SP05'].map(card) };
    const wanted = { heroes: [hunter], minions: { [WolfPass]: { green: 2 } } };
    expect(arrange(wanted).dice(6, 6).does({ action: 'fireball', card: card('HC01') }).hero().progress).toBe(2);
    expect(arrange(wanted).does({ action: 'battleFury' }).hero().progress).toBe(2);
    const slayer = { heroes: [{ ...hunter, slain: [GREEN] }], minions: wanted.minions, generals: { [GREEN]: { life: 0 } } };
    expect(arrange(slayer).does(ENGAGE).hero().progress).toBe(2);
    const strategy = arrange(wanted).does({ action: 'play', source: card('SP05') }).chooses(WolfPass);
    expect(strategy.hero().progress).toBe(2);
    const sixth = arrange({ heroes: [{ ...hunter, progress: 5 }], minions: wanted.minions });
    sixth.does({ action: 'play', source: card('SP05') }).chooses(WolfPass);
    expect([sixth.hero().completed, sixth.asking]).toEqual([[card('Q15')], '0 chooseAction']);
  });

  it('minions that were removed do not: King’s Guard and Cavalry Sweep (REA-R50)', () => {
    for (const special of ['SP11', 'SP12']) {
      const t = arrange({
        heroes: [{ hero: Wizard, quest: card('Q15'), hand: [card(special)] }],
        minions: { [WolfPass]: { green: 2 } },
      });
      t.does({ action: 'play', source: card(special) });
      while (t.decision.ask !== 'chooseAction') t.chooses(t.offered[0]);
      expect([t.s.crowd[WolfPass], t.hero().progress]).toEqual([0, 0]);
    }
  });
});

describe('Envoys', () => {
  const envoy = (die: number): Table => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: LandOfAmazons, quest: AmazonEnvoy }],
      questDeck: [card('Q17')],
      minions: {
        [LandOfAmazons]: { black: 1 },
        [MermaidHarbor]: { blue: 2 },
        [GreenleafVillage]: { green: 1 },
        [AmarakPeak]: { blue: 3 },
      },
    });
    return t.dice(1, 1, 5, die).does(QUEST_ACTION);
  };

  it('as many minions as a die shows, at most two spaces away, and one may stop (REA-R43, REA-R50)', () => {
    const t = envoy(3);
    expect(t.told('diceRolled').at(-1)).toMatchObject({ why: 'envoy', faces: [3] });
    expect(t.asking).toBe('0 pickMinion');
    const minions = (t.offered as (Minion | 'stop')[]).filter(offered => offered !== 'stop');
    expect(minions).toEqual([
      { space: GreenleafVillage, colour: GREEN },
      { space: LandOfAmazons, colour: BLACK },
      { space: MermaidHarbor, colour: BLUE },
    ]);
    expect(t.offers('stop')).toBe(true);
    expect(t.refusalOf({ space: WyvernForest, colour: GREEN })).toEqual({ rule: 'REA-R52', why: 'noSuchMinion' });
    expect(t.hero().quest).toBe(NONE);
    t.chooses({ space: MermaidHarbor, colour: BLUE }, { space: MermaidHarbor, colour: BLUE }, 'stop');
    expect([t.s.crowd[MermaidHarbor], t.s.supply[BLUE]]).toEqual([0, 22]);
    // The new quest comes after the reward: what the Envoy defeated does not count for it.
    expect([t.hero().quest, t.hero().progress, t.asking]).toEqual([card('Q17'), 0, '0 chooseAction']);
  });

  it('a die of 1 takes one minion (REA-R43)', () => {
    const t = envoy(1).chooses({ space: LandOfAmazons, colour: BLACK });
    expect([t.s.crowd[LandOfAmazons], t.asking]).toEqual([0, '0 chooseAction']);
  });

  it('with nothing near the reward is passed over (REA-R43)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: HeavensGlade, quest: ElfEnvoy }], questDeck: [UnicornSteed] });
    t.dice(6, 1, 1, 4).does(QUEST_ACTION);
    expect([t.hero().completed, t.hero().quest, t.asking]).toEqual([[ElfEnvoy], UnicornSteed, '0 chooseAction']);
  });

  it('reach two spaces around their own place', () => {
    for (const quest of [card('Q09'), card('Q13'), card('Q14')]) {
      const { goal } = quests[quest];
      if (goal.by !== 'roll') throw new Error('An Envoy rolls.');
      const t = arrange({
        heroes: [{ hero: Dwarf, at: goal.at, quest }],
        minions: { [CursedPlateau]: { red: 1 }, [BlizzardMountains]: { blue: 1 }, [BloodFlats]: { red: 1 } },
        generals: { [BLACK]: { life: 0 } },
      });
      for (let space = 0; space < 45; space++) if (![7, 13, 22].includes(space)) t.s.minions[space * 4] = 1;
      t.dice(6, 1, 1, 6).does(QUEST_ACTION);
      const near = (t.offered as Minion[]).filter(offered => offered.colour === GREEN).map(({ space }) => space);
      const expected = Array.from({ length: 45 }, (_, space) => space).filter(
        space => distance[goal.at][space] <= 2 && ![7, 13, 22].includes(space),
      );
      expect(near).toEqual(expected);
    }
  });
});

describe('Scouts', () => {
  it.each([
    { quest: card('Q19'), general: RED, at: ScorpionCanyon, taken: 'HC45' },
    { quest: card('Q20'), general: GREEN, at: 38, taken: 'HC13' },
    { quest: card('Q21'), general: BLUE, at: BlizzardMountains, taken: 'HC80' },
    { quest: card('Q22'), general: BLACK, at: DarkWoods, taken: 'HC23' },
  ])('take the topmost card of the General’s colour ($taken) and shuffle (REA-R43)', ({ quest, general, at, taken }) => {
    const t = arrange({
      heroes: [{ hero: Paladin, at, quest }],
      heroDeck: ['SP02', 'HC45', 'HC13', 'HC80', 'HC23', 'HC46', 'HC14', 'HC79', 'HC24'].map(card),
      questDeck: [UnicornSteed],
    });
    const before = t.s.heroDeck.length;
    t.does(QUEST_ACTION);
    expect([t.hero().hand, t.hero().completed, t.hero().quest]).toEqual([[card(taken)], [quest], UnicornSteed]);
    expect([t.s.heroDeck.length, t.told('cardTaken')[0].card]).toEqual([before - 1, card(taken)]);
    expect(t.s.heroDeck.at(-1)).not.toBe(undefined);
    const away = arrange({ heroes: [{ hero: Paladin, at, quest }], generals: { [general]: { step: 1 } } });
    expect(away.refusalOf(QUEST_ACTION)).toEqual({ rule: 'REA-R43', why: 'notWithGeneral' });
  });

  it('with no such card in the deck nothing is taken, and nothing refilled; it is completed all the same (REA-R43, REA-R48)', () => {
    const t = arrange({
      heroes: [{ hero: Paladin, at: DarkWoods, quest: card('Q22') }],
      heroDeck: ['HC45', 'HC01'].map(card),
      heroDiscard: [card('HC23')],
      questDeck: [UnicornSteed],
      short: true,
    });
    t.does(QUEST_ACTION);
    expect([t.hero().hand, t.hero().completed, t.s.heroDiscard]).toEqual([[], [card('Q22')], [card('HC23')]]);
  });

  it('drawn after their General’s defeat they go to the box, and the next is drawn (REA-R44)', () => {
    const t = arrange({
      heroes: [{ hero: Cleric }, { hero: Ranger }],
      questDeck: [card('Q21'), UnicornSteed],
      generals: { [BLUE]: { life: 0 } },
      first: [{ do: 'beginTurn' }],
    });
    expect([t.hero(1).quest, t.s.questBox]).toEqual([UnicornSteed, [card('Q21')]]);
    expect(t.told('questVoided')).toMatchObject([{ slot: 1, quest: card('Q21'), rule: 'REA-R44' }]);
  });
});
