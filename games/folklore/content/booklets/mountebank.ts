import type { Booklet } from '../things.ts';
import type { Dice, Limit } from '../types.ts';
import {
  SK_C,
  adjacentAlly,
  ally,
  blessing,
  cancel,
  coins,
  d,
  foe,
  free,
  freely,
  instead,
  loot,
  might,
  payPp,
  per,
  power,
  pp,
  react,
  rerollEither,
  stat,
  supply,
  unexhaust,
  weaken,
  whilst,
} from '../verbs.ts';
import { ghostPower, ghostStrike } from './ghostPower.ts';

const cutPurse = (by: Dice) =>
  power([], react('fightWon', freely, [coins('self', by)], { automatic: true, power: 'cutpurse' }));
const makeAnEntrance = (limit: Limit) =>
  free(freely, [blessing('self', 'respected')], { limit, moments: ['town'], power: 'respectedInTown' });

export const mountebank: Booklet = {
  id: 'MO',
  name: 'Mountebank',
  might: 15,
  defense: 55,
  damage: 0,
  vita: 12,
  pp: 5,
  stride: 6,
  mystic: 'none',
  keywords: ['shadow', 'charm', 'aim'],
  skills: { archeology: 0, awareness: 1, ecology: 1, faith: 0, nerve: 0, occult: 0, speech: 2, trickery: 3 },
  special: { name: 'Loaded Die', ...power([], react('roll10', freely, [rerollEither], { limit: per(2, 'chapter') })) },
  paths: [
    {
      name: 'Cutpurse',
      ...cutPurse(d(1, 4)),
      lore: [
        instead('cutpurse', cutPurse(d(2, 4))),
        power([], react('kill', freely, [supply('self')], { limit: per(1, 'fight'), moments: ['encounter'] })),
      ],
    },
    {
      name: 'Player',
      ...power([{ give: 'checksOf', what: 'speechInStory', by: 1 }], makeAnEntrance(per(1, 'story'))),
      lore: [
        instead('respectedInTown', power([], makeAnEntrance(per(1, 'chapter')))),
        power([], free(payPp(1), [weaken('target', 2)], { limit: per(1, 'fight'), target: foe(4) })),
      ],
    },
  ],
  abilities: ['AB31', 'AB34'],
  starters: ['S12a', 'S12b', 'S13'],
  heirloom: 'H06',
  mystics: 0,
  ghost: {
    might: 15,
    defense: 65,
    damage: 0,
    stride: 6,
    powers: [
      ghostStrike('Chill Stiletto', 1, 1, d(1, 6), { flank: 1 }),
      ghostPower('Mislead', 2, [weaken('target', 2)], { target: foe(3) }),
      ghostPower('Purloin', 3, [unexhaust('target', 1)], { target: ally(3), moments: SK_C }),
    ],
  },
  lore: {
    200: [power([stat('search', 1)]), power([stat('stride', 1)])],
    350: [
      power([], react('hit', payPp(1), [cancel], { limit: per(1, 'fight') })),
      power([whilst(adjacentAlly, might(5, 'melee'))]),
    ],
    950: [
      power([{ give: 'sells', quarters: 3 }]),
      power([], react('fightWon', freely, [loot('self')], { automatic: true })),
    ],
    1400: [
      power([{ give: 'cheaper', what: 'secondAttack', by: 0, free: true }]),
      power([], react('fightStart', freely, [pp('self', 1)], { automatic: true })),
    ],
  },
};
