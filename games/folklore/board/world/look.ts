/** Signs of places. */
import type { IconName } from '@vesper/web/board';
import type { ServicePlace } from '../../content/things.ts';
import './brought.ts';

export const serviceIcons: { readonly [P in ServicePlace]: IconName } = {
  physician: 'game:caduceus',
  church: 'game:church',
  blacksmith: 'game:anvil',
  market: 'game:shop',
  inn: 'game:beer-stein',
  apothecary: 'game:mortar',
  library: 'game:bookshelf',
  magistrate: 'game:gavel',
  encampment: 'game:old-wagon',
};

export const siteIcons: { readonly [site: string]: IconName | undefined } = {
  A1: 'game:water-mill',
  A2: 'game:ringing-bell',
  A3: 'game:viking-church',
  A4: 'game:dolmen',
  A5: 'game:mine-wagon',
  A6: 'game:castle',
  A7: 'game:house',
  A8: 'game:book-pile',
  A9: 'game:dead-wood',
};
