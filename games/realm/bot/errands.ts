/** What a hero could do with its Daytime: be somewhere and do something there (SPEC 9.3). */
import { cardColour } from '../content/cards.ts';
import { inns } from '../content/distances.ts';
import { Cleric, Ranger, Rogue, Sorceress, Wizard } from '../content/heroes.ts';
import { spaces } from '../content/map.ts';
import { AmuletOfTheGods, BootsOfSpeed, HelmOfPower, UnicornSteed, quests } from '../content/quests.ts';
import { BattleFury } from '../content/specials.ts';
import { COLOURS, FIRST_SPECIAL } from '../content/types.ts';
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { crystalsOnBoard, generalSpace, minionsAt } from '../table.ts';
import { attacksNow, campaignOf, chanceWith, engagesFor } from './campaign.ts';
import type { Campaign } from './campaign.ts';
import { killChance } from './combat.ts';
import { crystalCost, outlookOf, stackCost } from './danger.ts';
import type { Outlook } from './danger.ts';
import { cardWorth, meansOf } from './means.ts';
import type { Means } from './means.ts';
import { actionsTo } from './ways.ts';
import type { Legs } from './ways.ts';
import { weights } from './weights.ts';

type Deed = 'engage' | 'fireball' | 'battleFury' | 'archery' | 'rumors' | 'healLand' | 'sanctify' | 'healWounds' | 'quest' | 'attack' | 'stay';

export interface Errand {
  readonly at: Space;
  readonly deed: Deed;
  /** Actions it takes there. */
  readonly cost: number;
  readonly value: number;
  /** The errand that must be done before, or NONE. */
  readonly after: number;
  /** Of archery: where the minions are; of rumors: the colour; of healLand: the card. */
  readonly what: number;
  /** Minions expected in the space afterwards, for `engage` and `attack`; else NONE. */
  readonly leaves: number;
}

/** What a hero weighs its Daytime with. */
export interface Agenda {
  readonly errands: readonly Errand[];
  readonly campaign: Campaign | null;
  readonly means: Means;
  readonly outlook: Outlook;
}

export function agendaOf(s: RealmState, slot: Slot, legs: Legs): Agenda {
  const hero = s.heroes[slot];
  const means = meansOf(s);
  const outlook = outlookOf(s);
  const campaign = campaignOf(s);
  const errands: Errand[] = [];
  for (let space = 0; space < spaces.length; space++) {
    if (s.crowd[space] > 0) addEngages(s, hero, means, outlook, campaign, space, errands);
    if (s.crystals[space] > 0) addHealing(s, hero, means, space, errands);
  }
  addRumors(s, hero, means, errands);
  if (hero.lost > 0) addWounds(s, hero, legs, errands);
  addQuest(s, hero, errands);
  if (campaign !== null && campaign.members.includes(slot)) addCampaign(s, hero, slot, campaign, errands);
  return { errands, campaign, means, outlook };
}

/** `choose[n][k]` */
const CHOOSE = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1], [1, 5, 10, 10, 5, 1]];
const MOST_ENGAGES = 3;

/** One errand after the other for a stack, each worth what it is expected to take away. */
function addEngages(
  s: RealmState,
  hero: Hero,
  means: Means,
  outlook: Outlook,
  campaign: Campaign | null,
  space: Space,
  errands: Errand[],
): void {
  const crowd = s.crowd[space];
  const extra = campaign !== null && campaign.at === space ? weights.siteMinion : 0;
  const costs: number[] = [];
  for (let n = 0; n <= crowd; n++) costs.push(stackCost(s, outlook, space, n) + n * extra);
  addChain(killChance(s, hero, space), costs, crowd, space, 'engage', NONE, errands);
  if (hero.hero === Wizard) addFireball(s, hero, means, costs, space, errands);
  if (crowd > 1 && hero.hand.includes(BattleFury)) {
    const value = costs[crowd] - costs[0] - weights.play;
    errands.push({ at: space, deed: 'battleFury', cost: 1, value, after: NONE, what: NONE, leaves: 0 });
  }
  if (hero.hero !== Ranger) return;
  const afar = killChance(s, hero, space, true);
  for (const from of spaces[space].adjacent) addChain(afar, costs, crowd, from, 'archery', space, errands);
}

