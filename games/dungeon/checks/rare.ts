/** Tables that hardly ever come about by themselves, for the checkers to play on from. */
import { below } from '@vesper/kernel';
import type { Staging } from '@vesper/checkers';
import { FIRST_ILLUSION, isIllusion, isPaladin } from '../content/adventurers.ts';
import { clearMarks } from '../rules/combat/damage.ts';
import { hitPointsOf } from '../rules/combat/line.ts';
import type { DungeonState } from '../state.ts';
import { NONE } from '../state.ts';

/**
 * Everybody who plans a battle faces one adventurer with a single hit point left, and behind him an illusion, as an Evil
 * Eye may leave them: a blow at everybody there ends the line before it has reached its end (DUN-R37, DUN-R67).
 */
const lastBeforeIllusion: Staging<DungeonState> = (s, rng) => {
  if (s.phase !== 'planning' || s.year !== 2) return false;
  s.players.forEach((player, seat) => {
    const { line } = player;
    // A paladin stays: where he is follows from everybody's Evil.
    const real = line.filter(who => !isIllusion(who));
    if (real.length === 0) return;
    const last = real.find(isPaladin) ?? real[below(rng, real.length)];
    for (const who of line) {
      if (who === last) continue;
      clearMarks(s, who);
      s.expansionOn[who] = NONE;
      if (!isIllusion(who)) s.adventurerBox.push(who);
    }
    line.length = 0;
    line.push(last, FIRST_ILLUSION + seat);
    s.damage[last] = hitPointsOf(s, last) - 1;
  });
  return true;
};

export const rare: { readonly [name: string]: Staging<DungeonState> } = {
  'an illusion behind the last adventurer': lastBeforeIllusion,
};
