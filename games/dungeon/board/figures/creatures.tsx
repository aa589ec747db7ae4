/** The creatures, by kind. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { picturesOf } from '@vesper/web/pictures';
import { creatures } from '../../content/creatures.ts';
import type { CreatureKind } from '../../content/types.ts';
import { Brows, Eyes, Figure, light, line, outline, shade } from './face.tsx';

const teeth = (d: string): ReactNode => (
  <path d={d} fill="#fffdf2" stroke={line} strokeWidth=".9" strokeLinejoin="round" />
);

const goblin = (
  <>
    <path
      d="M13 25C8 20 3 18.500 1 19c1 6 5 11 13 12zM35 25c5-5 10-6.500 12-6-1 6-5 11-13 12z"
      fill="#6fae3e"
      {...outline}
    />
    <path d="M14 44c0-6 4-9 10-9s10 3 10 9z" fill="#7b4f2c" {...outline} />
    <path d="M24 8c9 0 14 7 14 15 0 9-6 15-14 15s-14-6-14-15C10 15 15 8 24 8z" fill="#8ccb4f" {...outline} />
    <path d="M31 11c5 3 7 8 6 14-1 7-6 12-13 13 6-4 9-9 9-15 0-5-1-9-2-12z" fill={shade} />
    <Eyes y={21} apart={6.5} r={4.6} white="#fff3a8" />
    <Brows y={14.5} apart={6.5} />
    <path d="M15 29c6 4 12 4 18 0-1 5-4 7-9 7s-8-2-9-7z" fill="#3a1020" {...outline} />
    {teeth('M18.500 30.800l2 3.400 2-2.700zM29.500 30.800l-2 3.400-2-2.700z')}
  </>
);

const slime = (
  <>
    <path
      d="M24 7c9 0 13 7 13 14 0 5 2 7 5 10 4 4 4 10-1 11-3 1-5-1-8-1s-4 3-9 3-6-3-9-3-5 2-8 1c-5-1-5-7-1-11 3-3 5-5 5-10C11 14 15 7 24 7z"
      fill="#c65fc0"
      {...outline}
    />
    <path d="M17 13c2-3 4-4 7-4" stroke={light} strokeWidth="3" fill="none" strokeLinecap="round" />
    <path d="M31 10c4 3 5 7 5 11 0 5 2 8 5 11 3 4 2 9-2 9-3 0-4-2-7-1 3-5 4-9 3-14-1-6-1-11-4-16z" fill={shade} />
    <Eyes y={22} apart={6} r={5} dy={1.2} />
    <path d="M18 32c4 2.600 8 2.600 12 0" stroke={line} strokeWidth="2" fill="none" strokeLinecap="round" />
    <circle cx="13" cy="36" r="2.200" fill={light} />
    <circle cx="34.500" cy="33" r="1.600" fill={light} />
  </>
);

const troll = (
  <>
    <path d="M6 45c0-9 7-13 18-13s18 4 18 13z" fill="#6a5a44" {...outline} />
    <path
      d="M10 22C8 11 14 5 24 5s16 6 14 17c3 2 3 8-1 9-2 5-7 8-13 8s-11-3-13-8c-4-1-4-7-1-9z"
      fill="#93a77f"
      {...outline}
    />
    <path d="M24 5c-2-3-1-4 1-4 0 2 3 1 4 3" fill="#5b3a1d" {...outline} />
    <path d="M32 8c5 4 6 9 5 15 3 2 3 7 0 8-2 5-6 7-11 8 5-4 7-9 8-15 0-6 0-12-2-16z" fill={shade} />
    <Eyes y={18} apart={5.5} r={3.4} dy={0.8} />
    <Brows y={12.5} apart={5.5} tilt={1.6} />
    <ellipse cx="24" cy="24.500" rx="4.600" ry="3.600" fill="#7d9169" stroke={line} strokeWidth="1.100" />
    <path d="M14 31c6 2.600 14 2.600 20 0" stroke={line} strokeWidth="2.200" fill="none" strokeLinecap="round" />
    {teeth('M16 31.800l1.500-5.800 2.500 6.500zM32 31.800l-1.500-5.800-2.500 6.500z')}
  </>
);

const witch = (
  <>
    <path d="M10 45c0-8 5-12 14-12s14 4 14 12z" fill="#4b2b66" {...outline} />
    <path
      d="M12 22c-2 8-2 14 1 19M36 22c2 8 2 14-1 19"
      stroke="#d0d0d8"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M24 12c8 0 12 6 12 13 0 8-5 13-12 13s-12-5-12-13c0-7 4-13 12-13z" fill="#b7c98a" {...outline} />
    <Eyes y={23} apart={6} r={4.2} />
    <path d="M23 24c3 3 5 4 6 6-2 1-5 1-7-1z" fill="#9cb06c" {...outline} strokeWidth="1.100" />
    <path d="M17 32.500c3 2.500 8 2.500 12 0" stroke={line} strokeWidth="1.800" fill="none" strokeLinecap="round" />
    {teeth('M20 33.300l1.200 2.400 1.200-2z')}
    <path d="M3 18c8-4 34-4 42 0 1 2-1 3-3 2.500-10-3-26-3-36 0C4 21 2 20 3 18z" fill="#2c1a3d" {...outline} />
    <path d="M13 16 25 1c2 2 5 2 8 2-4 3-2 8 2 13-6-2-16-2-22 0z" fill="#3b2352" {...outline} />
    <path d="M14 13.500c6-1.800 13-1.800 19.500 0l1.500 2.600c-7-1.600-15-1.600-22 0z" fill="#ff9a4d" />
  </>
);

const vampire = (
  <>
    <path d="M3 45c1-12 5-20 12-24l9 8 9-8c7 4 11 12 12 24z" fill="#2a1220" {...outline} />
    <path d="M15 21l9 17 9-17-2 24H17z" fill="#a31f36" {...outline} />
    <path d="M24 6c8 0 12 6 12 14s-5 16-12 16-12-8-12-16S16 6 24 6z" fill="#e9e1ee" {...outline} />
    <path
      d="M12 20C11 10 16 4 24 4s13 6 12 16c-2-4-4-6-6-7-2 1-4 2-6 6-2-4-4-5-6-6-2 1-4 3-6 7z"
      fill="#1d1420"
      {...outline}
    />
    <Eyes y={22} apart={5.5} r={3.8} white="#ffdede" pupil="#a30f22" />
    <Brows y={17} apart={5.5} tilt={1.4} />
    <path d="M19 30c3 1.600 7 1.600 10 0" stroke={line} strokeWidth="1.600" fill="none" strokeLinecap="round" />
    {teeth('M19.800 30.400l1.100 3.600 1.300-3.200zM28.200 30.400l-1.100 3.600-1.300-3.200z')}
  </>
);

const ghost = (
  <>
    <path
      d="M24 5c10 0 15 7 15 17v19c0 3-4 3-5 0-1-2-4-2-5 0s-4 3-5 0-4-2-5 0-4 2-5 0-5 3-5 0V22C9 12 14 5 24 5z"
      fill="#eef2fb"
      {...outline}
    />
    <path d="M31 8c6 3 8 8 8 14v18c0 3-4 3-5 1-1-2-3-2-4 0 2-8 3-16 3-21 0-4-1-9-2-12z" fill="rgb(70 80 140 / 0.25)" />
    <Eyes y={20} apart={6} r={5} white="#28304f" pupil="#bfe3ff" dx={0} dy={0} />
    <ellipse cx="24" cy="30" rx="3.600" ry="4.600" fill="#28304f" />
    <circle cx="13.500" cy="26.500" r="2" fill="#f7b9c9" />
    <circle cx="34.500" cy="26.500" r="2" fill="#f7b9c9" />
  </>
);

const golem = (
  <>
    <path d="M5 45V34l6-4h26l6 4v11z" fill="#8b7c6c" {...outline} />
    <path d="M12 7 24 4l13 4 2 12-3 14-12 2-12-2-3-13z" fill="#a89986" {...outline} />
    <path d="M37 8l2 12-3 14-12 2 8-10 1-18z" fill={shade} />
    <path d="M14 10l6 3M30 8l-3 5 4 3M13 28l5-1" stroke={line} strokeWidth="1.200" fill="none" />
    <path d="M14 17h8v6h-8zM26 17h8v6h-8z" fill="#321c10" {...outline} />
    <path d="M16 18.500h4.500v3.500H16zM27.500 18.500H32v3.500h-4.500z" fill="#ffcf4a" />
    <path d="M15 28h18v4H15zM19.500 28v4M24 28v4M28.500 28v4" fill="#6f6152" stroke={line} strokeWidth="1.200" />
    <path d="M9 38h8M31 40h8" stroke={line} strokeWidth="1.100" />
  </>
);

const dragon = (
  <>
    <path d="M10 45c0-8 5-11 14-11s14 3 14 11z" fill="#a6322a" {...outline} />
    <path d="M13 16C8 12 7 6 9 1c4 3 8 5 11 9zM35 16c5-4 6-10 4-15-4 3-8 5-11 9z" fill="#f0dcae" {...outline} />
    <path
      d="M24 8c9 0 14 6 13 14 4 3 5 9 2 13-3 4-9 5-15 5s-12-1-15-5c-3-4-2-10 2-13C10 14 15 8 24 8z"
      fill="#dc4a36"
      {...outline}
    />
    <path d="M11 30c3-4 8-5 13-5s10 1 13 5c-1 5-6 8-13 8s-12-3-13-8z" fill="#f07a53" {...outline} strokeWidth="1.100" />
    <Eyes y={19} apart={6.5} r={4.4} white="#fff0a0" />
    <Brows y={13} apart={6.5} />
    <circle cx="19" cy="29" r="1.500" fill={line} />
    <circle cx="29" cy="29" r="1.500" fill={line} />
    <path d="M14 33c6 3 14 3 20 0" stroke={line} strokeWidth="1.600" fill="none" strokeLinecap="round" />
    {teeth('M17 33.900l1.300 2.800 1.500-2.200zM31 33.900l-1.300 2.800-1.500-2.200z')}
    <path d="M24 8l-2-4 2-3 2 3z" fill="#f0dcae" {...outline} />
  </>
);

const demon = (
  <>
    <path d="M3 45c2-9 9-13 21-13s19 4 21 13z" fill="#3d0f1b" {...outline} />
    <path d="M12 17C4 15 1 8 3 2c4 4 9 5 14 6zM36 17c8-2 11-9 9-15-4 4-9 5-14 6z" fill="#e8d3a8" {...outline} />
    <path d="M24 6c9 0 15 7 14 16 0 10-6 17-14 17s-14-7-14-17C9 13 15 6 24 6z" fill="#9c2134" {...outline} />
    <path d="M31 8c6 4 8 9 7 15 0 9-5 14-11 16 5-6 7-12 7-18 0-5-1-9-3-13z" fill={shade} />
    <path d="M13 17l9 4c0 3-2 5-4 5-3 0-5-4-5-9zM35 17l-9 4c0 3 2 5 4 5 3 0 5-4 5-9z" fill="#ffb43a" {...outline} />
    <circle cx="18.600" cy="22.300" r="1.500" fill={line} />
    <circle cx="29.400" cy="22.300" r="1.500" fill={line} />
    <path d="M13 28h22c-1 6-5 9-11 9s-10-3-11-9z" fill="#2a0610" {...outline} />
    {teeth(
      'M14 28.500l2.400 4 2.400-4zM18.800 28.500l2.600 4.500 2.600-4.500zM24 28.500l2.600 4.500 2.600-4.500zM29.200 28.500l2.400 4 2.400-4zM19 36l2-3 2.500 3.600zM29 36l-2-3-2.500 3.600z',
    )}
  </>
);

const cockatrice = (
  <>
    <path d="M34 36c8-2 11-8 8-14-1 5-5 7-9 7z" fill="#5f9b4a" {...outline} />
    <path d="M10 45c0-9 5-13 14-13s14 4 14 13z" fill="#c99337" {...outline} />
    <path d="M24 9c8 0 12 6 12 13 0 9-5 15-12 15s-12-6-12-15c0-7 4-13 12-13z" fill="#f0c25a" {...outline} />
    <path d="M15 12c-2-5 0-9 3-9 1-2 4-2 5 0 2-2 5-1 6 1 4 0 5 4 3 8-5-3-12-3-17 0z" fill="#e0473c" {...outline} />
    <Eyes y={20} apart={6} r={4.6} />
    <path d="M19 26h10l-5 7z" fill="#f28c28" {...outline} />
    <path d="M21 33c-1 4 0 7 3 7s4-3 3-7z" fill="#e0473c" {...outline} />
  </>
);

const evilEye = (
  <>
    <path
      d="M12 34c-3 4-7 3-8 8M19 38c-1 4-4 4-4 8M29 38c1 4 4 4 4 8M36 34c3 4 7 3 8 8M14 10C11 6 12 3 9 2M24 7c0-3 2-3 1-6M34 10c3-4 2-7 5-8"
      stroke="#7b3f8f"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
    <circle cx="24" cy="24" r="16" fill="#a857b8" {...outline} />
    <path d="M9 24c5-9 25-9 30 0-5 9-25 9-30 0z" fill="#fffbe8" {...outline} />
    <circle cx="24" cy="24" r="6.800" fill="#e5622c" {...outline} />
    <ellipse cx="24" cy="24" rx="2.200" ry="5.800" fill={line} />
    <circle cx="22" cy="21.500" r="1.300" fill="#fff" />
    <path d="M14 35c6 3 14 3 20 0" stroke={line} strokeWidth="1.800" fill="none" strokeLinecap="round" />
  </>
);

const elderbeast = (
  <>
    <path d="M4 45C5 34 10 28 24 28s19 6 20 17z" fill="#2f4a6a" {...outline} />
    <path d="M24 4c11 0 16 8 15 17-1 5-4 8-6 9H15c-2-1-5-4-6-9C8 12 13 4 24 4z" fill="#5f86ad" {...outline} />
    <path d="M32 7c6 4 8 9 7 15-1 4-3 7-6 8h-6c5-5 7-9 7-13 0-4-1-7-2-10z" fill={shade} />
    <Eyes y={18} apart={7} r={4.2} white="#d8ff9a" />
    <circle cx="24" cy="10.500" r="2.800" fill="#d8ff9a" {...outline} strokeWidth="1.100" />
    <circle cx="24" cy="10.800" r="1.200" fill={line} />
    <path
      d="M15 28c-3 4-1 8-4 12M20 29c-2 5 0 8-2 14M24.500 29c0 5 1 8-.5 14M29 29c2 5 0 8 2 14M33.500 28c3 4 1 8 4 12"
      stroke="#4a6d92"
      strokeWidth="4.200"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M16 25c5 2 11 2 16 0" stroke={line} strokeWidth="1.600" fill="none" strokeLinecap="round" />
  </>
);

const sheepFace = (
  <>
    <path
      d="M24 6c4-3 9 0 9 4 5 0 8 4 6 8 4 3 3 9-1 10 1 5-3 8-7 7-3 4-11 4-14 0-4 1-8-2-7-7-4-1-5-7-1-10-2-4 1-8 6-8 0-4 5-7 9-4z"
      fill="#f4efe4"
      {...outline}
    />
    <path d="M24 16c6 0 8 4 8 10s-3 11-8 11-8-5-8-11 2-10 8-10z" fill="#4c4048" {...outline} />
    <Eyes y={23} apart={4} r={3.2} />
    <path
      d="M21.500 32c1.600 1.200 3.400 1.200 5 0"
      stroke="#f4efe4"
      strokeWidth="1.500"
      fill="none"
      strokeLinecap="round"
    />
  </>
);

const drawings = picturesOf<ReactNode>(
  creatures,
  {
    'MON-GOB': goblin,
    'MON-SLI': slime,
    'MON-TRO': troll,
    'MON-WIT': witch,
    'MON-VAM': vampire,
    GHO: ghost,
    'MON-GOL': golem,
    'MON-DRA': dragon,
    'MON-DEM': demon,
    'MON-COC': cockatrice,
    'MON-EYE': evilEye,
    'MON-ELD': elderbeast,
  },
  () => slime,
);

export const CreatureFigure = memo(function CreatureFigure(props: {
  readonly kind: CreatureKind;
  readonly size: number;
}) {
  return <Figure size={props.size}>{drawings[props.kind]}</Figure>;
});

/** What Metamorphosis makes of a monster. */
export function SheepFigure({ size }: { readonly size: number }) {
  return <Figure size={size}>{sheepFace}</Figure>;
}
