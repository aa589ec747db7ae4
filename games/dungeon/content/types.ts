/** What the pieces of the box are made of. Every piece is a small number; the tables beside this file say what is printed on it. */
export type * from './types/adventurers.ts';
export type * from './types/board.ts';
export type * from './types/cards.ts';
export type * from './types/creatures.ts';
export type * from './types/events.ts';
export type * from './types/orders.ts';
export type * from './types/rooms.ts';
