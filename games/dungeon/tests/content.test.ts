/** The rows of the box against the counts and numbers of the rulebook: calendar, orders, dungeon. */
import { describe, expect, it } from 'vitest';
import {
  Fall,
  Festival,
  PAY_DAY,
  SPECIAL,
  START_FOOD,
  START_GOLD,
  START_IMPS,
  TAXES,
  Winter,
  eventTiles,
  roundsPerCombat,
  seasons,
  seasonsPerYear,
  specialsPerYear,
} from '../content/calendar.ts';
import { ALL_CELLS, ENTRANCE, INNER, LOWER, OUTER, UPPER, at, cells, isInZone, squares } from '../content/grid.ts';
import { opportunities } from '../content/opportunities.ts';
import { COLOURS, EVIL_LEAST, EVIL_MOST, EVIL_PALADIN, EVIL_START, MINIONS, orders } from '../content/orders.ts';
import { START_TUNNELS, setupCards } from '../content/setupCards.ts';
import { said } from './said.ts';

describe('the calendar', () => {
  it('DUN-4.2 DUN-2.2 a year has four seasons, a fifth with Festival Season (DUN-3.13)', () => {
    expect(seasons.map(({ name }) => name)).toEqual(['Winter', 'Spring', 'Summer', 'Fall', 'Festival']);
    expect([false, true].map(seasonsPerYear)).toEqual([4, 5]);
    expect(seasons[Festival].fs && !seasons[Fall].fs).toBe(true);
  });

  it('DUN-R5 nothing is marked for Winter, an event and arrivals for every other season', () => {
    expect(seasons.map(({ event, arrival, opportunity }) => [event, arrival, opportunity])).toEqual([
      [false, false, false],
      ...Array.from({ length: 4 }, () => [true, true, true]),
    ]);
    expect(seasons.map(({ draft }) => draft).indexOf(true)).toBe(Festival);
    expect(seasons[Winter].draft).toBe(false);
  });

  it('DUN-2.13 DUN-3.11 one Event Tile lies on every marked space', () => {
    expect(eventTiles(false)).toEqual([TAXES, PAY_DAY, SPECIAL]);
    expect(eventTiles(true)).toEqual([TAXES, PAY_DAY, SPECIAL, SPECIAL]);
    for (const fs of [false, true]) {
      const marked = seasons.slice(0, seasonsPerYear(fs)).filter(({ event }) => event);
      expect(eventTiles(fs)).toHaveLength(marked.length);
    }
  });

  it('DUN-R2 as many rounds as cards: 4, or 5 with Festival Season; DUN-3.19 DUN-3.20 special events', () => {
    expect([false, true].map(roundsPerCombat)).toEqual([4, 5]);
    expect([false, true].map(specialsPerYear)).toEqual([1, 2]);
  });
});

