/** What each seat may see (DUN-R20, DUN-R21, DUN-R63), built up into a shape of its own. */
import type { Seat, Seen, Viewer } from '@vesper/kernel';
import type {
  Adventurer,
  Cell,
  CombatCard,
  Creature,
  EventTile,
  Item,
  Order,
  Pet,
  SetupCard,
  Trap,
} from './content/types.ts';
import { publicPlayer, publicTable } from './copy.gen.ts';
import { hitPointsOf } from './rules/combat/line.ts';
import { NONE } from './state.ts';
import type { DungeonState, Fate, Player, PublicPlayer, PublicTable } from './state.ts';

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
export interface PlayerView extends Seen<PublicPlayer> {
  readonly traps: readonly Trap[] | null;
  /** In hand, with those in a sealed plan of somebody else. */
  readonly trapCount: number;
  readonly pets: readonly Pet[] | null;
  readonly petCount: number;
  /** Cards drawn and not yet kept or put back. */
  readonly drawn: readonly number[] | null;
  readonly drawnCount: number;
  /** Empty for others until the start orders are opened. */
  readonly inaccessible: readonly Order[];
  /** Empty for others until the orders are opened. */
  readonly orders: readonly Order[];
  readonly fates: readonly Fate[];
  readonly nonPlayerOrder: Order | null;
  readonly gift: Item | null;
  readonly nonPlayerGift: Item | null;
  readonly setupCards: readonly SetupCard[] | null;
  /** NONE without Dungeon Setup, and for others until it is opened. */
  readonly setupCard: SetupCard;
  readonly plan: PlanView;
}

/** Everything a seat or a spectator may know. */
export interface DungeonView extends Seen<PublicTable> {
  readonly viewer: Seat | 'spectator';
  readonly players: readonly PlayerView[];
  readonly creatureStackSize: number;
  readonly roomStackSize: number;
  /** What everybody can take before he falls, items and bonuses included; by adventurer. */
  readonly hitPoints: readonly number[];
  readonly trapDeckSize: number;
  /** By season; NONE = face down, or no tile. */
  readonly eventTiles: readonly EventTile[];
  /** This year's slots: the card, or NONE = this viewer has not seen it. */
  readonly combatCards: readonly CombatCard[];
  readonly boardStackSize: number;
  readonly improvementStackSize: number;
  readonly petStackSize: number;
  readonly expansionBagSize: number;
}

export function view(s: DungeonState, viewer: Viewer): DungeonView {
  return {
    ...publicTable(s),
    viewer,
    players: s.players.map((_, seat) => playerView(s, seat, viewer)),
    creatureStackSize: s.creatureStack.length,
    roomStackSize: s.roomStack.length,
    hitPoints: s.damage.map((_, who) => hitPointsOf(s, who)),
    trapDeckSize: s.trapDeck.length,
    eventTiles: s.eventTiles.map((tile, season) => (season <= s.eventsShown ? tile : NONE)),
    combatCards:
      s.year === 0 ? [] : s.combatCards[s.year - 1].map((card, slot) => (seesCard(s, slot, viewer) ? card : NONE)),
    boardStackSize: s.boardStack.length,
    improvementStackSize: s.improvementStack.length,
    petStackSize: s.petStack.length,
    expansionBagSize: s.expansionBag.length,
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
    ...publicPlayer(player),
    traps: own ? player.traps.slice() : null,
    trapCount: player.traps.length + (planning && !own ? player.plan.traps.length : 0),
    pets: own ? player.pets.slice() : null,
    petCount: player.pets.length,
    drawn: own ? player.drawn.slice() : null,
    drawnCount: player.drawn.length,
    inaccessible: startOrders ? player.inaccessible.slice() : [],
    orders: seasonOrders ? player.orders.slice() : [],
    fates: seasonOrders ? player.fates.slice() : [],
    nonPlayerOrder: seasonOrders ? player.nonPlayerOrder : null,
    gift: giftsOpen ? player.gift : null,
    nonPlayerGift: giftsOpen ? player.nonPlayerGift : null,
    setupCards: own ? player.setupCards.slice() : null,
    setupCard: own || player.setupCards.length === 0 ? player.setupCard : NONE,
    plan: planView(player, own, planning),
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
