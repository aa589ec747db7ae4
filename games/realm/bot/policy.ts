/** A quick sensible choice for every decision, and what recommends the others. */
import { byAsk, toShares } from '@vesper/kernel';
import type { ByAsk, Choice } from '@vesper/kernel';
import type { Action, Ask, Commitment, RealmAsk, RealmAsks } from '../agenda.ts';
import { cardDice, eligible, isSpecial } from '../content/cards.ts';
import { spaces } from '../content/map.ts';
import { generals } from '../content/generals.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import type { Card, Colour } from '../content/types.ts';
import type { RealmState } from '../state.ts';
import { battleOf, minionsAt } from '../asking.ts';
import { outlookOf } from './danger.ts';
import { playGain, targetWorth } from './effects.ts';
import { gateGain, networkOf } from './gates.ts';
import { cardWorth, meansOf } from './means.ts';
import { averageHarm, cardHarm } from './night.ts';
import { chanceToDefeat, edgeAgainst } from './odds.ts';
import { rankActions } from './plan.ts';

/** The heroes a team takes, best first. */
const HEROES = [Wizard, Rogue, EagleRider, Cleric, Ranger, Paladin, Sorceress, Dwarf];
/** Specials are committed until the defeat is this likely. */
const SURE = 0.9;
const CERTAIN = 0.985;

export function policy(s: RealmState, d: RealmAsk, legal: readonly Choice[], n: number): Choice {
  if (d.ask === 'chooseAction') return chosenAction(s, d, legal as Action[], n);
  let best = legal[0];
  let bestValue = -Infinity;
  for (let i = 0; i < n; i++) {
    const value = worthOf(s, d, legal[i]);
    if (value > bestValue) {
      best = legal[i];
      bestValue = value;
    }
  }
  return best;
}

/** What is free and brings something, else the best beginning of a route. */
function chosenAction(s: RealmState, { slot }: Ask<'chooseAction'>, legal: readonly Action[], n: number): Choice {
  return freeAction(s, legal, n) ?? rankActions(s, slot, legal, n)[0].choice;
}

function freeAction(s: RealmState, legal: readonly Action[], n: number): Action | undefined {
  for (let i = 0; i < n; i++) {
    const c = legal[i];
    if (c.action === 'spendQuest') return c;
    if (c.action === 'play' && playGain(s, c.source, 'D') > 0) return c;
  }
  return undefined;
}

/** A choice that is so much better is e times as weighty: in points for actions, in steps of `worthOf` elsewhere. */
const ACTION_SCALE = 3;
const SCALE = 0.5;

export function appeals(s: RealmState, d: RealmAsk, legal: readonly Choice[], n: number, out: number[]): void {
  if (d.ask === 'chooseAction') return actionAppeals(s, d, legal as Action[], n, out);
  for (let i = 0; i < n; i++) out[i] = worthOf(s, d, legal[i]);
  toShares(out, n, SCALE);
}

/** Actions that begin no route weigh nothing. */
function actionAppeals(
  s: RealmState,
  { slot }: Ask<'chooseAction'>,
  legal: readonly Action[],
  n: number,
  out: number[],
): void {
  const ranked = rankActions(s, slot, legal, n);
  const free = freeAction(s, legal, n);
  for (let i = 0; i < n; i++) {
    if (legal[i] === free) out[i] = ranked[0].value + ACTION_SCALE;
    else out[i] = ranked.find(({ choice }) => choice === legal[i])?.value ?? -Infinity;
  }
  toShares(out, n, ACTION_SCALE);
}

/** How good a choice is. Actions are planned. */
const worths: Omit<ByAsk<RealmState, RealmAsks>, 'chooseAction'> = {
  pickHero: (_s, _d, c) => -HEROES.indexOf(c),
  pickReplacement: (_s, _d, c) => -HEROES.indexOf(c),
  pickStyle: (s, { slot }, c) => (c === (s.crowd[s.heroes[slot].space] > 1 ? 'sky' : 'ground') ? 1 : 0),
  pickForm: formWorth,
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
  pickSpace: (s, d, c) => (c === 'stop' ? 0.1 : targetWorth('pickSpace', s, d, c)),
  pickHeroTarget: (s, d, c) => (c === 'stop' ? 0.5 : targetWorth('pickHeroTarget', s, d, c)),
  pickMinion: (s, d, c) => (c === 'stop' ? 0.01 : targetWorth('pickMinion', s, d, c)),
  pickGeneral: (s, d, c) => (c === 'stop' ? 0 : targetWorth('pickGeneral', s, d, c)),
  pickColour: (s, d, c) => targetWorth('pickColour', s, d, c),
};

const worthOf = byAsk<RealmState, RealmAsks>(worths);

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
  const battle = battleOf(s);
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
