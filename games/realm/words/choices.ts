/** Choices as button labels: a plain verb and what it is about. */
import type { AskFrame, Choice, Facts, Open } from '@vesper/kernel';
import type { Action, Minion } from '../agenda.ts';
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { Paladin, heroes } from '../content/heroes.ts';
import { spaces } from '../content/map.ts';
import { AncientTreeOfMagic, quests } from '../content/quests.ts';
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
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import {
  cardLabel,
  colourName,
  darknessLabel,
  dice,
  generalName,
  heroName,
  minionAny,
  minionCount,
  minionsIn,
  minionsName,
  questName,
  spaceName,
} from './names.ts';
import type { AskName, Details } from './prompts.ts';
import { count, does, heroOf, isYou } from './voice.ts';

interface About {
  readonly view: RealmView;
  readonly d: Details;
  readonly facts: Facts | undefined;
}

export function choice(view: RealmView, open: Open, chosen: Choice, facts: Facts | undefined): string {
  return labels[open.ask as AskName](chosen, { view, d: open.frame as AskFrame & Details, facts });
}

type Label = (chosen: Choice, about: About) => string;

/** Labels of a decision between numbered things and, where there is one, a word that ends it. */
function pick(label: (chosen: number, about: About) => string, word = 'Stop here'): Label {
  return (chosen, about) => (typeof chosen === 'number' ? label(chosen, about) : word);
}

/** Labels of a decision between named ways. */
function which(ways: Readonly<Record<string, string>>): Label {
  return chosen => ways[chosen as string];
}

const labels: Readonly<Record<AskName, Label>> = {
  pickHero: pick(hero => `Take the ${heroName(hero)} (${heroes[hero].life} life)`),
  pickStyle: which({
    sky: 'Sky style: no wounds at the end of the day',
    ground: 'Ground style: roll a combat again',
  }),
  pickForm: pick(colour => `Form of the ${minionsName(colour)} (${colourName(colour)})`, 'No form'),
  chooseAction: (chosen, about) => action(chosen as Action, about),
  playSpecial: pick((source, { view, d }) => play(view, source, d.slot), 'Pass'),
  useReroll: which({
    dragonSlayer: 'Dragon Slayer: roll the failed dice against Dragonkin again',
    ground: 'Ground style: roll all dice again',
    unicorn: 'Unicorn Steed: roll all failed dice again',
    keep: 'Keep the dice',
  }),
  join: which({ join: 'Join the battle', stayOut: 'Stay out' }),
  commit: (chosen, about) => commitment(chosen, about),
  pickAttacker: pick((slot, { view, facts }) => `${does(view, { slot }, 'attack')}${withDice(facts)}`),
  pickLostCard: pick((card, { view, d }) => `Lose ${cardLabel(card, view.heroes[d.slot].hand)}`),
  pickReplacement: pick(hero => `Take the ${heroName(hero)} (${heroes[hero].life} life)`),
  turnUndead: which({ yes: 'Turn all Undead away', no: 'Leave them' }),
  moveUndead: pick((space, { view }) => `To ${withMinions(view, space)}`),
  discardToLimit: (chosen, { view, d }) =>
    typeof chosen === 'number'
      ? `Discard ${cardLabel(chosen, view.heroes[d.slot].hand)}`
      : play(view, (chosen as { source: Source }).source, d.slot),
  wisdom: which({ keep: 'Keep this card', replace: 'Discard it and turn up another' }),
  pickGateToMove: pick(space => `Move the gate from ${spaceName(space)}`),
  pickSpace: pick((space, { view, d }) => place(view, space, d)),
  pickHeroTarget: pick((slot, { view }) => `Move ${self(view, slot)} from ${spaceName(view.heroes[slot].space)}`),
  pickMinion: (chosen, about) =>
    typeof chosen === 'string' ? 'Stop here' : minion(chosen as unknown as Minion, about),
  pickGeneral: pick((general, { view, d }) => generalLabel(view, general, d), 'Leave the Generals alone'),
  pickColour: pick(colour => `Call ${colourName(colour)}`),
  pickVision: which({ discard: 'Discard it', keep: 'Put it back' }),
  pickOrder: pick(card => darknessLabel(card)),
};

// ── Actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function action(chosen: Action, { view, d, facts }: About): string {
  const hero = view.heroes[d.slot];
  switch (chosen.action) {
    case 'foot':
      return `Walk to ${spaceName(chosen.to)}`;
    case 'horse':
      return `Ride to ${spaceName(chosen.to)} with ${cardLabel(chosen.card, hero.hand)}`;
    case 'eagle':
      return `Fly to ${spaceName(chosen.to)} with ${cardLabel(chosen.card, hero.hand)}`;
    case 'gateCard':
      return `Step to ${spaceName(chosen.to)} with ${cardLabel(chosen.card, hero.hand)}`;
    case 'gate':
      return `Step through the gate to ${spaceName(chosen.to)}`;
    case 'steed':
      return `Ride to ${spaceName(chosen.to)} (${hero.hero === Paladin ? 'Noble Steed' : 'Unicorn Steed'})`;
    case 'flight':
      return `Fly to ${spaceName(chosen.to)} (Eagle Flight)`;
    case 'teleport':
      return `Teleport to ${spaceName(chosen.to)}`;
    case 'engage':
      return `Fight ${minionsIn(view, hero.space) || 'minions'} here${withGate(chosen.colour)}`;
    case 'archery':
      return `Shoot at ${minionsIn(view, chosen.to) || 'minions'} in ${spaceName(chosen.to)}${withGate(chosen.colour)}`;
    case 'fireball':
      return `Fireball with ${cardLabel(chosen.card, hero.hand)}`;
    case 'battleFury':
      return 'Battle Fury: defeat all minions here';
    case 'attackGeneral': {
      const general = view.generals.findIndex(({ space, life }) => life > 0 && space === hero.space);
      return general === NONE ? 'Attack a General' : `Attack ${generalName(general)}`;
    }
    case 'rumors':
      return `Listen to Rumors, calling ${colourName(chosen.colour)}`;
    case 'healLand':
      return `Heal the land with ${cardLabel(chosen.card, hero.hand)}`;
    case 'sanctify':
      return 'Sanctify the land';
    case 'healWounds':
      return typeof facts?.amount === 'number' && facts.amount > 0
        ? `Heal ${count(facts.amount, 'wound')}`
        : 'Heal wounds';
    case 'buildGate':
      return `Build a Magic Gate with ${cardLabel(chosen.card, hero.hand)}`;
    case 'quest':
      return questAction(hero.quest, facts);
    case 'spendQuest':
      return 'Spend Crystal of Light: remove 1 crystal here';
    case 'play':
      return play(view, chosen.source, d.slot);
    case 'endDay':
      return 'End Daytime';
  }
}

