import { copy as copyPlain } from '@vesper/kernel';
import type { Player, Resolving, SalemState } from './state.ts';

/** The kernel's copy made for this state: a benchmark asked for it (`npm run bench`, fork). */
export function copy(s: SalemState): SalemState {
  return {
    agenda: copyPlain(s.agenda),
    chance: s.chance.slice(),
    outcome: s.outcome, // never changes once set
    round: s.round,
    players: s.players.map(copyPlayer),
    firstPlayer: s.firstPlayer,
    spaces: s.spaces.slice(),
    supply: { influence: s.supply.influence, accusations: s.supply.accusations, fear: s.supply.fear },
    spectralOn: s.spectralOn,
    protectionOn: s.protectionOn,
    prominentRow: s.prominentRow.slice(),
    colonistRow: s.colonistRow.slice(),
    prominentDeck: s.prominentDeck.slice(),
    colonistDeck: s.colonistDeck.slice(),
    cycled: s.cycled.slice(),
    colonistRowTouched: s.colonistRowTouched,
    endCard: s.endCard,
    zone: s.zone.slice(),
    accusations: s.accusations.slice(),
    fear: s.fear.slice(),
    reputationTokens: s.reputationTokens.slice(),
    locked: s.locked.slice(),
    resolving: copyResolving(s.resolving),
  };
}

function copyPlayer(p: Player): Player {
  return {
    faction: p.faction,
    influence: p.influence,
    grievance: p.grievance,
    messengers: p.messengers,
    circle: p.circle.slice(),
    jail: p.jail.slice(),
    offered: p.offered.slice(),
    picked: p.picked,
  };
}

function copyResolving(r: Resolving): Resolving {
  return {
    space: r.space,
    seat: r.seat,
    accused: r.accused,
    generated: r.generated,
    thomasUsed: r.thomasUsed,
    coreyPaid: r.coreyPaid,
    williamPaid: r.williamPaid,
    used: r.used.slice(),
  };
}
