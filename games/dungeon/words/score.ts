/** The lines of the score sheet (DUN-6), also those of rooms, pets and titles. */
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { titles } from '../content/titles.ts';

const lines: { readonly [name: string]: string } = {
  rooms: 'Unconquered rooms',
  monsters: 'Monsters',
  prisoners: 'Prisoners',
  paladins: 'Imprisoned paladins',
  conquered: 'Conquered tiles',
  redMarks: 'Red marks',
  scoringRooms: 'Rooms that score',
  pets: 'Pets',
  titles: 'Titles',
  hallOfFame: 'Hall of Fame',
  expansions: 'Expansion Tiles',
};

/** `rooms`, `room:RM13`, `pet:PET9`, `title:halls`. */
export function line(name: string): string {
  const [what, id] = name.split(':');
  if (id === undefined) return lines[what];
  const named = [...rooms, ...pets, ...titles].find(row => row.id === id);
  return named?.name ?? lines[what];
}
