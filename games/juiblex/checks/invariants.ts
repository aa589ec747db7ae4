/**
 * What must hold at every state, judged without help from the rules. `before` is one choice earlier; between the two,
 * steps that nobody decides may have run as well. That every decision has a legal choice, and that a seed and a list of choices
 * lead to the same state (18), is seen to by the walker.
 */
import type { Invariant } from '@vesper/checkers';
import {
  CARDS,
  HouseGuard,
  Noble,
  Outcast,
  Priestess,
  Soldier,
  Spread,
  cardsIn,
  cardsOf,
  kindOf,
  kinds,
} from '../content/cards.ts';
import {
  SITES,
  SITE_SPACES,
  SPACES,
  isIn,
  majorSites,
  neighbours,
  siteOf,
  sites,
  whiteSpaces,
} from '../content/map.ts';
import type { Section } from '../content/places.ts';
import type { Card } from '../content/types.ts';
import { controllerOf, hasTotalControl } from '../asking.ts';
import { ABSENT, MARKET, NONE, SPIES, TOKEN, TROOPS, WHITE } from '../state.ts';
import type { JuiblexState } from '../state.ts';

type Law = Invariant<JuiblexState>;

const law = (name: string, broken: Law['broken']): Law => ({ name, broken });
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const on = (s: JuiblexState, what: number): number => s.spaces.filter(found => found === what).length;
const TOKENS = [0, 0, 16, 21, 24];

const SECTIONS: { readonly [outer: string]: readonly Section[] } = {
  none: ['centre'],
  left: ['centre', 'left'],
  right: ['centre', 'right'],
  both: ['centre', 'left', 'right'],
};

/** Whether the table has been laid. */
const isLaid = (s: JuiblexState): boolean => s.firstPlayer !== NONE;

const troopsAreConserved = law('each colour has 40 troops', s => {
  const wrong = s.players.flatMap(({ barracks }, seat) => {
    const trophies = total(s.players.map(player => player.trophies[seat]));
    const all = barracks + on(s, seat) + trophies + s.afflicted[seat];
    return all === TROOPS ? [] : [`${all} of seat ${seat}`];
  });
  return wrong[0];
});

const whitesAreConserved = law('white troops are conserved', (s, before) => {
  if (!isLaid(s)) return undefined;
  const begun = whiteSpaces.filter(space => isIn(space, SECTIONS[s.terms.outer])).length;
  const trophies = total(s.players.map(player => player.trophies[WHITE]));
  const all = on(s, WHITE) + trophies + s.afflicted[WHITE] + s.removedWhite;
  if (s.afflicted[WHITE] > 1) return `${s.afflicted[WHITE]} on the Affliction board`;
  if (before !== null && before.round > 0 && before.afflicted[WHITE] !== s.afflicted[WHITE])
    return 'the one on the Affliction board has changed';
  return all === begun ? undefined : `${all} of ${begun}`;
});

const tokensAreConserved = law('tokens are conserved and stay', (s, before) => {
  if (s.scourge === NONE && s.supply === 0) return on(s, TOKEN) === 0 ? undefined : 'a token without a Scourge';
  const all = s.supply + on(s, TOKEN);
  if (all !== TOKENS[s.seats]) return `${all} of ${TOKENS[s.seats]}`;
  if (s.supply < 0) return `a supply of ${s.supply}`;
  if (before !== null && before.round > 0 && s.supply > before.supply) return 'the supply has grown';
  const lost = before?.spaces.findIndex((what, space) => what === TOKEN && s.spaces[space] !== TOKEN) ?? NONE;
  return lost === NONE ? undefined : `the token on space ${lost} is gone`;
});

const spacesAreLawful = law('tokens lie at sites, and nothing where nothing is in play', s => {
  if (!isLaid(s)) return undefined;
  for (let space = 0; space < SPACES; space++) {
    const what = s.spaces[space];
    const inPlay = isIn(space, SECTIONS[s.terms.outer]);
    if ((what === ABSENT) === inPlay) return `space ${space} holds ${what}`;
    if (what === TOKEN && space >= SITE_SPACES) return `a token on tunnel space ${space}`;
    if (what < ABSENT || what > TOKEN || (what >= s.seats && what < WHITE)) return `space ${space} holds ${what}`;
  }
  return undefined;
});

