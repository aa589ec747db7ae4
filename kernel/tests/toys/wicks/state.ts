/** What lies on the table, in the manual's words; and what is still to happen, and what can be told. */
import type { RuleId, ScoreLine, Seat, Seen, State, TogetherFrame } from '../../../index.ts';

/** A card is its number: candles 1 to 8, three of each, and the Snuffer. */
export type Card = number;
export const CANDLES: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8];
export const COPIES = 3;
export const SNUFFER: Card = 0;
export const SNUFFERS = 4;
export const HAND = 3;
export const MOST_WAX = 3;
export const ACTIONS = 2;
export const POLISH = 2;

export interface Player {
  /** Known to the seat alone. */
  hand: Card[];
  wax: number;
  /** Burning in front of the seat, for all to see. */
  lit: Card[];
  polished: Card[];
  /** The sealed bid, and whether a token of wax shields it; `null` = not yet decided this night. */
  bid: Card | null;
  shield: boolean | null;
}

export interface Wicks extends State<WicksFrame> {
  readonly nights: number;
  /** Of the wind's die. */
  readonly sides: number;
  night: number;
  starter: Seat;
  /** The wind last rolled; 0 = none yet. */
  wind: number;
  supply: number;
  /** The last card is on top. */
  deck: Card[];
  /** Face up. */
  discard: Card[];
  players: Player[];
}

export type Tend = { readonly ask: 'tend'; readonly seat: Seat; readonly actions: number };
/** The card has left the deck and lies before the keeper's eyes only, so the decision is `hidden`. */
export type Scry = { readonly ask: 'scry'; readonly seat: Seat; readonly card: Card };
export type Snuff = { readonly ask: 'snuff'; readonly seat: Seat; readonly keeper: Seat };

export type WicksFrame =
  | { readonly do: 'nightfall' | 'drawCards' | 'reveal' | 'rollWind' | 'lightCandles' | 'endNight' }
  | { readonly ask: 'bid' | 'shield' | 'polish'; readonly seat: Seat }
  | Tend
  | Scry
  | Snuff
  | TogetherFrame<WicksFrame>;

/** A secret part is flattened into the event for those who may see it, hence the optional fields. */
export type WicksEvent = { readonly rule: RuleId } & (
  | { readonly event: 'nightFell'; readonly night: number }
  | { readonly event: 'deckShuffled'; readonly cards: number }
  | {
      readonly event: 'cardDrawn' | 'cardKept';
      readonly seat: Seat;
      readonly card?: Card;
      readonly secret?: { readonly to: readonly Seat[]; readonly card: Card };
    }
  | { readonly event: 'cardBid'; readonly seat: Seat; readonly card: Card }
  | { readonly event: 'bidRevealed'; readonly seat: Seat; readonly card: Card; readonly shield: boolean }
  | { readonly event: 'windRolled'; readonly wind: number }
  | { readonly event: 'candleLit'; readonly seat: Seat; readonly card: Card }
  | { readonly event: 'candleBlownOut' | 'candlesDrowned'; readonly seat: Seat; readonly card: Card }
  | { readonly event: 'waxGathered'; readonly seat: Seat }
  | { readonly event: 'candlePolished'; readonly seat: Seat; readonly card: Card }
  | { readonly event: 'topSeen'; readonly seat: Seat; readonly card: Card; readonly only?: readonly Seat[] }
  | { readonly event: 'cardDropped'; readonly seat: Seat; readonly card: Card }
  | { readonly event: 'snufferPlayed'; readonly seat: Seat; readonly keeper: Seat; readonly card: Card }
  | { readonly event: 'morningCame' }
);

/** All seats clockwise, beginning with the starter. */
export function inTurnOrder(s: Wicks): Seat[] {
  return s.players.map((_, i) => (s.starter + i) % s.players.length);
}

export function points({ lit, polished, wax }: Pick<Player, 'lit' | 'polished' | 'wax'>): number {
  return sum(lit) + sum(polished) + POLISH * polished.length + wax;
}

/** The score sheet of a seat if morning came now. */
export function linesOf(
  { lit, polished, wax }: Seen<Pick<Player, 'lit' | 'polished' | 'wax'>>,
  seat: Seat,
): ScoreLine[] {
  return [
    { seat, rule: 'WIC-13', line: 'candles', points: sum(lit) + sum(polished) },
    { seat, rule: 'WIC-10', line: 'polish', points: POLISH * polished.length },
    { seat, rule: 'WIC-13', line: 'wax', points: wax },
  ];
}

export function sum(cards: readonly Card[]): number {
  return cards.reduce((total, card) => total + card, 0);
}
