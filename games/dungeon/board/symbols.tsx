/** The small signs of the game: what is paid and gained, what adventurers can do, what they have suffered. */
import { memo } from 'react';
import type { ReactNode } from 'react';

export type Sign =
  | 'food'
  | 'gold'
  | 'imp'
  | 'troll'
  | 'evil'
  | 'good'
  | 'trap'
  | 'monster'
  | 'spy'
  | 'dig'
  | 'mine'
  | 'room'
  | 'magic'
  | 'fast'
  | 'slow'
  | 'heart'
  | 'note'
  | 'damage'
  | 'life'
  | 'courage'
  | 'poison'
  | 'mark'
  | 'pet'
  | 'points';

const ink = { stroke: '#1a1016', strokeWidth: 1, strokeLinejoin: 'round' as const };

const drawn: Readonly<Record<Sign, ReactNode>> = {
  food: (
    <>
      <path
        d="M4 12.200a1.700 1.700 0 1 0 .200 2 1.600 1.600 0 1 0 1.800-2.100l1.700-1.800-1.900-1.700z"
        fill="#fff4dc"
        {...ink}
      />
      <path
        d="M6 10.400C4.200 7 6 2.200 10 1.400c3.200-.6 5.400 2 4.600 5C13.600 10.200 9.400 12.600 6 10.400z"
        fill="#7cc24e"
        {...ink}
      />
      <path
        d="M8 6.600c.3-1.700 1.400-2.900 3-3.300"
        stroke="#d9f2b4"
        strokeWidth="1.300"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  gold: (
    <>
      <circle cx="8" cy="8" r="6.600" fill="#f3c430" {...ink} />
      <circle cx="8" cy="8" r="4.300" fill="none" stroke="#9c6d0c" strokeWidth="1.100" />
      <path d="M8 5.800v4.400" stroke="#9c6d0c" strokeWidth="1.500" strokeLinecap="round" />
    </>
  ),
  imp: (
    <>
      <path
        d="M1.500 3.200C3 3 4.600 3.700 5.300 4.800h5.400c.7-1.100 2.300-1.800 3.800-1.600-.4 1.600-1 2.700-1.800 3.600L8 15 3.300 6.800c-.8-.9-1.400-2-1.800-3.600z"
        fill="#e4553f"
        {...ink}
      />
      <circle cx="6.100" cy="7.300" r="1.250" fill="#fff7d8" />
      <circle cx="9.900" cy="7.300" r="1.250" fill="#fff7d8" />
      <circle cx="6.300" cy="7.500" r=".6" fill="#1a1016" />
      <circle cx="9.700" cy="7.500" r=".6" fill="#1a1016" />
      <path d="M6.700 10.300h2.600L8 12z" fill="#4a0d0d" />
    </>
  ),
  troll: (
    <>
      <rect x="2" y="2.500" width="12" height="11.500" rx="4" fill="#8da07c" {...ink} />
      <circle cx="5.800" cy="6.800" r="1.300" fill="#fff7d8" />
      <circle cx="10.200" cy="6.800" r="1.300" fill="#fff7d8" />
      <circle cx="6" cy="7" r=".6" fill="#1a1016" />
      <circle cx="10" cy="7" r=".6" fill="#1a1016" />
      <path d="M5 10.800h6M5.400 10.800V9M10.600 10.800V9" stroke="#1a1016" strokeWidth="1.200" />
    </>
  ),
  evil: (
    <>
      <circle cx="8" cy="8" r="6.700" fill="#2b1a33" stroke="#d9a6ff" strokeWidth="1.200" />
      <path d="m3.600 5.200 3 1.300M12.400 5.200l-3 1.300" stroke="#ff7a5c" strokeWidth="1.500" strokeLinecap="round" />
      <path d="M3.800 9h8.400l-1 3.600L9.700 10H6.300l-1.500 2.600z" fill="#fff" />
    </>
  ),
  good: (
    <>
      <circle cx="8" cy="8" r="6.600" fill="#f8dc6a" {...ink} />
      <circle cx="5.700" cy="6.500" r="1" fill="#1a1016" />
      <circle cx="10.300" cy="6.500" r="1" fill="#1a1016" />
      <path
        d="M4.600 9.300c1.700 2.600 5.100 2.600 6.800 0"
        stroke="#1a1016"
        strokeWidth="1.300"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  trap: (
    <>
      <path
        d="m8 .8 1.300 2.600h-2.600zM8 15.200l1.300-2.600h-2.600zM.8 8l2.600-1.300v2.600zM15.200 8l-2.600-1.300v2.600zM2.900 2.900l2.800.9-1.900 1.900zM13.100 2.900l-.9 2.800-1.900-1.900zM2.900 13.100l.9-2.800 1.900 1.900zM13.100 13.100l-2.800-.9 1.900-1.900z"
        fill="#dfe6ec"
        {...ink}
        strokeWidth=".7"
      />
      <circle cx="8" cy="8" r="4.500" fill="#93a3b1" {...ink} />
      <path d="M6 7c.4-1 1.200-1.500 2.200-1.600" stroke="#fff" strokeWidth="1.200" fill="none" strokeLinecap="round" />
    </>
  ),
  monster: (
    <>
      <path
        d="M2 1.200c.5 2 1.500 3 2.800 3.500h6.400C12.500 4.200 13.500 3.200 14 1.200c1.300 2.700 1 5-.3 6.400.2 4-2.400 7-5.700 7s-5.900-3-5.700-7C1 6.200.7 3.900 2 1.200z"
        fill="#a26be0"
        {...ink}
      />
      <path
        d="m4.400 7.200 2.700 1.200M11.600 7.200 8.900 8.400"
        stroke="#ffd84a"
        strokeWidth="1.700"
        strokeLinecap="round"
      />
      <path d="M5 10.600h6L9.800 13H6.200z" fill="#fff" />
    </>
  ),
  spy: (
    <>
      <path d="M1 8c3.600-5.200 10.400-5.200 14 0-3.600 5.200-10.400 5.200-14 0z" fill="#f6efdd" {...ink} />
      <circle cx="8" cy="8" r="3" fill="#3f6fb0" {...ink} />
      <circle cx="8" cy="8" r="1.200" fill="#0d0a12" />
    </>
  ),
  dig: (
    <>
      <path d="M9.200 6.300 3 14" stroke="#b17b45" strokeWidth="2.200" strokeLinecap="round" />
      <path
        d="M2.300 4.600C6 1 11.400 1.700 14.600 7c.4 1-.3 1.400-1 .8C10.400 5 6.600 4.200 3 5.600c-.9.300-1.300-.4-.7-1z"
        fill="#cfd8df"
        {...ink}
      />
    </>
  ),
  mine: (
    <>
      <path d="m2 12.500 1.700-5 2.800-2 2.200 1 2.500-2.500 3 4 .3 4.500z" fill="#6d5a75" {...ink} />
      <circle cx="5.600" cy="9.700" r="1.500" fill="#f3c430" />
      <circle cx="9.600" cy="8" r="1.300" fill="#f3c430" />
      <circle cx="11.200" cy="10.900" r="1.100" fill="#f3c430" />
    </>
  ),
  room: (
    <>
      <path d="M2.200 14V7.200a5.800 5.800 0 0 1 11.600 0V14z" fill="#c98d4e" {...ink} />
      <path d="M5.400 14V8.800a2.600 2.600 0 0 1 5.200 0V14z" fill="#2a1420" />
    </>
  ),
  magic: <path d="m8 .9 4.300 5.300L8 15.100 3.700 6.200zM3.700 6.200h8.600M8 .9v14.200" fill="#63a8f5" {...ink} />,
  fast: (
    <>
      <path d="m8 .9 4.300 5.300L8 15.100 3.700 6.200z" fill="#63a8f5" {...ink} />
      <path d="M9.200 3.400 6.300 7.800h1.800l-.8 4 3-4.900H8.500z" fill="#fff3b0" {...ink} strokeWidth=".7" />
    </>
  ),
  slow: (
    <>
      <path d="m8 .9 4.300 5.300L8 15.100 3.700 6.200z" fill="#63a8f5" {...ink} />
      <path
        d="m8 2.600-1 2.600 1.700 1.700L7 9.200l1 2.200M4.600 6.500l1.800.8M11.400 6.600l-1.700 1"
        stroke="#0d2a52"
        strokeWidth="1"
        fill="none"
      />
    </>
  ),
  heart: (
    <path
      d="M8 14.200C3.400 10.900 1.300 8.400 1.300 5.700c0-3.600 4.700-4.800 6.700-1.600 2-3.200 6.700-2 6.700 1.600 0 2.700-2.100 5.200-6.700 8.500z"
      fill="#f07a8c"
      {...ink}
    />
  ),
  note: (
    <path
      d="M6 2.300 13.600 1v9.100a2.500 2.200 0 1 1-1.900-2.100V4.500L7.900 5.200v6.900A2.500 2.200 0 1 1 6 10z"
      fill="#cf9bff"
      {...ink}
    />
  ),
  damage: (
    <path
      d="M8 1.200c3 4.200 4.700 6.500 4.700 9a4.700 4.700 0 0 1-9.400 0c0-2.500 1.700-4.800 4.700-9z"
      fill="#ea3f3f"
      {...ink}
    />
  ),
  life: (
    <>
      <path
        d="M3 3.400 8 1.200l5 2.200v5.200c0 3-2.200 5-5 6.200-2.800-1.200-5-3.200-5-6.200z"
        fill="#f2e4c4"
        {...ink}
      />
      <path d="M8 4.300v7.200M4.800 7.200h6.400" stroke="#a5332c" strokeWidth="1.800" />
    </>
  ),
  courage: (
    <path
      d="M2.600 2.600C4.800 3 6.600 2.500 8 1.300c1.400 1.200 3.200 1.700 5.400 1.300.5 5.400-1 9.600-5.400 12.200C3.600 12.200 2.100 8 2.600 2.600z"
      fill="#f5b93e"
      {...ink}
    />
  ),
  poison: (
    <>
      <path
        d="M8 1.200c3 4.200 4.700 6.500 4.700 9a4.700 4.700 0 0 1-9.400 0c0-2.500 1.700-4.800 4.700-9z"
        fill="#79cf45"
        {...ink}
      />
      <circle cx="6.600" cy="9.200" r="1.100" fill="#12320b" />
      <circle cx="9.400" cy="9.200" r="1.100" fill="#12320b" />
      <path d="M6.600 12h2.800" stroke="#12320b" strokeWidth="1.300" />
    </>
  ),
  mark: (
    <>
      <rect x="1.500" y="3.300" width="13" height="9.600" rx="1.200" fill="#f2e4c4" {...ink} />
      <path d="m1.800 3.800 6.200 5 6.200-5" fill="none" {...ink} />
      <path
        d="M8 7.600c1.700 2.300 2.500 3.400 2.500 4.700a2.500 2.500 0 0 1-5 0c0-1.300.8-2.400 2.500-4.700z"
        fill="#d9302f"
        {...ink}
        strokeWidth=".7"
      />
    </>
  ),
  pet: (
    <>
      <ellipse cx="8" cy="11" rx="3.600" ry="3" fill="#f0c9a0" {...ink} />
      <circle cx="3.600" cy="7.600" r="1.700" fill="#f0c9a0" {...ink} />
      <circle cx="12.400" cy="7.600" r="1.700" fill="#f0c9a0" {...ink} />
      <circle cx="6.200" cy="4.300" r="1.700" fill="#f0c9a0" {...ink} />
      <circle cx="9.800" cy="4.300" r="1.700" fill="#f0c9a0" {...ink} />
    </>
  ),
  points: (
    <path d="m8 1 2.100 4.600 5 .6-3.700 3.400 1 5L8 12.100l-4.400 2.500 1-5L.9 6.200l5-.6z" fill="#ffe08a" {...ink} />
  ),
};

/** What a sign is called; with a number before it, or behind it. */
const called: Readonly<Record<Sign, (n: number | string) => string>> = {
  food: n => `${n} food`,
  gold: n => `${n} gold`,
  imp: n => several(n, 'imp'),
  troll: n => `${several(n, 'Troll token')} free`,
  evil: n => `Evil ${n}`,
  good: n => `${n} good deeds`,
  trap: n => several(n, 'trap'),
  monster: n => (n === '' ? 'a monster or ghost' : several(n, 'monster')),
  spy: () => 'a look at a Combat Card',
  dig: n => several(n, 'tunnel'),
  mine: n => `up to ${n} gold mined`,
  room: n => (n === '' ? 'a room' : several(n, 'room')),
  magic: n => `magic ${n}`,
  fast: () => 'fast spell',
  slow: () => 'slow spell',
  heart: n => `healing ${n}`,
  note: n => several(n, 'note'),
  damage: n => `${n} damage`,
  life: n => several(n, 'hit point'),
  courage: n => `courage ${n}`,
  poison: n => `poison ${n}`,
  mark: n => `${several(n, 'red mark')} in the Dead Letter Office`,
  pet: n => several(n, 'pet'),
  points: n => several(n, 'point'),
};

/** `2 of 4 traps`: drawn are four, kept are two. */
function several(n: number | string, one: string): string {
  return `${String(n).replace('/', ' of ')} ${n === 1 ? one : `${one}s`}`;
}

export const Symbol = memo(function Symbol({ of, size = 14 }: { readonly of: Sign; readonly size?: number }) {
  return (
    <svg className="dun-sign" width={size} height={size} viewBox="0 0 16 16" aria-hidden>
      {drawn[of]}
    </svg>
  );
});

/** A sign with its number: `3 food`. A single one that needs no number has none. */
export const Amount = memo(function Amount(props: {
  readonly of: Sign;
  readonly n: number | string;
  readonly size?: number;
}) {
  const { of, n, size = 14 } = props;
  return (
    <span className="dun-amount" data-tip={called[of](n)}>
      <Symbol of={of} size={size} />
      <b>{n}</b>
    </span>
  );
});
