import { useSyncExternalStore } from 'react';
import type { Layout } from '../board.ts';

const wide = matchMedia('(min-width: 1100px)');
const phone = matchMedia('(max-width: 699.98px)');

const layout = (): Layout => (wide.matches ? 'wide' : phone.matches ? 'phone' : 'tall');

function subscribe(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  phone.addEventListener('change', changed);
  return () => {
    wide.removeEventListener('change', changed);
    phone.removeEventListener('change', changed);
  };
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layout);
