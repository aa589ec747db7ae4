/**
 * Positions that tests want to see: played from a seed by the game's own policy until the first seat is asked
 * what the position is about. A guest opens it like any file and plays on from there.
 */
import { readFileSync } from 'node:fs';
import { choices, choose, fastChance, open, outcome, quickChoice, start, toReplay } from '@vesper/kernel';
import type { Choice, Game, Open, Options, Replay, State } from '@vesper/kernel';
import { soak } from './soak.ts';

/** One that was kept as a file: how it stands does not depend on how bots play today. */
export function recorded(name: string): Replay {
  return JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')) as Replay;
}

export interface Position<S extends State> {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Options;
  /** What the first seat is asked, and how the table stands; without it the match is played to its end. */
  readonly until?: (decision: Open, s: S, legal: readonly Choice[]) => boolean;
}

export function positionOf<S extends State, V>(game: Game<S, V>, { seats, seed, options, until }: Position<S>): Replay {
  for (let deal = 1; deal <= 200; deal++) {
    const match = start(game, { seats, seed: `${seed} ${deal}`, ...(options === undefined ? {} : { options }) });
    const rng = fastChance(`${seed} ${deal}`);
    while (outcome(match) === null) {
      const decision = open(match).find(({ optional }) => !optional)!;
      const legal = choices(match, decision);
      if (decision.seat === 0 && until?.(decision, match.state, legal) === true) return toReplay(match);
      const choice = quickChoice(game, match.state, decision.frame, legal, legal.length, rng);
      choose(match, { seat: decision.seat, choice });
    }
    if (until === undefined) return toReplay(match);
  }
  throw new Error(`No match of ${game.id} comes to this position.`);
}

/** The first decision of the first seat, of a deal that is the same in every run. */
export function begun<S extends State, V>(game: Game<S, V>, seats: number, options?: Options): Replay {
  return positionOf(game, {
    seats,
    seed: 'the beginning',
    ...(options === undefined ? {} : { options }),
    until: () => true,
  });
}

/**
 * A match to be played to its end. A soak plays it from the first decision on; else it is opened where the policy of the
 * game had so many choices left for the first seat: what comes before is played with the mouse, in one whole match of
 * every game, and in the tests of names.
 */
export function matchToEnd<S extends State, V>(
  game: Game<S, V>,
  position: Omit<Position<S>, 'until'>,
  left: number,
): Replay {
  if (soak) return positionOf(game, { ...position, until: () => true });
  const whole = positionOf(game, position);
  const own = whole.record.filter(entry => entry.seat === 0 && !('undo' in entry)).length;
  let asked = 0;
  return positionOf(game, { ...position, until: () => ++asked > own - left });
}
