/** The log: one sentence for what happened. */
import type { RuleId } from '@vesper/kernel';
import { generals } from '../content/generals.ts';
import type { RealmEvent } from '../events.ts';
import { NONE, QUEST } from '../state.ts';
import type { RerollSource, Slot } from '../state.ts';
import type { RealmView } from '../view.ts';
import {
  cardName,
  colourName,
  darknessLabel,
  darknessName,
  dice,
  generalName,
  generalOnlyText,
  heroName,
  minionAny,
  minionCount,
  minionsName,
  questName,
  sourceName,
  spaceName,
} from './names.ts';
import { hasProgress, progressText } from './quests.ts';
import { diceAgainst, plainRoll } from './rolls.ts';
import { capital, count, does, doing, heroOf, isYou, listed, whom, whose } from './voice.ts';
import { WAR, lossSentence } from './war.ts';

type Told<Name extends RealmEvent['event']> = Extract<RealmEvent, { readonly event: Name }>;
type Sentences = {
  readonly [Name in RealmEvent['event']]: (view: RealmView, told: Told<Name>) => string | undefined;
};

export function event(view: RealmView, told: RealmEvent): string | undefined {
  const sentence = sentences[told.event] as (view: RealmView, told: RealmEvent) => string | undefined;
  return sentence(view, told);
}

