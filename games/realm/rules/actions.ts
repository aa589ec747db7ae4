/**
 * What the active hero may do in Daytime (SPEC 5.4, REA-5.1). `list` and `candidates` are one walk in one order: the
 * actions that cost something, then what is free, `endDay` last.
 */
import { andThen, no } from '@vesper/kernel';
import type { Choice, Decision, Facts, Refusal } from '@vesper/kernel';
import type { Action, ChooseAction } from '../agenda.ts';
import { ALL_COLOURS, cardColour, cardLocation, isSpecial } from '../content/cards.ts';
import { distance } from '../content/distances.ts';
import { Cleric, Ranger, Wizard } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { spaces } from '../content/map.ts';
import { CrystalOfLight, FindMagicGate, quests } from '../content/quests.ts';
import { BattleFury } from '../content/specials.ts';
import { COLOURS } from '../content/types.ts';
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { actionsLeft, generalAt, hasQuest, hasUnspent, minionsAt } from '../table.ts';
import { canAttack, declareBattle } from './battle.ts';
import { buildGate, refuseBuild } from './gates.ts';
import {
  LAND_HEALS_ON,
  healLand,
  healWounds,
  landDice,
  refuseHealLand,
  refuseHealWounds,
  refuseSanctify,
  sanctify,
  woundsHealedHere,
} from './healing.ts';
import { hearRumors, refuseRumors, rumorCards } from './inn.ts';
import { battleFury, engage, fireball, refuseFindMagicGate } from './minions.ts';
import { removeCrystals } from './placement.ts';
import { isQuestPlace, pursueQuest, questDice, refuseQuest, spendQuest } from './quests.ts';
import { listTravel, refuseTravel, travel, travelCandidates } from './travel.ts';
import { spendAction } from './turn.ts';
import { playSource, refuseFor, refusePlay } from './windows.ts';

// ── One object for every action there is; those of travel are in travel.ts ───────────────────────────────────────────

type Of<Name extends Action['action']> = Extract<Action, { readonly action: Name }>;

/** By colour; the last one spends nothing. */
const engageWith: readonly Of<'engage'>[] = ALL_COLOURS.map(colour => ({ action: 'engage', colour }));
const engageAll: Of<'engage'> = { action: 'engage', colour: NONE };
/** `archeryWith[to][colour]` */
const archeryWith: readonly (readonly Of<'archery'>[])[] = spaces.map((_, to) =>
  ALL_COLOURS.map(colour => ({ action: 'archery', to, colour })),
);
const archeryAt: readonly Of<'archery'>[] = spaces.map((_, to) => ({ action: 'archery', to, colour: NONE }));
const rumorsOf: readonly Of<'rumors'>[] = ALL_COLOURS.map(colour => ({ action: 'rumors', colour }));
const fireballWith: readonly Of<'fireball'>[] = locationCards.map((_, card) => ({ action: 'fireball', card }));
const healLandWith: readonly Of<'healLand'>[] = locationCards.map((_, card) => ({ action: 'healLand', card }));
const buildGateWith: readonly Of<'buildGate'>[] = locationCards.map((_, card) => ({ action: 'buildGate', card }));
const FURY: Action = { action: 'battleFury' };
const ATTACK: Action = { action: 'attackGeneral' };
const SANCTIFY: Action = { action: 'sanctify' };
const HEAL_WOUNDS: Action = { action: 'healWounds' };
const PURSUE: Action = { action: 'quest' };
const SPEND: Action = { action: 'spendQuest' };
const END_DAY: Action = { action: 'endDay' };
/** By source. */
export const playActions: readonly Of<'play'>[] = Array.from({ length: QUEST + quests.length }, (_, source) => ({
  action: 'play',
  source,
}));

// ── Why not ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const noActions = no('REA-4.4', 'noActions');
const noMinionsHere = no('REA-5.16', 'noMinionsHere');
const noMinionsThere = no('REA-5.7', 'noMinionsThere');
const noMinionOfCard = no('REA-5.7', 'noMinionOfCard');
const noCrystalHere = no('REA-R43', 'noCrystalHere');
const alreadySpent = no('REA-R43', 'alreadySpent');

