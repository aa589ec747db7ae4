/** Choices as button labels: a plain verb and what it is about. */
import { count, does, means, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import type { Action, ActionFacts, Commitment, CommitFacts } from '../agenda.ts';
import { Paladin, heroes } from '../content/heroes.ts';
import { AmaraksBlessing, CrystalOfLight, FindMagicGate } from '../content/quests.ts';
import type { Card, Colour, HeroId } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import { pickKey } from '../pieces.ts';
import type { RealmCatalogue } from './catalogue.ts';
import { darknessLabel } from './darkness.ts';
import { labelOf, withMinions } from './effects.ts';
import { colourName, heroName, minionsName } from './names.ts';
import {
  cardOf,
  completed,
  dice,
  general as generalNamed,
  heroOf,
  isYou,
  minionsIn,
  quest as questNamed,
  source as sourceNamed,
  space as spaceNamed,
  who,
} from './voice.ts';

export const labels: RealmCatalogue['labels'] = {
  pickHero: ({ choice }) => take(choice),
  pickStyle: ({ choice }) =>
    ({ sky: 'Sky style: no wounds at the end of the day', ground: 'Ground style: roll a combat again' })[choice],
  pickForm: ({ choice }) =>
    choice === 'none' ? 'No form' : `Form of the ${minionsName(choice)} (${colourName(choice)})`,
  chooseAction: ({ view, frame, choice, facts }) => action(view, frame.slot, choice, facts),
  playSpecial: ({ view, frame, choice }) => (choice === 'pass' ? 'Pass' : play(view, choice, frame.slot)),
  useReroll: ({ choice }) =>
    ({
      dragonSlayer: 'Dragon Slayer: roll the failed dice against Dragonkin again',
      ground: 'Ground style: roll all dice again',
      unicorn: 'Unicorn Steed: roll all failed dice again',
      keep: 'Keep the dice',
    })[choice],
  join: ({ choice }) => ({ join: 'Join the battle', stayOut: 'Stay out' })[choice],
  commit: ({ view, frame, choice, facts }) => commitment(view.heroes[frame.slot].hand, choice, facts),
  pickAttacker: ({ view, choice, facts }) =>
    say`${does(who(view, { slot: choice }), 'attack')}${facts === undefined ? '' : say` with ${dice(facts.dice)}`}`,
  pickLostCard: ({ view, frame, choice }) => say`Lose ${cardOf(choice, view.heroes[frame.slot].hand)}`,
  pickReplacement: ({ choice }) => take(choice),
  turnUndead: ({ choice }) => ({ yes: 'Turn all Undead away', no: 'Leave them' })[choice],
  moveUndead: ({ view, choice }) => say`To ${withMinions(view, choice)}`,
  discardToLimit: ({ view, frame, choice }) =>
    typeof choice === 'number'
      ? say`Discard ${cardOf(choice, view.heroes[frame.slot].hand)}`
      : play(view, choice.source, frame.slot),
  wisdom: ({ choice }) => ({ keep: 'Keep this card', replace: 'Discard it and turn up another' })[choice],
  pickGateToMove: ({ choice }) => say`Move the gate from ${spaceNamed(choice)}`,
  pickSpace: ({ view, frame, choice }) => (choice === 'stop' ? STOP : labelOf('pickSpace', view, frame, choice)),
  pickHeroTarget: ({ view, frame, choice }) =>
    choice === 'stop' ? STOP : labelOf('pickHeroTarget', view, frame, choice),
  pickMinion: ({ view, frame, choice }) => (choice === 'stop' ? STOP : labelOf('pickMinion', view, frame, choice)),
  pickGeneral: ({ view, frame, choice }) =>
    choice === 'stop' ? 'Leave the Generals alone' : labelOf('pickGeneral', view, frame, choice),
  pickColour: ({ view, frame, choice }) => labelOf('pickColour', view, frame, choice),
  pickVision: ({ choice }) => ({ discard: 'Discard it', keep: 'Put it back' })[choice],
  pickOrder: ({ choice }) => darknessLabel(choice),
};

const STOP = 'Stop here';

const take = (hero: HeroId): Sentence =>
  say`Take ${{ text: `the ${heroName(hero)}`, piece: pickKey(hero) }} (${heroes[hero].life} life)`;

// ── Actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function action(view: RealmView, slot: Slot, chosen: Action, facts: ActionFacts | undefined): Sentence {
  const hero = view.heroes[slot];
  const using = (card: Card): Sentence => say` with ${means(cardOf(card, hero.hand))}`;
  switch (chosen.action) {
    case 'foot':
      return say`Walk to ${spaceNamed(chosen.to)}`;
    case 'horse':
      return say`Ride to ${spaceNamed(chosen.to)}${using(chosen.card)}`;
    case 'eagle':
      return say`Fly to ${spaceNamed(chosen.to)}${using(chosen.card)}`;
    case 'gateCard':
      return say`Step to ${spaceNamed(chosen.to)}${using(chosen.card)}`;
    case 'gate':
      return say`Step through the gate to ${spaceNamed(chosen.to)}`;
    case 'steed':
      return say`Ride to ${spaceNamed(chosen.to)} (${hero.hero === Paladin ? 'Noble Steed' : 'Unicorn Steed'})`;
    case 'flight':
      return say`Fly to ${spaceNamed(chosen.to)} (Eagle Flight)`;
    case 'teleport':
      return say`Teleport to ${spaceNamed(chosen.to)}`;
    case 'engage':
      return say`Fight ${minionsIn(view, hero.space, 'minions')} here${withGate(chosen.colour)}`;
    case 'archery':
      return say`Shoot at ${minionsIn(view, chosen.to, 'minions')} in ${spaceNamed(chosen.to)}${withGate(chosen.colour)}`;
    case 'fireball':
      return say`Fireball${using(chosen.card)}`;
    case 'battleFury':
      return 'Battle Fury: defeat all minions here';
    case 'attackGeneral': {
      const general = view.generals.findIndex(({ space, life }) => life > 0 && space === hero.space);
      return say`Attack ${general === NONE ? 'a General' : generalNamed(general)}`;
    }
    case 'rumors':
      return `Listen to Rumors, calling ${colourName(chosen.colour)}`;
    case 'healLand':
      return say`Heal the land${using(chosen.card)}`;
    case 'sanctify':
      return 'Sanctify the land';
    case 'healWounds':
      return facts !== undefined && 'amount' in facts && facts.amount > 0
        ? say`Heal ${count(facts.amount, 'wound')}`
        : 'Heal wounds';
    case 'buildGate':
      return say`Build a Magic Gate${using(chosen.card)}`;
    case 'quest':
      return hero.quest === NONE ? 'Pursue a quest' : say`Quest: ${questNamed(hero.quest, slot)}${rolls(facts)}`;
    case 'spendQuest':
      return say`Spend ${completed(CrystalOfLight)}: remove 1 crystal here`;
    case 'play':
      return play(view, chosen.source, slot);
    case 'endDay':
      return 'End Daytime';
  }
}

