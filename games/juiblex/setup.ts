/** JUB-3, JUB-B1: setting up, step by step (JUB-R5). */
import { andThen, no, pick, shuffle } from '@vesper/kernel';
import type { Options, Seat } from '@vesper/kernel';
import { Noble, Outcast, Soldier, cardsIn, cardsOf } from './content/cards.ts';
import { SITES, SPACES, isIn, siteOf, sites, whiteSpaces } from './content/map.ts';
import type { Section } from './content/places.ts';
import { HALF_DECKS } from './content/types.ts';
import type { Card, HalfDeck, Site } from './content/types.ts';
import type { JuiblexDecision, JuiblexFrame } from './agenda.ts';
import { dealMarket } from './rules/market.ts';
import { HAND } from './rules/turn.ts';
import { drawCards } from './rules/cards.ts';
import { deployTroop, putToken, setSpace } from './rules/troops.ts';
import { ABSENT, COLOURS, EMPTY, MARKET, NONE, SPIES, TROOPS, WHITE } from './state.ts';
import type { JuiblexState, Terms } from './state.ts';
import { clockwise, hasTroopAt, isInPlay, tell } from './asking.ts';

/** JUB-B1.2: of each seat's starting deck. */
const NOBLES = 7;
const SOLDIERS = 3;
/** JUB-B1.3. */
const PILE = 15;
/** JUB-3.2 to JUB-3.4, by number of players. */
const TOKENS = [0, 0, 16, 21, 24];

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
const nones = (n: number): number[] => Array.from({ length: n }, () => NONE);

/** The empty table. Everything else happens on the agenda, so that it is told. */
export function setup(seats: number, options: Options, chance: number[]): JuiblexState {
  return {
    seats,
    agenda: [
      {
        do: 'deal',
        halfDeck: options.halfDeck as string,
        secondDeck: options.secondDeck as string,
        outer: seats === 3 ? (options.outerSection as string) : seats === 2 ? 'none' : 'both',
        firstPlayer: options.firstPlayer as string,
      },
    ],
    chance,
    outcome: null,
    terms: {
      scourge: options.mode !== 'base',
      decks: ['drow', 'juiblex'],
      outer: 'none',
      whiteBox: options.scourgeStart === 'whiteBox',
    },
    firstPlayer: NONE,
    active: 0,
    round: 0,
    trigger: null,
    players: Array.from({ length: seats }, () => ({
      barracks: TROOPS,
      spies: SPIES,
      deck: [],
      hand: [],
      known: [],
      discard: [],
      play: [],
      inner: [],
      trophies: zeros(COLOURS),
      vp: 0,
      power: 0,
      influence: 0,
    })),
    spaces: Array.from({ length: SPACES }, () => ABSENT),
    spies: zeros(SITES),
    markers: nones(SITES),
    paid: 0,
    scourge: NONE,
    supply: 0,
    afflicted: zeros(COLOURS),
    removedWhite: 0,
    marketDeck: [],
    bottomSpreads: 0,
    market: nones(MARKET),
    spreadDiscard: [],
    houseGuards: PILE,
    priestesses: PILE,
    outcasts: [],
    devoured: [],
    devouredOpen: 0,
    aspects: zeros(5),
    resolving: [],
    queue: [],
  };
}

type Deal = Extract<JuiblexFrame, { readonly do: 'deal' }>;

/** By option: the seat that begins. */
export const FIRST: readonly string[] = ['first', 'second', 'third', 'fourth'];
/** The half-decks that can be chosen; that of Juiblex goes with the mode. */
export const CHOSEN = HALF_DECKS.filter(deck => deck !== 'juiblex');

const deckNamed = (name: string): HalfDeck | undefined => CHOSEN.find(deck => deck === name);

/** What was left to chance is drawn: the half-decks and the outer section. */
function settleTerms(s: JuiblexState, { halfDeck, secondDeck, outer }: Deal): Terms {
  const { scourge, whiteBox } = s.terms;
  const other = (taken: HalfDeck | undefined): HalfDeck => {
    const left = CHOSEN.filter(deck => deck !== taken);
    return left[pick(s, left.length)];
  };
  const wanted = scourge ? 'juiblex' : deckNamed(secondDeck);
  const first = deckNamed(halfDeck) ?? other(wanted);
  const second = wanted ?? other(first);
  return { scourge, decks: [first, second], outer: settleOuter(s, outer), whiteBox };
}

function settleOuter(s: JuiblexState, outer: string): Terms['outer'] {
  if (outer === 'random') return pick(s, 2) === 0 ? 'left' : 'right';
  return OUTER.find(section => section === outer)!;
}

const OUTER = ['none', 'left', 'right', 'both'] as const;

const SECTIONS: { readonly [O in Terms['outer']]: readonly Section[] } = {
  none: ['centre'],
  left: ['centre', 'left'],
  right: ['centre', 'right'],
  both: ['centre', 'left', 'right'],
};

