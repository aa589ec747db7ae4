import { advance, apply, below } from '@vesper/kernel';
import type { Choice, Options, Rules, State } from '@vesper/kernel';

const legal: Choice[] = [];

/** Plays a match to its end by uniformly random legal choices, with nobody listening; returns how many were made. */
export function playOut<S extends State>(rules: Rules<S>, s: S, rng: number[]): number {
  let choices = 0;
  for (let n; (n = advance(rules, s, legal)) > 0; choices++) apply(rules, s, legal[below(rng, n)]);
  return choices;
}

export function defaultOptions(rules: Rules): Options {
  return Object.fromEntries(Object.entries(rules.options).map(([name, option]) => [name, option.default]));
}
