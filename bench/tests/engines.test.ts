import { expect, it } from 'vitest';
import { connectFour as boardgameioConnectFour, ticTacToe as boardgameioTicTacToe } from '../peers/boardgameio.ts';
import { connectFour as handWrittenConnectFour, ticTacToe as handWrittenTicTacToe } from '../peers/handWritten.ts';
import { connectFour as kernelConnectFour, ticTacToe as kernelTicTacToe } from '../kernel.ts';
import { smallGames } from '../smallGames.ts';
import { newTally, otherRules } from '../tally.ts';
import type { Play, Tally } from '../tally.ts';

function played(play: Play, games: number): Tally {
  const tally = newTally();
  for (let n = 0; n < games; n++) play(tally);
  return tally;
}

it.each([
  ['hand-written', handWrittenTicTacToe, 50_000],
  ['kernel', kernelTicTacToe, 50_000],
  ['boardgame.io', boardgameioTicTacToe, 300],
])('%s plays tic-tac-toe by the rules', (_engine, play, games) => {
  expect(otherRules(played(play, games), smallGames.ticTacToe)).toBeUndefined();
});

it.each([
  ['hand-written', handWrittenConnectFour, 20_000],
  ['kernel', kernelConnectFour, 20_000],
  ['boardgame.io', boardgameioConnectFour, 100],
])('%s plays connect four by the rules', (_engine, play, games) => {
  expect(otherRules(played(play, games), smallGames.connectFour)).toBeUndefined();
});

it('notices other rules', () => {
  const tally = played(kernelTicTacToe, 50_000);
  expect(otherRules(tally, { ...smallGames.ticTacToe, length: 7.5 })).toMatch(/moves on average; expected 7.5/);
  expect(otherRules(tally, { ...smallGames.ticTacToe, results: [0.55, 0.3, 0.15] })).toMatch(/won by the first seat/);
});
