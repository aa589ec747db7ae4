/** Which event is told in which part of the log. */
import type { DungeonEvent } from '../events.ts';
import type { CombatEvent } from '../events/combat.ts';

export type BattleLog = CombatEvent['event'];

/** Giving and carrying out orders, and what changes hands. */
export type OrderLog =
  | 'nonPlayerOrdered'
  | 'orderGiven'
  | 'nonPlayerOrderGiven'
  | 'giftCommitted'
  | 'ordersOpened'
  | 'minionPlaced'
  | 'minionBlocked'
  | 'orderPerformed'
  | 'orderDeclined'
  | 'orderUnplayable'
  | 'paid'
  | 'gained'
  | 'lost'
  | 'impsSetToWork'
  | 'evilMoved'
  | 'spied'
  | 'tunnelDug'
  | 'goldMined'
  | 'trapsDrawn'
  | 'trapDeckRefilled'
  | 'trapReturned'
  | 'trapDiscarded'
  | 'creatureHired'
  | 'creatureLeft'
  | 'roomBuilt'
  | 'petsDrawn'
  | 'petKept'
  | 'trapKept'
  | 'cardsPutBack'
  | 'tileRestored'
  | 'goldDeposited'
  | 'laboratoryRented'
  | 'expertiseTaken'
  | 'tunnelImproved'
  | 'redMarks'
  | 'prisonerDiscarded'
  | 'ordersJudged';

export type SeasonLog = Exclude<DungeonEvent['event'], BattleLog | OrderLog>;
