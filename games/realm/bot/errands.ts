/** What a hero could do with its Daytime: be somewhere and do something there. */
import { cardColour, cardLocation, isSpecial } from '../content/cards.ts';
import { inns, isHaven } from '../content/distances.ts';
import { Cleric, Sorceress } from '../content/heroes.ts';
import { spaces } from '../content/map.ts';
import { FindMagicGate, quests } from '../content/quests.ts';
import { COLOURS, RED } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState, Slot } from '../state.ts';
import { MOST_RUMORS, rumorCards } from '../rules/inn.ts';
import { questDice } from '../rules/quests.ts';
import { mostCards } from '../rules/turn.ts';
import { crystalsOnBoard, generalSpace } from '../asking.ts';
import { attacksNow, campaignOf, chanceWith, engagesFor } from './campaign.ts';
import type { Campaign } from './campaign.ts';
import { killChance } from './combat.ts';
import { crystalCost, outlookOf } from './danger.ts';
import { add, afterLast, cheapestOf } from './errand.ts';
import type { Errand, Making } from './errand.ts';
import { addFights } from './fights.ts';
import { gateGain, networkOf } from './gates.ts';
import type { Network } from './gates.ts';
import { LASTING, cardWorth, meansOf } from './means.ts';
import type { Means } from './means.ts';
import { actionsTo } from './ways.ts';
import type { Legs } from './ways.ts';
import { weights } from './weights.ts';

/** What a hero weighs its Daytime with. */
export interface Agenda {
  readonly errands: readonly Errand[];
  readonly means: Means;
}

export function agendaOf(s: RealmState, slot: Slot, legs: Legs): Agenda {
  const hero = s.heroes[slot];
  const means = meansOf(s);
  const m: Making = { s, hero, means, outlook: outlookOf(s), campaign: campaignOf(s), errands: [] };
  for (let space = 0; space < spaces.length; space++) {
    if (s.crowd[space] > 0) addFights(m, space);
    if (s.crystals[space] > 0) addLand(m, space);
  }
  addRumors(m);
  if (hero.lost > 0) addWounds(m, legs);
  if (hero.quest !== NONE) addQuest(m);
  addGates(m, legs);
  if (m.campaign !== null && m.campaign.members.includes(slot)) addCampaign(m, m.campaign, slot);
  return { errands: m.errands, means };
}

// ── The land ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const LAND_HEALED = 5 / 9;
const LAND_HEALED_BY_VISIONS = 19 / 27;
/** A second try is needed only if the first has failed, unless another crystal lies there. */
const SECOND_TRY = 0.44;

function addLand(m: Making, space: Space): void {
  const { s, hero, means } = m;
  const chance = hero.hero === Sorceress ? LAND_HEALED_BY_VISIONS : LAND_HEALED;
  const worth = chance * crystalCost(crystalsOnBoard(s));
  const again = worth * (s.crystals[space] > 1 ? 1 : SECOND_TRY);
  if (hero.hero === Cleric && s.crowd[space] === 0) {
    add(m, space, 'sanctify', worth);
    add(m, space, 'sanctify', again, afterLast(m));
    return;
  }
  const { colour } = spaces[space];
  const card = cheapestOf(m, colour, NONE);
  if (card === NONE) return;
  add(m, space, 'healLand', worth - weights.landCard * cardWorth(means, card), { what: card });
  const second = cheapestOf(m, colour, card);
  if (second === NONE) return;
  const value = again - weights.landCard * cardWorth(means, second);
  add(m, space, 'healLand', value, { what: second, ...afterLast(m) });
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const EVENING_CARDS = 2;

function addRumors(m: Making): void {
  const { s, hero, means } = m;
  if (s.rumors >= MOST_RUMORS) return;
  const { colour, value } = bestCall(s, means);
  const worth = value * rumorCards(hero);
  const room = mostCards.value - EVENING_CARDS - hero.hand.length;
  for (const inn of inns) {
    add(m, inn, 'rumors', worth * useOfMore(room), { what: colour });
    if (s.rumors === 0) add(m, inn, 'rumors', worth * useOfMore(room - 1), { what: colour, ...afterLast(m) });
  }
}

/** What is left of a card's worth if the hand has room for so many more: others must be discarded for it. */
function useOfMore(room: number): number {
  return room >= 1 ? 1 : room >= -1 ? 0.6 : 0.35;
}

/** Fewer cards in the deck tell little about what comes: the discard pile will be shuffled. */
const FEW_CARDS = 6;

/** The colour to call at an Inn, and what a card turned up is then worth on average. */
export function bestCall(s: RealmState, means: Means): { readonly colour: Colour; readonly value: number } {
  const pile = s.heroDeck.length >= FEW_CARDS ? s.heroDeck : s.heroDiscard;
  const worth = [0, 0, 0, 0];
  let specials = 0;
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i];
    if (isSpecial(card)) specials += weights.special;
    else worth[cardColour[card]] += cardWorth(means, card);
  }
  let colour = 0;
  for (let c = 1; c < COLOURS; c++) if (worth[c] > worth[colour]) colour = c;
  return { colour, value: pile.length === 0 ? 0 : (worth[colour] + specials) / pile.length };
}

// ── Wounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** So many places to heal are considered. */
const MOST_HEALING = 3;
/** Healing is worth more to a hero with so few tokens. */
const WEAK = 2;
const WEAK_HEALING = 1.5;

function addWounds(m: Making, legs: Legs): void {
  const { s, hero } = m;
  const each = weights.healing * (hero.up + hero.down <= WEAK ? WEAK_HEALING : 1);
  const found: { readonly at: Space; readonly value: number; readonly score: number }[] = [];
  for (let at = 0; at < spaces.length; at++) {
    if (!isHaven(at) && s.crowd[at] > 0) continue;
    const value = each * (isHaven(at) ? hero.lost : Math.min(2, hero.lost));
    found.push({ at, value, score: value / (actionsTo(legs, hero.space, at) + 1) });
  }
  found.sort((a, b) => b.score - a.score);
  for (const { at, value } of found.slice(0, MOST_HEALING)) add(m, at, 'healWounds', value);
}

// ── Quests ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a quest is worth that works all the time, another one, a scouted card, one visit of three. */
const QUEST_WORTH = { lasting: 12, other: 6, scout: 3.5, visit: 2 };

function addQuest(m: Making): void {
  const { s, hero } = m;
  const { goal } = quests[hero.quest];
  if (goal.by === 'roll') {
    const chance = 1 - ((goal.needs - 1) / 6) ** questDice(hero);
    add(m, goal.at, 'quest', chance * (LASTING.includes(hero.quest) ? QUEST_WORTH.lasting : QUEST_WORTH.other));
  } else if (goal.by === 'scout') add(m, generalSpace(s, goal.general), 'quest', QUEST_WORTH.scout);
  else if (goal.by === 'visits') {
    goal.at.forEach((at, i) => {
      if ((hero.progress & (1 << i)) === 0) add(m, at, 'quest', QUEST_WORTH.visit);
    });
  }
}

// ── Gates ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** So many actions away a gate is built on the way. */
const GATE_NEAR = 2;

/** A gate in the place that a card names; in a red land it may complete a quest. */
function addGates(m: Making, legs: Legs): void {
  const { s, hero, means } = m;
  const wanted = hero.quest === FindMagicGate ? QUEST_WORTH.other : 0;
  let network: Network | null = null;
  for (const card of hero.hand) {
    const at = cardLocation[card];
    if (at === NONE || s.gates[at] === 1) continue;
    let value = spaces[at].colour === RED ? wanted : 0;
    if (s.gateSupply > 0 && actionsTo(legs, hero.space, at) <= GATE_NEAR) {
      network ??= networkOf(s);
      value += gateGain(network, at);
    }
    if (value > 0) add(m, at, 'buildGate', value - weights.gateCard * cardWorth(means, card), { what: card });
  }
}

// ── Generals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How much of a campaign's own value is added to the attack. */
const CAMPAIGN_SHARE = 0.3;

/** A member attacks, or at least ends its turn with the General. */
function addCampaign(m: Making, campaign: Campaign, slot: Slot): void {
  const { s, hero } = m;
  const { at, value } = campaign;
  if (attacksNow(s, campaign, slot)) {
    const engages = Math.round(engagesFor(s.crowd[at], killChance(s, hero, at)));
    const worth = weights.attack * chanceWith(s, campaign, slot) + CAMPAIGN_SHARE * value;
    add(m, at, 'attack', worth, { cost: 1 + engages, leaves: 0 });
  }
  add(m, at, 'stay', weights.gather, { cost: 0 });
}
