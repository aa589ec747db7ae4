/** Why a candidate may not be chosen, as a sentence. */
import type { AskFrame, Choice, Facts, Open, Refusal } from '@vesper/kernel';
import type { Minion } from '../agenda.ts';
import { cardColour, cardLocation } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import { spaces } from '../content/map.ts';
import { quests } from '../content/quests.ts';
import { BattleStrategy, ElvenArchers, KingsGuardAttack, specials } from '../content/specials.ts';
import { FIRST_SPECIAL } from '../content/types.ts';
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import {
  cardName,
  colourName,
  generalName,
  heroName,
  minionsName,
  portraitName,
  questName,
  sourceName,
  spaceName,
} from './names.ts';
import type { Details } from './prompts.ts';
import { count, does, whom } from './voice.ts';

interface About {
  readonly view: RealmView;
  readonly ask: string;
  readonly d: Details;
  /** The slot of the hero that decides. */
  readonly slot: Slot;
  readonly choice: Choice;
  /** The number that was pointed at, or NONE: a space, a hero, a slot, a card, a General. */
  readonly n: number;
  /** The action that was pointed at; its fields are there only where it has them. */
  readonly action: { readonly to: Space; readonly card: Card; readonly colour: Colour; readonly source: Source };
}

export function refusal(view: RealmView, open: Open, choice: Choice, { why }: Refusal, _facts?: Facts): string {
  const d = open.frame as AskFrame & Details;
  return sentences[why as Reason]({
    view,
    ask: open.ask,
    d,
    slot: d.slot,
    choice,
    n: typeof choice === 'number' ? choice : NONE,
    action: choice as unknown as About['action'],
  });
}

type Reason = keyof typeof sentences;

/** Where the deciding hero stands. */
const here = ({ view, slot }: About): Space => view.heroes[slot].space;
const hereName = (about: About): string => spaceName(here(about));
/** The Special or quest that was pointed at. */
const played = ({ choice, n }: About): Source =>
  typeof choice === 'number' ? n : (choice as { source: Source }).source;
const playedName = (about: About): string => sourceName(played(about));
/** The General of the Darkness card that lies open. */
const marching = ({ view }: About): string => {
  const part = view.night.faceUp === NONE ? null : darknessCards[view.night.faceUp].general;
  return part === null ? 'The General' : generalName(part.who);
};

