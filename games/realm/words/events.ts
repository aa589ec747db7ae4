/** The log: one sentence for what happened. */
import { also, any, capital, count, does, joined, listed, means, named, say, somebody, whose } from '@vesper/kernel';
import type { RuleId, Sentence } from '@vesper/kernel';
import { generals } from '../content/generals.ts';
import { darkKey } from '../pieces.ts';
import { NONE, QUEST } from '../state.ts';
import type { RerollSource } from '../state.ts';
import type { RealmView } from '../view.ts';
import type { RealmCatalogue, Told } from './catalogue.ts';
import { darknessLabel, darknessPlaces, generalOnlyText } from './darkness.ts';
import { colourName, minionsName } from './names.ts';
import { hasProgress, progressText } from './quests.ts';
import { diceAgainst, plainRoll } from './rolls.ts';
import {
  card as cardNamed,
  completed,
  dice,
  general as generalNamed,
  heroItself,
  heroOf,
  minions,
  quest as questNamed,
  source as sourceNamed,
  space as spaceNamed,
  who,
} from './voice.ts';
import { WAR, lossSentence } from './war.ts';

export const events: RealmCatalogue['events'] = {
  // Setup and turns
  // The hero is not yet whoever takes it; a line of the log reads the same for ever.
  heroTaken: ({ slot, hero }, { view }) =>
    say`${does(somebody(view.viewer, view.heroes[slot].seat, 'a player'), 'take')} ${heroItself(view, { slot, hero })}.`,
  setupCard: ({ card, used, rule }) =>
    used
      ? say`Setup: ${rule === 'REA-3.17' ? '2 minions each' : '1 minion each'} in ${darknessPlaces(card)}.`
      : say`Setup: a card that does not fit is set aside (${darknessPlaces(card)}).`,
  setupFinished: (told, { view }) => say`The realm is laid out. ${capital(does(who(view, told), 'begin'))}.`,
  turnBegan: (told, { view }) =>
    say`Turn ${told.turn}: a new day for ${who(view, told)}, with ${count(told.actions, 'action')}.`,
  mercy: (told, { view }) => say`${does(who(view, told), 'regain')} a Life Token at dawn.`,
  bonusActions: (told, { view }) => say`${does(who(view, told), 'have')} ${count(told.amount, 'bonus action')} today.`,
  styleChosen: (told, { view }) =>
    say`${does(who(view, told), 'fight')} in ${told.style === 'sky' ? 'Sky' : 'Ground'} style until the next day.`,
  formChosen: (told, { view }) =>
    say`${does(who(view, told), 'take')} ${told.form === NONE ? 'no form' : `the form of the ${minionsName(told.form)}`}.`,
  dayEnded: (told, { view }) => say`${whose(who(view, told))} Daytime ends.`,

  // Cards
  cardDrawn: (told, { view }) =>
    say`${does(who(view, told), 'draw')} ${told.card === undefined ? 'a Hero card' : cardNamed(told.card)}.`,
  cardTurnedUp: (told, { view }) =>
    say`${cardNamed(told.card)} is turned up: ${told.kept ? say`${does(who(view, told), 'keep')} it` : 'it is discarded'}.`,
  cardTaken: (told, { view }) => say`${does(who(view, told), 'take')} ${cardNamed(told.card)} out of the Hero deck.`,
  cardDiscarded: (told, { view }) =>
    // The line of the journey or of the battle has named the card.
    QUIET_DISCARDS.includes(told.rule) ? undefined : say`${does(who(view, told), 'discard')} ${cardNamed(told.card)}.`,
  // Said when it was played or committed.
  cardRemoved: () => undefined,
  deckRefilled: ({ deck, cards }) =>
    say`The discard pile is shuffled into the ${DECKS[deck]} deck, which now holds ${count(cards, 'card')}.`,

  // Actions
  heroMoved: (told, { view }) => journey(view, told),
  gatePlaced: (told, { view }) =>
    told.from === NONE
      ? say`${does(who(view, told), 'open')} a Magic Gate in ${spaceNamed(told.space)}.`
      : say`${does(who(view, told), 'move')} the Magic Gate from ${spaceNamed(told.from)} to ${spaceNamed(told.space)}.`,
  rumorsHeard(told, { view }) {
    const hero = who(view, told);
    return told.source === NONE
      ? say`${does(hero, 'listen')} to Rumors and ${also(hero, 'call')} ${colourName(told.colour)}.`
      : say`${means(sourceNamed(told.source))}: ${does(hero, 'call')} ${colourName(told.colour)}.`;
  },
  diceRolled: (told, { view }) => plainRoll(view, told),
  landHealed: (told, { view }) =>
    say`${does(who(view, told), 'heal')} the land: 1 crystal is gone from ${spaceNamed(told.space)}${told.left === 0 ? '' : `, ${told.left} left`}.`,
  woundsHealed: (told, { view }) => say`${does(who(view, told), 'heal')} ${count(told.amount, 'wound')}.`,
  wounded: (told, { view }) =>
    say`${does(who(view, told), 'lose')} ${count(told.amount, 'Life Token')} to the ${told.from === 'minions' ? 'minions' : 'General'}${told.rule === 'REA-5.33' ? ', Fear included' : ''}.`,
  woundIgnored: (told, { view }) =>
    say`${does(who(view, told), 'ignore')} ${count(told.amount, 'wound')} thanks to ${SHIELDS[told.by]}.`,
  heroDied: (told, { view }) => say`${heroItself(view, told)} has fallen.`,
  heroArrived: (told, { view }) => say`${heroItself(view, told)} joins the fight in Monarch City.`,
  undeadTurned: (told, { view }) =>
    say`${does(who(view, told), 'turn')} an Undead away from ${spaceNamed(told.from)} to ${spaceNamed(told.to)}.`,

  // Quests
  questDrawn: (told, { view }) =>
    say`${does(who(view, told), 'receive')} the quest ${questNamed(told.quest, told.slot)}.`,
  questProgressed: (told, { view }) =>
    hasProgress(told.quest)
      ? say`${questNamed(told.quest, told.slot)}: ${does(who(view, told), 'have')} ${progressText(told.quest, told.progress)}.`
      : undefined,
  questCompleted: (told, { view }) => say`${does(who(view, told), 'complete')} the quest ${completed(told.quest)}.`,
  questFailed: (told, { view }) =>
    say`${does(who(view, told), 'fail')} at ${questNamed(told.quest, told.slot)}${told.kept ? say` and may try again` : '; the quest is discarded'}.`,
  questVoided: ({ quest, slot }) => say`${questNamed(quest, slot)} has lost its purpose and leaves the game.`,
  questSpent: (told, { view }) => say`${does(who(view, told), 'spend')} the quest ${completed(told.quest)}.`,

  // Combat
  combatRolled(told, { view }) {
    const hero = who(view, told);
    const rolled = diceAgainst(told.colours, told.faces, told.modifiers, told.kind === 'general');
    if (told.kind === 'general') return say`${does(hero, 'roll')} ${rolled}.`;
    const where = spaceNamed(told.space);
    return say`${told.kind === 'archery' ? say`${does(hero, 'shoot')} into` : say`${does(hero, 'fight')} in`} ${where} and ${also(hero, 'roll')} ${rolled}.`;
  },
  rerolled: (told, { view }) =>
    // Battle Luck's hero is the one who played it, who need not be the one who rolls.
    say`${REROLLS[told.source]}: ${told.source === 'battleLuck' ? 'the failed dice are rolled again' : say`${does(who(view, told), 'roll')} again`}. The dice now show ${listed(told.faces)}.`,
  minionsDefeated: (told, { view }) =>
    say`${does(who(view, told), 'defeat')} ${minions(told.amount, told.colour)} in ${spaceNamed(told.space)}${MEANS[told.how] ?? ''}.`,
  minionsRemoved: ({ space, colour, amount }) =>
    say`${minions(amount, colour)} ${amount === 1 ? 'is' : 'are'} removed from ${spaceNamed(space)}.`,
  combatMissed: (told, { view }) => say`${does(who(view, told), 'hit')} nothing in ${spaceNamed(told.space)}.`,
  battleDeclared: (told, { view }) => say`${does(who(view, told), 'attack')} ${generalNamed(told.general)}.`,
  joined: (told, { view }) =>
    told.joins
      ? say`${does(who(view, told), 'join')} the attack on ${generalNamed(told.general)}.`
      : say`${does(who(view, told), 'stay')} out of the battle.`,
  committed: (told, { view }) =>
    say`${does(who(view, told), 'commit')} ${cardNamed(told.card)} for ${dice(told.dice)}.`,
  corruptionRolled: ({ card, face, lost }) =>
    say`Corruption: a ${face} for ${cardNamed(card)}${lost ? ', which is lost' : ', which holds'}.`,
  attackScored: (told, { view }) =>
    say`${does(who(view, told), 'score')} ${told.hits === 0 ? 'no hits' : count(told.hits, 'hit')} against ${generalNamed(told.general)}${parried(told)}.`,
  generalDefeated: (told, { view }) =>
    say`${generalNamed(told.general)} is defeated. ${capital(does(who(view, told), 'are'))} the ${generals[told.general].slayer}.`,
  generalSurvived: ({ general, hits, life }) =>
    say`${generalNamed(general)} withstands the attack: ${count(hits, 'wound')} in all, ${life} life left.`,
  generalRegenerated: ({ general, life }) => say`${generalNamed(general)} regenerates: back to ${life} life.`,
  bannerRaised: (told, { view }) => say`The War Banner of Valor spares ${who(view, told)} all wounds and losses.`,
  sentHome: (told, { view }) =>
    say`${does(who(view, told), 'are')} carried from ${spaceNamed(told.from)} to Monarch City.`,
  generalHealed: ({ general, life }) => say`${generalNamed(general)} heals 1 wound and has ${life} life.`,
  warStatusAdvanced: ({ status }) => `The war goes on: ${WAR[status].name}. ${WAR[status].night}`,

  // Specials
  specialPlayed: (told, { view }) =>
    // A quest says itself that it was spent.
    told.source >= QUEST ? undefined : say`${does(who(view, told), 'play')} ${sourceNamed(told.source)}.`,
  passed: () => undefined,
  generalDrivenBack: ({ general, to }) => say`${generalNamed(general)} is driven back to ${spaceNamed(to)}.`,
  generalSpied: ({ general }) => say`${generalNamed(general)} will not heal this turn.`,
  visionsSeen: (told, { view }) =>
    say`${does(who(view, told), 'foresee')} ${count(told.cards.length, 'Darkness card')}: ${joined(told.cards.map(darknessLabel), ' | ')}.`,
  visionDiscarded: (told, { view }) =>
    say`${does(who(view, told), 'discard')} the ${named(darkKey(told.card), 'vision')}: ${darknessLabel(told.card)}.`,
  visionsReturned: (told, { view }) =>
    told.cards.length === 0
      ? 'None of the visions will come true.'
      : say`${does(who(view, told), 'put')} ${count(told.cards.length, 'card')} back on the Darkness deck.`,

  // Night
  nightFell: ({ cards }) => say`Night falls: ${count(cards, 'Darkness card')}.`,
  nightQuiet: () => 'The Night stays quiet: no Darkness cards are drawn.',
  darknessTurnedUp: ({ card, number, generalOnly }) =>
    say`${named(darkKey(card), `Darkness card ${number}`)}: ${darknessLabel(card)}.${generalOnly && generalOnlyText(card) !== '' ? ` But ${generalOnlyText(card)}.` : ''}`,
  darknessReplaced: (told, { view }) =>
    say`${does(who(view, told), 'use')} Wisdom: the ${named(darkKey(told.card), 'card')} is discarded, and another one is turned up.`,
  placementCancelled: ({ space }) => say`No minions appear in ${spaceNamed(space)}.`,
  generalHeld: ({ general }) => say`${generalNamed(general)} is held back.`,
  minionPlaced: ({ space, colour, rule }) =>
    // The line of a setup card has said so.
    rule === 'REA-3.17' || rule === 'REA-3.18'
      ? undefined
      : say`${any(generals[colour].minion)} appears in ${spaceNamed(space)}.`,
  minionsNotPlaced: ({ space, colour, amount }) =>
    say`There is no room in ${spaceNamed(space)} for ${amount === 1 ? `another ${generals[colour].minion}` : `${amount} more ${minionsName(colour)}`}.`,
  overrun: ({ space, colour }) => say`${spaceNamed(space)} is overrun by ${minionsName(colour)}.`,
  crystalPlaced: ({ space, onBoard }) =>
    say`${spaceNamed(space)} is tainted: ${onBoard} of 12 crystals ${onBoard === 1 ? 'lies' : 'lie'} on the board.`,
  crystalRemoved({ space, left, rule }) {
    if (left > 0) return say`1 crystal is removed from ${spaceNamed(space)}, ${left} left.`;
    // Spell of Purity takes all there are; the others one.
    return say`${spaceNamed(space)} is cleansed of ${rule === 'REA-7.6' ? 'all crystals' : 'its last crystal'}.`;
  },
  generalAdvanced: ({ general, from, to }) =>
    say`${generalNamed(general)} advances from ${spaceNamed(from)} to ${spaceNamed(to)}.`,
  generalStayed: ({ general, why }) => say`${generalNamed(general)} ${STAYS[why]}.`,

  // The end
  won: ({ champions }, { view }) =>
    say`The realm is saved. ${capital(listed(champions.map(slot => heroOf(view, { slot }))))} ${champions.length === 1 ? 'is King’s Champion' : 'are King’s Champions'}.`,
  lost: ({ why }) => lossSentence(why),
  championScored: (told, { view }) =>
    say`${does(who(view, told), 'bring')} ${count(told.quests, 'completed quest')} and ${count(told.generals, 'General card')} before the King.`,
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

/** Gorgutt parries with 1s, unless his skill is ignored; for the others they are misses like any. */
function parried({ rule, ones }: Told<'attackScored'>): string {
  return rule === 'REA-7.12' ? `, who parries ${ones}` : '';
}

/** By which way a hero got somewhere. */
function journey(view: RealmView, told: Told<'heroMoved'>): Sentence {
  const hero = who(view, told);
  const to = spaceNamed(told.to);
  const using = told.card === NONE ? '' : say` with ${means(cardNamed(told.card))}`;
  switch (told.way) {
    case 'foot':
      return say`${does(hero, 'walk')} to ${to}.`;
    case 'horse':
      return say`${does(hero, 'ride')} to ${to}${using}.`;
    case 'eagle':
    case 'flight':
      return say`${does(hero, 'fly')} to ${to}${using}.`;
    case 'gateCard':
    case 'gate':
      return say`${does(hero, 'step')} through a Magic Gate to ${to}${using}.`;
    case 'steed':
      return say`${does(hero, 'ride')} to ${to}.`;
    case 'teleport':
      return say`${does(hero, 'teleport')} to ${to}.`;
    default:
      return say`${does(hero, 'are')} moved from ${spaceNamed(told.from)} to ${to}.`;
  }
}
