import type { Booklet } from '../things.ts';
import {
  C,
  aura,
  belowHalf,
  d,
  damage,
  defense,
  freely,
  has,
  holdsShield,
  instead,
  might,
  mod,
  per,
  power,
  react,
  stat,
  survive,
  whilst,
} from '../verbs.ts';
import { ghostPower, ghostStrike } from './ghostPower.ts';

const shieldVow = (radius: number) =>
  power([aura('shieldVow', radius, [defense(5)], { reach: 'allies', self: false })]);
const penance = (by: number) =>
  power([], react('harmed', freely, [mod('self', 'nextAttack', might(by))], { automatic: true, power: 'penitent' }));

export const oathsworn: Booklet = {
  id: 'OA',
  name: 'Oathsworn',
  might: 20,
  defense: 50,
  damage: 1,
  vita: 15,
  pp: 4,
  stride: 4,
  mystic: 'prayer',
  keywords: ['arms', 'devotion', 'wild'],
  skills: { archeology: 0, awareness: 0, ecology: 2, faith: 2, nerve: 3, occult: 0, speech: 0, trickery: 0 },
  special: { name: 'Shield Vow', ...shieldVow(1) },
  paths: [
    {
      name: 'Warden',
      ...power([stat('guards', 1), damage(1, 'counter')]),
      lore: [power([stat('defend', 5)]), power([has('push', 1, 'counter')])],
    },
    { name: 'Penitent', ...penance(10), lore: [instead('penitent', penance(15)), power([stat('vita', 3)])] },
  ],
  abilities: ['AB01', 'AB04'],
  starters: ['S09', 'S10', 'S11'],
  heirloom: 'H05',
  mystics: 1,
  ghost: {
    might: 20,
    defense: 65,
    damage: 1,
    stride: 4,
    powers: [
      ghostStrike('Grave Blade', 1, 1, d(1, 8)),
      ghostPower('Stand Firm', 2, [mod('self', 'untilNext', aura('standFirm', 1, [defense(10)]))], { moments: C }),
      ghostStrike('Headlong', 3, 1, d(1, 8, 2), { push: 2 }),
    ],
  },
  lore: {
    200: [power([stat('vita', 2)]), power([whilst(holdsShield, defense(5))])],
    350: [instead('shieldVow', shieldVow(2)), power([whilst(belowHalf, damage(1, 'melee'))])],
    950: [power([stat('absorption', 1)]), power([might(10, 'counter')])],
    1400: [power([], react('die', freely, [survive('half')], { limit: per(1, 'story') })), power([stat('stride', 1)])],
  },
};