const FIREBALL_MISSES = 1 / 6;

/** The Wizard's Fireball with the card he can best do without. */
function addFireball(
  s: RealmState,
  hero: Hero,
  means: Means,
  costs: readonly number[],
  space: Space,
  errands: Errand[],
): void {
  const crowd = s.crowd[space];
  let card = NONE;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (minionsAt(s, space, colour) === 0) continue;
    const found = cheapestOf(hero, means, colour, []);
    if (found !== NONE && (card === NONE || cardWorth(means, found) < cardWorth(means, card))) card = found;
  }
  if (card === NONE) return;
  const missed = crowd * FIREBALL_MISSES;
  const left = costs[0] + (costs[crowd] - costs[0]) * 0.6 * FIREBALL_MISSES;
  const value = costs[crowd] - left - weights.fireball * cardWorth(means, card);
  errands.push({ at: space, deed: 'fireball', cost: 1, value, after: NONE, what: card, leaves: missed });
}

function addChain(
  hit: number,
  costs: readonly number[],
  crowd: number,
  at: Space,
  deed: Deed,
  what: number,
  errands: Errand[],
): void {
  let left: number[] = Array.from({ length: crowd + 1 }, (_, n) => (n === crowd ? 1 : 0));
  let before = costs[crowd];
  for (let k = 0; k < MOST_ENGAGES; k++) {
    const next = left.map(() => 0);
    for (let n = 0; n <= crowd; n++) {
      if (left[n] === 0) continue;
      for (let hits = 0; hits <= n; hits++) next[n - hits] += left[n] * CHOOSE[n][hits] * hit ** hits * (1 - hit) ** (n - hits);
    }
    left = next;
    let cost = 0;
    let leaves = 0;
    for (let n = 0; n <= crowd; n++) {
      cost += left[n] * costs[n];
      leaves += left[n] * n;
    }
    const after = k === 0 ? NONE : errands.length - 1;
    errands.push({ at, deed, cost: 1, value: before - cost, after, what, leaves: deed === 'engage' ? leaves : NONE });
    before = cost;
    if (leaves < 0.25) return;
  }
}

const LAND_HEALED = 5 / 9;
const LAND_HEALED_BY_VISIONS = 19 / 27;

function addHealing(s: RealmState, hero: Hero, means: Means, space: Space, errands: Errand[]): void {
  const chance = hero.hero === Sorceress ? LAND_HEALED_BY_VISIONS : LAND_HEALED;
  const worth = weights.healLand * chance * crystalCost(crystalsOnBoard(s));
  if (hero.hero === Cleric && s.crowd[space] === 0) {
    errands.push({ at: space, deed: 'sanctify', cost: 1, value: worth, after: NONE, what: NONE, leaves: NONE });
    errands.push({ at: space, deed: 'sanctify', cost: 1, value: worth * 0.6, after: errands.length - 1, what: NONE, leaves: NONE });
    return;
  }
  let before = NONE;
  const used: Card[] = [];
  for (let k = 0; k < 2; k++) {
    const card = cheapestOf(hero, means, spaces[space].colour, used);
    if (card === NONE) return;
    used.push(card);
    const value = worth * (k === 0 ? 1 : s.crystals[space] > 1 ? 0.9 : 0.44) - weights.healLandCard * cardWorth(means, card);
    errands.push({ at: space, deed: 'healLand', cost: 1, value, after: before, what: card, leaves: NONE });
    before = errands.length - 1;
  }
}

/** The least useful card of a colour in the hand, or NONE. */
function cheapestOf(hero: Hero, means: Means, colour: Colour, used: readonly Card[]): Card {
  let best = NONE;
  for (const card of hero.hand) {
    if (cardColour[card] !== colour || used.includes(card)) continue;
    if (best === NONE || cardWorth(means, card) < cardWorth(means, best)) best = card;
  }
  return best;
}

const MOST_RUMORS = 2;
const HAND_LIMIT = 10;