const spiesAreConserved = law('each seat has 5 spies, one to a site', s => {
  const wrong = s.players.flatMap(({ spies }, seat) => {
    const placed = s.spies.filter(bits => (bits & (1 << seat)) !== 0).length;
    return spies + placed === SPIES ? [] : [`${spies + placed} of seat ${seat}`];
  });
  if (wrong.length > 0) return wrong[0];
  const stray = s.spies.findIndex((bits, site) => bits !== 0 && s.spaces[sites[site].spaces[0]] === ABSENT);
  return stray === NONE ? undefined : `a spy at site ${stray}, which is not in play`;
});

/** Where every card is: each at one place. */
function zones(s: JuiblexState): Card[] {
  const guards = cardsOf(HouseGuard).slice(-s.houseGuards || CARDS);
  const priestesses = cardsOf(Priestess).slice(-s.priestesses || CARDS);
  const held = s.players.flatMap(({ deck, hand, discard, play, inner }) => [
    ...deck,
    ...hand,
    ...discard,
    ...play,
    ...inner,
  ]);
  return [
    ...guards,
    ...priestesses,
    ...held,
    ...s.marketDeck,
    ...s.market.filter(card => card !== NONE),
    ...s.spreadDiscard,
    ...s.outcasts,
    ...s.devoured,
  ];
}

const cardsAreConserved = law('every card is in one place', s => {
  if (!isLaid(s)) return undefined;
  const found = zones(s).sort((a, b) => a - b);
  const isMarketLaid = s.marketDeck.length > 0 || s.market.some(card => card !== NONE) || s.round > 0;
  const starting = (n: number, kind: number): readonly Card[] => cardsOf(kind).slice(0, n * s.seats);
  const expected = [
    ...starting(7, Noble),
    ...starting(3, Soldier),
    ...cardsOf(HouseGuard),
    ...cardsOf(Priestess),
    ...(s.terms.decks.includes('demons') ? cardsOf(Outcast) : []),
    ...(isMarketLaid ? s.terms.decks.flatMap(cardsIn) : []),
  ].sort((a, b) => a - b);
  const wrong = expected.findIndex((card, i) => found[i] !== card);
  if (wrong !== NONE) return `card ${expected[wrong]} expected, ${found[wrong]} found`;
  return found.length === expected.length ? undefined : `${found.length} of ${expected.length} cards`;
});

const spreadsStayOut = law('SPREAD cards are in the deck or discarded', s => {
  const isOne = (card: Card): boolean => card !== NONE && kindOf[card] === Spread;
  if (s.market.some(isOne)) return 'one lies in the market';
  if (s.devoured.some(isOne)) return 'one is devoured';
  if (!s.spreadDiscard.every(isOne)) return 'another card lies with those discarded';
  for (const { deck, hand, discard, play, inner } of s.players) {
    if ([deck, hand, discard, play, inner].some(pile => pile.some(isOne))) return 'somebody has one';
  }
  const bottom = s.marketDeck.slice(0, s.bottomSpreads);
  return bottom.every(isOne) ? undefined : 'the bottom of the deck is something else';
});

const slotsAreFilled = law('a slot is empty only when the deck is', s => {
  if (s.round === 0 || s.marketDeck.length === 0) return undefined;
  const refilling = s.agenda.flatMap(frame => ('do' in frame && frame.do === 'refill' ? [frame.slot] : []));
  const empty = s.market.findIndex((card, slot) => card === NONE && !refilling.includes(slot));
  return empty === NONE || s.market.length !== MARKET ? undefined : `slot ${empty} is empty`;
});

const poolsAreOwn = law('only the active seat has power and influence', s => {
  const wrong = s.players.findIndex(
    ({ power, influence }, seat) =>
      power < 0 || influence < 0 || ((seat !== s.active || s.round === 0) && power + influence > 0),
  );
  return wrong === NONE ? undefined : `seat ${wrong}`;
});

