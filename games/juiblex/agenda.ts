/** What can stand on the agenda, the steps of the rules and the decisions of the players, and what may be chosen. */
import type { Asks, ChoiceOf, Decision, FrameOf, Seat } from '@vesper/kernel';
import type { Card, Row, Site, Slot, Space } from './content/types.ts';
import type { JuiblexState } from './state.ts';

// ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where a row of effects stands, and whose it is. */
export interface At {
  readonly seat: Seat;
  readonly row: Row;
  readonly index: number;
}

/** The same in the middle of an effect that is done several times. */
export interface Within extends At {
  /** How often it is still to be done, this time included. */
  readonly left: number;
}

export type JuiblexStep =
  // setup.ts
  /** The options that may be left to chance. */
  | {
      readonly do: 'deal';
      readonly halfDeck: string;
      readonly secondDeck: string;
      readonly outer: string;
      readonly firstPlayer: string;
    }
  | { readonly do: 'layMarket' }
  | { readonly do: 'prepareScourge' }
  // rules/turn.ts
  | { readonly do: 'beginTurn' }
  | { readonly do: 'endOfTurn' }
  | { readonly do: 'queued' }
  | { readonly do: 'tidyUp' }
  // rules/effects.ts
  | ({ readonly do: 'effects' } & At)
  | ({ readonly do: 'again' } & Within)
  | { readonly do: 'cardDone' }
  // rules/market.ts
  | { readonly do: 'refill'; readonly slot: Slot }
  // rules/spread.ts
  | { readonly do: 'spread' }
  /** `next` = how many seats after the active one. */
  | { readonly do: 'spreadLosses'; readonly payer: Seat; readonly next: number }
  // rules/opponents.ts
  | { readonly do: 'forceDiscard'; readonly seat: Seat; readonly by: Seat; readonly left: number };

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** "Up to" has been said, or it is an offer: nothing more is wanted. */
export type OrStop<T> = T | 'stop';

/**
 * A main action (JUB-B2.3): a card of the hand is its own number; the others are numbered from these on, by space, by what is
 * recruited, by spy.
 */
export type Action = number | 'takePoint' | 'endTurn';
export const ASSASSINATE = 1000;
export const DEPLOY = 2000;
export const RECRUIT = 3000;
export const RETURN_SPY = 4000;

/** What can be recruited: a slot of the market, one of the two piles, or the opened top of the devoured pile. */
export type Offer = number;
export const HOUSE_GUARDS: Offer = 6;
export const PRIESTESSES: Offer = 7;
export const DEVOURED: Offer = 8;
export const OFFERS = 9;

/** A spy of a seat at a site, as one number. */
export type Spy = number;
export const spyAt = (site: Site, seat: Seat): Spy => site * 4 + seat;
export const siteOfSpy = (spy: Spy): Site => spy >> 2;
export const ownerOfSpy = (spy: Spy): Seat => spy & 3;

/** A troop is its space; a spy is its number from here on. */
export type Returned = number;
export const SPY = 1000;

/** A troop of a colour in a trophy hall, as one number. */
export type Trophy = number;
export const trophyIn = (hall: Seat, colour: number): Trophy => hall * 5 + colour;
export const hallOf = (trophy: Trophy): Seat => Math.floor(trophy / 5);
export const colourOf = (trophy: Trophy): number => trophy % 5;

/** Everything that is asked: what it is answered with, what its frame says, and the facts of its candidates. */
export type JuiblexAsks = {
  startDeploy: Asks<Space>;
  scourgeSite: Asks<Site>;
  scourgeSpace: Asks<Space, { readonly site: Site }>;
  act: Asks<Action>;
  chooseOne: Asks<number, Within>;
  /** A card of the hand or of the inner circle, the site of an own spy, or this card. */
  payCost: Asks<number | 'pay' | 'decline', Within>;
  revealForFocus: Asks<Card | 'decline', At>;
  deploySpace: Asks<Space, Within>;
  targetTroop: Asks<OrStop<Space>, Within>;
  moveFrom: Asks<OrStop<Space>, Within>;
  moveTo: Asks<Space, Within & { readonly from: Space }>;
  spySite: Asks<Site, Within>;
  spyRecycle: Asks<Site | 'decline', Within>;
  returnTarget: Asks<OrStop<Returned>, Within>;
  promoteCard: Asks<OrStop<Card>, Within>;
  marketCard: Asks<OrStop<Offer>, Within>;
  pickOpponent: Asks<Seat, At>;
  discardCard: Asks<Card, { readonly by: Seat; readonly left: number }>;
  react: Asks<'promote' | 'leave', At>;
  pickTrophy: Asks<OrStop<Trophy>, Within & { readonly hall: Seat }>;
  trophySpace: Asks<Space, Within & { readonly hall: Seat; readonly trophy: Trophy }>;
  playInner: Asks<Card, At>;
  spreadSpace: Asks<Space>;
  spreadWhite: Asks<Space>;
  spreadPay: Asks<Space>;
  spreadLoss: Asks<Space>;
  seepSpace: Asks<Space, Within>;
};

export type AskName = keyof JuiblexAsks;
export type JuiblexAsk = FrameOf<JuiblexAsks>;
export type Ask<Name extends AskName> = FrameOf<JuiblexAsks, Name>;
export type JuiblexDecision<Name extends AskName> = Decision<JuiblexState, Ask<Name>, ChoiceOf<JuiblexAsks, Name>>;

export type JuiblexFrame = JuiblexStep | JuiblexAsk;
