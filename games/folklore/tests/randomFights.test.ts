/** Fights that nobody planned: whatever is chosen, the table stays sound and everybody has a choice. */
import { unsound } from '@vesper/checkers';
import { advance, apply, asking, below, fastChance } from '@vesper/kernel';
import type { Choice, Decision } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { mapInvariants } from '../checks/mapInvariants.ts';
import { ABILITIES, AFFLICTIONS, BOOKLETS, CONSUMABLES, CREATURES, WEAPONS } from '../content/ids.ts';
import { folklore } from '../game.ts';
import type { FolkloreState } from '../state.ts';
import { byChance, fight } from './fight.ts';

const FIGHTS = 24;
const CHOICES = 250;

function arranged(rng: number[]): FolkloreState {
  const { one, map, spot } = byChance(rng);
  const first = below(rng, BOOKLETS.length);
  const party = [0, 1, 2].map(n => ({
    as: BOOKLETS[(first + n) % BOOKLETS.length],
    at: spot(),
    knows: [ABILITIES[(first * 6 + n * 13) % ABILITIES.length]],
    carries: [one(CONSUMABLES)],
    ...(n === 1 ? { with: [WEAPONS[below(rng, WEAPONS.length)]] } : {}),
    ...(below(rng, 5) === 0 ? { ghost: 6 } : {}),
  }));
  const foes = Array.from(
    { length: 1 + below(rng, 4) },
    () => [below(rng, 4) === 0 ? one(AFFLICTIONS) : one(CREATURES), spot()] as const,
  );
  return fight({ map, party, foes, dark: below(rng, 3) === 0 }).s;
}

describe('random fights', () => {
  for (let n = 0; n < FIGHTS; n++) {
    it(`fight ${n}`, () => {
      const rng = fastChance(`fight ${n}`);
      const s = arranged(rng);
      s.chance = fastChance(`dice ${n}`);
      const out: Choice[] = [];
      for (let made = 0; made < CHOICES; made++) {
        const count = advance(folklore, s, out);
        if (count === 0 || (!s.encounter.isRunning && asking(s)!.ask !== 'react')) break;
        expect(unsound({ invariants: mapInvariants }, s)).toEqual([]);
        const frame = asking(s)!;
        const decision = (folklore.decisions as { readonly [ask: string]: Decision<FolkloreState> })[frame.ask];
        const legal = decision.candidates(s, frame).filter(c => decision.refuse?.(s, frame, c) === undefined);
        expect(out.slice(0, count)).toEqual(legal);
        const choice = frame.ask === 'equip' ? 'done' : out[below(rng, count)];
        expect(() => decision.facts?.(s, frame, choice)).not.toThrow();
        apply(folklore, s, choice);
      }
    });
  }
});
