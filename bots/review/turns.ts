/** Where a match turned: the largest steps of the graph of chances, and what they came of. */
import type { Seat } from '@vesper/kernel';
import type { ChancePoint } from './chances.ts';
import type { Weighed } from './weigh.ts';

export interface TurningPoint {
  /** Between these entries of the record. */
  readonly from: number;
  readonly to: number;
  /** For whom it turned most, and by what share of winning. */
  readonly seat: Seat;
  readonly by: number;
  /** The choice, as an entry of the record, that explains most of it; `null`: dice, draws and what nobody knew. */
  readonly choice: number | null;
}

const MOST = 3;
/** A smaller step is no turning point. */
const LEAST = 0.08;

/** The largest, in the order of the match. `costly` are the choices that cost something. */
export function turnsOf(points: readonly ChancePoint[], costly: readonly Weighed[]): readonly TurningPoint[] {
  const steps: TurningPoint[] = [];
  // Not the last step, at which nothing is in doubt any more.
  for (let i = 1; i < points.length - 1; i++) {
    const { n: from, chances: before } = points[i - 1];
    const { n: to, chances } = points[i];
    const by = chances.map((chance, seat) => chance - before[seat]);
    const seat = by.reduce((most, change, who) => (Math.abs(change) > Math.abs(by[most]) ? who : most), 0);
    const within = costly.filter(({ moment }) => moment.n > from && moment.n <= to);
    steps.push({ from, to, seat, by: by[seat], choice: explains(within, seat, by[seat]) });
  }
  return steps
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
    .sort((a, b) => a.from - b.from);
}

/** The choice that made at least half of the step, in its direction. */
function explains(within: readonly Weighed[], seat: Seat, by: number): number | null {
  const part = ({ changed }: Weighed): number => changed[seat] / by;
  const most = within.toSorted((a, b) => part(b) - part(a)).at(0);
  return most !== undefined && part(most) >= 0.5 ? most.moment.n : null;
}
