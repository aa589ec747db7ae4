/** Setting up a match (REA-3): what lies on the table before the first turn. */
import { listen, liveChance, open, settle, start } from '@vesper/kernel';
import type { Options } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { darknessCards } from '../content/darkness.ts';
import { heroes } from '../content/heroes.ts';
import {
  BlizzardMountains,
  BrookdaleVillage,
  DancingStones,
  DarkWoods,
  FatherOakForest,
  MermaidHarbor,
  MonarchCity,
  ScorpionCanyon,
  ThornyWoods,
  WitheredHills,
  WyvernForest,
  spaces,
} from '../content/map.ts';
import { BLACK, BLUE, COLOURS, GREEN, RED } from '../content/types.ts';
import type { DarkCard } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { realm } from '../game.ts';
import { NONE } from '../state.ts';
import type { RealmState } from '../state.ts';
import { card } from './cards.ts';
import { Table } from './table.ts';

const begin = (seats: number, seed: string, options: Options = {}): Table =>
  new Table(start(realm, { seats, seed, options: { heroSelection: 'dealt', ...options } }));

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const at = (s: RealmState, space: number, colour: number): number => s.minions[space * COLOURS + colour];

/** The setup of a match with these Darkness cards only, in the first shuffle that suits. */
function setUp(deck: readonly DarkCard[], suits: (turnedUp: readonly DarkCard[]) => boolean): RealmState {
  const options = Object.fromEntries(Object.entries(realm.options).map(([name, { default: usual }]) => [name, usual]));
  for (let seed = 0; seed < 5000; seed++) {
    const s = realm.setup(2, { ...options, heroSelection: 'dealt' }, liveChance(`setup ${seed}`));
    s.darkDeck = [...deck];
    const { events } = listen(s, () => settle(realm, s));
    const turnedUp = (events as RealmEvent[]).flatMap(told => (told.event === 'setupCard' ? [told.card] : []));
    if (suits(turnedUp)) return s;
  }
  throw new Error('No shuffle suits.');
}

describe('a new match', () => {
  it('S01: 30 minions, hands, quests, decks, gate and crystals (REA-2.5, REA-2.7, REA-2.8, REA-3.7, REA-3.8, REA-3.9, REA-3.10, REA-3.12, REA-3.15, REA-3.17, REA-3.18, REA-3.20, REA-3.21)', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      for (const difficulty of ['normal', 'champion']) {
        const { s } = begin(4, seed, { difficulty });
        expect([total(s.minions), total(s.supply)]).toEqual([30, 70]);
        expect(s.heroes.map(({ hand }) => hand.length)).toEqual([2, 2, 2, 2]);
        expect([s.heroDeck.length, s.heroDiscard.length]).toEqual([88, 0]);
        expect(s.heroes.every(({ quest }) => quest !== NONE)).toBe(true);
        expect([s.questDeck.length, s.questDiscard.length]).toEqual([20, 0]);
        expect([s.darkDeck.length, s.darkDiscard.length]).toEqual([difficulty === 'normal' ? 62 : 56, 0]);
        expect([s.gates[DancingStones], total(s.gates), s.gateSupply]).toEqual([1, 1, 4]);
        const demonLands = spaces.filter((_, space) => space !== ScorpionCanyon && at(s, space, RED) === 3).length;
        expect([s.crystals[ScorpionCanyon], total(s.crystals)]).toEqual([1, 1 + demonLands]);
        expect(s.crystalSupply).toBe(12 - total(s.crystals));
        expect(Math.max(...s.crowd)).toBe(3);
      }
    }
  });

  it('S56: board, heroes, Generals and War Status (REA-1.1, REA-2.1, REA-2.2, REA-2.3, REA-2.4, REA-2.6, REA-2.9, REA-2.10, REA-2.11, REA-2.12, REA-3.1, REA-3.2, REA-3.3, REA-3.4, REA-3.5, REA-3.6, REA-3.11, REA-3.13, REA-3.14, REA-R1, REA-R58)', () => {
    const t = begin(4, 'inspected');
    const view = t.seenBy('spectator');
    expect(view.generals.map(({ space, life }) => [space, life])).toEqual([
      [ThornyWoods, 6],
      [DarkWoods, 5],
      [ScorpionCanyon, 6],
      [BlizzardMountains, 4],
    ]);
    expect([GREEN, BLACK, RED, BLUE].map(colour => t.minions(view.generals[colour].space, colour))).toEqual([
      3, 3, 3, 3,
    ]);
    expect([view.war, view.turn, view.phase]).toEqual(['early', 1, 'day']);
    for (const { hero, space, up, down, lost, style, freshMount } of view.heroes) {
      expect([space, up, down, lost]).toEqual([MonarchCity, heroes[hero].life, 0, 0]);
      // The Eagle Rider's two Status Tokens are blank.
      expect([style, freshMount]).toEqual(['none', false]);
    }
    expect(new Set(view.heroes.map(({ hero }) => hero)).size).toBe(4);
    expect(view.minions).toHaveLength(45 * 4);
    expect([view.heroDeckSize, view.questDeckSize, view.darkDeckSize]).toEqual([88, 20, 62]);
  });

  it('is told step by step', () => {
    const t = begin(2, 'told');
    const told = t.match.log.map(({ event }) => event.event);
    expect(t.told('heroTaken').map(({ slot }) => slot)).toEqual([0, 1]);
    expect(t.told('cardDrawn').map(({ slot }) => slot)).toEqual([0, 0, 1, 1]);
    expect(told.indexOf('questDrawn')).toBeLessThan(told.indexOf('setupCard'));
    expect(t.told('setupFinished')).toMatchObject([{ slot: 0, rule: 'REA-3.21' }]);
    expect(t.told('turnBegan')).toMatchObject([{ slot: 0, turn: 1 }]);
  });
});

