/** The board of Folklore: The Affliction. */
import { later, regions } from '@vesper/web/board';
import type { BoardModule } from '@vesper/web/board';
import { pieces } from '../pieces.ts';
import type { FolkloreView } from '../state.ts';
import { Stage } from './Stage.tsx';
import { fightMeans } from './encounter/choosing.tsx';
import { icons } from './icons.gen.ts';
import { intentions } from './mind/intentions.ts';
import { useMotion } from './motion.ts';
import { Chips } from './party/Chips.tsx';
import { Dock } from './party/Dock.tsx';
import { Rail } from './party/Rail.tsx';
import { PhoneStage } from './phone/PhoneStage.tsx';
import { standing } from './standing.ts';
import * as strip from './strip.tsx';
import { Table, colourOf } from './table.ts';
import './styles/base.css';
import './party/tokens.css';
import './party/party.css';
import './party/dock.css';
import './party/sheet.css';
import './town/gathering.css';
import './town/growth.css';
import './town/town.css';
import './story/story.css';
import './story/ways.css';
import './story/over.css';
import './story/onePage.css';
import './story/ending.css';
import './world/world.css';
import './encounter/map.css';
import './encounter/figures.css';
import './encounter/plans.css';
import './encounter/panel.css';
import './skirmish/skirmish.css';

const Finale = later(async () => (await import('./story/Finale.tsx')).Finale);
const PhoneThings = later(async () => (await import('./phone/PhoneThings.tsx')).PhoneThings);

export const board: BoardModule<FolkloreView> = {
  since: 1,
  ...regions<FolkloreView>({ Table, Stage, PhoneStage, Dock, PhoneThings, Rail, Chips, useMotion }),
  icons,
  pieces,
  seatColour: colourOf,
  ...strip,
  intentions,
  means: fightMeans,
  standing,
  Finale,
  scenes: () => import('./encounter/scene.ts'),
  thingsLabel: 'Party',
};
