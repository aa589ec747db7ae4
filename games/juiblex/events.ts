/** What can happen, as it is told: in the past tense, with the rule that caused it. */
import type { Event, Seat } from '@vesper/kernel';
import type { Card, HalfDeck, Row, Site, Slot, Space } from './content/types.ts';
import type { Offer, Spy } from './agenda.ts';
import type { Colour, Trigger } from './state.ts';

type Happened<Name extends string, Fields> = Event & { readonly event: Name } & Fields;

type BySeat<Fields = unknown> = { readonly seat: Seat } & Fields;
type BySeatAmount = BySeat<{ readonly amount: number; readonly card: Card }>;

export type JuiblexEvent =
  | Happened<'gameBegan', { readonly decks: readonly HalfDeck[]; readonly seat: Seat }>
  | Happened<'scourgePlaced', BySeat<{ readonly site: Site }>>
  | Happened<'marketLaid', { readonly cards: readonly Card[]; readonly spreads: number }>
  | Happened<'turnBegan', BySeat<{ readonly round: number; readonly influence: number }>>
  | Happened<'cardPlayed', BySeat<{ readonly card: Card }>>
  | Happened<'playedFrom', BySeat<{ readonly card: Card; readonly from: 'inner' | 'market' }>>
  | Happened<'powerGained', BySeatAmount>
  | Happened<'influenceGained', BySeatAmount>
  | Happened<'vpGained', BySeatAmount>
  | Happened<
      'cardsDrawn',
      BySeat<{ readonly amount: number; readonly reshuffled: boolean; readonly cards?: readonly Card[] }>
    >
  | Happened<'troopDeployed', BySeat<{ readonly space: Space; readonly left: number }>>
  | Happened<'pointInstead', BySeat>
  | Happened<'troopAssassinated', BySeat<{ readonly space: Space; readonly colour: Colour }>>
  | Happened<'troopMoved', BySeat<{ readonly from: Space; readonly to: Space; readonly colour: Colour }>>
  | Happened<'troopReturned', BySeat<{ readonly space: Space; readonly colour: Colour }>>
  | Happened<'trophyDeployed', BySeat<{ readonly hall: Seat; readonly space: Space; readonly colour: Colour }>>
  | Happened<'spyPlaced', BySeat<{ readonly site: Site }>>
  | Happened<'spyReturned', BySeat<{ readonly spy: Spy }>>
  /** With the influence that it gives at once. */
  | Happened<'markerTaken', BySeat<{ readonly site: Site; readonly from: Seat; readonly influence: number }>>
  | Happened<'markerBack', { readonly site: Site; readonly from: Seat }>
  | Happened<'markerScored', BySeat<{ readonly site: Site; readonly vp: number }>>
  | Happened<'recruited', BySeat<{ readonly card: Card; readonly offer: Offer; readonly paid: number }>>
  | Happened<'slotFilled', { readonly card: Card; readonly slot: Slot }>
  | Happened<'spreadRevealed', { readonly card: Card; readonly slot: Slot }>
  | Happened<'cardDevoured', BySeat<{ readonly card: Card; readonly from: 'hand' | 'inner' | 'play' | 'market' }>>
  | Happened<'outcastBack', BySeat<{ readonly card: Card }>>
  | Happened<'marketReplaced', BySeat<{ readonly card: Card; readonly slot: Slot }>>
  | Happened<'cardPromoted', BySeat<{ readonly card: Card; readonly from: 'play' | 'deck' | 'discard' | 'hand' }>>
  | Happened<'effectQueued', BySeat<{ readonly card: Card; readonly row: Row }>>
  | Happened<'deckDiscarded', BySeat<{ readonly amount: number }>>
  | Happened<'devouredOpened', BySeat>
  | Happened<'cardRevealed', BySeat<{ readonly card: Card }>>
  | Happened<'outcastRecruited', BySeat<{ readonly by: Seat; readonly amount: number }>>
  | Happened<'cardDiscarded', BySeat<{ readonly card: Card; readonly by: Seat }>>
  | Happened<'cardReacted', BySeat<{ readonly card: Card }>>
  | Happened<'scourgeMoved', { readonly from: Site; readonly to: Site }>
  | Happened<
      'scourgeRolled',
      { readonly sites: readonly Site[]; readonly rolled: number; readonly to: Site; readonly again: boolean }
    >
  | Happened<'scourgeLured', BySeat<{ readonly site: Site }>>
  | Happened<'tokenPlaced', { readonly space: Space; readonly supply: number }>
  | Happened<'scourgeStuck', { readonly site: Site }>
  | Happened<'spreadSpent', { readonly seat: Seat }>
  | Happened<'whiteRemoved', { readonly space: Space }>
  | Happened<'whiteAfflicted', { readonly space: Space }>
  | Happened<'troopAfflicted', BySeat<{ readonly space: Space; readonly by: Seat; readonly total: number }>>
  | Happened<'troopsRescued', BySeat<{ readonly amount: number }>>
  | Happened<'declined', BySeat<{ readonly card: Card }>>
  | Happened<
      'nothingPossible',
      BySeat<{ readonly card: Card; readonly row: Row; readonly index: number; readonly why: string }>
    >
  | Happened<'endTriggered', BySeat<{ readonly why: Trigger }>>
  | Happened<'leftUnspent', BySeat<{ readonly power: number; readonly influence: number; readonly cards: number }>>
  | Happened<'turnEnded', BySeat>
  | Happened<'scored', BySeat<{ readonly line: string; readonly points: number }>>
  | Happened<'won', { readonly winners: readonly Seat[]; readonly places: readonly number[] }>;
