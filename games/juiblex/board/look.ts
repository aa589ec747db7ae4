/** Signs and colours: aspects, and the things that are counted. */
import type { IconName } from '@vesper/web/board';
import { Spread, kindOf, kinds } from '../content/cards.ts';
import type { Aspect, Card, Kind } from '../content/types.ts';
import { aspectName } from '../words/names.ts';

export const aspectIcons: { readonly [A in Aspect | 'none']: IconName } = {
  ambition: 'game:crown',
  conquest: 'game:bordered-shield',
  malice: 'game:plain-dagger',
  guile: 'game:domino-mask',
  obedience: 'game:knot',
  none: 'game:broken-skull',
};

/** The band of a card: white letters are read on every one of them, in all themes. */
const bands: { readonly [A in Aspect | 'none']: string } = {
  ambition: '#7d52b8',
  conquest: '#86603a',
  malice: '#a32a3c',
  guile: '#1a7070',
  obedience: '#63646d',
  none: '#4d4357',
};

export const bandOf = (kind: Kind): string => (kind === Spread ? '#2f5718' : bands[kinds[kind].aspect]);
export const aspectIcon = (kind: Kind): IconName => aspectIcons[kinds[kind].aspect];

/** What stands in the band. */
export function aspectWord(card: Card): string {
  const { aspect, type } = kinds[kindOf[card]];
  return aspect === 'none' ? type : aspectName(aspect);
}

export const signs = {
  power: 'game:broadsword',
  influence: 'game:spider-web',
  barracks: 'game:meeple',
  spies: 'game:spy',
  hand: 'game:card-pickup',
  deck: 'game:card-draw',
  discard: 'game:card-discard',
  inner: 'game:crown',
  trophies: 'game:broken-skull',
  vp: 'game:star-medal',
} as const satisfies { readonly [sign: string]: IconName };
