/** What may be pressed, what answers "why not?", and what has just moved: read from what the page hands in, by piece. */
import type { Choice, Seat, Told } from '@vesper/kernel';
import { askingOf } from '@vesper/web/board';
import type { Asked, Marks, PieceKey } from '@vesper/web/board';
import { NONE, ROOM } from '../state.ts';
import type { Pet } from '../content/types.ts';
import type { DungeonView } from '../view.ts';
import { movedBy } from './told.ts';

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

export type DungeonMarks = Marks;

/** The fields that frames of decisions carry. */
export interface Fields {
  readonly order?: number;
  readonly spot?: number;
  readonly creature?: number;
  readonly trap?: number;
  readonly room?: number;
  readonly improvement?: number;
  readonly part?: string;
  readonly what?: 'pets' | 'traps';
  readonly kind?: number;
  readonly pet?: number;
  readonly left?: number | readonly number[];
  readonly done?: number;
  readonly nth?: number;
  readonly colour?: number;
  readonly item?: number;
  readonly card?: number;
  readonly hypnosis?: boolean;
  readonly source?: string;
}

export const fieldsOf = ({ frame }: Pick<Asked, 'frame'>): Fields => frame as unknown as Fields;

export function petIn(choice: Choice): Pet | undefined {
  return typeof choice === 'object' && 'pet' in choice ? (choice.pet as Pet) : undefined;
}

/** The cell in which a room lies; NONE if it is not in this dungeon. */
export function cellOfRoom({ players }: DungeonView, seat: Seat, room: number): number {
  return players[seat].dungeon.indexOf(ROOM + room);
}

const onAdventurers = new Set([
  'prisonerOrMark',
  'freePrisoner',
  'jailbreak',
  'trapTarget',
  'attackTarget',
  'petTarget',
  'giveItem',
]);
const onCells = new Set(['dig', 'placeRoom', 'restore', 'placeImprovement', 'earthquake', 'extraTile']);
const onTraps = new Set(['returnTrap', 'payTrap', 'spellTrap', 'inspection']);
const onOrders = new Set(['giveOrder', 'putAway', 'orderNonPlayer']);

const planPieces: Readonly<Record<string, (seat: Seat, n: number) => PieceKey>> = {
  tile: cellKey,
  traps: (_seat, trap) => trapKey(trap),
  monsters: (_seat, creature) => creatureKey(creature),
  ghosts: (_seat, creature) => creatureKey(creature),
};

const numbers: Readonly<Record<string, (n: number) => PieceKey>> = {
  spy: slotKey,
  mine: amountKey,
  deposit: amountKey,
  buildRoom: roomKey,
  smear: evilKey,
  takeExpertise: expertiseKey,
  takeImprovement: improvementKey,
  chooseSetup: setupKey,
  commitGift: itemKey,
  draftPet: petKey,
  keep: drawnKey,
  trapOrder: plannedKey,
};

/** The pieces that stand for a choice; none if only words do. */
export function piecesFor(view: DungeonView, decision: Asked, choice: Choice): readonly PieceKey[] {
  const { ask, seat } = decision;
  const fields = fieldsOf(decision);
  const pet = petIn(choice);
  if (pet !== undefined) return [petKey(pet)];
  if (choice === 'perform') return [spotKey(fields.order ?? NONE, fields.spot ?? NONE)];
  if (choice === 'use' && fields.pet !== undefined) return [petKey(fields.pet)];
  if (typeof choice !== 'number') return [];
  if (onOrders.has(ask)) return [orderKey(choice)];
  if (onCells.has(ask)) return [cellKey(seat, choice)];
  if (onTraps.has(ask)) return [trapKey(choice)];
  if (onAdventurers.has(ask)) return [adventurerKey(choice)];
  if (ask === 'produce') return [cellKey(seat, cellOfRoom(view, seat, choice))];
  if (ask === 'planBattle') return [(planPieces[fields.part ?? ''] ?? planPieces['monsters'])(seat, choice)];
  return [(numbers[ask] ?? creatureKey)(choice)];
}

/** What the decision is about: the space being carried out, the creature that is to be paid, the room to be placed. */
function subjectsOf(asked: readonly Asked[]): ReadonlySet<PieceKey> {
  const subjects = new Set<PieceKey>();
  for (const decision of asked) {
    const { order, spot, creature, trap, room, improvement } = fieldsOf(decision);
    if (order !== undefined && spot !== undefined) subjects.add(spotKey(order, spot));
    if (creature !== undefined && creature !== NONE) subjects.add(creatureKey(creature));
    if (trap !== undefined) subjects.add(plannedKey(trap));
    if (room !== undefined) subjects.add(roomKey(room));
    if (improvement !== undefined) subjects.add(improvementKey(improvement));
  }
  return subjects;
}

export function marksOf(view: DungeonView, asked: readonly Asked[], lastMoved: readonly Told[]): DungeonMarks {
  return {
    ...askingOf(asked, (decision, choice) => piecesFor(view, decision, choice)),
    moved: movedBy(view, lastMoved),
    subjects: subjectsOf(asked),
  };
}
