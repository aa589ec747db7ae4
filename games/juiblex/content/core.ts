/** Cards that are in every game: the starting decks and the shared piles. */
import { NO_COST } from './types.ts';
import type { CardText } from './types.ts';
import { card, influence, pay, power, returnThisToSupply } from './verbs.ts';

// id, name, copies, aspect, type, cost, VP in the deck, VP in the inner circle, what it does, what it does when discarded by force
export const core: readonly CardText[] = [
  card('CO1', 'Noble', 28, 'obedience', 'Drow', NO_COST, 0, 1, [influence(1)]),
  card('CO2', 'Soldier', 12, 'obedience', 'Drow', NO_COST, 0, 1, [power(1)]),
  card('CO3', 'House Guard', 15, 'obedience', 'Drow', 3, 1, 3, [power(2)]),
  card('CO4', 'Priestess of Lolth', 15, 'obedience', 'Drow', 2, 1, 2, [influence(2)]),
  card('CO5', 'Insane Outcast', 30, 'none', 'Drow', NO_COST, -1, 0, [pay('discardHand', returnThisToSupply)]),
];
