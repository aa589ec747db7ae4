/** The way to what is pointed at, in flame, and the flag where the story wants the group. */
import { useHovered } from '@vesper/web/board';
import type { Point } from '@vesper/web/board';
import { wayBetween } from '../../content/world.ts';
import { NONE } from '../../state.ts';
import { useTable } from '../table.ts';
import { curve, stretches } from './geometry.ts';
import type { Sheet } from './geometry.ts';

const moving: readonly string[] = ['worldMove', 'freeMove'];

export function Going({ sheet, at }: { readonly sheet: Sheet; readonly at: readonly Point[] }) {
  const table = useTable();
  const { view, chosen } = table;
  const pointed = useHovered(table, ({ decision, choice }) =>
    moving.includes(decision.ask) && typeof choice === 'number' ? choice : undefined,
  );
  const armed = chosen !== null && moving.includes(chosen.decision.ask) ? chosen.choice : undefined;
  const to = pointed ?? (typeof armed === 'number' ? armed : undefined);
  if (to === undefined) return null;
  const d = stretches(wayBetween(view.node, to))
    .map(edge => curve(at, edge))
    .join('');
  return (
    <svg className="fol-going" width={sheet.width} height={sheet.height} aria-hidden>
      <path className="is-casing" d={d} />
      <path d={d} />
    </svg>
  );
}

export function Goal({ at }: { readonly at: readonly Point[] }) {
  const { destination } = useTable().view;
  if (destination === NONE) return null;
  const { x, y } = at[destination];
  return (
    <svg
      className="fol-goal-flag"
      style={{ left: x, top: y }}
      width="52"
      height="66"
      viewBox="-26 -40 52 66"
      aria-hidden
    >
      <circle r="18.500" />
      <circle className="is-far" r="23" />
      <path d="M3-15v-22l16 5-13 6" />
    </svg>
  );
}
