/**
 * The same games on boardgame.io. Moves go through its reducer, which its server, its client and its bots run for every
 * move: no network, store or views here. NODE_ENV=production switches its development checks off; everything else is as it
 * comes (its `disableUndo` gains it about a tenth).
 */
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type * as Ai from 'boardgame.io/dist/types/packages/ai.js';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js';
import { below, fastChance } from '@vesper/kernel';
import { count, DRAWN } from '../tally.ts';
import type { Play } from '../tally.ts';

// `boardgame.io/internal` is a folder with a package.json, which `import` does not follow.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof Internal;

interface Board {
  cells: (string | null)[];
  /** The cell marked last; -1 = none yet. */
  last: number;
}

type Over = { winner: string } | { draw: true };

/** Plays random games: every move is chosen from the game's own `ai.enumerate`. */
function playouts(game: Game<Board>): Play {
  const reducer = CreateGameReducer({ game });
  const rng = fastChance(`boardgame.io ${process.pid}`); // every round plays other games
  return tally => {
    let state = InitializeGame({ game, numPlayers: 2 });
    let steps = 0;
    while (state.ctx.gameover === undefined) {
      const player = state.ctx.currentPlayer;
      const legal = game.ai!.enumerate(state.G, state.ctx, player) as { move: string; args: number[] }[];
      const { move, args } = legal[below(rng, legal.length)];
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: player } });
      steps++;
    }
    const over = state.ctx.gameover as Over;
    count(tally, steps, 'winner' in over ? Number(over.winner) : DRAWN);
  };
}

function emptyCells(length: number): null[] {
  return Array.from({ length }, () => null);
}

const INVALID_MOVE = 'INVALID_MOVE';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const ticTacToe = playouts({
  name: 'tic-tac-toe',
  setup: () => ({ cells: emptyCells(9), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      G.last = cell;
    },
  },
  endIf: ({ G, ctx }): Over | undefined => {
    for (const [a, b, c] of LINES) {
      if (G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]) {
        return { winner: ctx.currentPlayer };
      }
    }
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: G => {
      const moves = [];
      for (let cell = 0; cell < 9; cell++) if (G.cells[cell] === null) moves.push({ move: 'mark', args: [cell] });
      return moves;
    },
  },
});

const COLUMNS = 7;
const ROWS = 6;
/** Right and up, as columns and rows: along the row, the column and both diagonals. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** How many discs like the one at `column`, `row` follow it in a direction. */
function run(cells: readonly (string | null)[], column: number, row: number, right: number, up: number): number {
  const player = cells[column * ROWS + row];
  let length = 0;
  for (let x = column + right, y = row + up; x >= 0 && x < COLUMNS && y >= 0 && y < ROWS; x += right, y += up) {
    if (cells[x * ROWS + y] !== player) break;
    length++;
  }
  return length;
}

const connectFourGame: Game<Board> = {
  name: 'connect-four',
  setup: () => ({ cells: emptyCells(COLUMNS * ROWS), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column: number) => {
      let cell = column * ROWS;
      while (cell < (column + 1) * ROWS && G.cells[cell] !== null) cell++;
      if (cell === (column + 1) * ROWS) return INVALID_MOVE;
      G.cells[cell] = playerID;
      G.last = cell;
    },
  },
  endIf: ({ G, ctx }): Over | undefined => {
    if (G.last < 0) return undefined;
    const column = Math.floor(G.last / ROWS);
    const row = G.last % ROWS;
    for (const [right, up] of DIRECTIONS) {
      if (run(G.cells, column, row, right, up) + run(G.cells, column, row, -right, -up) >= 3) {
        return { winner: ctx.currentPlayer };
      }
    }
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: G => {
      const moves = [];
      for (let column = 0; column < COLUMNS; column++) {
        if (G.cells[column * ROWS + ROWS - 1] === null) moves.push({ move: 'drop', args: [column] });
      }
      return moves;
    },
  },
};

export const connectFour = playouts(connectFourGame);

/** Its own bot, a plain UCT, from the empty board; it answers with a promise, but has searched when that is returned. */
export function searchConnectFour(tries: number): () => unknown {
  const { MCTSBot } = require('boardgame.io/ai') as typeof Ai;
  const { enumerate } = connectFourGame.ai!;
  const bot = new MCTSBot({ game: connectFourGame, enumerate, seed: `${process.pid}`, iterations: tries });
  const state = InitializeGame({ game: connectFourGame, numPlayers: 2 });
  return () => bot.play(state, '0');
}
