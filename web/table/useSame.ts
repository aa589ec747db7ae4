import { same } from '@vesper/kernel';
import { useRef } from 'react';

/** A value that stays the same object while it says the same, so that what is made from it need not be made again. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (!same(kept.current, value)) kept.current = value;
  return kept.current;
}
