import { appendFileSync, cpSync, mkdtempSync, readFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bots } from '@vesper/bots';
import { describe, expect, it } from 'vitest';
import { gameFrom, playMatch, playStudy, reportPage } from '../index.ts';
import { compare, digest, histogram } from '../study/digest.ts';
import { observe } from '../study/observe.ts';
import type { Observed } from '../study/observe.ts';

const wicks = import.meta.resolve('@vesper/kernel/toys/wicks/game');
const plan = { games: 40, seats: 2, bots: ['greedy', 'random'], seed: 'a candle' };
const folder = (): string => mkdtempSync(path.join(tmpdir(), 'study-'));
const bytes = (at: string): string => readFileSync(path.join(at, 'matches.ndjson'), 'utf8');

describe('a study', () => {
  it('is the same to the byte on one core and on two, and after it was cut off in the middle of a line', async () => {
    const [whole, cut, half] = [folder(), folder(), folder()];
    const game = await gameFrom(wicks);
    const first = await playStudy(wicks, plan, whole, { cores: 2 });
    await playStudy(wicks, plan, cut, { cores: 1 });
    expect(bytes(cut)).toBe(bytes(whole));

    cpSync(whole, half, { recursive: true });
    truncateSync(path.join(half, 'matches.ndjson'), Math.floor(bytes(whole).length * 0.6));
    expect(bytes(half)).not.toMatch(/\n$/);
    const resumed: number[] = [];
    const again = await playStudy(wicks, plan, half, { onProgress: done => resumed.push(done) });
    expect(bytes(half)).toBe(bytes(whole));
    expect(resumed[0]).toBeGreaterThan(10);
    expect(reportPage(game, again, 'x')).toBe(reportPage(game, first, 'x'));
  });

  it('has a line for every match, from which it can be played again', async () => {
    const { matches } = await playStudy(wicks, plan, folder());
    const [, , third] = matches[0];
    const game = await gameFrom(wicks);
    const match = playMatch(
      game,
      third,
      third.bots.map(name => bots[name]),
    );
    expect(match.state.outcome).toMatchObject({ winners: third.winners, scores: third.scores });
    expect(match.record).toHaveLength(third.choices);
  });

  it('refuses a folder of another study, and one that is damaged', async () => {
    const at = folder();
    await playStudy(wicks, plan, at);
    await expect(playStudy(wicks, { ...plan, seed: 'another' }, at)).rejects.toMatchObject({ code: 'bad-options' });
    const text = bytes(at);
    truncateSync(path.join(at, 'matches.ndjson'), 0);
    appendFileSync(path.join(at, 'matches.ndjson'), text.replace('{', '!'));
    await expect(playStudy(wicks, plan, at)).rejects.toMatchObject({ code: 'bad-file' });
  });

  it('plays every variant on the same deals: options, seats and numbers that the game declares', async () => {
    const vary = [{ name: 'circleBonus', values: [5, 0] }];
    const at = folder();
    const { study, matches } = await playStudy('salem', { ...plan, games: 2, bots: ['random'], vary }, at);
    expect(study.variants.map(({ name, numbers }) => [name, numbers])).toEqual([
      ['circleBonus=5', { circleBonus: 5 }],
      ['circleBonus=0', { circleBonus: 0 }],
    ]);
    expect(matches[0].map(({ seed }) => seed)).toEqual(matches[1].map(({ seed }) => seed));
    expect(matches[0]).not.toEqual(matches[1]);
    const usual = await playStudy('salem', { ...plan, games: 2, bots: ['random'] }, folder());
    expect(matches[0].map(({ scores }) => scores)).toEqual(usual.matches[0].map(({ scores }) => scores));
    const page = reportPage(await gameFrom('salem'), { study, matches }, 'npx vesper lab salem');
    expect(page).toContain('What a change changes');
    expect(page).toContain('circleBonus=0');
  });

  it.each([
    ['bad-options', { ...plan, games: 0 }],
    ['bad-seats', { ...plan, vary: [{ name: 'seats', values: [2, 99] }] }],
    ['bad-options', { ...plan, vary: [{ name: 'moon', values: [true] }] }],
  ])('is refused with %s before anything is written', async (code, wrong) => {
    await expect(playStudy(wicks, wrong, folder())).rejects.toMatchObject({ name: 'VesperError', code });
  });

  it('refuses numbers out of their bounds', async () => {
    const vary = [{ name: 'circleBonus', values: [99] }];
    await expect(playStudy('salem', { ...plan, vary }, folder())).rejects.toThrow('from 0 to 10');
  });
});

