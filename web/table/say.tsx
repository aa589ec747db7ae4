/** A sentence as it is shown: people in bold by their names, pieces that light up on the board when pointed at. */
import { partsOf, textOf } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import type { ReactNode } from 'react';
import type { Sayer } from '../session/called.ts';

export function shown({ parts, nameOf }: Sayer): (sentence: Sentence) => ReactNode {
  return sentence =>
    partsOf(parts(sentence)).map((part, index) => {
      if (typeof part === 'string') return part;
      const text = textOf(part, nameOf);
      const lights = part.piece ?? (part.seat === undefined ? undefined : `seat:${part.seat}`);
      if (part.seat !== undefined || part.you === true)
        return (
          <b key={index} data-lights={lights}>
            {text}
          </b>
        );
      return lights === undefined ? (
        text
      ) : (
        <span key={index} data-lights={lights}>
          {text}
        </span>
      );
    });
}
