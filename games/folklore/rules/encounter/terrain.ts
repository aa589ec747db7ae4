/** FOL-R37, FOL-R39: doors, snares and flames. */
import { has, takeOut } from '@vesper/kernel';
import { DOOR, FLOOR, LOCKED, SNARE, SPACES } from '../../content/maps.ts';
import { TYPE } from '../../content/numbers.ts';
import type { Dice } from '../../content/types.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Figure, FolkloreState, Space } from '../../state.ts';
import { loseVita, snareDamage } from '../harm.ts';
import { amountOf } from '../dice.ts';
import { wordAt } from '../rows.ts';
import { isDue } from '../scene.ts';
import { inOrder, tell } from '../turnOrder.ts';
import { isImmune } from '../privileges.ts';
import { cardOf, isThere, spaceOf } from './figures.ts';
import { canBurn, isAdjacent, layoutOf } from './grid.ts';

// ── Doors ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** It is floor for the rest of the scene. */
export function openDoor(s: FolkloreState, space: Space): void {
  const sign = s.scene.terrain[space];
  if (sign !== DOOR && sign !== LOCKED) return;
  s.scene.terrain[space] = FLOOR;
  tell(s, { event: 'doorOpened', rule: 'FOL-R37', space });
  isDue(s, 'door', space);
}

// ── Flames ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const isBurning = (s: FolkloreState, space: Space): boolean => has(s.scene.flames, space);

/** They lie on top of what is printed; elsewhere nothing happens. Says whether it burns there anew. */
export function setFlames(s: FolkloreState, space: Space): boolean {
  if (space === NONE || isBurning(s, space) || !canBurn(s.scene.terrain[space])) return false;
  s.scene.flames.push(space);
  tell(s, { event: 'flamesSet', rule: 'FOL-R39', space });
  return true;
}

export function putOut(s: FolkloreState, space: Space, rule: string): void {
  if (!isBurning(s, space)) return;
  takeOut(s.scene.flames, space);
  tell(s, { event: 'flamesPut', rule, space });
}

const FLAMES: Dice = { n: 1, sides: 4, plus: 0, times: 1 };

/** FOL-R39: Demonic foes, and whoever is immune. */
function ignoresFlames(s: FolkloreState, figure: Figure): boolean {
  return (isFoe(figure) && cardOf(s, figure).type === TYPE.demonic) || isImmune(s, figure, 'flames');
}

/** FOL-7.6: it enters flames, or starts its turn in them. */
export function burn(s: FolkloreState, figure: Figure): void {
  if (s.scene.flames.length === 0 || !isBurning(s, spaceOf(s, figure)) || ignoresFlames(s, figure)) return;
  loseVita(s, figure, amountOf(s, FLAMES), 'FOL-7.6');
}

/** FOL-7.7: it ends its turn adjacent to flames, not in them. */
export function singe(s: FolkloreState, figure: Figure): void {
  const { flames } = s.scene;
  if (flames.length === 0) return;
  const at = spaceOf(s, figure);
  if (isBurning(s, at) || !isBesideFlames(s, at) || ignoresFlames(s, figure)) return;
  loseVita(s, figure, 1, 'FOL-7.7');
}

export function isBesideFlames(s: FolkloreState, space: Space): boolean {
  const { flames } = s.scene;
  for (let i = 0; i < flames.length; i++) if (flames[i] !== space && isAdjacent(s, space, flames[i])) return true;
  return false;
}

// ── Snares ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const PRINTED: Dice = { n: 1, sides: 6, plus: 0, times: 1 };
const PRINTED_RADIUS = 1;

/** Goes off, centred on its space, and is spent. */
export function springSnare(s: FolkloreState, space: Space): void {
  if (s.scene.terrain[space] === SNARE) {
    s.scene.terrain[space] = FLOOR;
    goOff(s, space, PRINTED_RADIUS, PRINTED, 'FOL-R37');
  }
}

/** A placed one. */
function springPlaced(s: FolkloreState, space: Space): void {
  const { snares } = s.scene;
  for (let i = 0; i < snares.length; i++) {
    if (snares[i].space !== space) continue;
    const { radius, by } = wordAt(snares[i], 'place');
    for (let j = i + 1; j < snares.length; j++) snares[j - 1] = snares[j];
    snares.pop();
    goOff(s, space, radius, by, 'FOL-X9');
    return;
  }
}

/** Rolled once for everybody within so many steps: whose turn it is, then characters, then foes (FOL-R10). */
function goOff(s: FolkloreState, space: Space, radius: number, dice: Dice, rule: string): void {
  const damage = amountOf(s, dice);
  tell(s, { event: 'snareSprung', rule, space, damage });
  const first = s.turn.who;
  const foes = s.foes.length;
  if (first !== NONE && isThere(s, first)) strikeWithin(s, first, space, radius, damage, rule);
  for (let n = 0; n < s.party.length; n++) {
    const who = inOrder(s, n);
    if (who !== first && isThere(s, who)) strikeWithin(s, who, space, radius, damage, rule);
  }
  for (let i = 0; i < foes; i++) {
    if (FOE + i !== first && isThere(s, FOE + i)) strikeWithin(s, FOE + i, space, radius, damage, rule);
  }
}

function strikeWithin(
  s: FolkloreState,
  figure: Figure,
  space: Space,
  radius: number,
  damage: number,
  rule: string,
): void {
  if (layoutOf(s).steps[space * SPACES + spaceOf(s, figure)] <= radius) snareDamage(s, figure, damage, rule);
}

// ── Entering ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything that happens to a figure because it has come to a space. A pushed one sets off any snare (FOL-R37). */
export function enter(s: FolkloreState, figure: Figure, isPushed: boolean): void {
  const space = spaceOf(s, figure);
  const isLiving = !isFoe(figure) && s.party[figure].form === 'living';
  if (isLiving) isDue(s, 'enter', space);
  burn(s, figure);
  if (isLiving || (isPushed && isFoe(figure))) springSnare(s, space);
  if (isFoe(figure) && s.scene.snares.length > 0) springPlaced(s, space);
}
