/** What each seat and a spectator may know (REA-R7), with open and with closed hands. */
import { unsound } from '@vesper/checkers';
import { below, choices, fastChance, fork, imagine, log, open, outcome, start } from '@vesper/kernel';
import type { Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { Cleric, Dwarf, Paladin, Rogue } from '../content/heroes.ts';
import { DarkWoods, GryphonInn, RavenForest, ThornyWoods } from '../content/map.ts';
import { RED } from '../content/types.ts';
import { realm } from '../game.ts';
import { checks } from '../checks/index.ts';
import type { RealmState } from '../state.ts';
import { arrange } from './arrange.ts';
import { card } from './cards.ts';
import { Table } from './table.ts';

const closed = { openHands: false };
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

describe('open hands (REA-R7)', () => {
  it('everybody sees every hand, quest and discard pile', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, hand: ['HC01', 'SP02'].map(card), quest: card('Q15'), progress: 2, completed: [card('Q02')] },
        { hero: Cleric, hand: [card('HC45')] },
      ],
      heroDiscard: ['HC03'].map(card),
      questDiscard: [card('Q04')],
      darkDiscard: [card('DS10')],
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = t.seenBy(viewer);
      expect(view.heroes.map(({ hand }) => hand)).toEqual([['HC01', 'SP02'].map(card), [card('HC45')]]);
      expect(view.heroes[0]).toMatchObject({ quest: card('Q15'), progress: 2, completed: [card('Q02')], handSize: 2 });
      expect([view.heroDiscard, view.questDiscard, view.darkDiscard]).toEqual([
        [card('HC03')],
        [card('Q04')],
        [card('DS10')],
      ]);
      expect(view.heroUnseen).toHaveLength(96 - 4);
      expect(view.heroUnseen).toEqual(sorted(t.s.heroDeck));
    }
  });

  it('what is drawn is told to all', () => {
    const t = arrange({ heroes: [{ hero: Dwarf, at: RavenForest }, { hero: Cleric }] });
    t.does({ action: 'endDay' });
    const drawn = (viewer: Viewer): unknown[] =>
      log(t.match, viewer).flatMap(({ event }) =>
        event.event === 'cardDrawn' ? [(event as { card?: number }).card] : [],
      );
    expect(drawn(1)).toEqual(t.hero().hand);
    expect(drawn('spectator')).toEqual(t.hero().hand);
  });
});

describe('closed hands', () => {
  it('others see how many cards, and those that were shown (REA-R7)', () => {
    const t = arrange({
      heroes: [
        { hero: Rogue, at: GryphonInn, hand: ['HC01', 'HC02'].map(card) },
        { hero: Cleric, hand: [card('HC03')] },
      ],
      options: closed,
      heroDeck: ['HC45', 'SP11', 'HC21', 'HC46', 'HC79'].map(card),
    });
    t.does({ action: 'rumors', colour: RED });
    const shown = ['HC45', 'SP11', 'HC46'].map(card);
    expect(t.seenBy(0).heroes[0].hand).toEqual(['HC01', 'HC02'].map(card).concat(shown));
    for (const viewer of [1, 'spectator'] as const) {
      const view = t.seenBy(viewer);
      expect([view.heroes[0].hand, view.heroes[0].handSize, view.heroes[0].known]).toEqual([shown, 5, shown]);
    }
    expect(t.seenBy('spectator').heroes[1]).toMatchObject({ hand: [], handSize: 1 });
    expect(t.seenBy(1).heroes[1].hand).toEqual([card('HC03')]);
    // What a viewer has not seen: the deck, and the unknown cards of others.
    expect(t.seenBy(1).heroUnseen).toEqual(sorted([...t.s.heroDeck, card('HC01'), card('HC02')]));
    expect(t.seenBy('spectator').heroUnseen).toContain(card('HC03'));
    expect(t.seenBy(0).heroUnseen).toEqual(sorted([...t.s.heroDeck, card('HC03')]));
  });

  it('a card that was shown is forgotten when it leaves the hand', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, at: DarkWoods, quest: card('Q22') }, { hero: Cleric }],
      options: closed,
      heroDeck: ['HC29', 'HC01'].map(card),
    });
    t.does({ action: 'quest' }); // Scout: HC29 is taken openly
    expect([t.hero().known, t.seenBy(1).heroes[0].hand]).toEqual([[card('HC29')], [card('HC29')]]);
    t.does({ action: 'buildGate', card: card('HC29') });
    expect([t.hero().known, t.seenBy(1).heroes[0].hand]).toEqual([[], []]);
  });

  it('draws are told to their own seat only; commits, plays and discards to all', () => {
    const t = arrange({
      heroes: [{ hero: Paladin, at: ThornyWoods, hand: ['HC01', 'HC23', 'HC24', 'HC25'].map(card) }, { hero: Cleric }],
      options: closed,
    });
    t.does({ action: 'attackGeneral' }).dice(1);
    t.chooses(card('HC01'), 'done').letsPass();
    while (t.decision.ask === 'pickLostCard') t.chooses(t.offered[0]);
    t.does({ action: 'endDay' });
    const told = (viewer: Viewer, kind: string): unknown[] =>
      log(t.match, viewer).flatMap(({ event }) => (event.event === kind ? [(event as { card?: number }).card] : []));
    expect(told(0, 'cardDrawn')).toEqual(t.hero().hand.slice(-2));
    expect(told(1, 'cardDrawn')).toEqual([undefined, undefined]);
    expect(told('spectator', 'cardDrawn')).toEqual([undefined, undefined]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(told(viewer, 'committed')).toEqual([card('HC01')]);
      expect(told(viewer, 'cardDiscarded')).toEqual(['HC01', 'HC23', 'HC24'].map(card));
    }
  });

  it('all hands are laid open at the end', () => {
    const t = arrange({
      heroes: [{ hero: Dwarf, hand: [card('HC01')] }, { hero: Cleric }],
      options: closed,
      generals: { 0: { step: 3 } },
      darkDeck: [card('DS10')],
    });
    t.does({ action: 'endDay' }).letsPass();
    expect(outcome(t.match)).not.toBe(null);
    expect(t.seenBy(1).heroes[0].hand).toEqual(t.hero().hand);
    expect(t.seenBy('spectator').heroUnseen).toEqual(sorted(t.s.heroDeck));
  });

  it('a seat sees all of its own heroes’ cards', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, hand: [card('HC01')] },
        { hero: Cleric, hand: [card('HC02')] },
        { hero: Rogue, hand: [card('HC03')] },
        { hero: Paladin },
      ],
      seats: 2,
      options: closed,
    });
    expect(t.seenBy(0).heroes.map(({ hand }) => hand)).toEqual([[card('HC01')], [], [card('HC03')], []]);
  });
});

