/** Sentences of the game with people's names in place of seats' colours, and who acts in bold. */
import type { ReactNode } from 'react';

export function sayer(words: readonly string[], names: readonly string[]): (sentence: string) => ReactNode {
  const known = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).filter(word => word !== '');
  const mention = new RegExp(`(?<![\\w-])(You|${known.join('|')})(?![\\w-])`, 'g');
  return sentence =>
    sentence.split(mention).map((part, index) => {
      if (index % 2 === 0) return part;
      const seat = words.indexOf(part);
      return <b key={index}>{seat < 0 ? part : (names[seat] ?? part)}</b>;
    });
}

/** The same as plain text, for titles and labels. */
export function plainSayer(words: readonly string[], names: readonly string[]): (sentence: string) => string {
  return sentence => {
    let text = sentence;
    words.forEach((word, seat) => {
      if (word !== '' && names[seat] !== undefined) text = text.replace(new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'g'), names[seat]);
    });
    return text;
  };
}
