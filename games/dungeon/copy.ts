import { copy as copyPlain } from '@vesper/kernel';
import type { DungeonFrame } from './agenda.ts';
import type { DungeonState, NonPlayer, Player } from './state.ts';
import { copyBattle } from './view.ts';

/** The kernel's copy made for this state: a benchmark asked for it (`npm run bench`, fork). */
export function copy(s: DungeonState): DungeonState {
  return {
    agenda: copyAgenda(s.agenda),
    chance: s.chance.slice(),
    outcome: s.outcome, // never changes once set
    terms: s.terms, // never changes at all
    seats: s.seats,
    phase: s.phase,
    year: s.year,
    season: s.season,
    startingPlayer: s.startingPlayer,
    players: s.players.map(copyPlayer),
    nonPlayers: s.nonPlayers.map(copyNonPlayer),
    evil: s.evil.slice(),
    minions: s.minions.slice(),
    location: s.location,
    offeredCreatures: s.offeredCreatures.slice(),
    offeredRooms: s.offeredRooms.slice(),
    creatureStack: s.creatureStack.slice(),
    roomStack: s.roomStack.slice(),
    adventurerStacks: [s.adventurerStacks[0].slice(), s.adventurerStacks[1].slice()],
    creatureBox: s.creatureBox.slice(),
    roomBox: s.roomBox.slice(),
    adventurerBox: s.adventurerBox.slice(),
    row: s.row.slice(),
    nextRow: s.nextRow.slice(),
    tent: s.tent.slice(),
    entered: s.entered,
    knockedOut: s.knockedOut.slice(),
    experts: s.experts.slice(),
    damage: s.damage.slice(),
    courage: s.courage.slice(),
    poison: s.poison.slice(),
    toughened: s.toughened.slice(),
    invisible: s.invisible.slice(),
    carried: s.carried.slice(),
    expansionOn: s.expansionOn.slice(),
    trapDeck: s.trapDeck.slice(),
    trapDiscard: s.trapDiscard.slice(),
    eventTiles: s.eventTiles.slice(),
    eventCards: s.eventCards.slice(),
    eventsShown: s.eventsShown,
    specialStack: s.specialStack.slice(),
    seenSpecials: s.seenSpecials.slice(),
    giftsOpen: s.giftsOpen,
    impatient: s.impatient,
    combatCards: [s.combatCards[0].slice(), s.combatCards[1].slice()],
    revealed: s.revealed,
    combats: s.combats,
    board: s.board,
    boardStack: s.boardStack.slice(),
    restorationLast: s.restorationLast,
    offeredImprovements: s.offeredImprovements.slice(),
    improvementStack: s.improvementStack.slice(),
    petStack: s.petStack.slice(),
    petDraft: s.petDraft.slice(),
    expansionBag: s.expansionBag.slice(),
    battle: copyBattle(s.battle),
  };
}

/** Frames never change, but for the lanes of those who decide at once. */
function copyAgenda(agenda: readonly DungeonFrame[]): DungeonFrame[] {
  const copied = agenda.slice();
  const top = copied.length - 1;
  if (top >= 0 && 'together' in copied[top]) copied[top] = copyPlain(copied[top]);
  return copied;
}

function copyPlayer(p: Player): Player {
  return {
    food: p.food,
    gold: p.gold,
    imps: p.imps,
    busyImps: p.busyImps,
    trollTokens: p.trollTokens,
    busyTokens: p.busyTokens,
    redMarks: p.redMarks,
    dungeon: p.dungeon.slice(),
    conquered: p.conquered.slice(),
    lair: p.lair.slice(),
    line: p.line.slice(),
    prison: p.prison.slice(),
    traps: p.traps.slice(),
    pets: p.pets.slice(),
    openPets: p.openPets.slice(),
    usedPets: p.usedPets.slice(),
    drawn: p.drawn.slice(),
    spied: p.spied,
    inaccessible: p.inaccessible.slice(),
    orders: p.orders.slice(),
    fates: p.fates.slice(),
    nonPlayerOrder: p.nonPlayerOrder,
    gift: p.gift,
    nonPlayerGift: p.nonPlayerGift,
    roomUses: p.roomUses.slice(),
    deposit: p.deposit,
    laboratory: p.laboratory,
    setupCards: p.setupCards.slice(),
    setupCard: p.setupCard,
    expansions: p.expansions.slice(),
    plan: {
      cell: p.plan.cell,
      traps: p.plan.traps.slice(),
      creatures: p.plan.creatures.slice(),
      freed: p.plan.freed,
      committed: p.plan.committed,
    },
    opened: { cell: p.opened.cell, creatures: p.opened.creatures.slice(), trapCount: p.opened.trapCount },
    mourning: p.mourning,
  };
}

function copyNonPlayer(n: NonPlayer): NonPlayer {
  return {
    inaccessible: n.inaccessible.slice(),
    available: n.available.slice(),
    orders: n.orders.slice(),
    gift: n.gift,
  };
}
