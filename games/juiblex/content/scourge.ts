/** Half-deck: Scourge of Juiblex (JUB-2.4 to JUB-2.6). */
import { NO_COST } from './types.ts';
import type { CardText } from './types.ts';
import {
  card,
  afflict,
  assassinate,
  atLeast,
  deploy,
  draw,
  endOfTurn,
  influence,
  lureThere,
  oneOf,
  ownTroopAfflicted,
  pay,
  per,
  power,
  promote,
  promoteUpTo,
  rescue,
  seepThere,
  spread,
  spy,
  struckAfflicted,
  supplant,
  thereIsAfflicted,
  vp,
  when,
} from './verbs.ts';

// id, name, copies, aspect, type, cost, VP in the deck, VP in the inner circle, what it does, what it does when discarded by force
export const scourge: readonly CardText[] = [
  card('JU01', 'The Affliction Spreads...', 13, 'none', 'Event', NO_COST, 0, 0, []),
  card('JU02', 'Afflicted Guard', 2, 'malice', 'Drow', 2, 1, 3, [when(ownTroopAfflicted, assassinate(1, 'afflicted'))]),
  card('JU03', 'Caustic Slime', 2, 'malice', 'Ooze', 4, 2, 4, [
    oneOf([power(2)], [pay('devourThis', afflict(1, 'afflictedPresence'))]),
  ]),
  card('JU04', 'Black Pudding', 2, 'malice', 'Ooze', 4, 2, 4, [assassinate(1), when(struckAfflicted, power(2))]),
  card('JU05', 'Juiblex, the Faceless Lord', 1, 'malice', 'Fiend', 8, 5, 10, [spread(2), afflict(1)]),
  card('JU06', 'Slime Thralls', 3, 'conquest', 'Drow', 2, 1, 2, [deploy(2, 'presenceOrAfflicted')]),
  card('JU07', 'Gelatinous Cube', 2, 'conquest', 'Ooze', 4, 2, 4, [
    oneOf([deploy(3)], [supplant(1, 'afflictedPresence')]),
  ]),
  card('JU08', 'Ochre Jelly', 1, 'conquest', 'Ooze', 5, 2, 5, [
    deploy(2),
    when(atLeast(1, 'controlledAfflictedSites'), deploy(2)),
  ]),
  card('JU09', 'Titan of Slime', 1, 'conquest', 'Ooze', 6, 3, 6, [supplant(1), spread(1)]),
  card('JU10', 'Ooze Lurker', 2, 'guile', 'Ooze', 2, 1, 2, [spy(1), when(thereIsAfflicted, power(1))]),
  card('JU11', 'Slithering Tracker', 2, 'guile', 'Ooze', 5, 2, 5, [
    oneOf([spy(1)], [pay('returnAfflictedSpy', afflict(1, 'there'))]),
  ]),
  card('JU12', 'Oblex Mimic', 1, 'guile', 'Ooze', 4, 2, 4, [spy(1), when(thereIsAfflicted, draw(1))]),
  card('JU13', 'Whisperer in the Slime', 1, 'guile', 'Drow', 5, 2, 5, [
    oneOf([spy(2)], [pay('returnSpy', lureThere, seepThere(1), power(3))]),
  ]),
  card('JU14', 'Slime Acolyte', 3, 'ambition', 'Drow', 3, 1, 3, [
    oneOf([influence(2)], [spread(1), endOfTurn(promote(1))]),
  ]),
  card('JU15', 'Vat Keeper', 2, 'ambition', 'Derro', 4, 2, 4, [influence(2), pay('devourThis', rescue(1))]),
  card('JU16', 'Zealot of the Faceless Lord', 1, 'ambition', 'Drow', 5, 2, 5, [
    influence(2),
    spread(1),
    endOfTurn(promote(1)),
  ]),
  card('JU17', 'Matron of Rot', 1, 'ambition', 'Drow', 6, 3, 6, [
    endOfTurn(promoteUpTo(2)),
    vp(per(3, 'afflictedSites')),
  ]),
];
