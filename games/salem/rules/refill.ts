/** SAL-11: after all spaces the rows are refilled; SAL-17.1: an end card stops everything. */
import { andThen, drawOne } from '@vesper/kernel';
import { isEndCard } from '../content/colonists.ts';
import { IN_COLONIST_ROW, IN_DECK, IN_PROMINENT_ROW, NONE } from '../state.ts';
import type { SalemState } from '../state.ts';
import { dropTokens } from './arrests.ts';
import { tell } from './influence.ts';
import { endMatch } from './scoring.ts';

type Row = 'prominent' | 'colonist';

/** SAL-R48: top row first. Filling stops at once when an end card turns up (SAL-R51). */
function refill(s: SalemState): void {
  slideRight(s.prominentRow);
  if (!fill(s, 'prominent')) return;
  if (!s.colonistRowTouched) cycle(s);
  slideRight(s.colonistRow);
  if (!fill(s, 'colonist')) return;
  andThen(s, { do: 'beginRound' });
}

/** The remaining cards keep their order and move away from the deck. */
function slideRight(row: number[]): void {
  let to = 3;
  for (let from = 3; from >= 0; from--) if (row[from] !== NONE) row[to--] = row[from];
  while (to >= 0) row[to--] = NONE;
}

/** Fills empty slots from the right. False: an end card was drawn and the match is over. */
function fill(s: SalemState, row: Row): boolean {
  const slots = row === 'prominent' ? s.prominentRow : s.colonistRow;
  for (let slot = 3; slot >= 0; slot--) {
    if (slots[slot] !== NONE) continue;
    const fromProminents = row === 'prominent' && s.prominentDeck.length > 0;
    const card = drawOne(s, fromProminents ? s.prominentDeck : s.colonistDeck);
    if (isEndCard(card)) {
      endMatch(s, card);
      return false;
    }
    slots[slot] = card;
    s.zone[card] = row === 'prominent' ? IN_PROMINENT_ROW : IN_COLONIST_ROW;
    const rule = row === 'prominent' && !fromProminents ? 'SAL-11.2' : 'SAL-11.1';
    tell(s, { event: 'cardRevealed', rule, card, row, slot: slot + 1 });
  }
  return true;
}

/** SAL-11.3: nobody left the bottom row, so the card farthest from the deck goes under it and loses its tokens. */
function cycle(s: SalemState): void {
  const card = s.colonistRow[3];
  s.colonistRow[3] = NONE;
  s.zone[card] = IN_DECK;
  dropTokens(s, card);
  s.cycled.push(card);
  tell(s, { event: 'cardCycled', rule: 'SAL-11.3', card });
}

export const refillSteps = { refill };
