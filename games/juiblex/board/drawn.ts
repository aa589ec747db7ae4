/**
 * What the manual shows of the board. It is handed over (`manual.tsx` knows no more than the types): a file that two others
 * import travels by itself, and what is packed in pieces is larger.
 */
export { kindNamed, kinds } from '../content/cards.ts';
export { WHITE } from '../state.ts';
export { pictureOf } from './cards/pictures.ts';
export { bandOf, signs } from './look.ts';
export { Crown, Pennant, ScourgeFigure, ScourgeGhost, SpyFigure, Token, Troop, slimeGradient } from './map/art.tsx';
