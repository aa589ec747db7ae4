/** What a game's words read aloud stands below the line of the log it belongs to. */
import { start } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import { expect, it } from 'vitest';
import { logText, passagesOf, wholeLog } from '../output/match.ts';

const told = (game: Game) => start(game, { seats: 2, seed: 'a' });

/** Wicks with a text to every card that is drawn. */
const reading: Game = {
  ...(wicks as Game),
  words: {
    ...(wicks as Game).words,
    passages: async () => event =>
      event.event === 'cardDrawn' ? ['It is cold to the touch.', 'It has burned before.'] : [],
  },
};

it('is read after its line, paragraph by paragraph', async () => {
  const match = told(reading);
  const lines = wholeLog(reading, match, 0, await passagesOf(reading, match));
  const drawn = lines.find(({ text }) => text.startsWith('You drew'))!;
  expect(drawn.read).toEqual(['It is cold to the touch.', 'It has burned before.']);
  const printed = logText(drawn).split('\n');
  expect(printed[0]).toMatch(/^· You drew/);
  expect(printed.slice(1).map(line => line.trim())).toEqual([
    '',
    'It is cold to the touch.',
    '',
    'It has burned before.',
    '',
  ]);
});

it('is nothing in a game without such texts', async () => {
  const game = wicks as Game;
  const match = told(game);
  const passages = await passagesOf(game, match);
  for (const line of wholeLog(game, match, 0, passages)) expect(line).not.toHaveProperty('read');
});
