/** FOL-R60: a character as it leaves a story, to enter the next one. */
import { has } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { cards } from '../content/cards.ts';
import { NEGATIVE_BITS, STATUS, bit } from '../content/numbers.ts';
import { NEGATIVE, STATS } from '../content/types.ts';
import type { Card, FolkloreState, Member, Sheet } from '../state.ts';

const idOf = (card: Card): string => cards[card].id;

/** Charges, fillings and exhausted cards are not part of it; positive statuses end with the story. */
export function sheetOf(s: FolkloreState, who: Member): Sheet {
  const character = s.party[who];
  const { statuses, equipped } = character;
  return {
    version: 1,
    booklet: booklets[character.booklet].id,
    path: character.path,
    lore: character.lore,
    choices: character.choices.slice(),
    ap: character.ap,
    abilities: character.abilities.map(idOf),
    items: character.items.map(card => ({
      id: idOf(card),
      broken: has(s.broken, card),
      corroded: has(s.corroded, card),
      equipped: has(equipped, card),
    })),
    consumables: character.consumables.map(idOf),
    coins: character.coins,
    mystics: character.mystics.map(idOf),
    recipes: character.recipes.map(idOf),
    companions: character.companions.map(idOf),
    boons: character.boons,
    statuses: NEGATIVE.filter(status => (statuses & NEGATIVE_BITS & bit(STATUS[status])) !== 0),
    infection: character.infection,
    wanted: character.wanted,
    growth: Object.fromEntries(
      STATS.flatMap((stat, i) => (character.growth[i] === 0 ? [] : [[stat, character.growth[i]]])),
    ),
    completed: character.completed.slice(),
  };
}
