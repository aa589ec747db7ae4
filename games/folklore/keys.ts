/** The keys of pieces on the board. */
import type { PieceKey } from '@vesper/kernel';
import type { Card, Figure, Member, Node, Space } from './state.ts';

export const cardKey = (card: Card): PieceKey => `card:${card}`;
export const memberKey = (who: Member): PieceKey => `member:${who}`;
/** A character or a foe on the map. */
export const figureKey = (figure: Figure): PieceKey => `figure:${figure}`;
export const spaceKey = (space: Space): PieceKey => `space:${space}`;
export const nodeKey = (node: Node): PieceKey => `node:${node}`;
export const serviceKey = (service: number): PieceKey => `service:${service}`;
/** A kind of creatures in a skirmish. */
export const kindKey = (kind: number): PieceKey => `kind:${kind}`;
/** A card that is for sale: the same consumable may be in somebody's bag as well. */
export const goodKey = (card: Card): PieceKey => `good:${card}`;
export const bookletKey = (booklet: number): PieceKey => `booklet:${booklet}`;
export const optionKey = (option: number): PieceKey => `option:${option}`;

/** What is done without saying with what: signs beside whoever does it. */
export const DEEDS = [
  'done',
  'regroup',
  'barter',
  'defend',
  'focus',
  'evade',
  'rest',
  'no',
  'stay',
  'attack',
  'pay',
  'roll',
  'leave',
  'withdraw',
  'continue',
  'give',
  'refuse',
  'keep',
] as const;
export type DeedName = (typeof DEEDS)[number];
export const deedKey = (deed: DeedName): PieceKey => `deed:${DEEDS.indexOf(deed)}`;
