/** Digging comes before mining: imps at work in the one are missing in the other. */
import type { Seat } from '@vesper/kernel';
import { MineGold, SPOTS, SPOT_III } from '../content/orders.ts';
import { PENDING } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { unconqueredTunnels } from '../asking.ts';

/** Gold that two imps bring is wanted more than a tunnel. */
const MINERS = 2;

/** The free imps are needed for the gold that is still to be mined this season. */
export function isKeptForMining(s: DungeonState, seat: Seat): boolean {
  const player = s.players[seat];
  const nth = player.orders.indexOf(MineGold);
  if (nth < 0 || player.fates[nth] !== PENDING || s.board === MineGold) return false;
  const supervisor = s.minions[MineGold * SPOTS + SPOT_III] === seat ? 1 : 0;
  return player.imps - player.busyImps <= supervisor + Math.min(MINERS, unconqueredTunnels(player));
}
