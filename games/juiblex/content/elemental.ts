/** Half-deck: Elemental. */
import type { CardText } from './types.ts';
import {
  card,
  assassinate,
  assassinateWhite,
  deploy,
  draw,
  endOfTurn,
  focus,
  influence,
  ofAspect,
  oneOf,
  pay,
  power,
  promote,
  recruitFree,
  returnOther,
  spy,
  supplantWhite,
} from './verbs.ts';

// id, name, copies, aspect, type, cost, VP in the deck, VP in the inner circle, what it does, what it does when discarded by force
export const elemental: readonly CardText[] = [
  card('EL01', 'Aerisi Kalinoth', 1, 'guile', 'Elf', 5, 2, 5, [power(1), spy(1), recruitFree('guile', 4)]),
  card('EL02', 'Air Elemental', 4, 'guile', 'Elemental', 3, 1, 2, [
    oneOf([spy(1)], [pay('returnSpy', deploy(3))]),
    focus(draw(1)),
  ]),
  card('EL03', 'Air Elemental Myrmidon', 2, 'guile', 'Elemental', 4, 1, 3, [
    spy(1),
    endOfTurn(promote(1, ofAspect('obedience'))),
  ]),
  card('EL04', 'Black Earth Cultist', 4, 'ambition', 'Human', 2, 1, 2, [endOfTurn(promote(1)), focus(influence(2))]),
  card('EL05', 'Crushing Wave Cultist', 3, 'conquest', 'Human', 3, 1, 4, [assassinateWhite(1), focus(deploy(2))]),
  card('EL06', 'Earth Elemental', 2, 'ambition', 'Elemental', 3, 1, 3, [influence(1), returnOther(1), focus(draw(1))]),
  card('EL07', 'Earth Elemental Myrmidon', 2, 'ambition', 'Elemental', 4, 2, 4, [influence(2), endOfTurn(promote(1))]),
  card('EL08', 'Eternal Flame Cultist', 3, 'malice', 'Human', 4, 2, 4, [assassinate(1), focus(power(2))]),
  card('EL09', 'Fire Elemental', 3, 'malice', 'Elemental', 3, 1, 3, [
    oneOf([power(2)], [influence(2)]),
    focus(draw(1)),
  ]),
  card('EL10', 'Fire Elemental Myrmidon', 2, 'malice', 'Elemental', 4, 1, 3, [
    power(2),
    endOfTurn(promote(1, ofAspect('obedience'))),
  ]),
  card('EL11', 'Gar Shatterkeel', 1, 'conquest', 'Human', 5, 2, 5, [deploy(3), recruitFree('conquest', 4)]),
  card('EL12', 'Howling Hatred Cultist', 2, 'guile', 'Human', 3, 1, 3, [
    oneOf([spy(1)], [pay('returnSpy', influence(3))]),
    focus(power(1)),
  ]),
  card('EL13', 'Imix', 1, 'malice', 'Elemental Prince', 6, 3, 6, [power(4), focus(power(2))]),
  card('EL14', 'Marlos Urnrayle', 1, 'ambition', 'Medusa', 5, 2, 5, [
    influence(1),
    endOfTurn(promote(1)),
    recruitFree('ambition', 4),
  ]),
  card('EL15', 'Ogremoch', 1, 'ambition', 'Elemental Prince', 6, 3, 7, [
    influence(2),
    endOfTurn(promote(1)),
    focus(endOfTurn(promote(1))),
  ]),
  card('EL16', 'Olhydra', 1, 'conquest', 'Elemental Prince', 6, 3, 6, [supplantWhite(1, 'anywhere'), focus(deploy(2))]),
  card('EL17', 'Vanifer', 1, 'malice', 'Tiefling', 5, 2, 5, [assassinate(1), recruitFree('malice', 4)]),
  card('EL18', 'Water Elemental', 3, 'conquest', 'Elemental', 2, 1, 2, [deploy(2), focus(draw(1))]),
  card('EL19', 'Water Elemental Myrmidon', 2, 'conquest', 'Elemental', 4, 2, 4, [
    assassinateWhite(1),
    endOfTurn(promote(1, ofAspect('obedience'))),
  ]),
  card('EL20', 'Yan-C-Bin', 1, 'guile', 'Elemental Prince', 6, 3, 6, [spy(1), assassinate(1, 'there'), focus(spy(1))]),
];
