/** Why a candidate may not be chosen, as a sentence. */
import { any, count, named, say } from '@vesper/kernel';
import type { Mention, Sentence } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import type { AbilityKeyword } from '../content/things.ts';
import type { Cost, Limit } from '../content/types.ts';
import { clauseAt } from '../rules/clauses.ts';
import { NONE } from '../state.ts';
import type { Card, Figure, FolkloreView, Member } from '../state.ts';
import { steps, targetInWords } from './amounts.ts';
import { limitInWords } from './cards.ts';
import type { FolkloreCatalogue } from './catalogue.ts';
import { abilityKeyword, terrainName } from './names.ts';
import { ap, card, coins, figure, kind, member, node, pp, service, space, vita } from './voice.ts';

type Nothing = unknown;
/** How far away, and how far it may be. */
type Far = { readonly steps: number; readonly range: number };

interface TooFar {
  /** How far it is; by roads alone or not; who leads, and how many segments of road its Stride and what is worn give. */
  readonly edges: number;
  readonly isByRoad: boolean;
  readonly who: Member;
  readonly stride: number;
  readonly more: number;
}

/** Every reason the rules can give, and what its sentence needs to know. */
export interface FolkloreReasons {
  // Setup and growth
  readonly isTaken: { readonly by: Member };
  readonly otherKeyword: { readonly who: Member; readonly keyword: AbilityKeyword };
  readonly abilityTaken: { readonly by: Member };
  readonly tooFewPoints: { readonly price: number; readonly left: number };
  readonly noDamageYet: { readonly lore: number };
  // Cards
  readonly notNow: Nothing;
  readonly isReaction: Nothing;
  readonly isExhausted: { readonly broken: boolean };
  readonly isDeranged: Nothing;
  readonly limitReached: Limit;
  readonly tooExpensive: { readonly pay: Cost['pay']; readonly needed: number; readonly left: number };
  readonly conditionNotMet: Nothing;
  readonly wasReplaced: Nothing;
  readonly noActLeft: Nothing;
  readonly noTarget: { readonly card: Card; readonly clause: number };
  readonly notFillable: Nothing;
  readonly noHands: { readonly needed: number; readonly hands: number };
  readonly fullyCharged: { readonly charges: number };
  readonly noRoom: { readonly who: Member; readonly most: number };
  readonly nothingToLose: Nothing;
  readonly cannotUseMystic: Nothing;
  // Reactions
  readonly boonSpent: Nothing;
  readonly otherTrigger: Nothing;
  readonly alreadyAnswered: Nothing;
  readonly tooFar: { readonly steps: number; readonly within: number };
  // The World Map
  readonly tooFarToGo: TooFar;
  readonly isHere: Nothing;
  readonly nowhereToStay: Nothing;
  // Coins and towns
  readonly tooFewCoins: { readonly price: number; readonly coins: number };
  readonly purseTooSmall: { readonly coins: number };
  readonly incurable: Nothing;
  readonly alreadyServed: { readonly per: 'visit' | 'chapter' };
  readonly isBarred: Nothing;
  readonly isBanned: Nothing;
  readonly tooLateToBarter: Nothing;
  readonly nothingToBuy: Nothing;
  readonly alreadyTried: Nothing;
  // Story
  readonly needsMore: Nothing;
  readonly usedUp: Nothing;
  // Camp and rest
  readonly advancedOff: Nothing;
  readonly alreadyRegrouped: Nothing;
  readonly noPowerPoints: Nothing;
  readonly unhurt: { readonly vita: number };
  readonly notLiving: Nothing;
  readonly isTransformed: Nothing;
  // Maps
  readonly notOnExit: Nothing;
  readonly notOnEntry: Nothing;
  readonly goalNotReached: Nothing;
  readonly inFight: Nothing;
  readonly alreadyEquipping: Nothing;
  readonly alreadyInteracted: Nothing;
  readonly alreadySearched: Nothing;
  readonly noStrideLeft: Nothing;
  readonly tooFarToWalk: { readonly cost: number; readonly left: number };
  readonly noWayThere: Nothing;
  readonly spaceOccupied: { readonly by: Figure };
  readonly cannotEnter: { readonly terrain: number };
  // Fights
  readonly kindDefeated: Nothing;
  readonly hasActed: Nothing;
  readonly outOfRange: Far;
  readonly outOfSight: Nothing;
  readonly notAdjacent: Far;
  readonly weaponNotReady: { readonly broken: boolean };
  readonly cannotBeThrown: Nothing;
  readonly notSpectral: Nothing;
  readonly noFlamesThere: Nothing;
  readonly ghostsCannot: Nothing;
  readonly advancedRulesOff: Nothing;
  readonly tooFewPp: { readonly pay: 'pp' | 'gp'; readonly left: number };
  readonly moveHasBegun: Nothing;
  readonly evadesAlready: Nothing;
  readonly ppAreFull: { readonly pp: number };
  readonly noLegalTarget: Nothing;
  readonly nobodyItCouldAttack: Nothing;
  readonly notInATurn: Nothing;
  readonly foeGone: Nothing;
}

