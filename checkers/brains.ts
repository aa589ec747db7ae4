/**
 * Brains: what bots may ask is alike in all games. Shares of winning are shares, and the truth at the end; appeals are
 * weights; answers follow from what is asked alone and change nothing; choices have keys that are the same at every table.
 * And no bot can tell what its seat may not know: where that is dealt anew it chooses the same with the same luck.
 */
import { bots, inTries, think } from '@vesper/bots';
import type { Thought } from '@vesper/bots';
import { below, branchChance, choiceKey, difference, fastChance, fork, imagine, open, outcome } from '@vesper/kernel';
import { sharesOf, toReplay, waiting } from '@vesper/kernel';
import type { Game, State } from '@vesper/kernel';
import { guard } from './failure.ts';
import type { Fail } from './failure.ts';
import type { Onlooker } from './play.ts';
import { withState } from './viewers.ts';

/** Bots think slowly: they are asked at one of so many states at which the costly checks are made. */
const SELDOM = 5;
/** What a search must not know shows after a few tries. */
const TRIES = 24;
/** Shares add up to 1 but for rounding. */
const ROUNDING = 1e-9;

export function asksBrains(game: Game, seed: string, isSampled: () => boolean, fail: Fail): Onlooker {
  const rng = fastChance(`${seed} brains`);
  return {
    rested(match) {
      guard(fail, 'brains', match, () => {
        const wrong = (message: string): void => fail('brains', message, toReplay(match));
        if (match.state.seats !== match.seats) wrong(`the state counts ${match.state.seats} of ${match.seats} seats`);
        if (outcome(match) !== null) return judgesEnd(game, match.state, wrong);
        if (!isSampled()) return;
        for (const decision of open(match)) {
          const { seat, ask } = decision;
          const twin = withState(match, imagine(game, match.state, seat, branchChance(rng)));
          const thoughts = [match, twin].map(at => think(game, at, decision));
          const told = (message: string): void => wrong(`seat ${seat}, asked "${ask}": ${message}`);
          judges(game, thoughts, rng, told);
          if (below(rng, SELDOM) === 0) choosesAlike(thoughts, rng, told);
        }
      });
    },
  };
}

type Wrong = (message: string) => void;

function judgesEnd(game: Game, s: State, wrong: Wrong): void {
  const { winners } = s.outcome!;
  const each = game.together === true ? 1 : 1 / winners.length;
  const truth = Array.from({ length: s.seats }, (_, seat) => (winners.includes(seat) ? each : 0));
  const differs = difference(sharesIn(game, s), truth, 'shares');
  if (differs !== undefined) wrong(`the end is judged wrongly: ${differs}`);
}

/** What the brain says of an imagined table, twice, with another one between. */
function judges(game: Game, [thought, twin]: readonly Thought[], rng: number[], wrong: Wrong): void {
  const s = thought.imagine(rng);
  const before = fork(game, s);
  const first = opinion(game, s, thought);
  opinion(game, twin.imagine(rng), twin);
  const touched = difference(s, before);
  if (touched !== undefined) wrong(`the brain changes the state: ${touched}`);
  const changed = difference(opinion(game, s, thought), first);
  if (changed !== undefined) wrong(`the brain answers the same question otherwise: ${changed}`);

  const { shares, appeals } = first;
  const sum = shares.reduce((total, share) => total + share, 0);
  if (!shares.every(share => share >= 0 && share <= 1)) wrong(`shares of winning are ${shares.join(', ')}`);
  if (game.together === true && shares.some(share => share !== shares[0])) wrong(`shares differ: ${shares.join(', ')}`);
  if (game.together !== true && s.seats > 1 && Math.abs(sum - 1) > ROUNDING) wrong(`shares add up to ${sum}`);
  if (!appeals.every(weight => weight >= 0 && weight < Infinity)) wrong(`appeals are ${appeals.join(', ')}`);
  if (!appeals.some(weight => weight > 0)) wrong('no choice has any appeal');

  const keys = [thought, twin].map(({ legal }) => legal.map(choice => choiceKey(choice)));
  if (new Set(keys[0]).size !== keys[0].length) wrong(`two choices have the same key: ${keys[0].join(', ')}`);
  const renamed = difference(keys[0], keys[1]);
  if (renamed !== undefined) wrong(`choices have other keys where something hidden is dealt anew: ${renamed}`);
}

interface Opinion {
  readonly stage: number;
  readonly shares: readonly number[];
  readonly appeals: readonly number[];
}

function opinion(game: Game, s: State, { seat, decision, legal }: Thought): Opinion {
  const { frame } = waiting(game, s).find(w => w.frame.seat === seat && w.frame.ask === decision.ask)!;
  const appeals: number[] = [];
  game.brain.appeals(s, frame, legal, legal.length, appeals);
  return { stage: game.brain.stage(s), shares: sharesIn(game, s), appeals };
}

function sharesIn(game: Game, s: State): readonly number[] {
  const shares: number[] = [];
  sharesOf(game, s, shares);
  return shares;
}

function choosesAlike(thoughts: readonly Thought[], rng: number[], wrong: Wrong): void {
  const luck = branchChance(rng);
  for (const { name, choose } of Object.values(bots)) {
    const chosen = thoughts.map(thought => choose(thought, luck.slice(), inTries(TRIES)));
    const differs = difference(chosen[0], chosen[1]);
    if (differs !== undefined) wrong(`${name} chooses otherwise where something hidden is dealt anew: ${differs}`);
  }
}
