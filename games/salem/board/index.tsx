/** The board of AFFLICTION: Salem 1692. */
import type { BoardModule } from '@vesper/web/board';
import type { SalemView } from '../state.ts';
import { Dock } from './Dock.tsx';
import { Rail } from './Rail.tsx';
import { icons } from './icons.gen.ts';
import { Stage } from './Stage.tsx';
import { colourOf } from './Table.tsx';
import './board.css';
import './cards.css';
import './seats.css';
import './phone.css';
import { boardPieces, chapter, chip, detail, isWayForward, progress, question } from './strip.tsx';

export const board: BoardModule<SalemView> = {
  since: 1,
  Board: Stage,
  Dock,
  Rail,
  icons,
  pieces: boardPieces,
  seatColour: colourOf,
  chapter,
  progress,
  question,
  chip,
  detail,
  isWayForward,
  thingsLabel: 'Circles',
};
