/**
 * What the pointer or the keyboard rests on. It changes with every move of a hand, so it is kept beside React: whatever
 * shows it listens to its own part, and nothing else is drawn again.
 */
import type { ReactNode } from 'react';
import { createStore, useStore } from 'zustand';
import type { StoreApi } from 'zustand';
import type { Asked, Pointed, RefusedOffer } from '../board.ts';
import { isPointed } from './marks.ts';
import type { Legal, PieceKey } from './marks.ts';

/** What is shown beside a piece. */
export interface Peek {
  readonly anchor: DOMRect;
  readonly body?: ReactNode;
  readonly why?: { readonly decision: Asked; readonly refused: RefusedOffer };
}

interface At {
  /** A legal choice, on the board, in the strip or in the text twin. */
  readonly hovered: Pointed | null;
  /** Pieces to light, from a sentence that is pointed at. */
  readonly lit: ReadonlySet<PieceKey>;
  readonly peek: Peek | null;
  /** What a hint speaks of: marked until it is closed. */
  readonly hinted: Pointed | null;
}

export type Pointing = StoreApi<At>;

const nowhere: At = { hovered: null, lit: new Set(), peek: null, hinted: null };

export const newPointing = (): Pointing => createStore(() => nowhere);

/** One of these choices is pointed at. */
export const useIsHovered = (pointing: Pointing, ways: readonly Legal[]): boolean =>
  useStore(pointing, ({ hovered }) => hovered !== null && ways.some(way => isPointed(hovered, way)));

/** A hint speaks of one of these choices. */
export const useIsHinted = (pointing: Pointing, ways: readonly Legal[]): boolean =>
  useStore(pointing, ({ hinted }) => hinted !== null && ways.some(way => isPointed(hinted, way)));

export const useIsLit = (pointing: Pointing, key: PieceKey): boolean => useStore(pointing, ({ lit }) => lit.has(key));

export const usePeek = (pointing: Pointing): Peek | null => useStore(pointing, ({ peek }) => peek);

/**
 * What a board shows far from a choice that is pointed at, as a number or a string: it is drawn again when that changes.
 *
 * @example
 * const room = useHovered(table, ({ decision, choice }) => (decision.ask === 'buildRoom' ? choice : undefined));
 */
export const useHovered = <T extends number | string>(
  { pointing, asked }: { readonly pointing: Pointing; readonly asked: readonly Asked[] },
  read: (hovered: Pointed) => T | undefined,
): T | undefined =>
  useStore(pointing, ({ hovered }) =>
    hovered !== null && asked.some(({ id }) => id === hovered.decision.id) ? read(hovered) : undefined,
  );
