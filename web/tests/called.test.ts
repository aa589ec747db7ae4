import { say, somebody, whose } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { sayerOf } from '../session/called.ts';
import { sinceOwn } from '../session/recap.ts';

const colours = ['Yellow', 'Red'];
const game = (seatsInText?: true): Game =>
  ({ words: { seat: (_view: unknown, seat: number) => colours[seat], ...(seatsInText && { seatsInText }) } }) as Game;

describe('names in sentences', () => {
  const red = somebody('spectator', 1, 'Red');

  it('puts names in place of seats, and of nothing that is only called alike', () => {
    const { called } = sayerOf(game(), null, ['Hester', 'Tobias']);
    expect(called(say`${red} takes ${whose(red)} red mark. Red marks stay.`)).toBe(
      'Tobias takes Tobias’s red mark. Red marks stay.',
    );
  });

  it('leaves seats without a name as the game calls them', () => {
    expect(sayerOf(game(), null, ['', '']).called(say`${red} wins`)).toBe('Red wins');
  });

  it('finds seats in the plain texts of earlier editions, whole words only', () => {
    const { called } = sayerOf(game(true), null, ['Hester', 'Tobias']);
    expect(called("Red takes Red's red-backed card; Redford and Yellow look on.")).toBe(
      "Tobias takes Tobias's red-backed card; Redford and Hester look on.",
    );
  });
});

describe('since your last turn', () => {
  const told = (at: number, seat: number) => ({ at, event: { event: 'placed', rule: 'X', seat } });

  it('begins after the last choice whose first event is about the viewer', () => {
    const log = [told(1, 0), told(2, 1), told(2, 0), told(3, 2)];
    expect(sinceOwn(log, 0)).toEqual(log.slice(1));
  });

  it('is the last choice for a spectator, and nothing before the first', () => {
    const log = [told(1, 0), told(2, 1)];
    expect(sinceOwn(log, 'spectator')).toEqual([log[1]]);
    expect(sinceOwn([], 'spectator')).toEqual([]);
  });
});
