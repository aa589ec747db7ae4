/** A card in one line: what it deals, costs or gives, as far as two short lines hold it. */
import { plain } from '@vesper/kernel';
import { cards } from '../../content/cards.ts';
import { clauses, modifierLists } from '../../content/rows.ts';
import { UNLIMITED } from '../../content/types.ts';
import type { Cost } from '../../content/types.ts';
import type { Card } from '../../state.ts';
import { dice } from '../../words/amounts.ts';
import { rowInWords } from '../../words/effects.ts';
import { modifiersInWords } from '../../words/modifiers.ts';
import { skillName } from '../../words/names.ts';

/** What using it costs, where that is a number: it hangs at the corner of the card. */
export function priceOf(card: Card): string {
  const { mystic, clauses: own } = cards[card];
  if (mystic !== null) return `${mystic.pp} PP`;
  for (const id of own) {
    const price = costOf(clauses[id].cost);
    if (price !== '') return price;
  }
  return '';
}

const costOf = (cost: Cost): string =>
  cost.pay === 'pp'
    ? `${cost.n} PP`
    : cost.pay === 'gp'
      ? `${cost.n} GP`
      : cost.pay === 'charge'
        ? `${cost.n} ch.`
        : '';

/** `Melee, 1d6`, `Range 5, 1d6+1`, `FAITH 6`, `+5 Defense`. */
export function briefly(card: Card): string {
  const { weapon, mystic, mods, clauses: own, recipe, fill } = cards[card];
  if (weapon !== null) {
    const { kind, range, dice: thrown } = weapon;
    const far =
      kind === 'melee'
        ? range === 1
          ? 'Melee'
          : `Reach ${range}`
        : range === UNLIMITED
          ? 'Any range'
          : `Range ${range}`;
    return `${far}, ${dice(thrown)}`;
  }
  if (mystic !== null) return `${skillName(mystic.check.skill)} ${mystic.check.k}`;
  if (recipe !== null) return `${recipe.coins} coins`;
  if (modifierLists[mods].all.length > 0) return plain(modifiersInWords(modifierLists[mods].all));
  if (own.length > 0) return plain(rowInWords(clauses[own[0]].effects));
  if (modifierLists[fill].all.length > 0) return plain(modifiersInWords(modifierLists[fill].all));
  return '';
}
