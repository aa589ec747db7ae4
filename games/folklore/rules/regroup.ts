/** FOL-5C.25, FOL-R49: 1 PP for 1 Vita, once per turn, once per Camp. */
import { has, no } from '@vesper/kernel';
import type { OfHero } from '../agenda.ts';
import type { FolkloreState, Member } from '../state.ts';
import { changePp, healVita } from './harm.ts';
import { tell } from './turnOrder.ts';
import { maxVita } from './values.ts';

/** Stands for Regroup among the clauses used this round. */
const REGROUPED = -3;
const advancedOff = no('FOL-R4', 'advancedOff');
const alreadyRegrouped = no('FOL-R49', 'alreadyRegrouped');
const noPowerPoints = no('FOL-5C.25', 'noPowerPoints');
const unhurt = no('FOL-5C.25', 'unhurt', (s: FolkloreState, { who }: OfHero) => ({ vita: s.party[who].vita }));
const notLiving = no('FOL-5G.1', 'notLiving');

export function refuseRegroup(s: FolkloreState, who: Member) {
  const { form, pp, vita, usedRound } = s.party[who];
  if (!s.terms.advanced) return advancedOff;
  if (form !== 'living') return notLiving;
  if (has(usedRound, REGROUPED)) return alreadyRegrouped;
  if (pp === 0) return noPowerPoints;
  return vita >= maxVita(s, who) ? unhurt : undefined;
}

export function regroup(s: FolkloreState, who: Member): void {
  s.party[who].usedRound.push(REGROUPED);
  changePp(s, who, -1, 'FOL-5C.25');
  healVita(s, who, 1, 'FOL-5C.25');
  tell(s, { event: 'regrouped', rule: 'FOL-5C.25', who });
}
