/** What towns and Wayfarers’ Camps offer, in words. */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { services } from '../content/services.ts';
import type { Service } from '../content/things.ts';
import { textsInWords } from './effects.ts';
import { cardNameOfId } from './names.ts';

/** What whoever uses it gets. */
export function serviceInWords(which: number): Sentence {
  const service: Service = services[which];
  switch (service.kind) {
    case 'effects':
      return say`${textsInWords(service.effects)}${onlyFor(service.only)}, once per ${service.once}`;
    case 'revive':
      return `a ghost, or a character in Limbo, comes back to life${service.tarot ? ' and draws a Tarot card' : ''}; the group pays`;
    case 'commission':
      return 'three items of the smith are shown, and may be bought';
    case 'buy': {
      const row = service.row ? 'the market row, and ' : '';
      return `buy ${row}${service.goods.map(cardNameOfId).join(', ')}`;
    }
    case 'sell':
      return 'sell items and consumables for half of their value';
    case 'brew':
      return 'brew from a recipe';
  }
}

const onlyFor = (only: 'prayer' | 'ritual' | 'anybody'): string =>
  only === 'anybody' ? '' : ` (only for who uses ${only === 'prayer' ? 'Prayers' : 'Rituals'})`;
