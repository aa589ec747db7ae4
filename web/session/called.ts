/** Sentences of the game with people's names in place of what the game calls their seats. */
import { plain } from '@vesper/kernel';
import type { Game, Part, Seat, Sentence } from '@vesper/kernel';

/** A sentence in parts, whatever the game gives, and as text with people's names. */
export interface Sayer {
  /** The person's name; none where the seat goes by the game's own word for it. */
  nameOf(seat: Seat): string | undefined;
  parts(sentence: Sentence): Sentence;
  called(sentence: Sentence): string;
}

/** `names` are people's, by seat; where there is none a seat goes by the game's own word for it. */
export function sayerOf(game: Game, view: unknown, names: readonly string[]): Sayer {
  const parts = game.words.seatsInText === true ? inText(names.map((_, seat) => game.words.seat(view, seat))) : asIs;
  // "the Rogue" is the Rogue in a sentence, also where the seat itself is called so.
  const nameOf = (seat: Seat): string | undefined =>
    names[seat] === game.words.seat(view, seat) ? undefined : names[seat];
  return { nameOf, parts, called: sentence => plain(parts(sentence), nameOf) };
}

const asIs = (sentence: Sentence): Sentence => sentence;

/** Earlier editions speak in plain texts: seats are found in them by their names. */
function inText(words: readonly string[]): (sentence: Sentence) => Sentence {
  const found = mention(['You', ...words]);
  return sentence => (typeof sentence === 'string' ? sentence.split(found).map(partOf) : sentence);
  function partOf(text: string, index: number): Part {
    if (index % 2 === 0) return text;
    const seat: Seat = words.indexOf(text);
    return seat < 0 ? { text, you: true } : { text, seat };
  }
}

/** Finds whole words only: "Red", but not "Red-backed" or "Redford". */
function mention(words: readonly string[]): RegExp {
  const known = words.filter(word => word !== '').map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(${known.join('|')})(?![\\w-])`, 'g');
}
