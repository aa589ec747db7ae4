/** The improved tunnels (FS), two of each. */
import type { Improvement, ImprovementTile } from './types.ts';

export const WideTunnel: Improvement = 1;
export const TrapGallery: Improvement = 2;
export const GoldVein: Improvement = 3;
export const IMPROVEMENT_KINDS = 4;
export const IMPROVEMENTS_EACH = 2;

const TUNNEL = { reinforced: false, monsters: 1, traps: 1, miners: 1 };

export const improvements: readonly ImprovementTile[] = [
  {
    ...TUNNEL,
    id: 'IT-R',
    name: 'Reinforced Tunnel',
    reinforced: true,
    text: 'Holds out once: instead of being conquered it becomes a plain tunnel, and your Evil stays.',
  },
  { ...TUNNEL, id: 'IT-W', name: 'Wide Tunnel', monsters: 2, text: 'Room for 2 monsters in a battle.' },
  { ...TUNNEL, id: 'IT-T', name: 'Trap Gallery', traps: 2, text: 'Room for 2 traps in a battle.' },
  { ...TUNNEL, id: 'IT-G', name: 'Gold Vein', miners: 2, text: 'Two imps can mine here, for 2 gold.' },
];

/** All improved tunnels, unshuffled. */
export function improvementTiles(): Improvement[] {
  return improvements.flatMap((_, kind) => Array.from({ length: IMPROVEMENTS_EACH }, () => kind));
}
