/**
 * How far the viewer has read. A passage stays until the viewer closes it, or has answered a question with it in sight: the
 * table may go on meanwhile, whoever makes it go on. What was told where no page is shown waits for the next one.
 */
import { ownDecision } from '@vesper/web/board';
import { useEffect, useSyncExternalStore } from 'react';
import type { FolkloreProps } from '../table.ts';
import { useTable } from '../table.ts';

type Reader = Pick<FolkloreProps, 'asked' | 'log' | 'lastMoved' | 'pointing' | 'viewer'>;

interface Reading {
  /** Everything up to this entry of the record was read. */
  readTo: number;
  /** The question that stands before the viewer, and how much had been told by then. */
  asked: string;
  end: number;
  /** How much of it has been in sight. */
  shown: number;
}

/** By the table's own store of what is pointed at: a page may open several tables after one another. */
const kept = new WeakMap<object, Reading>();
const watchers = new Set<() => void>();
let turned = 0;

const endOf = ({ log }: Pick<Reader, 'log'>): number => log.at(-1)?.at ?? 0;

/** Who comes back finds what was told since, and by, the last own choice. */
function begun({ log, lastMoved, asked }: Reader): Reading {
  const end = endOf({ log });
  const first = lastMoved.at(0)?.at ?? end + 1;
  return { readTo: first - 2, asked: ownDecision({ asked })?.id ?? '', end, shown: first - 2 };
}

/** The entry of the record up to which everything was read. */
export function readTo(table: Reader): number {
  let reading = kept.get(table.pointing);
  if (reading === undefined) {
    reading = begun(table);
    kept.set(table.pointing, reading);
  }
  const end = endOf(table);
  const asked = ownDecision(table)?.id ?? '';
  // Somebody looks at the past, or the connection is lost.
  if (table.asked.length === 0 && end <= reading.end) return Math.min(reading.readTo, end);
  if (end < reading.end) reading.readTo = Math.min(reading.readTo, end);
  else if (end > reading.end && reading.asked !== '' && reading.asked !== asked)
    reading.readTo = Math.max(reading.readTo, Math.min(reading.end, reading.shown));
  reading.asked = asked;
  reading.end = end;
  return reading.readTo;
}

/** The viewer has read everything so far. */
export function closeBook(table: Reader): void {
  const to = readTo(table);
  const reading = kept.get(table.pointing)!;
  reading.readTo = Math.max(to, endOf(table));
  turned++;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** The same, drawn again when somebody closes the book. */
export function useReadTo(): number {
  const table = useTable();
  useSyncExternalStore(watch, () => turned);
  return readTo(table);
}

/** Everything so far is in sight: on the page, on a slip, in the journal. */
export function useInSight(): void {
  const table = useTable();
  const end = endOf(table);
  useEffect(() => {
    readTo(table);
    const reading = kept.get(table.pointing)!;
    reading.shown = Math.max(reading.shown, end);
  }, [end]);
}

const aloud: ReadonlySet<string> = new Set(['stepRead', 'lineRead', 'clockExpired', 'storyWon', 'storyLost']);

/** Something was read aloud that the viewer has not yet put away. */
export function hasUnread(table: Reader): boolean {
  const to = readTo(table);
  return table.log.some(({ at, event }) => at > to && aloud.has(event.event));
}
