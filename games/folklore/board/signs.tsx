/** Drops, leaves, wisps, rings, books and stars: the signs of what a character has, always beside a number. */
import type { IconName } from '@vesper/web/board';
import type { Skill } from '../content/types.ts';

type Sign = (props: { readonly size?: number }) => React.ReactNode;

const drawn = (path: React.ReactNode): Sign =>
  function Drawn({ size = 12 }) {
    return (
      <svg className="fol-sign" width={size} height={size} viewBox="0 0 12 12" aria-hidden>
        {path}
      </svg>
    );
  };

export const Drop = drawn(
  <path d="M6 .6C8.200 4 10 5.600 10 7.800A4 4 0 0 1 2 7.800C2 5.600 3.800 4 6 .6z" fill="var(--fol-vita)" />,
);
export const Leaf = drawn(
  <>
    <path d="M6 .5c4.500 3 4.600 8 0 11-4.600-3-4.500-8 0-11z" fill="var(--fol-pp)" />
    <path d="M6 3v7" stroke="var(--panel)" strokeWidth="1.1" />
  </>,
);
export const Wisp = drawn(
  <path
    d="M6 .8C9 2.600 10.400 5 9.600 7.600 9 9.900 7.600 11.200 6 11.200S2.800 10 2.400 8c1 .6 1.800.4 2.200-.4C5.200 6.200 3.600 3.600 6 .8z"
    fill="var(--fol-gp)"
  />,
);
export const Star = drawn(
  <path d="M6 .4 7.300 4.700 11.600 6 7.300 7.300 6 11.600 4.700 7.300.4 6l4.300-1.300z" fill="var(--fol-gp)" />,
);
export const Coin = drawn(<circle cx="6" cy="6" r="4.2" fill="none" stroke="var(--fol-coin)" strokeWidth="2.4" />);

/** The leader's token, and what lore is counted in. */
export const leadsBy = { day: 'game:sun', night: 'game:moon' } as const satisfies Record<string, IconName>;
export const loreIcon: IconName = 'game:open-book';

export const skillIcon: { readonly [S in Skill]: IconName } = {
  archeology: 'game:spade',
  awareness: 'game:semi-closed-eye',
  ecology: 'game:oak-leaf',
  faith: 'game:candle-flame',
  nerve: 'game:hearts',
  occult: 'game:triquetra',
  speech: 'game:lips',
  trickery: 'game:domino-mask',
};