/** Control once more, by sorting. */
function strongest(s: JuiblexState, site: number): number {
  const counts = [0, 1, 2, 3, WHITE].map(colour => ({
    colour,
    troops: sites[site].spaces.filter(space => s.spaces[space] === colour).length,
  }));
  counts.sort((a, b) => b.troops - a.troops);
  const [best, next] = counts;
  return best.troops > next.troops && best.colour !== WHITE ? best.colour : NONE;
}

const markersFollowControl = law('a marker is with whoever controls its site', s => {
  for (let site = 0; site < SITES; site++) {
    const expected = majorSites.includes(site) ? strongest(s, site) : NONE;
    if (s.markers[site] !== expected) return `that of site ${site} is with ${s.markers[site]}, not ${expected}`;
  }
  return undefined;
});

const scourgeIsSomewhere = law('the Scourge stands in play, and begins on the first token', (s, before) => {
  if (!s.terms.scourge) return s.scourge === NONE && s.supply === 0 ? undefined : 'a Scourge in the base game';
  if (s.round === 0) return undefined;
  if (s.scourge === NONE || s.spaces[sites[s.scourge].spaces[0]] === ABSENT) return `at ${s.scourge}`;
  const begins = before !== null && before.round === 0;
  if (begins && on(s, TOKEN) !== 1) return `${on(s, TOKEN)} tokens at the start`;
  if (begins && siteOf[s.spaces.indexOf(TOKEN)] !== s.scourge) return 'the first token is elsewhere';
  return undefined;
});

const endIsFinal = law('the end, once triggered, comes with the round', (s, before) => {
  if (s.terms.scourge && s.round > 0 && s.supply === 0 && s.trigger === null)
    return 'no token is left, and no end in sight';
  if (before !== null && before.trigger !== null && s.trigger === null) return 'the trigger is gone';
  if (before !== null && before.trigger !== null && s.round > before.round) return 'another round has begun';
  if (s.round > 60) return `round ${s.round}`;
  if (s.outcome !== null && s.trigger === null) return 'over without a reason';
  return s.outcome !== null && (s.active + 1) % s.seats !== s.firstPlayer ? 'over in mid-round' : undefined;
});

/** How many tokens were placed since. */
const placed = (s: JuiblexState, before: JuiblexState): number => on(s, TOKEN) - on(before, TOKEN);
const sumOfLost = ({ afflicted }: JuiblexState): number => total(afflicted) - afflicted[WHITE];

/** Of the tokens since the last choice, and of one whose losses were still open then. */
const lossesAreLimited = law('a spread takes one troop of each player at most', (s, before) => {
  if (before === null || before.round === 0) return undefined;
  const spreads = placed(s, before) + 1;
  const grown = s.players.findIndex((_, seat) => s.afflicted[seat] - before.afflicted[seat] > spreads);
  if (grown !== NONE) return `seat ${grown} lost more`;
  return sumOfLost(s) - sumOfLost(before) > s.seats * spreads ? 'more are lost than there are players' : undefined;
});

const lostStayLost = law('only a rescue brings troops back from the Affliction', (s, before) => {
  const back = before?.afflicted.findIndex((n, colour) => s.afflicted[colour] < n) ?? NONE;
  if (before === null || before.round === 0 || back === NONE) return undefined;
  if (back !== before.active) return `colour ${back}, in the turn of seat ${before.active}`;
  const rescuer = s.devoured.slice(before.devoured.length).some(card => kinds[kindOf[card]].id === 'JU15');
  return rescuer && before.afflicted[back] - s.afflicted[back] === 1 ? undefined : 'nobody was devoured for it';
});

const afflictionIsNobodys = law('no total control beside a token, and no control where nothing else is', s => {
  for (let site = 0; site < SITES; site++) {
    const here = sites[site].spaces.map(space => s.spaces[space]);
    if (!here.includes(TOKEN)) continue;
    if (s.players.some((_, seat) => hasTotalControl(s, site, seat))) return `site ${site} is under total control`;
    if (here.every(what => what === TOKEN) && controllerOf(s, site) !== NONE) return `site ${site} has a controller`;
  }
  return undefined;
});