describe('the first minions', () => {
  const others = ['DS11', 'DS13', 'DS04', 'DS30', 'DS06'].map(card);

  it('S02: cards without two locations, or for a location that would hold 4, are set aside whole (REA-3.16, REA-3.17, REA-3.19, REA-R9)', () => {
    const first = ['DS47', 'DS36', 'DS17'].map(card);
    const s = setUp([...first, ...others], turnedUp => first.every((c, i) => turnedUp[i] === c));
    expect([at(s, ThornyWoods, GREEN), at(s, MermaidHarbor, BLACK)]).toEqual([3, 0]);
    expect([at(s, WyvernForest, GREEN), at(s, BrookdaleVillage, BLACK)]).toEqual([2, 2]);
    // All cards, also those set aside, are in the deck again.
    expect(s.darkDeck.toSorted((a, b) => a - b)).toEqual([...first, ...others].toSorted((a, b) => a - b));
    expect(s.darkDiscard).toEqual([]);
  });

  it('S03: a third Demon taints at setup, and nothing spreads (REA-3.18, REA-3.20, REA-R9)', () => {
    const [two, third] = [card('DS06'), card('DS40')];
    const s = setUp([two, third, ...['DS11', 'DS20', 'DS21', 'DS02'].map(card)], turnedUp => {
      return turnedUp.indexOf(two) < 3 && turnedUp.indexOf(third) >= 3;
    });
    expect([at(s, WitheredHills, RED), s.crystals[WitheredHills], total(s.crystals)]).toEqual([3, 1, 2]);
    expect(at(s, FatherOakForest, GREEN)).toBe(1);
    expect([total(s.minions), total(s.crowd)]).toEqual([30, 30]);
  });

  it('every setup follows its cards one by one (REA-3.15, REA-3.16, REA-3.17, REA-3.18, REA-3.19, REA-3.20, REA-R9)', () => {
    for (let seed = 0; seed < 60; seed++) {
      const t = begin(1, `cards ${seed}`);
      const expected = new Map<number, number>(
        [ThornyWoods, DarkWoods, ScorpionCanyon, BlizzardMountains].map(s => [s, 3]),
      );
      const held = (space: number): number => expected.get(space) ?? 0;
      let used = 0;
      for (const told of t.told('setupCard')) {
        const { kind, places } = darknessCards[told.card];
        const minions = used < 3 ? 2 : 1;
        const suits = kind === 'locations' && places.every(({ space }) => held(space) + minions < 4);
        expect(told.used).toBe(suits);
        expect(told.rule).toBe(suits ? `REA-3.${used < 3 ? 17 : 18}` : kind === 'locations' ? 'REA-3.19' : 'REA-3.16');
        if (!suits) continue;
        used++;
        for (const { space } of places) expected.set(space, held(space) + minions);
      }
      expect(used).toBe(6);
      spaces.forEach(({ colour }, space) => {
        expect(t.s.crowd[space]).toBe(held(space));
        if (held(space) > 0) expect(t.minions(space, colour)).toBe(held(space));
      });
      expect(t.told('overrun')).toEqual([]);
    }
  });
});

describe('choosing heroes', () => {
  it('seats choose in order, each hero once (REA-3.4)', () => {
    const t = new Table(start(realm, { seats: 3, seed: 'choice' }));
    const asked: string[] = [];
    for (const hero of [4, 2, 7]) {
      asked.push(t.asking);
      t.chooses(hero);
    }
    expect(asked).toEqual(['A pickHero', 'B pickHero', 'C pickHero']);
    expect(t.s.heroes.map(({ hero }) => hero)).toEqual([4, 2, 7]);
    expect(t.s.heroes.map(({ up }) => up)).toEqual([5, 4, 5]);
    expect(t.asking).toContain('A chooseAction');
  });

  it('a hero that is taken is refused (REA-3.4)', () => {
    const t = new Table(start(realm, { seats: 2, seed: 'taken' })).chooses(4);
    expect(t.offered).toEqual([0, 1, 2, 3, 5, 6, 7]);
    expect(t.refusalOf(4)).toEqual({ rule: 'REA-3.4', why: 'heroTaken' });
    expect(() => t.chooses(4)).toThrow(/heroTaken/);
  });

  it('with two heroes each, a seat owns every second one (REA-R8)', () => {
    const t = new Table(start(realm, { seats: 2, seed: 'two each', options: { heroesPerSeat: '2' } }));
    const asked: string[] = [];
    for (const hero of [0, 1, 2, 3]) {
      asked.push(t.asking);
      t.chooses(hero);
    }
    expect(asked).toEqual(['A pickHero', 'B pickHero', 'A pickHero', 'B pickHero']);
    expect(t.s.heroes.map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
  });

  it('dealt heroes are different, and depend on the seed (REA-3.4)', () => {
    const dealt = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const chosen = begin(4, `dealt ${seed}`).s.heroes.map(({ hero }) => hero);
      expect(new Set(chosen).size).toBe(4);
      for (const hero of chosen) dealt.add(hero);
    }
    expect(dealt.size).toBe(8);
  });

  it('before all have chosen nobody acts, and nothing lies in the hands', () => {
    const match = start(realm, { seats: 2, seed: 'early' });
    expect(open(match).map(({ ask }) => ask)).toEqual(['pickHero']);
    expect(match.state.heroes.map(({ hand, hero }) => [hand.length, hero])).toEqual([
      [0, NONE],
      [0, NONE],
    ]);
    expect([match.state.phase, match.state.turn]).toEqual(['setup', 0]);
  });
});
