/** DUN-4.4, DUN-R9, DUN-R12 to DUN-R14, DUN-R54, DUN-R55, DUN-R64: giving orders, placing minions, red marks. */
import { describe, expect, it } from 'vitest';
import { BLOCKED, DECLINED, NONE, PENDING, PERFORMED, UNPLAYABLE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { who } from './pieces.ts';
import { CHECK, RESOLVE, isOver, purse, season, sorted, spaceOf } from './season.ts';
import type { Season } from './season.ts';
import type { Table } from './table.ts';

const GIVE = [{ do: 'giveOrders' }, { do: 'placeMinions' }] as const;
const giving = (wanted: Season = {}): Table => season({ season: 0, ...wanted, first: wanted.first ?? GIVE });

/** Everybody gives these orders, O1 = 1. */
function give(t: Table, orders: { readonly [letter: string]: readonly number[] }): void {
  for (const [letter, three] of Object.entries(orders)) t.says(letter as 'A', ...three.map(order => order - 1));
}

describe('giving orders', () => {
  it('whatever tells of orders and minions knows which board lies out (DUN-R57)', () => {
    const t = giving({ seats: 2, season: 1, options: { fs: true }, board: 'UO1' });
    give(t, { A: [1, 3, 4] });
    t.says('A', t.s.nonPlayers[0].available[0]);
    give(t, { B: [1, 3, 4] });
    t.says('B', t.s.nonPlayers[1].available[0]);
    const names = ['nonPlayerOrdered', 'orderGiven', 'nonPlayerOrderGiven', 'ordersOpened', 'minionPlaced'] as const;
    const told = names.flatMap(name => t.told(name).map(({ board }) => board));
    expect([told.length > 20, new Set(told)]).toEqual([true, new Set([0])]);
  });

  it('three different accessible orders, in secret (DUN-4.4, DUN-R12)', () => {
    const t = giving({ A: { inaccessible: [1, 5] } });
    expect(t.asking).toBe('A giveOrder, B giveOrder, C giveOrder, D giveOrder');
    expect([t.offeredTo('A'), t.refusalOf(1, 'A')]).toEqual([
      [0, 2, 3, 4, 6, 7],
      { rule: 'DUN-R12', why: 'isInaccessible' },
    ]);
    t.says('A', 0);
    expect(t.refusalOf(0, 'A')).toEqual({ rule: 'DUN-4.4', why: 'alreadyGiven' });
    expect(t.canTakeBack('A')).toBe(1);
    t.takesBack('A').says('A', 2, 3, 4);
    expect(t.asking).toBe('B giveOrder, C giveOrder, D giveOrder');
    expect(t.seenBy(1).players[0].orders).toEqual([]);
    expect(t.seenBy(0).players[0].orders).toEqual([2, 3, 4]);
    expect(t.seenBy(1).minions.every(colour => colour === NONE)).toBe(true);
  });

  it('S2: first orders in turn order, then second, then third; the fourth is blocked (DUN-4.4–4.6, DUN-R9, DUN-R10)', () => {
    const t = giving();
    give(t, { A: [1, 3, 4], B: [1, 3, 5], C: [1, 4, 3], D: [1, 5, 4] });
    expect(t.player('D').fates).toEqual([BLOCKED, PENDING, PENDING]);
    expect(['O1-I', 'O1-II', 'O1-III'].map(space => t.s.minions[spaceOf(space)])).toEqual([0, 1, 2]);
    // Second orders come before third ones: C's O4 stands before A's.
    expect(['O4-I', 'O4-II', 'O4-III'].map(space => t.s.minions[spaceOf(space)])).toEqual([2, 0, 3]);
    t.chooses('perform', 'perform', 'perform');
    expect([purse(t, 'A'), purse(t, 'B')]).toEqual([
      '5 food, 2 gold, 3 imps, Evil 5',
      '6 food, 3 gold, 3 imps, Evil 6',
    ]);
    expect([purse(t, 'C'), purse(t, 'D')]).toEqual([
      '6 food, 4 gold, 3 imps, Evil 7',
      '3 food, 3 gold, 3 imps, Evil 5',
    ]);
    expect(t.player('D').redMarks).toBe(0);
  });

  it('turn order begins with the starting player (DUN-R8, DUN-R9)', () => {
    const t = giving({ startingPlayer: 'C' });
    give(t, { A: [1, 3, 4], B: [1, 3, 5], C: [1, 4, 3], D: [1, 5, 4] });
    expect(['O1-I', 'O1-II', 'O1-III'].map(space => t.s.minions[spaceOf(space)])).toEqual([2, 3, 0]);
    expect(t.player('B').fates[0]).toBe(BLOCKED);
  });
});

describe('order cards at the end of a season', () => {
  function ended(fates: readonly number[]): Table {
    return season({
      A: { inaccessible: [1, 5] },
      season: 0,
      tune(s) {
        s.players[0].orders = [2, 0, 6];
        s.players[0].fates = [...fates];
      },
      first: [{ do: 'endSeason' }],
    });
  }

  it('S3: the second and third are out of reach (DUN-R12, DUN-4.35)', () => {
    const t = ended([PERFORMED, PERFORMED, PERFORMED]);
    expect([t.player('A').inaccessible, t.offeredTo('A')]).toEqual([
      [0, 6],
      [1, 2, 3, 4, 5, 7],
    ]);
    expect(t.s.minions.every(colour => colour === NONE || colour > 3)).toBe(true);
  });

  it('S4: unless they were not performed (DUN-R12)', () => {
    for (const fate of [BLOCKED, DECLINED, UNPLAYABLE]) {
      expect(ended([PERFORMED, PERFORMED, fate]).player('A').inaccessible).toEqual([0]);
    }
    expect(ended([PERFORMED, BLOCKED, DECLINED]).player('A').inaccessible).toEqual([]);
  });
});

describe('no valid orders', () => {
  const judged = (fates: readonly number[], wanted: Season = {}): Table =>
    season({
      ...wanted,
      tune(s) {
        s.players[0].orders = [0, 4, 7];
        s.players[0].fates = [...fates];
        wanted.tune?.(s);
      },
      first: [CHECK],
    });

  it('S58: a mark for each unplayable order, none for declined or blocked ones (DUN-R13, DUN-7.6)', () => {
    expect(judged([PERFORMED, UNPLAYABLE, DECLINED]).player('A').redMarks).toBe(1);
    expect(judged([PERFORMED, BLOCKED, BLOCKED]).player('A').redMarks).toBe(0);
    expect(judged([DECLINED, BLOCKED, UNPLAYABLE]).player('A').redMarks).toBe(1);
  });

  it('S42: three marks when none of the three was playable (DUN-R13, DUN-7.6)', () => {
    expect(judged([BLOCKED, UNPLAYABLE, UNPLAYABLE]).player('A').redMarks).toBe(3);
    expect(judged([BLOCKED, BLOCKED, BLOCKED]).player('A').redMarks).toBe(3);
  });

  it('S42: without an unconquered tile a prisoner may go instead of each mark (DUN-R14, DUN-4.7)', () => {
    const A = { conquered: ['c3r1', 'c3r2', 'c3r3'], prison: ['AW1', 'AT1'] };
    const t = judged([BLOCKED, UNPLAYABLE, UNPLAYABLE], { A });
    expect([t.asking, t.offered]).toEqual(['A prisonerOrMark', [who('AW1'), who('AT1'), 'mark']]);
    t.chooses(who('AT1'), 'mark', who('AW1'));
    expect([t.player('A').redMarks, t.prison(), isOver(t)]).toEqual([1, [], true]);
    expect(t.s.adventurerBox).toEqual(expect.arrayContaining([who('AW1'), who('AT1')]));
    const few = judged([BLOCKED, UNPLAYABLE, UNPLAYABLE], { A: { ...A, prison: ['AW1'] } });
    few.chooses(who('AW1'));
    expect([few.player('A').redMarks, isOver(few)]).toEqual([2, true]);
    const free = judged([BLOCKED, UNPLAYABLE, UNPLAYABLE], { A: { prison: ['AW1'] } });
    expect([free.player('A').redMarks, free.prison()]).toEqual([3, ['AW1']]);
  });

  it('S9, S42: marks come after O8, in turn order (DUN-R13)', () => {
    const t = season({
      A: { food: 0, gold: 0 },
      B: { food: 0 },
      startingPlayer: 'B',
      minions: { 'O5-I': 'A', 'O5-II': 'B', 'O2-II': 'A' },
      first: [RESOLVE, CHECK],
    });
    expect([t.player('A').redMarks, t.player('B').redMarks]).toEqual([0, 0]);
    t.chooses('perform');
    expect(t.told('redMarks').map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });
});

describe('non-players', () => {
  function withNonPlayer(s: DungeonState, index: number, inaccessible: readonly number[]): void {
    s.nonPlayers[index].inaccessible = [...inaccessible];
    s.nonPlayers[index].orders = [];
    s.nonPlayers[index].available = [0, 1, 2, 3, 4, 5, 6, 7].filter(order => !inaccessible.includes(order));
  }

  it('S45: three players: three drawn orders on space II, and their Evil (DUN-R54, DUN-R55)', () => {
    const t = season({
      seats: 3,
      evil: { 3: 5 },
      minions: { 'O1-II': 3, 'O2-II': 3, 'O7-II': 3 },
      creatures: ['MON-GOB'],
    });
    expect(t.told('evilMoved').map(({ colour, to }) => [colour, to])).toEqual([
      [3, 6],
      [3, 4],
      [3, 5],
    ]);
    expect(t.s.offeredCreatures).toHaveLength(1);
  });

  it('the space says how a non-player’s counter moves; on a UO board it rests (DUN-R55, DUN-R15)', () => {
    const moved = (space: string, wanted: Season = {}) =>
      season({ seats: 3, evil: { 3: 5 }, minions: { [space]: 3 }, ...wanted }).s.evil[3] - (wanted.evil?.[3] ?? 5);
    const spaces = ['O1-II', 'O1-III', 'O2-I', 'O2-II', 'O2-III', 'O7-I', 'O7-II', 'O7-III', 'O3-I', 'O8-II'];
    expect(spaces.map(space => moved(space))).toEqual([1, 2, -1, -2, -2, 1, 1, 1, 0, 0]);
    expect(moved('O1-III', { evil: { 3: 14 } })).toBe(1);
    expect(moved('O2-II', { evil: { 3: 1 } })).toBe(0);
    expect(moved('O1-III', { board: 'UO1', options: { fs: true } })).toBe(0);
  });

  it('three players: drawn orders are shown, and nobody runs the board (DUN-R54)', () => {
    const t = giving({ seats: 3, tune: s => withNonPlayer(s, 0, [0, 1, 2]) });
    expect([t.asking, t.s.nonPlayers[0].orders.length]).toEqual(['A giveOrder, B giveOrder, C giveOrder', 3]);
    for (const order of t.s.nonPlayers[0].orders) expect(t.s.minions[order * 3 + 1]).toBe(3);
    expect(t.s.nonPlayers[0].orders.every(order => order > 2)).toBe(true);
  });

  it('two players: two each are shown, the third is chosen in secret by the controller (DUN-R54, DUN-3.33)', () => {
    const t = giving({
      seats: 2,
      tune(s) {
        withNonPlayer(s, 0, [0, 1, 2]);
        withNonPlayer(s, 1, [0, 1, 2]);
      },
    });
    expect(t.s.nonPlayers.map(({ orders }) => orders.length)).toEqual([2, 2]);
    const [shown] = t.s.nonPlayers;
    // The first one's minions stand on II; the second one's on II, or on III where II is taken.
    expect(shown.orders.map(order => t.s.minions[order * 3 + 1])).toEqual([2, 2]);
    for (const order of t.s.nonPlayers[1].orders) {
      expect(t.s.minions[order * 3 + (shown.orders.includes(order) ? 2 : 1)]).toBe(3);
    }
    t.says('A', 0, 2, 3);
    expect([t.asking.startsWith('A orderNonPlayer'), t.offeredTo('A')]).toEqual([true, shown.available]);
    const third = shown.available[0];
    t.says('A', third);
    expect([t.seenBy(1).players[0].nonPlayerOrder, t.seenBy(0).players[0].nonPlayerOrder]).toEqual([null, third]);
    t.says('B', 0, 2, 3, t.s.nonPlayers[1].available[0]);
    expect(
      t
        .told('minionPlaced')
        .filter(({ colour }) => colour === 2)
        .at(-1),
    ).toMatchObject({ order: third, spot: 0 });
    expect(t.told('minionPlaced').findIndex(({ colour }) => colour < 2)).toBeGreaterThan(
      t.told('minionPlaced').findLastIndex(({ colour }) => colour >= 2),
    );
  });

  it('the used cards become inaccessible, the old ones available (DUN-R54)', () => {
    const t = season({
      seats: 3,
      season: 0,
      tune(s) {
        withNonPlayer(s, 0, [0, 1, 2]);
        s.nonPlayers[0].available = [6, 7];
        s.nonPlayers[0].orders = [5, 3, 4];
      },
      first: [{ do: 'endSeason' }],
    });
    expect(t.s.nonPlayers[0].inaccessible).toEqual([3, 4, 5]);
    expect(sorted([...t.s.nonPlayers[0].available, ...t.s.nonPlayers[0].orders])).toEqual([0, 1, 2, 6, 7]);
  });

  it('S53: solo: a die, or the next number at hand (DUN-R64, DUN-7.8)', () => {
    let tried = 0;
    for (let n = 0; n < 40; n++) {
      const t = season({
        seats: 1,
        season: 0,
        tune(s) {
          for (let i = 0; i < 3; i++) withNonPlayer(s, i, [1, 4, 6]);
          for (let i = 0; i < n; i++) s.chance[s.chance.length - 1]++;
        },
        first: GIVE,
      });
      const rolls = t.told('nonPlayerOrdered');
      expect(rolls.map(({ colour }) => colour)).toEqual([1, 1, 2, 2, 3, 3]);
      const [first, second] = rolls;
      expect(first.order).toBe(next(first.rolled - 1, []));
      expect(second.order).toBe(next(second.rolled - 1, [first.order]));
      if (first.rolled === 5 && second.rolled === 6) tried++;
    }
    expect([next(4, []), next(5, [5])]).toEqual([5, 7]); // 5 → O6; then 6 is used, 7 inaccessible: O8
    expect(tried).toBeGreaterThanOrEqual(0);

    function next(order: number, used: readonly number[]): number {
      let found = order;
      while ([1, 4, 6, ...used].includes(found)) found = (found + 1) % 8;
      return found;
    }
  });

  it('solo: the third roll comes after the player’s orders, before his minions; full locations are left out (DUN-R64)', () => {
    const t = season({ seats: 1, season: 0, first: GIVE });
    const shown = t.told('nonPlayerOrdered').length;
    const [a, b, c] = t.offered;
    t.says('A', a, b, c);
    expect([shown, t.told('nonPlayerOrdered').length]).toEqual([6, 9]);
    const placed = t.told('minionPlaced').map(({ colour }) => colour);
    expect(placed.lastIndexOf(0)).toBeGreaterThan(placed.findLastIndex(colour => colour > 0));
    expect(t.s.nonPlayers.every(({ orders }) => orders.length === 3)).toBe(true);
  });
});
