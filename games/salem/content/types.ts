/** Index into `colonists`, 0–40. Ascending order is card-id order, which settles simultaneous gains (SAL-R34). */
export type Colonist = number;
/** A Colonist, or one of the two end cards (41, 42). */
export type Card = number;
export type Family = 'putnam' | 'porter' | 'proctor' | 'neutral';
export type Side = 'V' | 'T';
export type Kind = 'hammer' | 'puritan' | 'clock' | 'pentagram';
export type Back = 'red' | 'blue';

/** How many: a number, or counted when the effect happens: a base, and 1 for each such card in the own Circle. */
export type Count =
  | number
  | {
      readonly base: number;
      /** A family, the Afflicted Girls, or the card with this id. */
      readonly each: Exclude<Family, 'neutral'> | 'afflicted' | `COL${number}`;
      readonly most: number;
    };

/** The vocabulary of hammer abilities: what each word does is in `rules/effects.ts`, how it is said in `words/effects.ts`. */
export type Effect =
  | {
      readonly do: 'accuse';
      readonly count: Count;
      readonly on: 'any' | 'rows' | 'self';
      /** Influence gained if the target had an Accusation before this one. */
      readonly gainIfAccused: number;
    }
  | { readonly do: 'frighten' }
  | { readonly do: 'gain'; readonly count: Count }
  | { readonly do: 'pay'; readonly count: number }
  | { readonly do: 'spectral' }
  | { readonly do: 'arrest'; readonly surcharge: number }
  | { readonly do: 'bring'; readonly surcharge: number }
  | TargetEffect;

/** Effects that ask for a Colonist. */
export type TargetEffect =
  /** Takes off 1 Accusation; gains Influence if the target is not in the active player's own Circle. */
  | (Target<'exonerate'> & { readonly gainIfElsewhere: number })
  /** Takes off 1 Fear. */
  | Target<'calm'>
  /** A token is moved in two effects: whose it is, and who gets it. */
  | Target<'accusationFrom'>
  | Target<'accusationTo', 'another'>
  | Target<'fearFrom'>
  | Target<'fearTo', 'another'>
  | Target<'protect'>
  /** Puts down a Reputation token (SAL-R39). */
  | Target<'endow', 'circle'>;

interface Target<Word, Whom = 'any' | 'circle' | 'another'> {
  readonly do: Word;
  /** `circle`: the own one. `another`: a Colonist other than that of the effect before, if that had one. */
  readonly whom: Whom;
  /** It may be declined. */
  readonly may: boolean;
}

export interface Mode {
  /** What is chosen, where there are several. */
  readonly name: string;
  readonly effects: readonly Effect[];
}

export interface ColonistCard {
  readonly id: string;
  readonly name: string;
  readonly back: Back;
  readonly starting: boolean;
  readonly afflicted: boolean;
  /** For `his` and `her`. */
  readonly man: boolean;
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
