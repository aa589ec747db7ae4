/** All cards of the box: what is printed on them, and which numbers are which. */
import { aberrations } from './aberrations.ts';
import { core } from './core.ts';
import { demons } from './demons.ts';
import { dragons } from './dragons.ts';
import { drow } from './drow.ts';
import { elemental } from './elemental.ts';
import { scourge } from './scourge.ts';
import { ASPECTS, HALF_DECKS } from './types.ts';
import type { Card, CardText, Effect, HalfDeck, Kind, Row, Text } from './types.ts';
import { undead } from './undead.ts';

const halfDecks: { readonly [Deck in HalfDeck]: readonly CardText[] } = {
  drow,
  dragons,
  elemental,
  demons,
  aberrations,
  undead,
  juiblex: scourge,
};

export const kinds: readonly CardText[] = [...core, ...Object.values(halfDecks).flat()];
export const kindNamed = (id: string): Kind => kinds.findIndex(kind => kind.id === id);

/** By kind: the first of its cards; equal cards follow each other. */
const firsts: number[] = [];
/** By card: its kind. */
export const kindOf: readonly Kind[] = kinds.flatMap(({ copies }, kind) => {
  firsts.push(kind === 0 ? 0 : firsts[kind - 1] + kinds[kind - 1].copies);
  return Array.from({ length: copies }, () => kind);
});
export const CARDS = kindOf.length;

const ofKind: readonly (readonly Card[])[] = kinds.map(({ copies }, kind) =>
  Array.from({ length: copies }, (_, i) => firsts[kind] + i),
);
/** The cards of a kind. */
export const cardsOf = (kind: Kind): readonly Card[] => ofKind[kind];

export const Noble = kindNamed('CO1');
export const Soldier = kindNamed('CO2');
export const HouseGuard = kindNamed('CO3');
export const Priestess = kindNamed('CO4');
export const Outcast = kindNamed('CO5');
/** "The Affliction Spreads...": never bought, never held (JUB-5.26). */
export const Spread = kindNamed('JU01');

export const isSpread = (card: Card): boolean => kindOf[card] === Spread;
export const isOutcast = (card: Card): boolean => kindOf[card] === Outcast;

const ofHalfDeck: readonly (readonly Card[])[] = HALF_DECKS.map(deck =>
  halfDecks[deck].flatMap(({ id }) => cardsOf(kindNamed(id))),
);
/** The 40 cards of a half-deck. */
export const cardsIn = (deck: HalfDeck): readonly Card[] => ofHalfDeck[HALF_DECKS.indexOf(deck)];

// By card, because rules ask it all the time.
/** NO_COST = it cannot be bought. */
export const costOf: readonly number[] = kindOf.map(kind => kinds[kind].cost);
/** An index into ASPECTS; -1 = none. */
export const aspectOf: readonly number[] = kindOf.map(kind => ASPECTS.findIndex(a => a === kinds[kind].aspect));
export const deckVpOf: readonly number[] = kindOf.map(kind => kinds[kind].deckVp);
export const innerVpOf: readonly number[] = kindOf.map(kind => kinds[kind].innerVp);

// ── Rows ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const written: Effect[][] = [];
/** Every row of effects, those inside others too: frames on the agenda name a row by its number. */
export const rows: readonly (readonly Effect[])[] = written;

/** Writes a row and all rows inside it. */
function write(text: readonly Text[], isOption = false): Row {
  const row = written.length;
  const effects: Effect[] = [];
  written.push(effects);
  text.forEach((word, index) => effects.push(compiled(word, isOption && index === 0)));
  return row;
}

function compiled(word: Text, bound: boolean): Effect {
  switch (word.do) {
    case 'oneOf':
      return { ...word, options: word.options.map(option => write(option, true)) };
    case 'pay':
      return { ...word, bound, then: write(word.then) };
    case 'focus':
    case 'when':
    case 'endOfTurn':
      return { ...word, then: write(word.then) };
    default:
      return word;
  }
}

const textRows: readonly Row[] = kinds.map(({ text }) => write(text));
const reactionRows: readonly Row[] = kinds.map(({ reaction }) => (reaction.length === 0 ? -1 : write(reaction)));
/** By card: what it does when it is played. */
export const textOf: readonly Row[] = kindOf.map(kind => textRows[kind]);
/** By card: what it does when an opponent's card has it discarded; -1 = nothing. */
export const reactionOf: readonly Row[] = kindOf.map(kind => reactionRows[kind]);

/** The word at which a frame stands. */
export const effectOf = ({ row, index }: { readonly row: Row; readonly index: number }): Effect => rows[row][index];
