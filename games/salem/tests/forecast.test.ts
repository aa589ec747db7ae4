/** What a messenger would come to later, as the table stands when it is placed. */
import { forecast, open, plainWords, start, view } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { salem } from '../game.ts';
import type { SalemEvent } from '../state.ts';

const words = plainWords(salem.words);

function later(space: number): (readonly [string, string | undefined])[] {
  const match = start(salem, { seats: 2, options: { startDraft: false }, seed: 'a messenger' });
  const [{ seat }] = open(match);
  const found = forecast(match, { seat, choice: space }, () => true);
  expect(found.told).toMatchObject([{ event: 'messengerPlaced', space }]);
  return found.later.map(event => [event.event, words.event(view(match, seat), event as SalemEvent)] as const);
}

describe('placing a messenger', () => {
  it('warns while nobody is accused, or nobody can be afforded (SAL-10.4, SAL-10.18)', () => {
    expect(later(3)).toEqual([['nothingPossible', 'You can exonerate nobody: no colonist is accused.']]);
    expect(later(8)).toEqual([['nothingPossible', expect.stringContaining('You can arrest nobody')]]);
    expect(salem.words.fruitless).toContain('nothingPossible');
  });

  it('elsewhere says what is certain, as far as nobody is asked (SAL-10.2, SAL-10.16)', () => {
    expect(later(1).map(([event]) => event)).toEqual(['influenceGained']);
    expect(later(6).map(([event]) => event)).toEqual(['influenceGenerated']);
    expect(later(10)).toEqual([]);
  });
});
