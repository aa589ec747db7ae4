/** REA-5.21–5.31, REA-R23: a battle with a General, from the declaration (G1) to its outcome (G7). */
import { andThen, no, roll, show } from '@vesper/kernel';
import type { Decision, Facts, Refusal } from '@vesper/kernel';
import type { Commit, Join, PickAttacker, PickLostCard } from '../agenda.ts';
import { cardDice, eligible } from '../content/cards.ts';
import { generals } from '../content/generals.ts';
import { MonarchCity } from '../content/map.ts';
import { AmaraksBlessing, FindMagicGate, WarBannerOfValor } from '../content/quests.ts';
import { BLACK, BLUE, COLOURS, GREEN, RED } from '../content/types.ts';
import type { Card, Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Battle, Hero, RealmState, Slot } from '../state.ts';
import {
  defeatedGenerals,
  generalAt,
  hasQuest,
  hasUnspent,
  heroOrder,
  isMajor,
  isSpecialCard,
  tell,
  topLife,
  warStatus,
} from '../table.ts';
import { discardCard, drawHeroCards, leaveHand } from './cards.ts';
import { winMatch } from './ending.ts';
import { chanceInBattle } from './odds.ts';
import { replacePointlessScouts, spendQuest } from './quests.ts';
import { modifierFor, rollForCombat } from './rolls.ts';
import { reducedWounds, wound } from './wounds.ts';

/** Whether a General's own skill works in this battle (REA-R61). */
function hasSkill({ general, blessed }: Battle, skilled: Colour): boolean {
  return general === skilled && !blessed;
}

// ── G1 declare ───────────────────────────────────────────────────────────────────────────────────────────────────────

const noGeneralHere = no('REA-R23', 'noGeneralHere');
const minionsPresent = no('REA-5.21', 'minionsPresent');
const noEligibleCard = no('REA-5.23', 'noEligibleCard');

/** REA-R24. */
function hasEligibleCard(hero: Hero, general: Colour): boolean {
  for (let i = 0; i < hero.hand.length; i++) if (eligible[general][hero.hand[i]]) return true;
  return false;
}

export function canAttack(s: RealmState, slot: Slot): Refusal | undefined {
  const hero = s.heroes[slot];
  const general = generalAt(s, hero.space);
  if (general === NONE) return noGeneralHere;
  if (s.crowd[hero.space] > 0) return minionsPresent;
  return hasEligibleCard(hero, general) ? undefined : noEligibleCard;
}

/** The active hero attacks the General in its space, with the action already spent. */
export function declareBattle(s: RealmState, slot: Slot): void {
  const { space } = s.heroes[slot];
  const general = generalAt(s, space);
  s.battle = {
    general,
    attackers: [],
    committed: [],
    dice: [],
    findMagicGate: [],
    hits: [],
    ones: [],
    rolled: [],
    order: [],
    blessed: false,
    life: s.generals[general].life,
  };
  enlist(s.battle, slot);
  tell(s, { event: 'battleDeclared', rule: 'REA-5.22', slot, general });
  const others: Slot[] = [];
  for (const other of heroOrder(s)) {
    const hero = s.heroes[other];
    if (other !== slot && hero.space === space && hasEligibleCard(hero, general)) others.push(other);
  }
  andThen(s, { do: 'askToJoin', slots: others });
}

function enlist(battle: Battle, slot: Slot): void {
  battle.attackers.push(slot);
  battle.committed.push([]);
  battle.dice.push(0);
  battle.findMagicGate.push(false);
  battle.hits.push(0);
  battle.ones.push(0);
  battle.rolled.push(false);
}

// ── G2 join ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function askToJoin(s: RealmState, { slots }: { readonly slots: readonly Slot[] }): void {
  if (!s.terms.openHands) show(s); // who is asked holds a card for this battle
  if (slots.length === 0) {
    andThen(s, { do: 'askToCommit', index: 0 });
    return;
  }
  const slot = slots[0];
  andThen(s, { ask: 'join', seat: s.heroes[slot].seat, slot }, { do: 'askToJoin', slots: slots.slice(1) });
}

const JOIN_OR_NOT = ['join', 'stayOut'] as const;

const join: Decision<RealmState, Join, 'join' | 'stayOut'> = {
  rule: 'REA-R23',
  candidates: () => JOIN_OR_NOT,
  choose(s, { slot }, c) {
    const battle = s.battle!;
    const joins = c === 'join';
    if (joins) enlist(battle, slot);
    tell(s, { event: 'joined', rule: 'REA-R23', slot, general: battle.general, joins });
  },
  fallback: () => 'stayOut',
};

// ── G3 commit ────────────────────────────────────────────────────────────────────────────────────────────────────────

