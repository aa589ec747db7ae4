import { gameFrom } from './gameFrom.ts';
import { worker } from './parallel.ts';
import { playDeal } from './study/matches.ts';
import type { Observed } from './study/observe.ts';
import type { StudyTask } from './study/plan.ts';

export default worker<StudyTask, Observed[]>(async (task, advance) => {
  const game = await gameFrom(task.game);
  const observed: Observed[] = [];
  for (let index = task.from; index < task.to; index++) {
    observed.push(playDeal(game, task, task.variant, index));
    advance();
  }
  return observed;
});
