/**
 * Every action of Daytime there is (REA-5.1), and the walk over those a hero may think of. `list` and `candidates` are
 * one walk in one order: the actions that cost something, then what is free, `endDay` last.
 */
import type { Choice } from '@vesper/kernel';
import type { Action, Ask } from '../agenda.ts';
import { ALL_COLOURS, cardColour, cardLocation, isSpecial } from '../content/cards.ts';
import { Cleric, Ranger, Wizard } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { spaces } from '../content/map.ts';
import { CrystalOfLight, FindMagicGate, quests } from '../content/quests.ts';
import { BattleFury } from '../content/specials.ts';
import { COLOURS } from '../content/types.ts';
import type { Space } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { actionsLeft, hasQuest, hasUnspent, minionsAt } from '../asking.ts';
import { canAttack } from './battle.ts';
import { refuseHealWounds, refuseSanctify } from './healing.ts';
import { refuseRumors } from './inn.ts';
import { refuseFindMagicGate } from './minions.ts';
import { isQuestPlace, refuseQuest, refuseSpend } from './quests.ts';
import { listTravel, travelCandidates } from './travel.ts';
import { refuseFor } from './windows.ts';

// ── One object for every action; those of travel are in travel.ts ────────────────────────────────────────────────────

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
export const END_DAY: Action = { action: 'endDay' };
/** By source. */
export const playActions: readonly Of<'play'>[] = Array.from({ length: QUEST + quests.length }, (_, source) => ({
  action: 'play',
  source,
}));

// ── What a player may point at ───────────────────────────────────────────────────────────────────────────────────────

export function candidates(s: RealmState, { slot }: Ask<'chooseAction'>): Action[] {
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

// ── What may be chosen ───────────────────────────────────────────────────────────────────────────────────────────────

/** More choices than a hero has with a full hand; a longer list is only slower. */
const ROOM = 400;

export function list(s: RealmState, { slot }: Ask<'chooseAction'>, out: Choice[]): number {
  while (out.length < ROOM) out.push(END_DAY); // writing is quicker where it cannot make the array grow
  const hero = s.heroes[slot];
  let n = actionsLeft(hero) > 0 ? listActions(s, slot, hero, out) : 0;
  if (hero.completed.length > 0 && hasQuest(hero, CrystalOfLight) && refuseSpend(s, slot) === undefined) {
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
