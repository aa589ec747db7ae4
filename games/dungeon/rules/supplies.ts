/** DUN-R16, DUN-R26, DUN-R28: food, gold, imps, Troll tokens and red marks change hands. */
import { isHeard } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import type { Loss } from '../content/types.ts';
import type { DungeonState, Player } from '../state.ts';
import { tell } from '../asking.ts';

export function freeImps(player: Player): number {
  return player.imps - player.busyImps;
}

/** Imps and Troll tokens that can still work in Production. */
export function freeWorkers(player: Player): number {
  return player.imps - player.busyImps + player.trollTokens - player.busyTokens;
}

/** Imps are busy until the end of the season; where Troll tokens may work, they do so first (DUN-R28). */
export function setToWork(s: DungeonState, seat: Seat, workers: number, tokensToo: boolean, rule: RuleId): void {
  const player = s.players[seat];
  const tokens = tokensToo ? Math.min(workers, player.trollTokens - player.busyTokens) : 0;
  player.busyTokens += tokens;
  player.busyImps += workers - tokens;
  if (isHeard(s)) tell(s, { event: 'impsSetToWork', rule, seat, imps: workers - tokens, tokens });
}

export function gain(s: DungeonState, seat: Seat, food: number, gold: number, imps: number, rule: RuleId): void {
  const player = s.players[seat];
  player.food += food;
  player.gold += gold;
  player.imps += imps;
  if (isHeard(s)) tell(s, { event: 'gained', rule, seat, food, gold, imps });
}

/** Takes up to so much away; returns how much there was. Free imps go before busy ones. */
export function lose(s: DungeonState, seat: Seat, what: Loss, count: number, rule: RuleId): number {
  const player = s.players[seat];
  const taken = Math.min(count, player[what]);
  if (taken === 0) return 0;
  player[what] -= taken;
  if (player.busyImps > player.imps) player.busyImps = player.imps;
  if (isHeard(s)) tell(s, { event: 'lost', rule, seat, food: 0, gold: 0, imps: 0, [what]: taken });
  return taken;
}

export function takeRedMarks(s: DungeonState, seat: Seat, amount: number, rule: RuleId): void {
  if (amount === 0) return;
  s.players[seat].redMarks += amount;
  if (isHeard(s)) tell(s, { event: 'redMarks', rule, seat, amount });
}
