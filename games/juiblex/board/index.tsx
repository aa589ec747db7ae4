/** The board of Tyrants of the Underdark: Scourge of Juiblex. */
import { regions } from '@vesper/web/board';
import type { BoardModule } from '@vesper/web/board';
import { pieces } from '../pieces.ts';
import type { JuiblexView } from '../state.ts';
import { Stage } from './Stage.tsx';
import { Dock } from './dock/Dock.tsx';
import * as drawn from './drawn.ts';
import { errand, isSigned } from './errand.ts';
import { icons } from './icons.gen.ts';
import { intentions } from './intentions.ts';
import { useMotion } from './motion.ts';
import { PhoneStage } from './phone/PhoneStage.tsx';
import { PhoneThings } from './phone/PhoneThings.tsx';
import { Chips } from './rail/Chips.tsx';
import { Rail } from './rail/Rail.tsx';
import { standing } from './standing.ts';
import { Table, colourOf } from './table.ts';
import './styles/base.css';
import './styles/cards.css';
import './styles/market.css';
import './styles/dock.css';
import './styles/rail.css';
import './styles/phone.css';
import * as strip from './strip.tsx';

export const board: BoardModule<JuiblexView> = {
  since: 1,
  ...regions<JuiblexView>({ Table, Stage, PhoneStage, Dock, PhoneThings, Rail, Chips, useMotion }),
  icons,
  pieces,
  seatColour: colourOf,
  ...strip,
  intentions,
  errand,
  isSigned,
  standing,
  scenes: () => import('./scene.ts'),
  manual: async () => ({ pictures: (await import('./manual.tsx')).picturesOf(drawn) }),
  thingsLabel: 'Houses',
};