const withGate = (colour: Colour): Sentence =>
  colour === NONE ? '' : say`, with 2 more dice against ${minionsName(colour)} (${means(completed(FindMagicGate))})`;

function rolls(facts: ActionFacts | undefined): Sentence {
  if (facts === undefined || !('needs' in facts)) return '';
  return say` (${dice(facts.dice)}, ${facts.needs === 6 ? 'a 6' : `${facts.needs} or more`})`;
}

/** A Special or quest by name, and whose it is if it is another hero's of the same seat. */
function play(view: RealmView, source: Source, asked: Slot): Sentence {
  const holder = view.heroes.findIndex(({ hand, completed: done }) =>
    source >= QUEST ? done.includes(source - QUEST) : hand.includes(source),
  );
  const name = source >= QUEST ? sourceNamed(source) : cardOf(source, view.heroes[holder]?.hand ?? []);
  const of =
    holder === NONE || holder === asked || isYou(view, holder) ? '' : say` (${heroOf(view, { slot: holder })})`;
  return say`${source >= QUEST ? 'Spend' : 'Play'} ${name}${of}`;
}

// ── Battles ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function commitment(hand: readonly Card[], chosen: Commitment, facts: CommitFacts | undefined): Sentence {
  if (chosen === 'done') return 'That is all';
  const then = facts === undefined ? '' : `, ${facts.then}% to win`;
  if (chosen === 'q05') return say`Spend ${completed(FindMagicGate)}: 2 dice${then}`;
  if (chosen === 'q10') return say`Spend ${completed(AmaraksBlessing)}: the combat skill is ignored${then}`;
  return say`Commit ${cardOf(chosen, hand)}${facts === undefined ? '' : say`: ${dice(facts.dice)}${then}`}`;
}
