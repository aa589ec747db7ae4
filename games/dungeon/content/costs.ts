/** Short ways to write down costs and effects. */
import type { Cost, Effect } from './types.ts';

const FREE: Cost = { food: 0, gold: 0, evil: 0, traps: 0, monsters: 0, imps: 0 };

export function cost(parts: Partial<Cost>): Cost {
  return { ...FREE, ...parts };
}

export const free: Cost = FREE;

export function gain(parts: { food?: number; gold?: number; imps?: number }): Effect {
  return { do: 'gain', food: parts.food ?? 0, gold: parts.gold ?? 0, imps: parts.imps ?? 0 };
}

export const repent = (by: number): Effect => ({ do: 'repent', by });
export const spy: Effect = { do: 'spy' };
export const dig = (upTo: number, supervisor: number): Effect => ({ do: 'dig', upTo, supervisor, free: false });
/** Without an imp for the cell (Tool Shed, Mole Pup). */
export const digFree: Effect = { do: 'dig', upTo: 1, supervisor: 0, free: true };
export const mine = (upTo: number, supervisor: number): Effect => ({ do: 'mine', upTo, supervisor });
export const keepPets = (draw: number, keep: number): Effect => ({ do: 'keepPets', draw, keep });
export const keepTraps = (draw: number, keep: number, secondYear: number): Effect => ({
  do: 'keepTraps',
  draw,
  keep,
  secondYear,
});
