/**
 * The story of a match that is over, as a teacher tells it: how the chances went, where they turned, what the costliest
 * choices of every seat were and what would have been better, and how much of it was luck. A choice is judged by what its
 * seat could know then, not by how the dice fell afterwards.
 */
import { fastChance, sharesOf, view } from '@vesper/kernel';
import type { Choice, Game, Replay, Seat, Sentence } from '@vesper/kernel';
import type { Estimate } from '../statistics.ts';
import { choiceSaid } from '../why.ts';
import { becauseOf } from './because.ts';
import { chancesAt } from './chances.ts';
import type { ChancePoint } from './chances.ts';
import { momentsOf, walk } from './moments.ts';
import type { Moment } from './moments.ts';
import { turnsOf } from './turns.ts';
import type { TurningPoint } from './turns.ts';
import { measured, usualEffort, weigh } from './weigh.ts';
import type { Effort, Weighed } from './weigh.ts';

/** Rises when reviews that were kept should be made anew. */
export const REVIEW = 2;

export interface Review {
  readonly review: typeof REVIEW;
  readonly game: string;
  readonly version: number;
  /** Of the match: where its record leads. */
  readonly hash: string;
  readonly entries: number;
  readonly points: readonly ChancePoint[];
  readonly turns: readonly TurningPoint[];
  readonly seats: readonly SeatReview[];
}

export interface SeatReview {
  readonly seat: Seat;
  /** How many of its choices were weighed. */
  readonly choices: number;
  /** Its share of winning at the beginning and in the end. */
  readonly began: number;
  readonly ended: number;
  /** What of the difference came of its own choices that clearly cost something, and of those of others; the rest is luck. */
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  /** What cost most, at most three. */
  readonly costliest: readonly Costly[];
}

/** A choice that cost something, and a better one. */
export interface Costly {
  /** The entry of the record, counted from 1: the table as it was is the one before it. */
  readonly n: number;
  readonly seat: Seat;
  /** What the seat was asked, as it read it. */
  readonly asked: Sentence;
  readonly made: Told;
  readonly better: Told;
  /** By what share of winning the other is better. */
  readonly cost: Estimate;
  readonly tries: number;
  readonly because: readonly Sentence[];
}

interface Told {
  readonly choice: Choice;
  readonly said: Sentence;
  /** The share of winning it promised. */
  readonly share: number;
}

const COSTLIEST = 3;
/** So many of every seat are measured at depth. */
const SUSPECTS = 6;
/** Less of a share of winning is not told, and not suspected. */
const LEAST = 0.01;
/** Moments of the graph, and tries for each. */
const MOMENTS = 60;
const PLAYOUTS = 24;

/** Which part of the whole is done when a step begins; all of them are 1. */
const SCANNED = 0.65;
const DRAWN = 0.8;

export interface ReviewPlan {
  readonly effort?: Effort;
  /** From 0 to 1. */
  onProgress?(done: number): void;
}

/**
 * The same match gives the same review.
 *
 * @example
 * const { seats } = reviewOf(salem, parseReplay(text));
 */
export function reviewOf(game: Game, file: Replay, { effort = usualEffort, onProgress }: ReviewPlan = {}): Review {
  const rng = fastChance(`review ${file.seed} ${file.hash}`);
  const moments = momentsOf(game, file);
  const scanned = moments.map((moment, index) => {
    onProgress?.((SCANNED * index) / moments.length);
    return weigh(moment, effort, rng);
  });
  const points = graphOf(game, file, rng, part => onProgress?.(SCANNED + (DRAWN - SCANNED) * part));
  const judged = judgedOf(scanned, effort, rng, part => onProgress?.(DRAWN + (1 - DRAWN) * part));
  const clear = oncePerStage(judged.filter(isClear));
  const seats = Array.from({ length: file.seats }, (_, seat) => seatReview(seat, moments, clear, points, rng));
  onProgress?.(1);
  return {
    review: REVIEW,
    game: game.id,
    version: game.version,
    hash: file.hash,
    entries: file.record.length,
    points,
    turns: turnsOf(points, clear),
    seats,
  };
}

