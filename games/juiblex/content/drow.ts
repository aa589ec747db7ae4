/** Half-deck: Drow. */
import type { CardText } from './types.ts';
import {
  card,
  assassinate,
  assassinateWhite,
  atLeast,
  deckToDiscard,
  deploy,
  draw,
  endOfTurn,
  influence,
  move,
  oneOf,
  otherTroopThere,
  pay,
  power,
  promote,
  promoteDiscard,
  returnOther,
  spy,
  supplant,
  supplantWhite,
  timesOneOf,
  when,
} from './verbs.ts';

// id, name, copies, aspect, type, cost, VP in the deck, VP in the inner circle, what it does, what it does when discarded by force
export const drow: readonly CardText[] = [
  card('DW01', 'Advance Scout', 3, 'conquest', 'Drow', 3, 1, 3, [supplantWhite(1)]),
  card('DW02', 'Advocate', 4, 'ambition', 'Drow', 2, 1, 2, [oneOf([influence(2)], [endOfTurn(promote(1))])]),
  card('DW03', 'Blackguard', 4, 'malice', 'Drow', 3, 1, 3, [oneOf([power(2)], [assassinate(1)])]),
  card('DW04', 'Bounty Hunter', 2, 'malice', 'Drow', 4, 2, 4, [power(3)]),
  card('DW05', 'Chosen of Lolth', 2, 'ambition', 'Drow', 4, 2, 4, [returnOther(1), endOfTurn(promote(1))]),
  card('DW06', 'Council Member', 1, 'ambition', 'Drow', 6, 3, 6, [move(2, true), endOfTurn(promote(1))]),
  card('DW07', 'Deathblade', 1, 'malice', 'Drow', 6, 3, 6, [assassinate(2)]),
  card('DW08', 'Doppelganger', 2, 'malice', 'Doppelganger', 5, 3, 5, [supplant(1)]),
  card('DW09', 'Drow Negotiator', 2, 'ambition', 'Drow', 3, 1, 2, [
    when(atLeast(4, 'innerCircle'), influence(3)),
    endOfTurn(promote(1)),
  ]),
  card('DW10', 'Infiltrator', 2, 'guile', 'Drow', 3, 1, 2, [spy(1), when(otherTroopThere, power(1))]),
  card('DW11', 'Information Broker', 2, 'guile', 'Drow', 5, 2, 5, [oneOf([spy(1)], [pay('returnSpy', draw(3))])]),
  card('DW12', 'Inquisitor', 1, 'malice', 'Drow', 3, 2, 4, [oneOf([influence(2)], [assassinate(1)])]),
  card('DW13', 'Master of Melee-Magthere', 2, 'conquest', 'Drow', 5, 2, 5, [
    oneOf([deploy(4)], [supplantWhite(1, 'anywhere')]),
  ]),
  card('DW14', 'Masters of Sorcere', 1, 'guile', 'Drow', 5, 2, 5, [oneOf([spy(2)], [pay('returnSpy', power(4))])]),
  card('DW15', 'Matron Mother', 1, 'ambition', 'Drow', 6, 3, 6, [deckToDiscard, promoteDiscard]),
  card('DW16', 'Mercenary Squad', 2, 'conquest', 'Drow', 3, 1, 4, [deploy(3)]),
  card('DW17', 'Spellspinner', 3, 'guile', 'Drow', 3, 1, 3, [
    oneOf([spy(1)], [pay('returnSpy', supplant(1, 'there'))]),
  ]),
  card('DW18', 'Spy Master', 2, 'guile', 'Drow', 2, 1, 2, [spy(1)]),
  card('DW19', 'Underdark Ranger', 2, 'conquest', 'Drow', 4, 2, 4, [assassinateWhite(2)]),
  card('DW20', 'Weaponmaster', 1, 'conquest', 'Drow', 6, 3, 6, [timesOneOf(3, [deploy(1)], [assassinateWhite(1)])]),
];
