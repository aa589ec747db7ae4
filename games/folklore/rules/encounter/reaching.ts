/** FOL-5K.34, FOL-R34: who can be attacked from where, with what. */
import { no } from '@vesper/kernel';
import { cards } from '../../content/cards.ts';
import { KEYWORD, STAT } from '../../content/numbers.ts';
import { keywordNumbers } from '../../content/foes.ts';
import type { Weapon } from '../../content/things.ts';
import { aboutOf, actionKind } from '../../agenda.ts';
import type { Action, OfHero } from '../../agenda.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Attack, Card, Figure, FolkloreState, Member, Space } from '../../state.ts';
import { textWeapon } from '../attackValues.ts';
import type { Lack } from '../rows.ts';
import { isReady } from '../sources.ts';
import { valueOf } from '../values.ts';
import { cardOf, isThere, spaceOf } from './figures.ts';
import { isAdjacent, reachDistance } from './grid.ts';
import { hasSight } from './sight.ts';
import { outOfSight } from './refusals.ts';

/** FOL-5K.46. */
const THROWN_RANGE = 3;

/** How far away the target of an action is, and how far it may be. */
function howFar(s: FolkloreState, { who }: OfHero, c: Action): { steps: number; range: number } {
  const about = aboutOf(c);
  const kind = actionKind(c);
  const here = s.party[who].space;
  if (kind !== 'attack' && kind !== 'throw') return { steps: reachDistance(here, about), range: 1 };
  return { steps: reachDistance(here, spaceOf(s, about % HUNDRED)), range: rangeOf(s, who, blowOf(kind, about)) };
}
const outOfRange = no('FOL-5K.34', 'outOfRange', howFar);
export const notAdjacent = no('FOL-R34', 'notAdjacent', howFar);

export function canReach(s: FolkloreState, from: Space, to: Space, range: number): boolean {
  if (range === 1) return isAdjacent(s, from, to);
  return reachDistance(from, to) <= range && hasSight(s, from, to);
}

export function refuseReach(s: FolkloreState, from: Space, to: Space, range: number): Lack | undefined {
  if (range === 1) return isAdjacent(s, from, to) ? undefined : notAdjacent;
  if (reachDistance(from, to) > range) return outOfRange;
  return hasSight(s, from, to) ? undefined : outOfSight;
}

// ── With what ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A blow before it falls: what it is struck with. */
export type Blow = Pick<Attack, 'how' | 'weapon' | 'row' | 'index'>;

export const unarmed: Blow = { how: 'unarmed', weapon: NONE, row: 0, index: 0 };
export const withWeapon = (weapon: Card): Blow => ({ how: 'weapon', weapon, row: 0, index: 0 });
export const thrown = (weapon: Card): Blow => ({ how: 'thrown', weapon, row: 0, index: 0 });

/** A weapon and a figure as one number: `(card + 1) × 100 + figure`. */
export const HUNDRED = 100;
export function blowOf(kind: 'attack' | 'throw', about: number): Blow {
  const weapon = Math.trunc(about / HUNDRED) - 1;
  if (kind === 'throw') return thrown(weapon);
  return weapon === NONE ? unarmed : withWeapon(weapon);
}

/** What the blow is made with; null = bare hands, or a foe's own. */
function printed({ how, weapon, row, index }: Blow): Pick<Weapon, 'kind' | 'range' | 'dice'> | null {
  if (how === 'mystic' || how === 'ghost') return textWeapon(row, index);
  return weapon === NONE ? null : cards[weapon].weapon;
}

export const weaponOf = printed;

export function isMeleeBlow(s: FolkloreState, by: Figure, blow: Blow): boolean {
  if (isFoe(by)) return !cardOf(s, by).isRanged;
  if (blow.how === 'thrown') return false;
  return printed(blow)?.kind !== 'ranged';
}

/** How far it strikes; RANGE of characters may be raised, REACH not. */
export function rangeOf(s: FolkloreState, by: Figure, blow: Blow): number {
  if (isFoe(by)) return cardOf(s, by).range;
  if (blow.how === 'thrown') return THROWN_RANGE + valueOf(s, by, STAT.range);
  const weapon = printed(blow);
  if (weapon === null) return 1;
  return weapon.kind === 'ranged' ? weapon.range + valueOf(s, by, STAT.range) : weapon.range;
}

/** Equipped, with damage dice, neither exhausted nor Broken; a ghost's must be SPECTRAL. */
export function isWielded(s: FolkloreState, who: Member, card: Card): boolean {
  const { weapon, spectral } = cards[card];
  return weapon !== null && isReady(s, card) && (spectral || s.party[who].form === 'living');
}

const throwable = cards.map(({ weapon }) => weapon !== null && keywordNumbers(weapon.keywords)[KEYWORD.thrown] > 0);
export const canBeThrown = (card: Card): boolean => throwable[card];

// ── Whom ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function canStrike(s: FolkloreState, by: Figure, blow: Blow, target: Figure): boolean {
  return isThere(s, target) && canReach(s, spaceOf(s, by), spaceOf(s, target), rangeOf(s, by, blow));
}

/** Whether there is any foe that the blow could strike. */
export function hasTarget(s: FolkloreState, by: Member, blow: Blow): boolean {
  const range = rangeOf(s, by, blow);
  const from = s.party[by].space;
  for (let i = 0; i < s.foes.length; i++) {
    if (s.foes[i].vita > 0 && canReach(s, from, s.foes[i].space, range)) return true;
  }
  return false;
}

/** Whether an enemy stands beside the figure: FOL-5C.24. */
export function isBesideEnemy(s: FolkloreState, figure: Figure): boolean {
  const at = spaceOf(s, figure);
  if (isFoe(figure)) {
    for (let who = 0; who < s.party.length; who++) {
      if (isThere(s, who) && isAdjacent(s, at, s.party[who].space)) return true;
    }
    return false;
  }
  for (let i = 0; i < s.foes.length; i++) {
    if (isThere(s, FOE + i) && isAdjacent(s, at, s.foes[i].space)) return true;
  }
  return false;
}
