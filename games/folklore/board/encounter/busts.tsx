/** Busts of all foes in a box of 64. */
import type { FoeId } from '../../content/ids.ts';
import type { ReactNode } from 'react';
import { beasts } from './beasts.tsx';
import { dead } from './dead.tsx';
import { people } from './people.tsx';

const O = { stroke: '#0c0a08', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;

const bride = () => (
  <>
    <path d="M8 66Q10 22 32 6q22 16 24 60z" fill="#6fb3b5" {...O} />
    <path d="M14 66Q16 28 32 13q16 15 18 53z" fill="#a9dcd9" />
    <path d="M23 30q9-9 18 0v9q-1 11-9 13-8-2-9-13z" fill="#e6f5ee" {...O} />
    <ellipse cx="28" cy="36" rx="2.6" ry="3.4" fill="#0d2326" />
    <ellipse cx="36" cy="36" rx="2.6" ry="3.4" fill="#0d2326" />
    <path d="M29.5 45q2.5-2 5 0" stroke="#0d2326" strokeWidth="1.5" fill="none" strokeLinecap="round" />
    <path
      d="M21 30Q16 46 19 64M24 25q-3 8-3 14M43 30q5 16 2 34M40 25q3 8 3 14"
      stroke="#2f5a3a"
      strokeWidth="2.2"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M20 27q12-13 24 0" stroke="#3c6b41" strokeWidth="4" fill="none" strokeLinecap="round" />
    <circle cx="24" cy="22.5" r="2.2" fill="#dfe9c8" {...O} />
    <circle cx="32" cy="19.8" r="2.5" fill="#dfe9c8" {...O} />
    <circle cx="40" cy="22.5" r="2.2" fill="#dfe9c8" {...O} />
  </>
);

const revenant = () => (
  <>
    <path d="M6 66C8 52 18 46 32 46s24 6 26 20z" fill="#2f3d37" {...O} />
    <path d="M18 30q0-20 14-20t14 20q0 8-4 11l-1 9q-9 4-18 0l-1-9q-4-3-4-11z" fill="#9db49b" {...O} />
    <path d="M17 32Q13 10 32 8q19 2 15 24-3-12-8-14-3 5-7 1-4 4-7-1-5 3-8 14z" fill="#25302a" {...O} />
    <ellipse cx="26" cy="32" rx="4" ry="4.6" fill="#101a16" />
    <ellipse cx="38" cy="32" rx="4" ry="4.6" fill="#101a16" />
    <circle cx="26" cy="32.5" r="1.3" fill="#e3d9bf" />
    <circle cx="38" cy="32.5" r="1.3" fill="#e3d9bf" />
    <path d="M32 36l-1.8 4h3.600z" fill="#101a16" />
    <path d="M26 45h12M28.5 43.500v3.200M32 43.500v3.200M35.5 43.500v3.2" stroke="#101a16" strokeWidth="1.4" />
    <path d="M20 50q12 7 24 0l1 5q-13 7-26 0z" fill="#b09a6b" {...O} />
    <path d="M24 53l3 3M30 54.500l3 3M37 54l3 3" stroke="#5c4a28" strokeWidth="1.3" />
  </>
);

const drawn: { readonly [Id in FoeId]: () => ReactNode } = {
  ...beasts,
  ...people,
  ...dead,
  F01: bride,
  C16: revenant,
};

export const Drawn = ({ of }: { readonly of: FoeId }) => drawn[of]();
