/** A drawn die: its face, what it was rolled against, and whether it hit. */
import type { Colour } from '../content/types.ts';
import { colourNames } from './look.ts';

const spots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
];

export function Die(props: {
  readonly face: number;
  readonly hit?: boolean;
  readonly colour?: Colour;
  readonly size?: number;
  /** Turns a little, as a thrown die does. */
  readonly turn?: number;
}) {
  const { face, hit, colour, size = 34, turn = 0 } = props;
  const state = hit === undefined ? '' : hit ? ' is-hit' : ' is-miss';
  return (
    <span className={`rea-die${state}${colour === undefined ? '' : ` is-${colourNames[colour]}`}`}>
      <span className="unseen">{`${face}${hit === undefined ? '' : hit ? ', a hit' : ', a miss'} `}</span>
      <svg width={size} height={size} viewBox="0 0 24 24" style={{ rotate: `${turn}deg` }} aria-hidden>
        <rect className="is-cube" x="1.500" y="1.500" width="21" height="21" rx="5" />
        <path
          className="is-edge"
          d="M2 17.500v.5a5 5 0 0 0 5 4.500h10a5 5 0 0 0 5-4.500v-.5a5 5 0 0 1-5 3.500H7a5 5 0 0 1-5-3.500z"
        />
        {spots[face].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.100" />
        ))}
      </svg>
      {hit !== undefined && (
        <svg className="rea-die-mark" width={size * 0.42} height={size * 0.42} viewBox="0 0 14 14" aria-hidden>
          <circle cx="7" cy="7" r="6.400" />
          <path d={hit ? 'm3.800 7.200 2.300 2.300 4.200-4.800' : 'm4.600 4.600 4.800 4.800m0-4.800-4.800 4.800'} />
        </svg>
      )}
    </span>
  );
}
