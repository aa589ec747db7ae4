/** The pieces of every edition that the board draws. */
import type { Asks, PieceTable } from '@vesper/kernel';
import type { Colonist } from '../content/types.ts';
import { pieces as today } from '../pieces.ts';
import type { SalemAsks, SalemView } from '../state.ts';

/** Matches by version 1 of the rules ask for two of today's ability targets by names of their own. */
export type SalemBoardAsks = SalemAsks & { griggs: Asks<Colonist>; alden: Asks<Colonist> };

export const pieces: PieceTable<SalemView, SalemBoardAsks> = {
  kinds: today.kinds,
  points: { ...today.points, griggs: 'colonist', alden: 'colonist' },
};
