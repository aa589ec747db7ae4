/** What each seat may see (DUN-R20, DUN-R21, DUN-R63), built up into a shape of its own. */
import type { Seat, Viewer } from '@vesper/kernel';
import type { Battle } from './battle.ts';
import type {
  Adventurer,
  Cell,
  Creature,
  CombatCard,
  EventTile,
  Improvement,
  Item,
  Opportunity,
  Order,
  Pet,
  Room,
  Season,
  SetupCard,
  SoloTile,
  SpecialEvent,
  Token,
  Trap,
} from './content/types.ts';
import { hitPointsOf } from './rules/combat/line.ts';
import { NONE } from './state.ts';
import type { DungeonState, Fate, OpenPlan, Phase, Player, Terms, Tile } from './state.ts';

/** A battle plan as this viewer knows it. Until the plans are opened the others' are empty, with `cell` NONE. */
export interface PlanView {
  readonly cell: Cell;
  readonly creatures: readonly Creature[];
  readonly trapCount: number;
  /** `null` = planned face down by somebody else. */
  readonly traps: readonly Trap[] | null;
  readonly freed: Adventurer;
  readonly committed: boolean;
}

/** `null` = not for this viewer. */
export interface PlayerView {
  readonly food: number;
  readonly gold: number;
  readonly imps: number;
  readonly busyImps: number;
  readonly trollTokens: number;
  readonly busyTokens: number;
  readonly redMarks: number;
  readonly dungeon: readonly Tile[];
  readonly conquered: readonly number[];
  readonly lair: readonly Creature[];
  readonly line: readonly Adventurer[];
  readonly prison: readonly Adventurer[];
  readonly traps: readonly Trap[] | null;
  /** In hand, with those in a sealed plan of somebody else. */
  readonly trapCount: number;
  readonly pets: readonly Pet[] | null;
  readonly petCount: number;
  readonly openPets: readonly Pet[];
  readonly usedPets: readonly Pet[];
  /** Cards drawn and not yet kept or put back. */
  readonly drawn: readonly number[] | null;
  readonly drawnCount: number;
  /** Slots looked at, as bits. */
  readonly spied: number;
  /** Empty for others until the start orders are opened. */
  readonly inaccessible: readonly Order[];
  /** Empty for others until the orders are opened. */
  readonly orders: readonly Order[];
  readonly fates: readonly Fate[];
  readonly nonPlayerOrder: Order | null;
  readonly gift: Item | null;
  readonly nonPlayerGift: Item | null;
  readonly roomUses: readonly number[];
  readonly deposit: number;
  readonly laboratory: number;
  readonly setupCards: readonly SetupCard[] | null;
  /** NONE without Dungeon Setup, and for others until it is opened. */
  readonly setupCard: SetupCard;
  readonly expansions: readonly SoloTile[];
  readonly plan: PlanView;
  /** What everybody saw of the latest plan when it was opened. */
  readonly opened: Readonly<OpenPlan>;
  readonly mourning: boolean;
}

export interface NonPlayerView {
  readonly inaccessible: readonly Order[];
  readonly available: readonly Order[];
  readonly orders: readonly Order[];
  readonly gift: Item;
}

/** Everything a seat or a spectator may know. */
export interface DungeonView {
  readonly viewer: Seat | 'spectator';
  readonly terms: Terms;
  readonly seats: number;
  readonly phase: Phase;
  readonly year: number;
  readonly season: Season;
  readonly startingPlayer: Seat;
  readonly players: readonly PlayerView[];
  readonly nonPlayers: readonly NonPlayerView[];
  readonly evil: readonly number[];
  readonly minions: readonly number[];
  readonly location: Order;
  readonly offeredCreatures: readonly Creature[];
  readonly offeredRooms: readonly Room[];
  readonly creatureStackSize: number;
  readonly roomStackSize: number;
  readonly creatureBox: readonly Creature[];
  readonly roomBox: readonly Room[];
  readonly adventurerBox: readonly Adventurer[];
  readonly row: readonly Adventurer[];
  readonly nextRow: readonly Adventurer[];
  readonly tent: readonly Adventurer[];
  readonly entered: number;
  readonly knockedOut: readonly number[];
  readonly experts: readonly number[];
  // By adventurer.
  readonly damage: readonly number[];
  readonly courage: readonly number[];
  readonly poison: readonly number[];
  readonly toughened: readonly number[];
  readonly invisible: readonly number[];
  readonly carried: readonly Token[];
  readonly expansionOn: readonly number[];
  /** What everybody can take before he falls, items and bonuses included. */
  readonly hitPoints: readonly number[];
  readonly trapDeckSize: number;
  readonly trapDiscard: readonly Trap[];
  /** By season; NONE = face down, or no tile. */
  readonly eventTiles: readonly EventTile[];
  readonly eventCards: readonly SpecialEvent[];
  readonly eventsShown: Season;
  readonly seenSpecials: readonly SpecialEvent[];
  readonly giftsOpen: boolean;
  readonly impatient: boolean;
  /** This year's slots: the card, or NONE = this viewer has not seen it. */
  readonly combatCards: readonly CombatCard[];
  readonly revealed: number;
  readonly combats: number;
  readonly board: Opportunity;
  readonly boardStackSize: number;
  readonly restorationLast: boolean;
  readonly offeredImprovements: readonly Improvement[];
  readonly improvementStackSize: number;
  readonly petStackSize: number;
  readonly petDraft: readonly Pet[];
  readonly expansionBagSize: number;
  readonly battle: Readonly<Battle>;
  readonly outcome: DungeonState['outcome'];
}

