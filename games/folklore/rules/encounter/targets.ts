/** FOL-R46: whom a foe turns to. */
import { modifierLists } from '../../content/rows.ts';
import { NONE } from '../../state.ts';
import type { Figure, FolkloreState, Member } from '../../state.ts';
import { cardOf, foeOf, isThere } from './figures.ts';
import { defenseOf } from './might.ts';
import { canReach } from './reaching.ts';

/** What was given to the foe says whom it goes for first. */
function hunts(s: FolkloreState, foe: Figure, who: Member): boolean {
  const { temporary } = foeOf(s, foe);
  for (let i = 0; i < temporary.length; i++) {
    if (temporary[i].by !== who) continue;
    const { rest } = modifierLists[temporary[i].mods];
    for (let j = 0; j < rest.length; j++) if (rest[j].give === 'hunted') return true;
  }
  return false;
}

/** Whether the foe turns to `a` rather than to `b`: hunted, living, closest, lowest Vita or GP, lowest Defense, lowest number. */
export function prefers(
  s: FolkloreState,
  foe: Figure,
  a: Member,
  distanceA: number,
  b: Member,
  distanceB: number,
): boolean {
  const huntsA = hunts(s, foe, a);
  if (huntsA !== hunts(s, foe, b)) return huntsA;
  const one = s.party[a];
  const other = s.party[b];
  if (one.form !== other.form) return one.form === 'living';
  if (distanceA !== distanceB) return distanceA < distanceB;
  const left = one.form === 'living' ? one.vita - other.vita : one.gp - other.gp;
  if (left !== 0) return left < 0;
  const defense = defenseOf(s, a, foe) - defenseOf(s, b, foe);
  return defense !== 0 ? defense < 0 : a < b;
}

const found: Member[] = [];

/** The characters it could attack from its space, by number; the same list every time. */
export function attackable(s: FolkloreState, foe: Figure): readonly Member[] {
  while (found.length > 0) found.pop();
  const { space } = foeOf(s, foe);
  const { range } = cardOf(s, foe);
  for (let who = 0; who < s.party.length; who++) {
    if (isThere(s, who) && canReach(s, space, s.party[who].space, range)) found.push(who);
  }
  return found;
}

export function canAttack(s: FolkloreState, foe: Figure, who: Member): boolean {
  return who !== NONE && isThere(s, who) && canReach(s, foeOf(s, foe).space, s.party[who].space, cardOf(s, foe).range);
}
