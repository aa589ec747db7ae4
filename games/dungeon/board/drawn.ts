/**
 * What the manual shows of the board. It is handed over (`manual.tsx` knows no more than the types): a file that two others
 * import travels by itself, and what is packed in pieces is larger.
 */
export { FIRST_PALADIN } from '../content/adventurers.ts';
export { creatures } from '../content/creatures.ts';
export { rooms } from '../content/rooms.ts';
export { ROOM, TUNNEL } from '../state.ts';
export { AdventurerFigure } from './figures/adventurers.tsx';
export { CreatureFigure } from './figures/creatures.tsx';
export { Minion } from './Minion.tsx';
export { RoomScene } from './RoomScene.tsx';
export { Symbol } from './symbols.tsx';
export { TilePicture } from './TilePicture.tsx';