function withGate(colour: Colour): string {
  return colour === NONE ? '' : `, with 2 more dice against ${minionsName(colour)} (Find Magic Gate)`;
}

function questAction(quest: number, facts: Facts | undefined): string {
  if (quest === NONE) return 'Pursue a quest';
  const rolls =
    typeof facts?.dice === 'number' && typeof facts.needs === 'number'
      ? ` (${dice(facts.dice)}, ${facts.needs === 6 ? 'a 6' : `${facts.needs} or more`})`
      : '';
  return `Quest: ${questName(quest)}${rolls}`;
}

/** A Special or quest by name, and whose it is if it is another hero's of the same seat. */
function play(view: RealmView, source: Source, asked: Slot): string {
  const verb = source >= QUEST ? 'Spend' : 'Play';
  const holder = view.heroes.findIndex(({ hand, completed }) =>
    source >= QUEST ? completed.includes(source - QUEST) : hand.includes(source),
  );
  const name = source >= QUEST ? questName(source - QUEST) : cardLabel(source, view.heroes[holder]?.hand ?? []);
  const of = holder === NONE || holder === asked || isYou(view, holder) ? '' : ` (${heroOf(view, { slot: holder })})`;
  return `${verb} ${name}${of}`;
}

// ── Battles ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function commitment(chosen: Choice, { view, d, facts }: About): string {
  if (chosen === 'done') return 'That is all';
  const then = typeof facts?.then === 'number' ? `, ${facts.then}% to win` : '';
  if (chosen === 'q05') return `Spend Find Magic Gate: 2 dice${then}`;
  if (chosen === 'q10') return `Spend Amarak’s Blessing: the combat skill is ignored${then}`;
  const given = typeof facts?.dice === 'number' ? `: ${dice(facts.dice)}${then}` : '';
  return `Commit ${cardLabel(chosen as Card, view.heroes[d.slot].hand)}${given}`;
}

function withDice(facts: Facts | undefined): string {
  return typeof facts?.dice === 'number' ? ` with ${dice(facts.dice)}` : '';
}

// ── Targets ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function place(view: RealmView, space: Space, { source = NONE, at }: Details): string {
  const name = spaceName(space);
  const crystals = count(view.crystals[space], 'crystal');
  if (source >= QUEST) {
    const { goal } = quests[source - QUEST];
    if (goal.by === 'hunt') return cancelled(view, space);
    return source === QUEST + AncientTreeOfMagic ? `Cleanse ${name} (${crystals})` : `To ${name}`;
  }
  switch (source) {
    case MagicGate:
      return `Open a gate in ${name}`;
    case HammerOfValor:
      return `To ${name}`;
    case SpellOfPurity:
      return `Cleanse ${name} (${crystals})`;
    case ElvenArchers:
    case BattleStrategy:
      return `Clear ${withMinions(view, space)}`;
    case CavalrySweep:
      return `${at === NONE ? 'Begin in' : 'On to'} ${withMinions(view, space)}`;
    default:
      return cancelled(view, space);
  }
}

/** `Stop 2 Orcs in Raven Forest`, by the card that lies open. */
function cancelled({ night }: RealmView, space: Space): string {
  const placed = night.faceUp === NONE ? undefined : darknessCards[night.faceUp].places.find(p => p.space === space);
  const what = placed === undefined ? 'minions' : minionCount(placed.minions, spaces[space].colour);
  return `Stop ${what} in ${spaceName(space)}`;
}

/** `yourself`, `the Wizard`. */
function self(view: RealmView, slot: Slot): string {
  return isYou(view, slot) ? 'yourself' : heroOf(view, { slot });
}

function withMinions(view: RealmView, space: Space): string {
  return `${spaceName(space)} (${minionsIn(view, space) || 'no minions'})`;
}

function minion({ space, colour }: Minion, { d }: About): string {
  const { source = NONE } = d;
  const verb = source >= QUEST ? 'Defeat' : 'Remove';
  const cost = source === CavalrySweep && colour === BLUE ? ', 2 points' : '';
  return `${verb} ${minionAny(colour)} in ${spaceName(space)}${cost}`;
}

function generalLabel({ generals: all }: RealmView, general: Colour, { source }: Details): string {
  if (source === SpyInTheCamp) return `${generalName(general)} does not heal`;
  const { step } = all[general];
  return step > 0 && all[general].life > 0
    ? `Drive ${generalName(general)} back to ${spaceName(generals[general].route[step - 1])}`
    : `Drive ${generalName(general)} back`;
}
