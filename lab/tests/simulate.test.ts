import { bots } from '@vesper/bots';
import { VesperError, hash, outcome } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { fillSeats, gameFrom, playMatch, simulate } from '../index.ts';
import { rotations } from '../lineup.ts';
import type { Played } from '../played.ts';
import { summarise } from '../summary.ts';

const wicks = import.meta.resolve('@vesper/kernel/toys/wicks/game');
const plan = { games: 30, seats: 2, bots: ['greedy', 'random'], seed: 'a candle' };

describe('a series', () => {
  it('gives the same report to the byte on one core and on two', async () => {
    const [one, two] = await Promise.all([simulate(wicks, plan, { cores: 1 }), simulate(wicks, plan, { cores: 2 })]);
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    const other = await simulate(wicks, { ...plan, seed: 'another' }, { cores: 1 });
    expect(JSON.stringify(other.bySeat)).not.toBe(JSON.stringify(one.bySeat));
  });

  it('puts every bot in every seat equally often, and counts every win once', async () => {
    const report = await simulate(wicks, { ...plan, games: 31, seats: 3, bots: ['greedy', 'random', 'random'] });
    expect(report).toMatchObject({ games: 33, seeds: 11, seatings: 3 });
    expect(report.byBot.map(({ bot, games }) => [bot, games])).toEqual([
      ['greedy', 33],
      ['random', 66],
    ]);
    const wins = report.bySeat.reduce((total, seat) => total + seat.wins, 0);
    expect(report.byBot.reduce((total, bot) => total + bot.wins, 0)).toBe(wins);
    expect(report.fair).toBeCloseTo(wins / 99, 12);
    expect(report.endings).toMatchObject([{ rule: 'WIC-13', games: 33 }]);
  });

  it('says how often who came in which place', async () => {
    const { bySeat, byBot } = await simulate(wicks, { ...plan, seats: 3, bots: ['greedy', 'random', 'random'] });
    for (const { places, share } of [...bySeat, ...byBot]) {
      expect(places).toHaveLength(3);
      expect(places[0]).toEqual(share);
      expect(places.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 12);
    }
  });

  it('counts ties in the place that is shared, and no places where there is nothing to compare', () => {
    const played = { bots: ['a', 'b', 'b', 'a'], choices: 1, rounds: null, ending: 'X-1', scores: [5, 9, 5, 9] };
    const twoFirst: Played = { ...played, winners: [1, 3], places: [3, 1, 3, 1] };
    const twoSecond: Played = { ...played, winners: [1], places: [2, 1, 2, 4] };
    const { bySeat, byBot } = summarise([twoFirst, twoSecond], 4, true);
    expect(bySeat.map(({ places }) => places.map(({ value }) => value))).toEqual([
      [0, 0.5, 0.5, 0],
      [1, 0, 0, 0],
      [0, 0.5, 0.5, 0],
      [0.5, 0, 0, 0.5],
    ]);
    expect(byBot[0].places.map(({ value }) => value)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(summarise([{ ...twoFirst, winners: [], places: [2, 2, 2, 2] }], 4, false).bySeat[0].places).toEqual([]);
  });

  it('keeps the seats when asked to', async () => {
    const report = await simulate(wicks, { ...plan, games: 10, rotate: false });
    expect(report).toMatchObject({ games: 10, seeds: 10, seatings: 1 });
    expect(report.byBot[0].wins).toBe(report.bySeat[0].wins);
  });

  it('tells its progress', async () => {
    const seen: number[] = [];
    await simulate(wicks, plan, { onProgress: done => seen.push(done) });
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBe(30);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it.each([
    ['bad-seats', { ...plan, seats: 9 }],
    ['bad-options', { ...plan, options: { moon: true } }],
    ['bad-options', { ...plan, games: 0 }],
  ])('is refused with %s before anything is played', async (code, wrong) => {
    await expect(simulate(wicks, wrong)).rejects.toMatchObject({ name: 'VesperError', code });
  });

  it('of an unknown game is refused', async () => {
    await expect(simulate('slaem', plan)).rejects.toThrow('Did you mean "salem"?');
  });

  it('keeps the code of an error that happens in a worker, and says which game it was', async () => {
    const broken = new URL('toys/broken.ts', import.meta.url).href;
    const failed = await simulate(broken, plan).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(VesperError);
    expect(failed).toMatchObject({ code: 'broken-rules' });
    expect((failed as Error).message).toMatch(/game \d+ of the series: seed "a candle\/\d+", bots (greedy|random),/);
  });
});

describe('a match', () => {
  it('is the same for the same seed and bots', async () => {
    const game = await gameFrom(wicks);
    const play = (seed: string) => playMatch(game, { seats: 3, seed }, [bots.greedy, bots.random, bots.random]);
    expect(hash(play('x').state)).toBe(hash(play('x').state));
    expect(hash(play('x').state)).not.toBe(hash(play('y').state));
    expect(outcome(play('x'))).not.toBeNull();
  });
});

describe('a lineup', () => {
  it('repeats the list until every seat is taken', () => {
    expect(fillSeats(['a', 'b'], 3)).toEqual(['a', 'b', 'a']);
  });

  it('is turned through the seats; what looks the same is played once', () => {
    expect(rotations(['a', 'b', 'c'])).toEqual([
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['b', 'c', 'a'],
    ]);
    expect(rotations(['a', 'b', 'a', 'b'])).toEqual([
      ['a', 'b', 'a', 'b'],
      ['b', 'a', 'b', 'a'],
    ]);
    expect(rotations(['a', 'a', 'a'])).toEqual([['a', 'a', 'a']]);
  });
});
