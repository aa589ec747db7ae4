/**
 * How long the bots of a server think while four tables need them at once, and whether anybody else waits for them:
 * `npm run bench -- --think`. The server is the real one with its usual threads, and tells of itself with `--pace`. Thinking
 * counts from the start of the search; the waiting for a thread is told apart.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './table/pace.ts';
import { freePort, says } from './table/processes.ts';
import { thisTree } from './trees.ts';

const TABLES = 4;
/** Think time over the time allowed, at p99, and milliseconds for which the event loop may be at work at a stretch. */
const MOST_TIME = 1.1;
const LONGEST_HELD = 50;
/** Milliseconds until every thread has loaded the game. */
const WARM_UP = 3000;

/** What the server tells, in milliseconds: of a bot's answer, and of its event loop within a second. */
interface Answered {
  readonly waited: number;
  readonly searched: number;
  readonly allowed: number;
}
interface HeldUp {
  readonly atWork: number;
  readonly byClock: number;
}

/** Four tables of a game with bots of one level in all seats: a line on how it went. */
export async function think(game: string, level: string, seconds: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-think-'));
  const port = await freePort();
  const db = path.join(folder, 'tables.sqlite');
  const args = [thisTree.file('table/serve.ts'), '--port', String(port), '--db', db, '--log', 'error', '--pace'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise(resolve => server.on('exit', resolve));
  try {
    await says(server, /Vesper serves/);
    let told: (Answered | HeldUp)[] = [];
    createInterface(server.stdout).on('line', line => {
      if (line.startsWith('{')) told.push(JSON.parse(line) as Answered | HeldUp);
    });
    await Promise.all(Array.from({ length: TABLES }, () => openTable(`http://127.0.0.1:${port}`, game, level)));
    await sleep(WARM_UP);
    told = [];
    await sleep(seconds * 1000);
    const answers = told.filter(one => 'searched' in one);
    const held = told.filter(one => 'atWork' in one);
    return lineOf(game, level, answers, {
      atWork: Math.max(...held.map(({ atWork }) => atWork)),
      byClock: Math.max(...held.map(({ byClock }) => byClock)),
    });
  } finally {
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A table at which bots play by themselves. */
async function openTable(url: string, game: string, bot: string): Promise<void> {
  const seats = [
    { kind: 'bot', bot },
    { kind: 'bot', bot },
  ];
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${url}/api/tables`, { method: 'POST', headers, body: JSON.stringify({ game, seats }) });
  if (!made.ok) throw new Error(`${made.status}: ${await made.text()}`);
}

function lineOf(game: string, level: string, paces: readonly Answered[], { atWork, byClock }: HeldUp): string {
  // Where there is but one choice nobody thinks.
  const searched = paces.filter(pace => pace.searched > 1);
  const over = searched.map(pace => pace.searched / pace.allowed);
  const ms = (of: (pace: Answered) => number, part: number): string =>
    quantile(searched.map(of), part).toFixed(0).padStart(5);
  const isMet = quantile(over, 0.99) <= MOST_TIME && atWork <= LONGEST_HELD;
  return (
    `${TABLES} tables of ${game.padEnd(8)} ${level}  ${String(searched.length).padStart(4)} searches   ` +
    `allowed p50 ${ms(pace => pace.allowed, 0.5)} ms   think p50 ${ms(pace => pace.searched, 0.5)}  p99 ${ms(pace => pace.searched, 0.99)} ms   ` +
    `÷ allowed p99 ${quantile(over, 0.99).toFixed(3)}   waited p50 ${ms(pace => pace.waited, 0.5)}  p99 ${ms(pace => pace.waited, 0.99)} ms   ` +
    `event loop at work at most ${atWork.toFixed(1)} ms (still for ${byClock.toFixed(0)} ms by the clock)   ${isMet ? 'met' : 'MISSED'}`
  );
}
