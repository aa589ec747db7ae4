/**
 * Arranges a table in the middle of a match, and lets its seats play on through the kernel as people would.
 *
 * @example
 * const { A, B, table } = arrange({ colonistRow: [JohnWillard], accusations: { [JohnWillard]: 2 }, messengers: { 8: 'A' } });
 * A.chooses(JohnWillard);
 * expect(A.jail).toEqual([JohnWillard]);
 */
import { LETTERS, seatOf } from '@vesper/checkers/testTable';
import type { Letter } from '@vesper/checkers/testTable';
import { start } from '@vesper/kernel';
import {
  GilesCorey,
  IncreaseMather,
  JohnIndian,
  JohnWillard,
  MarySpencerHill,
  colonists,
  isEndCard,
  prominents,
} from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import { tokens } from '../content/tokens.ts';
import type { Card, Colonist } from '../content/types.ts';
import { salem } from '../game.ts';
import { IN_CIRCLE, IN_COLONIST_ROW, IN_DECK, IN_JAIL, IN_PROMINENT_ROW, NONE } from '../state.ts';
import type { SalemState, Space } from '../state.ts';
import { Table, messengersEach } from './table.ts';

/** Four empty slots. */
export const EMPTY: readonly number[] = [NONE, NONE, NONE, NONE];

export interface AtSeat {
  /** A free one that fits the Circle's letters, if left out. */
  readonly faction?: 'FV1' | 'FT1' | 'FV2' | 'FT2';
  /** 4, if left out. */
  readonly influence?: number;
  readonly circle?: readonly Colonist[];
  readonly jail?: readonly Colonist[];
  readonly grievance?: 'GR1' | 'GR2' | 'GR3' | 'GR4' | 'GR5' | 'GR6';
}

type Tokens = { readonly [colonist: Colonist]: number };

export interface Arrangement extends Partial<Readonly<Record<Letter, AtSeat>>> {
  /** 3, if left out. */
  readonly seats?: number;
  /** From slot 1; NONE = an empty slot. What is left out is filled with Colonists whose abilities sleep in a row. */
  readonly prominentRow?: readonly number[];
  readonly colonistRow?: readonly number[];
  /** From the top; the cards that lie nowhere else follow. */
  readonly prominentDeck?: readonly Card[];
  /** The same. With an end card in it, all other cards have been put under the deck already. */
  readonly colonistDeck?: readonly Card[];
  readonly accusations?: Tokens;
  readonly fear?: Tokens;
  readonly reputationTokens?: Tokens;
  readonly spectralOn?: Colonist;
  readonly protectionOn?: Colonist;
  readonly locked?: readonly Colonist[];
  readonly firstPlayer?: Letter;
  /** Who stands where. These spaces are resolved at once; without any, a round begins. */
  readonly messengers?: { readonly [space: Space]: Letter };
}

export function arrange(wanted: Arrangement): Table {
  const seats = wanted.seats ?? 3;
  const match = start(salem, { seats, seed: 'arranged' });
  const s = match.state;
  const at = LETTERS.slice(0, seats).map(letter => wanted[letter] ?? {});

  seatPlayers(s, at);
  dealRowsAndDecks(s, at, wanted);
  s.zone = colonists.map((_, colonist) => zoneOf(s, colonist));
  putDownTokens(s, wanted);

  s.firstPlayer = seatOf(wanted.firstPlayer ?? 'A');
  s.spaces.fill(NONE);
  for (const [space, letter] of Object.entries(wanted.messengers ?? {})) {
    s.spaces[Number(space)] = seatOf(letter);
    if (--s.players[seatOf(letter)].messengers < 0) throw new Error(`${letter} has no messenger left for ${space}`);
  }
  s.round = wanted.messengers === undefined ? 0 : 1;
  s.agenda = [{ do: wanted.messengers === undefined ? 'beginRound' : 'resolveNext' }];
  match.log = [];
  return new Table(match).goOn();
}

function seatPlayers(s: SalemState, at: readonly AtSeat[]): void {
  const free = factions.map((_, faction) => faction).filter(faction => factions[faction].minPlayers <= at.length);
  const take = (faction: number): number => free.splice(free.indexOf(faction), 1)[0];
  const named = at.map(({ faction }) =>
    faction === undefined ? NONE : take(factions.findIndex(f => f.id === faction)),
  );
  const unused = grievances.map((_, grievance) => grievance);
  const given = at.map(({ grievance }) => grievances.findIndex(({ id }) => id === grievance));
  at.forEach(({ influence = 4, circle = [], jail = [] }, seat) => {
    const fits = (faction: number) =>
      circle.every(c => colonists[c].side === null || colonists[c].side === factions[faction].side);
    const faction = named[seat] === NONE ? take(free.find(fits) ?? NONE) : named[seat];
    const grievance = given[seat] === NONE ? unused.find(g => !given.includes(g))! : given[seat];
    given[seat] = grievance;
    s.players[seat] = {
      ...s.players[seat],
      faction,
      grievance,
      influence,
      circle: [...circle],
      jail: [...jail],
      messengers: messengersEach(at.length),
    };
  });
}

