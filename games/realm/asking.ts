/** Questions about the table that many rules ask, and the few ways to tell what happened. */
import { VesperError, has, isHeard, tell as tellKernel } from '@vesper/kernel';
import { generals } from './content/generals.ts';
import { COLOURS } from './content/types.ts';
import type { Colour, HeroId, Quest, Space } from './content/types.ts';
import type { RealmEvent } from './events.ts';
import { NONE, QUEST } from './state.ts';
import type { Battle, Hero, RealmState, Roll, Slot, Source } from './state.ts';

/** Rules that run all the time ask `isHeard` before: an event that nobody hears is then not even made. */
export function tell(s: RealmState, event: RealmEvent): void {
  if (!isHeard(s)) return;
  const named = 'slot' in event && event.hero === undefined && event.slot !== NONE;
  tellKernel(s, named ? { ...event, hero: s.heroes[event.slot].hero } : event);
}

/** Minions of one colour in a space. */
export function minionsAt(s: RealmState, space: Space, colour: Colour): number {
  return s.minions[space * COLOURS + colour];
}

export function isDefeated(s: RealmState, general: Colour): boolean {
  return s.generals[general].life === 0;
}

export function defeatedGenerals(s: RealmState): number {
  let n = 0;
  for (let colour = 0; colour < COLOURS; colour++) if (s.generals[colour].life === 0) n++;
  return n;
}

/** Where a living General stands; NONE once it is defeated. */
export function generalSpace(s: RealmState, general: Colour): Space {
  return isDefeated(s, general) ? NONE : generals[general].route[s.generals[general].step];
}

/** The living General in a space, or NONE. Two Generals never meet before Monarch City. */
export function generalAt(s: RealmState, space: Space): Colour {
  for (let colour = 0; colour < COLOURS; colour++) if (generalSpace(s, colour) === space) return colour;
  return NONE;
}

/** The General's full life with the switch `generalLife`. */
export function topLife(s: RealmState, general: Colour): number {
  return generals[general].life + s.terms.generalLife;
}

/** REA-R21: a major wound keeps a General from advancing. */
export function isMajor(s: RealmState, general: Colour): boolean {
  const { life } = s.generals[general];
  return life > 0 && life <= generals[general].majorLimit && life < topLife(s, general);
}

/** REA-R46. */
export function warStatus(s: RealmState): 'early' | 'mid' | 'late' {
  const defeated = defeatedGenerals(s);
  if (defeated >= 3) return 'late';
  return defeated >= 1 || s.terms.midStart ? 'mid' : 'early';
}

export function crystalsOnBoard(s: RealmState): number {
  return 12 - s.crystalSupply;
}

export function gatesOnBoard(s: RealmState): number {
  return 5 - s.gateSupply;
}

/** Actions a hero has left: tokens face up and bonus actions. */
export function actionsLeft(hero: Hero): number {
  return hero.up + hero.bonus;
}

/** A completed quest whose reward works all the time. */
export function hasQuest(hero: Hero, quest: Quest): boolean {
  return has(hero.completed, quest);
}

/** A completed quest that has not been turned over. */
export function hasUnspent(hero: Hero, quest: Quest): boolean {
  return has(hero.completed, quest) && !has(hero.spent, quest);
}

/** The slot that holds a Special, or has completed a quest; NONE if nobody. */
export function holderOf(s: RealmState, source: Source): Slot {
  for (let slot = 0; slot < s.heroes.length; slot++) {
    const hero = s.heroes[slot];
    if (source >= QUEST ? hasUnspent(hero, source - QUEST) : has(hero.hand, source)) return slot;
  }
  return NONE;
}

/** Whether somebody plays this hero now. */
export function isInPlay(s: RealmState, hero: HeroId): boolean {
  for (let slot = 0; slot < s.heroes.length; slot++) if (s.heroes[slot].hero === hero) return true;
  return false;
}

/** The slots in hero order: from the active hero round. */
export function heroOrder(s: RealmState): Slot[] {
  const n = s.heroes.length;
  return Array.from({ length: n }, (_, i) => (s.active + i) % n);
}

// ── Battles and rolls ────────────────────────────────────────────────────────────────────────────────────────────────

/** The battle that is being fought: only what happens in one asks for it. */
export function battleOf({ battle }: RealmState): Battle {
  if (battle === null) throw new VesperError('broken-rules', 'There was to be a battle.');
  return battle;
}

/** The dice on the table, likewise. */
export function rollOf({ roll }: RealmState): Roll {
  if (roll === null) throw new VesperError('broken-rules', 'There was to be a roll.');
  return roll;
}
