import { describe, expect, it } from 'vitest';
import { measureGame, operations } from '../gameCosts.ts';
import type { GameCosts, Operation, Stage } from '../gameCosts.ts';
import { print } from '../print.ts';
import { report } from '../report.ts';
import type { Compared, Report } from '../report.ts';
import { OURS, PLAIN, measureSearch } from '../search.ts';

/** Costs of a game that makes `rate` choices per second with one and with two seats. */
function costsOf(rate: number): GameCosts {
  const stage = (part: number, bytes: number): Stage => ({ part, costs: { fork: 1, view: 2, save: 20 * part }, bytes });
  return {
    paces: [1, 2].map(seats => ({ seats, rate, choicesPerGame: 80 })),
    seats: 2,
    costs: Object.fromEntries(operations.map((operation, i) => [operation, i + 1])) as { [O in Operation]: number },
    stages: [stage(0.25, 1000), stage(0.5, 1100), stage(0.75, 1200)],
  };
}

/** A round in which boardgame.io made 1000 moves per second. */
function reportOf(games: { readonly [id: string]: GameCosts[] }): Report {
  const engines = { 'hand-written': [9e6], kernel: [9e6], 'boardgame.io': [1000] };
  const searches = { [PLAIN]: [500], [OURS]: [60_000], salem: [20_000] };
  return report({ rates: { ticTacToe: engines, connectFour: engines }, searches, games });
}

function paceOf(id: string, rate: number): Compared | undefined {
  return reportOf({ [id]: [costsOf(rate)] }).ratios.find(({ name }) => name.startsWith(`${id}, 2 seats`));
}

describe('the goal of a game', () => {
  it.each([
    ['salem', 50],
    ['realm', 40],
    ['dungeon', 30],
    ['juiblex', 40],
    ['folklore', 30],
  ])('%s: %i times boardgame.io', (id, times) => {
    expect(paceOf(id, 1000 * times)).toMatchObject({ goal: { atLeast: times }, met: true });
    expect(paceOf(id, 1000 * times - 1)).toMatchObject({ met: false });
  });

  it('a game without one is compared all the same', () => {
    const found = paceOf('chess', 1000);
    expect(found?.ratio.median).toBe(1);
    expect(found).not.toHaveProperty('goal');
  });
});

describe('the printed report', () => {
  const lines = print(reportOf({ realm: [costsOf(39_000)] })).split('\n');
  const line = (start: string): string | undefined => lines.find(text => text.trimStart().startsWith(start));

  it('shows how copying, looking, saving and bytes grow', () => {
    expect(line('after')).toMatch(/after +fork +view +save +bytes/);
    expect(line('25 %')).toMatch(/1\.00 \[1\.00\.\.1\.00\] +2\.00 \[2\.00\.\.2\.00\] +5\.00 \[5\.00\.\.5\.00\] +1000$/);
    expect(line('75 %')).toMatch(/15\.0 \[15\.0\.\.15\.0\] +1200$/);
  });

  it('shows a search beside a plain one, and beside itself on a small game', () => {
    expect(line('salem')).toMatch(/salem +20\.0 k /);
    expect(line('search, connect four / boardgame.io')).toMatch(/ 120 \[120\.\.120\]$/);
    expect(line('search, salem / boardgame.io')).toMatch(/ 40\.0 /);
    expect(line('search, salem / connect four')).toMatch(/ 0\.333 /);
  });

  it('says which goals are missed', () => {
    expect(line('realm, 1 seat /')).toMatch(/39\.0 .* goal ≥ 40 +missed$/);
  });
});

it('a whole game is measured at every number of seats and at three stages', async () => {
  const { paces, stages, costs } = await measureGame('realm', 1, 0.001, 0);
  expect(paces.map(({ seats }) => seats)).toEqual([1, 2, 3, 4]);
  expect(stages.map(({ part }) => part)).toEqual([0.25, 0.5, 0.75]);
  for (const { bytes, costs: grown } of stages) {
    expect(bytes).toBeGreaterThan(1000);
    for (const cost of Object.values(grown)) expect(cost).toBeGreaterThan(0);
  }
  for (const operation of operations) expect(costs[operation]).toBeGreaterThan(0);
});

it.each([PLAIN, OURS, 'salem'])('a search is measured: %s', async name => {
  expect(await measureSearch(name, 1, 0.001, 0)).toBeGreaterThan(0);
});
