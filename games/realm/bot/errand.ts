/** One thing a hero could do with its Daytime, and what it is made from. */
import { cardColour } from '../content/cards.ts';
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState } from '../state.ts';
import type { Campaign } from './campaign.ts';
import type { Outlook } from './danger.ts';
import { cardWorth } from './means.ts';
import type { Means } from './means.ts';

export type Deed =
  | 'engage'
  | 'archery'
  | 'fireball'
  | 'battleFury'
  | 'rumors'
  | 'healLand'
  | 'sanctify'
  | 'healWounds'
  | 'buildGate'
  | 'quest'
  | 'attack'
  | 'stay';

export interface Errand {
  readonly at: Space;
  readonly deed: Deed;
  readonly value: number;
  /** Actions it takes there. */
  readonly cost: number;
  /** The errand that must be done before, which stands just before it; or NONE. */
  readonly after: number;
  /** Of archery: where the minions are; of Rumors: the colour; of what costs a card: the card; else NONE. */
  readonly what: number;
  /** Minions expected in the space afterwards, NONE = as many as before. */
  readonly leaves: number;
}

/** What the errands of a hero are made from. */
export interface Making {
  readonly s: RealmState;
  readonly hero: Hero;
  readonly means: Means;
  readonly outlook: Outlook;
  readonly campaign: Campaign | null;
  readonly errands: Errand[];
}

/** One action in a place that depends on nothing, unless said otherwise. */
export function add({ errands }: Making, at: Space, deed: Deed, value: number, more: Partial<Errand> = {}): void {
  errands.push({ at, deed, value, cost: 1, after: NONE, what: NONE, leaves: NONE, ...more });
}

/** For the second and further links of a chain. */
export function afterLast({ errands }: Making): { readonly after: number } {
  return { after: errands.length - 1 };
}

/** The least useful card of a colour in the hand beside `but`, or NONE. */
export function cheapestOf({ hero, means }: Making, colour: Colour, but: Card): Card {
  let best = NONE;
  for (const card of hero.hand) {
    if (cardColour[card] !== colour || card === but) continue;
    if (best === NONE || cardWorth(means, card) < cardWorth(means, best)) best = card;
  }
  return best;
}
