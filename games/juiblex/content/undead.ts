/** Half-deck: Undead. */
import type { CardText } from './types.ts';
import {
  card,
  ALL,
  anotherSpyThere,
  assassinate,
  assassinateWhite,
  atLeast,
  deploy,
  endOfTurn,
  influence,
  ofType,
  oneOf,
  openDevoured,
  otherTroopThere,
  pay,
  per,
  power,
  promoteDiscard,
  promoteHand,
  promoteThis,
  promoteUpTo,
  recruitFreeUpTo,
  replaceMarketWithThis,
  returnOther,
  spy,
  supplant,
  supplantWhite,
  timesOneOf,
  trophyDeployUpTo,
  trophyDeployWhite,
  vp,
  when,
} from './verbs.ts';

// id, name, copies, aspect, type, cost, VP in the deck, VP in the inner circle, what it does, what it does when discarded by force
export const undead: readonly CardText[] = [
  card('UN01', 'Banshee', 2, 'guile', 'Undead', 4, 2, 4, [spy(1), when(anotherSpyThere, power(3))]),
  card('UN02', 'Carrion Crawler', 2, 'malice', 'Monstrosity', 2, 0, 2, [power(3), replaceMarketWithThis]),
  card('UN03', 'Conjurer', 3, 'guile', 'Human', 5, 2, 3, [oneOf([spy(1)], [pay('returnSpy', recruitFreeUpTo(2, 3))])]),
  card('UN04', 'Cultist of Myrkul', 3, 'ambition', 'Human', 2, 1, 2, [
    oneOf([influence(2)], [pay('devourThis', endOfTurn(promoteUpTo(2)))]),
  ]),
  card('UN05', 'Death Knight', 1, 'malice', 'Undead', 6, 3, 7, [supplant(1), vp(per(5, 'playerTrophies'))]),
  card('UN06', 'Flesh Golem', 2, 'malice', 'Construct', 3, 1, 3, [power(2), pay('devourThis', assassinate(1))]),
  card('UN07', 'Ghost', 2, 'guile', 'Undead', 3, 1, 3, [oneOf([spy(1)], [pay('returnSpy', openDevoured)])]),
  card('UN08', 'High Priest of Myrkul', 1, 'ambition', 'Human', 6, 3, 6, [
    returnOther(1),
    endOfTurn(promoteUpTo(ALL, ofType('Undead'))),
  ]),
  card('UN09', 'Lich', 1, 'guile', 'Undead', 7, 4, 7, [
    spy(1),
    when(otherTroopThere, trophyDeployUpTo(2, 'onePlayerThere', 'presence')),
  ]),
  card('UN10', 'Minotaur Skeleton', 2, 'conquest', 'Undead', 3, 1, 3, [
    oneOf([deploy(3)], [pay('devourThis', assassinateWhite(3, 'oneSite', true))]),
  ]),
  card('UN11', 'Mummy Lord', 1, 'conquest', 'Undead', 6, 3, 6, [
    timesOneOf(2, [assassinateWhite(1)], [trophyDeployWhite(1)]),
  ]),
  card('UN12', 'Necromancer', 2, 'ambition', 'Human', 5, 1, 4, [
    oneOf([influence(3)], [promoteThis], [promoteHand], [promoteDiscard]),
  ]),
  card('UN13', 'Ogre Zombie', 2, 'conquest', 'Undead', 4, 2, 4, [supplantWhite(1, 'anywhere')]),
  card('UN14', 'Ravenous Zombies', 2, 'conquest', 'Undead', 3, 1, 2, [power(1), assassinateWhite(1)]),
  card('UN15', 'Revenant', 1, 'malice', 'Undead', 4, 1, 4, [assassinate(2), when(atLeast(8, 'trophies'), promoteThis)]),
  card('UN16', 'Skeletal Horde', 3, 'conquest', 'Undead', 2, 1, 2, [deploy(2), pay('devourThis', deploy(3))]),
  card('UN17', 'Vampire', 1, 'ambition', 'Undead', 7, 4, 7, [
    oneOf([supplant(1)], [promoteDiscard, vp(per(3, 'innerCircle'))]),
  ]),
  card('UN18', 'Vampire Spawn', 3, 'ambition', 'Undead', 2, 1, 3, [influence(1), returnOther(1)]),
  card('UN19', 'Wight', 4, 'malice', 'Undead', 3, 1, 3, [oneOf([power(2)], [pay('devourHand', supplant(1))])]),
  card('UN20', 'Wraith', 2, 'guile', 'Undead', 2, 0, 1, [spy(1), pay('devourThis', assassinate(1, 'there'))]),
];
