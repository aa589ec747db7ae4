/** DUN-R21: the trap deck, hands and the discard pile. */
import { drawOne, isHeard, pour, putIn, putUnder, show, shuffle, takeOut } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import type { Trap } from '../content/types.ts';
import type { DungeonState } from '../state.ts';
import { tell } from '../asking.ts';

/** Trap cards that can still be drawn. */
export function trapsLeft(s: DungeonState): number {
  return s.trapDeck.length + s.trapDiscard.length;
}

/** Draws up to so many to the hand. In which order they came is nowhere to be seen, so it is not told either. */
export function drawTraps(s: DungeonState, seat: Seat, count: number, rule: RuleId): void {
  const { traps } = s.players[seat];
  const heard: Trap[] = [];
  for (let i = 0; i < count && trapsLeft(s) > 0; i++) {
    const trap = nextTrap(s);
    putIn(traps, trap);
    putIn(heard, trap);
  }
  tellDrawn(s, seat, heard, rule);
}

/** Draws up to so many to look at (UO6, PET4): they lie apart until some are kept. */
export function drawTrapsAside(s: DungeonState, seat: Seat, count: number, rule: RuleId): void {
  const { drawn } = s.players[seat];
  for (let i = 0; i < count && trapsLeft(s) > 0; i++) putIn(drawn, nextTrap(s));
  tellDrawn(s, seat, drawn, rule);
}

function tellDrawn(s: DungeonState, seat: Seat, traps: readonly Trap[], rule: RuleId): void {
  if (!isHeard(s)) return;
  tell(s, { event: 'trapsDrawn', rule, seat, count: traps.length, secret: { to: [seat], traps } });
}

function nextTrap(s: DungeonState): Trap {
  if (s.trapDeck.length === 0) {
    const cards = s.trapDiscard.length;
    pour(s.trapDiscard, s.trapDeck);
    shuffle(s, s.trapDeck);
    if (isHeard(s)) tell(s, { event: 'trapDeckRefilled', rule: 'DUN-R21', cards });
  }
  return drawOne(s, s.trapDeck);
}

/** A card of the hand, face up to the discard pile: everybody sees it. */
export function discardTrap(s: DungeonState, seat: Seat, trap: Trap, rule: RuleId): void {
  takeOut(s.players[seat].traps, trap);
  s.trapDiscard.push(trap);
  show(s);
  if (isHeard(s)) tell(s, { event: 'trapDiscarded', rule, seat, trap });
}

/** Face down under the deck. */
export function putTrapUnder(s: DungeonState, trap: Trap): void {
  putUnder(s.trapDeck, trap);
}