describe('who looks on', () => {
  it('counts what was asked, offered and taken, and the match is the same', async () => {
    const game = await gameFrom('realm');
    const setup = { seats: 2, seed: 'a candle', options: {} };
    const seen = observe(game, setup, ['random', 'random'], [bots.random, bots.random]);
    const match = playMatch(game, setup, [bots.random, bots.random]);
    expect(seen.choices).toBe(match.record.length);
    const asked = Object.values(seen.asked).reduce((sum, [times]) => sum + times, 0);
    expect(asked).toBe(match.record.length);
    for (const own of seen.picks)
      for (const [offered, taken] of Object.values(own)) expect(taken).toBeLessThanOrEqual(offered);
    expect(seen.traits.map(({ hero }) => hero.length)).toEqual([1, 1]);
    expect(Object.keys(seen.called).some(pick => pick.startsWith('pickHero '))).toBe(true);
  });
});

const match = (won: number, taken: number): Observed => ({
  bots: ['a', 'b'],
  winners: [won],
  places: won === 0 ? [1, 2] : [2, 1],
  scores: won === 0 ? [9, 4] : [4, 9],
  choices: 10,
  rounds: null,
  ending: 'X-1',
  seed: 's',
  seats: 2,
  options: {},
  numbers: {},
  turnabouts: won,
  counts: { falls: 2 * won },
  traits: [{ hero: ['Rogue'] }, { hero: ['Wizard'] }],
  asked: { place: [5, 20] },
  picks: [{ 'place 1': [4, taken] }, {}],
  called: { 'place 1': 'Place on 1' },
});

describe('a digest', () => {
  const matches = Array.from({ length: 80 }, (_, i) => match(i % 4 === 0 ? 1 : 0, i % 4 === 0 ? 0 : 3));

  it('says who wins with what, and that who took it often won more', () => {
    const { traits, asked, picks, turnabouts, counts } = digest(matches, false);
    expect(counts.map(({ what, perMatch }) => [what, perMatch.value])).toEqual([['falls', 0.5]]);
    expect(traits.map(({ name, share }) => [name, share.value])).toEqual([
      ['Rogue', 0.75],
      ['Wizard', 0.25],
    ]);
    expect(asked).toEqual([{ ask: 'place', perMatch: 5, choices: 4, matches: 80 }]);
    expect(turnabouts.mean.value).toBe(0.25);
    expect(picks).toMatchObject([
      { ask: 'place', name: 'Place on 1', offered: 320, taken: 180, median: 3, lift: null },
    ]);
    const even = Array.from({ length: 80 }, (_, i) => match(i % 2, i % 2 === 0 ? 2 : 0));
    const [{ lift }] = digest(even, false).picks;
    expect(lift!.value).toBe(1);
    expect(lift!.low).toBeGreaterThan(0.8);
  });

  it('compares variants on the same deals: a change that is larger than chance has an interval without 0', () => {
    const other = matches.map((_, i) => match(i % 2, 3));
    const found = compare(matches, other, false).find(({ what }) => what === 'wins of seat 1')!;
    expect(found.change.value).toBeCloseTo(-0.25, 10);
    expect(found.change.high).toBeLessThan(0);
    const falls = compare(matches, other, false).find(({ what }) => what === 'falls')!;
    expect([falls.before.value, falls.after.value]).toEqual([0.5, 1]);
    for (const { change } of compare(matches, matches, false)) expect([change.low, change.high]).toEqual([0, 0]);
  });

  it('puts values into bins of round widths', () => {
    expect(histogram([0, 1, 1, 2])).toEqual({ from: 0, width: 1, counts: [1, 2, 1] });
    const wide = histogram([-3, 0, 99, 100]);
    expect(wide).toMatchObject({ from: -5, width: 5 });
    expect(wide.counts.reduce((a, b) => a + b)).toBe(4);
  });
});