type Said = { readonly view: FolkloreView; readonly it: Mention };

/** What was pointed at, by the name it has at this table. */
function called({ view, it }: Said): Mention {
  if (it.piece === undefined) return it;
  const [which, text] = it.piece.split(':');
  const number = Number(text);
  const names: { readonly [piece: string]: (n: number) => Mention } = {
    card,
    good: card,
    member: who => member(view, who),
    figure: who => figure(view, who),
    space,
    node,
    service,
    kind: found => kind(view, found),
  };
  return names[which]?.(number) ?? named(it.piece, 'this');
}

const about =
  (phrase: (it: Mention) => Sentence) =>
  (said: Said): Sentence =>
    phrase(called(said));

/** `2 PP`, `1 charge`, `a Prayer`. */
function payment(pay: Cost['pay'], n: number): string {
  switch (pay) {
    case 'pp':
    case 'gp':
      return `${n} ${pay.toUpperCase()}`;
    case 'charge':
      return n === 1 ? '1 charge' : `${n} charges`;
    case 'discardPrayer':
      return 'a Prayer';
    case 'discardRitual':
      return 'a Ritual';
    default:
      return 'more';
  }
}

/** `1 PP is left`, `none is left`. */
const left = (pay: Cost['pay'], n: number): string =>
  n === 0 ? 'none is left' : `${payment(pay, n)} ${n === 1 ? 'is' : 'are'} left`;

