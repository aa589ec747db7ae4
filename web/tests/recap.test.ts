import type { Event, Sentence, Told } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { changesOf, recapOf } from '../session/recap.ts';

interface Said extends Event {
  readonly seat: number | null;
  readonly sentence: Sentence | undefined;
}

const told = (at: number, seat: number | null, sentence?: Sentence): Told => ({
  at,
  event: { event: 'said', rule: 'X-1', seat, sentence } as Said,
});
const reading = {
  sentenceOf: (event: Event) => (event as Said).sentence,
  seatOf: (event: Event) => (event as Said).seat,
};
const words = (lines: readonly { readonly sentence: Sentence; readonly times: number }[]) =>
  lines.map(({ sentence, times }) => [sentence, times]);

describe('a recap', () => {
  const rob: Sentence = [{ text: 'Tobias', seat: 1 }, ' robs ', { text: 'you', seat: 0, you: true }, '.'];
  const since = [
    told(4, 1, 'Tobias digs.'),
    told(4, 1, 'Tobias digs.'),
    told(5, 1, rob),
    told(5, null, 'Night falls.'),
    told(6, 2, 'Corvus waits.'),
    told(6, 0, 'You pay 3.'),
    told(7, 1, undefined),
    told(7, 1, 'Tobias rests.'),
  ];

  it('tells what befell oneself first, whoever did it, then what each of the others did, then the game', () => {
    const { own, others, game } = recapOf(since, 0, reading);
    expect(words(own)).toEqual([
      [rob, 1],
      ['You pay 3.', 1],
    ]);
    expect(others.map(({ seat, lines }) => [seat, words(lines)])).toEqual([
      [
        1,
        [
          ['Tobias digs.', 2],
          ['Tobias rests.', 1],
        ],
      ],
      [2, [['Corvus waits.', 1]]],
    ]);
    expect(words(game)).toEqual([['Night falls.', 1]]);
  });

  it('knows when each line was told', () => {
    expect(recapOf(since, 0, reading).own.map(({ at }) => at)).toEqual([5, 6]);
  });

  it('says which numbers are different now, by their names', () => {
    const before = [
      { name: 'Gold', n: 4 },
      { name: 'Food', n: 1 },
    ];
    const now = [
      { name: 'Gold', n: 1 },
      { name: 'Food', n: 1 },
      { name: 'Imps', n: 2 },
    ];
    expect(changesOf(before, now)).toEqual([
      { name: 'Gold', from: 4, to: 1 },
      { name: 'Imps', from: 0, to: 2 },
    ]);
  });
});
