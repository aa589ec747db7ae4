/** Looking at a state without help from the rules. */
import { asked } from '@vesper/checkers';
import type { Invariant } from '@vesper/checkers';
import { generals } from '../../content/generals.ts';
import { COLOURS } from '../../content/types.ts';
import type { Colour } from '../../content/types.ts';
import type { RealmState } from '../../state.ts';

export type Broken = Invariant<RealmState>['broken'];

export function defeated(s: RealmState): number {
  let n = 0;
  for (let colour = 0; colour < COLOURS; colour++) if (s.generals[colour].life === 0) n++;
  return n;
}

export const fullLife = (s: RealmState, general: Colour): number => generals[general].life + s.terms.generalLife;

/** REA-R21: at or below the limit of its card, and wounded at all. */
export function hasMajorWound(s: RealmState, general: Colour): boolean {
  const { life } = s.generals[general];
  return life > 0 && life <= generals[general].majorLimit && life < fullLife(s, general);
}

/** REA-R46, with `warStart`: Darkness cards of a Night. */
export function nightCards(s: RealmState): number {
  const fallen = defeated(s);
  if (fallen >= 3) return 3;
  return fallen >= 1 || s.terms.midStart ? 2 : 1;
}

/**
 * Whether the choice just made was to end Daytime, and everything that followed ran by itself. The only other way out of
 * the day is an attack of which the hero dies while nobody is asked anything: there are no minions around it then
 * (REA-5.21), so that the end of the day would not have cost its life.
 */
export function endedDay(s: RealmState, before: RealmState): boolean {
  if (asked(before)?.ask !== 'chooseAction' || (s.phase === 'day' && s.turn === before.turn)) return false;
  const { hero, space } = before.heroes[before.active];
  return before.crowd[space] > 0 || s.heroes[before.active].hero === hero;
}
