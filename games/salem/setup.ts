/** SAL-5, SAL-1.1 to SAL-1.6: setting up, step by step. */
import { andThen, drawOne, houseNumber, pick, shuffle } from '@vesper/kernel';
import type { Lane, Options, Seat } from '@vesper/kernel';
import {
  COLONISTS,
  IncreaseMather,
  MarySpencerHill,
  otherColonists,
  prominents,
  startingColonists,
} from './content/colonists.ts';
import { factions } from './content/factions.ts';
import { grievances } from './content/grievances.ts';
import { tokens } from './content/tokens.ts';
import type { Colonist } from './content/types.ts';
import { tell } from './rules/influence.ts';
import { messengersEach } from './rules/placing.ts';
import { IN_CIRCLE, IN_COLONIST_ROW, IN_PROMINENT_ROW, NONE } from './state.ts';
import type { Ask, SalemDecision, SalemState } from './state.ts';
import { clockwise } from './asking.ts';

/** SAL-5.9. */
export const startingInfluence = houseNumber(4, { min: 0, max: 10, what: 'Influence at the start' });
/** SAL-1.3: so many Colonist cards are mixed with the end cards at the bottom of the deck. */
const WITH_END_CARDS = 6;

const NO_MESSENGERS = Array.from({ length: 15 }, () => NONE);
const ALL_ZERO = Array.from({ length: COLONISTS }, () => 0);

/** The empty table. Everything else happens on the agenda, so that it is told. */
export function setup(seats: number, options: Options, chance: number[]): SalemState {
  return {
    seats,
    agenda: [
      { do: 'beginRound' },
      { do: 'prepareDecks' },
      { do: 'dealPlayers', startDraft: options.startDraft === true },
    ],
    chance,
    outcome: null,
    round: 0,
    players: Array.from({ length: seats }, () => ({
      faction: NONE,
      influence: 0,
      grievance: NONE,
      messengers: messengersEach(seats),
      circle: [],
      jail: [],
      offered: [],
      picked: NONE,
    })),
    firstPlayer: 0,
    spaces: NO_MESSENGERS.slice(),
    supply: { influence: tokens.influence, accusations: tokens.accusations, fear: tokens.fear },
    spectralOn: NONE,
    protectionOn: NONE,
    prominentRow: [NONE, NONE, NONE, NONE],
    colonistRow: [NONE, NONE, NONE, NONE],
    prominentDeck: [],
    colonistDeck: [],
    cycled: [],
    colonistRowTouched: false,
    endCard: NONE,
    zone: ALL_ZERO.slice(), // all in the deck
    accusations: ALL_ZERO.slice(),
    fear: ALL_ZERO.slice(),
    reputationTokens: ALL_ZERO.slice(),
    locked: [],
    resolving: {
      space: 0,
      seat: NONE,
      accused: false,
      generated: false,
      thomasUsed: false,
      coreyPaid: false,
      williamPaid: false,
      used: [],
    },
  };
}

/** Steps 1 to 3: first player, factions, Starting Colonists. */
function dealPlayers(s: SalemState, { startDraft }: { readonly startDraft: boolean }): void {
  const seats = s.players.length;
  s.firstPlayer = pick(s, seats);
  tell(s, { event: 'firstPlayerChosen', rule: 'SAL-5.1', seat: s.firstPlayer });

  const usable = factions.flatMap((faction, index) => (faction.minPlayers <= seats ? [index] : []));
  shuffle(s, usable);
  const starters = startingColonists.slice();
  shuffle(s, starters);
  for (let n = 0; n < seats; n++) {
    const seat = clockwise(s, s.firstPlayer, n);
    s.players[seat].faction = usable[n];
    tell(s, { event: 'factionDealt', rule: 'SAL-5.2', seat, faction: usable[n] });
  }
  if (!startDraft) {
    for (let n = 0; n < seats; n++) takeStarter(s, clockwise(s, s.firstPlayer, n), starters[n]);
    return;
  }
  // SAL-R10: two to each, first player first; everybody picks at once and in secret.
  for (let n = 0; n < seats; n++) {
    const seat = clockwise(s, s.firstPlayer, n);
    const offered = starters.slice(2 * n, 2 * n + 2);
    s.players[seat].offered = offered;
    tell(s, { event: 'startersOffered', rule: 'SAL-R10', seat, secret: { to: [seat], colonists: offered } });
  }
  const lanes = s.players.map((_, seat): Lane<Ask<'startPick'>> => ({ seat, agenda: [{ ask: 'startPick', seat }] }));
  andThen(s, { together: lanes }, { do: 'revealPicks' });
}

function takeStarter(s: SalemState, seat: Seat, colonist: Colonist): void {
  s.players[seat].circle.push(colonist);
  s.zone[colonist] = IN_CIRCLE + seat;
  tell(s, { event: 'starterTaken', rule: 'SAL-5.4', seat, colonist });
}

const startPick: SalemDecision<'startPick'> = {
  rule: 'SAL-R10',
  candidates: (s, { seat }) => s.players[seat].offered,
  choose(s, { seat }, c) {
    s.players[seat].picked = c;
    tell(s, { event: 'startPicked', rule: 'SAL-R10', seat, colonist: c });
  },
};

function revealPicks(s: SalemState): void {
  for (let n = 0; n < s.players.length; n++) {
    const seat = clockwise(s, s.firstPlayer, n);
    const player = s.players[seat];
    takeStarter(s, seat, player.picked);
    player.offered = [];
    player.picked = NONE;
  }
}

/** Steps 4 to 9: decks, Grievances, rows, Influence. */
function prepareDecks(s: SalemState): void {
  // 4: the Starting Colonists nobody took join the deck.
  s.colonistDeck = [...otherColonists, ...startingColonists.filter(c => s.zone[c] < IN_CIRCLE)];
  shuffle(s, s.colonistDeck);

  // 5: Grievances.
  const cards = grievances.map((_, index) => index);
  shuffle(s, cards);
  for (let n = 0; n < s.players.length; n++) {
    const seat = clockwise(s, s.firstPlayer, n);
    s.players[seat].grievance = cards[n];
    tell(s, { event: 'grievanceDealt', rule: 'SAL-5.6', seat, secret: { to: [seat], grievance: cards[n] } });
  }

  // 6 and 7: the Prominent deck; the end cards among the bottom eight.
  s.prominentDeck = prominents.slice();
  shuffle(s, s.prominentDeck);
  const bottom = s.colonistDeck.splice(-WITH_END_CARDS);
  bottom.push(MarySpencerHill, IncreaseMather);
  shuffle(s, bottom);
  s.colonistDeck.unshift(...bottom);

  // 8: both rows, slot 4 first.
  for (let slot = 3; slot >= 0; slot--) {
    const card = drawOne(s, s.prominentDeck);
    s.prominentRow[slot] = card;
    s.zone[card] = IN_PROMINENT_ROW;
    tell(s, { event: 'cardRevealed', rule: 'SAL-1.4', card, row: 'prominent', slot: slot + 1 });
  }
  for (let slot = 3; slot >= 0; slot--) {
    const card = drawOne(s, s.colonistDeck);
    s.colonistRow[slot] = card;
    s.zone[card] = IN_COLONIST_ROW;
    tell(s, { event: 'cardRevealed', rule: 'SAL-1.5', card, row: 'colonist', slot: slot + 1 });
  }

  // 9: Influence.
  for (const player of s.players) player.influence = startingInfluence.value;
  s.supply.influence -= startingInfluence.value * s.players.length;
}

export const setupSteps = { dealPlayers, revealPicks, prepareDecks };
export const setupDecisions = { startPick };
