/** Quests (REA-R43, REA-R44): goals, failures, and what completing them gives. */
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import {
  ChimeraInn,
  DarkWoods,
  EagleNestInn,
  EnchantedGlade,
  FireRiver,
  GreenleafVillage,
  GryphonForest,
  GryphonInn,
  MccormHighlands,
  MonarchCity,
  OrcValley,
  PleasantHill,
  RavenForest,
  WitheredHills,
  WolfPass,
} from '../content/map.ts';
import {
  AmazonEnvoy,
  AmuletOfTheGods,
  DukeEnvoy,
  ElfEnvoy,
  FindMagicGate,
  OrganizeMilitia,
  Raids,
  Rumors,
  UnicornSteed,
  quests,
} from '../content/quests.ts';
import { GREEN } from '../content/types.ts';
import { NONE } from '../state.ts';
import { ENGAGE, QUEST_ACTION } from './actions.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

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
    expect([won.hero().completed, won.hero().up]).toEqual([[quest], 4]);
    const isEnvoy = [AmazonEnvoy, DukeEnvoy, ElfEnvoy].includes(quest);
    const counts = won.told('diceRolled').map(rolled => rolled.faces.length);
    expect(counts).toEqual(isEnvoy ? [dice, 1] : [dice]);
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
    expect([t.hero().progress, t.told('questProgressed').length]).toEqual([0b001, 1]);
    t.says(1, card('SP02')).chooses(0).chooses(GryphonInn);
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
    expect(
      arrange(wanted)
        .dice(6, 6)
        .does({ action: 'fireball', card: card('HC01') })
        .hero().progress,
    ).toBe(2);
    expect(arrange(wanted).does({ action: 'battleFury' }).hero().progress).toBe(2);
    const slayer = {
      heroes: [{ ...hunter, slain: [GREEN] }],
      minions: wanted.minions,
      generals: { [GREEN]: { life: 0 } },
    };
    expect(arrange(slayer).does(ENGAGE).hero().progress).toBe(2);
    const strategy = arrange(wanted).does({ action: 'play', source: card('SP05') });
    expect(strategy.hero().progress).toBe(2);
    const sixth = arrange({ heroes: [{ ...hunter, progress: 5 }], minions: wanted.minions });
    sixth.does({ action: 'play', source: card('SP05') });
    expect([sixth.hero().completed, sixth.asking]).toEqual([[card('Q15')], 'A chooseAction']);
  });

  it('what reaches the number completes the quest, whatever the means (REA-R50)', () => {
    const last = { hero: Wizard, at: WolfPass, quest: card('Q15'), progress: 4, hand: ['HC01', 'SP09'].map(card) };
    const minions = { [WolfPass]: { green: 2 } };
    const fireball = arrange({ heroes: [last], minions })
      .dice(6, 6)
      .does({ action: 'fireball', card: card('HC01') });
    expect(fireball.hero().completed).toEqual([card('Q15')]);
    const fury = arrange({ heroes: [last], minions }).does({ action: 'battleFury' });
    expect(fury.hero().completed).toEqual([card('Q15')]);
    const slayer = arrange({ heroes: [{ ...last, slain: [GREEN] }], minions, generals: { [GREEN]: { life: 0 } } });
    slayer.does(ENGAGE);
    // No dice were needed, so none were rolled (REA-R49).
    expect([slayer.hero().completed, slayer.told('combatRolled')]).toEqual([[card('Q15')], []]);
  });

  it('other quests make no progress by fighting, building or staying at an Inn (REA-R55)', () => {
    const t = arrange({
      heroes: [{ hero: Wizard, at: OrcValley, quest: AmuletOfTheGods, hand: [card('HC51')] }],
      minions: { [OrcValley]: { green: 2 } },
    });
    t.dice(6, 6)
      .does(ENGAGE)
      .does({ action: 'buildGate', card: card('HC51') });
    expect([t.hero().progress, t.hero().quest, t.hero().completed]).toEqual([0, AmuletOfTheGods, []]);
    for (const quest of [OrganizeMilitia, card('Q15')]) {
      const inn = arrange({ heroes: [{ hero: Wizard, at: WitheredHills, quest }] });
      inn.does({ action: 'foot', to: ChimeraInn });
      expect([inn.hero().progress, inn.told('questProgressed')]).toEqual([0, []]);
    }
    const militia = arrange({
      heroes: [{ hero: Wizard, at: OrcValley, quest: OrganizeMilitia, hand: [card('HC51')] }],
    });
    militia.does({ action: 'buildGate', card: card('HC51') });
    expect(militia.hero().progress).toBe(0);
    const rumors = arrange({
      heroes: [{ hero: Wizard, at: WolfPass, quest: Rumors }],
      minions: { [WolfPass]: { green: 1 } },
    });
    rumors.dice(6).does(ENGAGE);
    expect(rumors.hero().progress).toBe(0);
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
