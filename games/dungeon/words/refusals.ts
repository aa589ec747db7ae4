/** Why a candidate may not be chosen, as a sentence, from what the rules say of it. */
import { any, does, say, whose } from '@vesper/kernel';
import { CLASS_NAMES } from '../content/adventurers.ts';
import { items } from '../content/items.ts';
import { rooms } from '../content/rooms.ts';
import type { Cell, Colour, Creature, CreatureKind, Item, Pet, Room } from '../content/types.ts';
import type { DungeonCatalogue } from './catalogue.ts';
import { kindName, zoneName } from './names.ts';
import { cell, creature, expertise, item, lord, pet, room } from './voice.ts';

type Nothing = object;
type OfRoom = { readonly room: Room };
type OfCreature = { readonly creature: Creature };

/**
 * Every reason a player can be given, and what its sentence needs to know. Those that only keep an order from being
 * carried out are in obstacles.ts.
 */
export interface DungeonReasons {
  readonly alreadyPutAway: Nothing;
  readonly isInaccessible: Nothing;
  readonly alreadyGiven: Nothing;
  readonly itemIsAway: Nothing;
  readonly noEmptyToken: { readonly colour: Colour };
  readonly tooLittleFood: Nothing;
  readonly tooLittleGold: Nothing;
  readonly tooEvil: Nothing;
  readonly tooFewTraps: Nothing;
  readonly tooFewImps: Nothing;
  readonly noImp: Nothing;
  readonly noMonsterToFeed: Nothing;
  readonly notAMonster: Nothing;
  readonly isTheEater: Nothing;
  readonly isInBattle: Nothing;
  readonly cellIsDug: Nothing;
  readonly notAdjacent: Nothing;
  readonly wouldBeSquare: Nothing;
  readonly mustDig: Nothing;
  readonly nowhereToDig: Nothing;
  readonly tooFewMiners: Nothing;
  readonly tooFewTunnels: Nothing;
  readonly notATunnel: Nothing;
  readonly isConquered: Nothing;
  readonly nextToRoom: Nothing;
  readonly wrongZone: OfRoom;
  readonly noRoomFits: Nothing;
  readonly noTrapsLeft: Nothing;
  readonly noPetsLeft: Nothing;
  readonly ownColour: Nothing;
  readonly alreadySmeared: { readonly colour: Colour };
  readonly notConquered: Nothing;
  readonly mustRestore: Nothing;
  readonly expertiseTaken: Nothing;
  readonly noSuchCreature: { readonly kind: CreatureKind };
  readonly otherKind: { readonly kind: CreatureKind };
  readonly notOffered: Nothing;
  readonly notPlainTunnel: Nothing;
  readonly evilIsFull: Nothing;
  readonly noTile: Nothing;
  readonly tileIsConquered: Nothing;
  readonly isEntrance: Nothing;
  readonly wouldCutOff: Nothing;
  readonly notItsPrice: OfCreature;
  readonly cannotPayIcon: Nothing;
  readonly isFaceDown: Nothing;
  readonly otherClass: { readonly item: Item };
  readonly carriesAlready: Nothing;
  readonly roomIsConquered: OfRoom;
  readonly roomIsUsed: OfRoom;
  readonly doesNotProduce: OfRoom;
  readonly tooFewWorkers: Nothing;
  readonly petActsLater: Nothing;
  readonly tileConquered: { readonly cell: Cell };
  readonly notNearest: { readonly cell: Cell };
  readonly knockedOut: Nothing;
  readonly alreadySent: Nothing;
  readonly catapultNeedsIt: Nothing;
  readonly noMonsterToThrow: Nothing;
  readonly mustActivate: Nothing;
  /** A pet names no creature. */
  readonly noTarget: Partial<OfCreature>;
  readonly isInvisible: Nothing;
  readonly isPriest: OfCreature;
  readonly isThePaladin: OfCreature;
  /** Whoever may not attack him. */
  readonly isFirst: OfCreature | { readonly pet: Pet };
  readonly paladinStays: Nothing;
  readonly notYourPet: Nothing;
}

