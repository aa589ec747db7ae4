/** A quick sensible choice for every decision (SPEC 9.3). */
import { below } from '@vesper/kernel';
import type { AskFrame, Choice } from '@vesper/kernel';
import { cardColour, cardDice, eligible } from '../content/cards.ts';
import { spaces } from '../content/map.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import { COLOURS, FIRST_SPECIAL } from '../content/types.ts';
import type { Card, Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Commit, Minion, PickSpace, RealmAsk, RealmState, Slot } from '../state.ts';
import { generalSpace, isDefeated, minionsAt } from '../table.ts';
import { groupAgainst, targetOf } from './campaign.ts';
import { chanceToDefeat } from './odds.ts';
import { cardValue, rankActions } from './plan.ts';

/** The heroes a team takes, best first. */
const HEROES = [Rogue, Wizard, EagleRider, Ranger, Cleric, Sorceress, Paladin, Dwarf];
/** Cards are committed until the defeat is this likely. */
const SURE = 0.9;

export function policy(s: RealmState, frame: AskFrame, legal: readonly Choice[], n: number, rng: number[]): Choice {
  const d = frame as RealmAsk;
  if (d.ask === 'chooseAction') return rankActions(s, d.slot, legal, n)[0].choice;
  let best = legal[0];
  let bestValue = -Infinity;
  for (let i = 0; i < n; i++) {
    const value = worth(s, d, legal[i]) + below(rng, 1000) / 1e6;
    if (value > bestValue) {
      best = legal[i];
      bestValue = value;
    }
  }
  return best;
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
      return c === 'pass' ? 1 : 0;
    case 'pickVision':
      return c === 'keep' ? 1 : 0;
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
      return typeof c === 'number' ? -keepWorth(s, d.slot, c) : -1;
    case 'turnUndead':
      return c === 'yes' ? 1 : 0;
    case 'moveUndead':
      return -s.crowd[c as number];
    case 'wisdom':
      return c === 'keep' ? 0.5 : 0;
    case 'chooseAction':
    case 'pickGateToMove':
      return 0;
    case 'pickSpace':
      return spaceWorth(s, d, c);
    case 'pickHeroTarget':
      return c === 'stop' ? 0.5 : 0;
    case 'pickMinion':
      return c === 'stop' ? -1 : s.crowd[(c as unknown as Minion).space];
    case 'pickGeneral':
      return c === 'stop' ? 0 : 1 + s.generals[c as number].step;
    case 'pickColour':
      return c === targetOf(s) ? 1 : 0;
    case 'pickOrder':
      return 0;
  }
}

/** The form that meets most minions nearby; none where she needs Monarch City or an Inn. */
function formWorth(s: RealmState, slot: Slot, c: Choice): number {
  const hero = s.heroes[slot];
  if (typeof c !== 'number') return hero.lost >= 3 || spaces[hero.space].kind === 'inn' ? 5 : 0.5;
  let met = 2 * minionsAt(s, hero.space, c);
  for (const next of spaces[hero.space].adjacent) met += minionsAt(s, next, c);
  return met * 0.4;
}

/** All dice again pays when most of them failed. */
function groundWorth(s: RealmState): number {
  const roll = s.roll;
  if (roll === null) return 0;
  let low = 0;
  for (const face of roll.faces) if (face <= 3) low++;
  return low * 2 > roll.faces.length ? 1 : -1;
}

function commitWorth(s: RealmState, d: Commit, c: Choice): number {
  const battle = s.battle;
  if (battle === null) return 0;
  const { general } = battle;
  const sure = chanceToDefeat(general, diceInBattle(s, d.index), battle.life) >= SURE;
  if (c === 'done') return sure ? 10 : 0;
  if (typeof c !== 'number') return sure ? -1 : 1;
  if (!eligible[general][c]) return -1;
  return c >= FIRST_SPECIAL ? 2 + cardDice[c] : 4 + cardDice[c];
}

/** What is committed so far, and what later attackers can still add. */
function diceInBattle(s: RealmState, index: number): number {
  const battle = s.battle!;
  let dice = 0;
  battle.attackers.forEach((slot, i) => {
    const cards: readonly Card[] = i <= index ? battle.committed[i] : [];
    for (const card of cards) dice += cardDice[card];
    if (i > index) {
      for (const card of s.heroes[slot].hand) if (eligible[battle.general][card] && card < FIRST_SPECIAL) dice += cardDice[card];
    }
  });
  return dice;
}

function keepWorth(s: RealmState, slot: Slot, card: Card): number {
  const value = cardValue(s, s.heroes[slot], card);
  const colour = cardColour[card];
  return colour < COLOURS && !isDefeated(s, colour) ? value * (0.5 + groupAgainst(s, colour).chance) : value;
}

function spaceWorth(s: RealmState, d: PickSpace, c: Choice): number {
  if (c === 'stop') return 0.1;
  const space = c as number;
  if (d.who !== NONE) return hasGeneral(s, space) ? 1 : 0;
  return s.crowd[space] + 2 * s.crystals[space];
}

function hasGeneral(s: RealmState, space: number): boolean {
  const target: Colour = targetOf(s);
  return target !== NONE && generalSpace(s, target) === space;
}
