/** What is done to something that has no place on the map: what a foe carries, the powers of a ghost. In words beside it. */
import { Ways, ownDecision } from '@vesper/web/board';
import type { Choice } from '@vesper/kernel';
import { ACTION, aboutOf, actionKind } from '../../agenda.ts';
import { useTable } from '../table.ts';

function isPlaceless(choice: Choice): boolean {
  if (typeof choice !== 'number' || choice < ACTION) return false;
  const kind = actionKind(choice);
  return kind === 'haunt' || (kind === 'interact' && aboutOf(choice) >= 100);
}

export function Placeless() {
  const own = ownDecision(useTable(), 'encounter', 'adventure', 'skirmishAction');
  return own === undefined ? null : <Ways decision={own} only={isPlaceless} />;
}
