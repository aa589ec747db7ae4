/** Tries per second of a search: ours on the games of the shelf and on connect four, and boardgame.io's own on its connect four. */
import { bots, inTries, think } from '@vesper/bots';
import { gameIds, loadGame } from '@vesper/games';
import { choices, fastChance, open, replayTo, start, toReplay } from '@vesper/kernel';
import type { Game, Match } from '@vesper/kernel';
import { repeat } from './clock.ts';
import { randomMatch } from './gameCosts.ts';
import { shuffled } from './statistics.ts';

export const PLAIN = 'boardgame.io, connect four';
export const OURS = 'connect four';
export const searched: readonly string[] = [PLAIN, OURS, ...gameIds];

/** As many as boardgame.io's bot makes for a move unless told otherwise. */
const TRIES = 1000;
/** Positions of a game, in the middle of as many matches. */
const MATCHES = 3;
/** Seconds of processor time until a search runs as fast as it ever will. */
const WARM_UP = 2;

/** Tries per second of processor time. */
export async function measureSearch(name: string, round: number, seconds: number, warmUp = WARM_UP): Promise<number> {
  const acts = await searchesOf(name, round);
  const act = (): void => {
    for (const search of acts) search();
  };
  repeat(act, warmUp);
  const done = repeat(act, seconds);
  return (done.times * acts.length * TRIES) / done.seconds;
}

async function searchesOf(name: string, round: number): Promise<readonly (() => unknown)[]> {
  if (name === PLAIN) return [(await import('./peers/boardgameio.ts')).searchConnectFour(TRIES)];
  if (name === OURS) {
    const { connectFour } = await import('./games/searchedConnectFour.ts');
    return [searchOf(connectFour, start(connectFour, { seats: 2, seed: `${round}` }))];
  }
  const game = await loadGame(name);
  const seats = Math.max(2, game.seats.min);
  return shuffled(Array.from({ length: MATCHES }, (_, n) => searchOf(game, middleOf(game, seats, `${round} ${n}`))));
}

/** The first real decision of the second half of a match. */
function middleOf(game: Game, seats: number, seed: string): Match {
  const file = toReplay(randomMatch(game, seats, seed));
  let n = file.record.length >> 1;
  let match = replayTo(game, file, n);
  while (choices(match, open(match)[0]).length === 1) match = replayTo(game, file, ++n);
  return match;
}

function searchOf(game: Game, match: Match): () => unknown {
  const thought = think(game, match, open(match)[0]);
  const rng = fastChance('search');
  return () => bots.master.choose(thought, rng, inTries(TRIES));
}
