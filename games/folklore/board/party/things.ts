/** What a character has, in the order in which it lies in the dock and on the sheet. */
import { cards } from '../../content/cards.ts';
import { ghostPowers } from '../../rules/clauses.ts';
import type { Card, FolkloreView, Member } from '../../state.ts';

export interface Things {
  readonly name: string;
  readonly things: readonly { readonly card: Card; readonly many: number; readonly isPacked: boolean }[];
}

/** Equal cards are one, with their number. */
const counted = (list: readonly Card[], isPacked = false): Things['things'] =>
  [...new Set(list)].map(card => ({ card, many: list.filter(other => other === card).length, isPacked }));

export function thingsOf(view: FolkloreView, who: Member): readonly Things[] {
  const { form, powers, abilities, items, equipped, consumables, mystics, recipes, companions, booklet } =
    view.party[who];
  const isHeirloom = (card: Card): boolean => cards[card].class === 'heirloom';
  const groups: readonly Things[] = [
    { name: 'Equipped', things: counted([...equipped, ...powers.filter(isHeirloom)]) },
    {
      name: 'Abilities and powers',
      things: counted([...abilities, ...powers.filter(card => !isHeirloom(card) && cards[card].name !== '')]),
    },
    { name: 'Prayers and Rituals', things: counted(mystics) },
    { name: 'Consumables', things: counted(consumables) },
    { name: 'Companions', things: counted(companions) },
    {
      name: 'Carried',
      things: counted(
        items.filter(card => !equipped.includes(card)),
        true,
      ),
    },
    { name: 'Recipes', things: counted(recipes) },
  ];
  const ghostly = form === 'living' || booklet < 0 ? [] : [ghostGroup(booklet)];
  return [...ghostly, ...groups].filter(({ things }) => things.length > 0);
}

const ghostGroup = (booklet: number): Things => ({ name: 'Ghost powers', things: counted(ghostPowers[booklet]) });
