/** The chance to defeat a General with so many dice, from one-die cards and without modifiers (SPEC 9.1). */
import { generals } from '../content/generals.ts';
import type { Colour } from '../content/types.ts';

const MOST_DICE = 40;
const MOST_LIFE = 7;

/** Chances of one die: a hit, and a cancelled hit (Parry). A corrupted card gives nothing. */
function dieOf(general: Colour): { hit: number; cancel: number } {
  const { hitOn, skill } = generals[general];
  const hit = (7 - hitOn) / 6;
  if (skill === 'Parry') return { hit, cancel: 1 / 6 };
  return { hit: skill === 'Corruption' ? (hit * 5) / 6 : hit, cancel: 0 };
}

/** `table[dice][life]` for one General. */
function tableOf(general: Colour): number[][] {
  const { hit, cancel } = dieOf(general);
  const miss = 1 - hit - cancel;
  let totals = new Map([[0, 1]]);
  return Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
    if (dice > 0) {
      const next = new Map<number, number>();
      const add = (total: number, p: number): void => void next.set(total, (next.get(total) ?? 0) + p);
      for (const [total, p] of totals) {
        add(total + 1, p * hit);
        add(total - 1, p * cancel);
        add(total, p * miss);
      }
      totals = next;
    }
    return Array.from({ length: MOST_LIFE + 1 }, (_unused, life) => {
      let chance = 0;
      for (const [total, p] of totals) if (total >= life) chance += p;
      return chance;
    });
  });
}

const tables = generals.map((_, general) => tableOf(general));

export function chanceToDefeat(general: Colour, dice: number, life: number): number {
  return tables[general][Math.min(MOST_DICE, dice)][Math.min(MOST_LIFE, life)];
}
