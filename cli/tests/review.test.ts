import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Review } from '@vesper/bots/review';
import { beforeAll, describe, expect, it } from 'vitest';
import { document, folder, vesper } from './run.ts';

describe('vesper review', () => {
  beforeAll(async () => {
    await vesper(['record', 'salem', '--seats', '2', '--seed', 'told', '--bots', 'adept,novice', '--out', 'told.json']);
  });

  it('tells the graph, what came of luck, and for every seat what cost most, what was better and how to try it', async () => {
    const { out, status, err } = await vesper(['review', 'told.json']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('Chance of winning');
    expect(out).toMatch(/[▁▂▃▄▅▆▇█]{20,}/);
    expect(out.match(/^Dice, draws and the rest +[+−]?\d+$/gm)).toHaveLength(2);
    expect(out).toMatch(/^1\. move \d+: .+ cost \d+ points? \(\d+ to \d+\)\.$/m);
    expect(out).toMatch(/^ {3}Better: .+, \d+\.\d % instead of \d+\.\d %\.$/m);
    const [, at, seat] = /vesper play --resume told\.json --at (\d+) --seat (\d)/.exec(out)!;
    const moment = await document<{ entries: number; seat: number }>([
      'play',
      '--resume',
      'told.json',
      '--at',
      at,
      '--seat',
      seat,
    ]);
    expect([moment.entries, moment.seat]).toEqual([Number(at), Number(seat) - 1]);
  });

  it('keeps a review, and is the same when it is made anew', async () => {
    const first = await document<Review & { file: string }>(['review', 'told.json']);
    expect(first.file).toMatch(/^\.vesper\/reviews\/salem-/);
    const kept = path.join(folder, first.file);
    expect(existsSync(kept)).toBe(true);
    const { file: _, ...review } = first;
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual(review);
    const anew = await document<Review>(['review', 'told.json', '--anew', '--out', 'anew.json']);
    expect(anew.seats).toEqual(first.seats);
  });

  it('says why a bot made a choice, as that bot would', async () => {
    const { out, status } = await vesper(['review', 'told.json', '--why', '9', '--bot', 'expert']);
    expect(status).toBe(0);
    expect(out).toContain('move 9:');
    expect(out).toMatch(/played 400 tries through|is the only choice/);
    expect(out.replaceAll('\n', ' ')).toContain('from what the seat knew, with other luck than at the table');
  });

  it('refuses what is no match that is over', async () => {
    await vesper(['play', 'salem', '--seed', 'running'], '1\nq\n');
    const running = await vesper(['review', '.vesper/matches/salem-running.json']);
    expect(running.status).toBe(2);
    expect(running.err).toContain('error [not-over]');
    const missing = await vesper(['review', 'nowhere.json']);
    expect(missing.err).toContain('error [missing-file]');
    const none = await vesper(['review', 'told.json', '--why', '99999']);
    expect(none.err).toContain('error [bad-options]');
  });
});