/** Plays on at random, stopping for a look at every seventh decision. */
function* moments(t: Table, seed: string): Generator<Table> {
  const rng = fastChance(seed);
  for (let n = 0; n < 250 && outcome(t.match) === null; n++) {
    if (n % 7 === 0) yield t;
    const waiting = open(t.match);
    const decision = waiting[below(rng, waiting.length)];
    const legal = choices(t.match, decision);
    t.says(decision.seat, legal[below(rng, legal.length)]);
  }
}

const tables = [
  { seats: 2, options: {} },
  { seats: 3, options: closed },
  { seats: 2, options: { ...closed, heroesPerSeat: '2' } },
];

/** The same table with everything changed that this viewer cannot know. */
function elsewise(s: RealmState, viewer: Viewer): RealmState {
  const other = fork(realm, s);
  other.heroDeck.reverse();
  other.questDeck.reverse();
  const unknown = other.darkDeck.length - other.darkKnown;
  other.darkDeck = [...other.darkDeck.slice(0, unknown).reverse(), ...other.darkDeck.slice(unknown)];
  if (s.terms.openHands) return other;
  for (const hero of other.heroes) {
    if (hero.seat === viewer) continue;
    for (let i = 0; i < hero.hand.length && other.heroDeck.length > i; i++) {
      if (hero.known.includes(hero.hand[i])) continue;
      [hero.hand[i], other.heroDeck[i]] = [other.heroDeck[i], hero.hand[i]];
    }
  }
  return other;
}

describe('what is hidden changes nobody’s view', () => {
  it.each(tables)('$seats seats, $options', ({ seats, options }) => {
    const match = start(realm, { seats, seed: 'secrets', options: { heroSelection: 'dealt', ...options } });
    for (const t of moments(new Table(match), 'moves')) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(realm.view(elsewise(t.s, viewer), viewer)).toEqual(realm.view(t.s, viewer));
      }
    }
  });
});

describe('imagining', () => {
  it.each(tables)(
    'keeps all that the viewer knows, and every card once: $seats seats, $options',
    ({ seats, options }) => {
      const match = start(realm, { seats, seed: 'imagined', options: { heroSelection: 'dealt', ...options } });
      const rng = fastChance('imagined');
      for (const t of moments(new Table(match), 'moves')) {
        for (const viewer of [0, 1, 'spectator'] as const) {
          const s = imagine(realm, t.s, viewer, rng);
          expect(realm.view(s, viewer)).toEqual(realm.view(t.s, viewer));
          expect(unsound(checks, s)).toEqual([]);
        }
      }
    },
  );

  it('is a new guess every time', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, hand: [card('HC01')] },
        { hero: Cleric, hand: ['HC02', 'HC03', 'HC04'].map(card) },
      ],
      options: closed,
    });
    const guesses = ['one', 'two'].map(seed => imagine(realm, t.s, 0, fastChance(seed)));
    for (const pile of ['heroDeck', 'questDeck', 'darkDeck'] as const) {
      expect(guesses[0][pile]).not.toEqual(guesses[1][pile]);
    }
    expect(guesses[0].heroes[1].hand).not.toEqual(guesses[1].heroes[1].hand);
  });

  it('does not depend on what nobody knows', () => {
    const t = arrange({
      heroes: [
        { hero: Dwarf, hand: [card('HC01')] },
        { hero: Cleric, hand: [card('HC02')] },
      ],
      options: closed,
    });
    const guess = (s: RealmState): RealmState => imagine(realm, s, 0, fastChance('same'));
    const [here, there] = [guess(t.s), guess(elsewise(t.s, 0))];
    expect([there.heroDeck, there.heroes, there.darkDeck, there.questDeck]).toEqual([
      here.heroDeck,
      here.heroes,
      here.darkDeck,
      here.questDeck,
    ]);
  });
});
