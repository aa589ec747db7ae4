/** Emblems of the games: flat, two or three tones, one outline. */
import type { ComponentType } from 'react';

interface Size {
  readonly size?: number;
}

function box(size: number) {
  return { width: size, height: size, viewBox: '0 0 96 96', 'aria-hidden': true, className: 'emblem' } as const;
}

function Salem({ size = 96 }: Size) {
  return (
    <svg {...box(size)}>
      <path d="M48 2v8M43.500 5h9" stroke="#e9a58f" strokeWidth="3" strokeLinecap="round" />
      <path d="M10 92V44L48 12l38 32v48z" fill="#2a1512" stroke="#e9a58f" strokeWidth="2.600" strokeLinejoin="round" />
      <path d="M28 92V62a20 20 0 0 1 40 0v30z" fill="#3b1d16" stroke="#e9a58f" strokeWidth="2.200" />
      <path d="M48 46c4 8 9 11 9 18a9 9 0 0 1-18 0c0-7 5-10 9-18z" fill="#f4b860" />
      <path d="M48 56c2 4 4.500 5.500 4.500 9a4.500 4.500 0 0 1-9 0c0-3.500 2.500-5 4.500-9z" fill="#fff1c4" />
      <rect x="40" y="74" width="16" height="18" fill="#eadcbb" />
      <path d="M10 92h76" stroke="#e9a58f" strokeWidth="2.600" strokeLinecap="round" />
    </svg>
  );
}

function Realm({ size = 96 }: Size) {
  return (
    <svg {...box(size)}>
      <path
        d="M48 3c13 6 26 9 41 10v37c0 22-18 37-41 44C25 87 7 72 7 50V13c15-1 28-4 41-10z"
        fill="#16283f"
        stroke="#93b9f0"
        strokeWidth="2.600"
        strokeLinejoin="round"
      />
      <path
        d="m48 11 4 8.400 9.200 1.200-6.700 6.300 1.700 9.100-8.200-4.500-8.200 4.500 1.700-9.100-6.700-6.300 9.200-1.200z"
        fill="#e2bd55"
      />
      <path
        d="M18 41h5v5h5v-5h5v5h5v-5h5v9h3v-4h4v4h3v-9h5v5h5v-5h5v5h5v-5h5v17c-3 12-14 21-30 26-16-5-27-14-30-26z"
        fill="#93b9f0"
      />
      <path d="M18 50h20M58 50h20M38 50v20M58 50v20" stroke="#5f8ed0" strokeWidth="1.600" />
      <path d="M39 72V62a9 9 0 0 1 18 0v10l-9 5z" fill="#16283f" />
      <path d="M28 55v7M68 55v7" stroke="#16283f" strokeWidth="2.600" strokeLinecap="round" />
    </svg>
  );
}

function Dungeon({ size = 96 }: Size) {
  return (
    <svg {...box(size)}>
      <path d="M10 92V40a38 36 0 0 1 76 0v52z" fill="#1d1126" stroke="#ffa45c" strokeWidth="2.600" />
      <path
        d="M22 34C12 26 12 14 16 6c6 8 14 10 20 14zM74 34c10-8 10-20 6-28-6 8-14 10-20 14z"
        fill="#a26be0"
        stroke="#1d1126"
        strokeWidth="2"
      />
      <path d="M22 92V46a26 26 0 0 1 52 0v46z" fill="#08040c" />
      <path d="M30 54c6-6 12-4 14 2-4 4-10 4-14-2zM66 54c-6-6-12-4-14 2 4 4 10 4 14-2z" fill="#ffd84a" />
      <path d="M30 70h36c-2 12-10 16-18 16s-16-4-18-16z" fill="#ffa45c" />
      <path d="m34 70 5 7 5-7zM52 70l5 7 5-7z" fill="#fff" />
    </svg>
  );
}

function Juiblex({ size = 96 }: Size) {
  return (
    <svg {...box(size)}>
      <path d="M48 4v88M8 24l80 48M88 24 8 72" stroke="#6a4aa0" strokeWidth="2.600" strokeLinecap="round" />
      <path
        d="M48 14c22 0 34 16 32 34-2 14-12 14-14 24-2 8-8 8-10 2-3-8-8 2-12 8-5 6-10 2-10-6 0-10-16-12-18-28C14 28 28 14 48 14z"
        fill="#74bf42"
        stroke="#23460f"
        strokeWidth="2"
      />
      <ellipse cx="50" cy="42" rx="18" ry="13" fill="#efffd0" />
      <ellipse cx="50" cy="42" rx="4.500" ry="11" fill="#10180a" />
      <circle cx="30" cy="58" r="4" fill="#c6f07d" />
      <circle cx="66" cy="64" r="3" fill="#c6f07d" />
    </svg>
  );
}

function Folklore({ size = 96 }: Size) {
  return (
    <svg {...box(size)}>
      <circle cx="54" cy="38" r="34" fill="#d8ece6" />
      <circle cx="66" cy="30" r="6" fill="#b5d0cb" />
      <circle cx="40" cy="22" r="4" fill="#b5d0cb" />
      <path d="M4 90c12-22 66-26 88 0z" fill="#10191a" stroke="#9fd0d0" strokeWidth="2.200" strokeLinejoin="round" />
      <path
        d="M40 76c2-16 8-22 16-28l2-10 7 7 13 3 4 6-10 3c-6 6-4 12-6 20z"
        fill="#0a1011"
        stroke="#9fd0d0"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
      <path d="m70 49 6 2-5 2z" fill="#f0564a" />
      <path
        d="M18 82V40M18 60 8 48M18 54l10-12M18 46l-7-10M18 44l6-12"
        stroke="#9fd0d0"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Vesper({ size = 96 }: Size) {
  return (
    <svg {...box(size)}>
      <path d="M48 8c8 16 20 24 20 40a20 20 0 0 1-40 0c0-16 12-24 20-40z" fill="#f4b860" />
      <path d="M48 32c4 8 10 12 10 20a10 10 0 0 1-20 0c0-8 6-12 10-20z" fill="#fff1c4" />
      <rect x="34" y="72" width="28" height="20" rx="2" fill="#eadcbb" />
    </svg>
  );
}

export const emblems: { readonly [game: string]: ComponentType<Size> } = {
  salem: Salem,
  realm: Realm,
  dungeon: Dungeon,
  juiblex: Juiblex,
  folklore: Folklore,
  vesper: Vesper,
};
