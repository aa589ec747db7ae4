/** REA-3, REA-R8, REA-R9: the options of a match and setting it up, step by step. */
import { andThen, drawOne, isHeard, no, pick, shuffle } from '@vesper/kernel';
import type { OptionSpec, Options } from '@vesper/kernel';
import type { RealmDecision, RealmFrame } from './agenda.ts';
import { HERO_CARDS } from './content/cards.ts';
import { PUBLISHED_DARKNESS, darknessCards } from './content/darkness.ts';
import { DIFFICULTIES, presets, switches } from './content/difficulty.ts';
import type { Difficulty, Switch } from './content/difficulty.ts';
import { MINIONS_EACH, generals } from './content/generals.ts';
import { heroes } from './content/heroes.ts';
import { DancingStones, MonarchCity, ScorpionCanyon, spaces } from './content/map.ts';
import { quests } from './content/quests.ts';
import { RED } from './content/types.ts';
import type { Card, DarkCard, DarknessCard, HeroId, Quest } from './content/types.ts';
import { drawHeroCards, drawQuest } from './rules/cards.ts';
import { FULL, placeCrystal, putMinion } from './rules/placement.ts';
import { NONE } from './state.ts';
import type { Hero, RealmState, Slot, Terms } from './state.ts';
import { isInPlay, minionsAt, tell } from './asking.ts';

// ── Options ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A difficulty switch: as the preset has it, or a value of its own. */
function switchOf(name: Switch): OptionSpec {
  return { kind: 'oneOf', values: ['preset', ...switches[name]], default: 'preset' };
}

export const options = {
  heroSelection: { kind: 'oneOf', values: ['choose', 'dealt'], default: 'choose' },
  heroesPerSeat: {
    kind: 'oneOf',
    values: ['usual', '1', '2', '3', '4'],
    default: 'usual',
    // At most four heroes are in play.
    without: [
      { values: ['3', '4'], when: { seats: [2] } },
      { values: ['2', '3', '4'], when: { seats: [3, 4] } },
    ],
  },
  firstHero: { kind: 'oneOf', values: ['slot0', 'random'], default: 'slot0' },
  difficulty: { kind: 'oneOf', values: DIFFICULTIES, default: 'normal' },
  quietExtra: switchOf('quietExtra'),
  generalLife: switchOf('generalLife'),
  startHand: switchOf('startHand'),
  dawnMercy: switchOf('dawnMercy'),
  demons: switchOf('demons'),
  warStart: switchOf('warStart'),
  openHands: { kind: 'flag', default: true },
} as const satisfies { readonly [name: string]: OptionSpec };

function heroesPerSeat(seats: number, chosen: Options[string]): number {
  if (chosen === 'usual') return seats === 1 ? 3 : 1;
  return Number(chosen);
}

function termsOf(given: Options): Terms {
  const preset = presets[given.difficulty as Difficulty];
  const value = (name: Switch): string => (given[name] === 'preset' ? preset[name] : String(given[name]));
  return {
    dealt: given.heroSelection === 'dealt',
    randomFirst: given.firstHero === 'random',
    openHands: given.openHands === true,
    quietExtra: Number(value('quietExtra')),
    generalLife: Number(value('generalLife')),
    startHand: Number(value('startHand')),
    dawnMercy: value('dawnMercy') === 'on',
    taintOnly: value('demons') === 'taintOnly',
    midStart: value('warStart') === 'mid',
  };
}

// ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Tokens beside the manual's minions (REA-2.7, REA-2.8). */
const CRYSTALS = 12;
const GATES = 5;

const numbersTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

// Copied into every new match.
const HERO_DECK: readonly Card[] = numbersTo(HERO_CARDS);
const QUEST_DECK: readonly Quest[] = numbersTo(quests.length);
const DARK_DECK: readonly DarkCard[] = numbersTo(darknessCards.length);
const NOTHING: readonly number[] = spaces.map(() => 0);
/** REA-3.9 to REA-3.14: the Generals with their minions, the first crystal and the first gate. */
const MINIONS: readonly number[] = spaces.flatMap((_, space) =>
  generals.map(({ route }) => (route[0] === space ? FULL : 0)),
);
const CROWD: readonly number[] = spaces.map((_, space) =>
  generals.some(({ route }) => route[0] === space) ? FULL : 0,
);
const TAINTED: readonly number[] = NOTHING.with(ScorpionCanyon, 1);
const GATED: readonly number[] = NOTHING.with(DancingStones, 1);
const SUPPLY: readonly number[] = generals.map(() => MINIONS_EACH - FULL);

const AGENDA: readonly RealmFrame[] = [{ do: 'beginTurn' }, { do: 'prepare' }, { do: 'dealHeroes' }];

