import type { Booklet } from '../things.ts';
import type { FoeType } from '../types.ts';
import {
  C,
  SK,
  act,
  addToRoll,
  ally,
  aura,
  d,
  defense,
  foe,
  free,
  ghost,
  gp,
  instead,
  loseTurn,
  might,
  mod,
  mysticAttack,
  payPp,
  per,
  power,
  pp,
  react,
  rollHigh,
  stat,
} from '../verbs.ts';
import { ghostPower, ghostStrike } from './ghostPower.ts';

const mesmerize = (...types: FoeType[]) =>
  free(payPp(2), [loseTurn('target')], {
    limit: per(1, 'fight'),
    target: foe(4, types, { nonAffliction: true }),
    power: 'mesmerist',
  });

export const telepath: Booklet = {
  id: 'TE',
  name: 'Telepath',
  might: 10,
  defense: 50,
  damage: 0,
  vita: 11,
  pp: 7,
  stride: 5,
  mystic: 'ritual',
  keywords: ['mind', 'charm', 'arcane'],
  skills: { archeology: 0, awareness: 2, ecology: 0, faith: 0, nerve: 1, occult: 1, speech: 2, trickery: 1 },
  special: {
    name: 'Shared Thought',
    ...power(
      [],
      react('allyCheck', payPp(1), [addToRoll(2)], {
        limit: per(1, 'round'),
        moments: ['encounter', 'skirmish'],
        power: 'sharedThought',
      }),
      react('allyCheck', payPp(1), [addToRoll(2)], {
        limit: per(1, 'check'),
        moments: ['adventure', 'camp', 'town'],
        power: 'sharedThought',
      }),
    ),
  },
  paths: [
    {
      name: 'Medium',
      ...power([], free(payPp(1), [gp('target', 2)], { limit: per(1, 'round'), target: ghost(4), moments: C })),
      lore: [power([aura('medium', 3, [might(5)], { reach: 'ghosts' })]), power([stat('occult', 1), stat('faith', 1)])],
    },
    {
      name: 'Mesmerist',
      ...power([], mesmerize('human', 'nature', 'shapeshifter')),
      lore: [
        instead('mesmerist', power([], mesmerize('human', 'nature', 'shapeshifter', 'undead', 'demonic'))),
        power([{ give: 'cheaper', what: 'mesmerist', by: 1, free: false }]),
      ],
    },
  ],
  abilities: ['AB26', 'AB28'],
  starters: ['S08', 'S03b'],
  heirloom: 'H04',
  mystics: 1,
  ghost: {
    might: 10,
    defense: 60,
    damage: 0,
    stride: 5,
    powers: [
      ghostStrike('Scream', 1, 3, d(1, 4), { weaken: true }),
      ghostPower('Guide', 2, [mod('target', 'nextAttack', rollHigh())], { target: ally(5), moments: SK }),
      ghostPower('Haunting', 3, [loseTurn('target')], { target: foe(4, [], { nonAffliction: true }) }),
    ],
  },
  lore: {
    200: [power([stat('speech', 1), stat('awareness', 1)]), power([stat('pp', 1)])],
    350: [
      power([{ give: 'cheaper', what: 'sharedThought', by: 0, free: true }]),
      power([], react('status', payPp(1), [addToRoll(3)])),
    ],
    950: [power([stat('range', 1), might(5, 'mystic')]), power([defense(5)])],
    1400: [
      instead(
        'mindSpike',
        power([], act(payPp(2), [mysticAttack(5, d(1, 6, 1), { blackout: 70 })], { moments: SK, power: 'mindSpike' })),
      ),
      power([], free(payPp(2), [pp('target', 3)], { limit: per(1, 'fight'), target: ally(5) })),
    ],
  },
};
