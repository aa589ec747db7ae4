/** What a hero should do with its Daytime: go somewhere and do something there (SPEC 9.3). */
import type { Choice } from '@vesper/kernel';
import { cardColour, cardDice } from '../content/cards.ts';
import { spaces } from '../content/map.ts';
import { Cleric, EagleRider, Ranger, Rogue, Sorceress } from '../content/heroes.ts';
import { generals } from '../content/generals.ts';
import { innerRing } from '../content/distances.ts';
import { MonarchCity } from '../content/map.ts';
import { AmuletOfTheGods, BootsOfSpeed, HelmOfPower, quests } from '../content/quests.ts';
import { BLACK, COLOURS, RED } from '../content/types.ts';
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Action, Hero, RealmState, Slot } from '../state.ts';
import { actionsLeft, crystalsOnBoard, generalSpace, hasQuest, isDefeated, minionsAt } from '../table.ts';
import { campaignOf } from './campaign.ts';
import { diceAgainst, woundsAt } from './evaluate.ts';
import { chanceToDefeat } from './odds.ts';
import { actionsTo, legsOf } from './ways.ts';
import type { Legs } from './ways.ts';

/** An errand: be there, do that. */
interface Errand {
  readonly at: Space;
  readonly what: Action['action'] | 'stay';
  readonly value: number;
}

const INNER = new Set(innerRing);

/** The legal actions, best first, each with the value of what it begins. `legal` holds `n` choices. */
export function rankActions(s: RealmState, slot: Slot, legal: readonly Choice[], n: number): { choice: Choice; value: number }[] {
  const hero = s.heroes[slot];
  const legs = legsOf(s, hero);
  const errands = errandsOf(s, slot, hero, legs);
  const ranked: { choice: Choice; value: number }[] = [];
  for (let i = 0; i < n; i++) {
    const choice = legal[i];
    ranked.push({ choice, value: valueOf(s, slot, hero, legs, errands, choice as Action) });
  }
  return ranked.sort((a, b) => b.value - a.value);
}

/** What a card is worth in the hand: as dice against a living General. */
export function cardValue(s: RealmState, hero: Hero, card: Card): number {
  const colour = cardColour[card];
  if (colour >= COLOURS) return 1.6;
  if (isDefeated(s, colour)) return 0.05;
  return (cardDice[card] === 1 ? 0.5 : 0.9) * (1 + 0.1 * diceAgainst(hero, colour));
}

function errandsOf(s: RealmState, slot: Slot, hero: Hero, legs: Legs): Errand[] {
  const errands: Errand[] = [];
  const left = actionsLeft(hero);
  const campaign = campaignOf(s);
  const crystals = crystalsOnBoard(s);
  for (let space = 0; space < spaces.length; space++) {
    const travel = actionsTo(legs, hero.space, space);
    if (travel === Infinity) continue;
    const far = travel + 1 > left ? 0.5 : 1;
    if (s.crowd[space] > 0) {
      const value = dangerOf(s, space) * killShare(s, hero, space, space === hero.space || hero.hero !== Ranger);
      errands.push({ at: space, what: 'engage', value: far * value * (0.9 / (travel + 1) + 0.27) });
    }
    if (spaces[space].kind === 'inn' && s.rumors < 2) {
      const possible = Math.min(2 - s.rumors, Math.max(1, left - travel));
      const value = (6.3 * possible) / (travel + possible) + (hero.hand.length < 8 ? 0.7 : -1.4);
      errands.push({ at: space, what: 'rumors', value: far * value * (hero.hero === Rogue ? 2.2 : 1) });
    }
    if (s.crystals[space] > 0) {
      const worth = (1.7 * (2 + 0.4 * (crystals - 2)) * (crystals >= 8 ? 1.6 : 1)) / (travel + 1);
      const card = cheapestOf(hero, spaces[space].colour);
      if (hero.hero === Cleric && s.crowd[space] === 0) errands.push({ at: space, what: 'sanctify', value: far * worth });
      else if (card !== NONE) {
        const value = worth * (hero.hero === Sorceress ? 1.2 : 1) - 2.2 * cardValue(s, hero, card);
        errands.push({ at: space, what: 'healLand', value: far * value });
      }
    }
    if (hero.lost > 0 && (spaces[space].kind !== 'land' || s.crowd[space] === 0)) {
      const regained = spaces[space].kind === 'land' ? Math.min(2, hero.lost) : hero.lost;
      const hurt = hero.up + hero.down <= 2 ? 1.6 : 1;
      errands.push({ at: space, what: 'healWounds', value: (far * hurt * 2.4 * regained) / (travel + 1) });
    }
    const quest = questValue(s, hero, space);
    if (quest > 0) errands.push({ at: space, what: 'quest', value: (far * quest) / (travel + 1) });
  }
  if (campaign !== null && campaign.members.includes(slot)) {
    const at = generalSpace(s, campaign.general);
    const { step } = s.generals[campaign.general];
    const value = 14 + 12 * campaign.chance + 3 * step;
    if (s.crowd[at] > 0) errands.push({ at, what: 'engage', value });
    else if (isReady(s, campaign.general, at, slot)) errands.push({ at, what: 'attackGeneral', value: value + 4 });
    else if (hero.space !== at) errands.push({ at, what: 'stay', value: value - 6 });
    else errands.push({ at, what: 'stay', value: 2.5 });
  }
  return errands;
}

