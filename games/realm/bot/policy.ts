/** A quick sensible choice for every decision. */
import type { AskFrame, Choice, ChoiceOf } from '@vesper/kernel';
import type { Action, Ask, AskName, Commitment, Minion, OrStop, RealmAsks } from '../agenda.ts';
import { cardDice, eligible, isSpecial } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import { spaces } from '../content/map.ts';
import { generals } from '../content/generals.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import { BattleStrategy, CavalrySweep, ElvenArchers, MagicGate, SpellOfPurity } from '../content/specials.ts';
import { AncientTreeOfMagic } from '../content/quests.ts';
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmState } from '../state.ts';
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
  if (frame.ask === 'chooseAction') return chosenAction(s, frame as Ask<'chooseAction'>, legal as Action[], n);
  const worth: Worth<AskFrame, Choice> = worths[frame.ask as AskName];
  let best = legal[0];
  let bestValue = -Infinity;
  for (let i = 0; i < n; i++) {
    const value = worth(s, frame, legal[i]);
    if (value > bestValue) {
      best = legal[i];
      bestValue = value;
    }
  }
  return best;
}

/** What is free and brings something, else the best beginning of a route. */
function chosenAction(s: RealmState, { slot }: Ask<'chooseAction'>, legal: readonly Action[], n: number): Choice {
  for (let i = 0; i < n; i++) {
    const c = legal[i];
    if (c.action === 'spendQuest') return c;
    if (c.action === 'play' && playGain(s, c.source, 'D') > 0) return c;
  }
  return rankActions(s, slot, legal, n)[0].choice;
}

type Worth<D, C> = { worth(s: RealmState, d: D, c: C): number }['worth'];

/** By decision: how good a choice is. Actions are planned. */
const worths: { readonly [Name in AskName]: Worth<Ask<Name>, ChoiceOf<RealmAsks, Name>> } = {
  pickHero: (_s, _d, c) => -HEROES.indexOf(c),
  pickReplacement: (_s, _d, c) => -HEROES.indexOf(c),
  pickStyle: (s, { slot }, c) => (c === (s.crowd[s.heroes[slot].space] > 1 ? 'sky' : 'ground') ? 1 : 0),
  pickForm: formWorth,
  chooseAction: () => 0,
  playSpecial: (s, { window }, c) => (c === 'pass' ? 0 : playGain(s, c, window)),
  pickVision: (s, { card }, c) =>
    (c === 'keep' ? 1 : -1) * (averageHarm(s, outlookOf(s), false) - cardHarm(s, outlookOf(s), card, false)),
  pickOrder: (s, _d, c) => -cardHarm(s, outlookOf(s), c, false),
  useReroll: (s, _d, c) => (c === 'keep' ? 0 : c === 'ground' ? groundWorth(s) : 1),
  join: (_s, _d, c) => (c === 'join' ? 1 : 0),
  commit: commitWorth,
  pickAttacker: (s, _d, c) => (s.battle === null ? 0 : s.battle.dice[s.battle.attackers.indexOf(c)]),
  pickLostCard: (s, _d, c) => -cardWorth(meansOf(s), c),
  discardToLimit: (s, _d, c) => (typeof c === 'number' ? -cardWorth(meansOf(s), c) : -3),
  turnUndead: (_s, _d, c) => (c === 'yes' ? 1 : 0),
  moveUndead: (s, _d, c) => -s.crowd[c],
  wisdom: (s, _d, c) => (c === 'keep' ? 0 : wisdomWorth(s)),
  pickGateToMove: (s, _d, c) => -gateGain(networkOf(s, c), c),
  pickSpace: spaceWorth,
  pickHeroTarget: (s, _d, c) => (c === 'stop' ? 0.5 : c === wantedMember(s) ? 1 : 0),
  pickMinion: minionWorth,
  pickGeneral(s, { source }, c) {
    if (c === 'stop') return 0;
    return source === BattleStrategy ? driveBackGain(s, c) : spyingGain(s, c);
  },
  pickColour: (s, _d, c) => (c === bestCall(s, meansOf(s)).colour ? 1 : 0),
};

/** Another card is better on average. */
function wisdomWorth(s: RealmState): number {
  const outlook = outlookOf(s);
  const { faceUp, generalOnly } = s.night;
  return cardHarm(s, outlook, faceUp, generalOnly) - averageHarm(s, outlook, generalOnly);
}

/** The form that meets most minions nearby; none where she needs Monarch City or an Inn. */
function formWorth(s: RealmState, { slot }: Ask<'pickForm'>, c: Colour | 'none'): number {
  const hero = s.heroes[slot];
  if (c === 'none') return hero.lost >= 3 || spaces[hero.space].kind === 'inn' ? 5 : 0.5;
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
function commitWorth(s: RealmState, d: Ask<'commit'>, c: Commitment): number {
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

function spaceWorth(s: RealmState, d: Ask<'pickSpace'>, space: OrStop<Space>): number {
  if (space === 'stop') return 0.1;
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

function minionWorth(s: RealmState, _d: Ask<'pickMinion'>, c: OrStop<Minion>): number {
  if (c === 'stop') return 0.01;
  const { space } = c;
  const outlook = outlookOf(s);
  return stackCost(s, outlook, space, s.crowd[space]) - stackCost(s, outlook, space, s.crowd[space] - 1);
}
