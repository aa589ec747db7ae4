/** DUN-R22: what spaces and creatures cost, whether it can be paid, and paying it. */
import { andThen, has, isHeard, no } from '@vesper/kernel';
import type { Refusal, RuleId, Seat } from '@vesper/kernel';
import type { DungeonDecision } from '../agenda.ts';
import { isMonster } from '../content/creatures.ts';
import type { Cost, Creature, Trap } from '../content/types.ts';
import type { DungeonState, Player } from '../state.ts';
import { tell } from '../asking.ts';
import { canPayEvil, moveEvil } from './evil.ts';
import { different } from './keeping.ts';
import { leaveLair } from './lair.ts';
import { setToWork } from './supplies.ts';
import { discardTrap } from './traps.ts';

const tooLittleFood = no('DUN-4.6', 'tooLittleFood');
const tooLittleGold = no('DUN-4.6', 'tooLittleGold');
const tooEvil = no('DUN-R15', 'tooEvil');
const tooFewTraps = no('DUN-R22', 'tooFewTraps');
const noImp = no('DUN-R22', 'noImp');
const noMonsterToFeed = no('DUN-5.3', 'noMonsterToFeed');

/** Why a cost cannot be paid in full; `food` is to be paid beside it. `creature` = for whom, who cannot be fed itself. */
export function refuseCost(s: DungeonState, seat: Seat, cost: Cost, creature: Creature, food = 0): Refusal | undefined {
  const player = s.players[seat];
  if (player.food < cost.food + food) return tooLittleFood;
  if (player.gold < cost.gold) return tooLittleGold;
  if (!canPayEvil(s, seat, cost.evil)) return tooEvil;
  if (player.traps.length < cost.traps) return tooFewTraps;
  if (cost.imps > player.imps + player.trollTokens - player.busyTokens) return noImp;
  if (cost.monsters > 0 && !canFeed(s, seat, creature)) return noMonsterToFeed;
  return undefined;
}

/**
 * Pays a cost that `refuseCost` allows. Which trap and which monster is asked next, so put what follows on the agenda
 * before.
 */
export function payCost(s: DungeonState, seat: Seat, cost: Cost, creature: Creature, rule: RuleId): void {
  const player = s.players[seat];
  player.food -= cost.food;
  player.gold -= cost.gold;
  const imps = payImps(s, seat, cost.imps, rule);
  if (isHeard(s) && cost.food + cost.gold + imps > 0) {
    tell(s, { event: 'paid', rule, seat, food: cost.food, gold: cost.gold, imps });
  }
  for (let i = 0; i < cost.monsters; i++) andThen(s, { ask: 'feedMonster', seat, creature, because: rule });
  for (let i = 0; i < cost.traps; i++) andThen(s, { ask: 'payTrap', seat, creature, because: rule });
  if (cost.evil > 0) moveEvil(s, seat, cost.evil, rule);
}

/** DUN-R28: a free Troll token stands in for an imp. Returns how many imps are lost. */
export function payImps(s: DungeonState, seat: Seat, imps: number, rule: RuleId): number {
  if (imps === 0) return 0;
  const player = s.players[seat];
  const tokens = Math.min(imps, player.trollTokens - player.busyTokens);
  if (tokens > 0) setToWork(s, seat, tokens, true, rule);
  const lost = imps - tokens;
  player.imps -= lost;
  if (player.busyImps > player.imps) player.busyImps = player.imps;
  return lost;
}

function canFeed(s: DungeonState, seat: Seat, creature: Creature): boolean {
  const { lair } = s.players[seat];
  for (let i = 0; i < lair.length; i++) if (isMonster[lair[i]] && isFood(s, seat, creature, lair[i])) return true;
  return false;
}

/** What a Demon may eat: another one, and in combat one that is not in the battle. */
function isFood(s: DungeonState, seat: Seat, eater: Creature, creature: Creature): boolean {
  return creature !== eater && !(s.battle.seat === seat && has(s.battle.sent, creature));
}

const notAMonster = no('DUN-R22', 'notAMonster');
const isTheEater = no('DUN-R22', 'isTheEater');
const isInBattle = no('DUN-R22', 'isInBattle');

const feedMonster: DungeonDecision<'feedMonster'> = {
  rule: 'DUN-5.3',
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].lair,
  refuse(s, { seat, creature }, c) {
    if (!isMonster[c]) return notAMonster;
    if (c === creature) return isTheEater;
    return isFood(s, seat, creature, c) ? undefined : isInBattle;
  },
  choose(s, { seat, because }, c) {
    leaveLair(s, seat, c, 'fed', because);
  },
};

/** Every sort of trap in a hand once. */
export function sortsOfTraps(player: Player): Trap[] {
  return different(player.traps);
}

const payTrap: DungeonDecision<'payTrap'> = {
  rule: 'DUN-R22',
  candidates: (s, { seat }) => sortsOfTraps(s.players[seat]),
  choose(s, { seat, because }, c) {
    discardTrap(s, seat, c, because);
  },
};

export const costDecisions = { feedMonster, payTrap };
