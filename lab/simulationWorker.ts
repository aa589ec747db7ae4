import { botCalled, untilTime } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { VesperError } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { gameFrom } from './gameFrom.ts';
import { worker } from './parallel.ts';
import { playMatch } from './playMatch.ts';
import { playedBy } from './played.ts';
import type { Played } from './played.ts';
import type { SimulationTask } from './simulate.ts';

export default worker<SimulationTask, Played[]>(async (task, advance) => {
  const game = await gameFrom(task.game);
  const played: Played[] = [];
  for (let index = task.from; index < task.to; index++) {
    played.push(play(game, task, index));
    advance();
  }
  return played;
});

/** Game `index` of the series: all seatings of the first seed, then all of the second, … */
function play(game: Game, { seats, options, seed, seatings, milliseconds }: SimulationTask, index: number): Played {
  const seating = seatings[index % seatings.length];
  const setup = { seats, options, seed: `${seed}/${Math.floor(index / seatings.length)}` };
  try {
    const match = playMatch(
      game,
      setup,
      seating.map(name => onTheClock(botCalled(name)!, milliseconds)),
    );
    return playedBy(match, seating);
  } catch (error) {
    if (!(error instanceof VesperError)) throw error;
    const again = `seed "${setup.seed}", bots ${seating.join(',')}`;
    throw new VesperError(error.code, `${error.message} (game ${index + 1} of the series: ${again})`);
  }
}

function onTheClock(bot: Bot, milliseconds: number | undefined): Bot {
  if (milliseconds === undefined) return bot;
  return {
    ...bot,
    choose(thought, rng) {
      const now = (): number => performance.now();
      return bot.choose(thought, rng, untilTime(now, now() + milliseconds));
    },
  };
}