/** Steps 1 to 3: the table with its Generals and no heroes. The rest happens on the agenda, so that it is told. */
export function setup(seats: number, given: Options, chance: number[]): RealmState {
  const each = heroesPerSeat(seats, given.heroesPerSeat);
  const terms = termsOf(given);
  const slots: Hero[] = [];
  for (let slot = 0; slot < seats * each; slot++) slots.push(emptySlot(slot % seats));
  return {
    seats,
    agenda: AGENDA.slice(),
    chance,
    outcome: null,
    terms,
    phase: 'setup',
    turn: 0,
    active: 0,
    heroes: slots,
    fallen: [],
    generals: generals.map(({ life }) => ({ step: 0, life: life + terms.generalLife, healsFrom: 0, spied: false })),
    minions: MINIONS.slice(),
    crowd: CROWD.slice(),
    crystals: TAINTED.slice(),
    gates: GATED.slice(),
    supply: SUPPLY.slice(),
    crystalSupply: CRYSTALS - 1,
    gateSupply: GATES - 1,
    heroDeck: HERO_DECK.slice(),
    heroDiscard: [],
    removed: [],
    questDeck: QUEST_DECK.slice(),
    questDiscard: [],
    questBox: [],
    darkDeck: DARK_DECK.slice(0, PUBLISHED_DARKNESS + terms.quietExtra),
    darkDiscard: [],
    darkKnown: 0,
    visions: [],
    visionsKept: [],
    slainBox: [],
    rumors: 0,
    teleported: false,
    activeDied: false,
    roll: null,
    battle: null,
    night: { left: 0, number: 0, faceUp: NONE, generalOnly: false, cancelled: 0, held: false },
    passed: [],
    lostBy: '',
  };
}

/** A place for a hero who is still to come. */
export function emptySlot(seat: number): Hero {
  return {
    hero: NONE,
    seat,
    space: MonarchCity,
    up: 0,
    down: 0,
    lost: 0,
    bonus: 0,
    hand: [],
    known: [],
    quest: NONE,
    progress: 0,
    completed: [],
    spent: [],
    slain: [],
    style: 'none',
    form: NONE,
    ambush: false,
    freshMount: false,
  };
}

// ── Heroes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const HEROES: readonly HeroId[] = numbersTo(heroes.length);

/** Step 4: the heroes are dealt, or picked slot by slot. */
function dealHeroes(s: RealmState): void {
  if (!s.terms.dealt) {
    for (let slot = s.heroes.length - 1; slot >= 0; slot--) {
      andThen(s, { ask: 'pickHero', seat: s.heroes[slot].seat, slot });
    }
    return;
  }
  const deck = HEROES.slice();
  shuffle(s, deck);
  for (let slot = 0; slot < s.heroes.length; slot++) takeHero(s, slot, drawOne(s, deck));
}

function takeHero(s: RealmState, slot: Slot, hero: HeroId): void {
  s.heroes[slot].hero = hero;
  s.heroes[slot].up = heroes[hero].life;
  if (isHeard(s)) tell(s, { event: 'heroTaken', rule: 'REA-3.4', slot, hero });
}

const heroTaken = no('REA-3.4', 'heroTaken');

const pickHero: RealmDecision<'pickHero'> = {
  rule: 'REA-3.4',
  candidates: () => HEROES,
  refuse: (s, _d, c) => (isInPlay(s, c) ? heroTaken : undefined),
  choose: (s, { slot }, c) => takeHero(s, slot, c),
};

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Steps 5 to 9: hands and quests, the first minions, the first hero. */
function prepare(s: RealmState): void {
  if (s.terms.randomFirst) s.active = pick(s, s.heroes.length);

  shuffle(s, s.heroDeck);
  for (let slot = 0; slot < s.heroes.length; slot++) drawHeroCards(s, slot, s.terms.startHand, 'REA-3.7');
  shuffle(s, s.questDeck);
  for (let slot = 0; slot < s.heroes.length; slot++) drawQuest(s, slot, 'REA-3.8');

  shuffle(s, s.darkDeck);
  const turnedUp: DarkCard[] = [];
  placeGroup(s, 2, turnedUp);
  placeGroup(s, 1, turnedUp);
  for (let i = 0; i < turnedUp.length; i++) s.darkDeck.push(turnedUp[i]);
  shuffle(s, s.darkDeck);
  tell(s, { event: 'setupFinished', rule: 'REA-3.21', slot: s.active });
}

const CARDS_IN_GROUP = 3;

/** REA-3.15 to REA-3.20: cards are turned up until three were suitable; each of their locations gets so many minions. */
function placeGroup(s: RealmState, minions: number, turnedUp: DarkCard[]): void {
  const rule = minions === 2 ? 'REA-3.17' : 'REA-3.18';
  for (let resolved = 0; resolved < CARDS_IN_GROUP;) {
    const card = drawOne(s, s.darkDeck);
    turnedUp.push(card);
    const used = suits(s, darknessCards[card], minions);
    if (isHeard(s)) tell(s, { event: 'setupCard', rule: used ? rule : asideRule(darknessCards[card]), card, used });
    if (!used) continue;
    resolved++;
    const { places } = darknessCards[card];
    for (let p = 0; p < places.length; p++) {
      const { space } = places[p];
      const { colour } = spaces[space];
      for (let i = 0; i < minions; i++) putMinion(s, space, colour, rule);
      if (colour === RED && minionsAt(s, space, RED) === FULL) placeCrystal(s, space, 'REA-3.20');
    }
  }
}

function asideRule({ kind }: DarknessCard): string {
  return kind === 'locations' ? 'REA-3.19' : 'REA-3.16';
}

/** REA-R9: the card shows two locations, and neither would hold 4 minions. */
function suits(s: RealmState, { kind, places }: DarknessCard, minions: number): boolean {
  if (kind !== 'locations') return false;
  for (let p = 0; p < places.length; p++) if (s.crowd[places[p].space] + minions > FULL) return false;
  return true;
}

export const setupSteps = { dealHeroes, prepare };
export const setupDecisions = { pickHero };
