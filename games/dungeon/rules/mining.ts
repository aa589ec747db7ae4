/** DUN-R18, DUN-R20, DUN-R21: looking at Combat Cards, mining gold, handing a trap back. */
import { isHeard, no, show, takeOut } from '@vesper/kernel';
import type { DungeonDecision } from '../agenda.ts';
import { CELLS } from '../content/grid.ts';
import { improvements } from '../content/improvements.ts';
import { NONE } from '../state.ts';
import type { Player } from '../state.ts';
import { improvementOf, isTunnel, tell } from '../asking.ts';
import { different } from './keeping.ts';
import { freeImps, setToWork } from './supplies.ts';
import { putTrapUnder } from './traps.ts';

/** DUN-R18: gold that unconquered tunnels hold, a Gold Vein two. */
export function minable(player: Player): number {
  let gold = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = player.dungeon[cell];
    if (!isTunnel(tile) || player.conquered[cell] !== 0) continue;
    const improvement = improvementOf(tile);
    gold += improvement === NONE ? 1 : improvements[improvement].miners;
  }
  return gold;
}

/** `AMOUNTS[n]`: 1 to n. */
export const AMOUNTS: readonly (readonly number[])[] = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]];

const tooFewImps = no('DUN-R18', 'tooFewMiners');
const tooFewTunnels = no('DUN-R18', 'tooFewTunnels');

const mine: DungeonDecision<'mine'> = {
  rule: 'DUN-R18',
  asked: 'ifChoice',
  candidates: (_s, { upTo }) => AMOUNTS[upTo],
  refuse(s, { seat }, c) {
    const player = s.players[seat];
    if (c > freeImps(player)) return tooFewImps;
    return c > minable(player) ? tooFewTunnels : undefined;
  },
  choose(s, { seat }, c) {
    setToWork(s, seat, c, false, 'DUN-R18');
    s.players[seat].gold += c;
    if (isHeard(s)) tell(s, { event: 'goldMined', rule: 'DUN-R18', seat, amount: c });
  },
};

const SLOTS: readonly (readonly number[])[] = [[], [], [], [], [0, 1, 2, 3], [0, 1, 2, 3, 4]];

const spy: DungeonDecision<'spy'> = {
  rule: 'DUN-R20',
  candidates: s => SLOTS[s.combatCards[s.year - 1].length],
  choose(s, { seat }, c) {
    s.players[seat].spied |= 1 << c;
    show(s);
    if (!isHeard(s)) return;
    const card = s.combatCards[s.year - 1][c];
    tell(s, { event: 'spied', rule: 'DUN-R20', seat, slot: c, secret: { to: [seat], card } });
  },
};

const returnTrap: DungeonDecision<'returnTrap'> = {
  rule: 'DUN-R21',
  candidates: (s, { seat }) => different(s.players[seat].traps),
  choose(s, { seat }, c) {
    takeOut(s.players[seat].traps, c);
    putTrapUnder(s, c);
    if (isHeard(s)) tell(s, { event: 'trapReturned', rule: 'DUN-R21', seat, secret: { to: [seat], trap: c } });
  },
};

export const miningDecisions = { mine, spy, returnTrap };
