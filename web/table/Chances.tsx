import type { Sentence } from '@vesper/kernel';
import { Icon } from '../parts/Icon.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import type { SeatColour } from '../parts/SeatSymbol.tsx';
import { change } from '../settings/settings.ts';
import type { ChancePoint } from '../session/session.ts';
import { useTable } from './model.ts';
import type { TableModel } from './model.ts';

/** As a thin line on the ground of a theme these would hardly be seen. */
const brighter: Readonly<Partial<Record<SeatColour, string>>> = { purple: '#b98ae6', black: 'var(--text-2)' };

/** Each seat's line has a pattern of its own: never colour alone. */
const dashes: Readonly<Record<SeatColour, string>> = {
  yellow: '',
  red: '7 4',
  purple: '2 3.5',
  white: '12 3',
  blue: '8 3 2 3',
  orange: '',
  black: '',
  green: '3 3',
};

const SYMBOL = 12;
/** Higher than this there is room for numbers. */
const SMALL = 60;

/** A moment on the line of a seat. */
export interface Mark {
  readonly n: number;
  readonly seat: number;
}

/** Who was likely to win, over the match. A press goes to that moment. */
export function Chances({ wide = false }: { readonly wide?: boolean }) {
  const model = useTable();
  const { chances, goTo, game, say } = model;
  const { points, weighing } = chances;
  const swing = weighing ? null : biggestSwing(points);
  const turned = wide && swing !== null ? turningPoint(model, swing) : undefined;
  return (
    <section className="chances" data-wide={wide} aria-busy={weighing}>
      <header>
        <span>Chance of winning</span>
        {swing !== null && wide && (
          <button type="button" className="clause" onClick={() => goTo(swing.to)}>
            biggest swing: move {swing.to}
          </button>
        )}
        {!wide && (
          <button type="button" className="quiet" aria-label="Hide chances" onClick={() => change({ chances: false })}>
            <Icon name="lucide:x" size={16} />
          </button>
        )}
      </header>
      {turned !== undefined && (
        <p className="turned">
          <b>The turning point:</b> {say(turned)}
        </p>
      )}
      <Lines points={points} size={wide ? [640, 120] : [252, 56]} />
      {wide && (
        <p className="chances-note">
          {weighing
            ? 'Bots play on from the moments of the match…'
            : `Estimated from what everybody could see in ${game.name}, as bots judge it.`}
        </p>
      )}
    </section>
  );
}

/** The chances as lines; `marks` are numbered on them, in their order. */
export function Lines(props: {
  readonly points: readonly ChancePoint[];
  readonly size: readonly [width: number, height: number];
  readonly marks?: readonly Mark[];
}) {
  const { points, size, marks = [] } = props;
  const { game, seatColours, seatNames, length, goTo } = useTable();
  const [width, height] = size;
  const wide = height > SMALL;
  const margin = wide ? 32 : 14;
  const x = (n: number): number => (length === 0 ? 0 : (n / length) * (width - margin));
  const y = (chance: number): number => 4 + (1 - chance) * (height - 8);
  const even = y(game.together === true ? 0.5 : 1 / seatNames.length);
  const last = points.length > 1 ? points[points.length - 1] : null;
  // Who wins together has one chance.
  const names = game.together === true ? ['everybody'] : seatNames;
  const colours = seatColours.slice(0, names.length);
  const summary = last === null ? '' : names.map((name, seat) => `${name} ${percent(last, seat)} %`).join(', ');
  const ends = last === null ? [] : apart(last.chances.slice(0, names.length).map(y), SYMBOL, height - SYMBOL / 2);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={
        last === null
          ? 'Chances over the match, not weighed yet'
          : `Chances over the match, as bots judge it; in the end ${summary}`
      }
      onClick={event => {
        const box = event.currentTarget.getBoundingClientRect();
        goTo(Math.round(((event.clientX - box.left) / box.width) * (width / (width - margin)) * length));
      }}
    >
      <line x1="0" x2={width - margin} y1={even} y2={even} className="even" />
      {last !== null &&
        colours.map((colour, seat) => (
          <g key={seat}>
            <polyline
              points={points.map(point => `${x(point.n).toFixed(1)},${y(point.chances[seat]).toFixed(1)}`).join(' ')}
              fill="none"
              stroke={brighter[colour] ?? `var(--seat-${colour})`}
              strokeWidth={colour === 'yellow' ? 2.5 : 2}
              strokeDasharray={dashes[colour]}
              strokeLinejoin="round"
            />
            <g transform={`translate(${x(last.n) - SYMBOL / 2} ${ends[seat] - SYMBOL / 2})`}>
              <SeatSymbol colour={colour} size={SYMBOL} />
            </g>
            {wide && (
              <text x={x(last.n) + 9} y={ends[seat] + 4} className="percent">
                {percent(last, seat)}
              </text>
            )}
          </g>
        ))}
      {marks.map(({ n, seat }, index) => {
        const at = points.find(point => point.n >= n) ?? points[points.length - 1];
        const height = Math.max(9, y(at.chances[seat]));
        return (
          <g key={n} className="mark" transform={`translate(${x(n).toFixed(1)} ${height.toFixed(1)})`}>
            <circle r="8" />
            <text y="3.500">{index + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}

/** Heights moved apart so that what stands there does not overlap; none is above the top or below `bottom`. */
function apart(heights: readonly number[], distance: number, bottom: number): number[] {
  const found = heights.slice();
  const downwards = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  let least = distance / 2;
  for (const i of downwards) {
    found[i] = Math.max(found[i], least);
    least = found[i] + distance;
  }
  let most = bottom;
  for (const i of downwards.toReversed()) {
    found[i] = Math.min(found[i], most);
    most = found[i] - distance;
  }
  return found;
}

const percent = ({ chances }: ChancePoint, seat: number): number => Math.round(chances[seat] * 100);

/** The last thing worth a tale between two moments. */
export function turningPoint({ log, game, board, view }: TableModel, { from, to }: Swing): Sentence | undefined {
  const told = log.filter(({ at }) => at > from && at <= to).map(({ event }) => event);
  const named = told.filter(event => game.words.event(view, event) !== undefined);
  const event = named.findLast(found => board.isMilestone?.(found) ?? true) ?? named.at(-1);
  return event === undefined ? undefined : game.words.event(view, event);
}

interface Swing {
  readonly from: number;
  readonly to: number;
}

function biggestSwing(points: readonly ChancePoint[]): Swing | null {
  let best = 0.2;
  let at: Swing | null = null;
  for (let i = 1; i < points.length - 1; i++) {
    const change = Math.max(...points[i].chances.map((chance, seat) => Math.abs(chance - points[i - 1].chances[seat])));
    if (change > best) {
      best = change;
      at = { from: points[i - 1].n, to: points[i].n };
    }
  }
  return at;
}
