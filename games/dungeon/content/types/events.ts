/** Special events and titles. */

/** Index into `specialEvents`, 0–14: SE1–SE15. */
export type SpecialEvent = number;

export type Loss = 'food' | 'gold' | 'imps';

/** What an event does to each player in turn order, or, for the last two, to the table. */
export type Happening =
  /** Discard a monster or gain Evil (SE1). */
  | { readonly do: 'hunt'; readonly evil: number }
  /** Pay each; what is missing is a red mark (SE2). */
  | { readonly do: 'host'; readonly food: number; readonly gold: number }
  /** Remove tiles (SE3). */
  | { readonly do: 'quake'; readonly tiles: number }
  /** Per monster: one icon of its cost, or face down (SE4). */
  | { readonly do: 'strike' }
  | { readonly do: 'lose'; readonly what: Loss; readonly count: number }
  | { readonly do: 'loseShare'; readonly what: Loss; readonly divisor: number; readonly roundUp: boolean }
  /** Forced Evil for so many ghosts or monsters (SE8). */
  | { readonly do: 'scandal'; readonly of: 'ghosts' | 'monsters'; readonly atLeast: number; readonly evil: number }
  /** With a room: discard a trap or pay gold, else a red mark (SE9). */
  | { readonly do: 'inspect'; readonly gold: number }
  /** May pay gold for less Evil (SE13). */
  | { readonly do: 'parade'; readonly gold: number; readonly evil: number }
  /** 1 food per so many monsters, or monsters turn face down (SE14). */
  | { readonly do: 'scouts'; readonly monsters: number }
  /** The last of the own line gets hit points (SE15). */
  | { readonly do: 'cheer'; readonly hitPoints: number }
  /** So many monsters of choice turn face down. */
  | { readonly do: 'turnDown'; readonly monsters: number }
  | { readonly do: 'discardTrap' }
  /** Forced Evil. */
  | { readonly do: 'slander'; readonly evil: number }
  /** This season's adventurers act when they have lined up (SE10). */
  | { readonly do: 'impatience' }
  /** A paladin enters (SE12). */
  | { readonly do: 'return' };

export interface SpecialEventCard {
  readonly id: string;
  readonly name: string;
  /** The name is a plural. */
  readonly plural: boolean;
  readonly fs: boolean;
  readonly happenings: readonly Happening[];
  /** What it does, in our own words. */
  readonly text: string;
}

/** Index into `titles`, 0–6. */
export type Title = number;

export interface TitleCard {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** What is compared. */
  readonly by: 'evil' | 'rooms' | 'tunnels' | 'monsters' | 'imps' | 'riches' | 'conquered';
  /** The fewest instead of the most. */
  readonly fewest: boolean;
  /** Alone at the table: thresholds for the exclusive and the shared value (DUN-R66); unused for Dark Deeds. */
  readonly solo: { readonly exclusive: number; readonly shared: number };
}
