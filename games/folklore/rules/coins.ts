/** FOL-R61: coins, held by each, won and paid together. */
import { andThen } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { STATUS } from '../content/numbers.ts';
import type { FolkloreDecision } from '../agenda.ts';
import type { FolkloreState, Member } from '../state.ts';
import { half } from './dice.ts';
import { inOrder, leaderSeat, tell } from './turnOrder.ts';
import { hasStatus } from './values.ts';

export function changeCoins(s: FolkloreState, who: Member, by: number, rule: RuleId): void {
  const character = s.party[who];
  const coins = Math.max(0, character.coins + by);
  const changed = coins - character.coins;
  if (changed === 0) return;
  character.coins = coins;
  tell(s, { event: 'coinsChanged', rule, who, by: changed, coins });
}

/** A gain from foes, events and stories: LYCANTHROPIC halves it (FOL-5K.29a). */
export function earn(s: FolkloreState, who: Member, coins: number, rule: RuleId): void {
  if (s.party[who].form === 'limbo') return;
  const isHalved = s.party[who].form === 'living' && hasStatus(s, who, STATUS.lycanthropic);
  changeCoins(s, who, isHalved ? half(coins) : coins, rule);
}

/** Divided equally among the living and ghosts; what is left over goes one each, leader first. */
export function shareCoins(s: FolkloreState, coins: number, rule: RuleId): void {
  let sharing = 0;
  for (const { form } of s.party) if (form !== 'limbo') sharing++;
  if (sharing === 0) return;
  const each = Math.floor(coins / sharing);
  let over = coins - each * sharing;
  for (let i = 0; i < s.party.length; i++) {
    const who = inOrder(s, i);
    if (s.party[who].form === 'limbo') continue;
    earn(s, who, each + (over > 0 ? 1 : 0), rule);
    over--;
  }
}

/** What the group can pay together; `also` counts although it is in Limbo. */
export function purseOf(s: FolkloreState, also = -1): number {
  let sum = 0;
  s.party.forEach(({ form, coins }, who) => {
    if (form !== 'limbo' || who === also) sum += coins;
  });
  return sum;
}

/** Asks how a group cost is split. */
export function payTogether(s: FolkloreState, cost: number): void {
  if (cost > 0) andThen(s, { ask: 'payment', seat: leaderSeat(s), who: s.leader, left: cost });
}

/** What those after `who` could pay. */
function othersPurse(s: FolkloreState, who: Member): number {
  let sum = 0;
  let isAfter = false;
  for (let i = 0; i < s.party.length; i++) {
    const other = inOrder(s, i);
    if (isAfter && s.party[other].form !== 'limbo') sum += s.party[other].coins;
    if (other === who) isAfter = true;
  }
  return sum;
}

const payment: FolkloreDecision<'payment'> = {
  rule: 'FOL-R61',
  candidates(s, { who, left }) {
    const coins = s.party[who].form === 'limbo' ? 0 : s.party[who].coins;
    const least = Math.max(0, left - othersPurse(s, who));
    const most = Math.min(coins, left);
    const found: (number | 'default')[] = least === most ? [] : ['default'];
    for (let n = least; n <= most; n++) found.push(n);
    return found;
  },
  asked: 'ifChoice',
  fallback: () => 'default',
  choose(s, { seat, who, left }, c) {
    let rest = left;
    for (let i = positionOf(s, who); i < s.party.length && rest > 0; i++) {
      const payer = inOrder(s, i);
      if (payer !== who && c !== 'default') {
        andThen(s, { ask: 'payment', seat, who: payer, left: rest });
        return;
      }
      const coins = s.party[payer].form === 'limbo' ? 0 : s.party[payer].coins;
      const paid = c === 'default' ? Math.min(coins, rest) : c;
      changeCoins(s, payer, -paid, 'FOL-R61');
      rest -= paid;
    }
  },
};

/** How far from the leader. */
function positionOf(s: FolkloreState, who: Member): number {
  return (who - s.leader + s.party.length) % s.party.length;
}

export const coinDecisions = { payment };
