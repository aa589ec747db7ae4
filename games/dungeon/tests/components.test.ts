/** What lies on the table when a match begins: the boards and supplies of the box. */
import { choices, choose, open, start } from '@vesper/kernel';
import type { Match, Options } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { ADVENTURERS, adventurers } from '../content/adventurers.ts';
import { Winter } from '../content/calendar.ts';
import { CELLS } from '../content/grid.ts';
import { ORDERS, SPOTS, orders } from '../content/orders.ts';
import { Cafeteria, Mint } from '../content/rooms.ts';
import { opportunities } from '../content/opportunities.ts';
import { pets } from '../content/pets.ts';
import type { Cost, Effect } from '../content/types.ts';
import { dungeon } from '../game.ts';
import { scoreSheet } from '../rules/scoring.ts';
import { NONE, ROOM } from '../state.ts';
import type { DungeonState } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { FRIAR, goblin } from './samples.ts';

function begun(seats: number, options: Options = {}): Match<DungeonState, DungeonView> {
  const match = start(dungeon, { seats, options, seed: 'components' });
  while (match.state.phase === 'setup') {
    const [decision] = open(match);
    choose(match, { seat: decision.seat, choice: choices(match, decision)[0] });
  }
  return match;
}

describe('the boards', () => {
  it('DUN-2.1 the Central Board has three spaces for each of the eight orders, free for players’ minions', () => {
    const { minions } = begun(4).state;
    expect(minions).toHaveLength(ORDERS * SPOTS);
    expect(new Set(minions)).toEqual(new Set([NONE]));
  });

  it('DUN-2.16 the Progress Marker begins with the orders of Winter in the first year', () => {
    const { phase, season, year } = begun(3).state;
    expect([phase, season, year]).toEqual(['orders', Winter, 1]);
  });

  it('DUN-2.3 the Distant Lands hold all monsters, rooms and adventurers that are not on offer', () => {
    const { state: s } = begun(4);
    expect([s.offeredCreatures.length, s.creatureStack.length]).toEqual([3, 24 - 3]);
    expect([s.offeredRooms.length, s.roomStack.length]).toEqual([2, 16 - 2]);
    expect(
      s.adventurerStacks.map(stack => stack.length + (stack === s.adventurerStacks[0] ? s.row.length : 0)),
    ).toEqual([16, 16]);
  });

  it.each([1, 2, 3, 4])('DUN-2.4 DUN-1.1 each of %i players has a dungeon of their own', seats => {
    const { players } = begun(seats).state;
    expect(players).toHaveLength(seats);
    for (const own of [players.map(({ dungeon: cells }) => cells), players.map(({ line }) => line)]) {
      expect(new Set(own).size).toBe(seats);
    }
    expect(players.every(player => player.dungeon.length === CELLS)).toBe(true);
  });

  it('DUN-2.15 Damage Counters: nobody is hurt at the start, and everybody can be', () => {
    const { damage } = begun(2).state;
    expect(damage).toHaveLength(ADVENTURERS);
    expect(new Set(damage)).toEqual(new Set([0]));
    expect(adventurers.every(({ hitPoints }) => hitPoints > 0)).toBe(true);
  });
});

describe('supplies', () => {
  it('DUN-2.10 food, gold and imps are each gained by one order and needed by another', () => {
    const spaces = orders.flatMap(order => order.spaces);
    const paid = (what: 'food' | 'gold'): boolean => spaces.some(({ cost }: { cost: Cost }) => cost[what] > 0);
    const gained = (what: 'food' | 'gold' | 'imps'): boolean =>
      spaces.some(({ effects }) => effects.some((effect: Effect) => effect.do === 'gain' && effect[what] > 0));
    expect([paid('food'), paid('gold')]).toEqual([true, true]);
    expect([gained('food'), gained('gold'), gained('imps')]).toEqual([true, true, true]);
    const needsImps = spaces.filter(({ effects }) => effects.some(({ do: what }) => what === 'dig' || what === 'mine'));
    expect(needsImps).toHaveLength(6);
  });

  it('DUN-2.17 expansions bring their material, alone and together', () => {
    const { state: base } = begun(2);
    expect([base.boardStack.length, base.petStack.length, base.improvementStack.length]).toEqual([0, 0, 0]);
    const { state: all } = begun(2, { fs: true, ds: true, mbg: true });
    expect(all.boardStack).toHaveLength(opportunities.length);
    expect(all.petStack).toHaveLength(pets.length);
    expect(all.players.every(({ setupCard }) => setupCard !== NONE)).toBe(true);
    expect([base.terms.mbg, all.terms.mbg]).toEqual([false, true]);
  });
});

describe('the aim', () => {
  const change = (s: DungeonState): void => {
    const [player] = s.players;
    player.dungeon[2] = ROOM + Mint;
    player.dungeon[12] = ROOM + Cafeteria;
    player.lair = [goblin];
    player.prison = [FRIAR];
  };

  it('DUN-1.2 DUN-1.3 the dungeon, prisoners, monsters, rooms and titles are what counts', () => {
    const { state: s } = begun(2);
    change(s);
    const lines = scoreSheet(s).filter(({ seat, points }) => seat === 0 && points > 0);
    const points = Object.fromEntries(lines.map(({ line, points: n }) => [line, n]));
    expect(points).toMatchObject({
      rooms: 4,
      monsters: 1,
      prisoners: 2,
      'room:RM13': 1,
      'title:halls': 2,
      'title:monsterlord': 2,
    });
  });
});
