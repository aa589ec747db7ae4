import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { document, folder, vesper, wicks } from './run.ts';

const ones = '1\n'.repeat(2000);
const match = ['play', wicks, '--seed', 'a', '--seats', '3'];

interface Standing {
  seat: number;
  entries: number;
  undoable: number;
  choices: { number: number; label: string }[];
  refused: { label: string; rule: string; reason: string }[];
  log: { text: string; rule: string }[];
  mistakes: { typed: string; code: string }[];
  outcome: { winners: number[] } | null;
}

describe('vesper play through a pipe', () => {
  it('plays a whole game of Salem by always answering 1', async () => {
    const { out, err, status } = await vesper(['play', 'salem', '--seed', 'a candle'], ones);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^total +-?\d+ +-?\d+$/m);
    expect(out).toMatch(/^place +(first +second|second +first|first +first)$/m);
    expect(out).toMatch(/^Winners?: /m);
    expect(out).toMatch(/ \(SAL-17\.1\)$/m);
  });

  it('plays the only game there is, or asks which', async () => {
    const { out, status } = await vesper(['play', '--seed', 'x'], '1\n1\n');
    expect(status).toBe(0);
    expect(out.length).toBeGreaterThan(500);
  });

  it('shows the table, the prompt with its rule, numbered choices, and events with their rules', async () => {
    const { out } = await vesper(match, '1\n');
    expect(out).toContain('Which card do you put into the wind? (WIC-4)');
    expect(out).toMatch(/^ {2}1 {2}the candle \d/m);
    expect(out).toMatch(/^· You drew the candle \d\. \(WIC-3\)$/m);
    expect(out).toMatch(/^· Seat 2 drew a card\. \(WIC-3\)$/m);
    expect(out).toMatch(/^ {2}Burning +none$/m);
  });

  it('answers every command and goes on', async () => {
    const { out, status } = await vesper(match, '?\nw\nl\nt\nr\nr wic-7\nh\n1\nu\n1\nq\n');
    expect(status).toBe(0);
    expect(out).toMatch(/^w +why not\?/m);
    expect(out).toMatch(/^WIC-7 /m);
    expect(out).toMatch(/^The greedy bot would take \d: /m);
    expect(out).toMatch(/^It (tried all|ranked|is the only).* \d+ choices/m);
    expect(out).toContain('Taken back.');
    expect(out).toContain('The match is kept.');
  });

  it('says why not', async () => {
    const { out } = await vesper(['play', wicks, '--seed', 'r3', '--seats', '2'], '1\nw\n'.repeat(40));
    expect(out).toMatch(/^✗ .+: .+\. \(WIC-\d+\)$/m);
  });

  it('explains mistakes and asks again', async () => {
    const { out, status } = await vesper(match, '99\nzzz\nr WIC-99\nu\ns whole.json/x\n\n1\nq\n');
    expect(status).toBe(0);
    for (const code of ['illegal-choice', 'unknown-command', 'unknown-clause', 'nothing-to-undo']) {
      expect(out).toContain(`error [${code}]: `);
    }
  });

  it('keeps a match when the input ends, says how to resume, and resumes', async () => {
    const { out } = await vesper(match, '1\n');
    const command = /^The match is kept\. Continue with: vesper (.+)$/m.exec(out)![1].split(' ');
    const { entries, seat, outcome } = await document<Standing>(command);
    expect([entries, seat, outcome]).toEqual([1, 0, null]);
    const finished = await vesper(command, ones);
    expect(finished.out).toMatch(/^Winners?: /m);
  });

  it('saves where it is told to', async () => {
    const file = path.join(folder, 'saved', 'mine.json');
    await vesper(match, `s ${file}\nq\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'wicks', seed: 'a' });
  });

  it('lets the same seat play again in the same way: same seed, same bots, same match', async () => {
    const [one, two] = await Promise.all([vesper(match, ones), vesper(match, ones)]);
    expect(one.out).toBe(two.out);
    const { out } = await vesper(['play', wicks, '--seed', 'b', '--seats', '3'], ones);
    expect(out).not.toBe(one.out);
  });

  it('seats the person where they want to sit', async () => {
    const { seat } = await document<Standing>([...match, '--seat', '2']);
    expect(seat).toBe(1);
  });

  it('lets people share a keyboard', async () => {
    const { out } = await vesper([...match, '--hotseat'], '1\n2\n1\n2\n1\n2\n');
    for (const seat of [1, 2, 3]) expect(out).toContain(`―― Seat ${seat}`);
  });
});

describe('vesper play for programs', () => {
  it('says how the match stands: choices, refusals, log, mistakes', async () => {
    const standing = await document<Standing>(match, '77\n1\n');
    expect(standing.entries).toBe(1);
    expect(standing.undoable).toBe(1);
    expect(standing.choices[0].number).toBe(1);
    expect(standing.mistakes).toMatchObject([{ typed: '77', code: 'illegal-choice' }]);
    expect(standing.outcome).toBeNull();
  });

  it('shows nothing that the seat may not see', async () => {
    const { log } = await document<Standing>(match);
    for (const { text } of log) expect(text).not.toMatch(/^Seat \d drew the/);
    expect(log.some(({ text }) => text.startsWith('You drew the'))).toBe(true);
  });

  it('plays to the end', async () => {
    const { outcome, choices } = await document<Standing>(match, ones);
    expect(outcome!.winners.length).toBeGreaterThan(0);
    expect(choices).toEqual([]);
  });
});
