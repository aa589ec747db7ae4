/** DUN-R59, DUN-R21: pets and traps are drawn, some are kept, the rest goes under its pile. */
import { andThen, drawOne, isHeard, putIn, putUnder, takeOut } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import type { Ask, DungeonDecision } from '../agenda.ts';
import type { DungeonState } from '../state.ts';
import { tell } from '../asking.ts';
import { drawTrapsAside, putTrapUnder } from './traps.ts';

export function keepPets(s: DungeonState, seat: Seat, count: number, keep: number, rule: RuleId): void {
  const { drawn } = s.players[seat];
  for (let i = 0; i < count && s.petStack.length > 0; i++) putIn(drawn, drawOne(s, s.petStack));
  if (isHeard(s)) {
    tell(s, { event: 'petsDrawn', rule, seat, count: drawn.length, secret: { to: [seat], pets: drawn.slice() } });
  }
  askToKeep(s, seat, 'pets', keep, rule);
}

export function keepTraps(s: DungeonState, seat: Seat, count: number, keep: number, rule: RuleId): void {
  drawTrapsAside(s, seat, count, rule);
  askToKeep(s, seat, 'traps', keep, rule);
}

type What = Ask<'keep'>['what'];

/** With no more cards than may be kept nobody is asked. How many were drawn is open, so that betrays nothing. */
function askToKeep(s: DungeonState, seat: Seat, what: What, left: number, because: RuleId): void {
  const { drawn } = s.players[seat];
  if (left > 0 && drawn.length > left) {
    andThen(s, { ask: 'keep', seat, what, left, because });
    return;
  }
  if (left > 0) while (drawn.length > 0) keepCard(s, seat, what, drawn[0], because);
  putBack(s, seat, what, because);
}

function keepCard(s: DungeonState, seat: Seat, what: What, card: number, rule: RuleId): void {
  const player = s.players[seat];
  takeOut(player.drawn, card);
  putIn(what === 'pets' ? player.pets : player.traps, card);
  if (!isHeard(s)) return;
  if (what === 'pets') tell(s, { event: 'petKept', rule, seat, secret: { to: [seat], pet: card } });
  else tell(s, { event: 'trapKept', rule, seat, secret: { to: [seat], trap: card } });
}

function putBack(s: DungeonState, seat: Seat, what: What, rule: RuleId): void {
  const { drawn } = s.players[seat];
  if (drawn.length === 0) return;
  if (isHeard(s)) tell(s, { event: 'cardsPutBack', rule, seat, what, count: drawn.length });
  while (drawn.length > 0) {
    if (what === 'pets') putUnder(s.petStack, drawn.pop()!);
    else putTrapUnder(s, drawn.pop()!);
  }
}

const keep: DungeonDecision<'keep'> = {
  rule: 'DUN-R59',
  candidates: (s, { seat }) => different(s.players[seat].drawn),
  choose(s, { seat, what, left, because }, c) {
    keepCard(s, seat, what, c, because);
    askToKeep(s, seat, what, left - 1, because);
  },
};

/** Every number of an ascending list once. */
export function different(cards: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < cards.length; i++) if (i === 0 || cards[i] !== cards[i - 1]) found.push(cards[i]);
  return found;
}

export const keepingDecisions = { keep };
