/** Pieces as drawn things: minions by faction shape, crystals, gates, pawns and the Generals' shields. */
import { memo } from 'react';
import { slotColour, generalLetter, colourNames, heroLook } from './look.ts';
import type { Colour, HeroId } from '../content/types.ts';
import type { Slot } from '../state.ts';

/** Orc triangle, Undead skull, Demon horned square, Dragonkin drop: in a box of 20 × 20. */
const shapes: readonly string[] = [
  'M10 1.200c.6 0 1 .3 1.300.8l7.900 14c.6 1.200 0 2.500-1.400 2.500H2.200c-1.400 0-2-1.300-1.400-2.500l7.900-14c.3-.5.7-.8 1.300-.8z',
  'M10 .8c5 0 8.600 3.300 8.600 7.800 0 2.600-1.200 4.600-3.100 5.900v3.200c0 .8-.6 1.400-1.400 1.400H5.900c-.8 0-1.400-.6-1.400-1.400v-3.200C2.600 13.200 1.400 11.200 1.400 8.600 1.400 4.100 5 .8 10 .8z',
  'M1 .5c2.600.3 4.700 1.200 6 2.900h6c1.300-1.700 3.400-2.600 6-2.900-.2 2-.7 3.700-1.700 5.100V17c0 1.200-.9 2.100-2.100 2.100H4.800c-1.200 0-2.100-.9-2.100-2.100V5.600C1.700 4.200 1.200 2.500 1 .5z',
  'M10.200.4c1 3.600 7.600 7.300 7.600 12.300 0 4-3.500 6.600-7.800 6.600s-7.800-2.600-7.800-6.600C2.200 7.700 9.300 4 10.200.4z',
];
const numberAt: readonly number[] = [16.2, 12.8, 15.3, 16];

/** Minions of one colour: one token with its number, the rest of the stack behind it. */
export const Pip = memo(function Pip(props: {
  readonly colour: Colour;
  readonly count: number;
  readonly size?: number;
  readonly stacked?: boolean;
}) {
  const { colour, count, size = 18, stacked = true } = props;
  const behind = stacked ? Math.min(3, count - 1) : 0;
  return (
    <svg className={`rea-pip is-${colourNames[colour]}`} width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      {Array.from({ length: behind }, (_, i) => (
        <path key={i} className="is-behind" d={shapes[colour]} transform={`translate(0 ${-2.6 * (behind - i)})`} />
      ))}
      <path className="is-edge" d={shapes[colour]} />
      <path className="is-face" d={shapes[colour]} />
      <text x="10" y={numberAt[colour]}>
        {count}
      </text>
    </svg>
  );
});

/** The shape alone, for lists and buttons. */
export const Faction = memo(function Faction({
  colour,
  size = 14,
}: {
  readonly colour: Colour;
  readonly size?: number;
}) {
  return (
    <svg className={`rea-pip is-${colourNames[colour]}`} width={size} height={size} viewBox="-1 -1 22 22" aria-hidden>
      <path className="is-edge" d={shapes[colour]} />
      <path className="is-face" d={shapes[colour]} />
    </svg>
  );
});

export function Crystal({ count, size = 20 }: { readonly count?: number; readonly size?: number }) {
  return (
    <svg className="rea-crystal" width={size * 0.86} height={size} viewBox="0 0 17 20" aria-hidden>
      <path className="is-edge" d="M8.500.8 16 10 8.500 19.200 1 10z" />
      <path className="is-dark" d="M8.500.8 16 10 8.500 19.200z" />
      <path className="is-light" d="M8.500.8 1 10l4.200-1.600z" />
      {count !== undefined && (
        <text x="8.500" y="13.900">
          {count}
        </text>
      )}
    </svg>
  );
}

/** A spiral that winds around a disc of this radius. */
export function GateRing({ radius }: { readonly radius: number }) {
  const turns = Array.from({ length: 73 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 4;
    const r = radius + 2 + (i / 72) * 6.5;
    return `${i === 0 ? 'M' : 'L'}${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  });
  const box = radius + 11;
  return (
    <svg
      className="rea-gate"
      viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`}
      width={2 * box}
      height={2 * box}
      aria-hidden
    >
      <path className="is-edge" d={turns.join('')} />
      <path className="is-light" d={turns.join('')} />
    </svg>
  );
}

/** A hero on the map, in the colour of its place in the turn order, with its letter. */
export function Pawn({
  slot,
  hero,
  size = 28,
}: {
  readonly slot: Slot;
  readonly hero: HeroId;
  readonly size?: number;
}) {
  const { letter } = heroLook(hero);
  const body =
    'M12 1a5.600 5.600 0 0 1 4 9.500c3.600 2.600 6 8 6 14.500a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3c0-6.500 2.400-11.900 6-14.500A5.600 5.600 0 0 1 12 1z';
  return (
    <svg
      className={`rea-pawn seat-${slotColour(slot)}`}
      width={(size * 24) / 29}
      height={size}
      viewBox="0 0 24 29"
      aria-hidden
    >
      <path className="is-edge" d={body} />
      <path className="is-body" d={body} />
      <path className="is-shine" d="M9 3.600a4 4 0 0 1 3-1.200M5 20c.4-3.600 1.800-6.400 3.800-8" />
      <text x="12" y="24.200" className={letter.length > 1 ? 'is-two' : ''}>
        {letter}
      </text>
    </svg>
  );
}

/** A General: its shield with the letter, and how much life is left. */
export const Shield = memo(function Shield(props: {
  readonly general: Colour;
  readonly life?: number;
  readonly size?: number;
  readonly down?: boolean;
}) {
  const { general, life, size = 32, down = false } = props;
  const d = 'M14 1.500c4 2 8 2.700 12 2.500 1 10-1 21-12 27C3 25 1 14 2 4c4 .2 8-.5 12-2.500z';
  return (
    <svg
      className={`rea-shield is-${colourNames[general]}${down ? ' is-down' : ''}`}
      width={(size * 28) / 32}
      height={size}
      viewBox="0 0 28 32"
      aria-hidden
    >
      <path className="is-edge" d={d} />
      <path className="is-field" d={d} />
      <path className="is-half" d="M14 1.500c4 2 8 2.700 12 2.500 1 10-1 21-12 27z" />
      {!down && (
        <text className="is-letter" x={life === undefined ? 14 : 11.5} y={life === undefined ? 20.5 : 17.5}>
          {generalLetter(general)}
        </text>
      )}
      {life !== undefined && (
        <>
          <circle className="is-life" cx="22" cy="25" r="7.200" />
          <text className="is-number" x="22" y="29">
            {life}
          </text>
        </>
      )}
      {down && <path className="is-cross" d="M3 4 25 28M25 4 3 28" />}
    </svg>
  );
});