function dealRowsAndDecks(s: SalemState, at: readonly AtSeat[], wanted: Arrangement): void {
  const { prominentRow = [], colonistRow = [], prominentDeck = [], colonistDeck = [] } = wanted;
  const placed = new Set(at.flatMap(({ circle = [], jail = [] }) => [...circle, ...jail]));
  for (const card of [...prominentRow, ...colonistRow, ...prominentDeck, ...colonistDeck]) placed.add(card);
  const isRed = (card: Card) => colonists[card].back === 'red';
  // Pentagrams work in a row and would disturb; Starting Colonists would read oddly there. Both come late.
  const isQuiet = (card: Card) => isRed(card) || !(colonists[card].kind === 'pentagram' || colonists[card].starting);
  const unplaced = colonists.map((_, colonist) => colonist).filter(colonist => !placed.has(colonist));
  const quiet = unplaced.filter(isQuiet);
  const rest = [...quiet, ...unplaced.filter(card => !isQuiet(card))];
  const fill = (row: readonly number[], isSuitable: (card: Card) => boolean) => {
    const fillers = quiet.filter(isSuitable).slice(0, 4 - row.length);
    for (const card of fillers) rest.splice(rest.indexOf(card), 1);
    return [...row, ...fillers, ...EMPTY].slice(0, 4);
  };
  s.prominentRow = fill(prominentRow, isRed);
  s.colonistRow = fill(colonistRow, card => !isRed(card));
  s.prominentDeck = [...prominentDeck, ...rest.filter(isRed)].reverse();
  const blue = rest.filter(card => !isRed(card));
  s.cycled = [];
  if (colonistDeck.some(isEndCard)) {
    const ends = [MarySpencerHill, IncreaseMather].filter(card => !colonistDeck.includes(card));
    s.colonistDeck = [...colonistDeck, ...ends].reverse();
    s.cycled = blue;
  } else {
    const deck = [...colonistDeck, ...blue];
    const block = deck.splice(Math.max(0, deck.length - 6));
    s.colonistDeck = [...deck, ...block.slice(0, 3), MarySpencerHill, ...block.slice(3), IncreaseMather].reverse();
  }
  s.colonistRowTouched = s.colonistRow.includes(NONE);
}

function zoneOf(s: SalemState, colonist: Colonist): number {
  if (s.prominentRow.includes(colonist)) return IN_PROMINENT_ROW;
  if (s.colonistRow.includes(colonist)) return IN_COLONIST_ROW;
  const circle = s.players.findIndex(player => player.circle.includes(colonist));
  if (circle >= 0) return IN_CIRCLE + circle;
  const jail = s.players.findIndex(player => player.jail.includes(colonist));
  return jail >= 0 ? IN_JAIL + jail : IN_DECK;
}

function putDownTokens(s: SalemState, wanted: Arrangement): void {
  const spread = (on: Tokens = {}) => colonists.map((_, colonist) => on[colonist] ?? 0);
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
  s.accusations = spread(wanted.accusations);
  s.fear = spread(wanted.fear);
  s.reputationTokens = spread(wanted.reputationTokens);
  s.supply = {
    influence: tokens.influence - sum(s.players.map(player => player.influence)) - sum(s.reputationTokens),
    accusations: tokens.accusations - sum(s.accusations),
    fear: tokens.fear - sum(s.fear),
  };
  s.spectralOn = wanted.spectralOn ?? NONE;
  s.protectionOn = wanted.protectionOn ?? NONE;
  s.locked = [...(wanted.locked ?? [])];
}

/** The red-backed Colonists that are not among these. */
export const otherProminents = (...without: readonly Colonist[]): readonly Colonist[] =>
  prominents.filter(colonist => !without.includes(colonist));

/** A has the Colonist and John Indian and resolves space 7; Giles Corey and John Willard lie in the row, B has `other`. */
export const menuOf = (colonist: Colonist, other: Colonist, at: Arrangement = {}): Table =>
  arrange({
    A: { circle: [colonist, JohnIndian] },
    B: { circle: [other] },
    colonistRow: [GilesCorey, JohnWillard],
    messengers: { 7: 'A' },
    ...at,
  });
