/** The board of Defenders of the Realm. */
import { regions } from '@vesper/web/board';
import type { BoardModule } from '@vesper/web/board';
import { pieces } from '../pieces.ts';
import type { RealmView } from '../view.ts';
import { Dock } from './Dock.tsx';
import { Finale } from './Finale.tsx';
import { HeroChips as Chips } from './HeroChips.tsx';
import { PhoneStage } from './PhoneStage.tsx';
import { PhoneThings } from './PhoneThings.tsx';
import { Rail } from './Rail.tsx';
import { Stage } from './Stage.tsx';
import { Table, colourOf } from './table.ts';
import { icons } from './icons.gen.ts';
import { useMotion } from './motion.ts';
import { standing } from './standing.ts';
import './base.css';
import './chart.css';
import './grounds.css';
import './map.css';
import './states.css';
import './standing.css';
import './tokens.css';
import './candles.css';
import './bar.css';
import './cards.css';
import './quests.css';
import './seats.css';
import './others.css';
import './panels.css';
import './scenes.css';
import './dice.css';
import './gallery.css';
import './deeds.css';
import './finale.css';
import './phone.css';
import { epilogue } from '../words/epilogue.ts';
import { intentions, isSigned, means } from './intentions.ts';
import { journey } from './journey.ts';
import { isMilestone } from './milestones.ts';
import * as strip from './strip.tsx';

export const board: BoardModule<RealmView> = {
  since: 1,
  ...regions<RealmView>({
    Table,
    Stage,
    PhoneStage,
    least: { width: 320, height: 300 },
    Dock,
    PhoneThings,
    Rail,
    Chips,
    useMotion,
  }),
  icons,
  pieces,
  seatColour: colourOf,
  ...strip,
  intentions,
  means,
  isSigned,
  standing,
  scenes: () => import('./scene.ts'),
  manual: () => import('./manual.tsx'),
  journey,
  Finale,
  epilogue,
  isMilestone,
  thingsLabel: 'Heroes',
};
