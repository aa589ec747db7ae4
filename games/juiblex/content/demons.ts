/** Half-deck: Demons. */
import type { CardText } from './types.ts';
import {
  card,
  assassinate,
  assassinateWhite,
  deploy,
  draw,
  endOfTurn,
  influence,
  move,
  oneOf,
  outcast,
  pay,
  payRepeatedly,
  power,
  promote,
  promoteTop,
  promoteUpTo,
  spy,
  supplant,
  supplantWhite,
  trophyDeployUpTo,
} from './verbs.ts';

// id, name, copies, aspect, type, cost, VP in the deck, VP in the inner circle, what it does, what it does when discarded by force
export const demons: readonly CardText[] = [
  card('DM01', 'Balor', 1, 'conquest', 'Fiend', 6, 3, 6, [pay('devourHand', supplantWhite(1, 'anywhere'), deploy(1))]),
  card('DM02', 'Demogorgon', 1, 'conquest', 'Fiend', 8, 5, 10, [
    pay('devourHand', supplantWhite(2), outcast('eachOpponent', 2)),
  ]),
  card('DM03', 'Derro', 2, 'conquest', 'Derro', 3, 1, 4, [supplantWhite(1, 'anywhere'), outcast('self', 1)]),
  card('DM04', 'Ettin', 3, 'conquest', 'Giant', 4, 1, 2, [oneOf([deploy(3)], [assassinateWhite(2)])]),
  card('DM05', 'Ghoul', 3, 'malice', 'Undead', 4, 2, 4, [power(2), outcast('eachOpponent', 1)]),
  card('DM06', 'Gibbering Mouther', 3, 'conquest', 'Aberration', 2, 1, 3, [
    deploy(2),
    outcast('adjacentToDeployed', 1),
  ]),
  card('DM07', 'Glabrezu', 1, 'malice', 'Fiend', 5, 2, 4, [pay('devourHand', assassinate(2))]),
  card('DM08', "Graz'zt", 1, 'guile', 'Fiend', 6, 2, 5, [
    oneOf([spy(2)], [payRepeatedly('returnSpy', supplant(1, 'there'))]),
  ]),
  card('DM09', 'Hezrou', 2, 'ambition', 'Fiend', 3, 1, 3, [move(1), promoteTop]),
  card('DM10', 'Jackalwere', 3, 'guile', 'Shapechanger', 4, 2, 4, [
    oneOf([spy(1)], [pay('returnSpy', power(2), influence(2))]),
  ]),
  card('DM11', 'Marilith', 2, 'malice', 'Fiend', 6, 2, 5, [pay('devourHand', power(5))]),
  card('DM12', 'Mind Flayer', 3, 'malice', 'Illithid', 3, 1, 3, [
    pay('devourHand', oneOf([influence(3)], [assassinate(1)])),
  ]),
  card('DM13', 'Myconid Adult', 3, 'ambition', 'Myconid', 3, 1, 3, [influence(2), outcast('oneOpponent', 1)]),
  card('DM14', 'Myconid Sovereign', 2, 'ambition', 'Myconid', 4, 2, 5, [
    outcast('oneOpponent', 1),
    endOfTurn(promote(1)),
  ]),
  card('DM15', 'Nalfeshnee', 2, 'ambition', 'Fiend', 5, 2, 5, [influence(3), promoteTop]),
  card('DM16', 'Night Hag', 3, 'guile', 'Fiend', 3, 1, 3, [oneOf([spy(1)], [pay('returnSpy', draw(2))])]),
  card('DM17', 'Orcus', 1, 'malice', 'Fiend', 8, 5, 10, [
    pay('devourHand', assassinate(2), trophyDeployUpTo(2, 'any', 'anywhere')),
  ]),
  card('DM18', 'Succubus', 2, 'guile', 'Fiend', 5, 2, 5, [pay('devourHand', spy(1), assassinate(1, 'there'))]),
  card('DM19', 'Vrock', 1, 'guile', 'Fiend', 5, 2, 4, [oneOf([spy(1)], [pay('returnSpy', power(5))])]),
  card('DM20', 'Zuggtmoy', 1, 'ambition', 'Fiend', 6, 3, 6, [
    pay('devourInner', influence(3), endOfTurn(promoteUpTo(2))),
  ]),
];