export const sentences: Sentences = {
  // Setup and turns
  heroTaken(view, { slot, hero }) {
    const { seat } = view.heroes[slot];
    return `${seat === view.viewer ? 'You take' : `Player ${seat + 1} takes`} the ${heroName(hero)}.`;
  },
  setupCard: (_view, { card, used, rule }) =>
    used
      ? `Setup: ${rule === 'REA-3.17' ? '2 minions each' : '1 minion each'} in ${darknessName(card)}.`
      : `Setup: ${darknessName(card)} is put aside.`,
  setupFinished: (view, told) => `The realm is laid out. ${does(view, told, 'begin')}.`,
  turnBegan: (view, told) =>
    `Turn ${told.turn}: a new day for ${whom(view, told)}, with ${count(told.actions, 'action')}.`,
  mercy: (view, told) => `${does(view, told, 'regain')} a Life Token at dawn.`,
  bonusActions: (view, told) => `${does(view, told, 'have', 'has')} ${count(told.amount, 'bonus action')} today.`,
  styleChosen: (view, told) =>
    `${does(view, told, 'fight')} in ${told.style === 'sky' ? 'Sky' : 'Ground'} style until the next day.`,
  formChosen: (view, told) =>
    told.form === NONE
      ? `${does(view, told, 'take')} no form.`
      : `${does(view, told, 'take')} the form of the ${minionsName(told.form)}.`,
  dayEnded: (view, told) => `${capital(whose(view, told))} Daytime ends.`,

  // Cards
  cardDrawn: (view, told) =>
    `${does(view, told, 'draw')} ${told.card === undefined ? 'a Hero card' : cardName(told.card)}.`,
  cardTurnedUp: (view, told) =>
    `${cardName(told.card)} is turned up: ${told.kept ? `${doing(view, told, 'keep')} it` : 'it is discarded'}.`,
  cardTaken: (view, told) => `${does(view, told, 'take')} ${cardName(told.card)} out of the Hero deck.`,
  cardDiscarded: (view, told) =>
    // The line of the journey or of the battle has named the card.
    QUIET_DISCARDS.includes(told.rule) ? undefined : `${does(view, told, 'discard')} ${cardName(told.card)}.`,
  // Said when it was played or committed.
  cardRemoved: () => undefined,
  deckRefilled: (_view, { deck, cards }) =>
    `The discard pile is shuffled into the ${DECKS[deck]} deck, which now holds ${count(cards, 'card')}.`,

  // Actions
  heroMoved: (view, told) => journey(view, told),
  gatePlaced: (view, told) =>
    told.from === NONE
      ? `${does(view, told, 'open')} a Magic Gate in ${spaceName(told.space)}.`
      : `${does(view, told, 'move')} the Magic Gate from ${spaceName(told.from)} to ${spaceName(told.space)}.`,
  rumorsHeard: (view, told) =>
    told.source === NONE
      ? `${does(view, told, 'listen')} to Rumors and ${then(view, told.slot, 'call')} ${colourName(told.colour)}.`
      : `${sourceName(told.source)}: ${doing(view, told, 'call')} ${colourName(told.colour)}.`,
  diceRolled: (view, told) => plainRoll(view, told),
  landHealed: (view, told) =>
    `${does(view, told, 'heal')} the land: 1 crystal is gone from ${spaceName(told.space)}${remaining(told.left)}.`,
  woundsHealed: (view, told) => `${does(view, told, 'heal')} ${count(told.amount, 'wound')}.`,
  wounded: (view, told) =>
    `${does(view, told, 'lose')} ${count(told.amount, 'Life Token')} to the ${told.from === 'minions' ? 'minions' : 'General'}.`,
  woundIgnored: (view, told) =>
    `${does(view, told, 'ignore')} ${count(told.amount, 'wound')} thanks to ${SHIELDS[told.by]}.`,
  heroDied: (view, told) => `${capital(heroOf(view, told))} has fallen.`,
  heroArrived: (_view, { hero }) => `The ${heroName(hero)} joins the fight in Monarch City.`,
  undeadTurned: (view, told) =>
    `${does(view, told, 'turn')} an Undead away from ${spaceName(told.from)} to ${spaceName(told.to)}.`,

  // Quests
  questDrawn: (view, told) => `${does(view, told, 'receive')} the quest ${questName(told.quest)}.`,
  questProgressed: (view, told) =>
    hasProgress(told.quest)
      ? `${questName(told.quest)}: ${doing(view, told, 'have', 'has')} ${progressText(told.quest, told.progress)}.`
      : undefined,
  questCompleted: (view, told) => `${does(view, told, 'complete')} the quest ${questName(told.quest)}.`,
  questFailed: (view, told) =>
    `${does(view, told, 'fail')} at ${questName(told.quest)}${told.kept ? ' and may try again' : '; the quest is discarded'}.`,
  questVoided: (_view, { quest }) => `${questName(quest)} has lost its purpose and leaves the game.`,
  questSpent: (view, told) => `${does(view, told, 'spend')} the quest ${questName(told.quest)}.`,

  // Combat
  combatRolled: (view, told) => {
    const rolled = diceAgainst(told.colours, told.faces, told.modifiers, told.kind === 'general');
    switch (told.kind) {
      case 'general':
        return `${does(view, told, 'roll')} ${rolled}.`;
      case 'archery':
        return `${does(view, told, 'shoot')} into ${spaceName(told.space)} and ${then(view, told.slot, 'roll')} ${rolled}.`;
      case 'engage':
        return `${does(view, told, 'fight')} in ${spaceName(told.space)} and ${then(view, told.slot, 'roll')} ${rolled}.`;
    }
  },
  rerolled: (view, told) =>
    `${REROLLS[told.source]}: ${doing(view, told, 'roll')} again. The dice now show ${listed(told.faces.map(String))}.`,
  minionsDefeated: (view, told) =>
    `${does(view, told, 'defeat')} ${minionCount(told.amount, told.colour)} in ${spaceName(told.space)}${MEANS[told.how] ?? ''}.`,
  minionsRemoved: (_view, { space, colour, amount }) =>
    `${minionCount(amount, colour)} ${amount === 1 ? 'is' : 'are'} removed from ${spaceName(space)}.`,
  combatMissed: (view, told) => `${does(view, told, 'hit')} nothing in ${spaceName(told.space)}.`,
  battleDeclared: (view, told) => `${does(view, told, 'attack')} ${generalName(told.general)}.`,
  joined: (view, told) =>
    told.joins
      ? `${does(view, told, 'join')} the attack on ${generalName(told.general)}.`
      : `${does(view, told, 'stay')} out of the battle.`,
  committed: (view, told) => `${does(view, told, 'commit')} ${cardName(told.card)} for ${dice(told.dice)}.`,
  corruptionRolled: (_view, { card, face, lost }) =>
    `Corruption: a ${face} for ${cardName(card)}${lost ? ', which is lost' : ', which holds'}.`,
  attackScored: (view, told) =>
    `${does(view, told, 'score')} ${told.hits === 0 ? 'no hits' : count(told.hits, 'hit')} against ${generalName(told.general)}${parried(told)}.`,
  generalDefeated: (view, told) =>
    `${generalName(told.general)} is defeated. ${does(view, told, 'are', 'is')} the ${generals[told.general].slayer}.`,
  generalSurvived: (_view, { general, hits, life }) =>
    `${generalName(general)} withstands the attack: ${count(hits, 'wound')} in all, ${life} life left.`,
  generalRegenerated: (_view, { general, life }) => `${generalName(general)} regenerates: back to ${life} life.`,
  bannerRaised: (view, told) => `The War Banner of Valor spares ${whom(view, told)} all wounds and losses.`,
  sentHome: (view, told) => `${does(view, told, 'are', 'is')} carried from ${spaceName(told.from)} to Monarch City.`,
  generalHealed: (_view, { general, life }) => `${generalName(general)} heals 1 wound and has ${life} life.`,
  warStatusAdvanced: (_view, { status }) => `The war goes on: ${WAR[status].name}. ${WAR[status].night}`,

  // Specials
  specialPlayed: (view, told) =>
    // A quest says itself that it was spent.
    told.source >= QUEST ? undefined : `${does(view, told, 'play')} ${sourceName(told.source)}.`,
  passed: () => undefined,
  generalDrivenBack: (_view, { general, to }) => `${generalName(general)} is driven back to ${spaceName(to)}.`,
  generalSpied: (_view, { general }) => `${generalName(general)} will not heal this turn.`,
  visionsSeen: (view, told) =>
    `${does(view, told, 'foresee')} ${count(told.cards.length, 'Darkness card')}: ${told.cards.map(darknessLabel).join(' | ')}.`,
  visionDiscarded: (view, told) => `${does(view, told, 'discard')} the vision: ${darknessLabel(told.card)}.`,
  visionsReturned: (view, told) =>
    told.cards.length === 0
      ? 'None of the visions will come true.'
      : `${does(view, told, 'put')} ${count(told.cards.length, 'card')} back on the Darkness deck.`,

  // Night
  nightFell: (_view, { cards }) => `Night falls: ${count(cards, 'Darkness card')}.`,
  nightQuiet: () => 'The Night stays quiet: no Darkness cards are drawn.',
  darknessTurnedUp: (_view, { card, number, generalOnly }) =>
    `Darkness card ${number}: ${darknessLabel(card)}.${generalOnly && generalOnlyText(card) !== '' ? ` But ${generalOnlyText(card)}.` : ''}`,
  darknessReplaced: (view, told) =>
    `${does(view, told, 'use')} Wisdom: the card is discarded, and another one is turned up.`,
  placementCancelled: (_view, { space }) => `No minions appear in ${spaceName(space)}.`,
  generalHeld: (_view, { general }) => `${generalName(general)} is held back.`,
  minionPlaced: (_view, { space, colour, rule }) =>
    // The line of a setup card has said so.
    rule === 'REA-3.17' || rule === 'REA-3.18'
      ? undefined
      : `${capital(minionAny(colour))} appears in ${spaceName(space)}.`,
  minionsNotPlaced: (_view, { space, colour, amount }) =>
    `There is no room in ${spaceName(space)} for ${amount === 1 ? `another ${generals[colour].minion}` : `${amount} more ${minionsName(colour)}`}.`,
  overrun: (_view, { space, colour }) => `${spaceName(space)} is overrun by ${minionsName(colour)}.`,
  crystalPlaced: (_view, { space, onBoard }) =>
    `${spaceName(space)} is tainted: ${onBoard} of 12 crystals ${onBoard === 1 ? 'lies' : 'lie'} on the board.`,
  crystalRemoved: (_view, { space, left }) =>
    left === 0
      ? `${spaceName(space)} is cleansed of its last crystal.`
      : `1 crystal is removed from ${spaceName(space)}, ${left} left.`,
  generalAdvanced: (_view, { general, from, to }) =>
    `${generalName(general)} advances from ${spaceName(from)} to ${spaceName(to)}.`,
  generalStayed: (_view, { general, why }) => `${generalName(general)} ${STAYS[why]}.`,

  // The end
  won: (view, { champions }) =>
    `The realm is saved. ${capital(listed(champions.map(slot => heroOf(view, { slot }))))} ${champions.length === 1 ? 'is King’s Champion' : 'are King’s Champions'}.`,
  lost: (_view, { why }) => lossSentence(why),
  championScored: (view, told) =>
    `${does(view, told, 'bring')} ${count(told.quests, 'completed quest')} and ${count(told.generals, 'General card')} before the King.`,
};

