/** Why a candidate may not be chosen, as a sentence. */
import type { AskFrame, Choice, Facts, Open, Refusal } from '@vesper/kernel';
import { CLASS_NAMES } from '../content/adventurers.ts';
import { creatureOf } from '../content/creatures.ts';
import { items } from '../content/items.ts';
import { rooms } from '../content/rooms.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import type { Details } from './details.ts';
import {
  cellName,
  creatureName,
  expertiseName,
  improvementName,
  itemName,
  kindName,
  orderName,
  petName,
  roomName,
  theAdventurer,
  theCreature,
  zoneName,
} from './names.ts';
import { capital, colourName } from './voice.ts';

interface About {
  readonly view: DungeonView;
  readonly ask: string;
  readonly d: Details;
  readonly choice: Choice;
  /** The number that was pointed at, or NONE: a cell, a creature, an adventurer, an order … */
  readonly n: number;
}

export function refusal(view: DungeonView, open: Open, choice: Choice, { why }: Refusal, _facts?: Facts): string {
  const n = typeof choice === 'number' ? choice : NONE;
  return sentences[why as Reason]({ view, ask: open.ask, d: open.frame as AskFrame & Details, choice, n });
}

type Reason = keyof typeof sentences;

const The = (name: string): string => capital(name);

const sentences = {
  // Setup and orders
  alreadyPutAway: ({ n }: About) => `${orderName(n)} is out of reach already.`,
  isInaccessible: ({ n }: About) => `${orderName(n)} is out of reach this season.`,
  alreadyGiven: ({ n }: About) => `${orderName(n)} is among your orders already.`,
  itemIsAway: ({ n }: About) => `The ${itemName(n)} is with a hero and comes back at the end of the year.`,
  noEmptyToken: ({ d }: About) => `${colourName(d.colour)} has no Empty token.`,

  // Costs
  tooLittleFood: () => 'You have not enough food.',
  tooLittleGold: () => 'You have not enough gold.',
  tooEvil: () => 'Your Evil would rise above 15.',
  tooFewTraps: () => 'You have no trap to pay with.',
  tooFewImps: () => 'You have not enough imps for this.',
  noImp: () => 'You have neither an imp nor a free Troll token.',
  noMonsterToFeed: () => 'You have no other monster that it could eat.',
  notAMonster: () => 'A ghost is no monster, and there is nothing to eat on it.',
  isTheEater: () => 'It will not eat itself.',
  isInBattle: ({ n }: About) => `${The(theCreature(n))} is in the battle.`,

  // The dungeon
  cellIsDug: ({ n }: About) => `There is a tile at ${cellName(n)} already.`,
  notAdjacent: ({ n }: About) => `${cellName(n)} is not next to any of your tiles.`,
  wouldBeSquare: ({ n }: About) => `With ${cellName(n)} four tiles would form a square.`,
  mustDig: () => 'The order is under way: dig at least one tunnel.',
  nowhereToDig: () => 'There is no cell where you could dig.',
  tooFewMiners: () => 'You have not enough free imps.',
  tooFewTunnels: () => 'Each gold needs an unconquered tunnel of its own, and you have not enough of them.',
  notATunnel: ({ n }: About) => `There is no tunnel at ${cellName(n)}.`,
  isConquered: ({ n }: About) => `The tunnel at ${cellName(n)} is conquered.`,
  nextToRoom: ({ n }: About) => `${cellName(n)} is next to a room.`,
  wrongZone: ({ d }: About) => `The ${roomName(d.room)} must be built ${zoneName(rooms[d.room].zone)}.`,
  noRoomFits: ({ n }: About) =>
    n === NONE ? 'No room on offer fits into your dungeon.' : `The ${roomName(n)} fits nowhere in your dungeon.`,

  // Cards and creatures
  noTrapsLeft: () => 'There are no traps left to draw.',
  noPetsLeft: () => 'There are no pets left.',

  // Unique Opportunity Boards
  ownColour: () => 'You cannot smear yourself; you do that well enough already.',
  alreadySmeared: ({ n }: About) => `${colourName(n)} has been smeared already.`,
  notConquered: ({ n }: About) => `There is no conquered tile at ${cellName(n)}.`,
  mustRestore: () => 'The order is under way: win at least one tile back.',
  expertiseTaken: ({ n }: About) => `${expertiseName(n)} is taken.`,
  noSuchCreature: ({ n }: About) => `You have no ${kindName(n)}.`,
  otherKind: ({ d, n }: About) =>
    `${expertiseName(d.kind)} is for a ${kindName(d.kind)}, not for a ${kindName(creatureOf[n])}.`,
  notOffered: ({ n }: About) => `No ${improvementName(n)} is on offer.`,
  notPlainTunnel: ({ n }: About) => `There is no plain tunnel at ${cellName(n)}.`,

  // Events
  evilIsFull: () => 'You are as evil as can be: a monster must go.',
  noTile: ({ n }: About) => `There is no tile at ${cellName(n)}.`,
  tileIsConquered: ({ n }: About) => `The tile at ${cellName(n)} is conquered; even earthquakes leave it alone.`,
  isEntrance: () => 'The tile at the entrance stands.',
  wouldCutOff: ({ n }: About) => `Without ${cellName(n)} other tiles would be cut off from the entrance.`,
  notItsPrice: ({ d }: About) => `${The(theCreature(d.creature))} is not paid that way.`,
  cannotPayIcon: () => 'You have nothing of the kind to give.',
  isFaceDown: ({ n }: About) => `${The(theCreature(n))} is asleep already.`,

  // Gifts
  otherClass: ({ d, n }: About) =>
    `The ${itemName(d.item)} suits a ${CLASS_NAMES[items[d.item].class]}, not ${theAdventurer(n)}.`,
  carriesAlready: ({ n }: About) => `${The(theAdventurer(n))} carries a gift already.`,

  // Production
  roomIsConquered: ({ n }: About) => `The ${roomName(n)} is conquered.`,
  roomIsUsed: ({ n }: About) => `The ${roomName(n)} has worked enough this season.`,
  doesNotProduce: ({ n }: About) => `The ${roomName(n)} produces nothing.`,
  tooFewWorkers: () => 'You have not enough free imps and Troll tokens.',
  petActsLater: ({ choice }: About) =>
    `The ${petName((choice as unknown as { readonly pet: number }).pet)} has its moment at another time.`,

  // Planning
  tileConquered: ({ n }: About) => `The tile at ${cellName(n)} is conquered.`,
  notNearest: ({ n }: About) =>
    `${cellName(n)} is not the nearest to the entrance; the heroes come to another tile first.`,
  knockedOut: ({ n }: About) => `${The(theCreature(n))} is asleep.`,
  alreadySent: ({ n }: About) => `${The(theCreature(n))} is in the plan already.`,
  catapultNeedsIt: ({ n }: About) => `The Monster Catapult would have nobody to throw but ${theCreature(n)}.`,
  noMonsterToThrow: () => 'You have no monster outside the battle that you could throw.',

  // Battle
  mustActivate: () => 'Everyone you sent must act first.',
  noTarget: ({ d }: About) =>
    typeof d.creature === 'number'
      ? `${The(theCreature(d.creature))} has nobody to attack that way.`
      : 'It has nobody to bite.',
  isInvisible: ({ n }: About) => `${The(theAdventurer(n))} cannot be seen this round.`,
  isPriest: ({ n, d }: About) =>
    `${The(theAdventurer(n))} is a priest, and ${theCreature(d.creature)} keeps away from priests.`,
  isThePaladin: ({ d }: About) => `${The(theCreature(d.creature))} cannot attack the paladin.`,
  isFirst: ({ n, d }: About) =>
    typeof d.creature === 'number'
      ? `${The(theAdventurer(n))} is first in line, and a ${creatureName(d.creature)} dares not attack the first.`
      : `${The(theAdventurer(n))} is first in line; the ${petName(d.pet)} spits over his head.`,
  paladinStays: ({ n }: About) => `${The(theAdventurer(n))} is too well guarded.`,
  notYourPet: ({ d }: About) => `You have no ${petName(d.pet)}.`,
};

/** Every reason a player can be given. Those that only keep an order from being carried out are in obstacles.ts. */
export const reasons: readonly string[] = Object.keys(sentences);
