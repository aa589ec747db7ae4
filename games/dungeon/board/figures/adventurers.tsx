/** Adventurers by class, with their glyph on a shield; the tougher, the grander. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { adventurers } from '../../content/adventurers.ts';
import type { Adventurer } from '../../content/types.ts';
import { Eyes, Figure, line, outline, shade } from './face.tsx';

const skins = ['#f2c9a0', '#d9a06f', '#f6d9bd', '#a8704a'];
const hairs = ['#6b4423', '#2c2028', '#c78a3c', '#8d8d95'];

interface Looks {
  readonly skin: string;
  readonly hair: string;
  readonly grand: boolean;
}

const head = (skin: string): ReactNode => (
  <>
    <path d="M24 11c8 0 12 5 12 12 0 8-5 13-12 13s-12-5-12-13c0-7 4-12 12-12z" fill={skin} {...outline} />
    <path d="M30 13c4 3 6 6 6 10 0 8-5 12-10 13 5-4 6-8 6-13 0-4-1-7-2-10z" fill={shade} />
  </>
);

const smile = (
  <path d="M19.500 31c2.600 2 6.400 2 9 0" stroke={line} strokeWidth="1.600" fill="none" strokeLinecap="round" />
);
const body = (fill: string): ReactNode => <path d="M7 47c0-9 6-13 17-13s17 4 17 13z" fill={fill} {...outline} />;

const warrior = ({ skin, hair, grand }: Looks): ReactNode => (
  <>
    {body('#8a5a34')}
    {head(skin)}
    <Eyes y={23.5} apart={5.2} r={3.6} />
    <path d="M17 30c2 5 12 5 14 0-1 6-3 8-7 8s-6-2-7-8z" fill={hair} {...outline} strokeWidth="1" />
    <path
      d="M11 20C10 10 16 5 24 5s14 5 13 15c-3-2-6-3-8-3l-1 6h-2l-1-6h-2l-1 6h-2l-1-6c-2 0-5 1-8 3z"
      fill="#aab4bd"
      {...outline}
    />
    {grand && <path d="M24 5c-1-4 2-5 6-3-1 2-3 3-4 4z" fill="#d8433b" {...outline} />}
    <path
      d="M12.500 13C7 13 3 9 3.500 3c4 1 9 2 12.500 5.500zM35.500 13c5.500 0 9.500-4 9-10-4 1-9 2-12.500 5.500z"
      fill="#f0e2c0"
      {...outline}
    />
  </>
);

const thief = ({ skin, grand }: Looks): ReactNode => (
  <>
    {body('#1f6c6c')}
    <path d="M24 4C12 4 8 14 9 25c0 6-2 9-4 13h38c-2-4-4-7-4-13C40 14 36 4 24 4z" fill="#2d8a88" {...outline} />
    {head(skin)}
    <path d="M11 21c4-3 9-2 13 0 4-2 9-3 13 0-1 6-8 8-13 4-5 4-12 2-13-4z" fill="#20262b" {...outline} />
    <Eyes y={22.6} apart={5.8} r={2.9} />
    <path d="M19.500 31c3 1.600 6 1.400 9-1" stroke={line} strokeWidth="1.600" fill="none" strokeLinecap="round" />
    <path
      d="M12 19C12 12 17 9 24 9s12 3 12 10c-3-5-7-7-12-7s-9 2-12 7z"
      fill="#226f6e"
      {...outline}
      strokeWidth="1.100"
    />
    {grand && <circle cx="24" cy="7" r="2" fill="#f3c430" {...outline} />}
  </>
);

const priest = ({ skin, hair, grand }: Looks): ReactNode => (
  <>
    {body('#e8e2d2')}
    <path d="M21 36h6v11h-6z" fill="#c9a13c" />
    {head(skin)}
    <path d="M12 23c-2-6 1-12 4-13l-1 6zM36 23c2-6-1-12-4-13l1 6z" fill={hair} {...outline} strokeWidth="1.100" />
    <Eyes y={23.5} apart={5.2} r={3.6} dy={-0.5} />
    {smile}
    <path
      d={
        grand
          ? 'M13 16C14 6 19 1 24 0c5 1 10 6 11 16-6-3-16-3-22 0z'
          : 'M14 15c0-6 4-9 10-9s10 3 10 9c-6-2.500-14-2.500-20 0z'
      }
      fill="#fbf7ea"
      {...outline}
    />
    <path d="M24 6v7M21 9h6" stroke="#b2473a" strokeWidth="2.200" strokeLinecap="round" />
  </>
);

const wizard = ({ skin, hair, grand }: Looks): ReactNode => (
  <>
    {body('#3a3f9c')}
    {head(skin)}
    <path
      d="M14 28c-1 8 3 15 10 18 7-3 11-10 10-18-3 4-6 4-10 4s-7 0-10-4z"
      fill={grand ? '#eceef4' : hair}
      {...outline}
    />
    <Eyes y={23} apart={5.2} r={3.6} />
    <path d="M4 19c7-5 33-5 40 0 0 2-2 3-4 2.500-9-3-23-3-32 0C6 22 4 21 4 19z" fill="#2d3180" {...outline} />
    <path d="M12 17 24 0l12 17c-7-2.500-17-2.500-24 0z" fill="#4a50bd" {...outline} />
    <path d="m24 7 1.300 2.700 3 .4-2.200 2 .6 3-2.700-1.500-2.700 1.500.6-3-2.200-2 3-.4z" fill="#ffe08a" />
  </>
);

const bard = ({ skin, hair, grand }: Looks): ReactNode => (
  <>
    {body('#8646b8')}
    <path d="M11 22c-1 8 0 12 2 15h22c2-3 3-7 2-15z" fill={hair} {...outline} />
    {head(skin)}
    <Eyes y={23.5} apart={5.2} r={3.6} dy={-0.3} />
    <ellipse cx="24" cy="31.500" rx="3" ry="2.600" fill="#5a1424" {...outline} strokeWidth="1" />
    <path d="M9 16C10 8 17 6 26 7c8 0 13 4 13 9-9-3-20-3-30 0z" fill="#a765d8" {...outline} />
    <path d="M33 9c3-6 7-8 12-8-1 6-4 9-9 11z" fill={grand ? '#f3c430' : '#7fd8a8'} {...outline} />
  </>
);

/** By rank: the elf's ears, the human's wings, the dwarf's beard. */
const paladin = (rank: number, skin: string): ReactNode => (
  <>
    {body('#d9b24a')}
    <path d="M20 35h8v12h-8z" fill="#fff7e0" stroke={line} strokeWidth="1.100" />
    {rank === 1 && (
      <path d="M13 24C7 23 4 19 3 15c5 0 9 2 11 5zM35 24c6-1 9-5 10-9-5 0-9 2-11 5z" fill={skin} {...outline} />
    )}
    {head(skin)}
    {rank === 3 && (
      <path d="M12 26c0 10 4 18 12 20 8-2 12-10 12-20-3 4-6 5-12 5s-9-1-12-5z" fill="#d2752c" {...outline} />
    )}
    <Eyes y={23.5} apart={5.2} r={3.6} />
    {rank !== 3 && smile}
    <path d="M11 20C10 9 16 4 24 4s14 5 13 16c-4-3-8-4-10-4v5h-6v-5c-2 0-6 1-10 4z" fill="#f6d873" {...outline} />
    {rank === 2 && (
      <path d="M10 14C4 13 2 7 3 3c5 1 9 3 10 8zM38 14c6-1 8-7 7-11-5 1-9 3-10 8z" fill="#fffdf2" {...outline} />
    )}
    <path d="M24 6v7M21.500 9h5" stroke="#a5332c" strokeWidth="2" strokeLinecap="round" />
  </>
);

