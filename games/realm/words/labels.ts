/** Choices as button labels: a plain verb and what it is about. */
import { any, count, does, means, say } from '@vesper/kernel';
import type { Mention, Sentence } from '@vesper/kernel';
import type { Action, ActionFacts, Ask, Commitment, CommitFacts, Minion } from '../agenda.ts';
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { Paladin, heroes } from '../content/heroes.ts';
import { spaces } from '../content/map.ts';
import { AmaraksBlessing, AncientTreeOfMagic, CrystalOfLight, FindMagicGate, quests } from '../content/quests.ts';
import {
  BattleStrategy,
  CavalrySweep,
  ElvenArchers,
  HammerOfValor,
  MagicGate,
  SpellOfPurity,
  SpyInTheCamp,
} from '../content/specials.ts';
import { BLUE } from '../content/types.ts';
import type { Card, Colour, HeroId, Space } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import { pickKey } from '../pieces.ts';
import type { RealmCatalogue } from './catalogue.ts';
import { darknessLabel } from './darkness.ts';
import { colourName, heroName, minionsName } from './names.ts';
import {
  cardOf,
  completed,
  dice,
  general as generalNamed,
  heroOf,
  isYou,
  minions,
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
  pickSpace: ({ view, frame, choice }) => (choice === 'stop' ? STOP : place(view, choice, frame)),
  pickHeroTarget: ({ view, choice }) =>
    choice === 'stop' ? STOP : say`Move ${self(view, choice)} from ${spaceNamed(view.heroes[choice].space)}`,
  pickMinion: ({ frame, choice }) => (choice === 'stop' ? STOP : minion(choice, frame.source)),
  pickGeneral: ({ view, frame, choice }) =>
    choice === 'stop' ? 'Leave the Generals alone' : generalLabel(view, choice, frame.source),
  pickColour: ({ choice }) => `Call ${colourName(choice)}`,
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

// ── Targets ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function place(view: RealmView, space: Space, { source, at }: Ask<'pickSpace'>): Sentence {
  const name = spaceNamed(space);
  const cleanse = say`Cleanse ${name} (${count(view.crystals[space], 'crystal')})`;
  if (source >= QUEST) {
    const { goal } = quests[source - QUEST];
    if (goal.by === 'hunt') return cancelled(view, space);
    return source === QUEST + AncientTreeOfMagic ? cleanse : say`To ${name}`;
  }
  switch (source) {
    case MagicGate:
      return say`Open a gate in ${name}`;
    case HammerOfValor:
      return say`To ${name}`;
    case SpellOfPurity:
      return cleanse;
    case ElvenArchers:
    case BattleStrategy:
      return say`Clear ${withMinions(view, space)}`;
    case CavalrySweep:
      return say`${at === NONE ? 'Begin in' : 'On to'} ${withMinions(view, space)}`;
    default:
      return cancelled(view, space);
  }
}

/** `Stop 2 Orcs in Raven Forest`, by the card that lies open. */
function cancelled({ night }: RealmView, space: Space): Sentence {
  const placed = night.faceUp === NONE ? undefined : darknessCards[night.faceUp].places.find(p => p.space === space);
  const what = placed === undefined ? 'minions' : minions(placed.minions, spaces[space].colour);
  return say`Stop ${what} in ${spaceNamed(space)}`;
}

/** `yourself`, `the Wizard`. */
function self(view: RealmView, slot: Slot): Mention {
  return isYou(view, slot) ? { ...who(view, { slot }), text: 'yourself' } : heroOf(view, { slot });
}

const withMinions = (view: RealmView, space: Space): Sentence =>
  say`${spaceNamed(space)} (${minionsIn(view, space, 'no minions')})`;

function minion({ space, colour }: Minion, source: Source): Sentence {
  const cost = source === CavalrySweep && colour === BLUE ? ', 2 points' : '';
  return say`${source >= QUEST ? 'Defeat' : 'Remove'} ${any(generals[colour].minion)} in ${spaceNamed(space)}${cost}`;
}

function generalLabel({ generals: all }: RealmView, general: Colour, source: Source): Sentence {
  if (source === SpyInTheCamp) return say`${generalNamed(general)} does not heal`;
  const { step, life } = all[general];
  const to = step > 0 && life > 0 ? say` to ${spaceNamed(generals[general].route[step - 1])}` : '';
  return say`Drive ${generalNamed(general)} back${to}`;
}
