/** One measurement in a process of its own, so that no engine is compiled for the habits of another. */
import type { Task } from './tasks.ts';

const task = JSON.parse(process.argv[2]) as Task;
console.log(JSON.stringify(await measure()));

async function measure(): Promise<unknown> {
  if (task.kind === 'engine') {
    const { measureEngine } = await import('./smallGames.ts');
    return measureEngine(task.engine, task.game, task.seconds);
  }
  if (task.kind === 'search') {
    const { measureSearch } = await import('./search.ts');
    return measureSearch(task.of, task.round, task.seconds);
  }
  const { measureGame } = await import('./gameCosts.ts');
  return measureGame(task.game, task.round, task.seconds);
}
