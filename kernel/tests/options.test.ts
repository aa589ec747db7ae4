import { describe, expect, it } from 'vitest';
import { start } from '../index.ts';
import type { Options } from '../index.ts';
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
