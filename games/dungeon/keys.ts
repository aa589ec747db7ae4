/** The keys of the pieces on the board: a kind, and which one of the kind. */
import type { PieceKey, Seat } from '@vesper/kernel';

/** An order's box, one of its spaces, a Combat Card by its slot. */
export const orderKey = (order: number): PieceKey => `order:${order}`;
export const spotKey = (order: number, spot: number): PieceKey => `spot:${order}-${spot}`;
export const slotKey = (slot: number): PieceKey => `slot:${slot}`;
/** Creatures and adventurers wherever they are; rooms of the offer. */
export const creatureKey = (creature: number): PieceKey => `creature:${creature}`;
export const adventurerKey = (adventurer: number): PieceKey => `adventurer:${adventurer}`;
export const roomKey = (room: number): PieceKey => `room:${room}`;
/** A cell of somebody's dungeon. */
export const cellKey = (seat: Seat, cell: number): PieceKey => `cell:${seat}-${cell}`;
/** A trap in the own hand, one that is planned, cards just drawn. */
export const trapKey = (trap: number): PieceKey => `trap:${trap}`;
export const plannedKey = (trap: number): PieceKey => `planned:${trap}`;
export const drawnKey = (card: number): PieceKey => `drawn:${card}`;
export const petKey = (pet: number): PieceKey => `pet:${pet}`;
export const itemKey = (item: number): PieceKey => `item:${item}`;
export const setupKey = (card: number): PieceKey => `setup:${card}`;
export const amountKey = (amount: number): PieceKey => `amount:${amount}`;
export const evilKey = (colour: number): PieceKey => `evil:${colour}`;
export const expertiseKey = (kind: number): PieceKey => `expertise:${kind}`;
export const improvementKey = (improvement: number): PieceKey => `improvement:${improvement}`;
export const seatKey = (seat: Seat): PieceKey => `seat:${seat}`;
export const eventKey = (season: number): PieceKey => `event:${season}`;
