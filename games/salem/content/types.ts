/** Index into `colonists`, 0–40. Ascending order is card-id order, which settles simultaneous gains (SAL-R34). */
export type Colonist = number;
/** A Colonist, or one of the two end cards (41, 42). */
export type Card = number;
export type Family = 'putnam' | 'porter' | 'proctor' | 'neutral';
export type Side = 'V' | 'T';
export type Kind = 'hammer' | 'puritan' | 'clock' | 'pentagram';
export type Back = 'red' | 'blue';

/** How many: a number, or something counted when the ability is picked. */
export type Count = number | 'porterInCircle' | 'oneAndAfflictedInCircleUpTo3' | 'oneAndGriggsInCircle';

export type Effect =
  | {
      readonly do: 'accuse';
      readonly count: Count;
      readonly on: 'any' | 'rows' | 'self';
      /** Influence gained if the target had an Accusation before this one. */
      readonly gainIfAccused: number;
    }
  | {
      readonly do: 'exonerate';
      /** `another`: a Colonist other than the one of the effect before. */
      readonly from: 'any' | 'circle' | 'another';
      readonly may: boolean;
      /** Influence gained if the target is not in the active player's own Circle. */
      readonly gainIfElsewhere: number;
    }
  | { readonly do: 'frighten' }
  /** Removes 1 Fear in the own Circle. */
  | { readonly do: 'calm'; readonly may: boolean }
  | { readonly do: 'moveAccusation' }
  | { readonly do: 'moveFear' }
  | { readonly do: 'gain'; readonly count: Count }
  | { readonly do: 'pay'; readonly count: number }
  | { readonly do: 'spectral' }
  /** On a Colonist in the own Circle. */
  | { readonly do: 'protect' }
  /** Puts down a Reputation token (SAL-R39). */
  | { readonly do: 'endow' }
  | { readonly do: 'arrest'; readonly surcharge: number }
  | { readonly do: 'bring'; readonly surcharge: number };

export type ModeName = 'only' | 'place' | 'remove' | 'accuse' | 'spectral' | 'accusation' | 'fear';

export interface Mode {
  readonly name: ModeName;
  readonly effects: readonly Effect[];
}

export interface ColonistCard {
  readonly id: string;
  readonly name: string;
  readonly back: Back;
  readonly starting: boolean;
  readonly afflicted: boolean;
  readonly family: Family;
  readonly side: Side | null;
  readonly reputation: number;
  readonly icons: 0 | 1;
  readonly property: 0 | 1 | 2 | 3;
  readonly kind: Kind;
  /** Clause or ruling that explains the ability. */
  readonly rule: string;
  /**
   * Hammer abilities only: one mode, or a choice of several, in the order written on the card (SAL-R59 relies on it).
   * Empty for the other kinds, which the rules handle by name.
   */
  readonly modes: readonly Mode[];
  /** What the card says, in our own words. */
  readonly ability: string;
}