function askToCommit(s: RealmState, { index }: { readonly index: number }): void {
  if (!s.terms.openHands) show(s); // an only card is committed without asking
  const { attackers } = s.battle!;
  if (index === attackers.length) {
    andThen(s, { do: 'corrupt' });
    return;
  }
  const slot = attackers[index];
  andThen(s, { ask: 'commit', seat: s.heroes[slot].seat, slot, index }, { do: 'askToCommit', index: index + 1 });
}

const wrongColour = no('REA-R24', 'wrongColour');
const wrongPortrait = no('REA-R24', 'wrongPortrait');
const dread = no('REA-7.11', 'dread');
const questSpent = no('REA-R43', 'questSpent');
const commitFirst = no('REA-R23', 'commitFirst');

/** A card of the hand, Find Magic Gate, Amarak's Blessing, or enough. */
type Commitment = Card | 'q05' | 'q10' | 'done';

/** Dice that Find Magic Gate gives. */
const GATE_DICE = 2;

const commit: Decision<RealmState, Commit, Commitment> = {
  rule: 'REA-5.23',
  asked: 'ifChoice',
  candidates(s, { slot }) {
    const hero = s.heroes[slot];
    const all: Commitment[] = hero.hand.slice();
    if (hasQuest(hero, FindMagicGate)) all.push('q05');
    if (hasQuest(hero, AmaraksBlessing)) all.push('q10');
    all.push('done');
    return all;
  },
  refuse(s, { slot, index }, c) {
    const { general, committed } = s.battle!;
    if (c === 'done') return committed[index].length > 0 ? undefined : commitFirst;
    if (c === 'q05' || c === 'q10') {
      if (general === BLACK) return dread;
      return hasUnspent(s.heroes[slot], c === 'q05' ? FindMagicGate : AmaraksBlessing) ? undefined : questSpent;
    }
    if (eligible[general][c]) return undefined;
    return isSpecialCard(c) ? wrongPortrait : wrongColour;
  },
  choose(s, d, c) {
    if (c === 'done') return;
    const { slot, index } = d;
    const battle = s.battle!;
    if (c === 'q05') {
      spendQuest(s, slot, FindMagicGate, 'REA-R24');
      battle.findMagicGate[index] = true;
      battle.dice[index] += GATE_DICE;
    } else if (c === 'q10') {
      spendQuest(s, slot, AmaraksBlessing, 'REA-R61');
      battle.blessed = true;
    } else {
      leaveHand(s.heroes[slot], c);
      if (!s.terms.openHands) show(s); // whether another one is left to commit
      battle.committed[index].push(c);
      battle.dice[index] += cardDice[c];
      tell(s, { event: 'committed', rule: 'REA-5.23', slot, card: c, dice: cardDice[c] });
    }
    andThen(s, d);
  },
  facts: commitFacts,
  fallback: (s, { index }) => (s.battle!.committed[index].length > 0 ? 'done' : undefined),
};

/** `dice` this candidate gives, `own` dice and `all` attackers' dice so far, `chance` now and `then` with it, in %. */
function commitFacts(s: RealmState, d: Commit, c: Commitment): Facts {
  const battle = s.battle!;
  const { index } = d;
  let all = 0;
  for (const n of battle.dice) all += n;
  const card = typeof c === 'number' ? c : NONE;
  const dice = card !== NONE ? cardDice[card] : c === 'q05' ? GATE_DICE : 0;
  const chance = chanceInBattle(s);
  const then =
    commit.refuse!(s, d, c) === undefined
      ? chanceInBattle(s, { index, card, dice: c === 'q05' ? GATE_DICE : 0, blessed: c === 'q10' })
      : chance;
  return { dice, own: battle.dice[index], all, chance: percent(chance), then: percent(then) };
}

function percent(chance: number): number {
  return Math.round(chance * 100);
}

// ── G4 skill ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** REA-R27: Balazarg's Corruption, a die for every card in commit order. */
function corrupt(s: RealmState): void {
  const battle = s.battle!;
  andThen(s, { do: 'attackNext' });
  if (!hasSkill(battle, RED)) return;
  for (let index = 0; index < battle.attackers.length; index++) {
    const slot = battle.attackers[index];
    const kept: Card[] = [];
    for (const card of battle.committed[index]) {
      const face = roll(s, 6);
      const lost = face === 1;
      const rule = isSpecialCard(card) ? 'REA-7.15' : 'REA-7.14';
      tell(s, { event: 'corruptionRolled', rule, slot, card, face, lost });
      if (lost) {
        battle.dice[index] -= cardDice[card];
        clearCard(s, slot, card);
      } else kept.push(card);
    }
    battle.committed[index] = kept;
  }
}