/** Nobody whose dice are needed is still on the way. */
function isReady(s: RealmState, general: Colour, at: Space, slot: Slot): boolean {
  let dice = diceAgainst(s.heroes[slot], general);
  let coming = 0;
  for (let other = 0; other < s.heroes.length; other++) {
    if (other === slot) continue;
    const own = diceAgainst(s.heroes[other], general);
    if (s.heroes[other].space === at) dice += own;
    else coming += own;
  }
  const { life, step } = s.generals[general];
  const now = chanceToDefeat(general, dice, life);
  if (now >= 0.8 || coming === 0) return now >= 0.3;
  return step >= 3 ? now >= 0.34 : now >= 0.72;
}

function questValue(s: RealmState, hero: Hero, space: Space): number {
  if (hero.quest === NONE) return 0;
  const { goal } = quests[hero.quest];
  if (goal.by === 'roll') {
    if (goal.at !== space) return 0;
    const dice = goal.dice + (hero.hero === Sorceress ? 1 : 0);
    const chance = 1 - ((goal.needs - 1) / 6) ** dice;
    const strong = hero.quest === AmuletOfTheGods || hero.quest === BootsOfSpeed || hero.quest === HelmOfPower;
    return chance * (strong ? 7 : 4.5);
  }
  if (goal.by === 'scout') return generalSpace(s, goal.general) === space ? 4 : 0;
  if (goal.by === 'visits') {
    const index = goal.at.indexOf(space);
    return index >= 0 && (hero.progress & (1 << index)) === 0 ? 2 : 0;
  }
  if (goal.by === 'inns') return spaces[space].kind === 'inn' ? 1.5 : 0;
  return 0;
}

/** How much a stack of minions is to be feared. */
function dangerOf(s: RealmState, space: Space): number {
  const crowd = s.crowd[space];
  if (space === MonarchCity) return [0, 3, 3, 28, 125, 125][Math.min(5, crowd)];
  let danger = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const n = minionsAt(s, space, colour);
    if (n > 0) danger += n * (0.8 + 0.35 * Math.max(0, (20 - s.supply[colour]) / 10));
  }
  if (crowd >= 3) danger += 2;
  else if (crowd === 2) danger += 1.9;
  if (minionsAt(s, space, RED) >= 2) danger += 2;
  if (generalCloseTo(s, space)) danger += 0.5;
  return INNER.has(space) ? danger * 1.15 : danger;
}

function generalCloseTo(s: RealmState, space: Space): boolean {
  for (let general = 0; general < COLOURS; general++) {
    if (!isDefeated(s, general) && generals[general].route[s.generals[general].step + 1] === space) return true;
  }
  return false;
}

/** Expected kills of one Engage, as a share of the stack. */
function killShare(s: RealmState, hero: Hero, space: Space, here: boolean): number {
  const crowd = s.crowd[space];
  let kills = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const n = minionsAt(s, space, colour);
    if (n === 0) continue;
    let bonus = hasQuest(hero, AmuletOfTheGods) ? 1 : 0;
    if (hero.hero === Cleric && (colour === BLACK || colour === RED)) bonus++;
    if (hero.hero === Ranger && here && spaces[space].colour === 0) bonus++;
    if (hero.hero === Sorceress && hero.form === colour && hero.ambush) bonus += 2;
    const hit = hero.slain.includes(colour) ? 1 : Math.min(1, (7 - generals[colour].hitOn + bonus) / 6);
    kills += n * (hero.hero === EagleRider && hero.style === 'ground' ? hit + (1 - hit) * hit * 0.5 : hit);
  }
  return kills / crowd;
}

/** The least useful card of a colour in the hand, or NONE. */
function cheapestOf(hero: Hero, colour: Colour): Card {
  let best = NONE;
  for (const card of hero.hand) {
    if (cardColour[card] !== colour) continue;
    if (best === NONE || cardDice[card] < cardDice[best]) best = card;
  }
  return best;
}

