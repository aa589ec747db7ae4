/** What a worker makes of a job before it plays anything. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameFrom } from '../gameFrom.ts';
import { jobOf, readJob, studyId } from '../queue/jobs.ts';
import { fingerprint } from '../queue/program.ts';
import { piecesOf, studyOf } from '../study/plan.ts';

const program = '0123456789ab';
const study = studyOf(await gameFrom('salem'), {
  games: 20,
  seats: 2,
  bots: ['greedy', 'random'],
  seed: 'a candle',
  vary: [{ name: 'circleBonus', values: [5, 0] }],
});
const pieces = piecesOf(study);
const id = studyId(study, program);
const { data } = jobOf(id, program, pieces[1]);

describe('a job', () => {
  it('carries a piece with everything that it needs, in the order in which a match tells it', async () => {
    const read = await readJob(JSON.parse(JSON.stringify(data)), program);
    expect(JSON.stringify(read)).toBe(JSON.stringify({ study: id, ...pieces[1] }));
    expect(read.task.variant.numbers).toEqual({ circleBonus: 5 });
  });

  it('is one of pieces that cover a study without gap or overlap, whatever is done', () => {
    for (const done of [0, 3, 8, 20, 23, 40]) {
      const numbers = piecesOf(study, done).flatMap(({ first, task: { from, to } }) =>
        Array.from({ length: to - from }, (_, i) => first + i),
      );
      expect(numbers).toEqual(Array.from({ length: 40 - done }, (_, i) => done + i));
    }
    expect(new Set(pieces.map(piece => jobOf(id, program, piece).id)).size).toBe(pieces.length);
  });

  const task = (change: object, variant: object = {}): object => ({
    ...data,
    task: JSON.stringify({ ...pieces[1].task, ...change, variant: { ...pieces[1].task.variant, ...variant } }),
  });
  it.each([
    ['nothing', null],
    ['a list', []],
    ['a word', 'play'],
    ['no task', { ...data, task: undefined }],
    ['half a task', { ...data, task: data.task.slice(0, 40) }],
    ['the module of a game', task({ game: 'file:///moon.ts' })],
    ['an unknown game', task({ game: 'moon' })],
    ['too many matches', task({ from: 0, to: 1_000_000 })],
    ['no matches', task({ from: 8, to: 8 })],
    ['an unknown bot', task({}, { seatings: [['greedy', 'moon']] })],
    ['a number that the game has not', task({}, { numbers: { moon: 1 } })],
    ['something more', { ...data, moon: true }],
  ])('that holds %s is refused', async (_, wrong) => {
    await expect(readJob(wrong, program)).rejects.toMatchObject({ name: 'LabError', code: 'bad-job' });
  });

  it('with a number out of its bounds is refused', async () => {
    const wrong = task({}, { numbers: { circleBonus: 99 } });
    await expect(readJob(wrong, program)).rejects.toThrow('from 0 to 10');
  });

  it('for another program is refused', async () => {
    await expect(readJob(data, 'ba9876543210')).rejects.toMatchObject({ code: 'wrong-version' });
  });
});

describe('a program', () => {
  it('is another one when a rule or Node is, wherever it lies and however its lines end', () => {
    const room = (rule: string, more: Record<string, string> = {}): string => {
      const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
      for (const [name, text] of Object.entries({ 'salem/rules.ts': rule, ...more })) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), text);
      }
      return folder;
    };
    const known = fingerprint([room('a\nb\n')], 'v26');
    expect(
      fingerprint(
        [room('a\r\nb\r\n', { 'salem/tests/rules.test.ts': 'x', [path.join('salem', 'board', 'a.ts')]: 'y' })],
        'v26',
      ),
    ).toBe(known);
    expect(fingerprint([room('a\nc\n')], 'v26')).not.toBe(known);
    expect(fingerprint([room('a\nb\n', { 'salem/more.ts': '' })], 'v26')).not.toBe(known);
    expect(fingerprint([room('a\nb\n')], 'v27')).not.toBe(known);
  });
});
