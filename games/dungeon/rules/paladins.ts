/** DUN-R31, DUN-R32, SE12: when a paladin enters, and whom he visits. */
import { empty, isHeard, takeOut } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import { EVIL_PALADIN } from '../content/orders.ts';
import type { Adventurer } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { tell, turnOf } from '../asking.ts';
import { dismissLonelyIllusion, joinFront, paladinOf } from './lines.ts';

/** Called after every move of a player's counter and at the start of a year. */
export function checkPaladins(s: DungeonState): void {
  let egregious = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.evil[seat] >= EVIL_PALADIN) egregious++;
  if (s.entered === 0 && egregious === 0) return; // nobody is out and nobody comes
  empty(inPlay);
  while (egregious > s.entered && s.tent.length > 0) inPlay.push(enter(s, 'DUN-R31'));
  settlePaladins(s);
}

/** The weakest in the tent comes into play. */
function enter(s: DungeonState, rule: RuleId): Adventurer {
  const paladin = s.tent.pop()!;
  s.entered++;
  if (isHeard(s)) tell(s, { event: 'paladinEntered', rule, adventurer: paladin });
  return paladin;
}

/** SE12: he comes for the most evil player without a paladin. NONE = nobody comes. */
export function whoIsVisited(s: DungeonState): Seat {
  let host: Seat = NONE;
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = (s.startingPlayer + turn) % s.seats;
    if (paladinOf(s, seat) === NONE && (host === NONE || s.evil[seat] >= s.evil[host])) host = seat;
  }
  return s.tent.length === 0 ? NONE : host;
}

export function bringPaladin(s: DungeonState, host: Seat, rule: RuleId): void {
  const paladin = enter(s, rule);
  joinFront(s, host, paladin);
  if (isHeard(s)) tell(s, { event: 'paladinMoved', rule, adventurer: paladin, from: NONE, to: host });
  empty(inPlay);
  settlePaladins(s);
}

// Kept from call to call, so that a move of a counter makes no lists.
const inPlay: Adventurer[] = [];
const held: Adventurer[] = [NONE, NONE, NONE, NONE];
const goal: Adventurer[] = [NONE, NONE, NONE, NONE];

/**
 * DUN-R31 (2) and (3): the toughest goes to the worst, one each. `inPlay` holds those who have just come and stand in no
 * line yet.
 */
function settlePaladins(s: DungeonState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    held[seat] = paladinOf(s, seat);
    goal[seat] = NONE;
    if (held[seat] !== NONE) inPlay.push(held[seat]);
  }
  if (inPlay.length === 0) return;
  inPlay.sort(descending);
  for (let i = 0; i < inPlay.length; i++) goal[worstCandidate(s)] = inPlay[i];

  for (let seat = 0; seat < s.seats; seat++) {
    if (held[seat] === NONE || goal[seat] === held[seat]) continue;
    takeOut(s.players[seat].line, held[seat]);
    s.poison[held[seat]] = 0;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const paladin = goal[seat];
    if (paladin === held[seat]) continue;
    if (paladin !== NONE) {
      joinFront(s, seat, paladin);
      if (isHeard(s)) {
        const from = held.slice(0, s.seats).indexOf(paladin);
        tell(s, { event: 'paladinMoved', rule: 'DUN-R31', adventurer: paladin, from, to: seat });
      }
    }
    dismissLonelyIllusion(s, seat);
  }
}

/**
 * The worst player without a goal yet who is egregious or has a paladin. Equal positions: who holds the tougher paladin,
 * who holds one at all, who is later in turn order.
 */
function worstCandidate(s: DungeonState): Seat {
  let worst: Seat = NONE;
  let most = -1;
  for (let seat = 0; seat < s.seats; seat++) {
    if (goal[seat] !== NONE || (s.evil[seat] < EVIL_PALADIN && held[seat] === NONE)) continue;
    const evil = (s.evil[seat] * 64 + held[seat] + 1) * 4 + turnOf(s, seat);
    if (evil <= most) continue;
    worst = seat;
    most = evil;
  }
  return worst;
}

function descending(a: number, b: number): number {
  return b - a;
}
