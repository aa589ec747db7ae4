/** What a town offers, by the house that offers it. */
import { cardNamed } from '../../content/cards.ts';
import { services } from '../../content/services.ts';
import type { ServicePlace } from '../../content/things.ts';
import { nodes } from '../../content/world.ts';
import type { Card, FolkloreView } from '../../state.ts';

export interface House {
  readonly place: ServicePlace;
  /** Services that are used; buying is done by the goods, selling by one's own cards. */
  readonly services: readonly number[];
  /** What is always for sale there. */
  readonly goods: readonly Card[];
  readonly sells: boolean;
  readonly brews: boolean;
}

export function housesOf({ visit }: FolkloreView): readonly House[] {
  return nodes[visit.node].services.map(place => {
    const own = services.flatMap((service, number) => (service.place === place ? [{ ...service, number }] : []));
    return {
      place,
      services: own.flatMap(({ kind, number }) =>
        kind === 'effects' || kind === 'commission' || kind === 'revive' ? [number] : [],
      ),
      goods: own.flatMap(service => (service.kind === 'buy' ? service.goods.map(cardNamed) : [])),
      sells: own.some(({ kind }) => kind === 'sell'),
      brews: own.some(({ kind }) => kind === 'brew'),
    };
  });
}

/** What a service does, in as few words as stand on a sign. */
export const briefs: { readonly [service: string]: string } = {
  tend: '+6 Vita',
  purge: 'no Infection, not SICKENED',
  setBones: 'not FRACTURED',
  raise: 'back to life',
  devotions: '+6 PP',
  castOut: 'curses and spirits leave',
  blessing: 'BLESSED',
  instruction: 'a Prayer',
  repair: 'one Broken item',
  scour: 'one Corrosion',
  commission: 'three items shown',
  room: '+4 Vita, +4 PP',
  rumours: 'SPEECH 6: a boon',
  hire: 'SPEECH 6: company',
  formula: 'a recipe',
  draught: 'mind and wolf calmed',
  study: 'a Ritual',
  consult: 'ARCHEOLOGY 6: 8 lore',
  unbind: 'own shape, no curse',
  retrain: 'an ability back',
  fine: 'no longer WANTED',
  petition: 'SPEECH 7: 5 coins',
  key: 'a Skeleton Key',
  callBack: 'back to life, a Tarot',
  reading: 'a Tarot card',
  charm: 'wolf, curse and fear leave',
  fireside: '+2 Vita, +2 PP',
};
