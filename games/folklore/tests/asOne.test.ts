import { toldAsOne } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import type { FolkloreEvent } from '../events.ts';
import { words } from '../words.ts';

const step = (figure: number, from: number, to: number): FolkloreEvent => ({
  event: 'walked',
  rule: 'FOL-R36',
  figure,
  from,
  to,
  foes: [],
});
const paid = (who: number, by: number): FolkloreEvent => ({
  event: 'coinsChanged',
  rule: 'FOL-R19',
  who,
  by,
  coins: 3,
});
const bought = (who: number, price: number): FolkloreEvent => ({
  event: 'bought',
  rule: 'FOL-R19',
  who,
  card: 0,
  price,
});

/** By entry of the record. */
const linesOf = (...entries: FolkloreEvent[][]): FolkloreEvent[] => {
  const told = entries.flatMap((events, at) => events.map(event => ({ at, event })));
  return toldAsOne({ ...words, event: (_, { event }) => event }, null, told).map(({ event }) => event);
};

describe('lines of the log', () => {
  it('a walk is one', () => {
    expect(linesOf([step(0, 11, 12), step(0, 12, 13), step(0, 13, 24)])).toEqual([step(0, 11, 24)]);
  });

  it('two walks are two: of two figures, of two choices, there and back', () => {
    for (const entries of [
      [[step(0, 11, 12), step(1, 12, 13)]],
      [[step(0, 11, 12)], [step(0, 12, 13)]],
      [[step(0, 11, 12), step(0, 12, 11)]],
    ])
      expect(linesOf(...entries)).toEqual(entries.flat());
  });

  it('what comes between two steps parts them', () => {
    const events = [step(0, 11, 12), paid(0, -1), step(0, 12, 13)];
    expect(linesOf(events)).toEqual(events);
  });

  it('FOL-R19 who buys something has paid its price', () => {
    expect(linesOf([paid(0, -8), bought(0, 8)])).toEqual([bought(0, 8)]);
    expect(linesOf([paid(1, -8), bought(0, 8)])).toHaveLength(2);
    expect(linesOf([paid(0, -8), bought(0, 5)])).toHaveLength(2);
  });
});
