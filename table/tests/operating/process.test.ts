/** The server as an operator starts it: refusals in one line, its lock, its health, and how it ends by an error. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort, shelf, startNode } from '../node.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vesper-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => path.join(folder, name);

interface Ended {
  readonly status: number | null;
  readonly said: string;
}

/** Runs until it ends by itself. */
async function run(args: readonly string[]): Promise<Ended> {
  const launcher = fileURLToPath(new URL('../../serve.ts', import.meta.url));
  const child = spawn(process.execPath, [launcher, '--port', String(await freePort()), ...args]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise(resolve => child.on('close', status => resolve({ status, said })));
}

describe('a server', () => {
  it('is refused beside another one on the same file, and starts at once where one was killed', async () => {
    const first = await startNode(at('one.sqlite'), await freePort());
    expect(await run(['--db', at('one.sqlite'), '--games', shelf])).toEqual({
      status: 1,
      said:
        `Another server is using ${at('one.sqlite')}; ` +
        'stop it first, or give this one a folder of its own with --data-dir.\n',
    });
    expect((await fetch(`${first.url}/health`)).status).toBe(200);
    await first.kill();
    const second = await startNode(at('one.sqlite'), await freePort());
    expect(await second.stop()).toBe(0);
  });

  it('says in one line, without a stack, why it does not start', async () => {
    writeFileSync(at('letter'), 'Dear Abigail, '.repeat(500));
    expect(await run(['--db', at('letter'), '--games', shelf])).toEqual({
      status: 1,
      said: `${at('letter')} is not a database of Vesper.\n`,
    });
  });

  it('logs the error that ends it, and ends with a status that says so', async () => {
    const games = at('falling.mjs');
    writeFileSync(
      games,
      `export * from ${JSON.stringify(shelf)};\nsetTimeout(() => { throw new Error('the roof fell in'); }, 1500);\n`,
    );
    const { status, said } = await run(['--db', at('fatal.sqlite'), '--games', new URL(`file://${games}`).href]);
    expect(status).toBe(1);
    const line = said.split('\n').find(text => text.includes('the roof fell in')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      level: 60,
      msg: 'the server ends because of an error',
      err: { message: 'the roof fell in' },
    });
  });
});
