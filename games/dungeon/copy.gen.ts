// Written by `npm run copies` from the type of the state. What is readonly all the way down is shared.
import { copyLists } from '@vesper/kernel';
import type { DungeonState, PublicPlayer, PublicTable } from './state.ts';

function copyAgendaTogether(from: Extract<DungeonState['agenda'][number], { readonly together: unknown }>['together']): Extract<DungeonState['agenda'][number], { readonly together: unknown }>['together'] {
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

function copyAgenda(from: DungeonState['agenda']): DungeonState['agenda'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = 'together' in it ? {
      together: copyAgendaTogether(it.together),
    } : it;
  }
  return to;
}

function copyPlayersOpened(from: DungeonState['players'][number]['opened']): DungeonState['players'][number]['opened'] {
  return {
    cell: from.cell,
    creatures: from.creatures.slice(),
    trapCount: from.trapCount,
  };
}

function copyPlayers(from: DungeonState['players']): DungeonState['players'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      food: it.food,
      gold: it.gold,
      imps: it.imps,
      busyImps: it.busyImps,
      trollTokens: it.trollTokens,
      busyTokens: it.busyTokens,
      redMarks: it.redMarks,
      dungeon: it.dungeon.slice(),
      conquered: it.conquered.slice(),
      lair: it.lair.slice(),
      line: it.line.slice(),
      prison: it.prison.slice(),
      traps: it.traps.slice(),
      pets: it.pets.slice(),
      openPets: it.openPets.slice(),
      usedPets: it.usedPets.slice(),
      drawn: it.drawn.slice(),
      spied: it.spied,
      inaccessible: it.inaccessible.slice(),
      orders: it.orders.slice(),
      fates: it.fates.slice(),
      nonPlayerOrder: it.nonPlayerOrder,
      gift: it.gift,
      nonPlayerGift: it.nonPlayerGift,
      roomUses: it.roomUses.slice(),
      deposit: it.deposit,
      laboratory: it.laboratory,
      setupCards: it.setupCards.slice(),
      setupCard: it.setupCard,
      expansions: it.expansions.slice(),
      plan: {
        cell: it.plan.cell,
        traps: it.plan.traps.slice(),
        creatures: it.plan.creatures.slice(),
        freed: it.plan.freed,
        committed: it.plan.committed,
      },
      opened: copyPlayersOpened(it.opened),
      mourning: it.mourning,
    };
  }
  return to;
}

function copyNonPlayers(from: DungeonState['nonPlayers']): DungeonState['nonPlayers'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      inaccessible: it.inaccessible.slice(),
      available: it.available.slice(),
      orders: it.orders.slice(),
      gift: it.gift,
    };
  }
  return to;
}

function copyBattle(from: DungeonState['battle']): DungeonState['battle'] {
  return {
    seat: from.seat,
    cell: from.cell,
    step: from.step,
    sent: from.sent.slice(),
    activated: from.activated.slice(),
    sprung: from.sprung.slice(),
    disarmed: from.disarmed,
    conqueringPrevented: from.conqueringPrevented,
    healingSkipped: from.healingSkipped,
    spellsSkipped: from.spellsSkipped,
    attacked: from.attacked,
    shield: from.shield,
    raging: from.raging,
    sheep: from.sheep,
    pathfinding: from.pathfinding,
    guarded: from.guarded,
    eliminated: from.eliminated,
  };
}

