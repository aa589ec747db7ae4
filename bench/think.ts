/**
 * How long the bots of a server think while four tables need them at once, and whether anybody else waits for them:
 * `npm run bench -- --think`. The server is the real one, with its usual threads, in this process, so that the delay of its
 * event loop can be seen. Thinking counts from the start of the search; the waiting for a thread is told apart.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@vesper/table';
import type { ThinkingPace } from '@vesper/table';
import { quantile } from './table/pace.ts';

const TABLES = 4;
/** Think time over the time allowed, at p99, and milliseconds for which the event loop may be at work at a stretch. */
const MOST_TIME = 1.1;
const LONGEST_HELD = 50;
/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 5;

/** Milliseconds until every thread has loaded the game. */
const WARM_UP = 3000;

/** Four tables of a game with bots of one level in all seats: a line on how it went. */
export async function think(game: string, level: string, seconds: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-think-'));
  let paces: ThinkingPace[] = [];
  const thought = (pace: ThinkingPace): void => void paces.push(pace);
  const server = await serve({ port: 0, db: path.join(folder, 'tables.sqlite'), logLevel: 'silent', thought });
  try {
    await server.loadGames();
    await Promise.all(Array.from({ length: TABLES }, () => openTable(server.url, game, level)));
    await sleep(WARM_UP);
    paces = [];
    const held = await watchLoop(seconds * 1000);
    return lineOf(game, level, paces, held);
  } finally {
    await server.close();
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

/** How long the event loop stood still at most, in milliseconds. */
interface Held {
  /** By its own work: a busy machine does not count. */
  readonly atWork: number;
  /** By the clock, with the time in which other programs had the processor. */
  readonly byClock: number;
}

async function watchLoop(ms: number): Promise<Held> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const end = performance.now() + ms;
  let atWork = 0;
  while (performance.now() < end) {
    const before = process.threadCpuUsage();
    await sleep(RESOLUTION);
    const { user, system } = process.threadCpuUsage(before);
    atWork = Math.max(atWork, (user + system) / 1000);
  }
  delay.disable();
  return { atWork, byClock: delay.max / 1e6 - RESOLUTION };
}

function lineOf(game: string, level: string, paces: readonly ThinkingPace[], { atWork, byClock }: Held): string {
  // Where there is but one choice nobody thinks.
  const searched = paces.filter(pace => pace.searched > 1);
  const over = searched.map(pace => pace.searched / pace.allowed);
  const ms = (of: (pace: ThinkingPace) => number, part: number): string =>
    quantile(searched.map(of), part).toFixed(0).padStart(5);
  const isMet = quantile(over, 0.99) <= MOST_TIME && atWork <= LONGEST_HELD;
  return (
    `${TABLES} tables of ${game.padEnd(8)} ${level}  ${String(searched.length).padStart(4)} searches   ` +
    `allowed p50 ${ms(pace => pace.allowed, 0.5)} ms   think p50 ${ms(pace => pace.searched, 0.5)}  p99 ${ms(pace => pace.searched, 0.99)} ms   ` +
    `÷ allowed p99 ${quantile(over, 0.99).toFixed(3)}   waited p50 ${ms(pace => pace.waited, 0.5)}  p99 ${ms(pace => pace.waited, 0.99)} ms   ` +
    `event loop at work at most ${atWork.toFixed(1)} ms (still for ${byClock.toFixed(0)} ms by the clock)   ${isMet ? 'met' : 'MISSED'}`
  );
}
