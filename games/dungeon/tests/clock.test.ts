/** What is chosen for a seat whose clock has run out: nothing that it could regret. */
import { fallback } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { UNPLAYABLE } from '../state.ts';
import { cell } from './pieces.ts';
import { CHECK, season } from './season.ts';
import type { Table } from './table.ts';

const instead = (t: Table): unknown => fallback(t.match, t.decision);

describe('a clock that ran out', () => {
  it('declines orders, and digs no further than it must', () => {
    expect(instead(season({ minions: { 'O1-I': 'A' } }))).toBe('decline');
    expect(instead(season({ creatures: ['MON-GOB'], minions: { 'O7-I': 'A' } }))).toBe('decline');
    expect(instead(season({ rooms: ['RM05'], minions: { 'O8-I': 'A' } }))).toBe('decline');
    const t = season({ minions: { 'O3-II': 'A' } });
    t.chooses('perform');
    expect(instead(t)).toBe(t.offered[0]);
    t.chooses(cell('c3r4'));
    expect(instead(t)).toBe('stop');
  });

  it('pays creatures that can be paid, and keeps the others', () => {
    const day = (food: number): Table =>
      season({ A: { lair: ['MON-GOB'], food }, event: 'EV-PAY', first: [{ do: 'event' }] });
    expect([instead(day(1)), instead(day(0))]).toEqual(['pay', 'default']);
  });

  it('takes a mark rather than let a prisoner go, ends Production, does not parade', () => {
    const A = { conquered: ['c3r1', 'c3r2', 'c3r3'], prison: ['AW1'] };
    const t = season({
      A,
      tune(s) {
        s.players[0].orders = [0, 1, 2];
        s.players[0].fates = [UNPLAYABLE, UNPLAYABLE, UNPLAYABLE];
      },
      first: [CHECK],
    });
    expect(instead(t)).toBe('mark');
    expect(instead(season({ A: { dungeon: { c3r2: 'RM08' } }, first: [{ do: 'production' }] }))).toBe('end');
    expect(instead(season({ options: { fs: true }, event: 'SE13', first: [{ do: 'event' }] }))).toBe('decline');
    const ruined = season({
      options: { fs: true },
      year: 2,
      board: 'UO3',
      A: { conquered: ['c3r1', 'c3r2'] },
      minions: { 'O3-II': 'A' },
    });
    ruined.chooses('perform');
    expect(instead(ruined)).toBe(cell('c3r1'));
    expect(instead(ruined.chooses(cell('c3r1')))).toBe('stop');
  });
});
