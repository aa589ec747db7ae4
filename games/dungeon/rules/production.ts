/** DUN-4.10, DUN-R27: production rooms, the rented laboratory and pets. */
import { andThen, has, isHeard, no, putIn, takeOut } from '@vesper/kernel';
import type { Objection, Refusal, Seat } from '@vesper/kernel';
import type { Ask, DungeonDecision } from '../agenda.ts';
import type { Production } from '../agenda/seasons.ts';
import { USES_PER_SEASON } from '../content/calendar.ts';
import { CELLS } from '../content/grid.ts';
import { laboratory } from '../content/opportunities.ts';
import { pets, petsAt } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import type { Cell, Pet, Room } from '../content/types.ts';
import { NONE, ROOM } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { mayHavePet, roomOf, seatAt, tell } from '../asking.ts';
import { payCost, refuseCost } from './costs.ts';
import { carryOut, deedOf, refuseDeed } from './effects.ts';
import { freeWorkers, gain, setToWork } from './supplies.ts';

function production(s: DungeonState): void {
  s.phase = 'production';
  produceNext(s, { turn: 0 });
}

function produceNext(s: DungeonState, { turn }: { readonly turn: number }): void {
  for (let next = turn; next < s.seats; next++) {
    const seat = seatAt(s, next);
    if (!hasSomethingToDo(s, seat)) continue;
    andThen(s, { ask: 'produce', seat, turn: next });
    return;
  }
}

/** What everybody can see; a pet that nobody else knows is asked for in any case. */
function hasSomethingToDo(s: DungeonState, seat: Seat): boolean {
  const player = s.players[seat];
  for (let cell = 0; cell < CELLS; cell++) {
    if (player.dungeon[cell] >= ROOM && refuseUse(s, seat, cell) === undefined) return true;
  }
  if (player.laboratory > 0 && refuseLaboratory(s, seat) === undefined) return true;
  if (player.pets.length > player.openPets.length) return true;
  for (let i = 0; i < PETS_THAT_PRODUCE.length; i++) {
    const pet = PETS_THAT_PRODUCE[i];
    if (mayHavePet(player, pet) && refusePet(s, seat, pet) === undefined) return true;
  }
  return false;
}

// ── What can be used ─────────────────────────────────────────────────────────────────────────────────────────────────

const ofRoom = (_s: DungeonState, _d: Ask<'produce'>, room: Room) => ({ room });
const roomIsConquered = no('DUN-R27', 'roomIsConquered', ofRoom);
const roomIsUsed = no('DUN-R27', 'roomIsUsed', ofRoom);
const doesNotProduce = no('DUN-R27', 'doesNotProduce', ofRoom);
const tooFewWorkers = no('DUN-R27', 'tooFewWorkers');

function cellOf(player: Player, room: Room): Cell {
  for (let cell = 0; cell < CELLS; cell++) if (player.dungeon[cell] === ROOM + room) return cell;
  return NONE;
}

