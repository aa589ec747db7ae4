/** The board of AFFLICTION: Salem 1692. */
import { regions } from '@vesper/web/board';
import type { BoardModule } from '@vesper/web/board';
import type { SalemView } from '../state.ts';
import { Dock } from './Dock.tsx';
import { PhoneStage } from './PhoneStage.tsx';
import { PhoneThings } from './PhoneThings.tsx';
import { Rail } from './Rail.tsx';
import { Chips } from './SeatChips.tsx';
import { Stage } from './Stage.tsx';
import { Table, colourOf } from './table.ts';
import { icons } from './icons.gen.ts';
import { pieces } from './pieces.ts';
import { useMotion } from './motion.ts';
import { standing } from './standing.ts';
import './board.css';
import './rows.css';
import './questions.css';
import './themes.css';
import './cards.css';
import './lines.css';
import './zoom.css';
import './seats.css';
import './phone.css';
import * as strip from './strip.tsx';

export const board: BoardModule<SalemView> = {
  since: 1,
  ...regions<SalemView>({ Table, Stage, PhoneStage, Dock, PhoneThings, Rail, Chips, useMotion }),
  icons,
  pieces,
  seatColour: colourOf,
  ...strip,
  standing,
  scenes: () => import('./scene.ts'),
  manual: () => import('./manual.tsx'),
  thingsLabel: 'Circles',
};
