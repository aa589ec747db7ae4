import { bots } from '@vesper/bots';
import { VesperError, outcome } from '@vesper/kernel';
import type { Game, Match } from '@vesper/kernel';
import { gameFrom } from './gameFrom.ts';
import { worker } from './parallel.ts';
import { playMatch } from './playMatch.ts';
import type { Played, SimulationTask } from './simulate.ts';

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
function play(game: Game, { seats, options, seed, seatings }: SimulationTask, index: number): Played {
  const seating = seatings[index % seatings.length];
  const setup = { seats, options, seed: `${seed}/${Math.floor(index / seatings.length)}` };
  try {
    const match = playMatch(
      game,
      setup,
      seating.map(name => bots[name]),
    );
    const { winners, places, scores } = outcome(match)!;
    const choices = match.record.length;
    return { bots: seating, winners, places, scores, choices, rounds: rounds(match), ending: ending(match) };
  } catch (error) {
    if (!(error instanceof VesperError)) throw error;
    const again = `seed "${setup.seed}", bots ${seating.join(',')}`;
    throw new VesperError(error.code, `${error.message} (game ${index + 1} of the series: ${again})`);
  }
}

/** Games that count rounds keep the number in a field of that name. */
function rounds({ state }: Match): number | null {
  const { round } = state as { round?: unknown };
  return typeof round === 'number' ? round : null;
}

function ending({ log }: Match): string {
  return log.at(-1)?.event.rule ?? '';
}
