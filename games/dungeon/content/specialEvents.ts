/** The special event cards. Index n is SE n + 1. */
import { BARD, PRIEST, THIEF, WARRIOR, WIZARD } from './adventurers.ts';
import type { Happening, SpecialEvent, SpecialEventCard } from './types.ts';

export const WitchHunt: SpecialEvent = 0;
export const LanternParade: SpecialEvent = 12;

const FIRST_FESTIVAL_EVENT: SpecialEvent = 9;

const rows: readonly (readonly [string, readonly Happening[], string])[] = [
  ['Witch Hunt', [{ do: 'hunt', evil: 3 }], 'Give up a monster, or gain 3 Evil.'],
  ['VIP Visit', [{ do: 'host', food: 1, gold: 1 }], 'Serve 1 food and 1 gold; each one missing is a red mark.'],
  [
    'Earthquake',
    [{ do: 'quake', tiles: 2 }],
    'Twice, a tile of yours caves in: unconquered, not at the entrance, and cutting nothing off.',
  ],
  [
    'Monster Strike',
    [{ do: 'strike' }],
    'Each monster wants one unit of its cost, or sulks face down until the combat is over.',
  ],
  [
    'Bank Failure',
    [{ do: 'loseShare', what: 'gold', divisor: 2, roundUp: true }],
    'Half of your gold is gone, rounded up.',
  ],
  [
    'Imp Exodus',
    [{ do: 'loseShare', what: 'imps', divisor: 3, roundUp: false }],
    'A third of your imps leave, rounded down.',
  ],
  [
    'Spoiled Larder',
    [{ do: 'loseShare', what: 'food', divisor: 2, roundUp: true }],
    'Half of your food is gone, rounded up.',
  ],
  [
    'Scandal Sheets',
    [
      { do: 'scandal', of: 'ghosts', atLeast: 1, evil: 1 },
      { do: 'scandal', of: 'monsters', atLeast: 3, evil: 1 },
    ],
    '1 Evil if you keep a ghost, 1 Evil if you keep three monsters or more.',
  ],
  [
    'Safety Inspection',
    [{ do: 'inspect', gold: 1 }],
    'With an unconquered room: discard a trap or pay 1 gold; failing both, a red mark.',
  ],
  [
    'Impatient Heroes',
    [{ do: 'impatience' }],
    'Those who arrive this season act at once: warriors put a monster to sleep, thieves take gold, priests food, wizards a trap, bards spread 1 Evil.',
  ],
  ['Rats', [{ do: 'lose', what: 'food', count: 2 }], '2 food is gone.'],
  ['I’m Back', [{ do: 'return' }], 'A paladin leaves the tent for the most evil player who has none.'],
  ['Lantern Parade', [{ do: 'parade', gold: 2, evil: 2 }], 'You may pay 2 gold for Evil −2.'],
  [
    'Talent Scouts',
    [{ do: 'scouts', monsters: 2 }],
    '1 food for every two monsters; for each food missing a monster sulks face down until the combat is over.',
  ],
  ['Folk Heroes', [{ do: 'cheer', hitPoints: 1 }], 'The last in your line gets 1 hit point until the combat is over.'],
];

const PLURAL = ['Scandal Sheets', 'Impatient Heroes', 'Rats', 'Talent Scouts', 'Folk Heroes'];

export const specialEvents: readonly SpecialEventCard[] = rows.map(([name, happenings, text], at) => ({
  id: `SE${at + 1}`,
  name,
  plural: PLURAL.includes(name),
  fs: at >= FIRST_FESTIVAL_EVENT,
  happenings,
  text,
}));

/** What an adventurer who arrives with SE10 does, by class. */
export const impatience: { readonly [kind: number]: Happening } = {
  [WARRIOR]: { do: 'turnDown', monsters: 1 },
  [THIEF]: { do: 'lose', what: 'gold', count: 1 },
  [PRIEST]: { do: 'lose', what: 'food', count: 1 },
  [WIZARD]: { do: 'discardTrap' },
  [BARD]: { do: 'slander', evil: 1 },
};

/** The special event cards, unshuffled. */
export function specialDeck(fs: boolean): SpecialEvent[] {
  return specialEvents.flatMap((card, at) => (fs || !card.fs ? [at] : []));
}
