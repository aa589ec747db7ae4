/**
 * Two nodes on one PostgreSQL under play, when something is worse than dead: a node that stands still and goes on as if
 * nothing had been, a database that is away for a moment, clocks hours apart. Nothing is lost, doubled or shown twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClockRule } from '../messages.ts';
import { Crowd, GENEROUS, underFire } from './crowd.ts';
import { freePort, startNode } from './node.ts';
import type { NodeProcess } from './node.ts';
import { startCluster } from './postgres.ts';
import type { Cluster } from './postgres.ts';

/** How often: each of the two nodes once; a long run has more (docs/testing.md). */
const OUTAGES = process.env.VESPER_SOAK === undefined ? 2 : 40;
const TIMEOUT = 120_000 + OUTAGES * 30_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(true);
});
afterAll(() => cluster.stop());

async function twoNodes(flags: readonly (readonly string[])[] = [[], []]): Promise<NodeProcess[]> {
  const db = await cluster.database();
  const ports = [await freePort(), await freePort()];
  return Promise.all(ports.map((port, i) => startNode(db, port, GENEROUS, flags[i])));
}

/** Ends them as they should end: nobody crashed on the way. */
async function stop(nodes: readonly NodeProcess[]): Promise<void> {
  expect(nodes.map(node => node.process.exitCode)).toEqual(nodes.map(() => null));
  expect(await Promise.all(nodes.map(node => node.stop()))).toEqual(nodes.map(() => 0));
}

/** A node whose wall clock is wrong by hours. */
function clockWrongBy(hours: number): string[] {
  const module = `const now = Date.now; Date.now = () => now() + ${hours * 3_600_000};`;
  return ['--import', `data:text/javascript,${encodeURIComponent(module)}`];
}

describe('two nodes on PostgreSQL', () => {
  it(`one stands still for seconds and goes on, ${OUTAGES} times`, { timeout: TIMEOUT }, async () => {
    const nodes = await twoNodes();
    const crowd = await underFire(new Crowd(nodes.map(node => node.url)), OUTAGES, async (i, playing) => {
      await playing.moment();
      nodes[i % 2].process.kill('SIGSTOP');
      // Long enough for everybody to try the other node and play there for a while.
      await playing.moment();
      await sleep(2500);
      nodes[i % 2].process.kill('SIGCONT');
      await playing.moment();
    });
    await stop(nodes);
    expect(crowd.problems).toEqual([]);
    expect(crowd.matches).toBeGreaterThan(1);
    expect(crowd.reconnects).toBeGreaterThan(OUTAGES);
  });

  it(`the database is away for a moment, ${OUTAGES} times`, { timeout: TIMEOUT }, async () => {
    const nodes = await twoNodes();
    const crowd = await underFire(new Crowd(nodes.map(node => node.url)), OUTAGES, async (i, playing) => {
      await playing.moment();
      await cluster.restart(i % 2 === 0 ? 0 : 1000);
      await playing.moment();
    });
    await stop(nodes);
    expect(crowd.problems).toEqual([]);
    expect(crowd.matches).toBeGreaterThan(1);
  });

  it('their clocks are hours apart: nobody is charged for it', { timeout: TIMEOUT }, async () => {
    const clock: ClockRule = { bank: 60_000, increment: 0, onExpiry: 'bot' };
    const nodes = await twoNodes([clockWrongBy(-5), clockWrongBy(7)]);
    const urls = nodes.map(node => node.url);
    const crowd = await underFire(new Crowd(urls, clock), 10, async (_, playing) => playing.moment());
    await stop(nodes);
    expect(crowd.problems).toEqual([]);
    expect(crowd.matches).toBeGreaterThan(1);
  });
});
