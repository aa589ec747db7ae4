/** Why a candidate may not be chosen, as a sentence, from what the rules say of it. */
import { does, say } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { JuiblexCatalogue } from './catalogue.ts';
import { influence, power } from './voice.ts';

type Nothing = unknown;
type Other = { readonly other: Seat };

/** Every reason the rules can give, and what its sentence needs to know. */
export interface JuiblexReasons {
  // Spaces and sites
  readonly notEmpty: Nothing;
  readonly isToken: Nothing;
  readonly noPresence: Nothing;
  readonly noPresenceInTunnel: Nothing;
  readonly notDocked: Nothing;
  readonly noTroop: Nothing;
  readonly ownTroop: Nothing;
  readonly notWhite: Nothing;
  readonly notThere: Nothing;
  readonly onRoute: Nothing;
  readonly otherSite: Nothing;
  readonly notAfflicted: Nothing;
  readonly sameSpace: Nothing;
  readonly notYours: Nothing;
  readonly takenStart: Nothing;
  readonly notAStart: Nothing;
  readonly claimed: Nothing;
  readonly blackBox: Nothing;
  readonly whiteGoesFirst: Nothing;
  // Spies and returning
  readonly ownSpyThere: Nothing;
  readonly noOwnSpy: Nothing;
  readonly ownSpy: Nothing;
  readonly whiteStays: Nothing;
  readonly notOthers: Nothing;
  // Pools and the market
  readonly tooWeak: { readonly power: number; readonly needed: number };
  readonly tooCostly: { readonly cost: number; readonly influence: number };
  readonly noTroopsLeft: Nothing;
  readonly troopsLeft: Nothing;
  readonly slotEmpty: Nothing;
  readonly pileEmpty: Nothing;
  readonly noCost: Nothing;
  readonly beingPlayed: Nothing;
  readonly isCarriedOut: Nothing;
  readonly otherKind: Nothing;
  // Cards and opponents
  readonly cannotPromoteItself: Nothing;
  readonly otherAspect: Nothing;
  readonly tooFewCards: Other;
  readonly noTroopThere: Other;
  readonly notAdjacent: Other;
  readonly hallEmpty: Other;
  // Why a part of a card does nothing
  readonly nowhereToDeploy: Nothing;
  readonly nobodyToStrike: Nothing;
  readonly nobodyToMove: Nothing;
  readonly nowhereToMove: Nothing;
  readonly nothingToReturn: Nothing;
  readonly nothingToGain: Nothing;
  readonly nothingToDraw: Nothing;
  readonly nothingToPromote: Nothing;
  readonly notInPlay: Nothing;
  readonly emptyCircle: Nothing;
  readonly nothingOffered: Nothing;
  readonly nobodyConcerned: Nothing;
  readonly noOutcastsLeft: Nothing;
  readonly noTrophies: Nothing;
  readonly noTokensLeft: Nothing;
  readonly noRoomThere: Nothing;
  readonly noneAfflicted: Nothing;
  readonly noSpyThere: Nothing;
  readonly noOption: Nothing;
  readonly cannotPay: Nothing;
  readonly notMet: Nothing;
  readonly noFocus: Nothing;
  readonly nothingDevoured: Nothing;
  readonly pileClosed: Nothing;
}

/** Why a part of a card does nothing, in a few words; the log says them too. */
export const lacks = {
  nowhereToDeploy: 'there is no empty space in reach',
  nobodyToStrike: 'no troop is in reach that it could strike',
  nobodyToMove: 'no enemy troop is in reach',
  nowhereToMove: 'no space is empty',
  nothingToReturn: 'there is nothing in reach to return',
  nothingToGain: 'there is nothing to count',
  nothingToDraw: 'deck and discard pile are empty',
  nothingToPromote: 'there is no card to promote',
  notInPlay: 'this card does not lie in the play area',
  emptyCircle: 'the inner circle is empty',
  nothingOffered: 'the market has no fitting card',
  nobodyConcerned: 'nobody is concerned',
  noOutcastsLeft: 'no Insane Outcast is left',
  noTrophies: 'there is no such trophy',
  noTokensLeft: 'no Affliction token is left',
  noRoomThere: 'that site has no empty space',
  noneAfflicted: 'none of these troops is on the Affliction board',
  noSpyThere: 'no spy was placed or returned',
  noOption: 'no part of it can be carried out now',
  cannotPay: 'there is nothing to pay with',
  notMet: 'its condition is not met',
  noFocus: 'no card of this aspect was played before, and the hand is empty',
} as const;

