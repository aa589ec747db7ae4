import type { Booklet } from '../things.ts';
import {
  C,
  SK_C,
  against,
  ally,
  checkBy,
  cureAny,
  d,
  defense,
  discardingPrayer,
  dmg,
  foes,
  free,
  freely,
  ghost,
  isType,
  per,
  power,
  pp,
  react,
  revive,
  stat,
  unexhaust,
  vita,
} from '../verbs.ts';
import { ghostPower, ghostStrike } from './ghostPower.ts';

export const exorcist: Booklet = {
  id: 'EX',
  name: 'Exorcist',
  might: 10,
  defense: 50,
  damage: 0,
  vita: 12,
  pp: 6,
  stride: 4,
  mystic: 'prayer',
  keywords: ['devotion', 'mind', 'arms'],
  skills: { archeology: 1, awareness: 0, ecology: 0, faith: 3, nerve: 1, occult: 1, speech: 1, trickery: 0 },
  special: {
    name: 'Rite of Passage',
    ...power(
      [],
      react('foeFalls', freely, [pp('self', 1)], {
        within: 3,
        guard: isType('spirit', 'demonic', 'undead'),
        limit: per(1, 'round'),
        moments: ['encounter'],
      }),
    ),
  },
  paths: [
    {
      name: 'Confessor',
      ...power([], react('rest', freely, [checkBy('self', 'faith', 6, [cureAny('chosen')])], { automatic: true })),
      lore: [power([{ give: 'passes', what: 'confession' }]), power([stat('speech', 1), stat('nerve', 1)])],
    },
    {
      name: 'Votary',
      ...power([{ give: 'cheaper', what: 'prayer', by: 1, free: false }]),
      lore: [
        power([stat('mystics', 2)]),
        power([], free(freely, [unexhaust('self', 1, 'prayer')], { limit: per(1, 'chapter'), moments: C })),
      ],
    },
  ],
  abilities: ['AB16', 'AB19'],
  starters: ['S04', 'S05'],
  heirloom: 'H02',
  mystics: 2,
  ghost: {
    might: 10,
    defense: 60,
    damage: 0,
    stride: 4,
    powers: [
      ghostStrike('Pale Censer', 1, 1, d(1, 6), { sacred: true }),
      ghostPower('Requiem', 2, [vita('target', 3)], { target: ally(3), moments: SK_C }),
      ghostPower('Unshriven', 3, [dmg(foes(2, ['undead', 'demonic']), 3)]),
    ],
  },
  lore: {
    200: [power([stat('faith', 1)]), power([stat('vita', 2)])],
    350: [
      power([], react('rest', freely, [vita('each', 1)], { automatic: true })),
      power([], free(discardingPrayer, [pp('self', 6)], { moments: C })),
    ],
    950: [power([against(['undead'], defense(10))]), power([against(['demonic'], defense(10))])],
    1400: [
      power([{ give: 'checksOf', what: 'prayer', by: 2 }]),
      power([], free(freely, [revive('target')], { limit: per(1, 'story'), target: ghost(3), moments: C })),
    ],
  },
};
