/** The eight orders and their spaces on the Central Board, and the Evilometer. Index n is O n + 1. */
import { cost, dig, free, gain, mine, repent, spy } from './costs.ts';
import type { Colour, Effect, Order, OrderCard, Spot } from './types.ts';

export const GetFood: Order = 0;
export const ImproveReputation: Order = 1;
export const DigTunnels: Order = 2;
export const MineGold: Order = 3;
export const RecruitImps: Order = 4;
export const BuyTraps: Order = 5;
export const HireMonster: Order = 6;
export const BuildRoom: Order = 7;
export const ORDERS = 8;
/** Spaces of an O-location, and minions of a colour. */
export const SPOTS = 3;
export const MINIONS = 3;

/** Where a non-player's shown minion goes first (DUN-R54). */
export const SPOT_I: Spot = 0;
export const SPOT_II: Spot = 1;
export const SPOT_III: Spot = 2;

const FIRST_TO_THIRD: readonly Spot[] = [0, 1, 2];
const THIRD_TO_FIRST: readonly Spot[] = [2, 1, 0];

const hire: Effect = { do: 'hire' };
const build: Effect = { do: 'build' };
const buyTraps = (count: number): Effect => ({ do: 'buyTraps', count });

export const orders: readonly OrderCard[] = [
  {
    id: 'O1',
    name: 'Get Food',
    spaces: [
      { cost: cost({ gold: 1 }), effects: [gain({ food: 2 })] },
      { cost: cost({ evil: 1 }), effects: [gain({ food: 3 })] },
      { cost: cost({ evil: 2 }), effects: [gain({ food: 3, gold: 1 })] },
    ],
    acts: FIRST_TO_THIRD,
    nonPlayerEvil: [0, 1, 2],
  },
  {
    id: 'O2',
    name: 'Improve Reputation',
    spaces: [
      { cost: free, effects: [repent(1), spy] },
      { cost: free, effects: [repent(2)] },
      { cost: cost({ gold: 1 }), effects: [repent(2), spy] },
    ],
    acts: FIRST_TO_THIRD,
    nonPlayerEvil: [-1, -2, -2],
  },
  {
    id: 'O3',
    name: 'Dig Tunnels',
    spaces: [
      { cost: free, effects: [dig(2, 0)] },
      { cost: free, effects: [dig(3, 0)] },
      { cost: free, effects: [dig(4, 1)] },
    ],
    acts: FIRST_TO_THIRD,
    nonPlayerEvil: [0, 0, 0],
  },
  {
    id: 'O4',
    name: 'Mine Gold',
    spaces: [
      { cost: free, effects: [mine(2, 0)] },
      { cost: free, effects: [mine(3, 0)] },
      { cost: free, effects: [mine(4, 1)] },
    ],
    acts: FIRST_TO_THIRD,
    nonPlayerEvil: [0, 0, 0],
  },
  {
    id: 'O5',
    name: 'Recruit Imps',
    spaces: [
      { cost: cost({ food: 1 }), effects: [gain({ imps: 1 })] },
      { cost: cost({ food: 2 }), effects: [gain({ imps: 2 })] },
      { cost: cost({ food: 1, gold: 1 }), effects: [gain({ imps: 2 })] },
    ],
    acts: FIRST_TO_THIRD,
    nonPlayerEvil: [0, 0, 0],
  },
  {
    id: 'O6',
    name: 'Buy Traps',
    spaces: [
      { cost: cost({ gold: 1 }), effects: [buyTraps(1)] },
      { cost: free, effects: [buyTraps(1)] },
      { cost: cost({ gold: 2 }), effects: [buyTraps(2)] },
    ],
    acts: FIRST_TO_THIRD,
    nonPlayerEvil: [0, 0, 0],
  },
  {
    id: 'O7',
    name: 'Hire Monster',
    spaces: [
      { cost: free, effects: [hire] },
      { cost: free, effects: [hire] },
      { cost: cost({ food: 1 }), effects: [hire] },
    ],
    acts: THIRD_TO_FIRST,
    nonPlayerEvil: [1, 1, 1],
  },
  {
    id: 'O8',
    name: 'Build Room',
    spaces: [
      { cost: free, effects: [build] },
      { cost: cost({ gold: 1 }), effects: [build] },
      { cost: cost({ gold: 1 }), effects: [build] },
    ],
    acts: THIRD_TO_FIRST,
    nonPlayerEvil: [0, 0, 0],
  },
];

/** Colours at every table; those without a seat are non-players. */
export const COLOURS = 4;
export const COLOUR_NAMES = ['red', 'blue', 'green', 'yellow'] as const;
export const ALL_COLOURS: readonly Colour[] = [0, 1, 2, 3];

// The Evilometer (DUN-R15).
export const EVIL_LEAST = 1;
export const EVIL_START = 5;
/** From here on a player is egregious. */
export const EVIL_PALADIN = 10;
export const EVIL_MOST = 15;
