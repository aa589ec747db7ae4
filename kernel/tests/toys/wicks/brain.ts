/** What a bot knows about playing well. */
import { below } from '../../../index.ts';
import type { Brain, Choice } from '../../../index.ts';
import { points, sum } from './state.ts';
import type { Wicks } from './state.ts';

export const brain: Brain<Wicks> = {
  evaluate(s, seat) {
    let best = 0;
    s.players.forEach((player, other) => {
      if (other !== seat) best = Math.max(best, points(player));
    });
    const { hand, bid, shield } = s.players[seat];
    const sealed = bid === null ? 0 : bid / 2 + (shield === true ? 2 - bid / 4 : 0);
    return points(s.players[seat]) - best + sum(hand) / 8 + sealed;
  },

  policy(_s, d, legal, n, rng) {
    let best: Choice = legal[below(rng, n)];
    if (d.ask === 'tend') for (let i = n - 1; i >= 0; i--) if (legal[i] !== 'scry') best = legal[i];
    if (d.ask === 'bid' || d.ask === 'polish' || d.ask === 'snuff') best = legal[n - 1]; // the highest candle
    return best;
  },
};