/** How many tunnels lead from one site to another at least. */
function distance(s: JuiblexState, from: number, to: number): number {
  let reached = [from];
  for (let steps = 0; steps < SITES; steps++) {
    if (reached.includes(to)) return steps;
    reached = [...new Set(reached.flatMap(site => [site, ...neighbours[site]]))].filter(
      site => s.spaces[sites[site].spaces[0]] !== ABSENT,
    );
  }
  return SITES;
}

const isWhispering = ({ players, active }: JuiblexState): boolean =>
  players[active].play.some(card => kinds[kindOf[card]].id === 'JU13');

const scourgeTakesTunnels = law('a spread moves the Scourge by one tunnel', (s, before) => {
  if (before === null || before.round === 0 || !s.terms.scourge) return undefined;
  if (isWhispering(s) || isWhispering(before)) return undefined; // a lure jumps
  const walked = distance(s, before.scourge, s.scourge);
  // Beside the tokens placed: a spread that finds only tokens, and one that waits for its token.
  const spreads = placed(s, before) + s.spreadDiscard.length - before.spreadDiscard.length + 2;
  return walked <= spreads ? undefined : `${walked} tunnels by ${spreads} spreads`;
});

const trophiesStay = law('trophies leave a hall only to be deployed', (s, before) => {
  if (before === null) return undefined;
  for (let colour = 0; colour <= WHITE; colour++) {
    const held = ({ players }: JuiblexState): number => total(players.map(({ trophies }) => trophies[colour]));
    const gone = held(before) - held(s);
    if (gone <= 0) continue;
    if (!s.terms.decks.includes('demons') && !s.terms.decks.includes('undead')) return `${gone} of colour ${colour}`;
    if (on(s, colour) - on(before, colour) < gone - placed(s, before)) return `${gone} of colour ${colour} are nowhere`;
  }
  return undefined;
});

const tokensOfHonour = law('VP tokens never shrink', (s, before) => {
  const lost = before?.players.findIndex(({ vp }, seat) => s.players[seat].vp < vp) ?? NONE;
  return lost === NONE ? undefined : `seat ${lost} has fewer`;
});

const knownIsHeld = law('what is known of a hand is in it', s => {
  const wrong = s.players.findIndex(({ hand, known }) => !known.every(card => hand.includes(card)));
  return wrong === NONE ? undefined : `seat ${wrong}`;
});

const handsAreFull = law('hands have 5 cards between turns', (s, before) => {
  if (before === null || before.active === s.active || s.outcome !== null) return undefined;
  const { hand, deck, discard } = s.players[before.active];
  return hand.length === 5 || deck.length + discard.length === 0 || s.round === 0 ? undefined : `${hand.length} cards`;
});

const handsAreLeftAlone = law('others’ hands change only by forced discards', (s, before) => {
  if (before === null || before.active !== s.active || before.round === 0) return undefined;
  if (s.terms.decks.includes('aberrations')) return undefined; // they have the only cards that do
  const wrong = s.players.findIndex(
    ({ hand }, seat) => seat !== s.active && hand.join() !== before.players[seat].hand.join(),
  );
  return wrong === NONE ? undefined : `seat ${wrong}`;
});

export const invariants: readonly Law[] = [
  troopsAreConserved,
  whitesAreConserved,
  tokensAreConserved,
  spacesAreLawful,
  spiesAreConserved,
  cardsAreConserved,
  spreadsStayOut,
  slotsAreFilled,
  poolsAreOwn,
  markersFollowControl,
  scourgeIsSomewhere,
  endIsFinal,
  lossesAreLimited,
  lostStayLost,
  afflictionIsNobodys,
  scourgeTakesTunnels,
  trophiesStay,
  tokensOfHonour,
  knownIsHeld,
  handsAreFull,
  handsAreLeftAlone,
];
