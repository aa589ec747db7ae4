import { describe, expect, it } from 'vitest';
import { comparedLines, gameSpeeds, kernelSpeed, note } from '../against.ts';
import type { Lines } from '../against.ts';
import { operations } from '../gameCosts.ts';
import type { GameCosts } from '../gameCosts.ts';

/** What a tree measured in which a game makes `rate` choices per second, and a copy takes `fork` microseconds. */
function measured(rate: number, fork: number): Pick<GameCosts, 'paces' | 'costs'> {
  const costs = Object.fromEntries(operations.map(operation => [operation, 7])) as GameCosts['costs'];
  return { paces: [1, 2].map(seats => ({ seats, rate, choicesPerGame: 80 })), costs: { ...costs, fork } };
}

describe('two trees, measured in turns', () => {
  it('are compared by the kernel on small games, by each number of seats, and by copying', () => {
    expect(kernelSpeed('connectFour', { rate: 5 })).toEqual({ 'kernel, connect four': 5 });
    expect(gameSpeeds('salem', measured(30, 4))).toEqual({
      'salem, 1 seat': 30,
      'salem, 2 seats': 30,
      'salem: fork': 0.25,
    });
  });

  it('give one line of text for each, by name, in times the other tree', () => {
    const lines: Lines = new Map();
    for (const weather of [1, 2]) {
      note(lines, 'here', gameSpeeds('salem', measured(weather * 60, weather)));
      note(lines, 'there', gameSpeeds('salem', measured(weather * 30, weather * 2)));
    }
    expect(comparedLines(lines)).toEqual([
      expect.stringMatching(/^salem, 1 seat +× 2\.00 \[2\.00\.\.2\.00\] {2}not slower$/),
      expect.stringMatching(/^salem, 2 seats +× 2\.00/),
      expect.stringMatching(/^salem: fork +× 2\.00/),
    ]);
  });
});

describe('a line has become slower', () => {
  const verdict = (...here: readonly number[]): string | undefined => {
    const lines: Lines = new Map([['salem', { here: [...here], there: here.map(() => 1) }]]);
    return /(not slower|SLOWER)$/.exec(comparedLines(lines)[0])?.[0];
  };

  it('where its whole interval lies more than 3 % below', () => {
    expect(verdict(0.961, 0.96, 0.959)).toBe('SLOWER');
    expect(verdict(0.981, 0.98, 0.979)).toBe('not slower');
  });

  it('not where a part of it lies above', () => {
    expect(verdict(0.99, 0.9, 0.82)).toBe('not slower');
  });

  it('not after one round, which proves nothing', () => {
    expect(verdict(0.5)).toBe('not slower');
  });
});