function refuseArchery(s: RealmState, slot: Slot, to: Space, colour: Colour): Refusal | undefined {
  if (s.crowd[to] === 0) return noMinionsThere;
  return colour === NONE ? undefined : refuseFindMagicGate(s, slot, to, colour);
}

function refuseEngage(s: RealmState, slot: Slot, space: Space, colour: Colour): Refusal | undefined {
  if (s.crowd[space] === 0) return noMinionsHere;
  return colour === NONE ? undefined : refuseFindMagicGate(s, slot, space, colour);
}

function refuseFireball(s: RealmState, { space }: Hero, card: Card): Refusal | undefined {
  if (s.crowd[space] === 0) return noMinionsHere;
  return minionsAt(s, space, cardColour[card]) > 0 ? undefined : noMinionOfCard;
}

function refuseSpend(s: RealmState, hero: Hero): Refusal | undefined {
  if (!hasUnspent(hero, CrystalOfLight)) return alreadySpent;
  return s.crystals[hero.space] > 0 ? undefined : noCrystalHere;
}

function refuse(s: RealmState, { slot }: ChooseAction, c: Action): Refusal | undefined {
  const hero = s.heroes[slot];
  if (c.action === 'endDay') return undefined;
  if (c.action === 'play') return refusePlay(s, c.source, 'D');
  if (c.action === 'spendQuest') return refuseSpend(s, hero);
  if (actionsLeft(hero) === 0) return noActions;
  switch (c.action) {
    case 'engage':
      return refuseEngage(s, slot, hero.space, c.colour);
    case 'archery':
      return refuseArchery(s, slot, c.to, c.colour);
    case 'fireball':
      return refuseFireball(s, hero, c.card);
    case 'battleFury':
      return s.crowd[hero.space] > 0 ? undefined : noMinionsHere;
    case 'attackGeneral':
      return canAttack(s, slot);
    case 'rumors':
      return refuseRumors(s, hero);
    case 'healLand':
      return refuseHealLand(s, hero, c.card);
    case 'sanctify':
      return refuseSanctify(s, hero);
    case 'healWounds':
      return refuseHealWounds(s, hero);
    case 'buildGate':
      return refuseBuild(s, hero, c.card);
    case 'quest':
      return refuseQuest(s, hero);
    default:
      return refuseTravel(s, hero, c);
  }
}

// ── The walk ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function candidates(s: RealmState, { slot }: ChooseAction): Action[] {
  const hero = s.heroes[slot];
  const found: Action[] = [];
  travelCandidates(s, hero, found);
  const findMagicGate = hasUnspent(hero, FindMagicGate);
  found.push(engageAll);
  if (findMagicGate) found.push(...engageWith);
  if (hero.hero === Ranger) {
    for (const to of spaces[hero.space].adjacent) {
      found.push(archeryAt[to]);
      if (findMagicGate) found.push(...archeryWith[to]);
    }
  }
  for (const card of hero.hand) {
    if (card === BattleFury) found.push(FURY);
    if (isSpecial(card)) continue;
    if (hero.hero === Wizard) found.push(fireballWith[card]);
    found.push(healLandWith[card], buildGateWith[card]);
  }
  found.push(ATTACK, ...rumorsOf);
  if (hero.hero === Cleric) found.push(SANCTIFY);
  found.push(HEAL_WOUNDS, PURSUE);
  if (hasQuest(hero, CrystalOfLight)) found.push(SPEND);
  playCandidates(s, slot, found);
  found.push(END_DAY);
  return found;
}

/** Specials and spendable quests of all heroes of the seat, the active one first. Its own Battle Fury is an action. */
function playCandidates(s: RealmState, slot: Slot, found: Action[]): void {
  const { seat } = s.heroes[slot];
  for (let i = 0; i < s.heroes.length; i++) {
    const hero = s.heroes[(slot + i) % s.heroes.length];
    if (hero.seat !== seat) continue;
    for (const card of hero.hand) {
      if (isSpecial(card) && (i > 0 || card !== BattleFury)) found.push(playActions[card]);
    }
    for (const quest of hero.completed) {
      if (quests[quest].windows.length > 0 && hasUnspent(hero, quest)) found.push(playActions[QUEST + quest]);
    }
  }
}

