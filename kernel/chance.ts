/**
 * All chance comes from here. A generator is a plain array in the state, so that saving, copying and replaying a match
 * includes its luck:
 * - live play: a ChaCha20 stream, `[8 key words, words used]`; outcomes do not betray what comes next;
 * - search and tests: sfc32, four words; fast, and never part of a match that people play;
 * - forecasts: one word that comes again and again, for the least and for the greatest luck there is.
 */
import { chachaBlock } from './chacha.ts';
import type { State } from './contract.ts';
import { broken } from './errors.ts';
import { learn, sealedSeat } from './hearing.ts';
import { sha256, utf8 } from './sha256.ts';

/** The generator of a live match: same seed, same luck. */
export function liveChance(seed: string): number[] {
  const chance = sha256(utf8(`vesper ${seed}`));
  chance.push(0);
  return chance;
}

/** A fast generator for bots, search and tests. */
export function fastChance(seed: string | number): number[] {
  const words = sha256(utf8(`fast ${seed}`));
  return [words[0], words[1], words[2], 1];
}

/** A fast generator grown from another one; the two never meet again. */
export function branchChance(rng: number[]): number[] {
  return [next(rng) | 0, next(rng) | 0, next(rng) | 0, 1];
}

/** Every die shows its least number, or its greatest: what is the same with both does not hang on dice. */
export const LEAST_LUCK: readonly number[] = [1];
export const GREATEST_LUCK: readonly number[] = [-1];

/** The next 32 bits of a generator, unsigned. */
export function next(rng: number[]): number {
  return nextWord(rng) >>> 0;
}

/** The same bits as a signed number, which the processor takes as it is: half the unsigned ones would be put into objects. */
function nextWord(rng: number[]): number {
  if (rng.length !== 4) return nextLive(rng) | 0;
  const b = rng[1];
  const c = rng[2];
  const counter = rng[3];
  const sum = (rng[0] + b + counter) | 0;
  rng[3] = (counter + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum;
}

// The block that was computed last, and whose it is: consecutive draws of one match hit it 15 times of 16.
const block = new Int32Array(16);
const blockKey: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
let blockNumber = -1;

function nextLive(rng: number[]): number {
  if (rng.length === 1) return rng[0];
  const used = rng[8];
  const wanted = Math.floor(used / 16);
  let cached = wanted === blockNumber;
  for (let i = 0; cached && i < 8; i++) cached = blockKey[i] === rng[i];
  if (!cached) {
    chachaBlock(rng, wanted, block);
    for (let i = 0; i < 8; i++) blockKey[i] = rng[i];
    blockNumber = wanted;
  }
  rng[8] = used + 1;
  return block[used % 16];
}

const LARGEST = 2097152;

/**
 * A whole number from 0 to n − 1, every one equally likely (Lemire's method, exact up to 2²¹).
 *
 * @example
 * legal[below(rng, n)];
 */
export function below(rng: number[], n: number): number {
  if (n < 1 || n > LARGEST || (n | 0) !== n) outOfRange(n);
  let word = nextWord(rng);
  if (Math.imul(word, n) >>> 0 < n >>> 0) word = fairWord(rng, n, word) | 0;
  return ((word >>> 0) * 2 ** -32 * n) | 0;
}

/** The first word, from `word` on, that gives no number more often than another; almost always `word` itself. */
function fairWord(rng: number[], n: number, word: number): number {
  const threshold = (4294967296 - n) % n;
  while (Math.imul(word, n) >>> 0 < threshold) word = nextWord(rng);
  return word;
}

function outOfRange(n: number): never {
  throw broken(`below(${n}): expected 1 to ${LARGEST}`);
}

/** Shuffles in place (Fisher–Yates). For rules use `shuffle`. */
export function mix<T>(rng: number[], cards: T[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}

function use(s: State): number[] {
  // The order in which lanes are answered must not matter, and every use of a generator changes the next one.
  if (sealedSeat() >= 0) throw broken('chance used inside a sealed lane');
  learn(s, 'chance');
  return s.chance;
}

/**
 * Rolls one die.
 *
 * @example
 * const damage = roll(s, 6) + roll(s, 6);
 */
export function roll(s: State, sides: number): number {
  return below(use(s), sides) + 1;
}

/** A whole number from 0 to n − 1. */
export function pick(s: State, n: number): number {
  return below(use(s), n);
}

/** Shuffles a pile in place. */
export function shuffle<T>(s: State, pile: T[]): void {
  mix(use(s), pile);
}

/**
 * Takes the top card of a pile, which is the last of its array: somebody learns what lay hidden, so nobody can take
 * back what led to it.
 *
 * @example
 * const card = draw(s, s.deck);
 */
export function draw<T>(s: State, pile: T[]): T | undefined {
  learn(s, 'chance');
  return pile.pop();
}

/** The same from a pile that cannot be empty: rules that count on a card where there is none are broken. */
export function drawOne<T>(s: State, pile: T[]): T {
  const card = draw(s, pile);
  if (card === undefined) throw broken('A card was to be drawn from an empty pile.');
  return card;
}

/** Says that something hidden has just been shown, where it was not drawn from a pile. */
export function show(s: State): void {
  learn(s, 'shown');
}
