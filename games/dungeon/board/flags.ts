/** What holds for the rest of this battle, in a word each. */
import type { DungeonView } from '../view.ts';

export function flagsOf({ battle, players, terms }: DungeonView): readonly string[] {
  const flags: string[] = [];
  if (battle.seat < 0) return flags;
  if (terms.fs && players[battle.seat].mourning) flags.push('Bards mourn');
  if (battle.spellsSkipped) flags.push('No spells');
  if (battle.shield > 0) flags.push(`Shield ${battle.shield}`);
  if (battle.raging) flags.push('Blind rage');
  if (battle.healingSkipped) flags.push('No healing');
  if (battle.pathfinding) flags.push('Pathfinding');
  if (battle.guarded) flags.push('Tile guarded');
  if (battle.conqueringPrevented) flags.push('No conquest');
  return flags;
}