const QUIET_DISCARDS: readonly RuleId[] = ['REA-5.3', 'REA-5.4', 'REA-5.5', 'REA-R23'];

const DECKS = { hero: 'Hero', quest: 'Quest', darkness: 'Darkness' } as const;

const REROLLS: { readonly [Source in RerollSource | 'battleLuck']: string } = {
  dragonSlayer: 'Dragon Slayer',
  ground: 'Ground style',
  unicorn: 'Unicorn Steed',
  battleLuck: 'Battle Luck',
};

const STAYS: { readonly [Why in Told<'generalStayed'>['why']]: string } = {
  notNext: 'stays: the location on the card is not the next one on the road',
  major: 'is wounded too badly to advance',
  defeated: 'is defeated and marches no more',
  held: 'does not advance',
};

/** What it took, unless it was plain fighting. */
const MEANS: { readonly [how: string]: string } = {
  slayer: ' without a roll, as their Slayer',
  fireball: ' with the Fireball',
  battleFury: ' in Battle Fury',
};

const SHIELDS: { readonly [by: string]: string } = {
  armor: 'Armor and Toughness',
  aura: 'the Aura of Righteousness',
  sky: 'Sky style',
  hideInTheShadows: 'Hide in the Shadows',
  shapeShifter: 'Shape Shifter',
  bravery: 'Bravery',
};

