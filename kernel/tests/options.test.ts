import { describe, expect, it } from 'vitest';
import { start, stillOffered } from '../index.ts';
import type { Options, OptionSpec } from '../index.ts';
import { bare } from './toys/bare.ts';
import { ticTacToe } from './toys/ticTacToe.ts';
import { wicks } from './toys/wicks/game.ts';

describe('seats', () => {
  it.each([1, 5, 2.5, 0, -2, Number.NaN, '2' as unknown as number])(
    '%s are refused with the numbers that fit',
    seats => {
      expect(() => start(wicks, { seats, seed: '' })).toThrow(
        expect.objectContaining({ code: 'bad-seats', message: `Wicks is for 2 to 4 seats, not ${seats}.` }),
      );
    },
  );

  it('a game for one number of seats says so', () => {
    expect(() => start(ticTacToe, { seats: 3, seed: '' })).toThrow('Tic-tac-toe is for 2 seats, not 3.');
  });
});

describe('options', () => {
  const begin = (options: Options) => () => start(wicks, { seats: 2, seed: '', options });

  it('are completed with their defaults', () => {
    expect(start(wicks, { seats: 2, seed: '' }).options).toEqual({ snuffers: true, weather: 'calm', nights: 4 });
    expect(begin({ weather: 'storm' })().options).toEqual({ snuffers: true, weather: 'storm', nights: 4 });
  });

  it('take every value they offer', () => {
    for (const options of [{ snuffers: false }, { weather: 'calm' }, { nights: 2 }, { nights: 5 }]) {
      expect(begin(options)().options).toMatchObject(options);
    }
  });

  it.each<[Options, string]>([
    [{ snuffers: 'yes' }, 'Option "snuffers" takes true or false, not "yes".'],
    [{ weather: 'snow' }, 'Option "weather" takes calm, storm, not "snow".'],
    [{ nights: 6 }, 'Option "nights" takes a whole number from 2 to 5, not 6.'],
    [{ nights: 2.5 }, 'Option "nights" takes a whole number from 2 to 5, not 2.5.'],
    [{ nights: '3' }, 'Option "nights" takes a whole number from 2 to 5, not "3".'],
    [{ dragons: true }, 'Wicks has no option "dragons"; it has snuffers, weather, nights.'],
    [{ toString: true }, 'Wicks has no option "toString"; it has snuffers, weather, nights.'],
  ])('%j is refused', (options, message) => {
    expect(begin(options)).toThrow(expect.objectContaining({ code: 'bad-options', message }));
  });

  it('a game without options says so', () => {
    expect(() => start(bare({ agenda: [] }), { seats: 1, seed: '', options: { x: 1 } })).toThrow(
      'Bare has no option "x"; it has none.',
    );
  });
});

describe('options that depend on each other', () => {
  const decks: OptionSpec = { kind: 'oneOf', values: ['drow', 'dragons', 'demons'], default: 'drow' };
  const options: { readonly [name: string]: OptionSpec } = {
    first: { ...decks, differsFrom: ['second'] },
    second: { ...decks, default: 'dragons' },
    long: { kind: 'flag', default: false },
    rounds: { kind: 'number', min: 6, max: 12, default: 8, onlyWhen: { long: [true] } },
    weather: {
      kind: 'oneOf',
      values: ['calm', 'storm'],
      default: 'calm',
      onlyWhen: { long: [false], first: ['drow'] },
    },
    teams: { kind: 'flag', default: false, without: [{ values: [true], when: { seats: [1, 3] } }] },
  };
  const rules = bare({ agenda: [{ ask: 'any', seat: 0 }], decisions: { any: {} }, options });
  const begin = (given: Options, seats = 2) => start(rules, { seats, seed: '', options: given }).options;
  const usual = { first: 'drow', second: 'dragons', long: false, rounds: 8, weather: 'calm', teams: false };

  it('go together as declared', () => {
    expect(begin({})).toEqual(usual);
    expect(begin({ first: 'dragons', second: 'drow' })).toEqual({ ...usual, first: 'dragons', second: 'drow' });
    expect(begin({ long: true, rounds: 12 })).toEqual({ ...usual, long: true, rounds: 12 });
    expect(begin({ rounds: 8 })).toEqual(usual);
    expect(begin({ teams: true })).toEqual({ ...usual, teams: true });
  });

  it.each<[Options, number, string]>([
    [{ second: 'drow' }, 2, 'Option "first" cannot be "drow": taken by "second".'],
    [{ first: 'dragons' }, 2, 'Option "first" cannot be "dragons": taken by "second".'],
    [{ rounds: 9 }, 2, 'Option "rounds" cannot be 9: only with "long".'],
    [
      { long: true, weather: 'storm' },
      2,
      'Option "weather" cannot be "storm": only without "long" and with "first": "drow".',
    ],
    [{ teams: true }, 3, 'Option "teams" cannot be true: not with 1 or 3 seats.'],
  ])('%j with %i seats is refused', (given, seats, message) => {
    expect(() => begin(given, seats)).toThrow(expect.objectContaining({ code: 'bad-options', message }));
  });

  it('are as usual where what another table had does not go together here', () => {
    expect(stillOffered(options, { long: true, rounds: 12, teams: true, colour: 'red' }, 3)).toEqual({
      ...usual,
      long: true,
      rounds: 12,
    });
    expect(stillOffered(options, { first: 'demons', second: 'demons', weather: 'storm' }, 2)).toEqual({
      ...usual,
      second: 'demons',
      weather: 'storm',
    });
    expect(stillOffered(options, { long: 'yes', rounds: 12 }, 2)).toEqual(usual);
  });
});
