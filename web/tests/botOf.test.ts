import type { Replay } from '@vesper/kernel';
import type { Happening, TableInfo } from '@vesper/table/messages';
import { describe, expect, it } from 'vitest';
import { botOf } from '../session/botOf.ts';

const file = {
  record: [0, 1, 0, 1, 0].map((seat, n) => (n === 4 ? { seat, undo: true } : { seat, ask: 'place', choice: n })),
} as unknown as Replay;
const person = { kind: 'person', byBot: false, conceded: false, bot: 'adept' };
const machine = { kind: 'bot', byBot: false, conceded: false, bot: 'expert' };
const table = (seats: readonly object[], happened: readonly Happening[] = []): TableInfo =>
  ({ seats, happened }) as unknown as TableInfo;

describe('whose a move of the log was', () => {
  it('a bot answers for its own, nobody for a person or for what was taken back', () => {
    const two = table([person, machine]);
    expect([1, 2, 3, 4, 5, 6].map(n => botOf(file, two, n))).toEqual([null, 'expert', null, 'expert', null, null]);
    expect(botOf(null, two, 2)).toBe(null);
  });

  it('a bot that played for a person answers for what it did meanwhile', () => {
    const handed = table(
      [person, person],
      [
        { at: 2, seat: 0, what: 'botPlays' },
        { at: 3, seat: 0, what: 'tookBack' },
      ],
    );
    expect([1, 2, 3, 4].map(n => botOf(file, handed, n))).toEqual([null, null, 'adept', null]);
    const left = table([{ ...person, conceded: true }, machine], [{ at: 1, seat: 0, what: 'conceded' }]);
    expect([1, 3].map(n => botOf(file, left, n))).toEqual([null, 'adept']);
  });
});
