/** Half-deck: Aberrations. */
import type { CardText } from './types.ts';
import {
  card,
  assassinate,
  assassinateWhite,
  deploy,
  discard,
  draw,
  endOfTurn,
  influence,
  mayPromoteThis,
  oneOf,
  pay,
  per,
  playFromInnerCircle,
  playFromMarket,
  power,
  promote,
  promoteTop,
  returnAnyUpTo,
  spy,
} from './verbs.ts';

// id, name, copies, aspect, type, cost, VP in the deck, VP in the inner circle, what it does, what it does when discarded by force
export const aberrations: readonly CardText[] = [
  card('AB01', 'Aboleth', 1, 'guile', 'Aberration', 7, 4, 7, [oneOf([spy(2)], [draw(per(1, 'ownSpiesOnMap'))])]),
  card('AB02', 'Ambassador', 4, 'ambition', 'Illithid', 3, 1, 3, [endOfTurn(promote(1))], [mayPromoteThis]),
  card('AB03', 'Beholder', 1, 'malice', 'Aberration', 5, 3, 6, [assassinate(1), power(per(3, 'trophies'))]),
  card('AB04', 'Brainwashed Slave', 2, 'guile', 'Aberration', 4, 2, 3, [
    oneOf([spy(1)], [pay('returnSpy', power(2), influence(2))]),
  ]),
  card('AB05', 'Chuul', 2, 'guile', 'Aberration', 3, 1, 4, [spy(1), discard('eachThere', 1, 3)]),
  card('AB06', 'Cloaker', 3, 'guile', 'Aberration', 2, 1, 3, [
    oneOf([spy(1)], [pay('returnSpy', assassinate(1, 'there'))]),
  ]),
  card('AB07', 'Cranium Rats', 3, 'conquest', 'Beast', 2, 1, 3, [deploy(2), discard('oneOpponent', 1, 3)]),
  card('AB08', 'Death Tyrant', 1, 'malice', 'Aberration', 7, 3, 6, [
    assassinate(3, 'oneSite', true),
    influence(per(1, 'justAssassinated')),
  ]),
  card('AB09', 'Elder Brain', 1, 'ambition', 'Aberration', 7, 4, 9, [promoteTop, playFromInnerCircle]),
  card('AB10', 'Gauth', 2, 'malice', 'Aberration', 3, 2, 3, [
    oneOf([influence(2)], [draw(1), discard('oneOpponent', 1, 3)]),
  ]),
  card('AB11', 'Grimlock', 2, 'conquest', 'Grimlock', 1, 0, 1, [deploy(2)], [draw(2)]),
  card('AB12', 'Intellect Devourer', 2, 'ambition', 'Aberration', 4, 1, 3, [oneOf([influence(3)], [returnAnyUpTo(2)])]),
  card('AB13', 'Mindwitness', 3, 'malice', 'Aberration', 3, 1, 3, [assassinate(1), discard('ownerOfStruck', 1, 3)]),
  card('AB14', 'Neogi', 1, 'conquest', 'Aberration', 7, 4, 8, [deploy(4), endOfTurn(discard('eachOpponent', 1))]),
  card('AB15', 'Nothic', 2, 'guile', 'Aberration', 3, 1, 3, [
    oneOf([spy(1)], [pay('returnSpy', draw(1), discard('eachOpponent', 1, 3))]),
  ]),
  card('AB16', 'Puppeteer', 2, 'ambition', 'Illithid', 5, 2, 6, [influence(2), endOfTurn(promote(1))]),
  card('AB17', 'Quaggoth', 2, 'conquest', 'Quaggoth', 5, 2, 4, [assassinateWhite(per(1, 'controlledSites'))]),
  card('AB18', 'Spectator', 3, 'malice', 'Aberration', 4, 2, 3, [power(2), influence(1)]),
  card('AB19', 'Ulitharid', 1, 'ambition', 'Illithid', 6, 3, 6, [playFromMarket(4)]),
  card('AB20', 'Umber Hulk', 2, 'conquest', 'Monstrosity', 4, 2, 4, [deploy(3)], [discard('causer', 1)]),
];
