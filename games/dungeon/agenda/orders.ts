/** The agenda of the Orders Phase: giving orders, placing minions, carrying them out at O1–O8 and on UO boards. */
import type { Asks } from '@vesper/kernel';
import type {
  Cell,
  Colour,
  Creature,
  CreatureKind,
  Improvement,
  Item,
  Order,
  Room,
  Spot,
  Trap,
} from '../content/types.ts';
import type { CellOrStop } from './seasons.ts';

export type OrderStep =
  | { readonly do: 'giveOrders' }
  | { readonly do: 'placeMinions' }
  /** From the space that acts as number `nth` of its location on. */
  | { readonly do: 'resolveNext'; readonly order: Order; readonly nth: number }
  | { readonly do: 'checkOrders'; readonly turn: number };

/** Who performs which space. */
interface Space {
  readonly order: Order;
  readonly spot: Spot;
}

export type PerformOrDecline = 'perform' | 'decline';
export type HireChoice = Creature | 'decline';
export type BuildChoice = Room | 'decline';

/** Everything the Orders Phase asks. */
export type OrderAsks = {
  /** `nth` = 0 for the first order. */
  giveOrder: Asks<Order, { readonly nth: number }>;
  /** The third order of the non-player under control (DUN-R54). */
  orderNonPlayer: Asks<Order, { readonly colour: Colour }>;
  /** `colour` is the own one, or the non-player's under control. */
  commitGift: Asks<Item, { readonly colour: Colour }>;

  /** Perform it, or decline (DUN-R11). */
  performOrder: Asks<PerformOrDecline, Space>;
  /** Which Combat Card to look at (DUN-R20). */
  spy: Asks<number>;
  /** How much gold (DUN-R18). */
  mine: Asks<number, { readonly upTo: number }>;
  /** One trap goes back (DUN-R21). */
  returnTrap: Asks<Trap>;
  /** Which creature, if any (DUN-R22). */
  hire: Asks<HireChoice, Space>;
  /** Which room, if any, and then where (DUN-R19). */
  buildRoom: Asks<BuildChoice, Space>;
  placeRoom: Asks<Cell, { readonly room: Room }>;
  /** UO2: `chosen` so far; `left` = how many are still to be named, this one included. */
  smear: Asks<Colour, { readonly chosen: readonly Colour[]; readonly left: number }>;
  /** UO3: `done` so far; `left` = how many more may be restored. */
  restore: Asks<CellOrStop, { readonly done: number; readonly left: number }>;
  /** UO4. */
  deposit: Asks<number, { readonly upTo: number }>;
  /** UO7. */
  takeExpertise: Asks<CreatureKind>;
  attachExpertise: Asks<Creature, { readonly kind: CreatureKind }>;
  /** UO8. */
  takeImprovement: Asks<Improvement>;
  placeImprovement: Asks<Cell, { readonly improvement: Improvement }>;
};
