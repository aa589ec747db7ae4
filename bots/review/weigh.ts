/**
 * What a choice cost: it is compared with the others by what its seat knew then, all with the same luck. Who looks better is
 * found with one set of tries, to the end of the stage, and measured with another, to where a choice has shown what it
 * is worth: what only seemed better is not told as better.
 */
import { same } from '@vesper/kernel';
import type { Choice, Seat } from '@vesper/kernel';
import { meanOf, tryAll } from '../paired.ts';
import type { Tried } from '../paired.ts';
import { cautiousMean } from '../statistics.ts';
import type { Estimate } from '../statistics.ts';
import { sameDecision } from '../weighing.ts';
import type { Moment } from './moments.ts';

/** How many tries each look at a choice takes. */
export interface Effort {
  /** For all that are looked at, and for the best few of them. */
  readonly glance: number;
  readonly look: number;
  /** For the measure of every choice, of those that seem to have cost something, and of the worst. */
  readonly measure: number;
  readonly again: number;
  readonly deep: number;
}

export const usualEffort: Effort = { glance: 3, look: 6, measure: 6, again: 24, deep: 100 };

/** So many choices are looked at, those that recommend themselves most, and so many of them twice. */
const LOOKED = 8;
const TWICE = 3;

/** A choice that was made, beside the best of the others. */
export interface Weighed {
  readonly moment: Moment;
  readonly better: Choice;
  /** What the two promised the seat. */
  readonly made: number;
  readonly best: number;
  /** By how much the other is better for who chose. */
  readonly cost: Estimate;
  /** What everybody lost or gained because the other was not chosen. */
  readonly changed: readonly number[];
  readonly tries: number;
}

/** Seeks the best of the other choices, and measures what it would have been better by. */
export function weigh(moment: Moment, { glance, look, measure: times }: Effort, rng: number[]): Weighed {
  const { thought, made } = moment;
  const { seat } = thought;
  const first = others(moment, rng);
  const glanced = tryAll(thought, first, glance, rng).map(tries => meanOf(tries, seat));
  const few = first
    .map((choice, which) => ({ choice, worth: glanced[which] }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TWICE);
  const looked =
    few.length === 1
      ? [few[0].worth]
      : worths(
          tryAll(
            thought,
            few.map(({ choice }) => choice),
            look,
            rng,
          ),
          seat,
        );
  const sums = few.map(({ worth }, which) => worth * glance + looked[which] * look);
  return measured(moment, few[sums.indexOf(Math.max(...sums))].choice, times, rng, made);
}

const worths = (tried: Tried, seat: Seat): number[] => tried.map(tries => meanOf(tries, seat));

/** The measure of two choices, with luck that had no part in finding them. */
export function measured(moment: Moment, better: Choice, times: number, rng: number[], made = moment.made): Weighed {
  const { thought } = moment;
  const { seat } = thought;
  const [had, missed] = tryAll(thought, [made, better], times, rng, thought.game.brain.shownAfter);
  const cost = cautiousMean(
    had.map((shares, i) => missed[i][seat] - shares[seat]),
    reachOf([...had, ...missed], seat),
  );
  const changed = Array.from({ length: moment.match.seats }, (_, who) => meanOf(had, who) - meanOf(missed, who));
  return { moment, better, made: meanOf(had, seat), best: meanOf(missed, seat), cost, changed, tries: times };
}

/** Shares are told as points of a hundred: whatever the tries came to, one more could have come out so much apart. */
const LEAST_REACH = 0.01;

/** How far apart the tries left the seat: at such a table a rare turn of luck makes about so much of a difference. */
function reachOf(tries: readonly (readonly number[])[], seat: Seat): number {
  let [least, most] = [1, 0];
  for (const shares of tries) {
    least = Math.min(least, shares[seat]);
    most = Math.max(most, shares[seat]);
  }
  return Math.max(LEAST_REACH, most - least);
}

/** The choices that were not made; of many those that recommend themselves most. */
function others({ thought, made }: Moment, rng: number[]): readonly Choice[] {
  const { game, legal } = thought;
  const left = legal.filter(choice => !same(choice, made));
  if (left.length <= LOOKED) return left;
  const imagined = thought.imagine(rng);
  const weights: number[] = [];
  game.brain.appeals(imagined, sameDecision(thought, imagined).frame, legal, legal.length, weights);
  return legal
    .map((choice, index) => ({ choice, weight: weights[index] }))
    .filter(({ choice }) => !same(choice, made))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, LOOKED)
    .map(({ choice }) => choice);
}