type Lacks = typeof lacks;
const told = Object.fromEntries(
  Object.entries(lacks).map(([why, words]) => [why, () => `${words[0].toUpperCase()}${words.slice(1)}.`]),
) as { readonly [Why in keyof Lacks]: () => string };

export const refusals: JuiblexCatalogue['refusals'] = {
  notEmpty: ({ it }) => say`${it} is not empty.`,
  isToken: ({ it }) => say`${it} has been taken by the Affliction: it is no space any more.`,
  noPresence: ({ it, them }) =>
    say`${does(them, 'have')} no presence at ${it}: no spy or troop there, and no troop next to it.`,
  noPresenceInTunnel: ({ it, them }) => say`${does(them, 'have')} no presence at ${it}: no troop on it or next to it.`,
  notDocked: ({ it, them }) =>
    say`${does(them, 'have')} a troop at an Afflicted Site beside ${it}, but not on the space where this tunnel begins.`,
  noTroop: ({ it }) => say`There is no troop on ${it}.`,
  ownTroop: ({ it, them }) => say`the troop on ${it} belongs to ${them}.`,
  notWhite: ({ it }) => say`the troop on ${it} is not white.`,
  notThere: ({ it }) => say`${it} is not at the site of that spy.`,
  onRoute: ({ it }) => say`${it} is in a tunnel, and this needs a site.`,
  otherSite: ({ it }) => say`${it} is at another site than the first troop.`,
  notAfflicted: ({ it }) => say`${it} is not at an Afflicted Site.`,
  sameSpace: ({ it }) => say`it must leave ${it}.`,
  notYours: ({ it, them }) => say`${does(them, 'have')} no troop on ${it}.`,
  takenStart: ({ it }) => say`somebody else begins where ${it} is.`,
  notAStart: ({ it }) => say`${it} is no starting site.`,
  claimed: ({ it }) => say`somebody begins at ${it}.`,
  blackBox: ({ it }) => say`${it} is a starting site, and the Scourge begins elsewhere in this game.`,
  whiteGoesFirst: () => 'A white troop of this site makes room for the token.',
  ownSpyThere: ({ it, them }) => say`${does(them, 'have')} a spy at ${it} already.`,
  noOwnSpy: ({ it, them }) => say`${does(them, 'have')} no spy at ${it}.`,
  ownSpy: ({ it, them }) => say`${it} belongs to ${them}.`,
  whiteStays: () => 'White troops can never be returned.',
  notOthers: ({ it, them }) => say`${it} belongs to ${them}, and this is about others.`,
  tooWeak: ({ them, args }) => say`this takes ${power(args.needed)}, and ${does(them, 'have')} ${args.power}.`,
  tooCostly: ({ it, them, args }) =>
    say`${it} costs ${influence(args.cost)}, and ${does(them, 'have')} ${args.influence}.`,
  noTroopsLeft: ({ them }) => say`${does(them, 'have')} no troop left to deploy: take a point instead.`,
  troopsLeft: ({ them }) => say`${does(them, 'have')} troops to deploy; points are taken only when there are none.`,
  slotEmpty: ({ it }) => say`${it} is empty.`,
  pileEmpty: ({ it }) => say`${it} have run out.`,
  noCost: ({ it }) => say`the card on ${it} has no cost and cannot be recruited.`,
  isCarriedOut: ({ it }) => say`${it} is being carried out and stays where it is.`,
  beingPlayed: ({ it }) => say`${it} holds the card that is being carried out.`,
  otherKind: ({ it }) => say`${it} does not fit what the card speaks of.`,
  cannotPromoteItself: ({ it }) => say`${it} cannot promote itself.`,
  otherAspect: ({ it }) => say`${it} has another aspect.`,
  tooFewCards: ({ who, args }) => say`${does(who(args.other), 'hold')} too few cards.`,
  noTroopThere: ({ who, args }) => say`${does(who(args.other), 'have')} no troop at that site.`,
  notAdjacent: ({ who, args }) => say`${does(who(args.other), 'have')} no troop next to one just deployed.`,
  hallEmpty: ({ who, args }) => say`${does(who(args.other), 'have')} no trophies.`,
  nothingDevoured: () => 'Nothing has been devoured.',
  pileClosed: () => 'The devoured pile is not open this turn.',
  ...told,
};
