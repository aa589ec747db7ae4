/** The lines of the score sheet (DUN-6), also those of rooms, pets and titles. */
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { titles } from '../content/titles.ts';

type Card = { readonly id: string; readonly name: string };

const each = (what: string, cards: readonly Card[]): { readonly [line: string]: string } =>
  Object.fromEntries(cards.map(({ id, name }) => [`${what}:${id}`, name]));

/** By `rooms`, `room:RM13`, `pet:PET9`, `title:halls`. */
export const lines: { readonly [line: string]: string } = {
  rooms: 'Unconquered rooms',
  monsters: 'Monsters',
  prisoners: 'Prisoners',
  paladins: 'Imprisoned paladins',
  conquered: 'Conquered tiles',
  redMarks: 'Dead Letter Office',
  expansions: 'Expansion Tiles',
  ...each('room', rooms),
  ...each('pet', pets),
  ...each('title', titles),
};
