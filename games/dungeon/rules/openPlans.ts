/** DUN-R33: once a round's plans are opened, everybody may look at them until the next ones are. */
import type { DungeonState } from '../state.ts';
import { combatSteps } from './combat/combat.ts';

/** The plans as all see them are written down before anything becomes of them. */
function revealCard(s: DungeonState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const { plan, opened } = s.players[seat];
    opened.cell = plan.cell;
    opened.trapCount = plan.traps.length;
    opened.creatures = plan.creatures.slice();
  }
  combatSteps.revealCard(s);
}

/** Stands before the combat's own step of this name. */
export const openPlanSteps = { revealCard };
