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
  redMarks: 'Dead Letter Office',
  expansions: 'Expansion Tiles',
};

/** `rooms`, `room:RM13`, `pet:PET9`, `title:halls`. */
export function line(name: string): string {
  const [what, id] = name.split(':');
  if (id === undefined) return lines[what];
  return [...rooms, ...pets, ...titles].find(row => row.id === id)!.name;
}