/** What seems to have cost something is measured again with other luck, and the worst of every seat at depth. */
function judgedOf(
  scanned: readonly Weighed[],
  { again, deep }: Effort,
  rng: number[],
  onProgress: (part: number) => void,
): readonly Weighed[] {
  const suspected = scanned.filter(({ cost }) => cost.value >= LEAST);
  const checked = suspected.map((weighed, index) => {
    onProgress(index / suspected.length / 2);
    return measured(weighed.moment, weighed.better, again, rng);
  });
  const worst = checked.filter(weighed => isAmongWorst(weighed, checked));
  return checked.map(weighed => {
    const index = worst.indexOf(weighed);
    if (index < 0) return weighed;
    onProgress(0.5 + index / worst.length / 2);
    return measured(weighed.moment, weighed.better, deep, rng);
  });
}

function isAmongWorst({ moment, cost }: Weighed, all: readonly Weighed[]): boolean {
  const { seat } = moment.thought;
  const worse = all.filter(other => other.moment.thought.seat === seat && other.cost.value > cost.value);
  return worse.length < SUSPECTS;
}

/** It cost something, by all we can tell. */
const isClear = ({ cost }: Weighed): boolean => cost.low > 0 && cost.value >= LEAST;

/** What costs nearly as much as the worst of its stage is the same chance, missed again. */
const NEARLY = 0.9;

/**
 * Of what a seat chose within a stage only the worst: what could still have been done a choice later was not lost yet. So it
 * is the last at which it could.
 */
function oncePerStage(clear: readonly Weighed[]): readonly Weighed[] {
  const worst = new Map<string, Weighed>();
  for (const weighed of clear) {
    const { stage, thought } = weighed.moment;
    const key = `${thought.seat} ${stage}`;
    const known = worst.get(key);
    if (known === undefined || weighed.cost.value >= NEARLY * known.cost.value) worst.set(key, weighed);
  }
  return [...worst.values()];
}

function seatReview(
  seat: Seat,
  moments: readonly Moment[],
  clear: readonly Weighed[],
  points: readonly ChancePoint[],
  rng: number[],
): SeatReview {
  const mine = clear.filter(({ moment }) => moment.thought.seat === seat);
  const began = points[0].chances[seat];
  const ended = points[points.length - 1].chances[seat];
  const changedBy = (some: readonly Weighed[]): number => some.reduce((sum, { changed }) => sum + changed[seat], 0);
  const own = changedBy(mine);
  const others = changedBy(clear) - own;
  return {
    seat,
    choices: moments.filter(({ thought }) => thought.seat === seat).length,
    began,
    ended,
    own,
    others,
    luck: ended - began - own - others,
    costliest: mine
      .toSorted((a, b) => b.cost.value - a.cost.value)
      .slice(0, COSTLIEST)
      .map(weighed => costly(weighed, rng)),
  };
}

function costly({ moment, better, made, best, cost, tries }: Weighed, rng: number[]): Costly {
  const { thought, match, decision, n } = moment;
  const { game, seat } = thought;
  return {
    n,
    seat,
    asked: game.words.prompt(view(match, seat), decision),
    made: { choice: moment.made, said: choiceSaid(game, match, decision, moment.made), share: made },
    better: { choice: better, said: choiceSaid(game, match, decision, better), share: best },
    cost,
    tries,
    because: becauseOf(moment, better, rng),
  };
}

/** The chances as everybody could see them, and in the end who won. */
function graphOf(game: Game, file: Replay, rng: number[], onProgress: (part: number) => void): readonly ChancePoint[] {
  const { length } = file.record;
  const every = Math.max(1, Math.ceil(length / MOMENTS));
  const points: ChancePoint[] = [];
  const end = walk(game, file, (match, n) => {
    if ((n - 1) % every !== 0) return;
    onProgress((n - 1) / length);
    points.push(chancesAt(game, match, 'spectator', rng, PLAYOUTS));
  });
  if (end.state.outcome === null) return [...points, chancesAt(game, end, 'spectator', rng, PLAYOUTS)];
  const chances: number[] = [];
  sharesOf(game, end.state, chances);
  return [...points, { n: length, chances }];
}

/** Whether a review that was kept is of this match, and made as reviews are made now. */
export function isOfMatch(review: Review, { hash, record }: Pick<Replay, 'hash' | 'record'>): boolean {
  return review.review === REVIEW && review.hash === hash && review.entries === record.length;
}