export function view(s: DungeonState, viewer: Viewer): DungeonView {
  return {
    viewer,
    terms: { ...s.terms },
    seats: s.seats,
    phase: s.phase,
    year: s.year,
    season: s.season,
    startingPlayer: s.startingPlayer,
    players: s.players.map((_, seat) => playerView(s, seat, viewer)),
    nonPlayers: s.nonPlayers.map(({ inaccessible, available, orders, gift }) => ({
      inaccessible: inaccessible.slice(),
      available: available.slice(),
      orders: orders.slice(),
      gift,
    })),
    evil: s.evil.slice(),
    minions: s.minions.slice(),
    location: s.location,
    offeredCreatures: s.offeredCreatures.slice(),
    offeredRooms: s.offeredRooms.slice(),
    creatureStackSize: s.creatureStack.length,
    roomStackSize: s.roomStack.length,
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
    hitPoints: s.damage.map((_, who) => hitPointsOf(s, who)),
    trapDeckSize: s.trapDeck.length,
    trapDiscard: s.trapDiscard.slice(),
    eventTiles: s.eventTiles.map((tile, season) => (season <= s.eventsShown ? tile : NONE)),
    eventCards: s.eventCards.slice(),
    eventsShown: s.eventsShown,
    seenSpecials: s.seenSpecials.slice(),
    giftsOpen: s.giftsOpen,
    impatient: s.impatient,
    combatCards:
      s.year === 0 ? [] : s.combatCards[s.year - 1].map((card, slot) => (seesCard(s, slot, viewer) ? card : NONE)),
    revealed: s.revealed,
    combats: s.combats,
    board: s.board,
    boardStackSize: s.boardStack.length,
    restorationLast: s.restorationLast,
    offeredImprovements: s.offeredImprovements.slice(),
    improvementStackSize: s.improvementStack.length,
    petStackSize: s.petStack.length,
    petDraft: s.petDraft.slice(),
    expansionBagSize: s.expansionBag.length,
    battle: copyBattle(s.battle),
    outcome: s.outcome,
  };
}

/** DUN-R20: a Combat Card of this year that was turned up, or that this seat has looked at. */
export function seesCard(s: DungeonState, slot: number, viewer: Viewer): boolean {
  if (slot < s.revealed || s.outcome !== null) return true;
  return viewer !== 'spectator' && (s.players[viewer].spied & (1 << slot)) !== 0;
}

/** Everybody decides at once now. */
export function isSealed(s: DungeonState): boolean {
  const top = s.agenda[s.agenda.length - 1];
  return top !== undefined && 'together' in top;
}

function playerView(s: DungeonState, seat: Seat, viewer: Viewer): PlayerView {
  const player = s.players[seat];
  const own = viewer === seat || s.outcome !== null;
  const sealed = isSealed(s);
  const planning = s.phase === 'planning' && sealed;
  const startOrders = own || s.phase !== 'setup';
  const giftsOpen = own || s.giftsOpen;
  const seasonOrders = own || !sealed || s.phase !== 'orders';
  return {
    food: player.food,
    gold: player.gold,
    imps: player.imps,
    busyImps: player.busyImps,
    trollTokens: player.trollTokens,
    busyTokens: player.busyTokens,
    redMarks: player.redMarks,
    dungeon: player.dungeon.slice(),
    conquered: player.conquered.slice(),
    lair: player.lair.slice(),
    line: player.line.slice(),
    prison: player.prison.slice(),
    traps: own ? player.traps.slice() : null,
    trapCount: player.traps.length + (planning && !own ? player.plan.traps.length : 0),
    pets: own ? player.pets.slice() : null,
    petCount: player.pets.length,
    openPets: player.openPets.slice(),
    usedPets: player.usedPets.slice(),
    drawn: own ? player.drawn.slice() : null,
    drawnCount: player.drawn.length,
    spied: player.spied,
    inaccessible: startOrders ? player.inaccessible.slice() : [],
    orders: seasonOrders ? player.orders.slice() : [],
    fates: seasonOrders ? player.fates.slice() : [],
    nonPlayerOrder: seasonOrders ? player.nonPlayerOrder : null,
    gift: giftsOpen ? player.gift : null,
    nonPlayerGift: giftsOpen ? player.nonPlayerGift : null,
    roomUses: player.roomUses.slice(),
    deposit: player.deposit,
    laboratory: player.laboratory,
    setupCards: own ? player.setupCards.slice() : null,
    setupCard: own || player.setupCards.length === 0 ? player.setupCard : NONE,
    expansions: player.expansions.slice(),
    plan: planView(player, own, planning),
    opened: { ...player.opened, creatures: player.opened.creatures.slice() },
    mourning: player.mourning,
  };
}

/** Creatures, tile and number of traps are open once the card is; the traps themselves when they are sprung. */
function planView({ plan }: Player, own: boolean, planning: boolean): PlanView {
  if (planning && !own) return { cell: NONE, creatures: [], trapCount: 0, traps: null, freed: NONE, committed: false };
  return {
    cell: plan.cell,
    creatures: plan.creatures.slice(),
    trapCount: plan.traps.length,
    traps: own ? plan.traps.slice() : null,
    freed: plan.freed,
    committed: plan.committed,
  };
}

export function copyBattle(b: Battle): Battle {
  return { ...b, sent: b.sent.slice(), activated: b.activated.slice(), sprung: b.sprung.slice() };
}