/** More choices than a hero has with a full hand; a longer list is only slower. */
const ROOM = 400;

function list(s: RealmState, { slot }: ChooseAction, out: Choice[]): number {
  while (out.length < ROOM) out.push(END_DAY); // writing is quicker where it cannot make the array grow
  const hero = s.heroes[slot];
  let n = actionsLeft(hero) > 0 ? listActions(s, slot, hero, out) : 0;
  if (hero.completed.length > 0 && hasQuest(hero, CrystalOfLight) && refuseSpend(s, hero) === undefined) {
    out[n++] = SPEND;
  }
  n = listPlays(s, slot, out, n);
  out[n++] = END_DAY;
  return n;
}

function listActions(s: RealmState, slot: Slot, hero: Hero, out: Choice[]): number {
  const { hand, space } = hero;
  let n = listTravel(s, hero, out, 0);
  const crowd = s.crowd[space];
  const findMagicGate = hero.completed.length > 0 && hasUnspent(hero, FindMagicGate);
  if (crowd > 0) {
    out[n++] = engageAll;
    if (findMagicGate) n = listWith(s, slot, space, engageWith, out, n);
  }
  if (hero.hero === Ranger) {
    const { adjacent } = spaces[space];
    for (let i = 0; i < adjacent.length; i++) {
      const to = adjacent[i];
      if (s.crowd[to] === 0) continue;
      out[n++] = archeryAt[to];
      if (findMagicGate) n = listWith(s, slot, to, archeryWith[to], out, n);
    }
  }
  const casts = hero.hero === Wizard && crowd > 0;
  const land = s.crystals[space] > 0 ? spaces[space].colour : NONE;
  const site = s.gates[space] === 0 ? space : NONE;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (isSpecial(card)) {
      if (card === BattleFury && crowd > 0) out[n++] = FURY;
      continue;
    }
    if (casts && minionsAt(s, space, cardColour[card]) > 0) out[n++] = fireballWith[card];
    if (cardColour[card] === land) out[n++] = healLandWith[card];
    if (cardLocation[card] === site) out[n++] = buildGateWith[card];
  }
  if (crowd === 0 && canAttack(s, slot) === undefined) out[n++] = ATTACK;
  if (refuseRumors(s, hero) === undefined) for (let i = 0; i < COLOURS; i++) out[n++] = rumorsOf[i];
  if (hero.hero === Cleric && refuseSanctify(s, hero) === undefined) out[n++] = SANCTIFY;
  if (refuseHealWounds(s, hero) === undefined) out[n++] = HEAL_WOUNDS;
  const { quest } = hero;
  if (quest !== NONE && isQuestPlace[quest][space] && refuseQuest(s, hero) === undefined) out[n++] = PURSUE;
  return n;
}

/** Find Magic Gate against each colour it can be spent on. */
function listWith(
  s: RealmState,
  slot: Slot,
  space: Space,
  actions: readonly Action[],
  out: Choice[],
  start: number,
): number {
  let n = start;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (refuseFindMagicGate(s, slot, space, colour) === undefined) out[n++] = actions[colour];
  }
  return n;
}

function listPlays(s: RealmState, slot: Slot, out: Choice[], start: number): number {
  const { heroes, seats } = s;
  let n = start;
  // A seat's heroes are every `seats`th (REA-R8).
  for (let i = 0, at = slot; i < heroes.length; i += seats, at += seats) {
    if (at >= heroes.length) at -= heroes.length;
    const hero = heroes[at];
    const { hand, completed } = hero;
    for (let k = 0; k < hand.length; k++) {
      const card = hand[k];
      if (isSpecial(card) && refuseFor(s, at, card, 'D') === undefined) out[n++] = playActions[card];
    }
    for (let k = 0; k < completed.length; k++) {
      const quest = completed[k];
      if (quests[quest].windows.length === 0 || !hasUnspent(hero, quest)) continue;
      if (refuseFor(s, at, QUEST + quest, 'D') === undefined) out[n++] = playActions[QUEST + quest];
    }
  }
  return n;
}