export const refusals: DungeonCatalogue['refusals'] = {
  // Setup and orders
  alreadyPutAway: ({ it }) => say`${it} is out of reach already.`,
  isInaccessible: ({ it }) => say`${it} is out of reach this season.`,
  alreadyGiven: ({ it, them }) => say`${it} is among ${whose(them)} orders already.`,
  itemIsAway: ({ it }) => say`the ${it} is with a hero and comes back at the end of the year.`,
  noEmptyToken: ({ view, args }) => say`${does(lord(view, args.colour), 'have')} no Empty token.`,

  // Costs
  tooLittleFood: ({ them }) => say`${does(them, 'have')} not enough food.`,
  tooLittleGold: ({ them }) => say`${does(them, 'have')} not enough gold.`,
  tooEvil: ({ them }) => say`${whose(them)} Evil would rise above 15.`,
  tooFewTraps: ({ them }) => say`${does(them, 'have')} no trap to pay with.`,
  tooFewImps: ({ them }) => say`${does(them, 'have')} not enough imps for this.`,
  noImp: ({ them }) => say`${does(them, 'have')} neither an imp nor a free Troll token.`,
  noMonsterToFeed: ({ them }) => say`${does(them, 'have')} no other monster that it could eat.`,
  notAMonster: ({ ask }) =>
    ask === 'feedMonster' ? 'A ghost is no monster, and there is nothing to eat on it.' : 'A ghost is no monster.',
  isTheEater: () => 'It will not eat itself.',
  isInBattle: ({ it }) => say`the ${it} is in the battle.`,

  // The dungeon
  cellIsDug: ({ it }) => say`There is a tile at ${it} already.`,
  notAdjacent: ({ it, them }) => say`${it} is not next to any of ${whose(them)} tiles.`,
  wouldBeSquare: ({ it }) => say`With ${it} four tiles would form a square.`,
  mustDig: () => 'The order is under way: dig at least one tunnel.',
  nowhereToDig: ({ them }) => say`There is no cell where ${them} could dig.`,
  tooFewMiners: ({ them }) => say`${does(them, 'have')} not enough free imps.`,
  tooFewTunnels: ({ them }) =>
    say`Each gold needs an unconquered tunnel of its own, and ${does(them, 'have')} not enough of them.`,
  notATunnel: ({ it }) => say`There is no tunnel at ${it}.`,
  isConquered: ({ it }) => say`The tunnel at ${it} is conquered.`,
  nextToRoom: ({ it }) => say`${it} is next to a room.`,
  wrongZone: ({ args }) => say`The ${room(args.room)} must be built ${zoneName(rooms[args.room].zone)}.`,
  noRoomFits: ({ it, them }) => say`The ${it} fits nowhere in ${whose(them)} dungeon.`,

  // Cards and creatures
  noTrapsLeft: () => 'There are no traps left to draw.',
  noPetsLeft: () => 'There are no pets left.',

  // Unique Opportunity Boards
  ownColour: () => 'You cannot smear yourself; you do that well enough already.',
  alreadySmeared: ({ view, args }) => say`${does(lord(view, args.colour), 'have')} been smeared already.`,
  notConquered: ({ it }) => say`There is no conquered tile at ${it}.`,
  mustRestore: () => 'The order is under way: win at least one tile back.',
  expertiseTaken: ({ it }) => say`${it} is taken.`,
  noSuchCreature: ({ them, args }) => say`${does(them, 'have')} no ${kindName(args.kind)}.`,
  otherKind: ({ it, args }) => say`${expertise(args.kind)} is for ${any(kindName(args.kind))}, not for ${any(it)}.`,
  notOffered: ({ it }) => say`No ${it} is on offer.`,
  notPlainTunnel: ({ it }) => say`There is no plain tunnel at ${it}.`,

  // Events
  evilIsFull: ({ them }) => say`${does(them, 'are')} as evil as can be: a monster must go.`,
  noTile: ({ it }) => say`There is no tile at ${it}.`,
  tileIsConquered: ({ it }) => say`The tile at ${it} is conquered; even earthquakes leave it alone.`,
  isEntrance: () => 'The tile at the entrance stands.',
  wouldCutOff: ({ it }) => say`Without ${it} other tiles would be cut off from the entrance.`,
  notItsPrice: ({ args }) => say`The ${creature(args.creature)} is not paid that way.`,
  cannotPayIcon: ({ them }) => say`${does(them, 'have')} nothing of the kind to give.`,
  isFaceDown: ({ it }) => say`The ${it} is asleep already.`,

  // Gifts
  otherClass: ({ it, args }) =>
    say`The ${item(args.item)} suits ${any(CLASS_NAMES[items[args.item].class])}, not the ${it}.`,
  carriesAlready: ({ it }) => say`The ${it} carries a gift already.`,

  // Production
  roomIsConquered: ({ args }) => say`The ${room(args.room)} is conquered.`,
  roomIsUsed: ({ args }) => say`The ${room(args.room)} has worked enough this season.`,
  doesNotProduce: ({ args }) => say`The ${room(args.room)} produces nothing.`,
  tooFewWorkers: ({ them }) => say`${does(them, 'have')} not enough free imps and Troll tokens.`,
  petActsLater: ({ it }) => say`The ${it} has its moment at another time.`,

  // Planning
  tileConquered: ({ seat, args }) => say`The tile at ${cell(seat, args.cell)} is conquered.`,
  notNearest: ({ seat, args }) =>
    say`${cell(seat, args.cell)} is not the nearest to the entrance; the heroes come to another tile first.`,
  knockedOut: ({ it }) => say`The ${it} is asleep.`,
  alreadySent: ({ it }) => say`The ${it} is in the plan already.`,
  catapultNeedsIt: ({ it }) => say`A planned trap would have nobody to throw but the ${it}.`,
  noMonsterToThrow: ({ them }) => say`${does(them, 'have')} no monster outside the battle that ${them} could throw.`,

  // Battle
  mustActivate: ({ them }) => say`Everyone ${them} sent must act first.`,
  noTarget: ({ args }) =>
    args.creature === undefined
      ? 'It has nobody to bite.'
      : say`The ${creature(args.creature)} has nobody to attack that way.`,
  isInvisible: ({ it }) => say`The ${it} cannot be seen this round.`,
  isPriest: ({ it, args }) => say`The ${it} is a priest, and the ${creature(args.creature)} keeps away from priests.`,
  isThePaladin: ({ args }) => say`The ${creature(args.creature)} cannot attack the paladin.`,
  isFirst: ({ it, args }) =>
    'pet' in args
      ? say`The ${it} is first in line; the ${pet(args.pet)} spits over his head.`
      : say`The ${it} is first in line, and ${any(creature(args.creature))} dares not attack the first.`,
  paladinStays: ({ it }) => say`The ${it} is too well guarded.`,
  notYourPet: ({ them, it }) => say`${does(them, 'have')} no ${it}.`,
};
