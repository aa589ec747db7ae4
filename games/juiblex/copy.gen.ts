// Written by `npm run copies` from the type of the state. What is readonly all the way down is shared.
import type { JuiblexState, PublicPlayer, PublicTable } from './state.ts';

function copyPlayers(from: JuiblexState['players']): JuiblexState['players'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      barracks: it.barracks,
      spies: it.spies,
      deck: it.deck.slice(),
      hand: it.hand.slice(),
      known: it.known.slice(),
      discard: it.discard.slice(),
      play: it.play.slice(),
      inner: it.inner.slice(),
      trophies: it.trophies.slice(),
      vp: it.vp,
      power: it.power,
      influence: it.influence,
    };
  }
  return to;
}

function copyResolving(from: JuiblexState['resolving']): JuiblexState['resolving'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      card: it.card,
      from: it.from,
      slot: it.slot,
      causer: it.causer,
      there: it.there,
      struck: it.struck,
      struckAt: it.struckAt,
      kills: it.kills,
      deployed: it.deployed,
    };
  }
  return to;
}

export function copy(from: JuiblexState): JuiblexState {
  return {
    seats: from.seats,
    agenda: from.agenda.slice(),
    chance: from.chance.slice(),
    outcome: from.outcome,
    terms: from.terms,
    firstPlayer: from.firstPlayer,
    active: from.active,
    round: from.round,
    trigger: from.trigger,
    players: copyPlayers(from.players),
    spaces: from.spaces.slice(),
    spies: from.spies.slice(),
    markers: from.markers.slice(),
    paid: from.paid,
    scourge: from.scourge,
    supply: from.supply,
    afflicted: from.afflicted.slice(),
    removedWhite: from.removedWhite,
    marketDeck: from.marketDeck.slice(),
    bottomSpreads: from.bottomSpreads,
    market: from.market.slice(),
    spreadDiscard: from.spreadDiscard.slice(),
    houseGuards: from.houseGuards,
    priestesses: from.priestesses,
    outcasts: from.outcasts.slice(),
    devoured: from.devoured.slice(),
    devouredOpen: from.devouredOpen,
    aspects: from.aspects.slice(),
    resolving: copyResolving(from.resolving),
    queue: from.queue.slice(),
  };
}

export function publicPlayer(from: PublicPlayer): PublicPlayer {
  return {
    barracks: from.barracks,
    spies: from.spies,
    known: from.known.slice(),
    discard: from.discard.slice(),
    play: from.play.slice(),
    inner: from.inner.slice(),
    trophies: from.trophies.slice(),
    vp: from.vp,
    power: from.power,
    influence: from.influence,
  };
}

export function publicTable(from: PublicTable): PublicTable {
  return {
    outcome: from.outcome,
    terms: from.terms,
    firstPlayer: from.firstPlayer,
    active: from.active,
    round: from.round,
    trigger: from.trigger,
    spaces: from.spaces.slice(),
    spies: from.spies.slice(),
    markers: from.markers.slice(),
    paid: from.paid,
    scourge: from.scourge,
    supply: from.supply,
    afflicted: from.afflicted.slice(),
    removedWhite: from.removedWhite,
    bottomSpreads: from.bottomSpreads,
    market: from.market.slice(),
    spreadDiscard: from.spreadDiscard.slice(),
    houseGuards: from.houseGuards,
    priestesses: from.priestesses,
    outcasts: from.outcasts.slice(),
    devoured: from.devoured.slice(),
    devouredOpen: from.devouredOpen,
    aspects: from.aspects.slice(),
    resolving: copyResolving(from.resolving),
    queue: from.queue.slice(),
  };
}
