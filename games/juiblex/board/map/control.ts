/** Who controls a site, and why not totally: read with the rules' own questions. */
import type { Seat } from '@vesper/kernel';
import { sites } from '../../content/map.ts';
import type { Site } from '../../content/types.ts';
import { controllerOf, hasTotalControl, tokensAt } from '../../asking.ts';
import { NONE, TOKEN } from '../../state.ts';
import type { OnMap } from '../../state.ts';

export interface Control {
  /** NONE = nobody. */
  readonly seat: Seat;
  readonly total: boolean;
  /** Every space that is left is the seat's, and yet it has no total control: a spy (JUB-B5.3), or the Affliction (JUB-R20). */
  readonly denied: '' | 'spy' | 'affliction';
}

const nobody: Control = { seat: NONE, total: false, denied: '' };

export function controlOf(view: OnMap, site: Site): Control {
  const seat = controllerOf(view, site);
  if (seat === NONE) return nobody;
  const total = hasTotalControl(view, site, seat);
  const holdsAll = sites[site].spaces.every(space => view.spaces[space] === seat || view.spaces[space] === TOKEN);
  if (total || !holdsAll) return { seat, total, denied: '' };
  return { seat, total, denied: tokensAt(view, site) > 0 ? 'affliction' : 'spy' };
}

export const whyDenied = {
  spy: 'spy: no total control',
  affliction: 'slime: no total control',
} as const;
