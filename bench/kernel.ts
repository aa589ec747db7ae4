/** The small games on our kernel, on bare states as bots use them. */
import { fastChance, playOut } from '@vesper/kernel';
import type { Rules, State } from '@vesper/kernel';
import { connectFour as connectFourRules } from './games/connectFour.ts';
import { ticTacToe as ticTacToeRules } from './games/ticTacToe.ts';
import { count, DRAWN } from './tally.ts';
import type { Play } from './tally.ts';

function playouts<S extends State>(rules: Rules<S>): Play {
  const rng = fastChance('kernel');
  return tally => {
    const s = rules.setup(2, {}, rng);
    const steps = playOut(rules, s, rng);
    const { winners } = s.outcome!;
    count(tally, steps, winners.length === 1 ? winners[0] : DRAWN);
  };
}

export const ticTacToe = playouts(ticTacToeRules);
export const connectFour = playouts(connectFourRules);
