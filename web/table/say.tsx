/** Sentences of the game with people's names in place of seats' colours, and who acts in bold. */
import type { ReactNode } from 'react';
import { mention } from '../session/called.ts';

export function sayer(words: readonly string[], names: readonly string[]): (sentence: string) => ReactNode {
  const found = mention(['You', ...words]);
  return sentence =>
    sentence.split(found).map((part, index) => {
      if (index % 2 === 0) return part;
      const seat = words.indexOf(part);
      return <b key={index}>{seat < 0 ? part : (names[seat] ?? part)}</b>;
    });
}
