/** The kinds of pieces that can be pointed at, and which of them stand for the choices of each decision. */
import type { PieceTable, Seat } from '@vesper/kernel';
import type { DungeonAsks } from './agenda.ts';
import { creatureOf, creatures } from './content/creatures.ts';
import { expertise } from './content/expertise.ts';
import { improvements } from './content/improvements.ts';
import { pets } from './content/pets.ts';
import { rooms } from './content/rooms.ts';
import { traps } from './content/traps.ts';
import type { Room } from './content/types.ts';
import { cellKey, creatureKey, drawnKey, petKey, spotKey, trapKey } from './keys.ts';
import { ROOM } from './state.ts';
import type { DungeonView } from './view.ts';
import {
  adventurerName,
  cellName,
  creatureName,
  expertiseName,
  improvementName,
  itemName,
  orderName,
  petName,
  roomName,
  setupName,
  trapName,
} from './words/names.ts';
import { colourName } from './words/voice.ts';

const LEVELS = ['Near the entrance', 'Second row', 'Third row', 'Bottom row'] as const;
const COLUMNS = 5;

export const pieces: PieceTable<DungeonView, DungeonAsks> = {
  kinds: {
    order: { name: orderName },
    slot: { name: slot => `Card ${slot + 1}` },
    creature: { name: creatureName, text: which => creatures[creatureOf[which]].text },
    adventurer: { name: adventurerName },
    room: { name: roomName, text: which => rooms[which].text },
    cell: {
      name: cellName,
      key: (cell, seat) => cellKey(seat, cell),
      group: (_view, cell) => LEVELS[Math.floor(cell / COLUMNS)],
    },
    trap: { name: trapName, text: which => traps[which].text },
    planned: { name: trapName, text: which => traps[which].text },
    pet: { name: petName, text: which => pets[which].text },
    item: { name: itemName },
    setup: { name: setupName },
    amount: { name: amount => `${amount}` },
    evil: { name: colourName },
    expertise: { name: expertiseName, text: kind => expertise[kind].text },
    improvement: { name: improvementName, text: which => improvements[which].text },
  },
  points: {
    // Setup and orders
    chooseSetup: 'setup',
    putAway: 'order',
    giveOrder: 'order',
    orderNonPlayer: 'order',
    commitGift: 'item',
    performOrder: ({ frame, choice }) => (choice === 'perform' ? [spotKey(frame.order, frame.spot)] : []),
    spy: 'slot',
    mine: 'amount',
    returnTrap: 'trap',
    hire: 'creature',
    buildRoom: 'room',
    placeRoom: 'cell',
    smear: 'evil',
    restore: 'cell',
    deposit: 'amount',
    takeExpertise: 'expertise',
    attachExpertise: 'creature',
    takeImprovement: 'improvement',
    placeImprovement: 'cell',
    prisonerOrMark: 'adventurer',
    // Costs and events
    feedMonster: 'creature',
    payTrap: 'trap',
    payNext: 'creature',
    witchHunt: 'creature',
    earthquake: 'cell',
    inspection: 'trap',
    turnDown: 'creature',
    // Adventurers, production, pets
    giveItem: 'adventurer',
    produce({ view, seat, choice }) {
      if (typeof choice === 'number') return [cellKey(seat, cellOfRoom(view, seat, choice))];
      return typeof choice === 'object' ? [petKey(choice.pet)] : [];
    },
    dig: 'cell',
    draftPet: 'pet',
    keep: ({ choice }) => [drawnKey(choice)],
    // Combat
    planBattle({ seat, frame: { part }, choice }) {
      if (typeof choice !== 'number') return [];
      if (part === 'tile') return [cellKey(seat, choice)];
      return [part === 'traps' ? trapKey(choice) : creatureKey(choice)];
    },
    freePrisoner: 'adventurer',
    trapOrder: 'planned',
    trapTarget: 'adventurer',
    catapultMonster: 'creature',
    suggestionOrder: 'creature',
    spellCreature: 'creature',
    spellTrap: 'trap',
    jailbreak: 'adventurer',
    activate({ choice }) {
      if (typeof choice === 'number') return [creatureKey(choice)];
      return typeof choice === 'object' ? [petKey(choice.pet)] : [];
    },
    attackTarget: 'adventurer',
    petTarget: 'adventurer',
    usePet: ({ frame, choice }) => (choice === 'use' ? [petKey(frame.pet)] : []),
    extraTile: 'cell',
  },
};

/** The cell in which a room lies; NONE if it is not in this dungeon. */
export function cellOfRoom({ players }: DungeonView, seat: Seat, room: Room): number {
  return players[seat].dungeon.indexOf(ROOM + room);
}