const sentences = {
  // Heroes
  heroTaken: ({ n }: About) => `The ${heroName(n)} is taken already.`,
  heroInPlay: ({ n }: About) => `The ${heroName(n)} is in play already.`,
  heroFallen: ({ n }: About) => `The ${heroName(n)} has fallen and returns only when no other hero is left.`,

  // Actions
  noActions: ({ view, slot }: About) => `${does(view, { slot }, 'have', 'has')} no actions left today.`,
  notAdjacent: (about: About) =>
    about.ask === 'pickSpace'
      ? `${spaceName(about.n)} is not next to ${spaceName(about.d.at)}, where the riders are.`
      : `${spaceName(about.action.to)} is too far to walk to in one action.`,
  noWayThere: (about: About) =>
    `Nothing takes ${whom(about.view, about)} to ${spaceName(about.action.to)} in one action.`,
  closedToForm: (about: About) =>
    `${spaceName(about.ask === 'pickSpace' ? about.n : about.action.to)} is closed to the Sorceress while she wears a form.`,
  pathClosedToForm: ({ action }: About) =>
    `The short way to ${spaceName(action.to)} leads through a place that is closed to the Sorceress while she wears a form.`,
  noGateHere: (about: About) => `There is no Magic Gate in ${hereName(about)}.`,
  hasTeleported: () => 'The Wizard has teleported today already.',
  noTeleportToInn: ({ action }: About) => `Teleport does not lead to Inns, and so not to ${spaceName(action.to)}.`,
  noMinionsHere: (about: About) => `There are no minions in ${hereName(about)}.`,
  noMinionsThere: ({ action }: About) => `There are no minions in ${spaceName(action.to)}.`,
  noMinionsOfColour: ({ action }: About) => `There are no ${minionsName(action.colour)} to roll more dice against.`,
  slainWithoutDice: ({ action }: About) =>
    `${minionsName(action.colour)} fall to their Slayer without a roll, so more dice are of no use.`,
  noMinionOfCard: (about: About) =>
    `${cardName(about.action.card)} is ${colourName(cardColour[about.action.card])}, and ${hereName(about)} holds no ${minionsName(cardColour[about.action.card])}.`,
  cityIsNoInn: () => 'Monarch City is not an Inn; Rumors are heard at the three Inns only.',
  notAtInn: (about: About) =>
    about.ask === 'chooseAction' && typeof about.action.source !== 'number'
      ? 'Rumors are heard at an Inn only.'
      : `${playedName(about)} works for a hero at an Inn only.`,
  enoughRumors: ({ view, slot }: About) =>
    `${does(view, { slot }, 'have', 'has')} listened to Rumors twice this turn already.`,
  notTainted: (about: About) => `${hereName(about)} is not tainted.`,
  notTheLandsColour: (about: About) =>
    `${hereName(about)} takes a ${colourName(spaces[here(about)].colour)} card to heal, and ${cardName(about.action.card)} is ${colourName(cardColour[about.action.card])}.`,
  minionsInTheWay: (about: About) => `The land cannot be sanctified while minions are in ${hereName(about)}.`,
  noWounds: ({ view, slot }: About) => `${does(view, { slot }, 'have', 'has')} no wounds to heal.`,
  minionsPreventHealing: (about: About) =>
    `Wounds cannot be healed while minions are in ${hereName(about)}; only Monarch City and the Inns are safe.`,
  cardNamesAnother: (about: About) =>
    `${cardName(about.action.card)} builds a gate in ${spaceName(cardLocation[about.action.card])} only, and this is ${hereName(about)}.`,
  gateStandsHere: (about: About) => `A Magic Gate stands in ${hereName(about)} already.`,
  noGateThere: ({ n }: About) => `There is no Magic Gate in ${spaceName(n)}.`,

  // Quests
  noQuest: ({ view, slot }: About) => `${does(view, { slot }, 'have', 'has')} no quest at the moment.`,
  notQuestPlace: (about: About) => taskOf(about),
  notWithGeneral: (about: About) => taskOf(about),
  visitedBefore: (about: About) => `${hereName(about)} has been won over already; other places are still to come.`,
  questNeedsNoAction: ({ view, slot }: About) => {
    const { quest } = view.heroes[slot];
    return `${questName(quest)} needs no action of its own. ${quests[quest].task}`;
  },
  alreadySpent: () => 'Crystal of Light has been spent already.',
  noCrystalHere: (about: About) => `There is no crystal in ${hereName(about)}.`,

  // The end of Daytime
  noMinionsInInns: ({ n }: About) => `Minions never enter Inns, so none can flee to ${spaceName(n)}.`,
  noRoomForUndead: ({ n }: About) => `${spaceName(n)} is full: it holds 3 minions.`,
  cityIsFull: () => 'Monarch City holds 4 minions, and a fifth would be the end.',

  // Combat
  rerollUsed: () => 'This has been used in this combat already.',
  noFailedDice: () => 'No die has failed.',
  noFailedDragonDice: () => 'No die against Dragonkin has failed.',
  noGeneralHere: (about: About) => `There is no General in ${hereName(about)}.`,
  minionsPresent: (about: About) =>
    `The minions in ${hereName(about)} must be gone before the General can be attacked.`,
  noEligibleCard: (about: About) => {
    const general = about.view.generals.findIndex(({ space }) => space === here(about));
    const against = general === NONE ? 'the General' : generalName(general);
    return `${does(about.view, about, 'hold')} no card with the portrait of ${against}.`;
  },
  wrongColour: (about: About) => {
    if (about.ask === 'pickSpace') {
      return `${minionsName(spaces[about.n].colour)} come to ${spaceName(about.n)}, and ${sourceName(about.d.source ?? NONE)} stops ${huntedName(about.d.source ?? NONE)} only.`;
    }
    return `${cardName(about.n)} is ${colourName(cardColour[about.n])} and shows ${generalName(cardColour[about.n])}, not ${opponent(about)}.`;
  },
  wrongPortrait: (about: About) =>
    `${cardName(about.n)} shows ${portraitName(specials[about.n - FIRST_SPECIAL].portrait)}, not ${opponent(about)}.`,
  dread: () => 'Dread: no quest reward can be used against Varkolak.',
  questSpent: ({ choice }: About) =>
    `${choice === 'q05' ? 'Find Magic Gate' : 'Amarak’s Blessing'} has been spent already.`,
  commitFirst: () => 'At least one card must be committed.',
  hasRolled: ({ view, n }: About) => `${does(view, { slot: n }, 'have', 'has')} rolled already.`,
  noDice: ({ view, n }: About) => `${does(view, { slot: n }, 'have', 'has')} lost all dice to corruption.`,

  // Special cards: the moment
  costsAction: (about: About) => `${playedName(about)} takes an action in the Daytime of the hero who holds it.`,
  onlyBeforeNight: (about: About) => `${playedName(about)} is played at nightfall, before the first Darkness card.`,
  onlyOnDarknessCard: (about: About) => `${playedName(about)} is played when a Darkness card lies open.`,
  onlyAfterRoll: (about: About) => `${playedName(about)} is played right after a combat roll.`,
  notInCombat: (about: About) => `${playedName(about)} cannot be played in the middle of a combat.`,
  notOnDarknessCard: (about: About) => `${playedName(about)} cannot be played on a Darkness card that lies open.`,

  // Special cards: the effect
  noCrystalAnywhere: () => 'There is no crystal on the board.',
  noMinionsInReach: (about: About) => `There are no minions ${reachOf(played(about))}.`,
  noCardsToCome: () => 'No Darkness cards are to come this Night.',
  notYourNight: (about: About) => `${playedName(about)} works only in the Night after its own hero’s day.`,
  noDarknessCards: () => 'The Darkness deck is empty.',
  generalOnlyCard: () => 'This card only moves its General; it places no minions that could be stopped.',
  cardPlacesNothing: () => 'This card places no minions that could be stopped.',
  noPlacementOfColour: (about: About) => `This card brings no ${huntedName(played(about))}.`,
  cardHasNoGeneral: () => 'This card moves no General.',
  generalDefeated: (about: About) => `${marching(about)} is defeated and marches no more.`,
  generalElsewhere: (about: About) =>
    `${marching(about)} does not advance anyway: the location is not the next one on the road.`,
  generalTooWounded: (about: About) => `${marching(about)} is wounded too badly to advance anyway.`,
  generalHeldBefore: (about: About) => `${marching(about)} is held back already.`,
  noGeneralHeals: () => 'No General would heal at the end of this turn.',

  // Special cards: the target
  pickOneFirst: ({ ask }: About) =>
    ask === 'pickHeroTarget' ? 'At least one hero must be moved.' : 'The card must do something first.',
  hasGate: ({ n }: About) => `A Magic Gate stands in ${spaceName(n)} already.`,
  sameSpace: ({ view, d, n }: About) => `${does(view, { slot: d.who }, 'are', 'is')} in ${spaceName(n)} already.`,
  noCrystal: ({ n }: About) => `There is no crystal in ${spaceName(n)}.`,
  notGreen: ({ n }: About) => `${spaceName(n)} is not a green land.`,
  noMinions: ({ n }: About) => `There are no minions in ${spaceName(n)}.`,
  notOnCard: ({ n }: About) => `The card places nothing in ${spaceName(n)}.`,
  alreadyCancelled: ({ n }: About) => `The minions of ${spaceName(n)} have been stopped already.`,
  movedBefore: ({ view, n }: About) => `${does(view, { slot: n }, 'have', 'has')} been moved already.`,
  isFallen: ({ n }: About) => `${generalName(n)} is defeated.`,
  atStart: ({ n }: About) => `${generalName(n)} stands at the beginning of the road already.`,
  notHealing: ({ n }: About) => `${generalName(n)} would not heal at the end of this turn.`,
  noSuchMinion: ({ choice }: About) => {
    const { space, colour } = choice as unknown as Minion;
    return `There are no ${minionsName(colour)} in ${spaceName(space)}.`;
  },
  tooFewPoints: ({ d }: About) =>
    `A Dragonkin takes 2 points, and ${count(d.left, 'point')} ${d.left === 1 ? 'is' : 'are'} left.`,
  noMinionsToStart: ({ n }: About) => `The ride begins where minions are, and there are none in ${spaceName(n)}.`,
  alreadyVisited: ({ n }: About) => `The riders have been in ${spaceName(n)} already.`,
};

/** Every reason the rules can give. */
export const reasons: readonly string[] = Object.keys(sentences);

/** What the active quest asks for. */
function taskOf({ view, slot }: About): string {
  const { quest } = view.heroes[slot];
  return `${questName(quest)}: ${quests[quest].task}`;
}

/** Where a Special looks for minions. */
function reachOf(source: Source): string {
  if (source === ElvenArchers) return 'in the green lands';
  if (source === KingsGuardAttack) return 'in Monarch City or next to it';
  return source === BattleStrategy ? 'on the board, and no General can be driven back' : 'on the board';
}

/** The General of the battle. */
function opponent({ view }: About): string {
  return view.battle === null ? 'this General' : generalName(view.battle.general);
}

/** The minions that a hunter's quest stops. */
function huntedName(source: Source): string {
  if (source < QUEST) return 'minions';
  const { goal } = quests[source - QUEST];
  return goal.by === 'hunt' ? minionsName(goal.colour) : 'minions';
}
