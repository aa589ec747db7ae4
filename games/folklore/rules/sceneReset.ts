/** FOL-R67: a map is taken off the table. */
import { andThen } from '@vesper/kernel';
import { NONE } from '../state.ts';
import type { FolkloreState } from '../state.ts';
import { tickClock } from './clock.ts';
import { addMark } from './death.ts';
import { clearFight } from './fights.ts';
import { tell } from './turnOrder.ts';

/** Every so many resets by Withdraw or round limit cost a Defeat mark. */
const RESETS = 3;

/** Map, foes, triggers, features and flags of the scene; what has paid is remembered. */
export function clearScene(s: FolkloreState, why: 'withdraw' | 'rounds' | 'defeat'): void {
  const { scene } = s;
  tell(s, { event: 'sceneReset', rule: 'FOL-R67', scene: scene.scene, why });
  for (const flag of scene.flags) s.flags = s.flags.filter(one => one !== flag);
  takeOffMap(s);
}

/** Nobody stands on a map any more. */
export function takeOffMap(s: FolkloreState): void {
  for (const character of s.party) {
    character.space = NONE;
    character.light = 0;
  }
  while (s.foes.length > 0) s.foes.pop();
  s.scene.scene = NONE;
  while (s.scene.flags.length > 0) s.scene.flags.pop();
}

function resetScene(s: FolkloreState, { why }: { readonly why: 'withdraw' | 'rounds' | 'defeat' }): void {
  dropEverything(s);
  clearFight(s);
  clearScene(s, why);
  s.scene.resets++;
  andThen(s, { do: 'storyStep' });
  if (s.scene.resets % RESETS === 0) {
    addMark(s, 'FOL-R67');
    if (s.outcome !== null) return;
  }
  tickClock(s);
}

/** Whatever was going on on the map is over. */
export function dropEverything(s: FolkloreState): void {
  while (s.agenda.length > 0) s.agenda.pop();
  while (s.deeds.length > 0) s.deeds.pop();
  while (s.rolls.length > 0) s.rolls.pop();
  while (s.attacks.length > 0) s.attacks.pop();
  while (s.windows.length > 0) s.windows.pop();
}

/** FOL-R53: who has spent the last point on what was dropped goes all the same. */
export function diesStill(s: FolkloreState): void {
  for (let who = s.party.length - 1; who >= 0; who--) {
    const { form, vita, gp } = s.party[who];
    if (form === 'living' ? vita === 0 : form === 'ghost' && gp === 0) andThen(s, { do: 'dies', who });
  }
}

export const resetSteps = { resetScene };