function addRumors(s: RealmState, hero: Hero, means: Means, errands: Errand[]): void {
  if (s.rumors >= MOST_RUMORS) return;
  const { colour, value } = bestCall(s, means);
  const cards = hero.hero === Rogue ? 5 : 2;
  let room = HAND_LIMIT - hero.hand.length - 2;
  for (const inn of inns) {
    let before = NONE;
    for (let k = s.rumors; k < MOST_RUMORS; k++) {
      const crowded = room < -1 ? 0.35 : room < 1 ? 0.6 : 1;
      errands.push({
        at: inn,
        deed: 'rumors',
        cost: 1,
        value: weights.rumors * crowded * cards * value,
        after: before,
        what: colour,
        leaves: NONE,
      });
      before = errands.length - 1;
      room -= 1;
    }
    room = HAND_LIMIT - hero.hand.length - 2;
  }
}

/** The colour to call, and what a card turned up is then worth on average. */
export function bestCall(s: RealmState, means: Means): { readonly colour: Colour; readonly value: number } {
  const pile = s.heroDeck.length >= 6 ? s.heroDeck : s.heroDiscard;
  const worth = [0, 0, 0, 0];
  let specials = 0;
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i];
    if (card >= FIRST_SPECIAL) specials += weights.special;
    else worth[cardColour[card]] += cardWorth(means, card);
  }
  let colour = 0;
  for (let c = 1; c < COLOURS; c++) if (worth[c] > worth[colour]) colour = c;
  return { colour, value: pile.length === 0 ? 0 : (worth[colour] + specials) / pile.length };
}

/** Places to heal that are worth a thought: the nearest ones. */
const MOST_HEALING = 3;

function addWounds(s: RealmState, hero: Hero, legs: Legs, errands: Errand[]): void {
  const weak = hero.up + hero.down <= 2 ? 1.5 : 1;
  const found: { at: Space; value: number; way: number }[] = [];
  for (let at = 0; at < spaces.length; at++) {
    const haven = spaces[at].kind !== 'land';
    if (!haven && s.crowd[at] > 0) continue;
    const value = weights.healing * weak * (haven ? hero.lost : Math.min(2, hero.lost));
    found.push({ at, value, way: actionsTo(legs, hero.space, at) });
  }
  found.sort((a, b) => b.value / (b.way + 1) - a.value / (a.way + 1));
  for (let i = 0; i < MOST_HEALING && i < found.length; i++) {
    const { at, value } = found[i];
    errands.push({ at, deed: 'healWounds', cost: 1, value, after: NONE, what: NONE, leaves: NONE });
  }
}

const STRONG = [AmuletOfTheGods, BootsOfSpeed, HelmOfPower, UnicornSteed];

function addQuest(s: RealmState, hero: Hero, errands: Errand[]): void {
  if (hero.quest === NONE) return;
  const { goal } = quests[hero.quest];
  const add = (at: Space, value: number, deed: Deed): void => {
    errands.push({ at, deed, cost: deed === 'stay' ? 0 : 1, value: weights.quest * value, after: NONE, what: NONE, leaves: NONE });
  };
  if (goal.by === 'roll') {
    const dice = goal.dice + (hero.hero === Sorceress ? 1 : 0);
    const chance = 1 - ((goal.needs - 1) / 6) ** dice;
    add(goal.at, chance * (STRONG.includes(hero.quest) ? 12 : 6), 'quest');
  } else if (goal.by === 'scout') add(generalSpace(s, goal.general), 3.5, 'quest');
  else if (goal.by === 'visits') {
    goal.at.forEach((at, i) => {
      if ((hero.progress & (1 << i)) === 0) add(at, 2, 'quest');
    });
  }
}

function addCampaign(s: RealmState, hero: Hero, slot: Slot, campaign: Campaign, errands: Errand[]): void {
  const { at } = campaign;
  const engages = engagesFor(s.crowd[at], killChance(s, hero, at));
  if (attacksNow(s, campaign, slot)) {
    const chance = chanceWith(s, campaign, slot);
    errands.push({
      at,
      deed: 'attack',
      cost: 1 + Math.round(engages),
      value: weights.attack * chance + campaign.value * 0.3,
      after: NONE,
      what: NONE,
      leaves: 0,
    });
  }
  errands.push({ at, deed: 'stay', cost: 0, value: weights.gather, after: NONE, what: NONE, leaves: NONE });
}
