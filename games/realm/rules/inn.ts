/** Rumors at the Inn (REA-5.9, REA-5.10, REA-R34). */
import { no } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import { Rogue } from '../content/heroes.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import type { Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { slotAsked } from './because.ts';
import { callColour } from './cards.ts';

export const MOST_RUMORS = 2;

const cityIsNoInn = no('REA-R34', 'cityIsNoInn');
const notAtInn = no('REA-5.9', 'notAtInn', () => ({ isCard: false }));
const enoughRumors = no('REA-5.10', 'enoughRumors', slotAsked);

export function refuseRumors(s: RealmState, { space }: Hero): Objection | undefined {
  if (space === MonarchCity) return cityIsNoInn;
  if (spaces[space].kind !== 'inn') return notAtInn;
  return s.rumors < MOST_RUMORS ? undefined : enoughRumors;
}

/** Two cards are turned up, five by the Rogue's Crafty. */
export function rumorCards({ hero }: Hero): number {
  return hero === Rogue ? 5 : 2;
}

export function hearRumors(s: RealmState, slot: Slot, colour: Colour): void {
  s.rumors++;
  callColour(s, slot, colour, rumorCards(s.heroes[slot]), NONE, 'REA-5.9');
}
