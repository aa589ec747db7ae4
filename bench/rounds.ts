import { gameIds } from '@vesper/games';
import type { GameCosts } from './gameCosts.ts';
import { searched } from './search.ts';
import { engineNames, smallGames } from './smallGames.ts';
import type { SmallGame } from './smallGames.ts';
import { shuffled } from './statistics.ts';
import { add, newTally, otherRules } from './tally.ts';
import { perform } from './tasks.ts';
import type { Runner } from './tasks.ts';

/** How long to measure; seconds are processor time. */
export interface Effort {
  readonly rounds: number;
  /** For an engine with a small game, after warming up. */
  readonly seconds: number;
  /** For a game of the shelf at each number of seats, after warming up. */
  readonly gameSeconds: number;
}

/** One value per round everywhere. */
export interface Measured {
  /** Steps per second of processor time, by small game and engine. */
  readonly rates: { readonly [G in SmallGame]: { readonly [engine: string]: number[] } };
  /** Tries per second of processor time, by what is searched. */
  readonly searches: { readonly [name: string]: number[] };
  readonly games: { readonly [id: string]: GameCosts[] };
}

/** Measures everything once per round, in another order each time, so that load from outside hits all alike. */
export function measureRounds(runner: Runner, effort: Effort, progress: (text: string) => void): Measured {
  const names = Object.keys(smallGames) as SmallGame[];
  const rates = {
    ticTacToe: Object.fromEntries(engineNames.map(engine => [engine, [] as number[]])),
    connectFour: Object.fromEntries(engineNames.map(engine => [engine, [] as number[]])),
  };
  const searches = Object.fromEntries(searched.map(name => [name, [] as number[]]));
  const games = Object.fromEntries(gameIds.map(id => [id, [] as GameCosts[]]));
  const engines = names.flatMap(game => engineNames.map(engine => ({ game, engine, tally: newTally() })));

  for (let round = 1; round <= effort.rounds; round++) {
    const acts = [
      ...engines.map(({ game, engine, tally }) => () => {
        progress(`round ${round} of ${effort.rounds}: ${smallGames[game].name}, ${engine}`);
        const played = perform(runner, { kind: 'engine', engine, game, seconds: effort.seconds });
        rates[game][engine].push(played.rate);
        add(tally, played.tally);
      }),
      ...searched.map(name => () => {
        progress(`round ${round} of ${effort.rounds}: search, ${name}`);
        searches[name].push(perform(runner, { kind: 'search', of: name, round, seconds: effort.seconds }));
      }),
      ...gameIds.map(id => () => {
        progress(`round ${round} of ${effort.rounds}: ${id}`);
        games[id].push(perform(runner, { kind: 'game', game: id, round, seconds: effort.gameSeconds }));
      }),
    ];
    for (const act of shuffled(acts)) act();
  }
  for (const { game, engine, tally } of engines) {
    const wrong = otherRules(tally, smallGames[game]);
    if (wrong !== undefined) throw new Error(`${engine} plays another ${smallGames[game].name}: ${wrong}.`);
  }
  return { rates, searches, games };
}
