/** What each seat may see (JUB-R51), built up into a shape of its own. */
import type { Viewer } from '@vesper/kernel';
import { publicPlayer, publicTable } from './copy.gen.ts';
import { deckPoints, scoreLines, total } from './rules/scoring.ts';
import type { JuiblexState, JuiblexView, PlayerView } from './state.ts';

export function view(s: JuiblexState, viewer: Viewer): JuiblexView {
  return {
    ...publicTable(s),
    viewer,
    phase: s.outcome !== null ? 'over' : s.round === 0 ? 'setup' : 'turn',
    players: s.players.map((_, seat) => playerView(s, seat, viewer)),
    marketDeckSize: s.marketDeck.length,
  };
}

function playerView(s: JuiblexState, seat: number, viewer: Viewer): PlayerView {
  const player = s.players[seat];
  const { hand, deck } = player;
  const knows = viewer === seat || s.outcome !== null;
  return {
    ...publicPlayer(player),
    handSize: hand.length,
    hand: knows ? hand.slice() : null,
    deckSize: deck.length,
    deck: knows ? deck.toSorted((a, b) => a - b) : null,
    score: total(scoreLines(s, seat)),
    cardPoints: deckPoints(player),
  };
}
