import { describe, expect, it } from 'vitest';
import { arena } from '../index.ts';

describe('the arena', () => {
  it('plays every pair from every seat on the same deals, and the stronger bot has the higher rating', async () => {
    const plan = { bots: ['novice', 'adept'], games: 5, seats: 2, seed: 'a candle' };
    const report = await arena('salem', plan);
    expect(report.duels.map(({ bot, against, games }) => [bot, against, games])).toEqual([['adept', 'novice', 6]]);
    for (const { share } of report.duels) expect(share.low).toBeGreaterThan(0.5);
    expect(report.ratings.map(({ bot }) => bot)).toEqual(['adept', 'novice']);
    expect(await arena('salem', plan)).toEqual(report);
  });

  it('compares teams on the same deals where all win together', async () => {
    const { duels, teams, together } = await arena('realm', {
      bots: ['random', 'adept'],
      games: 3,
      seats: 2,
      seed: 'a candle',
    });
    expect(together).toBe(true);
    const [random, adept] = teams;
    expect(duels[0].share.value).toBeCloseTo(adept.wins.value - random.wins.value, 12);
    expect(duels[0].share.low).toBeLessThanOrEqual(duels[0].share.value);
  });
});