function valueOf(s: RealmState, slot: Slot, hero: Hero, legs: Legs, errands: readonly Errand[], a: Action): number {
  switch (a.action) {
    case 'foot':
    case 'gate':
    case 'steed':
    case 'flight':
      return bestFrom(s, hero, legs, errands, a.to, 0);
    case 'teleport':
      return bestFrom(s, hero, { ...legs, teleports: false }, errands, a.to, 0);
    case 'horse':
    case 'eagle':
    case 'gateCard':
      return bestFrom(s, hero, legs, errands, a.to, 1.6 * cardValue(s, hero, a.card));
    case 'engage':
      return atHome(errands, hero.space, 'engage') - (a.colour === NONE ? 0 : 2);
    case 'archery': {
      const value = dangerOf(s, a.to) * killShare(s, hero, a.to, false);
      return value * (0.9 + 0.27) - (a.colour === NONE ? 0 : 2);
    }
    case 'fireball':
      return dangerOf(s, hero.space) * (5 / 6) * 1.17 - 1.5 * cardValue(s, hero, a.card);
    case 'battleFury':
      return dangerOf(s, hero.space) * 1.17 - 5;
    case 'attackGeneral':
      return attackValue(s, slot, hero, errands);
    case 'rumors':
      return atHome(errands, hero.space, 'rumors') + rumorsBonus(s, a.colour);
    case 'healLand':
      return atHome(errands, hero.space, 'healLand') - 0.1 * cardValue(s, hero, a.card);
    case 'sanctify':
    case 'healWounds':
      return atHome(errands, hero.space, a.action);
    case 'quest':
      return Math.max(1, atHome(errands, hero.space, 'quest'));
    case 'buildGate':
      return 1.6 - 2.2 * cardValue(s, hero, a.card);
    case 'spendQuest':
      return 3;
    case 'play':
      return -1;
    case 'endDay': {
      const wounds = woundsAt(s, hero, hero.space);
      const lethal = wounds >= hero.up + hero.down;
      return 0.15 - wounds * 1.6 - (lethal ? 30 : 0);
    }
  }
}

/** The best that can follow a move, discounted by the actions it takes to get there. */
function bestFrom(s: RealmState, hero: Hero, legs: Legs, errands: readonly Errand[], to: Space, cost: number): number {
  const left = actionsLeft(hero) - 1;
  let best = -Infinity;
  for (let i = 0; i < errands.length; i++) {
    const { at, what, value } = errands[i];
    const before = actionsTo(legs, hero.space, at);
    const after = actionsTo(legs, to, at);
    // A step that does not bring the errand nearer is lost.
    const gained = before - after - 1;
    const worth = value * (gained >= 0 ? 1 + 0.12 * gained : gained === -1 ? 0.45 : 0.2) - cost;
    const reached = after === 0 && (what === 'stay' || left > 0);
    const total = reached ? worth : worth * 0.97;
    if (total > best) best = total;
  }
  // Whoever stops here today is hurt by what stands here.
  if (left <= 0) best -= 1.6 * woundsAt(s, hero, to) + (woundsAt(s, hero, to) >= hero.up + hero.down ? 30 : 0);
  return best === -Infinity ? -cost : best;
}

function atHome(errands: readonly Errand[], space: Space, what: Errand['what']): number {
  let best = 0;
  for (let i = 0; i < errands.length; i++) {
    if (errands[i].at === space && errands[i].what === what) best = Math.max(best, errands[i].value);
  }
  return best;
}

function attackValue(s: RealmState, slot: Slot, hero: Hero, errands: readonly Errand[]): number {
  const planned = atHome(errands, hero.space, 'attackGeneral');
  if (planned > 0) return planned;
  for (let general = 0; general < COLOURS; general++) {
    if (generalSpace(s, general) !== hero.space) continue;
    let dice = 0;
    for (const other of s.heroes) if (other.space === hero.space) dice += diceAgainst(other, general);
    const chance = chanceToDefeat(general, dice, s.generals[general].life);
    return chance >= 0.62 && isReady(s, general, hero.space, slot) ? 20 * chance : -8 + 10 * chance;
  }
  return -8;
}

/** A colour whose General is worth going for is worth calling. */
function rumorsBonus(s: RealmState, colour: Colour): number {
  if (isDefeated(s, colour)) return -3;
  let dice = 0;
  for (const hero of s.heroes) dice += diceAgainst(hero, colour);
  const chance = chanceToDefeat(colour, dice, s.generals[colour].life);
  return (chance < 0.9 ? chance : 0.4) + 0.25 * s.generals[colour].step;
}