const illusion = (
  <g opacity="0.85">
    <path
      d="M7 47c0-9 6-13 17-13s17 4 17 13z"
      fill="#bcd6ef"
      stroke="#375a80"
      strokeWidth="1.500"
      strokeDasharray="3 2.500"
    />
    <circle cx="24" cy="23" r="13" fill="#dceafa" stroke="#375a80" strokeWidth="1.500" strokeDasharray="3 2.500" />
    <path
      d="M16 22c2-3 5-3 7 0M25 22c2-3 5-3 7 0M19 30c3 2 7 2 10 0"
      stroke="#375a80"
      strokeWidth="1.800"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="m9 9 1 3 3 1-3 1-1 3-1-3-3-1 3-1zM39 5l1 2.500 2.500 1L40 9.500 39 12l-1-2.500-2.500-1 2.500-1z"
      fill="#9cc6f0"
    />
  </g>
);

const classes = [warrior, thief, priest, wizard, bard];

export const AdventurerFigure = memo(function AdventurerFigure(props: {
  readonly adventurer: Adventurer;
  readonly size: number;
}) {
  const { adventurer, size } = props;
  const card = adventurers[adventurer];
  const look = { skin: skins[adventurer % 4], hair: hairs[(adventurer + 1) % 4], grand: card.year === 2 };
  const drawing =
    card.class === 6
      ? illusion
      : card.class === 5
        ? paladin(card.rank, skins[card.rank % 4])
        : classes[card.class](look);
  return <Figure size={size}>{drawing}</Figure>;
});
