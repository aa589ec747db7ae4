/** A quick sensible choice for every decision. */
import type { AskFrame, Choice } from '@vesper/kernel';
import type { Action, Ask, Minion, RealmAsk } from '../agenda.ts';
import { cardDice, eligible, isSpecial } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import { spaces } from '../content/map.ts';
import { generals } from '../content/generals.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import { BattleStrategy, CavalrySweep, ElvenArchers, MagicGate, SpellOfPurity } from '../content/specials.ts';
import { AncientTreeOfMagic } from '../content/quests.ts';
import type { Card } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmState, Slot } from '../state.ts';
import { minionsAt } from '../table.ts';
import { campaignOf } from './campaign.ts';
import { outlookOf, stackCost } from './danger.ts';
import { bestCall } from './errands.ts';
import { gateGain, networkOf } from './gates.ts';
import { cardWorth, meansOf } from './means.ts';
import { averageHarm, cardHarm } from './night.ts';
import { chanceToDefeat, edgeAgainst } from './odds.ts';
import { rankActions } from './plan.ts';
import { cancelGain, clearingGain, driveBackGain, playGain, spyingGain, sweepFrom, wantedMember } from './specials.ts';

/** The heroes a team takes, best first. */
const HEROES = [Wizard, Rogue, EagleRider, Cleric, Ranger, Paladin, Sorceress, Dwarf];
/** Specials are committed until the defeat is this likely. */
const SURE = 0.9;
const CERTAIN = 0.985;

export function policy(s: RealmState, frame: AskFrame, legal: readonly Choice[], n: number): Choice {
  const d = frame as RealmAsk;
  if (d.ask === 'chooseAction') return chosenAction(s, d.slot, legal, n);
  let best = legal[0];
  let bestValue = -Infinity;
  for (let i = 0; i < n; i++) {
    const value = worth(s, d, legal[i]);
    if (value > bestValue) {
      best = legal[i];
      bestValue = value;
    }
  }
  return best;
}

/** What is free and brings something, else the best beginning of a route. */
function chosenAction(s: RealmState, slot: Slot, legal: readonly Choice[], n: number): Choice {
  for (let i = 0; i < n; i++) {
    const c = legal[i] as Action;
    if (c.action === 'spendQuest') return c;
    if (c.action === 'play' && playGain(s, c.source, 'D') > 0) return c;
  }
  return rankActions(s, slot, legal, n)[0].choice;
}

function worth(s: RealmState, d: RealmAsk, c: Choice): number {
  switch (d.ask) {
    case 'pickHero':
    case 'pickReplacement':
      return -HEROES.indexOf(c as number);
    case 'pickStyle':
      return c === (s.crowd[s.heroes[d.slot].space] > 1 ? 'sky' : 'ground') ? 1 : 0;
    case 'pickForm':
      return formWorth(s, d.slot, c);
    case 'playSpecial':
      return typeof c === 'number' ? playGain(s, c, d.window) : 0;
    case 'pickVision':
      return (c === 'keep' ? 1 : -1) * (averageHarm(s, outlookOf(s), false) - cardHarm(s, outlookOf(s), d.card, false));
    case 'pickOrder':
      return -cardHarm(s, outlookOf(s), c as number, false);
    case 'useReroll':
      return c === 'keep' ? 0 : c === 'ground' ? groundWorth(s) : 1;
    case 'join':
      return c === 'join' ? 1 : 0;
    case 'commit':
      return commitWorth(s, d, c);
    case 'pickAttacker':
      return s.battle === null ? 0 : s.battle.dice[s.battle.attackers.indexOf(c as number)];
    case 'pickLostCard':
    case 'discardToLimit':
      return typeof c === 'number' ? -cardWorth(meansOf(s), c) : -3;
    case 'turnUndead':
      return c === 'yes' ? 1 : 0;
    case 'moveUndead':
      return -s.crowd[c as number];
    case 'wisdom':
      return c === 'keep' ? 0 : wisdomWorth(s);
    case 'chooseAction':
      return 0;
    case 'pickGateToMove':
      return -gateGain(networkOf(s, c as number), c as number);
    case 'pickSpace':
      return spaceWorth(s, d, c);
    case 'pickHeroTarget':
      return c === 'stop' ? 0.5 : c === wantedMember(s) ? 1 : 0;
    case 'pickMinion':
      return minionWorth(s, c);
    case 'pickGeneral':
      return c === 'stop'
        ? 0
        : d.source === BattleStrategy
          ? driveBackGain(s, c as number)
          : spyingGain(s, c as number);
    case 'pickColour':
      return c === bestCall(s, meansOf(s)).colour ? 1 : 0;
  }
}

