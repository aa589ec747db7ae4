/** DUN-R33: once a round's plans are opened, everybody may look at them until the next ones are. */
import type { DungeonState } from '../state.ts';

/** Called when the plans are opened, before anything becomes of them. */
export function rememberPlans(s: DungeonState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const { plan, opened } = s.players[seat];
    opened.cell = plan.cell;
    opened.trapCount = plan.traps.length;
    opened.creatures = plan.creatures.slice();
  }
}
