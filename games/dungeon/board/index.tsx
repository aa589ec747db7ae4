/** The board of Dungeon Lords. */
import { regions } from '@vesper/web/board';
import type { BoardModule } from '@vesper/web/board';
import { pieces } from '../pieces.ts';
import type { DungeonView } from '../view.ts';
import { epilogue } from '../words/epilogue.ts';
import { Dock } from './Dock.tsx';
import { loadCombat } from './combat.ts';
import { PhoneStage } from './PhoneStage.tsx';
import { PhoneThings } from './PhoneThings.tsx';
import { Rail } from './Rail.tsx';
import { Chips } from './SeatChips.tsx';
import { Stage } from './Stage.tsx';
import { colourOf, Table } from './table.ts';
import * as drawn from './drawn.ts';
import { icons } from './icons.gen.ts';
import { useMotion } from './motion.ts';
import { standing } from './standing.ts';
import './styles/base.css';
import './styles/people.css';
import './styles/progress.css';
import './styles/orders.css';
import './styles/offer.css';
import './styles/evil.css';
import './styles/dungeon.css';
import './styles/cards.css';
import './styles/battle.css';
import './styles/tray.css';
import './styles/seats.css';
import './styles/rail.css';
import './styles/zooms.css';
import './styles/phone.css';
import * as strip from './strip.tsx';

export const board: BoardModule<DungeonView> = {
  since: 1,
  ...regions<DungeonView>({ Table, Stage, PhoneStage, Dock, PhoneThings, Rail, Chips, useMotion }),
  icons,
  pieces,
  seatColour: colourOf,
  ...strip,
  standing,
  async scenes() {
    const [{ scene }] = await Promise.all([import('./scene.ts'), loadCombat()]);
    return { scene };
  },
  manual: async () => ({ pictures: (await import('./manual.tsx')).picturesOf(drawn) }),
  epilogue,
  thingsLabel: 'Lords',
};
