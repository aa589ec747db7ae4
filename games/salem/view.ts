/** What each seat may see (SAL-R57), built up into a shape of its own. */
import type { Viewer } from '@vesper/kernel';
import { publicPlayer, publicTable } from './copy.gen.ts';
import { grievanceLines, publicLines, total } from './rules/scoring.ts';
import { NONE } from './state.ts';
import type { PlayerView, SalemState, SalemView } from './state.ts';
import { influenceIcons } from './asking.ts';

export function view(s: SalemState, viewer: Viewer): SalemView {
  return {
    ...publicTable(s),
    viewer,
    phase: phaseOf(s),
    players: s.players.map((_, seat) => playerView(s, seat, viewer)),
    prominentDeckSize: s.prominentDeck.length,
    colonistDeckSize: s.colonistDeck.length,
  };
}

function phaseOf(s: SalemState): SalemView['phase'] {
  if (s.outcome !== null) return 'over';
  if (s.round === 0) return 'startDraft';
  return s.resolving.space === 0 ? 'place' : 'resolve';
}

function playerView(s: SalemState, seat: number, viewer: Viewer): PlayerView {
  const player = s.players[seat];
  const own = viewer === seat;
  const knowsGrievance = player.grievance !== NONE && (own || s.outcome !== null);
  const score = player.faction === NONE ? 0 : total(publicLines(s, seat));
  return {
    ...publicPlayer(player),
    icons: player.faction === NONE ? 0 : influenceIcons(s, seat),
    score: knowsGrievance ? score + total(grievanceLines(s, seat)) : score,
    grievance: knowsGrievance ? player.grievance : null,
    offered: own && player.offered.length > 0 ? player.offered.slice() : null,
    picked: own && player.picked !== NONE ? player.picked : null,
  };
}
