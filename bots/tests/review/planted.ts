/** Matches of careful players, or the beginnings of matches of Experts, into which one bad blunder of every seat is planted. */
import { choose, fastChance, open, outcome, start, toReplay } from '@vesper/kernel';
import type { Choice, Game, Replay } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { inTries, think } from '../../bot.ts';
import type { Thought } from '../../bot.ts';
import { expert } from '../../ladder.ts';
import { meanOf, tryAll } from '../../paired.ts';
import { reviewOf } from '../../review/index.ts';

interface Planted {
  readonly file: Replay;
  /** By seat, the entry of the record that is the blunder. */
  readonly at: readonly number[];
}

/** Whole matches are played and reviewed: some seconds, much longer where the machine has other work. */
const LONGEST = 600_000;

/** Whether all matches are played, or only until each seat has made its blunder (docs/testing.md). */
const isLong = process.env.VESPER_SOAK !== undefined;

/** Which matches are played, and what is planted into them. */
interface Plan {
  readonly seeds: readonly string[];
  /** From so many entries of the record on, and so bad. */
  readonly after: number;
  readonly blunder: number;
  /** Where careful players would take too long: Experts play, and so many entries after the last blunder they stop. */
  readonly piece?: number;
  /** A seat's blunder is due so many entries after that of the seat before it. */
  readonly apart?: number;
}

/** The review of such a match names every seat's blunder first, with an interval above nothing. */
export function describePlanted(game: Game, plan: Plan): void {
  const { seeds } = plan;
  describe(`a review of ${game.name}`, () => {
    it('names planted blunders first', { timeout: LONGEST }, () => {
      let found = 0;
      let matches = 0;
      const seats = new Set<number>();
      for (const seed of seeds) {
        if (!isLong && seats.size === SEATS) break;
        matches++;
        const { file, at } = planted(game, seed, plan);
        const review = reviewOf(game, file);
        expect(review).toMatchObject({ game: game.id, hash: file.hash, entries: file.record.length });
        at.forEach((n, seat) => {
          const [worst] = review.seats[seat].costliest;
          expect(worst, `seed ${seed}, seat ${seat}`).toMatchObject({ n, seat });
          expect(worst.cost.low).toBeGreaterThan(0);
          expect(worst.better.share).toBeGreaterThan(worst.made.share);
          found++;
          seats.add(seat);
        });
        for (const { began, ended, own, others, luck } of review.seats) {
          expect(began + own + others + luck).toBeCloseTo(ended);
          expect(own).toBeLessThanOrEqual(0);
        }
      }
      expect(found).toBeGreaterThanOrEqual(matches);
    });
  });
}

/** Choices that a careful player looks at, and tries for each. */
const LOOKED = 12;
const TRIES = 8;
/** Tries of an Expert. */
const SEARCHED = 40;
/** A blunder is measured so often. */
const SURE = 24;

const SEATS = 2;

/** From the choice `after` on, every seat's first decision at which `blunder` of a share can be given away is a blunder. */
function planted(game: Game, seed: string, { after, blunder, piece, apart = 20 }: Plan): Planted {
  const match = start(game, { seats: SEATS, seed });
  const rng = fastChance(seed);
  const at: number[] = [];
  const isPlayed = (): boolean => {
    const isWhole = outcome(match) !== null;
    if (piece === undefined || isWhole) return isWhole;
    return at.filter(Boolean).length === SEATS && match.record.length >= Math.max(...at) + piece;
  };
  while (!isPlayed()) {
    const [decision] = open(match);
    const { seat } = decision;
    const thought = think(game, match, decision);
    const isDue = at[seat] === undefined && match.record.length >= after + seat * apart;
    const isRanked = thought.legal.length > 1 && (isDue || piece === undefined);
    const ranked = isRanked ? byWorth(thought, rng) : [expert.choose(thought, rng, inTries(SEARCHED))];
    const [best, worst] = [ranked[0], ranked[ranked.length - 1]];
    const isPlanted = isDue && ranked.length > 1 && gap(thought, best, worst, rng) >= blunder;
    if (isPlanted) at[seat] = match.record.length + 1;
    choose(match, { seat, choice: isPlanted ? worst : best, decision: decision.id });
  }
  return { file: toReplay(match), at };
}

/** The best first, by trying some of them out. */
function byWorth(thought: Thought, rng: number[]): readonly Choice[] {
  const step = Math.max(1, Math.floor(thought.legal.length / LOOKED));
  const some = thought.legal.filter((_, index) => index % step === 0);
  const worth = tryAll(thought, some, TRIES, rng, thought.game.brain.shownAfter).map(tries =>
    meanOf(tries, thought.seat),
  );
  return some
    .map((choice, i) => ({ choice, worth: worth[i] }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ choice }) => choice);
}

function gap(thought: Thought, best: Choice, worst: Choice, rng: number[]): number {
  const [more, less] = tryAll(thought, [best, worst], SURE, rng, thought.game.brain.shownAfter).map(tries =>
    meanOf(tries, thought.seat),
  );
  return more - less;
}
