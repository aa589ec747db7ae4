/** Consumables: unlimited, no slot, gone when used (FOL-7.15). */
import type { ConsumableId } from './ids.ts';
import type { Consumable } from './things.ts';
import type { Modifiers, Power, Texts } from './types.ts';
import {
  C,
  SK,
  SK_C,
  type ClauseDetails,
  act,
  addToRoll,
  ally,
  burst,
  checkBy,
  cure,
  d,
  damage,
  discarding,
  disinfect,
  dmg,
  flames,
  foe,
  free,
  ghost,
  gp,
  has,
  light,
  place,
  power,
  pp,
  react,
  resisting,
  space,
  strength,
  vita,
  weaken,
} from './verbs.ts';

interface Uses {
  readonly fill?: Modifiers;
  readonly spectral?: boolean;
  readonly key?: boolean;
}
const consumable = (
  id: ConsumableId,
  name: string,
  value: number,
  does: Power,
  { fill = [], spectral = false, key = false }: Uses = {},
): Consumable => ({ id, name, value, fill, spectral, key, ...does });
/** Used up by an Act. */
const used = (effects: Texts, details?: ClauseDetails): Power => power([], act(discarding, effects, details));
const nothing = power([]);

export const consumables: readonly Consumable[] = [
  consumable('K01', 'Bandage Roll', 3, used([vita('target', 3)], { target: ally(1), moments: SK_C })),
  consumable('K02', 'Draught of Vigour', 5, used([vita('self', 6)], { moments: SK_C })),
  consumable('K03', 'Blue Cordial', 5, used([pp('self', 3)], { moments: SK_C })),
  consumable(
    'K04',
    'Antidote',
    5,
    used([cure('target', 'sickened'), disinfect('target', 2)], { target: ally(1), moments: SK_C }),
  ),
  consumable(
    'K05',
    'Smelling Salts',
    4,
    used([cure('target', 'deranged', 'spooked')], { target: ally(1), moments: SK_C }),
  ),
  consumable(
    'K06',
    'Holy Water',
    5,
    used([dmg('target', d(1, 6, 1))], {
      target: foe(3, ['undead', 'demonic']),
      moments: SK,
      inSkirmish: [strength(-1, 'undead', 'demonic')],
    }),
    { fill: [has('sacred')] },
  ),
  consumable('K07', 'Lamp Oil', 4, used([flames('chosen')], { target: space(3) }), { fill: [damage(1)] }),
  consumable('K08', 'Silver Dust', 6, nothing, { fill: [has('silver')] }),
  consumable('K09', 'Adder Venom', 6, nothing, { fill: [has('razor', 1)] }),
  consumable('K10', 'Cold-Iron Filings', 6, nothing, { fill: [has('coldSteel')] }),
  consumable('K11', 'Torch', 2, power([], free(discarding, [light('self', 2)], { moments: C }))),
  consumable('K12', 'Caltrops', 3, used([place(0, d(1, 4))], { target: space(2) })),
  consumable('K13', 'Smoke Pot', 4, used([burst('own', weaken('target', 1))])),
  consumable(
    'K14',
    'Black-Powder Charge',
    8,
    used([burst('chosen', dmg('target', 3)), dmg('foeThere', 3)], { target: space(4, false) }),
  ),
  consumable(
    'K15',
    'Wolfsbane',
    8,
    power(
      [],
      act(discarding, [cure('target', 'lycanthropic')], { target: ally(1), moments: C }),
      react('status', discarding, [addToRoll(4)], { guard: resisting('lycanthropic') }),
    ),
  ),
  consumable('K16', 'Splint', 4, used([cure('target', 'fractured')], { target: ally(1), moments: C })),
  consumable(
    'K17',
    'Blessed Wafer',
    8,
    used([checkBy('self', 'faith', 5, [cure('target', 'cursed', 'possessed', 'bloodlust', 'transformed')])], {
      target: ally(1),
      moments: C,
    }),
  ),
  consumable('K18', 'Rations', 2, power([], free(discarding, [vita('self', 2)], { moments: ['camp'] }))),
  consumable('K19', 'Skeleton Key', 6, nothing, { key: true }),
  consumable('K20', 'Ghost Candle', 7, used([gp('target', 4)], { target: ghost(3), moments: SK_C }), {
    spectral: true,
  }),
];