describe('orders', () => {
  it('DUN-2.6 DUN-2.5 eight order cards and three minions of each colour', () => {
    expect(orders.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'O1 Get Food',
      'O2 Improve Reputation',
      'O3 Dig Tunnels',
      'O4 Mine Gold',
      'O5 Recruit Imps',
      'O6 Buy Traps',
      'O7 Hire Monster',
      'O8 Build Room',
    ]);
    expect(MINIONS * COLOURS).toBe(12);
  });

  it('DUN-4.6 every space has the price of the board', () => {
    expect(orders.map(({ spaces }) => spaces.map(({ cost }) => said(cost)))).toEqual([
      ['1 gold', '1 evil', '2 evil'],
      ['', '', '1 gold'],
      ['', '', ''],
      ['', '', ''],
      ['1 food', '2 food', '1 food, 1 gold'],
      ['1 gold', '', '2 gold'],
      ['', '', '1 food'],
      ['', '1 gold', '1 gold'],
    ]);
  });

  it('every space does what the board says', () => {
    const does = (order: number): string[] =>
      orders[order].spaces.map(({ effects }) =>
        effects.map(effect => `${effect.do} ${said({ ...effect, do: 0 })}`.trim()).join('; '),
      );
    expect(orders.map((_, order) => does(order))).toEqual([
      ['gain 2 food', 'gain 3 food', 'gain 3 food, 1 gold'],
      ['repent 1 by; spy', 'repent 2 by', 'repent 2 by; spy'],
      ['dig 2 upTo, false free', 'dig 3 upTo, false free', 'dig 4 upTo, 1 supervisor, false free'],
      ['mine 2 upTo', 'mine 3 upTo', 'mine 4 upTo, 1 supervisor'],
      ['gain 1 imps', 'gain 2 imps', 'gain 2 imps'],
      ['buyTraps 1 count', 'buyTraps 1 count', 'buyTraps 2 count'],
      ['hire', 'hire', 'hire'],
      ['build', 'build', 'build'],
    ]);
  });

  it('DUN-R10 the third space acts first at Hire Monster and Build Room only', () => {
    expect(orders.map(({ acts }) => acts[0])).toEqual([0, 0, 0, 0, 0, 0, 2, 2]);
    for (const { acts } of orders) expect(new Set(acts)).toEqual(new Set([0, 1, 2]));
  });

  it('DUN-R55 what a colour without a player does to its counter', () => {
    expect(orders.map(({ nonPlayerEvil }) => nonPlayerEvil)).toEqual([
      [0, 1, 2],
      [-1, -2, -2],
      ...Array.from({ length: 4 }, () => [0, 0, 0]),
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('DUN-2.11 DUN-R15 the Evilometer goes from 1 to 15, starts at 5, and calls paladins at 10', () => {
    expect([EVIL_LEAST, EVIL_START, EVIL_PALADIN, EVIL_MOST]).toEqual([1, 5, 10, 15]);
  });

  it('DUN-2.18 DUN-R57 eight Unique Opportunity Boards, one for each order', () => {
    expect(opportunities.map(({ id, replaces }) => [id, replaces])).toEqual(orders.map((_, n) => [`UO${n + 1}`, n]));
    expect(opportunities.map(({ spaces }) => spaces.map(({ cost }) => said(cost)))).toEqual([
      ['1 food', '1 gold', '1 food, 1 gold'],
      ['', '', '1 gold'],
      ['', '', ''],
      ['', '', ''],
      ['1 gold', '', '1 gold'],
      ['1 gold', '', '2 gold'],
      ['', '', '1 food'],
      ['', '1 gold', '1 gold'],
    ]);
    expect(opportunities.filter(({ secondYearOnly }) => secondYearOnly).map(({ id }) => id)).toEqual(['UO3']);
    const numbers = opportunities.map(({ spaces }) =>
      spaces.map(({ effects }) => Object.values(effects[0]).filter(value => typeof value === 'number')),
    );
    expect(numbers).toEqual([
      [
        [2, 1],
        [2, 1],
        [3, 2],
      ],
      [[1], [2], [3]],
      [
        [1, 0],
        [2, 0],
        [3, 1],
      ],
      [[1], [2], [3]],
      [[1], [1], [2]],
      [
        [3, 1, 1],
        [2, 1, 1],
        [4, 2, 1],
      ],
      [[], [], []],
      [[], [], []],
    ]);
    expect(opportunities[1].spaces.map(({ effects }) => effects.length)).toEqual([2, 1, 2]);
  });
});

describe('the dungeon', () => {
  it('has 20 cells and 31 edges, symmetric, and the entrance above c3r1', () => {
    expect(cells).toHaveLength(20);
    const edges = cells.flatMap(({ neighbours }, from) => neighbours.map(to => [from, to]));
    expect(edges).toHaveLength(62);
    for (const [from, to] of edges) expect(cells[to].neighbours).toContain(from);
    expect(cells[ENTRANCE]).toMatchObject({ id: 'c3r1', x: 500, y: 160 });
    expect(cells[at(5, 4)]).toMatchObject({ id: 'c5r4', x: 900, y: 610, zones: [LOWER, OUTER] });
  });

  it('is connected', () => {
    const reached = new Set([ENTRANCE]);
    for (const cell of reached) cells[cell].neighbours.forEach(next => reached.add(next));
    expect(reached.size).toBe(20);
  });

  it('has an upper and a lower half, an outer ring of 14 and an inner block of 6', () => {
    const size = (zone: number): number => isInZone[zone].filter(Boolean).length;
    expect([UPPER, LOWER, OUTER, INNER].map(size)).toEqual([10, 10, 14, 6]);
    expect(ALL_CELLS.filter(cell => isInZone[INNER][cell]).map(cell => cells[cell].id)).toEqual([
      'c2r2',
      'c3r2',
      'c4r2',
      'c2r3',
      'c3r3',
      'c4r3',
    ]);
  });

  it('DUN-R17 twelve squares of four cells', () => {
    expect(squares.reduce((sum, of) => sum + of.length, 0)).toBe(12 * 4);
    expect(squares[at(1, 1)]).toEqual([[at(2, 1), at(1, 2), at(2, 2)]]);
  });

  it('DUN-3.27 the normal start: three tunnels straight down, 3 food, 3 gold, 3 imps', () => {
    expect(START_TUNNELS).toEqual([at(3, 1), at(3, 2), at(3, 3)]);
    expect([START_FOOD, START_GOLD, START_IMPS]).toEqual([3, 3, 3]);
  });

  it('DUN-3.28 fifteen setup cards, each connected to the entrance and without a square', () => {
    expect(setupCards.map(({ id }) => id)).toEqual(
      Array.from({ length: 15 }, (_, n) => `DS${`${n + 1}`.padStart(2, '0')}`),
    );
    for (const { tunnels } of setupCards) {
      const reached = new Set([ENTRANCE]);
      for (const cell of reached) {
        for (const next of cells[cell].neighbours) if (tunnels.includes(next)) reached.add(next);
      }
      expect(reached).toEqual(new Set(tunnels));
      for (const cell of tunnels) {
        expect(squares[cell].some(others => others.every(other => tunnels.includes(other)))).toBe(false);
      }
    }
    expect(
      setupCards.map(({ tunnels, food, gold, imps, traps: dealt, evil }) =>
        [tunnels.length, food, gold, imps, dealt, evil].join(' '),
      ),
    ).toEqual([
      '3 4 3 3 0 0',
      '4 3 3 3 0 0',
      '4 3 3 3 0 0',
      '4 2 3 3 1 0',
      '4 3 4 2 0 0',
      '4 4 3 2 0 0',
      '2 3 3 5 0 0',
      '3 2 5 3 0 0',
      '3 6 2 3 0 0',
      '2 3 2 3 2 0',
      '4 3 2 4 0 0',
      '5 3 2 3 0 0',
      '3 4 4 4 0 2',
      '3 3 3 3 0 -2',
      '5 3 2 2 1 0',
    ]);
  });
});
