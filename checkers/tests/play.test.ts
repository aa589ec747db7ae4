import { describe, expect, it } from 'vitest';
import { greedy, random } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { choices, choose, open, outcome, quickChoice, start } from '@vesper/kernel';
import type { Game, OptionSpec } from '@vesper/kernel';
import { curious, memory, playGame, setupsOf } from '../index.ts';
import { seeker } from '../seeker.ts';
import { wicks } from './broken.ts';

const sitting = (bots: readonly Bot[], seed = '1') => ({ setup: { seats: bots.length, seed }, bots, maxChoices: 500 });

describe('playGame', () => {
  it('plays to the end, the same way for the same seed', () => {
    const one = playGame(wicks, sitting([greedy, random, random]));
    expect(one.problem).toBeNull();
    expect(outcome(one.match!)).not.toBeNull();
    expect(playGame(wicks, sitting([greedy, random, random])).match!.record).toEqual(one.match!.record);
    expect(playGame(wicks, sitting([greedy, random, random], '2')).match!.record).not.toEqual(one.match!.record);
  });

  it('answers lanes in any order and lets seats interject', () => {
    const asks = new Set<string>();
    const firstBids = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const { match } = playGame(wicks, sitting([random, random, random], `${seed}`));
      for (const entry of match!.record) if ('ask' in entry) asks.add(entry.ask);
      firstBids.add(match!.record[0].seat);
    }
    expect(asks).toContain('snuff');
    expect(firstBids).toEqual(new Set([0, 1, 2]));
  });

  it('can do without interjections', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { match } = playGame(wicks, { ...sitting([random, random, random], `${seed}`), interjects: false });
      expect(match!.record.some(entry => 'ask' in entry && entry.ask === 'snuff')).toBe(false);
    }
  });

  it('tells onlookers of every question and every rest', () => {
    const told: string[] = [];
    const onlooker = {
      asked: () => void told.push('asked'),
      rested: (_match: unknown, _told: unknown, before: unknown) =>
        void told.push(before === null ? 'began' : 'rested'),
    };
    const { match } = playGame(wicks, { ...sitting([random, random]), onlookers: [onlooker] });
    expect(told[0]).toBe('began');
    expect(told.filter(what => what === 'asked')).toHaveLength(match!.record.length);
    expect(told.filter(what => what === 'rested')).toHaveLength(match!.record.length);
  });

  it('reports a bot that fails, with the match so far', () => {
    const clumsy: Bot = {
      name: 'clumsy',
      choose() {
        throw new Error('dropped the cards');
      },
    };
    const { problem } = playGame(wicks, sitting([clumsy, clumsy]));
    expect(problem).toMatchObject({
      message: 'while a bot was thinking: Error: dropped the cards',
      replay: { record: [] },
    });
  });

  it('reports a bot that chooses what it may not', () => {
    const cheat: Bot = { name: 'cheat', choose: () => 99 };
    expect(playGame(wicks, sitting([cheat, cheat])).problem?.message).toMatch(/answered "bid" with 99: VesperError/);
  });
});

describe('curious', () => {
  it('gives more kinds of answers than chance does', () => {
    const kinds = (bot: () => Bot): number => {
      const found = new Set<string>();
      const player = bot();
      for (let seed = 0; seed < 6; seed++) {
        for (const entry of playGame(wicks, sitting([player, player], `${seed}`)).match!.record)
          found.add(JSON.stringify(entry));
      }
      return found.size;
    };
    expect(kinds(() => curious(memory(), wicks.checks))).toBeGreaterThan(kinds(() => random));
  });
});

describe('seeker', () => {
  it('follows the lead, and the policy where the lead is silent', () => {
    const gathers = seeker((_s, { ask }, choice) => (ask === 'tend' && choice === 'gather' ? 9 : 0));
    const { match } = playGame(wicks, sitting([gathers, gathers]));
    const replayed = start(wicks, { seats: 2, seed: '1' });
    for (const entry of match!.record) {
      if ('undo' in entry) continue;
      const decision = open(replayed).find(({ seat, ask }) => seat === entry.seat && ask === entry.ask)!;
      const legal = choices(replayed, decision);
      if (entry.ask === 'tend' && legal.includes('gather')) expect(entry.choice).toBe('gather');
      else if (entry.ask === 'tend') {
        expect(entry.choice).toBe(
          quickChoice(wicks, replayed.state, decision.frame, legal, legal.length, [1, 2, 3, 4]),
        );
      }
      choose(replayed, entry);
    }
  });
});

describe('tables', () => {
  const withOptions = (options: { readonly [name: string]: OptionSpec }): Game => ({
    ...wicks,
    options: { ...wicks.options, ...options },
  });

  it('are all combinations while these are few, the defaults first', () => {
    const all = setupsOf(wicks);
    expect(all).toHaveLength(3 * 2 * 2 * 3);
    expect(new Set(all.map(table => JSON.stringify(table))).size).toBe(36);
    const defaults = { snuffers: true, weather: 'calm', nights: 4 };
    expect(all.slice(0, 3)).toEqual([2, 3, 4].map(seats => ({ seats, options: defaults })));
    for (const table of all) expect(() => start(wicks, { ...table, seed: '' })).not.toThrow();
  });

  it('can be those of one size', () => {
    expect(new Set(setupsOf(wicks, 3).map(table => table.seats))).toEqual(new Set([3]));
    expect(setupsOf(wicks, 9)).toEqual([]);
  });

  it('are all pairs of values when combinations are many', () => {
    const flags = Object.fromEntries(
      'abcdefgh'.split('').map(name => [name, { kind: 'flag', default: false } as const]),
    );
    const all = setupsOf(withOptions(flags));
    expect(all.length).toBeLessThan(40);
    for (const a of [false, true]) {
      for (const h of [false, true]) {
        expect(all.some(({ options }) => options.a === a && options.h === h)).toBe(true);
      }
      for (const seats of [2, 3, 4])
        expect(all.some(table => table.seats === seats && table.options.d === a)).toBe(true);
    }
  });

  it('lose no pair of values to a third option that does not go with them', () => {
    const values = ['drow', 'dragons', 'elemental', 'demons', 'undead'];
    const first: OptionSpec = { kind: 'oneOf', values, default: 'drow' };
    const second: OptionSpec = {
      kind: 'oneOf',
      values,
      default: 'dragons',
      onlyWhen: { weather: ['storm'] },
      differsFrom: ['first'],
    };
    const all = setupsOf(withOptions({ first, second }));
    for (const one of values)
      for (const other of values) {
        const meet = ({ options }: (typeof all)[number]): boolean =>
          options.weather === 'storm' && options.first === one && options.second === other;
        expect(all.some(meet), `${one} and ${other}`).toBe(one !== other);
      }
    for (const table of all) expect(() => start(withOptions({ first, second }), { ...table, seed: '' })).not.toThrow();
  });

  it('leave out what the game does not offer together', () => {
    const nights = { ...wicks.options.nights, without: [{ values: [5], when: { weather: ['storm'] } }] };
    const all = setupsOf(withOptions({ nights }));
    expect(all).toHaveLength(36 - 3 * 2);
    expect(all.some(({ options }) => options.weather === 'storm' && options.nights === 5)).toBe(false);
  });
});