/** A committed card is used up: a location card is discarded, a Special leaves the game (REA-R41). */
function clearCard(s: RealmState, slot: Slot, card: Card): void {
  if (isSpecialCard(card)) {
    s.removed.push(card);
    tell(s, { event: 'cardRemoved', rule: 'REA-R41', slot, card });
  } else {
    s.heroDiscard.push(card);
    tell(s, { event: 'cardDiscarded', rule: 'REA-R23', slot, card });
  }
}

// ── G5 attack ────────────────────────────────────────────────────────────────────────────────────────────────────────

function attackNext(s: RealmState): void {
  const battle = s.battle!;
  // REA-7.13: against Gorgutt all roll; the others fall at once (REA-R56).
  if (isAnybodyLeft(battle) && (hasSkill(battle, GREEN) || hitsOf(battle) < battle.life)) {
    const slot = battle.attackers[0];
    andThen(s, { ask: 'pickAttacker', seat: s.heroes[slot].seat, slot });
  } else andThen(s, { do: 'outcome' });
}

function isAnybodyLeft({ rolled, dice }: Battle): boolean {
  for (let index = 0; index < rolled.length; index++) if (!rolled[index] && dice[index] > 0) return true;
  return false;
}

function hitsOf({ hits }: Battle): number {
  let sum = 0;
  for (let index = 0; index < hits.length; index++) sum += hits[index];
  return sum;
}

const hasRolled = no('REA-R23', 'hasRolled');
const noDice = no('REA-R27', 'noDice');

/** REA-7.4: the active player sees each result before the next attacker is picked. */
const pickAttacker: Decision<RealmState, PickAttacker, Slot> = {
  rule: 'REA-7.4',
  asked: 'ifChoice',
  candidates: s => s.battle!.attackers,
  refuse(s, _d, c) {
    const { attackers, rolled, dice } = s.battle!;
    const index = attackers.indexOf(c);
    if (rolled[index]) return hasRolled;
    return dice[index] > 0 ? undefined : noDice;
  },
  choose(s, _d, c) {
    const battle = s.battle!;
    const index = battle.attackers.indexOf(c);
    battle.rolled[index] = true;
    battle.order.push(index);
    const colours: Colour[] = [];
    for (let i = 0; i < battle.dice[index]; i++) colours.push(battle.general);
    rollForCombat(s, c, 'general', s.heroes[c].space, colours);
  },
  facts(s, _d, c) {
    const { attackers, dice, general } = s.battle!;
    return { dice: dice[attackers.indexOf(c)], modifier: modifierFor(s.heroes[c], 'general', general) };
  },
};

/** The dice of an attacker have been counted. */
export function scoreAttack(s: RealmState, slot: Slot, hits: number, ones: number): void {
  const battle = s.battle!;
  const index = battle.attackers.indexOf(slot);
  battle.hits[index] = hits;
  battle.ones[index] = ones;
  const rule = hasSkill(battle, GREEN) && ones > 0 ? 'REA-7.12' : 'REA-5.25';
  tell(s, { event: 'attackScored', rule, slot, general: battle.general, hits, ones });
  andThen(s, { do: 'attackNext' });
}

// ── G6 clear, G7 outcome ─────────────────────────────────────────────────────────────────────────────────────────────

function outcome(s: RealmState): void {
  const battle = s.battle!;
  for (let index = 0; index < battle.attackers.length; index++) {
    for (const card of battle.committed[index]) clearCard(s, battle.attackers[index], card);
    battle.committed[index] = [];
  }
  const total = totalOf(battle);
  if (total >= battle.life) defeatGeneral(s, battle);
  else surviveBattle(s, battle, total);
}

/** What an attacker adds to the total: Gorgutt parries a hit with every 1 (REA-R26). */
function shareOf(battle: Battle, index: number): number {
  return hasSkill(battle, GREEN) ? battle.hits[index] - battle.ones[index] : battle.hits[index];
}

function totalOf(battle: Battle): number {
  let total = 0;
  for (let index = 0; index < battle.attackers.length; index++) total += shareOf(battle, index);
  return Math.max(0, total);
}

/** REA-R26, REA-R56: the first attacker from whose roll on the running total stayed at the General's life or above. */
function slayerOf(battle: Battle): Slot {
  let slayer = NONE;
  let total = 0;
  for (const index of battle.order) {
    total += shareOf(battle, index);
    if (total < battle.life) slayer = NONE;
    else if (slayer === NONE) slayer = battle.attackers[index];
  }
  return slayer;
}

