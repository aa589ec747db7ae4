import { readFileSync, readdirSync } from 'node:fs';
import { gameIds, loadGame } from '@vesper/games';
import { choose, log, parseReplay, start, view } from '@vesper/kernel';
import type { Game, Replay, Told, Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import type { Beat, Happening } from '../board.ts';
import { loadBoard } from '../boards.ts';
import { beatsOf, withWords } from '../parts/scenes.ts';

/** Every entry of a recorded match as one viewer sees it. */
function* happenings(game: Game, { seats, options, seed, record }: Replay, viewer: Viewer): Generator<Happening> {
  const match = start(game, { seats, options, seed });
  let before = view(match, viewer);
  let lines = log(match, viewer).length;
  for (const entry of record) {
    if ('undo' in entry) throw new Error('Recorded matches take nothing back.');
    choose(match, { seat: entry.seat, choice: entry.choice });
    const after = view(match, viewer);
    const all = log(match, viewer);
    yield { before, after, told: all.slice(lines), viewer };
    before = after;
    lines = all.length;
  }
}

const goldens = (game: string): readonly Replay[] => {
  const folder = new URL(`../../games/${game}/tests/golden/`, import.meta.url);
  return readdirSync(folder).map(file => parseReplay(readFileSync(new URL(file, folder), 'utf8')));
};

describe('beats', () => {
  const told = (at: number, event: string): Told => ({ at, event: { event, rule: 'X-1' } });
  const cutting = {
    first: 'before',
    beat: ({ event }: { event: string }) =>
      event.startsWith('!') ? ({ title: event, cuts: true } as const) : event === '-' ? undefined : event,
    retell: (n: number) => n + 1,
  };
  const cut = (...events: readonly string[]) =>
    beatsOf({ before: 0, after: 99, told: events.map((event, at) => told(at, event)), viewer: 0 }, cutting).map(
      ({ title, told: in_, view: now }) => [title, in_.map(({ event }) => event.event).join(' '), now],
    );

  it('go on until something else is told, and end at the table as it is', () => {
    expect(cut('-', 'trap', 'trap', '-', 'spell')).toEqual([
      ['before', '-', 1],
      ['trap', 'trap trap -', 4],
      ['spell', 'spell', 99],
    ]);
  });
  it('begin anew with what cuts, even under the same name', () => {
    expect(cut('!imp', '-', '!imp')).toEqual([
      ['!imp', '!imp -', 2],
      ['!imp', '!imp', 99],
    ]);
  });
  it('are none where nothing is told', () => {
    expect(cut()).toEqual([]);
  });
});

describe.each(gameIds)('the scenes of %s', async id => {
  const game = await loadGame(id);
  const scenes = await (await loadBoard(id, game.version)).scenes?.();

  it('tell what happened in its order, each beat with words, and end at the table as it is', () => {
    let played = 0;
    for (const replay of goldens(id).slice(0, 3)) {
      for (const viewer of [0, 'spectator'] as const) {
        for (const happening of happenings(game, replay, viewer)) {
          const isSaid = ({ told, view: now }: Beat) =>
            told.some(({ event }) => game.words.event(now, event) !== undefined);
          const cut = scenes?.scene(happening);
          const script = cut && withWords(cut, isSaid);
          if (script === undefined) continue;
          played++;
          const told = script.beats.flatMap(beat => beat.told);
          const places = told.map(one => happening.told.indexOf(one));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          expect(places).not.toContain(-1);
          expect(script.beats.at(-1)!.view).toEqual(happening.after);
          for (const beat of script.beats) {
            expect(beat.title).not.toBe('');
            expect(isSaid(beat)).toBe(true);
          }
        }
      }
    }
    expect(played).toBeGreaterThan(0);
  });
});
