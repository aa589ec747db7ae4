/** Why a candidate may not be chosen, as a sentence, from what the rules say of it. */
import { count, does, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { CrystalOfLight, quests } from '../content/quests.ts';
import type { Card, Colour, Quest, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmCatalogue, RealmRefused } from './catalogue.ts';
import { missing } from './effects.ts';
import { colourName, minionsName, portraitName } from './names.ts';
import {
  card as cardNamed,
  completed,
  general as generalNamed,
  quest as questNamed,
  source as sourceNamed,
  space as spaceNamed,
  who,
} from './voice.ts';

type Nothing = { readonly [none: string]: never };
/** The hero it is about. */
type OfHero = { readonly slot: Slot };
type OfQuest = { readonly slot: Slot; readonly quest: Quest };
/** The General of the Darkness card that lies open. */
type OfGeneral = { readonly general: Colour };

/** Every reason the rules can give, and what its sentence needs to know beside what was pointed at. */
export interface RealmReasons {
  readonly heroTaken: Nothing;
  readonly heroInPlay: Nothing;
  readonly heroFallen: Nothing;

  readonly noActions: OfHero;
  /** `at` = where the riders of Cavalry Sweep are; NONE = it is the hero who walks. */
  readonly notAdjacent: { readonly at: Space };
  readonly noWayThere: OfHero;
  readonly closedToForm: Nothing;
  readonly pathClosedToForm: Nothing;
  readonly noGateHere: { readonly here: Space };
  readonly hasTeleported: Nothing;
  readonly noTeleportToInn: Nothing;
  readonly noMinionsHere: Nothing;
  readonly noMinionsThere: Nothing;
  readonly noMinionsOfColour: { readonly colour: Colour };
  readonly slainWithoutDice: { readonly colour: Colour };
  readonly noMinionOfCard: { readonly card: Card; readonly colour: Colour };
  readonly cityIsNoInn: Nothing;
  /** `isCard` = Local Information, else Rumors. */
  readonly notAtInn: { readonly isCard: boolean };
  readonly enoughRumors: OfHero;
  readonly notTainted: Nothing;
  readonly notTheLandsColour: { readonly card: Card; readonly colour: Colour; readonly land: Colour };
  readonly minionsInTheWay: Nothing;
  readonly noWounds: OfHero;
  readonly minionsPreventHealing: Nothing;
  readonly cardNamesAnother: { readonly card: Card; readonly place: Space };
  readonly gateStandsHere: Nothing;
  readonly noGateThere: Nothing;

  readonly noQuest: OfHero;
  readonly notQuestPlace: OfQuest;
  readonly notWithGeneral: OfQuest;
  readonly visitedBefore: Nothing;
  readonly questNeedsNoAction: OfQuest;
  readonly alreadySpent: Nothing;
  readonly noCrystalHere: Nothing;

  readonly noMinionsInInns: Nothing;
  readonly noRoomForUndead: Nothing;
  readonly cityIsFull: Nothing;

  readonly rerollUsed: Nothing;
  readonly noFailedDice: Nothing;
  readonly noFailedDragonDice: Nothing;
  readonly noGeneralHere: Nothing;
  readonly minionsPresent: Nothing;
  readonly noEligibleCard: { readonly slot: Slot; readonly general: Colour };
  /** A card that is committed against a General, or a placement that a hunter would stop. */
  readonly wrongColour:
    | { readonly colour: Colour; readonly general: Colour }
    | { readonly colour: Colour; readonly source: Source; readonly hunted: Colour };
  readonly wrongPortrait: { readonly portrait: Colour; readonly general: Colour };
  readonly dread: Nothing;
  readonly questSpent: Nothing;
  readonly commitFirst: Nothing;
  readonly hasRolled: OfHero;
  readonly noDice: OfHero;

  readonly costsAction: Nothing;
  readonly onlyBeforeNight: Nothing;
  readonly onlyOnDarknessCard: Nothing;
  readonly onlyAfterRoll: Nothing;
  readonly notInCombat: Nothing;
  readonly notOnDarknessCard: Nothing;

  readonly noCrystalAnywhere: Nothing;
  /** Minions, or a General to drive back. */
  readonly nothingInReach: { readonly source: Source };
  readonly noCardsToCome: Nothing;
  readonly notYourNight: Nothing;
  readonly noDarknessCards: Nothing;
  readonly generalOnlyCard: Nothing;
  readonly cardPlacesNothing: Nothing;
  readonly noPlacementOfColour: { readonly hunted: Colour };
  readonly cardHasNoGeneral: Nothing;
  readonly generalDefeated: OfGeneral;
  readonly generalElsewhere: OfGeneral;
  readonly generalTooWounded: OfGeneral;
  readonly generalHeldBefore: OfGeneral;
  readonly noGeneralHeals: Nothing;

  readonly pickOneFirst: Nothing;
  readonly hasGate: Nothing;
  readonly sameSpace: OfHero;
  readonly noCrystal: Nothing;
  readonly notOfColour: { readonly colour: Colour };
  readonly noMinions: Nothing;
  readonly notOnCard: Nothing;
  readonly alreadyCancelled: Nothing;
  readonly movedBefore: OfHero;
  readonly isFallen: Nothing;
  readonly atStart: Nothing;
  readonly notHealing: Nothing;
  readonly noSuchMinion: { readonly colour: Colour };
  readonly tooFewPoints: { readonly left: number };
  readonly noMinionsToStart: Nothing;
  readonly alreadyVisited: Nothing;
}

export const refusals: RealmCatalogue['refusals'] = {
  // Heroes
  heroTaken: ({ it }) => say`The ${it} is taken already.`,
  heroInPlay: ({ it }) => say`The ${it} is in play already.`,
  heroFallen: ({ it }) => say`The ${it} has fallen and returns only when no other hero is left.`,

  // Actions
  noActions: ({ view, args }) => say`${does(who(view, args), 'have')} no actions left today.`,
  notAdjacent: ({ it, args: { at } }) =>
    at === NONE
      ? say`${it} is too far to walk to in one action.`
      : say`${it} is not next to ${spaceNamed(at)}, where the riders are.`,
  noWayThere: ({ view, it, args }) => say`Nothing takes ${who(view, args)} to ${it} in one action.`,
  closedToForm: ({ it }) => say`${it} is closed to the Sorceress while she wears a form.`,
  pathClosedToForm: ({ it }) =>
    say`The short way to ${it} leads through a place that is closed to the Sorceress while she wears a form.`,
  noGateHere: ({ args }) => say`There is no Magic Gate in ${spaceNamed(args.here)}.`,
  hasTeleported: () => 'The Wizard has teleported today already.',
  noTeleportToInn: ({ it }) => say`Teleport does not lead to Inns, and so not to ${it}.`,
  noMinionsHere: ({ it }) => say`There are no minions in ${it}.`,
  noMinionsThere: ({ it }) => say`There are no minions in ${it}.`,
  noMinionsOfColour: ({ args }) => `There are no ${minionsName(args.colour)} to roll more dice against.`,
  slainWithoutDice: ({ args }) =>
    `${minionsName(args.colour)} fall to their Slayer without a roll, so more dice are of no use.`,
  noMinionOfCard: ({ it, args: { card, colour } }) =>
    say`${cardNamed(card)} is ${colourName(colour)}, and ${it} holds no ${minionsName(colour)}.`,
  cityIsNoInn: () => 'Monarch City is not an Inn; Rumors are heard at the three Inns only.',
  notAtInn: ({ it, args }) =>
    args.isCard ? say`${it} works for a hero at an Inn only.` : 'Rumors are heard at an Inn only.',
  enoughRumors: ({ view, args }) => say`${does(who(view, args), 'have')} listened to Rumors twice this turn already.`,
  notTainted: ({ it }) => say`${it} is not tainted.`,
  notTheLandsColour: ({ it, args: { card, colour, land } }) =>
    say`${it} takes a ${colourName(land)} card to heal, and ${cardNamed(card)} is ${colourName(colour)}.`,
  minionsInTheWay: ({ it }) => say`The land cannot be sanctified while minions are in ${it}.`,
  noWounds: ({ view, args }) => say`${does(who(view, args), 'have')} no wounds to heal.`,
  minionsPreventHealing: ({ it }) =>
    say`Wounds cannot be healed while minions are in ${it}; only Monarch City and the Inns are safe.`,
  cardNamesAnother: ({ it, args: { card, place } }) =>
    say`${cardNamed(card)} builds a gate in ${spaceNamed(place)} only, and this is ${it}.`,
  gateStandsHere: ({ it }) => say`A Magic Gate stands in ${it} already.`,
  noGateThere: ({ it }) => say`There is no Magic Gate in ${it}.`,

  // Quests
  noQuest: ({ view, args }) => say`${does(who(view, args), 'have')} no quest at the moment.`,
  notQuestPlace: ({ args }) => task(args),
  notWithGeneral: ({ args }) => task(args),
  visitedBefore: ({ it }) => say`${it} has been won over already; other places are still to come.`,
  questNeedsNoAction: ({ args: { quest, slot } }) =>
    say`${questNamed(quest, slot)} needs no action of its own. ${quests[quest].task}`,
  alreadySpent: () => say`${completed(CrystalOfLight)} has been spent already.`,
  noCrystalHere: ({ it }) => say`There is no crystal in ${it}.`,

  // The end of Daytime
  noMinionsInInns: ({ it }) => say`Minions never enter Inns, so none can flee to ${it}.`,
  noRoomForUndead: ({ it }) => say`${it} is full: it holds 3 minions.`,
  cityIsFull: () => 'Monarch City holds 4 minions, and a fifth would be the end.',

  // Combat
  rerollUsed: () => 'This has been used in this combat already.',
  noFailedDice: () => 'No die has failed.',
  noFailedDragonDice: () => 'No die against Dragonkin has failed.',
  noGeneralHere: ({ it }) => say`There is no General in ${it}.`,
  minionsPresent: ({ it }) => say`The minions in ${it} must be gone before the General can be attacked.`,
  noEligibleCard: ({ view, args }) =>
    say`${does(who(view, { slot: args.slot }), 'hold')} no card with the portrait of ${generalNamed(args.general)}.`,
  wrongColour: ({ it, args }) =>
    'source' in args
      ? say`${minionsName(args.colour)} come to ${it}, and ${sourceNamed(args.source)} stops ${minionsName(args.hunted)} only.`
      : say`${it} is ${colourName(args.colour)} and shows ${generalNamed(args.colour)}, not ${generalNamed(args.general)}.`,
  wrongPortrait: ({ it, args: { portrait, general } }) =>
    say`${it} shows ${portraitName(portrait)}, not ${generalNamed(general)}.`,
  dread: () => 'Dread: no quest reward can be used against Varkolak.',
  questSpent: ({ it }) => say`${it} has been spent already.`,
  commitFirst: () => 'At least one card must be committed.',
  hasRolled: ({ view, args }) => say`${does(who(view, args), 'have')} rolled already.`,
  noDice: ({ view, args }) => say`${does(who(view, args), 'have')} lost all dice to corruption.`,

  // Special cards: the moment
  costsAction: ({ it }) => say`${it} takes an action in the Daytime of the hero who holds it.`,
  onlyBeforeNight: ({ it }) => say`${it} is played at nightfall, before the first Darkness card.`,
  onlyOnDarknessCard: ({ it }) => say`${it} is played when a Darkness card lies open.`,
  onlyAfterRoll: ({ it }) => say`${it} is played right after a combat roll.`,
  notInCombat: ({ it }) => say`${it} cannot be played in the middle of a combat.`,
  notOnDarknessCard: ({ it }) => say`${it} cannot be played on a Darkness card that lies open.`,

  // Special cards: the effect
  noCrystalAnywhere: () => 'There is no crystal on the board.',
  nothingInReach: ({ args }) => `${missing(args.source)}.`,
  noCardsToCome: () => 'No Darkness cards are to come this Night.',
  notYourNight: ({ it }) => say`${it} works only in the Night after its own hero’s day.`,
  noDarknessCards: () => 'The Darkness deck is empty.',
  generalOnlyCard: () => 'This card only moves its General; it places no minions that could be stopped.',
  cardPlacesNothing: () => 'This card places no minions that could be stopped.',
  noPlacementOfColour: ({ args }) => `This card brings no ${minionsName(args.hunted)}.`,
  cardHasNoGeneral: () => 'This card moves no General.',
  generalDefeated: ({ args }) => say`${generalNamed(args.general)} is defeated and marches no more.`,
  generalElsewhere: ({ args }) =>
    say`${generalNamed(args.general)} does not advance anyway: the location is not the next one on the road.`,
  generalTooWounded: ({ args }) => say`${generalNamed(args.general)} is wounded too badly to advance anyway.`,
  generalHeldBefore: ({ args }) => say`${generalNamed(args.general)} is held back already.`,
  noGeneralHeals: () => 'No General would heal at the end of this turn.',

  // Special cards: the target
  pickOneFirst: ({ ask }) =>
    ask === 'pickHeroTarget' ? 'At least one hero must be moved.' : 'The card must do something first.',
  hasGate: ({ it }) => say`A Magic Gate stands in ${it} already.`,
  sameSpace: ({ view, it, args }) => say`${does(who(view, args), 'are')} in ${it} already.`,
  noCrystal: ({ it }) => say`There is no crystal in ${it}.`,
  notOfColour: ({ it, args }) => say`${it} is not a ${colourName(args.colour)} land.`,
  noMinions: ({ it }) => say`There are no minions in ${it}.`,
  notOnCard: ({ it }) => say`The card places nothing in ${it}.`,
  alreadyCancelled: ({ it }) => say`The minions of ${it} have been stopped already.`,
  movedBefore: ({ view, args }) => say`${does(who(view, args), 'have')} been moved already.`,
  isFallen: ({ it }) => say`${it} is defeated.`,
  atStart: ({ it }) => say`${it} stands at the beginning of the road already.`,
  notHealing: ({ it }) => say`${it} would not heal at the end of this turn.`,
  noSuchMinion: ({ it, args }) => say`There are no ${minionsName(args.colour)} in ${it}.`,
  tooFewPoints: ({ args: { left } }) =>
    say`A Dragonkin takes 2 points, and ${count(left, 'point')} ${left === 1 ? 'is' : 'are'} left.`,
  noMinionsToStart: ({ it }) => say`The ride begins where minions are, and there are none in ${it}.`,
  alreadyVisited: ({ it }) => say`The riders have been in ${it} already.`,
};

/** What the active quest asks for. */
const task = ({ quest, slot }: RealmRefused<'notQuestPlace'>['args']): Sentence =>
  say`${questNamed(quest, slot)}: ${quests[quest].task}`;
