/** The Prayer deck (FOL-R57). */
import type { PrayerId } from './ids.ts';
import type { Mystic } from './things.ts';
import type { Texts } from './types.ts';
import {
  C,
  SK,
  SK_C,
  type ClauseDetails,
  act,
  allies,
  ally,
  aura,
  blessing,
  cure,
  cureAny,
  d,
  damage,
  defense,
  dmg,
  foe,
  forEach,
  ghost,
  gp,
  is,
  kindMod,
  light,
  mod,
  payPp,
  pp,
  rollHigh,
  stat,
  strength,
  vita,
} from './verbs.ts';

const prayer = (
  id: PrayerId,
  name: string,
  cost: number,
  faith: number,
  effects: Texts,
  details?: ClauseDetails,
): Mystic => ({
  id,
  kind: 'prayer',
  name,
  pp: cost,
  check: { skill: 'faith', k: faith },
  clause: act(payPp(cost), effects, details),
});

// id, name, PP, FAITH, what it does
export const prayers: readonly Mystic[] = [
  prayer('PR01', 'Prayer of Mending', 2, 5, [vita('target', d(1, 6, 1))], { target: ally(3), moments: SK_C }),
  prayer('PR02', 'Light Eternal', 1, 4, [light('self', 4)], { moments: C }),
  prayer('PR03', 'Shield of the Meek', 2, 6, [mod('self', 'untilNext', aura('shieldOfTheMeek', 2, [defense(10)]))], {
    moments: SK,
    inSkirmish: [mod('all', 'untilNext', defense(10))],
  }),
  prayer('PR04', 'Banish', 3, 7, [dmg('target', d(2, 6))], {
    target: foe(4, ['spirit', 'demonic']),
    moments: SK,
    inSkirmish: [strength(-2, 'spirit', 'demonic')],
  }),
  prayer('PR05', 'Absolve', 2, 6, [cureAny('target')], { target: ally(3), moments: C }),
  prayer('PR06', 'Wrath', 2, 6, [mod('target', 'nextAttack', rollHigh(), damage(2))], { target: ally(3), moments: SK }),
  prayer('PR07', 'Benediction', 3, 7, [blessing('target', 'blessed')], { target: ally(3), moments: C }),
  prayer('PR08', 'Vigil', 2, 6, [forEach(allies(3, false), cure('target', 'spooked'), pp('target', 1))], {
    moments: C,
  }),
  prayer('PR09', 'Passing Bell', 3, 7, [gp('target', 6)], { target: ghost(3), moments: SK_C }),
  prayer('PR10', 'Sanctuary', 3, 8, [mod('self', 'untilNext', aura('sanctuary', 1, [stat('reduction', 2)]))]),
  prayer('PR11', 'Walk Unseen', 4, 8, [mod(allies(2), 'fight', is('ethereal'))]),
  prayer('PR12', 'Name the Thing', 2, 6, [mod('target', 'endNext', defense(-10))], {
    target: foe(6),
    moments: SK,
    inSkirmish: [kindMod(defense(-10))],
  }),
];
