/** What must hold at every state (SPEC 11). */
import type { Invariant } from '@vesper/kernel';
import type { DungeonState } from './state.ts';

export const invariants: readonly Invariant<DungeonState>[] = [];
