/** The Ritual deck (FOL-R57). */
import type { RitualId } from './ids.ts';
import type { Mystic } from './things.ts';
import type { Texts } from './types.ts';
import {
  C,
  SK,
  type ClauseDetails,
  act,
  ally,
  boon,
  burst,
  d,
  dmg,
  flames,
  foe,
  foes,
  immobilize,
  kindSkips,
  loseTurn,
  mod,
  mysticAttack,
  payPp,
  pp,
  space,
  stat,
  statusAnyway,
  strength,
  teleport,
  unexhaust,
  vita,
  weaken,
} from './verbs.ts';

const ritual = (
  id: RitualId,
  name: string,
  cost: number,
  occult: number,
  effects: Texts,
  details?: ClauseDetails,
): Mystic => ({
  id,
  kind: 'ritual',
  name,
  pp: cost,
  check: { skill: 'occult', k: occult },
  clause: act(payPp(cost), effects, details),
});

// id, name, PP, OCCULT, what it does
export const rituals: readonly Mystic[] = [
  ritual('RT01', 'Cinder Hand', 2, 5, [mysticAttack(5, d(1, 8), {}, [], [flames('targets')])], { moments: SK }),
  ritual('RT02', 'Bind', 2, 6, [immobilize('target')], { target: foe(4) }),
  ritual('RT03', 'Grave Chill', 2, 6, [burst('targets', dmg('target', 2)), dmg('target', 2)], {
    target: foe(4),
    moments: SK,
    inSkirmish: [strength(-1)],
  }),
  ritual('RT04', 'Blood Ledger', 1, 5, [vita('self', -2), pp('target', 4)], { target: ally(4), moments: C }),
  ritual('RT05', 'Mirror Self', 2, 6, [mod('self', 'untilNext', { give: 'mirror' })], { moments: SK }),
  ritual('RT06', 'Far Step', 2, 5, [teleport('target')], { target: ally(2), where: space(5) }),
  ritual('RT07', 'Speak with Bones', 2, 6, [boon('self', 1)], { moments: ['adventure', 'camp'] }),
  ritual('RT08', 'Hollow Voice', 3, 7, [loseTurn('target')], {
    target: foe(5),
    moments: SK,
    inSkirmish: [kindSkips()],
  }),
  ritual('RT09', 'Witch-Fire', 3, 7, [dmg(foes(2), 3)], { moments: SK, inSkirmish: [strength(-2)] }),
  ritual('RT10', 'Iron Skin', 2, 6, [mod('target', 'fight', stat('absorption', 2))], { target: ally(3), moments: SK }),
  ritual('RT11', 'Loosen the Knot', 2, 6, [unexhaust('target', 1)], { target: ally(3), moments: C }),
  ritual('RT12', 'Hex', 2, 6, [weaken('target', 2), statusAnyway('target', 'spooked')], { target: foe(5) }),
];