/** The second verb of a sentence that `does` began. */
function then(view: RealmView, slot: Slot, verb: string): string {
  return isYou(view, slot) ? verb : `${verb}s`;
}

function remaining(left: number): string {
  return left === 0 ? '' : `, ${left} left`;
}

/** Gorgutt parries with 1s, unless his skill is ignored; for the others they are misses like any. */
function parried({ rule, ones }: Told<'attackScored'>): string {
  return rule === 'REA-7.12' ? `, who parries ${ones}` : '';
}

/** By which way a hero got somewhere. */
function journey(view: RealmView, told: Told<'heroMoved'>): string {
  const to = spaceName(told.to);
  const using = told.card === NONE ? '' : ` with ${cardName(told.card)}`;
  switch (told.way) {
    case 'foot':
      return `${does(view, told, 'walk')} to ${to}.`;
    case 'horse':
      return `${does(view, told, 'ride')} to ${to}${using}.`;
    case 'eagle':
    case 'flight':
      return `${does(view, told, 'fly', 'flies')} to ${to}${using}.`;
    case 'gateCard':
    case 'gate':
      return `${does(view, told, 'step')} through a Magic Gate to ${to}${using}.`;
    case 'steed':
      return `${does(view, told, 'ride')} to ${to}.`;
    case 'teleport':
      return `${does(view, told, 'teleport')} to ${to}.`;
    default:
      return `${does(view, told, 'are', 'is')} moved from ${spaceName(told.from)} to ${to}.`;
  }
}
