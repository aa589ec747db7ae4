/**
 * What people write for others to read: names, lines of chat, words for the dice. Here it is decided what passes, for every
 * door: requests, sockets and files. Each function says in a sentence what is wrong, or nothing.
 */

interface Kind {
  readonly what: string;
  /** In letters as people count them, accents and joined emoji included. */
  readonly letters: number;
  /** In UTF-16 units, because one letter can be made of very many. */
  readonly units: number;
}

const NAME: Kind = { what: 'A name', letters: 40, units: 160 };
const LINE: Kind = { what: 'A line of chat', letters: 500, units: 1500 };
const WORDS: Kind = { what: 'What you say for the dice', letters: 200, units: 600 };

/** Controls, ends of lines, halves of characters, and what Unicode keeps for nobody. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
/** Turns the direction of what follows, also of what somebody else wrote. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/;
/** Accents upon accents, which grow over the lines above and below. */
const HEAP_OF_MARKS = /\p{M}{9}/u;
/** Invisible: kept where it joins letters and emoji, but it is no name. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\u2800]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function problemWithName(text: unknown): string | undefined {
  return problemWith(NAME, text) ?? (isBlank(text as string) ? 'A name has something to see in it.' : undefined);
}

export function problemWithLine(text: unknown): string | undefined {
  return problemWith(LINE, text) ?? (isBlank(text as string) ? 'There is nothing to see in this line.' : undefined);
}

/** May be empty. */
export function problemWithWords(text: unknown): string | undefined {
  return problemWith(WORDS, text);
}

function problemWith({ what, letters, units }: Kind, text: unknown): string | undefined {
  if (typeof text !== 'string') return `${what} is text.`;
  if (text.length > units || (text.length > letters && countLetters(text) > letters)) {
    return `${what} has at most ${letters} letters.`;
  }
  if (CONTROL.test(text)) return `${what} has no control characters.`;
  if (TURNING.test(text)) return `${what} does not turn the direction of writing.`;
  if (HEAP_OF_MARKS.test(text)) return `${what} has no more accents on a letter than one can read.`;
  return undefined;
}

function isBlank(text: string): boolean {
  return !VISIBLE.test(text.replace(INVISIBLE, ''));
}

const segmenter = new Intl.Segmenter('en');

function countLetters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

// ── Names that are taken for one another ─────────────────────────────────────────────────────────────────────────────

/** Letters of other alphabets that look like Latin ones, and digits that look like letters; below each, what it looks like. */
const OTHERS = 'авсԁеһіјкморԛѕтуԝхαεικνορτυχı01|';
const LATIN = 'abcdehijkmopqstywxaeikvoptuxioll';

/** Would somebody take one name for the other? Case, spaces, accents and the alphabet do not tell people apart. */
export function looksLike(one: string, other: string): boolean {
  return looks(one) === looks(other);
}

function looks(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(INVISIBLE, '').replace(/\p{M}/gu, '');
  return plain.replace(/./gu, letter => LATIN[OTHERS.indexOf(letter)] ?? letter);
}

/** The name, with a number if somebody there is called the same. */
export function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (wanted: string): boolean => taken.some(other => other !== '' && looksLike(wanted, other));
  if (!isTaken(name)) return name;
  const short = Array.from(segmenter.segment(name), ({ segment }) => segment)
    .slice(0, NAME.letters - 3)
    .join('')
    .trim();
  for (let n = 2; ; n++) if (!isTaken(`${short} ${n}`)) return `${short} ${n}`;
}

/** How somebody without a seat is called at a table: nobody takes them for a player. */
export function spectatorName(name: string, players: readonly string[]): string {
  return players.some(player => looksLike(name, player)) ? `${name} (spectator)` : name;
}
