/** The agenda of the Orders Phase: giving orders, placing minions, carrying them out at O1–O8 and on UO boards. */
import type { Colour, Creature, CreatureKind, Improvement, Order, Room, Spot } from '../content/types.ts';
import type { Ask } from './seasons.ts';

export type OrderStep =
  | { readonly do: 'giveOrders' }
  | { readonly do: 'placeMinions' }
  /** From the space that acts as number `nth` of its location on. */
  | { readonly do: 'resolveNext'; readonly order: Order; readonly nth: number }
  | { readonly do: 'checkOrders'; readonly turn: number };

/** `nth` = 0 for the first order. */
export type GiveOrder = Ask<'giveOrder', { readonly nth: number }>;
/** The third order of the non-player under control (DUN-R54). */
export type OrderNonPlayer = Ask<'orderNonPlayer', { readonly colour: Colour }>;
/** `colour` is the own one, or the non-player's under control. */
export type CommitGift = Ask<'commitGift', { readonly colour: Colour }>;

/** Who performs which space. */
interface Space {
  readonly order: Order;
  readonly spot: Spot;
}

/** Perform it, or decline (DUN-R11). */
export type PerformOrder = Ask<'performOrder', Space>;
/** Which Combat Card to look at (DUN-R20). */
export type Spy = Ask<'spy'>;
/** How much gold (DUN-R18). */
export type Mine = Ask<'mine', { readonly upTo: number }>;
/** One trap goes back (DUN-R21). */
export type ReturnTrap = Ask<'returnTrap'>;
/** Which creature, if any (DUN-R22). */
export type Hire = Ask<'hire', Space>;
/** Which room, if any, and then where (DUN-R19). */
export type BuildRoom = Ask<'buildRoom', Space>;
export type PlaceRoom = Ask<'placeRoom', { readonly room: Room }>;
/** UO2: `chosen` so far; `left` = how many are still to be named, this one included. */
export type Smear = Ask<'smear', { readonly chosen: readonly Colour[]; readonly left: number }>;
/** UO3: `done` so far; `left` = how many more may be restored. */
export type Restore = Ask<'restore', { readonly done: number; readonly left: number }>;
/** UO4. */
export type Deposit = Ask<'deposit', { readonly upTo: number }>;
/** UO7. */
export type TakeExpertise = Ask<'takeExpertise'>;
export type AttachExpertise = Ask<'attachExpertise', { readonly kind: CreatureKind }>;
/** UO8. */
export type TakeImprovement = Ask<'takeImprovement'>;
export type PlaceImprovement = Ask<'placeImprovement', { readonly improvement: Improvement }>;

export type OrderAsk =
  | GiveOrder
  | OrderNonPlayer
  | CommitGift
  | PerformOrder
  | Spy
  | Mine
  | ReturnTrap
  | Hire
  | BuildRoom
  | PlaceRoom
  | Smear
  | Restore
  | Deposit
  | TakeExpertise
  | AttachExpertise
  | TakeImprovement
  | PlaceImprovement;

// ── Choices ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export type PerformOrDecline = 'perform' | 'decline';
export type HireChoice = Creature | 'decline';
export type BuildChoice = Room | 'decline';
