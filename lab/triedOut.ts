/** Choices that were tried out in the same position, each played to the end of the match: what tells a cause from what goes along with it. */
import { playToStage } from '@vesper/bots/stage';
import {
  advance,
  apply,
  asking,
  below,
  branchChance,
  fastChance,
  fork,
  quickChoice,
  sharesOf,
  start,
} from '@vesper/kernel';
import type { AskFrame, Brain, Choice, Game, Options, State } from '@vesper/kernel';
import type { Position } from './logistic.ts';

type Measure = NonNullable<Brain['features']>;

/** How positions are sought. */
interface Trying {
  /** So many choices of a position, the policy's own among them. */
  readonly choices: number;
  readonly measure: Measure;
  /** Who plays the match, overlooking something; what is tried out is played on by the game's own policy. */
  readonly player: Game;
  readonly game: Game;
}

/** One decision of so many is tried out. */
const EVERY = 40;
/** More stages than a match has. */
const ALL_STAGES = 1000;

/** Positions of a match with what came of some choices: the policy's own, and others as they come. */
export function positionsOf(trying: Trying, seats: number, seed: string, options: Options): Position[] {
  const { game, player } = trying;
  const s = start(game, { seats, seed, options }).state;
  const rng = fastChance(`choices: ${seed}`);
  const found: Position[] = [];
  const out: Choice[] = [];
  for (;;) {
    const n = advance(game, s, out);
    const frame = asking(s);
    if (frame === null) return found;
    if (n > 1 && below(rng, EVERY) === 0) {
      const tried = tryOut(trying, s, frame, out.slice(0, n), rng);
      if (tried.length > 1) found.push({ seat: frame.seat, tried });
    }
    apply(game, s, n === 1 ? out[0] : quickChoice(player, s, frame, out, n, rng));
  }
}

function tryOut(
  { game, measure, choices }: Trying,
  s: State,
  frame: AskFrame,
  legal: readonly Choice[],
  rng: number[],
): Position['tried'] {
  const first = quickChoice(game, s, frame, legal, legal.length, rng);
  const others = legal.filter(choice => choice !== first);
  const picked = [first];
  while (picked.length < choices && others.length > 0) picked.push(...others.splice(below(rng, others.length), 1));
  const luck = branchChance(rng);
  const stage = game.brain.stage(s);
  return picked.flatMap(choice => {
    const t = fork(game, s);
    apply(game, t, choice);
    playToStage(game, t, stage, luck.slice());
    if (t.outcome !== null) return [];
    const rivals = Array.from({ length: t.seats }, (_, seat) => Object.values(measure(t, seat)));
    playToStage(game, t, game.brain.stage(t), luck.slice(), ALL_STAGES);
    const shares: number[] = [];
    sharesOf(game, t, shares);
    return [{ rivals, truth: shares[frame.seat] }];
  });
}
