/** What another seat may choose while a spread is carried out: everybody sees it, and it is marked with letters. */
import type { Asked } from '@vesper/web/board';
import { sites } from '../../content/map.ts';
import type { Space } from '../../content/types.ts';
import { losable } from '../../rules/spread.ts';
import { EMPTY, WHITE } from '../../state.ts';
import type { OnMap } from '../../state.ts';

export interface Options {
  readonly decision: Asked;
  readonly spaces: readonly Space[];
}

/** Of decisions that are not the viewer's own. */
export function optionsOf(view: OnMap, asked: readonly Asked[]): Options | null {
  for (const decision of asked) {
    if (decision.choices !== undefined) continue;
    const here = (what: number): readonly Space[] =>
      sites[view.scourge].spaces.filter(space => view.spaces[space] === what);
    const { ask, seat } = decision;
    if (ask === 'spreadLoss') return { decision, spaces: losable(view, seat) };
    if (ask === 'spreadPay') return { decision, spaces: here(seat) };
    if (ask === 'spreadSpace') return { decision, spaces: here(EMPTY) };
    if (ask === 'spreadWhite') return { decision, spaces: here(WHITE) };
  }
  return null;
}

export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
