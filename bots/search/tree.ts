/**
 * The tree of a search: what was tried in which situation, and how it went. Chance and hidden cards are not in it: every
 * try imagines them anew, and what is asked in a place of the tree may differ from try to try.
 */
import { choiceKey } from '@vesper/kernel';
import type { AskFrame, Choice, Game, Seat, State } from '@vesper/kernel';

/** A place in the tree: where one series of choices leads, whatever the dice say. */
export type Place = Map<string, Situation>;

/** A choice that was met in a situation. */
export interface Branch {
  readonly choice: Choice;
  readonly weight: number;
  /** How often it could have been tried, was tried, and what the chooser had of it in all. */
  offered: number;
  tries: number;
  sum: number;
  readonly leads: Place;
}

/** What somebody is asked in a place, with all choices met so far, the weightiest first. */
export interface Situation {
  readonly seat: Seat;
  readonly branches: Branch[];
  readonly known: Map<number | string, Branch>;
  tries: number;
  sum: number;
  /** Of the squares, for how much is at stake. */
  squares: number;
}

/**
 * How far the tree leans on what recommends a choice before anything is known of it, in standard deviations of what the
 * tries brought here: where choices differ by a hundredth of a share of winning, a hundredth must decide. It grows with the
 * fourth root of the tries.
 */
const LEANING = 6.5;
/** What is at stake at the least, as a share of winning: a few tries may happen to end alike. */
const LITTLE = 0.02;
/** How many choices are tried at first, and how many more with every try. */
const NARROW = 2;
const WIDENING = 0.7;

export function situationAt(place: Place, { ask, seat }: AskFrame): Situation {
  const key = `${seat}${ask}`;
  let found = place.get(key);
  if (found === undefined) {
    found = { seat, branches: [], known: new Map(), tries: 0, sum: 0, squares: 0 };
    place.set(key, found);
  }
  return found;
}

const offered: Branch[] = [];

/** The choice to try now: what did well, what recommends itself, and of the rest more the longer one thinks. */
export function pick(game: Game, s: State, d: AskFrame, at: Situation, legal: readonly Choice[], n: number): Branch {
  meet(game, s, d, at, legal, n);
  let weights = 0;
  let tries = 0;
  offered.length = 0;
  for (let i = 0; i < n; i++) {
    const branch = at.known.get(choiceKey(legal[i]))!;
    branch.offered++;
    weights += branch.weight;
    tries += branch.offered;
    offered.push(branch);
  }
  const wide = NARROW + WIDENING * Math.sqrt(at.tries);
  if (offered.length > wide) offered.sort(byWeight);
  const most = Math.min(offered.length, Math.ceil(wide));
  // What was offered seldom is compared by how often it could have been chosen, not by how often the place was visited.
  const usual = at.tries === 0 ? 0 : at.sum / at.tries;
  const leaning = LEANING * (deviation(at) + LITTLE);
  let best = offered[0];
  let highest = -Infinity;
  for (let i = 0; i < most; i++) {
    const branch = offered[i];
    const mean = branch.tries === 0 ? usual : branch.sum / branch.tries;
    const hope = (leaning * branch.weight * Math.sqrt(Math.sqrt(branch.offered))) / (weights * (1 + branch.tries));
    if (mean + hope > highest) {
      highest = mean + hope;
      best = branch;
    }
  }
  return best;
}

function deviation({ tries, sum, squares }: Situation): number {
  return tries === 0 ? 0 : Math.sqrt(Math.max(0, squares / tries - (sum / tries) ** 2));
}

const byWeight = (a: Branch, b: Branch): number => b.weight - a.weight;

/** Asks the game what recommends choices that were not met here before. */
export function meet(game: Game, s: State, d: AskFrame, at: Situation, legal: readonly Choice[], n: number): void {
  let isNew = false;
  for (let i = 0; i < n && !isNew; i++) isNew = !at.known.has(choiceKey(legal[i]));
  if (!isNew) return;
  const weights: number[] = [];
  game.brain.appeals(s, d, legal, n, weights);
  for (let i = 0; i < n; i++) {
    const key = choiceKey(legal[i]);
    if (at.known.has(key)) continue;
    const choice = legal[i];
    const branch = { choice, weight: weights[i], offered: 0, tries: 0, sum: 0, leads: new Map() };
    at.known.set(key, branch);
    at.branches.push(branch);
  }
}

/** Notes how a try went for whoever chose. */
export function note(at: Situation, branch: Branch, share: number): void {
  at.tries++;
  at.sum += share;
  at.squares += share * share;
  branch.tries++;
  branch.sum += share;
}
