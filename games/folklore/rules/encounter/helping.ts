/** Cards that may be used first and make an attack a better one, compared with doing without them. For words and boards. */
import type { Choice } from '@vesper/kernel';
import { aboutOf, actionKind } from '../../agenda.ts';
import type { Action } from '../../agenda.ts';
import { rows } from '../../content/rows.ts';
import type { Attack, FolkloreState } from '../../state.ts';
import { cardOfUse, clauseAt, placeOfUse } from '../clauses.ts';
import { matchesScope } from '../scopes.ts';
import { listUses } from '../using.ts';
import { factsOfAttack } from './odds.ts';

/** What is promised of an attack after a card was used for it. */
export type Helped = {
  /** The choice that uses it. */
  readonly first: Action;
  readonly chance: number;
  readonly expected: number;
  readonly falls: number;
};

const uses: Choice[] = [];

/** FOL-X3 `next(…)`: by card that may be used now and counts for this attack. */
export function helpFor(s: FolkloreState, attack: Attack): readonly Helped[] {
  const found: Helped[] = [];
  const n = listUses(s, attack.by, 'encounter', uses, 0);
  for (const first of uses.slice(0, n) as Action[]) {
    if (actionKind(first) !== 'use') continue;
    const use = aboutOf(first);
    const row = clauseAt(cardOfUse(use), placeOfUse(use)).effects;
    const index = rows[row].findIndex(effect => effect.do === 'next' && matchesScope(attack, effect.on));
    if (index < 0) continue;
    // As if it had been used, and taken back at once.
    s.turn.next.push({ row, index });
    const { chance, expected, falls } = factsOfAttack(s, attack);
    s.turn.next.pop();
    found.push({ first, chance, expected, falls });
  }
  return found;
}
