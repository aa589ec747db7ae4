/** What is pointed at in a sentence lights up on the board: the innermost `data-lights` under the pointer says what. */
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import type { TableModel } from './model.ts';

export function useLights({ pointing }: TableModel): (event: MouseEvent) => void {
  const last = useRef('');
  return ({ target }) => {
    const keys = (target as Element).closest<HTMLElement>('[data-lights]')?.dataset['lights'] ?? '';
    if (keys === last.current) return;
    last.current = keys;
    pointing.setState({ lit: new Set(keys === '' ? [] : keys.split(' ')) });
  };
}
