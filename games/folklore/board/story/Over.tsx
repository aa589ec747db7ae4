/** What lies over the stage, whatever it shows: the journal, a character's sheet. */
import { useEffect } from 'react';
import { later } from '@vesper/web/board';
import { open, useOpened } from './opened.ts';

const Journal = later(async () => (await import('./Journal.tsx')).Journal);
const Sheet = later(async () => (await import('../party/Sheet.tsx')).Sheet);

const close = (): void => open(null);

export function Over() {
  const opened = useOpened();
  useEffect(() => {
    if (opened === null) return;
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', escape, { capture: true });
    return () => document.removeEventListener('keydown', escape, { capture: true });
  }, [opened]);
  useEffect(() => close, []);
  if (opened?.is === 'journal') return <Journal close={close} />;
  if (opened?.is === 'sheet') return <Sheet who={opened.who} close={close} />;
  return null;
}
