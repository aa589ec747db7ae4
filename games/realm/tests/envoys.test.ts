/** Envoys and Scouts (REA-R43, REA-R44): quests whose reward comes at once. */
import { describe, expect, it } from 'vitest';
import type { Minion } from '../agenda.ts';
import { distance } from '../content/distances.ts';
import { Cleric, Dwarf, Paladin, Ranger } from '../content/heroes.ts';
import {
  AmarakPeak,
  BlizzardMountains,
  BloodFlats,
  CursedPlateau,
  DarkWoods,
  GreenleafVillage,
  HeavensGlade,
  LandOfAmazons,
  MermaidHarbor,
  ScorpionCanyon,
  WyvernForest,
} from '../content/map.ts';
import { AmazonEnvoy, ElfEnvoy, UnicornSteed, quests } from '../content/quests.ts';
import { BLACK, BLUE, GREEN, RED } from '../content/types.ts';
import { NONE } from '../state.ts';
import { QUEST_ACTION } from './actions.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

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
    expect(t.asking).toBe('A pickMinion');
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
    expect([t.hero().quest, t.hero().progress, t.asking]).toEqual([card('Q17'), 0, 'A chooseAction']);
  });

  it('a die of 2 takes two, which are defeated, not removed (REA-R43, REA-R50)', () => {
    const t = envoy(2).chooses({ space: LandOfAmazons, colour: BLACK }, { space: MermaidHarbor, colour: BLUE });
    expect(t.told('minionsDefeated').map(({ how, colour }) => [how, colour])).toEqual([
      ['envoy', BLACK],
      ['envoy', BLUE],
    ]);
    expect(t.asking).toBe('A chooseAction');
  });

  it('a die of 1 takes one minion (REA-R43)', () => {
    const t = envoy(1).chooses({ space: LandOfAmazons, colour: BLACK });
    expect([t.s.crowd[LandOfAmazons], t.asking]).toEqual([0, 'A chooseAction']);
  });

  it('with nothing near the reward is passed over (REA-R43)', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: HeavensGlade, quest: ElfEnvoy }], questDeck: [UnicornSteed] });
    t.dice(6, 1, 1, 4).does(QUEST_ACTION);
    expect([t.hero().completed, t.hero().quest, t.asking]).toEqual([[ElfEnvoy], UnicornSteed, 'A chooseAction']);
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
  ])(
    'take the topmost card of the General’s colour ($taken) and shuffle (REA-R43)',
    ({ quest, general, at, taken }) => {
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
    },
  );

  it('look down to the last card, and shuffle the deck (REA-R43)', () => {
    const t = arrange({
      heroes: [{ hero: Paladin, at: DarkWoods, quest: card('Q22') }],
      heroDeck: ['HC45', 'HC01', 'SP01', 'HC23'].map(card),
      short: true,
    });
    t.does(QUEST_ACTION);
    expect(t.hero().hand).toEqual([card('HC23')]);
    const long = arrange({ heroes: [{ hero: Paladin, at: DarkWoods, quest: card('Q22') }] });
    const before = long.s.heroDeck.toReversed();
    long.does(QUEST_ACTION);
    expect(long.s.heroDeck.toReversed().slice(0, 20)).not.toEqual(
      before.filter(c => !long.hero().hand.includes(c)).slice(0, 20),
    );
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
