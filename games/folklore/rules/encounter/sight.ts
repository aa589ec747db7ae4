/** FOL-R35, FOL-R38: who sees whom, who stands between, darkness and light. */
import { SPACES } from '../../content/maps.ts';
import { scenes } from '../../content/scenes.ts';
import { FOE, NONE } from '../../state.ts';
import type { Figure, FolkloreState, Space } from '../../state.ts';
import { lightOf } from '../values.ts';
import { isSwarm } from './figures.ts';
import { SIDE, layoutOf } from './grid.ts';
import { crossedBetween } from './lines.ts';

/** FOL-R35: symmetric. */
export function hasSight(s: FolkloreState, a: Space, b: Space): boolean {
  return layoutOf(s).sight[a * SPACES + b] === 1;
}

/** FOL-5C.26: how many figures stand between two spaces. Ghosts and swarms do not count (FOL-R35, FOL-R47). */
export function countBlockers(s: FolkloreState, a: Space, b: Space, except: Figure, target: Figure): number {
  const crossed = crossedBetween(a, b);
  let n = 0;
  for (let i = 0; i < crossed.length; i += 2) {
    n += figuresOn(s, a + crossed[i] * SIDE + crossed[i + 1], except, target);
  }
  return n;
}

/** The spaces on which they stand, for whoever wants to know. */
export function blockersBetween(s: FolkloreState, a: Space, b: Space, except: Figure, target: Figure): Space[] {
  const crossed = crossedBetween(a, b);
  const found: Space[] = [];
  for (let i = 0; i < crossed.length; i += 2) {
    const space = a + crossed[i] * SIDE + crossed[i + 1];
    if (figuresOn(s, space, except, target) > 0) found.push(space);
  }
  return found;
}

function figuresOn(s: FolkloreState, space: Space, except: Figure, target: Figure): number {
  let n = 0;
  for (let who = 0; who < s.party.length; who++) {
    const { form, space: at } = s.party[who];
    if (at === space && form === 'living' && who !== except && who !== target) n++;
  }
  for (let i = 0; i < s.foes.length; i++) {
    const { vita, space: at } = s.foes[i];
    if (at === space && vita > 0 && FOE + i !== except && FOE + i !== target && !isSwarm(s, FOE + i)) n++;
  }
  return n;
}

/** FOL-R38: marked dark, and no light within its reach. */
export function isDark(s: FolkloreState, space: Space): boolean {
  if (space === NONE || !scenes[s.scene.scene].isDark[space]) return false;
  const { steps } = layoutOf(s);
  for (let who = 0; who < s.party.length; who++) {
    const { form, space: at } = s.party[who];
    if (form === 'limbo' || at === NONE) continue;
    const light = lightOf(s, who);
    if (light > 0 && steps[at * SPACES + space] <= light) return false;
  }
  return true;
}
