/**
 * Sentences are made of parts: whoever shows one knows which of its words stand for a person, a piece, an amount or a
 * rule, and nobody has to search for them.
 */
import type { RuleId, Seat } from './contract.ts';

/** A kind of piece and which one of the kind: `colonist:12`. */
export type PieceKey = string;

/** Words that stand for something. */
export interface Mention {
  readonly text: string;
  readonly seat?: Seat;
  /** The seat is whoever reads: `you`, `your`. */
  readonly you?: true;
  readonly piece?: PieceKey;
  /** The piece is how it was done, not what it was done to: `with Mercy Lewis`. */
  readonly means?: true;
  readonly amount?: number;
  readonly rule?: RuleId;
}

export type Part = string | Mention;

/** What a player reads. Words that stand for nothing else are a string. */
export type Sentence = string | readonly Part[];

/** What may stand in a sentence. */
export type Spoken = Sentence | Mention | number;

/**
 * Puts a sentence together.
 *
 * @example
 * say`${does(who, 'accuse')} ${colonist(12)}.` // "You accuse John Alden."
 */
export function say(words: TemplateStringsArray, ...spoken: readonly Spoken[]): Sentence {
  const parts: Part[] = [];
  words.forEach((text, i) => {
    add(parts, text);
    if (i < spoken.length) addAll(parts, spoken[i]);
  });
  return settled(parts);
}

/** Several phrases after each other, with something between them. */
export function joined(phrases: readonly Spoken[], between: string): Sentence {
  const parts: Part[] = [];
  phrases.forEach((phrase, i) => {
    if (i > 0) add(parts, between);
    addAll(parts, phrase);
  });
  return settled(parts);
}

export const partsOf = (sentence: Sentence): readonly Part[] => (typeof sentence === 'string' ? [sentence] : sentence);

/**
 * A sentence as plain text. Seats go by what the game calls them, or by the names of the people who sit there.
 *
 * @example
 * plain(sentence, seat => seatNames[seat]);
 */
export function plain(sentence: Sentence, nameOf?: (seat: Seat) => string | undefined): string {
  if (typeof sentence === 'string') return sentence;
  return sentence.map(part => (typeof part === 'string' ? part : textOf(part, nameOf))).join('');
}

/** A mention's words: a seat's are the name of whoever sits there, unless it is spoken to. */
export function textOf({ text, seat, you }: Mention, nameOf?: (seat: Seat) => string | undefined): string {
  return (seat !== undefined && you !== true && nameOf?.(seat)) || text;
}

/** With a capital at its beginning. */
export const capital = (sentence: Sentence): Sentence => withFirst(sentence, letter => letter.toUpperCase());

/** In small letters at its beginning, unless that is a name. */
export const uncapital = (sentence: Sentence): Sentence =>
  typeof partsOf(sentence)[0] === 'string' ? withFirst(sentence, letter => letter.toLowerCase()) : sentence;

/** The pieces it speaks of; without those by whose means it happened. */
export function piecesIn(sentence: Sentence, alsoMeans = false): readonly PieceKey[] {
  const found: PieceKey[] = [];
  for (const part of partsOf(sentence)) {
    if (typeof part === 'string' || part.piece === undefined || found.includes(part.piece)) continue;
    if (alsoMeans || part.means !== true) found.push(part.piece);
  }
  return found;
}

function withFirst(sentence: Sentence, change: (letter: string) => string): Sentence {
  const changed = (text: string): string => (text === '' ? text : change(text[0]) + text.slice(1));
  if (typeof sentence === 'string') return changed(sentence);
  const [first, ...rest] = sentence;
  return [typeof first === 'string' ? changed(first) : { ...first, text: changed(first.text) }, ...rest];
}

function addAll(parts: Part[], spoken: Spoken): void {
  if (typeof spoken === 'number') add(parts, String(spoken));
  else if (typeof spoken === 'string' || 'text' in spoken) add(parts, spoken);
  else for (const part of spoken) add(parts, part);
}

/** Texts run together, and "John Porter Sr." ends a sentence by itself. */
function add(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  if (typeof part !== 'string') {
    parts.push(part);
    return;
  }
  const before = last === undefined ? '' : typeof last === 'string' ? last : last.text;
  const text = part.startsWith('.') && before.endsWith('.') ? part.slice(1) : part;
  if (text === '') return;
  if (typeof last === 'string') parts[parts.length - 1] = last + text;
  else parts.push(text);
}

function settled(parts: readonly Part[]): Sentence {
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}
