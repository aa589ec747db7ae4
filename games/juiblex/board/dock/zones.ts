/** Where the cards lie that are asked for: a hand and a play area are always seen, a pile only when it matters. */
import type { Seat } from '@vesper/kernel';
import { ownDecision } from '@vesper/web/board';
import type { Card } from '../../content/types.ts';
import { cardKey } from '../../keys.ts';
import type { TableNow } from '../table.ts';

export interface Zone {
  readonly title: string;
  readonly cards: readonly Card[];
}

/** The own pile out of which a card is to be chosen, if one is. */
export function askedPile(table: TableNow, seat: Seat): Zone | undefined {
  const { view, viewer, marks } = table;
  if (seat !== viewer || ownDecision(table) === undefined) return undefined;
  const { inner, discard } = view.players[seat];
  const isAsked = (card: Card): boolean => marks.legal.has(cardKey(card));
  if (inner.some(isAsked)) return { title: 'Inner circle', cards: inner.filter(isAsked) };
  if (discard.some(isAsked)) return { title: 'Discard pile', cards: discard.filter(isAsked) };
  return undefined;
}
