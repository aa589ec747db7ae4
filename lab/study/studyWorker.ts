import { botCalled } from '@vesper/bots';
import { VesperError } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { gameFrom } from '../gameFrom.ts';
import { worker } from '../parallel.ts';
import { observe } from './observe.ts';
import type { Observed } from './observe.ts';
import { dealOf } from './plan.ts';
import type { Variant } from './plan.ts';

/** What a worker is asked to play: the matches of a variant from `from` up to, not including, `to`. */
export interface StudyTask {
  readonly game: string;
  readonly seed: string;
  readonly variant: Variant;
  readonly from: number;
  readonly to: number;
}

export default worker<StudyTask, Observed[]>(async (task, advance) => {
  const game = await gameFrom(task.game);
  const observed: Observed[] = [];
  for (let index = task.from; index < task.to; index++) {
    observed.push(play(game, task, index));
    advance();
  }
  return observed;
});

function play(game: Game, task: StudyTask, index: number): Observed {
  const { seats, options, numbers } = task.variant;
  const { seed, seating } = dealOf(task, task.variant, index);
  for (const [name, number] of Object.entries(game.numbers ?? {})) number.value = numbers[name] ?? number.usual;
  try {
    return observe(
      game,
      { seats, options, seed },
      seating,
      seating.map(name => botCalled(name)!),
      numbers,
    );
  } catch (error) {
    if (!(error instanceof VesperError)) throw error;
    throw new VesperError(error.code, `${error.message} (seed "${seed}", bots ${seating.join(',')})`);
  }
}
