import type { Viewer } from '@vesper/kernel';
import { useEffect, useMemo, useRef } from 'react';
import type { BoardModule } from '../board.ts';
import { changesOf } from '../session/recap.ts';
import type { Change, Counted } from '../session/recap.ts';

const none: readonly Counted[] = [];

/**
 * The viewer's numbers now against those after its last choice. As long as that was not seen by this page, nothing is
 * compared.
 */
export function useChanges(props: {
  readonly board: BoardModule;
  readonly view: unknown;
  readonly viewer: Viewer;
  /** Nothing has happened since. */
  readonly fresh: boolean;
  /** Somebody looks at the past. */
  readonly past: boolean;
}): readonly Change[] {
  const { board, view, viewer, fresh, past } = props;
  const now = useMemo(
    () => (typeof viewer === 'number' ? (board.standing?.(view, viewer) ?? none) : none),
    [board, view, viewer],
  );
  const then = useRef<{ readonly viewer: Viewer; readonly counted: readonly Counted[] } | null>(null);
  useEffect(() => {
    if (fresh && !past) then.current = { viewer, counted: now };
  }, [fresh, past, viewer, now]);
  return fresh || past || then.current?.viewer !== viewer ? [] : changesOf(then.current.counted, now);
}
