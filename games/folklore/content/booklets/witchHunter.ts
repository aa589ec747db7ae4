import type { Booklet } from '../things.ts';
import {
  against,
  againstBounty,
  againstMark,
  bounty,
  checkBy,
  coins,
  d,
  damage,
  defense,
  foe,
  free,
  freely,
  has,
  instead,
  isBounty,
  isType,
  lore,
  mark,
  might,
  mod,
  payPp,
  per,
  power,
  pp,
  react,
  rerollNew,
  roll,
  stat,
} from '../verbs.ts';
import { ghostPower, ghostStrike } from './ghostPower.ts';

const reward = (n: number) =>
  react('kill', freely, [coins('self', n)], {
    guard: isBounty,
    moments: ['encounter'],
    automatic: true,
    power: 'bounty',
  });

export const witchHunter: Booklet = {
  id: 'WH',
  name: 'Witch Hunter',
  might: 15,
  defense: 50,
  damage: 1,
  vita: 12,
  pp: 5,
  stride: 5,
  mystic: 'none',
  keywords: ['aim', 'arms', 'wild'],
  skills: { archeology: 0, awareness: 2, ecology: 1, faith: 1, nerve: 2, occult: 1, speech: 0, trickery: 0 },
  special: {
    name: 'Mark of the Hunt',
    ...power([againstMark(damage(1))], free(freely, [mark], { limit: per(1, 'fight'), target: foe() })),
  },
  paths: [
    {
      name: 'Inquisitor',
      ...power(
        [],
        react('kill', freely, [checkBy('self', 'speech', 6, [coins('self', 4), lore('self', 5)])], {
          guard: isType('human', 'occultist'),
          moments: ['encounter'],
          automatic: true,
        }),
      ),
      lore: [power([against(['occultist'], damage(1)), against(['human'], damage(1))]), power([stat('speech', 2)])],
    },
    {
      name: 'Bounty Hunter',
      ...power(
        [],
        react(
          'fightStart',
          freely,
          [
            roll(
              [2, [bounty('human')]],
              [4, [bounty('nature')]],
              [6, [bounty('undead')]],
              [7, [bounty('spirit')]],
              [8, [bounty('shapeshifter')]],
              [9, [bounty('demonic')]],
              [10, [bounty('occultist')]],
            ),
          ],
          { automatic: true },
        ),
        reward(4),
      ),
      lore: [instead('bounty', power([], reward(8))), power([againstBounty(might(10))])],
    },
  ],
  abilities: ['AB06', 'AB07'],
  starters: ['S01', 'S02', 'S03'],
  heirloom: 'H01',
  mystics: 0,
  ghost: {
    might: 15,
    defense: 60,
    damage: 1,
    stride: 5,
    powers: [
      ghostStrike('Phantom Bolt', 1, 5, d(1, 6)),
      ghostPower('Hound the Living', 2, [mod('target', 'endNext', defense(-10))], { target: foe(4) }),
      ghostStrike('Last Warrant', 3, 5, d(1, 8, 2), { silver: true }),
    ],
  },
  lore: {
    200: [power([might(5, 'ranged')]), power([stat('nerve', 1), stat('awareness', 1)])],
    350: [
      power([], react('kill', freely, [pp('self', 1)], { limit: per(1, 'round'), moments: ['encounter'] })),
      power([], react('miss', payPp(1), [rerollNew], { limit: per(1, 'fight') })),
    ],
    950: [power([has('silver', 1, 'ranged')]), power([has('coldSteel', 1, 'melee')])],
    1400: [power([damage(1, 'ranged')]), power([{ give: 'firstStrike' }])],
  },
};
