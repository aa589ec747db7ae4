/** Whoever sits at the keyboard reads what cannot be taken back before it is made. */
import { bots } from '@vesper/bots';
import { salem } from '@vesper/games/salem';
import { start } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { playOn } from '../play/loop.ts';
import { sitDown } from '../play/sitting.ts';
import type { Terminal } from '../play/terminal.ts';
import { vesper } from './run.ts';

/** A person who types these lines, one after the other, and then leaves. */
function typing(lines: readonly string[], confirms: boolean): Terminal & { readonly said: string[] } {
  const left = [...lines];
  const said: string[] = [];
  const next = async (): Promise<string | undefined> => left.shift();
  const line = async (prompt: string) => {
    said.push(prompt);
    return next();
  };
  const say = (text = ''): void => void said.push(text);
  return { asksBefore: false, confirms, say, said, line, ask: next, async handOver() {}, close() {} };
}

async function after(lines: readonly string[], confirms = true) {
  const match = start(salem, { seats: 2, seed: 'a candle', options: { startDraft: false } });
  const terminal = typing(lines, confirms);
  await playOn(await sitDown(salem, match, [null, bots.greedy], terminal));
  return { made: match.record.filter(entry => 'choice' in entry && entry.seat === 0).length, said: terminal.said };
}

describe('a final choice at the keyboard', () => {
  it('is foretold and waits for Enter', async () => {
    const { made, said } = await after(['3', '']);
    expect(made).toBe(1);
    const text = said.join('\n');
    expect(text).toMatch(/Place on Exonerate \(3\).* would mean:/);
    expect(text).toMatch(/! Later, as things stand: .*exonerate nobody/);
    expect(text).toContain('goes on; no undo.');
  });

  it('is not made when anything else is typed, or when the person leaves', async () => {
    expect((await after(['3', 'no'])).made).toBe(0);
    expect((await after(['3'])).made).toBe(0);
  });

  it('is made at once by a script', async () => {
    const { made, said } = await after(['3'], false);
    expect(made).toBe(1);
    expect(said.join('\n')).not.toContain('would mean');
  });
});

it('f NUMBER foretells a choice without making it', async () => {
  const { out, status } = await vesper(['play', 'salem', '--seed', 'a candle'], 'f 4\nf 99\nf\nq\n');
  expect(status).toBe(0);
  expect(out).toMatch(/would mean:\n {2}· You place a messenger on /);
  expect(out).toContain('error [illegal-choice]');
  expect(out).toContain('error [missing-argument]');
  expect(out, 'nothing has happened').not.toMatch(/^· You place/m);
});