/** Steps 1 to 7 of the setup, up to the first troops. */
function deal(s: JuiblexState, frame: Deal): void {
  s.terms = settleTerms(s, frame);
  const chosen = FIRST.indexOf(frame.firstPlayer);
  s.firstPlayer = chosen === NONE ? pick(s, s.players.length) : chosen;
  s.active = s.firstPlayer;
  tell(s, { event: 'gameBegan', rule: 'JUB-B1.8', decks: s.terms.decks, seat: s.firstPlayer });

  for (let n = 0; n < s.players.length; n++) {
    const seat = clockwise(s, s.firstPlayer, n);
    const { deck } = s.players[seat];
    dealFrom(cardsOf(Noble), n * NOBLES, NOBLES, deck);
    dealFrom(cardsOf(Soldier), n * SOLDIERS, SOLDIERS, deck);
    shuffle(s, deck);
    drawCards(s, seat, HAND, 'JUB-B1.2');
  }
  if (s.terms.decks.includes('demons')) for (const card of cardsOf(Outcast)) s.outcasts.push(card);

  const sections = SECTIONS[s.terms.outer];
  for (let space = 0; space < SPACES; space++) if (isIn(space, sections)) s.spaces[space] = EMPTY;
  for (const space of whiteSpaces) if (s.spaces[space] === EMPTY) s.spaces[space] = WHITE;

  // Base: the market comes before the starting troops (JUB-R5).
  andThen(s, { do: 'beginTurn' });
  if (s.terms.scourge) andThen(s, { do: 'prepareScourge' }, { do: 'layMarket' });
  for (let n = s.players.length - 1; n >= 0; n--) {
    andThen(s, { ask: 'startDeploy', seat: clockwise(s, s.firstPlayer, n) });
  }
  if (!s.terms.scourge) andThen(s, { do: 'layMarket' });
}

function dealFrom(pile: readonly Card[], from: number, amount: number, deck: Card[]): void {
  for (let i = 0; i < amount; i++) deck.push(pile[from + i]);
}

function layMarket(s: JuiblexState): void {
  for (const deck of s.terms.decks) for (const card of cardsIn(deck)) s.marketDeck.push(card);
  shuffle(s, s.marketDeck);
  dealMarket(s);
}

// ── The first troops ─────────────────────────────────────────────────────────────────────────────────────────────────

const takenStart = no('JUB-B1.9', 'takenStart');
const notEmptyStart = no('JUB-B1.9', 'notEmpty');

/** Whether somebody has begun at a site. */
function isTaken(s: JuiblexState, site: Site): boolean {
  for (let seat = 0; seat < s.players.length; seat++) if (hasTroopAt(s, site, seat)) return true;
  return false;
}

const startSites = (s: JuiblexState): Site[] =>
  sites.flatMap(({ start }, site) => (start && isInPlay(s, site) ? [site] : []));

const startDeploy: JuiblexDecision<'startDeploy'> = {
  rule: 'JUB-B1.9',
  candidates: s => startSites(s).flatMap(site => sites[site].spaces),
  refuse(s, _d, space) {
    if (isTaken(s, siteOf[space])) return takenStart;
    return s.spaces[space] === EMPTY ? undefined : notEmptyStart;
  },
  choose: (s, { seat }, space) => deployTroop(s, seat, space, 'JUB-B1.9'),
};

// ── The Scourge ──────────────────────────────────────────────────────────────────────────────────────────────────────

function prepareScourge(s: JuiblexState): void {
  s.supply = TOKENS[s.players.length];
  andThen(s, { ask: 'scourgeSite', seat: lastSeat(s) });
}

/** JUB-3.5: whose turn comes last. */
const lastSeat = (s: JuiblexState): Seat => clockwise(s, s.firstPlayer, s.players.length - 1);

const notAStart = no('JUB-R1', 'notAStart');
const claimed = no('JUB-R1', 'claimed');
const blackBox = no('JUB-R1', 'blackBox');

const scourgeSite: JuiblexDecision<'scourgeSite'> = {
  rule: 'JUB-3.6',
  candidates: s => sites.flatMap((_, site) => (isInPlay(s, site) ? [site] : [])),
  refuse(s, _d, site) {
    const { start } = sites[site];
    if (s.terms.whiteBox) return start ? blackBox : undefined;
    if (!start) return notAStart;
    return isTaken(s, site) ? claimed : undefined;
  },
  choose(s, { seat }, site) {
    s.scourge = site;
    tell(s, { event: 'scourgePlaced', rule: 'JUB-3.6', seat, site });
    andThen(s, { ask: 'scourgeSpace', seat, site });
  },
};

const whiteGoesFirst = no('JUB-R3', 'whiteGoesFirst');
const occupied = no('JUB-R3', 'notEmpty');

/** JUB-3.7 to JUB-3.9, JUB-R3: a white troop makes room if there is one. */
const scourgeSpace: JuiblexDecision<'scourgeSpace'> = {
  rule: 'JUB-3.8',
  candidates: (_s, { site }) => sites[site].spaces,
  refuse(s, { site }, space) {
    if (s.spaces[space] === WHITE) return undefined;
    if (hasTroopAt(s, site, WHITE)) return whiteGoesFirst;
    return s.spaces[space] === EMPTY ? undefined : occupied;
  },
  asked: 'ifChoice',
  choose(s, _d, space) {
    if (s.spaces[space] === WHITE) {
      s.afflicted[WHITE]++;
      setSpace(s, space, EMPTY);
      tell(s, { event: 'whiteAfflicted', rule: 'JUB-3.8', space });
    }
    putToken(s, space, 'JUB-3.7');
  },
};

export const setupSteps = { deal, layMarket, prepareScourge };
export const setupDecisions = { startDeploy, scourgeSite, scourgeSpace };
