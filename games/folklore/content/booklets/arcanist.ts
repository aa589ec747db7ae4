import type { Booklet } from '../things.ts';
import type { Modifier } from '../types.ts';
import {
  C,
  SK_C,
  addToRoll,
  adjacentAlly,
  against,
  ally,
  aura,
  choose,
  d,
  damage,
  defense,
  discardingRitual,
  foe,
  free,
  freely,
  has,
  lore,
  loseTurn,
  might,
  mod,
  payPp,
  per,
  power,
  pp,
  ppAtLeast,
  react,
  rerollNew,
  rolling,
  setDie,
  stat,
  times,
  unexhaust,
  whilst,
} from '../verbs.ts';
import { ghostPower, ghostStrike } from './ghostPower.ts';

/** What the Seeker has chosen holds for the fight, as long as there is a PP left. */
const seeking = (name: string, gives: Modifier) => [mod('self', 'fight', whilst(ppAtLeast(1), aura(name, 2, [gives])))];

export const arcanist: Booklet = {
  id: 'AR',
  name: 'Arcanist',
  might: 10,
  defense: 45,
  damage: 0,
  vita: 11,
  pp: 7,
  stride: 4,
  mystic: 'ritual',
  keywords: ['arcane', 'mind', 'shadow'],
  skills: { archeology: 2, awareness: 1, ecology: 0, faith: 0, nerve: 1, occult: 3, speech: 0, trickery: 0 },
  special: {
    name: 'Torn Margin',
    ...power([], free(freely, [unexhaust('self', 1, 'ritual')], { limit: per(1, 'chapter'), moments: C })),
  },
  paths: [
    {
      name: 'Numerologist',
      ...power([], react('roll10', freely, [setDie(8)], { limit: per(1, 'chapter') })),
      lore: [
        power([], react('roll100', freely, [addToRoll(times(5, d(1, 4)))], { limit: per(1, 'chapter') })),
        power([{ give: 'keepsBlocker' }]),
      ],
    },
    {
      name: 'Seeker',
      ...power(
        [],
        react('fightStart', freely, [choose(seeking('seekersLight', defense(5)), seeking('seekersDark', might(5)))], {
          automatic: true,
        }),
      ),
      lore: [power([whilst(adjacentAlly, damage(1, 'melee'))]), power([{ give: 'persistence', might: 5, most: 20 }])],
    },
  ],
  abilities: ['AB21', 'AB22'],
  starters: ['S06', 'S07'],
  heirloom: 'H03',
  mystics: 2,
  ghost: {
    might: 10,
    defense: 60,
    damage: 0,
    stride: 4,
    powers: [
      ghostStrike('Cold Star', 1, 4, d(1, 6)),
      ghostPower('Open Ledger', 2, [pp('target', 2)], { target: ally(4), moments: SK_C }),
      ghostStrike('Void Script', 3, 4, d(1, 10), {}, ['absorption']),
    ],
  },
  lore: {
    200: [
      power([], free(discardingRitual, [pp('self', 9)], { moments: C })),
      power([], free(discardingRitual, [loseTurn('target')], { target: foe(4) })),
    ],
    350: [
      power([], free(freely, [lore('self', -5), pp('self', 2)], { limit: per(1, 'chapter'), moments: C })),
      power([], react('roll10', freely, [rerollNew], { guard: rolling(['ritual'], true), limit: per(1, 'round') })),
    ],
    950: [
      power([], free(payPp(1), [loseTurn('target')], { limit: per(1, 'fight'), target: foe(6, ['occultist']) })),
      power([against(['occultist'], defense(15))]),
    ],
    1400: [power([damage(1, 'mystic')]), power([has('eldritch'), stat('resist', 1)])],
  },
};
