/** Claim, with rules that break: over cell 1 when it is claimed, over cell 2 when it is shown. */
import { copy, takeOut } from '@vesper/kernel';
import type { Decision } from '@vesper/kernel';
import { claimGame } from './claim.ts';
import type { ClaimState } from './claim.ts';

const { claim } = claimGame.decisions;

const stumbling: Decision<ClaimState, Parameters<typeof claim.choose>[1], number> = {
  ...(claim as Decision<ClaimState, Parameters<typeof claim.choose>[1], number>),
  choose(s, d, cell) {
    claim.choose(s, d, cell);
    if (cell === 1) takeOut(s.lucky, 99);
  },
};

export const stumbleGame: typeof claimGame = {
  ...claimGame,
  id: 'stumble',
  name: 'Stumble',
  decisions: { claim: stumbling },
  view(s, viewer) {
    if (s.cells[2] >= 0) takeOut(copy(s.lucky), 99);
    return claimGame.view(s, viewer);
  },
};
