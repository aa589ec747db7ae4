/** What each seat may see (SAL-R57), built up into a shape of its own. */
import type { Viewer } from '@vesper/kernel';
import { grievanceLines, publicLines, total } from './rules/scoring.ts';
import { NONE } from './state.ts';
import type { PlayerView, SalemState, SalemView } from './state.ts';
import { influenceIcons } from './table.ts';

export function view(s: SalemState, viewer: Viewer): SalemView {
  return {
    viewer,
    phase: phaseOf(s),
    round: s.round,
    players: s.players.map((_, seat) => playerView(s, seat, viewer)),
    firstPlayer: s.firstPlayer,
    spaces: s.spaces.slice(),
    supply: { influence: s.supply.influence, accusations: s.supply.accusations, fear: s.supply.fear },
    spectralOn: s.spectralOn,
    protectionOn: s.protectionOn,
    prominentRow: s.prominentRow.slice(),
    colonistRow: s.colonistRow.slice(),
    prominentDeckSize: s.prominentDeck.length,
    colonistDeckSize: s.colonistDeck.length,
    cycled: s.cycled.slice(),
    endCard: s.endCard,
    zone: s.zone.slice(),
    accusations: s.accusations.slice(),
    fear: s.fear.slice(),
    reputationTokens: s.reputationTokens.slice(),
    locked: s.locked.slice(),
    colonistRowTouched: s.colonistRowTouched,
    resolving: { ...s.resolving, used: s.resolving.used.slice() },
    outcome: s.outcome,
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
    faction: player.faction,
    influence: player.influence,
    messengers: player.messengers,
    circle: player.circle.slice(),
    jail: player.jail.slice(),
    icons: player.faction === NONE ? 0 : influenceIcons(s, seat),
    score: knowsGrievance ? score + total(grievanceLines(s, seat)) : score,
    grievance: knowsGrievance ? player.grievance : null,
    offered: own && player.offered.length > 0 ? player.offered.slice() : null,
    picked: own && player.picked !== NONE ? player.picked : null,
  };
}
