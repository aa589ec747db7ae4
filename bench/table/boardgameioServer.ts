/** boardgame.io's own server with its storage in memory. */
import { createRequire } from 'node:module';
import type * as ServerModule from 'boardgame.io/dist/types/packages/server.js';
import { CELLS, SEATS } from './claim.ts';

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof ServerModule;

interface Board {
  cells: number[];
  claimed: number;
}

const server = Server({
  games: [
    {
      name: 'claim',
      minPlayers: SEATS,
      maxPlayers: SEATS,
      setup: (): Board => ({ cells: Array.from({ length: CELLS }, () => -1), claimed: 0 }),
      disableUndo: true,
      turn: { minMoves: 1, maxMoves: 1 },
      moves: {
        claim: ({ G, playerID }: { G: Board; playerID: string }, cell: number) => {
          if (G.cells[cell] !== -1) return 'INVALID_MOVE';
          G.cells[cell] = Number(playerID);
          if (++G.claimed === CELLS) {
            G.cells.fill(-1);
            G.claimed = 0;
          }
        },
      },
    },
  ],
  origins: ['*'],
});
await server.run(Number(process.argv[2]), () => console.log('ready'));