/** REA-5.26–5.28, in the order of REA-R59. */
function defeatGeneral(s: RealmState, battle: Battle): void {
  const { general } = battle;
  const fallen = s.generals[general];
  const before = warStatus(s);
  fallen.life = 0;
  fallen.healsFrom = 0;
  fallen.spied = false;
  const slayer = slayerOf(battle);
  s.heroes[slayer].slain.push(general);
  tell(s, { event: 'generalDefeated', rule: 'REA-5.26', slot: slayer, general });
  if (defeatedGenerals(s) === COLOURS) {
    s.battle = null;
    winMatch(s);
    return;
  }
  const status = warStatus(s);
  if (status !== before) {
    tell(s, { event: 'warStatusAdvanced', rule: status === 'mid' ? 'REA-5.43' : 'REA-5.45', status });
  }
  for (const slot of battle.attackers) drawHeroCards(s, slot, 3, 'REA-5.27');
  andThen(s, { do: 'afterBattle' });
  replacePointlessScouts(s);
}

/** REA-5.29–5.31. */
function surviveBattle(s: RealmState, battle: Battle, total: number): void {
  const { general } = battle;
  const survivor = s.generals[general];
  survivor.life -= total;
  tell(s, { event: 'generalSurvived', rule: 'REA-5.29', general, hits: total, life: survivor.life });
  if (hasSkill(battle, BLUE)) {
    if (survivor.life < topLife(s, general)) {
      survivor.life = topLife(s, general);
      tell(s, { event: 'generalRegenerated', rule: 'REA-R29', general, life: survivor.life });
    }
    survivor.healsFrom = 0;
  } else if (total > 0) {
    // REA-R21: a major wound waits for the active slot's next turn.
    survivor.healsFrom = s.turn + (isMajor(s, general) ? s.heroes.length : 1);
  }
  andThen(s, { do: 'punish', index: 0 }, { do: 'afterBattle' });
}

function afterBattle(s: RealmState): void {
  s.battle = null;
}

// ── The penalty ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** REA-R30: one attacker after the other suffers wounds, loses cards and is sent to Monarch City. */
function punish(s: RealmState, { index }: { readonly index: number }): void {
  const { general, attackers } = s.battle!;
  if (index === attackers.length) return;
  andThen(s, { do: 'punish', index: index + 1 });
  const slot = attackers[index];
  if (hasQuest(s.heroes[slot], WarBannerOfValor)) {
    tell(s, { event: 'bannerRaised', rule: 'REA-R30', slot });
    sendHome(s, slot);
    return;
  }
  const wounds = reducedWounds(s, slot, penaltyWounds(s, slot, general), 'general');
  if (wound(s, slot, wounds, 'general', 'REA-5.29')) return;
  const cards = penaltyCards(s, slot, general);
  const { hand, seat } = s.heroes[slot];
  if (cards < hand.length) andThen(s, { ask: 'pickLostCard', seat, slot, left: cards, general });
  else {
    if (!s.terms.openHands) show(s); // the hand is laid open
    while (hand.length > 0) discardCard(s, slot, hand[0], 'REA-R30');
    sendHome(s, slot);
  }
}

function penaltyWounds(s: RealmState, slot: Slot, general: Colour): number {
  const { wounds } = generals[general].penalty;
  if (typeof wounds === 'number') return wounds;
  const face = roll(s, 6);
  tell(s, { event: 'diceRolled', rule: 'REA-R30', slot, why: 'penaltyWounds', faces: [face], needs: 0 });
  return wounds === 'D3' ? Math.ceil(face / 2) : face;
}

function penaltyCards(s: RealmState, slot: Slot, general: Colour): number {
  const { cards } = generals[general].penalty;
  if (typeof cards === 'number') return cards;
  if (cards === 'all') return s.heroes[slot].hand.length;
  const face = roll(s, 6);
  tell(s, { event: 'diceRolled', rule: 'REA-R30', slot, why: 'penaltyCards', faces: [face], needs: 0 });
  return face;
}

const pickLostCard: Decision<RealmState, PickLostCard, Card> = {
  rule: 'REA-R30',
  candidates: (s, { slot }) => s.heroes[slot].hand,
  choose(s, { seat, slot, left, general }, c) {
    discardCard(s, slot, c, 'REA-R30');
    if (left > 1) andThen(s, { ask: 'pickLostCard', seat, slot, left: left - 1, general });
    else sendHome(s, slot);
  },
};

/** REA-5.30, REA-R30: the Sorceress loses her form on the way. */
function sendHome(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  const from = hero.space;
  hero.space = MonarchCity;
  hero.form = NONE;
  hero.ambush = false;
  tell(s, { event: 'sentHome', rule: 'REA-5.30', slot, from });
}

export const battleSteps = { askToJoin, askToCommit, corrupt, attackNext, outcome, punish, afterBattle };
export const battleDecisions = { join, commit, pickAttacker, pickLostCard };
