/** The pieces of the game as numbers, what cards are made of, and the vocabulary of their effects. */

/** A site, 0–25; its printed number is one more. */
export type Site = number;
/** A route, 0–39. */
export type Route = number;
/** A troop space: those of the sites first, then those of the routes. */
export type Space = number;
/** One card of the box. Two equal cards are two numbers (JUB-R54). */
export type Card = number;
/** A card as it is printed: an index into `kinds`. */
export type Kind = number;
/** A slot of the market, 0–5. */
export type Slot = number;
/** A row of effects: an index into `rows`. */
export type Row = number;

/** JUB-B3.9. */
export const ASPECTS = ['ambition', 'conquest', 'malice', 'guile', 'obedience'] as const;
export type Aspect = (typeof ASPECTS)[number];

export const HALF_DECKS = ['drow', 'dragons', 'elemental', 'demons', 'aberrations', 'undead', 'juiblex'] as const;
export type HalfDeck = (typeof HALF_DECKS)[number];

// ── Effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What is counted for an amount or a condition. */
export type Quantity =
  | 'whiteTrophies'
  | 'playerTrophies'
  | 'trophies'
  | 'innerCircle'
  | 'markersHeld'
  | 'controlledSites'
  | 'totalControlSites'
  | 'controlledAfflictedSites'
  | 'afflictedSites'
  | 'ownSpiesOnMap'
  | 'justAssassinated';

/** `n`, or `n` for every `every` of something, counted once when the effect begins (JUB-R31). */
export interface Amount {
  readonly n: number;
  readonly every: number;
  readonly of: Quantity | 'nothing';
}

/** Where a troop is placed or struck. */
export type Where =
  | 'presence'
  | 'anywhere'
  /** At the site of the spy that this card has just placed or returned. */
  | 'there'
  /** All on the site of the first. */
  | 'oneSite'
  /** At any Afflicted Site, present or not. */
  | 'afflicted'
  | 'afflictedPresence'
  | 'presenceOrAfflicted';

export type Condition =
  | { readonly if: 'atLeast'; readonly of: Quantity; readonly least: number }
  /** A troop of another player, not white, at the spy's site. */
  | { readonly if: 'otherTroopThere' }
  | { readonly if: 'anotherSpyThere' }
  | { readonly if: 'thereIsAfflicted' }
  | { readonly if: 'ownTroopAfflicted' }
  /** The troop just assassinated stood at an Afflicted Site. */
  | { readonly if: 'struckAfflicted' };

/** What is given up for an effect behind an arrow (JUB-B3.3). */
export type Cost = 'returnSpy' | 'returnAfflictedSpy' | 'devourHand' | 'devourInner' | 'devourThis' | 'discardHand';

/** Which played cards may be promoted, or market cards recruited. */
export interface Filter {
  readonly aspect: Aspect | 'any';
  readonly type: string;
  readonly cost: number;
}

export type Discarders = 'oneOpponent' | 'eachOpponent' | 'eachThere' | 'ownerOfStruck' | 'causer';
export type Madmen = 'self' | 'oneOpponent' | 'eachOpponent' | 'adjacentToDeployed';

/** One word of a card's text; `R` is how a row inside it is kept. */
export type EffectOf<R> =
  | ({ readonly do: 'power' } & Amount)
  | ({ readonly do: 'influence' } & Amount)
  | ({ readonly do: 'draw' } & Amount)
  | ({ readonly do: 'vp' } & Amount)
  | ({ readonly do: 'deploy'; readonly where: Where } & Amount)
  | ({ readonly do: 'assassinate'; readonly white: boolean; readonly where: Where; readonly upTo: boolean } & Amount)
  | ({ readonly do: 'supplant'; readonly white: boolean; readonly where: Where } & Amount)
  | ({ readonly do: 'move'; readonly upTo: boolean } & Amount)
  | ({ readonly do: 'spy' } & Amount)
  | ({
      readonly do: 'return';
      readonly own: boolean;
      readonly troops: boolean;
      readonly upTo: boolean;
    } & Amount)
  | ({ readonly do: 'promote'; readonly upTo: boolean; readonly among: Filter } & Amount)
  | { readonly do: 'promoteTop' }
  | { readonly do: 'promoteDiscard' }
  | { readonly do: 'promoteHand' }
  | { readonly do: 'promoteThis'; readonly may: boolean }
  | { readonly do: 'devourMarket' }
  | { readonly do: 'replaceMarket' }
  | ({ readonly do: 'recruitFree'; readonly upTo: boolean; readonly among: Filter; readonly piles: boolean } & Amount)
  | { readonly do: 'openDevoured' }
  | { readonly do: 'playInner' }
  | { readonly do: 'playMarket'; readonly among: Filter }
  | { readonly do: 'deckToDiscard' }
  | { readonly do: 'returnThis' }
  | ({ readonly do: 'outcast'; readonly who: Madmen } & Amount)
  | ({ readonly do: 'discard'; readonly who: Discarders; /** Only who holds more. */ readonly over: number } & Amount)
  | ({
      readonly do: 'trophyDeploy';
      readonly upTo: boolean;
      readonly from: 'any' | 'white' | 'onePlayerThere';
      readonly where: Where;
    } & Amount)
  | ({ readonly do: 'afflict'; readonly where: Where } & Amount)
  | ({ readonly do: 'spread' } & Amount)
  | ({ readonly do: 'seep' } & Amount)
  | { readonly do: 'lure' }
  | ({ readonly do: 'rescue' } & Amount)
  // What holds rows together.
  | ({ readonly do: 'oneOf'; readonly options: readonly R[] } & Amount)
  | {
      readonly do: 'pay';
      readonly cost: Cost;
      readonly then: R;
      readonly repeat: boolean;
      /** Choosing the option that begins with it was a promise to pay (JUB-R33). */
      readonly bound: boolean;
    }
  | { readonly do: 'focus'; readonly then: R }
  | { readonly do: 'when'; readonly condition: Condition; readonly then: R }
  | { readonly do: 'endOfTurn'; readonly then: R };

/** As a card says it. */
export type Text = EffectOf<readonly Text[]>;
/** As the rules read it: rows inside are numbers. */
export type Effect = EffectOf<Row>;
export type EffectWord = Effect['do'];
export type EffectBy<Word extends EffectWord> = Extract<Effect, { readonly do: Word }>;

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface CardText {
  /** Printed nowhere; the key of pictures and tests. */
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly aspect: Aspect | 'none';
  readonly type: string;
  /** What it costs to recruit; NO_COST = it cannot be bought. */
  readonly cost: number;
  readonly deckVp: number;
  readonly innerVp: number;
  readonly text: readonly Text[];
  /** When an opponent's card has it discarded (JUB-R40). */
  readonly reaction: readonly Text[];
}

export const NO_COST = -1;
