/** Loaded dice: a generator whose next throws are known. */
import { below, fastChance, next } from '@vesper/kernel';
import type { FolkloreState } from '../state.ts';

/** `[6, 4]`: a d6 that shows 4. */
export type Face = readonly [sides: number, face: number];
export const d100 = (face: number): Face => [100, face];
export const d10 = (face: number): Face => [10, face];
export const d8 = (face: number): Face => [8, face];
export const d6 = (face: number): Face => [6, face];
export const d4 = (face: number): Face => [4, face];

/** 9 × this is 1, in 32 bits. */
const NINTH = 954437177;

/** A word that `below` turns into this face. */
const wordFor = ([sides, face]: Face, rng: number[]): number => {
  const width = 4294967296 / sides;
  return Math.floor((face - 1) * width + ((next(rng) % 1000) / 1000) * width * 0.98 + width * 0.01) | 0;
};

/**
 * Sets the generator so that the next dice show these faces. The first two words of the generator can be chosen, since each is a
 * sum with a part of its own; the rest is found by trying.
 */
export function loadDice(s: FolkloreState, ...faces: readonly Face[]): void {
  const rng = fastChance(faces.join(';'));
  for (let tries = 0; tries < 5_000_000; tries++) {
    const b = next(rng) | 0;
    const a = faces.length > 0 ? (wordFor(faces[0], rng) - b - 1) | 0 : 0;
    const second = faces.length > 1 ? wordFor(faces[1], rng) : 0;
    const c = Math.imul((second - (b ^ (b >>> 9)) - 2) | 0, NINTH);
    const trial = [a, b, c, 1];
    if (faces.every(([sides, face]) => below(trial, sides) + 1 === face)) {
      s.chance = [a, b, c, 1];
      return;
    }
  }
  throw new Error(`No generator shows ${faces.map(([sides, face]) => `d${sides}=${face}`).join(', ')}.`);
}

/** How many dice were thrown since they were loaded. */
export const thrownSince = (s: FolkloreState): number => s.chance[3] - 1;