export const refusals: FolkloreCatalogue['refusals'] = {
  // Setup and growth
  isTaken: ({ args }) => `Character ${args.by + 1} is this one already.`,
  otherKeyword: ({ view, it, args }) => {
    const learns = booklets[view.party[args.who].booklet].keywords.map(abilityKeyword).join(', ');
    return say`${called({ view, it })} is ${abilityKeyword(args.keyword)}; ${member(view, args.who)} learns ${learns}.`;
  },
  abilityTaken: ({ view, it, args }) => say`There is one ${called({ view, it })}, and ${member(view, args.by)} has it.`,
  tooFewPoints: ({ view, it, args }) =>
    say`${called({ view, it })} costs ${ap(args.price)}; ${args.left === 0 ? 'none is' : `${args.left} ${args.left === 1 ? 'is' : 'are'}`} left.`,
  noDamageYet: ({ args }) => `More damage is offered at 2900 lore and every 1200 after it; this is ${args.lore}.`,
  // Cards
  notNow: about(it => say`${it} cannot be used at this moment.`),
  isReaction: about(it => say`${it} is a reaction: it is asked for when its moment comes.`),
  isExhausted: ({ view, it, args }) => say`${called({ view, it })} is ${args.broken ? 'Broken' : 'exhausted'}.`,
  isDeranged: () => 'Whoever is DERANGED uses neither powers that cost PP nor Prayers nor Rituals.',
  limitReached: ({ view, it, args }) => say`${called({ view, it })} may be used ${limitInWords(args)}, and has been.`,
  tooExpensive: ({ view, it, args }) =>
    say`${called({ view, it })} costs ${payment(args.pay, args.needed)}; ${left(args.pay, args.left)}.`,
  conditionNotMet: about(it => say`What ${it} asks for is not so at the moment.`),
  wasReplaced: () => 'A choice of the lore tree has taken its place.',
  noActLeft: () => 'The Act of this turn has been used.',
  noTarget: ({ view, it, args }) =>
    say`${called({ view, it })} needs ${targetInWords(clauseAt(args.card, args.clause).target)}; there is none.`,
  notFillable: () => 'This weapon is not FILLABLE.',
  noHands: ({ view, it, args }) =>
    say`${called({ view, it })} takes ${count(args.needed, 'hand')}; there ${args.hands === 1 ? 'is' : 'are'} ${args.hands === 0 ? 'none' : args.hands}.`,
  fullyCharged: ({ view, it, args }) => say`${called({ view, it })} has all its ${count(args.charges, 'charge')}.`,
  noRoom: ({ view, args }) => say`${member(view, args.who)} carries ${args.most} items, as many as it can.`,
  nothingToLose: () => 'There is nothing that could be lost to pay for it.',
  cannotUseMystic: () => 'This character cannot use that kind of mystic card.',
  // Reactions
  boonSpent: () => 'A boon has been spent on this die already, or it is no die for a boon.',
  otherTrigger: about(it => say`${it} answers something else.`),
  alreadyAnswered: about(it => say`${it} has answered this already.`),
  tooFar: ({ view, it, args }) =>
    say`${called({ view, it })} reaches ${steps(args.within)}; it happened ${args.steps < 0 ? 'off the map' : `${steps(args.steps)} away`}.`,
  // Coins and towns
  incurable: () => 'Something that is worn keeps it from being cured.',
  tooFewCoins: ({ view, it, args }) =>
    say`${called({ view, it })} costs ${coins(args.price)}; there ${args.coins === 1 ? 'is' : 'are'} ${args.coins}.`,
  purseTooSmall: ({ args }) => say`The group has ${coins(args.coins)}, too few.`,
  alreadyServed: ({ view, it, args }) => say`${called({ view, it })} may be used once per ${args.per}, and has been.`,
  isBarred: () => 'The gate has cost this character the visit: no services here this time.',
  isBanned: () => 'After bartering badly this character buys nothing here this time.',
  tooLateToBarter: () => 'Bartering comes once, and before the first purchase.',
  nothingToBuy: () => 'There is nothing here to be bought.',
  alreadyTried: about(it => say`${it} has been tried already this time.`),
  // Story
  needsMore: () => 'The story does not allow it: something that it needs has not happened.',
  usedUp: () => 'There is nothing more to be had from it.',
  // World Map
  tooFarToGo: ({ view, it, args }) =>
    args.isByRoad
      ? say`${called({ view, it })} is ${count(args.edges, 'road segment')} away; ${member(view, args.who)}’s Stride is ${args.stride}${args.more === 0 ? '' : `, and ${args.more} more by road`}.`
      : say`Off the road the group goes 1 step; ${called({ view, it })} is ${args.edges} away, and no road leads there from here.`,
  isHere: () => 'The group is here already.',
  nowhereToStay: () => 'The group stays only in a town or a Wayfarers’ Camp.',
  // Camp and rest
  advancedOff: () => 'Regroup belongs to the advanced rules, which are not played.',
  alreadyRegrouped: () => 'This character has regrouped this turn.',
  noPowerPoints: () => 'It takes 1 PP, and none is left.',
  unhurt: ({ args }) => say`This character has all its ${vita(args.vita)}.`,
  notLiving: () => 'Only the living can do this.',
  isTransformed: () => 'Whoever is TRANSFORMED makes no skill checks.',
  // Maps
  notOnExit: () => 'No living character stands on an exit, or the exit is not the goal here.',
  notOnEntry: () => 'To withdraw, a living character must stand where the group came in.',
  goalNotReached: () => 'Something else has to be done here before the group may leave.',
  inFight: () => 'Nobody withdraws from a fight.',
  alreadyEquipping: () => 'Once this character changes equipment, that is all it does this turn.',
  alreadyInteracted: () => 'This character has interacted this turn.',
  alreadySearched: about(it => say`${it} has been searched.`),
  noStrideLeft: () => 'No Stride is left.',
  tooFarToWalk: ({ view, it, args }) =>
    say`The way to ${called({ view, it })} costs ${args.cost} Stride; ${args.left} ${args.left === 1 ? 'is' : 'are'} left.`,
  noWayThere: about(it => say`No way leads to ${it}.`),
  spaceOccupied: ({ view, it, args }) =>
    args.by === NONE
      ? say`${called({ view, it })} is taken.`
      : say`${figure(view, args.by)} stands on ${called({ view, it })}.`,
  cannotEnter: ({ view, it, args }) =>
    say`${called({ view, it })} is ${any(terrainName(args.terrain))}: nobody can end there.`,
  // Fights
  kindDefeated: about(it => say`${it} has been defeated.`),
  hasActed: () => 'The Act of this turn has been used.',
  outOfRange: ({ view, it, args }) =>
    say`${called({ view, it })} is ${steps(args.steps)} away; the range is ${args.range}.`,
  outOfSight: about(it => say`${it} is out of sight.`),
  notAdjacent: ({ view, it, args }) =>
    args.steps > 1
      ? say`${called({ view, it })} is ${steps(args.steps)} away, not adjacent.`
      : say`${called({ view, it })} is beside you only past a wall or a closed door.`,
  weaponNotReady: ({ args }) => `That weapon is ${args.broken ? 'Broken' : 'exhausted'}.`,
  cannotBeThrown: () => 'Only a THROWN weapon can be thrown.',
  notSpectral: () => 'A ghost can use only what is SPECTRAL.',
  noFlamesThere: about(it => say`Nothing burns on ${it}.`),
  ghostsCannot: () => 'A ghost cannot do this.',
  advancedRulesOff: () => 'This belongs to the advanced rules, which are not played.',
  tooFewPp: ({ args }) => say`It costs 1 ${args.pay.toUpperCase()}; ${left(args.pay, args.left)}.`,
  moveHasBegun: () => 'It has to be said before the Move begins.',
  evadesAlready: () => 'This Move is an Evade already.',
  ppAreFull: ({ args }) => say`This character has all its ${pp(args.pp)}.`,
  noLegalTarget: () => 'Nobody is there whom this could strike.',
  nobodyItCouldAttack: () => 'There is no other foe that it could attack.',
  foeGone: () => 'The foe is not there any more.',
  notInATurn: () => 'This cannot be done in the middle of a fight.',
};