// ── Doing it ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function choose(s: RealmState, d: ChooseAction, c: Action): void {
  const { slot } = d;
  const { action } = c; // once: actions come in many shapes, and every look into one costs
  if (action === 'endDay') {
    s.agenda.pop(); // the `day` below
    andThen(s, DAY_ENDS);
    return;
  }
  if (action === 'attackGeneral') {
    spendAction(s, slot);
    declareBattle(s, slot); // the hero may die of it: `day` will see
    return;
  }
  andThen(s, d); // the next action is asked for after whatever this one brings
  if (action === 'play') {
    playSource(s, c.source, 'D');
    return;
  }
  if (action === 'spendQuest') {
    shineCrystal(s, slot);
    return;
  }
  spendAction(s, slot);
  const { space } = s.heroes[slot];
  switch (action) {
    case 'engage':
      engage(s, slot, space, 'engage', c.colour);
      return;
    case 'archery':
      engage(s, slot, c.to, 'archery', c.colour);
      return;
    case 'fireball':
      fireball(s, slot, c.card);
      return;
    case 'battleFury':
      battleFury(s, slot);
      return;
    case 'rumors':
      hearRumors(s, slot, c.colour);
      return;
    case 'healLand':
      healLand(s, slot, c.card);
      return;
    case 'sanctify':
      sanctify(s, slot);
      return;
    case 'healWounds':
      healWounds(s, slot);
      return;
    case 'buildGate':
      buildGate(s, slot, c.card);
      return;
    case 'quest':
      pursueQuest(s, slot);
      return;
    default:
      travel(s, slot, c);
  }
}

const DAY_ENDS = { do: 'endDay' } as const;

/** Crystal of Light. */
function shineCrystal(s: RealmState, slot: Slot): void {
  spendQuest(s, slot, CrystalOfLight, 'REA-R43');
  removeCrystals(s, slot, s.heroes[slot].space, 1, 'REA-R43');
}

// ── What is worth knowing about a choice ─────────────────────────────────────────────────────────────────────────────

const NO_FACTS: Facts = {};

/** In percent: that at least one of the dice shows `needs` or more. */
function chance(dice: number, needs: number): number {
  return Math.round(100 * (1 - ((needs - 1) / 6) ** dice));
}

function facts(s: RealmState, { slot }: ChooseAction, c: Action): Facts {
  const hero = s.heroes[slot];
  const { space } = hero;
  switch (c.action) {
    case 'engage':
    case 'archery': {
      const at = c.action === 'engage' ? space : c.to;
      return { minions: ALL_COLOURS.map(colour => minionsAt(s, at, colour)) };
    }
    case 'fireball':
    case 'battleFury':
      return { minions: ALL_COLOURS.map(colour => minionsAt(s, space, colour)) };
    case 'attackGeneral':
      return { general: generalAt(s, space) };
    case 'rumors':
      return { cards: rumorCards(hero) };
    case 'healLand':
    case 'sanctify':
      return { dice: landDice(hero), needs: LAND_HEALS_ON, chance: chance(landDice(hero), LAND_HEALS_ON) };
    case 'healWounds':
      return { amount: woundsHealedHere(hero) };
    case 'quest':
      return questFacts(hero);
    case 'buildGate':
    case 'spendQuest':
    case 'play':
    case 'endDay':
      return NO_FACTS;
    default:
      return { distance: distance[space][c.to] };
  }
}

function questFacts(hero: Hero): Facts {
  if (hero.quest === NONE) return NO_FACTS;
  const { goal } = quests[hero.quest];
  if (goal.by !== 'roll') return { quest: hero.quest };
  const dice = questDice(hero);
  return { quest: hero.quest, dice, needs: goal.needs, chance: chance(dice, goal.needs) };
}

const chooseAction: Decision<RealmState, ChooseAction, Action> = {
  rule: 'REA-4.4',
  candidates,
  refuse,
  list,
  choose,
  facts,
  fallback: () => END_DAY,
};

export const actionDecisions = { chooseAction };
