/**
 * English, once for all games: who does what, whose things they are, counts and lists. Somebody is a mention: `you` for
 * whoever reads, a name for everybody else. Sentences begin small here; a catalogue gives them their capital.
 */
import type { Outcome, Seat, Viewer } from './contract.ts';
import { capital, joined, say } from './sentence.ts';
import type { Mention, PieceKey, Sentence, Spoken } from './sentence.ts';

/** A seat as the viewer speaks of it. */
export function somebody(viewer: Viewer, seat: Seat, name: string): Mention {
  return seat === viewer ? { text: 'you', seat, you: true } : { text: name, seat };
}

/** A piece by its name. */
export const named = (piece: PieceKey, text: string): Mention => ({ text, piece });

/** The same piece where it is how something was done. */
export const means = (mention: Mention): Mention => ({ ...mention, means: true });

/**
 * Somebody and what they do.
 *
 * @example
 * does(who, 'arrest'); // "you arrest", "Red arrests"
 * does(who, 'are'); // "you are", "Red is"
 */
export function does(who: Mention, verb: string, third?: string): Sentence {
  return say`${who} ${also(who, verb, third)}`;
}

/** The next verb of a sentence that `does` began. */
export function also(who: Mention, verb: string, third = thirdPerson(verb)): string {
  return who.you === true ? verb : third;
}

/** `your`, `Red’s`. */
export function whose(who: Mention): Sentence {
  return who.you === true ? [{ ...who, text: 'your' }] : [who, '’s'];
}

const IRREGULAR: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  may: 'may',
  can: 'can',
  must: 'must',
  could: 'could',
  would: 'would',
};

/** Of the first word: `wants to leave`, `carries on`. */
function thirdPerson(verb: string): string {
  const [first, ...rest] = verb.split(' ');
  return [IRREGULAR[first] ?? inflected(first), ...rest].join(' ');
}

function inflected(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** `1 crystal`, `2 crystals`; what cannot be counted has the same word twice. */
export function count(n: number, thing: string, things = `${thing}s`): Mention {
  return { text: `${n} ${n === 1 ? thing : things}`, amount: n };
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(phrases: readonly Spoken[], last = 'and'): Sentence {
  if (phrases.length < 2) return joined(phrases, '');
  return say`${joined(phrases.slice(0, -1), ', ')} ${last} ${phrases[phrases.length - 1]}`;
}

/** `a Goblin`, `an Evil Eye`, `an 8`. */
export function any(name: Mention | string): Sentence {
  const text = typeof name === 'string' ? name : name.text;
  return say`${/^(?:[AEIOUaeiou]|8|11\b|18\b)/.test(text) ? 'an' : 'a'} ${name}`;
}

/** With the minus sign of a printer: `−2`. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Counted from 0: `first`. */
export const ordinal = (n: number): string => ORDINALS[n];

const NUMERALS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** In a word: `four`. */
export const numeral = (n: number): string => NUMERALS[n];

/**
 * Who came after the first, as a sentence to follow the one about the victory; nothing if nobody can ask that: with fewer
 * than three seats, or where all have the same place.
 *
 * @example
 * say`${does(who(winner), 'win')}.${runnersUp(places, who)}`; // "Red wins. You come second, Blue and White third."
 */
export function runnersUp(places: Outcome['places'], who: (seat: Seat) => Mention): Sentence {
  const phrases: Sentence[] = [];
  for (let place = 2; place <= places.length && places.length > 2; place++) {
    const seats = [...places.keys()].filter(seat => places[seat] === place);
    if (seats.length === 0 || seats.length === places.length) continue;
    const names = seats.map(who);
    const come = phrases.length > 0 ? '' : ` ${names.length > 1 ? 'come' : also(names[0], 'come')}`;
    phrases.push(say`${listed(names)}${come} ${ordinal(place - 1)}`);
  }
  return phrases.length === 0 ? '' : say` ${capital(joined(phrases, ', '))}.`;
}
