/** What towns and Wayfarers’ Camps offer (FOL-4.4, FOL-R18, FOL-R20). */
import { CONSUMABLES } from './ids.ts';
import type { Service, ServicePlace } from './things.ts';
import type { Texts } from './types.ts';
import {
  blessing,
  boon,
  checkBy,
  coins,
  cure,
  disinfect,
  draw,
  gain,
  lore,
  pp,
  repair,
  retrain,
  scour,
  unwanted,
  vita,
} from './verbs.ts';

type Kind<K extends Service['kind']> = Extract<Service, { readonly kind: K }>;

/** Once per character and visit. */
const service = (
  id: string,
  place: ServicePlace,
  name: string,
  price: number,
  effects: Texts,
  only: Kind<'effects'>['only'] = 'anybody',
): Service => ({ id, place, name, kind: 'effects', price, once: 'visit', only, effects });
/** Once per character and chapter, in all places together, so that staying in a town earns nothing. */
const rarely = (id: string, place: ServicePlace, name: string, price: number, effects: Texts): Service => ({
  id,
  place,
  name,
  kind: 'effects',
  price,
  once: 'chapter',
  only: 'anybody',
  effects,
});

// id, where, name, price, what it does for whoever uses it
export const services: readonly Service[] = [
  service('tend', 'physician', 'Tend', 4, [vita('self', 6)]),
  service('purge', 'physician', 'Purge', 5, [disinfect('self', 5), cure('self', 'sickened')]),
  service('setBones', 'physician', 'Set Bones', 6, [cure('self', 'fractured')]),
  { id: 'raise', place: 'physician', name: 'Raise', kind: 'revive', price: 25, tarot: false },
  service('devotions', 'church', 'Devotions', 3, [pp('self', 6)]),
  service('castOut', 'church', 'Cast Out', 8, [cure('self', 'cursed', 'possessed', 'bloodlust', 'spooked')]),
  service('blessing', 'church', 'Blessing', 20, [blessing('self', 'blessed')]),
  service('instruction', 'church', 'Instruction', 15, [draw('self', 'prayer')], 'prayer'),
  service('repair', 'blacksmith', 'Repair', 4, [repair('self', 1)]),
  service('scour', 'blacksmith', 'Scour', 3, [scour('self')]),
  { id: 'commission', place: 'blacksmith', name: 'Commission', kind: 'commission', price: 5 },
  { id: 'market', place: 'market', name: 'Buy', kind: 'buy', row: true, goods: ['K01', 'K11', 'K12', 'K18'] },
  { id: 'sell', place: 'market', name: 'Sell', kind: 'sell' },
  // Each Infection token takes 1 off the Vita that a room gives (FOL-R43a).
  service('room', 'inn', 'Room', 4, [vita('self', 4), pp('self', 4)]),
  rarely('rumours', 'inn', 'Rumours', 2, [checkBy('self', 'speech', 6, [boon('self', 1)])]),
  rarely('hire', 'inn', 'Hire', 10, [checkBy('self', 'speech', 6, [draw('self', 'companion')], [coins('self', 10)])]),
  {
    id: 'remedies',
    place: 'apothecary',
    name: 'Buy Remedies',
    kind: 'buy',
    row: false,
    goods: CONSUMABLES.filter(id => id !== 'K19'),
  },
  service('formula', 'apothecary', 'Formula', 8, [draw('self', 'recipe')]),
  { id: 'brew', place: 'apothecary', name: 'Brew', kind: 'brew' },
  service('draught', 'apothecary', 'Draught', 8, [cure('self', 'deranged', 'lycanthropic')]),
  service('study', 'library', 'Study', 15, [draw('self', 'ritual')], 'ritual'),
  rarely('consult', 'library', 'Consult', 4, [checkBy('self', 'archeology', 6, [lore('self', 8)])]),
  service('unbind', 'library', 'Unbind', 8, [cure('self', 'transformed', 'cursed')]),
  service('retrain', 'library', 'Retrain', 5, [retrain('self')]),
  service('fine', 'magistrate', 'Fine', 10, [unwanted('self')]),
  rarely('petition', 'magistrate', 'Petition', 0, [checkBy('self', 'speech', 7, [coins('self', 5)])]),
  service('key', 'magistrate', 'Buy a Key', 6, [gain('self', 'K19')]),
  { id: 'callBack', place: 'encampment', name: 'Call Back', kind: 'revive', price: 15, tarot: true },
  rarely('reading', 'encampment', 'Reading', 6, [draw('self', 'tarot')]),
  service('charm', 'encampment', 'Charm', 8, [cure('self', 'lycanthropic', 'cursed', 'spooked')]),
  rarely('fireside', 'encampment', 'Fireside', 0, [vita('self', 2), pp('self', 2)]),
  {
    id: 'wayfarersGoods',
    place: 'encampment',
    name: 'Buy from the Wagons',
    kind: 'buy',
    row: false,
    goods: ['K01', 'K11', 'K15', 'K18', 'K20'],
  },
];
