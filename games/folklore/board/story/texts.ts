/** The text of the story that is played: it comes after the board does, once. */
import { useEffect, useMemo, useState } from 'react';
import type { StoryText } from '../../content/things.ts';
import { textOf } from '../../words/passages.ts';
import { useTable } from '../table.ts';
import { leavesOf } from './journal.ts';
import type { Leaf } from './journal.ts';

const found = new Map<number, StoryText>();

/** `null` until it is there. */
export function useStoryText(): StoryText | null {
  const { view } = useTable();
  const { story } = view.terms;
  const [, drawAgain] = useState(0);
  useEffect(() => {
    if (found.has(story)) return;
    let isGone = false;
    const load = async (): Promise<void> => {
      found.set(story, await textOf(view));
      if (!isGone) drawAgain(n => n + 1);
    };
    // Without a network it is asked for again when there is one.
    const bring = (): void => void load().catch(() => {});
    bring();
    window.addEventListener('online', bring);
    return () => {
      isGone = true;
      window.removeEventListener('online', bring);
    };
  }, [story]);
  return found.get(story) ?? null;
}

const none: readonly Leaf[] = [];

/** Everything that was read so far. */
export function useLeaves(): readonly Leaf[] {
  const { view, log } = useTable();
  const text = useStoryText();
  const { story } = view.terms;
  return useMemo(() => (text === null ? none : leavesOf(view, log, text)), [text, log, story]);
}
