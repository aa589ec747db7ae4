/** Costs, effects, orders and the boards that replace them. */

/** What is paid for an order's space or a creature (DUN-R22). All or nothing. */
export interface Cost {
  readonly food: number;
  readonly gold: number;
  /** The own Evil Counter goes up by so much; voluntary (DUN-R15). */
  readonly evil: number;
  /** Traps of choice from the hand. */
  readonly traps: number;
  /** Other monsters of the own lair. */
  readonly monsters: number;
  /** Imps lost; a free Troll token stands in for one (DUN-R28). */
  readonly imps: number;
}

/** What an order's space, a production room or a pet does for its owner, once paid. */
export type Effect =
  | { readonly do: 'gain'; readonly food: number; readonly gold: number; readonly imps: number }
  /** The own Evil Counter goes down. */
  | { readonly do: 'repent'; readonly by: number }
  /** Look at one Combat Card of this year (DUN-R20). */
  | { readonly do: 'spy' }
  /** Each cell needs a free imp, unless `free`; `supervisor` further imps stand by (DUN-R17). */
  | { readonly do: 'dig'; readonly upTo: number; readonly supervisor: number; readonly free: boolean }
  | { readonly do: 'mine'; readonly upTo: number; readonly supervisor: number }
  /** To the hand. */
  | { readonly do: 'drawTraps'; readonly count: number }
  /** To the hand; in the second year one more, then one of the hand goes under the deck (DUN-R21). */
  | { readonly do: 'buyTraps'; readonly count: number }
  /** Draw, keep some, the rest goes under the deck; `secondYear` = cards drawn in addition in the second year. */
  | { readonly do: 'keepTraps'; readonly draw: number; readonly keep: number; readonly secondYear: number }
  | { readonly do: 'keepPets'; readonly draw: number; readonly keep: number }
  | { readonly do: 'hire' }
  | { readonly do: 'build' }
  /** So many other colours gain 1 Evil, chosen one by one; all of them without a choice if it is 3 (UO2). */
  | { readonly do: 'smear'; readonly colours: number }
  /** Each tile needs a free imp, a room 1 gold more (UO3). */
  | { readonly do: 'restore'; readonly upTo: number; readonly supervisor: number }
  /** Gold that comes back twice at End of Season (UO4). */
  | { readonly do: 'deposit'; readonly upTo: number }
  /** Uses of the laboratory in this season's Production (UO5). */
  | { readonly do: 'rent'; readonly uses: number }
  /** Take an Expertise tile for a creature (UO7). */
  | { readonly do: 'teach' }
  /** Take an offered Improved Tunnel (UO8). */
  | { readonly do: 'improve' }
  /** Gold, and `more` with at least so many unconquered tunnels (PET2). */
  | { readonly do: 'forage'; readonly gold: number; readonly more: number; readonly tunnels: number };

/** One of the three spaces of an order: what it costs, and what it does in this order. */
export interface OrderSpace {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

/** Index into `orders`, 0–7: O1–O8. Also the O-location. */
export type Order = number;

/** A space of an O-location: 0 = I, 1 = II, 2 = III. */
export type Spot = number;

export interface OrderCard {
  readonly id: string;
  readonly name: string;
  /** I, II, III. */
  readonly spaces: readonly OrderSpace[];
  /** The spaces in the order in which they act (DUN-R10). */
  readonly acts: readonly Spot[];
  /** What a non-player's minion on I, II, III does to its own counter (DUN-R55). */
  readonly nonPlayerEvil: readonly number[];
}

/** Index into `opportunities`, 0–7: UO1–UO8; also the order it replaces. */
export type Opportunity = Order;

export interface OpportunityCard {
  readonly id: string;
  readonly name: string;
  readonly replaces: Order;
  readonly spaces: readonly OrderSpace[];
  /** Goes to the bottom in the first year (DUN-R57). */
  readonly secondYearOnly: boolean;
  /** What it offers, in our own words. */
  readonly text: string;
}