/** Another card is better on average. */
function wisdomWorth(s: RealmState): number {
  const outlook = outlookOf(s);
  const { faceUp, generalOnly } = s.night;
  return cardHarm(s, outlook, faceUp, generalOnly) - averageHarm(s, outlook, generalOnly);
}

/** The form that meets most minions nearby; none where she needs Monarch City or an Inn. */
function formWorth(s: RealmState, slot: Slot, c: Choice): number {
  const hero = s.heroes[slot];
  if (typeof c !== 'number') return hero.lost >= 3 || spaces[hero.space].kind === 'inn' ? 5 : 0.5;
  let met = 2 * minionsAt(s, hero.space, c);
  for (const next of spaces[hero.space].adjacent) met += minionsAt(s, next, c);
  return met * 0.4;
}

/** All dice again pays when fewer hit than can be expected. */
function groundWorth(s: RealmState): number {
  const roll = s.roll;
  if (roll === null) return 0;
  let balance = 0;
  roll.faces.forEach((face, i) => {
    const needs = generals[roll.colours[i]].hitOn - roll.modifiers[roll.colours[i]];
    balance += (7 - needs) / 6 - (face >= needs ? 1 : 0);
  });
  return balance;
}

/** Cards of the General's colour are of no use once he is defeated; Specials are. */
function commitWorth(s: RealmState, d: Ask<'commit'>, c: Choice): number {
  const battle = s.battle;
  if (battle === null) return 0;
  const { general } = battle;
  const chance = chanceToDefeat(general, diceInBattle(s, d.index), battle.life);
  if (c === 'done') return chance >= CERTAIN ? 10 : chance >= SURE ? 3 : 0;
  if (typeof c !== 'number') return 1;
  if (!eligible[general][c]) return -1;
  return isSpecial(c) ? 1 + cardDice[c] / 10 : 4 + cardDice[c];
}

/** What is committed so far, and what later attackers can still add. */
function diceInBattle(s: RealmState, index: number): number {
  const battle = s.battle!;
  let dice = 0;
  battle.attackers.forEach((slot, i) => {
    const hero = s.heroes[slot];
    const edge = edgeAgainst(hero, battle.general, hero.space);
    const cards: readonly Card[] = i <= index ? battle.committed[i] : hero.hand;
    for (const card of cards) {
      if (i <= index || (eligible[battle.general][card] && !isSpecial(card))) dice += edge * cardDice[card];
    }
  });
  return dice;
}

function spaceWorth(s: RealmState, d: Ask<'pickSpace'>, c: Choice): number {
  if (c === 'stop') return 0.1;
  const space = c as number;
  if (d.who !== NONE) return campaignOf(s)?.at === space ? 1 : 0;
  const outlook = outlookOf(s);
  switch (d.source) {
    case MagicGate:
      return gateGain(networkOf(s), space);
    case SpellOfPurity:
    case QUEST + AncientTreeOfMagic:
      return s.crystals[space];
    case ElvenArchers:
    case BattleStrategy:
      return clearingGain(s, outlook, space);
    case CavalrySweep:
      return sweepFrom(s, outlook, space, d.visited, d.left);
    default:
      return s.night.faceUp === NONE || darknessCards[s.night.faceUp].places.length === 0
        ? 0
        : cancelGain(s, outlook, space);
  }
}

function minionWorth(s: RealmState, c: Choice): number {
  if (c === 'stop') return 0.01;
  const { space } = c as unknown as Minion;
  const outlook = outlookOf(s);
  return stackCost(s, outlook, space, s.crowd[space]) - stackCost(s, outlook, space, s.crowd[space] - 1);
}
