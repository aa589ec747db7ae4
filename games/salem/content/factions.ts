import type { MessengerColour } from './tokens.ts';
import type { Family, Side } from './types.ts';

export interface Faction {
  readonly id: string;
  readonly title: string;
  readonly side: Side;
  readonly minPlayers: 2 | 3;
  readonly colour: MessengerColour;
  readonly icons: number;
  readonly ally: Exclude<Family, 'neutral'>;
  readonly rival: Exclude<Family, 'neutral'>;
  readonly points: { readonly rivalJailed: number; readonly allyCircled: number; readonly allyJailed: number };
}

/** The same on every Faction card; `allyJailed` counts every player's jail (SAL-R8). */
const points = { rivalJailed: 2, allyCircled: 2, allyJailed: -1 } as const;

export const factions: readonly Faction[] = [
  {
    id: 'FV1',
    title: 'Salem Village: The Old Covenant',
    side: 'V',
    minPlayers: 2,
    colour: 'yellow',
    icons: 1,
    ally: 'putnam',
    rival: 'proctor',
    points,
  },
  {
    id: 'FT1',
    title: 'Salem Town: The Tavern Road',
    side: 'T',
    minPlayers: 2,
    colour: 'red',
    icons: 1,
    ally: 'proctor',
    rival: 'putnam',
    points,
  },
  {
    id: 'FV2',
    title: 'Salem Village: The Flooded Fields',
    side: 'V',
    minPlayers: 3,
    colour: 'purple',
    icons: 1,
    ally: 'putnam',
    rival: 'porter',
    points,
  },
  {
    id: 'FT2',
    title: 'Salem Town: The Merchant Wharf',
    side: 'T',
    minPlayers: 3,
    colour: 'white',
    icons: 1,
    ally: 'porter',
    rival: 'putnam',
    points,
  },
];
