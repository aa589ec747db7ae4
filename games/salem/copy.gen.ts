// Written by `npm run copies` from the type of the state. What is readonly all the way down is shared.
import type { SalemState, PublicPlayer, PublicTable } from './state.ts';

function copyAgendaTogether(from: Extract<SalemState['agenda'][number], { readonly together: unknown }>['together']): Extract<SalemState['agenda'][number], { readonly together: unknown }>['together'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      seat: it.seat,
      agenda: it.agenda.slice(),
    };
  }
  return to;
}

function copyAgenda(from: SalemState['agenda']): SalemState['agenda'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = 'together' in it ? {
      together: copyAgendaTogether(it.together),
    } : it;
  }
  return to;
}

function copyPlayers(from: SalemState['players']): SalemState['players'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      faction: it.faction,
      influence: it.influence,
      grievance: it.grievance,
      messengers: it.messengers,
      circle: it.circle.slice(),
      jail: it.jail.slice(),
      offered: it.offered.slice(),
      picked: it.picked,
    };
  }
  return to;
}

function copySupply(from: SalemState['supply']): SalemState['supply'] {
  return {
    influence: from.influence,
    accusations: from.accusations,
    fear: from.fear,
  };
}

function copyResolving(from: SalemState['resolving']): SalemState['resolving'] {
  return {
    space: from.space,
    seat: from.seat,
    accused: from.accused,
    generated: from.generated,
    thomasUsed: from.thomasUsed,
    coreyPaid: from.coreyPaid,
    williamPaid: from.williamPaid,
    used: from.used.slice(),
  };
}

export function copy(from: SalemState): SalemState {
  return {
    seats: from.seats,
    agenda: copyAgenda(from.agenda),
    chance: from.chance.slice(),
    outcome: from.outcome,
    round: from.round,
    players: copyPlayers(from.players),
    firstPlayer: from.firstPlayer,
    spaces: from.spaces.slice(),
    supply: copySupply(from.supply),
    spectralOn: from.spectralOn,
    protectionOn: from.protectionOn,
    prominentRow: from.prominentRow.slice(),
    colonistRow: from.colonistRow.slice(),
    prominentDeck: from.prominentDeck.slice(),
    colonistDeck: from.colonistDeck.slice(),
    cycled: from.cycled.slice(),
    colonistRowTouched: from.colonistRowTouched,
    endCard: from.endCard,
    zone: from.zone.slice(),
    accusations: from.accusations.slice(),
    fear: from.fear.slice(),
    reputationTokens: from.reputationTokens.slice(),
    locked: from.locked.slice(),
    resolving: copyResolving(from.resolving),
  };
}

export function publicPlayer(from: PublicPlayer): PublicPlayer {
  return {
    faction: from.faction,
    influence: from.influence,
    messengers: from.messengers,
    circle: from.circle.slice(),
    jail: from.jail.slice(),
  };
}

export function publicTable(from: PublicTable): PublicTable {
  return {
    outcome: from.outcome,
    round: from.round,
    firstPlayer: from.firstPlayer,
    spaces: from.spaces.slice(),
    supply: copySupply(from.supply),
    spectralOn: from.spectralOn,
    protectionOn: from.protectionOn,
    prominentRow: from.prominentRow.slice(),
    colonistRow: from.colonistRow.slice(),
    cycled: from.cycled.slice(),
    colonistRowTouched: from.colonistRowTouched,
    endCard: from.endCard,
    zone: from.zone.slice(),
    accusations: from.accusations.slice(),
    fear: from.fear.slice(),
    reputationTokens: from.reputationTokens.slice(),
    locked: from.locked.slice(),
    resolving: copyResolving(from.resolving),
  };
}