export function copy(from: DungeonState): DungeonState {
  return {
    seats: from.seats,
    agenda: copyAgenda(from.agenda),
    chance: from.chance.slice(),
    outcome: from.outcome,
    terms: from.terms,
    phase: from.phase,
    year: from.year,
    season: from.season,
    startingPlayer: from.startingPlayer,
    players: copyPlayers(from.players),
    nonPlayers: copyNonPlayers(from.nonPlayers),
    evil: from.evil.slice(),
    minions: from.minions.slice(),
    location: from.location,
    offeredCreatures: from.offeredCreatures.slice(),
    offeredRooms: from.offeredRooms.slice(),
    creatureStack: from.creatureStack.slice(),
    roomStack: from.roomStack.slice(),
    adventurerStacks: copyLists(from.adventurerStacks),
    creatureBox: from.creatureBox.slice(),
    roomBox: from.roomBox.slice(),
    adventurerBox: from.adventurerBox.slice(),
    row: from.row.slice(),
    nextRow: from.nextRow.slice(),
    tent: from.tent.slice(),
    entered: from.entered,
    knockedOut: from.knockedOut.slice(),
    experts: from.experts.slice(),
    damage: from.damage.slice(),
    courage: from.courage.slice(),
    poison: from.poison.slice(),
    toughened: from.toughened.slice(),
    invisible: from.invisible.slice(),
    carried: from.carried.slice(),
    expansionOn: from.expansionOn.slice(),
    trapDeck: from.trapDeck.slice(),
    trapDiscard: from.trapDiscard.slice(),
    eventTiles: from.eventTiles.slice(),
    eventCards: from.eventCards.slice(),
    eventsShown: from.eventsShown,
    specialStack: from.specialStack.slice(),
    seenSpecials: from.seenSpecials.slice(),
    giftsOpen: from.giftsOpen,
    impatient: from.impatient,
    combatCards: copyLists(from.combatCards),
    revealed: from.revealed,
    combats: from.combats,
    board: from.board,
    boardStack: from.boardStack.slice(),
    restorationLast: from.restorationLast,
    offeredImprovements: from.offeredImprovements.slice(),
    improvementStack: from.improvementStack.slice(),
    petStack: from.petStack.slice(),
    petDraft: from.petDraft.slice(),
    expansionBag: from.expansionBag.slice(),
    battle: copyBattle(from.battle),
  };
}

export function publicPlayer(from: PublicPlayer): PublicPlayer {
  return {
    food: from.food,
    gold: from.gold,
    imps: from.imps,
    busyImps: from.busyImps,
    trollTokens: from.trollTokens,
    busyTokens: from.busyTokens,
    redMarks: from.redMarks,
    dungeon: from.dungeon.slice(),
    conquered: from.conquered.slice(),
    lair: from.lair.slice(),
    line: from.line.slice(),
    prison: from.prison.slice(),
    openPets: from.openPets.slice(),
    usedPets: from.usedPets.slice(),
    spied: from.spied,
    roomUses: from.roomUses.slice(),
    deposit: from.deposit,
    laboratory: from.laboratory,
    expansions: from.expansions.slice(),
    opened: copyPlayersOpened(from.opened),
    mourning: from.mourning,
  };
}

export function publicTable(from: PublicTable): PublicTable {
  return {
    seats: from.seats,
    outcome: from.outcome,
    terms: from.terms,
    phase: from.phase,
    year: from.year,
    season: from.season,
    startingPlayer: from.startingPlayer,
    nonPlayers: copyNonPlayers(from.nonPlayers),
    evil: from.evil.slice(),
    minions: from.minions.slice(),
    location: from.location,
    offeredCreatures: from.offeredCreatures.slice(),
    offeredRooms: from.offeredRooms.slice(),
    creatureBox: from.creatureBox.slice(),
    roomBox: from.roomBox.slice(),
    adventurerBox: from.adventurerBox.slice(),
    row: from.row.slice(),
    nextRow: from.nextRow.slice(),
    tent: from.tent.slice(),
    entered: from.entered,
    knockedOut: from.knockedOut.slice(),
    experts: from.experts.slice(),
    damage: from.damage.slice(),
    courage: from.courage.slice(),
    poison: from.poison.slice(),
    toughened: from.toughened.slice(),
    invisible: from.invisible.slice(),
    carried: from.carried.slice(),
    expansionOn: from.expansionOn.slice(),
    trapDiscard: from.trapDiscard.slice(),
    eventCards: from.eventCards.slice(),
    eventsShown: from.eventsShown,
    seenSpecials: from.seenSpecials.slice(),
    giftsOpen: from.giftsOpen,
    impatient: from.impatient,
    revealed: from.revealed,
    combats: from.combats,
    board: from.board,
    restorationLast: from.restorationLast,
    offeredImprovements: from.offeredImprovements.slice(),
    petDraft: from.petDraft.slice(),
    battle: copyBattle(from.battle),
  };
}
