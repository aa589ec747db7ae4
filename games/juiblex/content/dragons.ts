/** Half-deck: Dragons. */
import type { CardText } from './types.ts';
import {
  card,
  assassinate,
  assassinateWhite,
  atLeast,
  deploy,
  draw,
  endOfTurn,
  influence,
  mayDevourMarket,
  move,
  oneOf,
  otherTroopThere,
  pay,
  per,
  power,
  promote,
  promoteUpTo,
  returnOther,
  returnOtherSpy,
  spy,
  supplant,
  supplantWhite,
  vp,
  when,
} from './verbs.ts';

// id, name, copies, aspect, type, cost, VP in the deck, VP in the inner circle, what it does, what it does when discarded by force
export const dragons: readonly CardText[] = [
  card('DR01', 'Black Dragon', 1, 'conquest', 'Dragon', 7, 3, 7, [
    supplantWhite(1, 'anywhere'),
    vp(per(3, 'whiteTrophies')),
  ]),
  card('DR02', 'Black Wyrmling', 2, 'conquest', 'Dragon', 3, 1, 4, [influence(1), assassinateWhite(1)]),
  card('DR03', 'Blue Dragon', 1, 'ambition', 'Dragon', 8, 4, 8, [
    endOfTurn(promoteUpTo(2)),
    endOfTurn(vp(per(3, 'innerCircle'))),
  ]),
  card('DR04', 'Blue Wyrmling', 2, 'ambition', 'Dragon', 5, 2, 4, [influence(3), returnOther(1)]),
  card('DR05', 'Cleric of Laogzed', 2, 'ambition', 'Troglodyte', 4, 2, 4, [move(1), endOfTurn(promote(1))]),
  card('DR06', 'Cult Fanatic', 2, 'ambition', 'Half-Dragon', 3, 1, 4, [influence(2), mayDevourMarket]),
  card('DR07', 'Dragon Cultist', 4, 'malice', 'Human', 3, 1, 4, [oneOf([power(2)], [influence(2)])]),
  card('DR08', 'Dragonclaw', 2, 'malice', 'Human', 4, 1, 3, [
    assassinate(1),
    when(atLeast(5, 'playerTrophies'), power(2)),
  ]),
  card('DR09', 'Enchanter of Thay', 3, 'guile', 'Human', 4, 1, 3, [oneOf([spy(1)], [pay('returnSpy', power(4))])]),
  card('DR10', 'Green Dragon', 1, 'guile', 'Dragon', 7, 3, 7, [
    oneOf([spy(1), supplant(1, 'there')], [pay('returnSpy', supplant(1, 'there'), vp(per(1, 'markersHeld')))]),
  ]),
  card('DR11', 'Green Wyrmling', 2, 'guile', 'Dragon', 4, 2, 4, [spy(1), when(otherTroopThere, influence(2))]),
  card('DR12', 'Kobold', 3, 'conquest', 'Kobold', 1, 1, 2, [oneOf([deploy(1)], [assassinateWhite(1)])]),
  card('DR13', 'Rath Modar', 1, 'guile', 'Human', 6, 2, 5, [draw(2), spy(1)]),
  card('DR14', 'Red Dragon', 1, 'malice', 'Dragon', 8, 4, 8, [
    supplant(1),
    returnOtherSpy(1),
    vp(per(1, 'totalControlSites')),
  ]),
  card('DR15', 'Red Wyrmling', 2, 'malice', 'Dragon', 5, 3, 5, [power(2), influence(2)]),
  card('DR16', 'Severin Silrajin', 1, 'malice', 'Human', 7, 4, 8, [power(5)]),
  card('DR17', 'Watcher of Thay', 3, 'guile', 'Human', 3, 2, 3, [oneOf([spy(1)], [pay('returnSpy', influence(3))])]),
  card('DR18', 'White Dragon', 1, 'conquest', 'Dragon', 6, 2, 5, [deploy(3), vp(per(2, 'controlledSites'))]),
  card('DR19', 'White Wyrmling', 3, 'conquest', 'Dragon', 2, 1, 3, [deploy(2), mayDevourMarket]),
  card('DR20', 'Wyrmspeaker', 3, 'ambition', 'Dwarf', 3, 1, 3, [influence(1), endOfTurn(promote(1))]),
];