/** Ascending. */
function roomsIn(player: Player): Room[] {
  const found: Room[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (player.dungeon[cell] >= ROOM) putIn(found, roomOf(player.dungeon[cell]));
  return found;
}

function refuseUse(s: DungeonState, seat: Seat, cell: Cell): Objection | undefined {
  const player = s.players[seat];
  const room = roomOf(player.dungeon[cell]);
  const use = rooms[room].production;
  if (use === null) return doesNotProduce;
  if (player.conquered[cell] !== 0) return roomIsConquered;
  if (player.roomUses[cell] >= USES_PER_SEASON[s.year]) return roomIsUsed;
  if (freeWorkers(player) < use.workers) return tooFewWorkers;
  return refuseCost(s, seat, use.cost, NONE) ?? refuseDeed(s, seat, ROOM_DEEDS[room]!, use.cost.food);
}

function refuseLaboratory(s: DungeonState, seat: Seat): Refusal | undefined {
  const player = s.players[seat];
  if (freeWorkers(player) < laboratory.workers) return tooFewWorkers;
  return refuseCost(s, seat, laboratory.cost, NONE);
}

const petActsLater = no('DUN-R59', 'petActsLater');

function refusePet(s: DungeonState, seat: Seat, pet: Pet): Objection | undefined {
  const deed = PET_DEEDS[pet];
  return deed === null ? petActsLater : refuseDeed(s, seat, deed, 0);
}

// What they make, or null.
const ROOM_DEEDS = rooms.map(({ production: use }) => (use === null ? null : deedOf(use.effect)));
const PET_DEEDS = pets.map(({ effect }) => (effect === null ? null : deedOf(effect)));

const PETS_THAT_PRODUCE: readonly Pet[] = petsAt('production');
/** One object for each; they are listed, never built, while a match runs. */
const PET_CHOICES: readonly Production[] = pets.map((_, pet) => ({ pet }));

// ── The choice ───────────────────────────────────────────────────────────────────────────────────────────────────────

const produce: DungeonDecision<'produce'> = {
  rule: 'DUN-R27',
  fallback: () => 'end',
  candidates(s, { seat }) {
    const player = s.players[seat];
    const found: Production[] = [];
    for (const room of roomsIn(player)) found.push(room);
    if (player.laboratory > 0) found.push('laboratory');
    for (let i = 0; i < player.pets.length; i++) found.push(PET_CHOICES[player.pets[i]]);
    found.push('end');
    return found;
  },
  refuse(s, { seat }, c) {
    if (c === 'end') return undefined;
    if (c === 'laboratory') return refuseLaboratory(s, seat);
    return typeof c === 'number' ? refuseUse(s, seat, cellOf(s.players[seat], c)) : refusePet(s, seat, c.pet);
  },
  choose(s, { seat, turn }, c) {
    if (c === 'end') {
      andThen(s, { do: 'produceNext', turn: turn + 1 });
      if (isHeard(s)) tell(s, { event: 'productionEnded', rule: 'DUN-R27', seat });
      return;
    }
    andThen(s, { do: 'produceNext', turn });
    if (c === 'laboratory') rentedUse(s, seat);
    else if (typeof c === 'number') useRoom(s, seat, c);
    else usePet(s, seat, c.pet);
  },
};

function useRoom(s: DungeonState, seat: Seat, room: Room): void {
  const player = s.players[seat];
  player.roomUses[cellOf(player, room)]++;
  const { workers, cost } = rooms[room].production!;
  if (isHeard(s)) tell(s, { event: 'roomUsed', rule: 'DUN-R27', seat, room });
  setToWork(s, seat, workers, true, 'DUN-R28');
  payCost(s, seat, cost, NONE, 'DUN-R27');
  carryOut(s, seat, ROOM_DEEDS[room]!, 'DUN-R27');
}

/** UO5. */
function rentedUse(s: DungeonState, seat: Seat): void {
  s.players[seat].laboratory--;
  if (isHeard(s)) tell(s, { event: 'laboratoryUsed', rule: 'DUN-R57', seat });
  setToWork(s, seat, laboratory.workers, true, 'DUN-R28');
  payCost(s, seat, laboratory.cost, NONE, 'DUN-R57');
  gain(s, seat, 0, 0, laboratory.imps, 'DUN-R57');
}

/** DUN-R59: a pet is turned face up when it is used. */
export function usePet(s: DungeonState, seat: Seat, pet: Pet): void {
  turnPetUp(s.players[seat], pet);
  if (isHeard(s)) tell(s, { event: 'petUsed', rule: 'DUN-R59', seat, pet });
  carryOut(s, seat, PET_DEEDS[pet]!, 'DUN-R59');
}

export function turnPetUp(player: Player, pet: Pet): void {
  takeOut(player.pets, pet);
  if (has(player.openPets, pet)) takeOut(player.openPets, pet);
  player.usedPets.push(pet);
}

export const productionSteps = { production, produceNext };
export const productionDecisions = { produce };
