/**
 * Two nodes on one PostgreSQL under play, when something is worse than dead: a node that stands still and goes on as if
 * nothing had been, a database that is away for a moment, clocks hours apart. Nothing is lost, doubled or shown twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClockRule } from '../messages.ts';
import { lastingSql } from '../store/postgresConnections.ts';
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
  expect(nodes.map(({ process, said }) => (process.exitCode === null ? 'runs' : said()))).toEqual(
    nodes.map(() => 'runs'),
  );
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

  it(
    `one is killed while the other stands still or the database is away, ${OUTAGES} times`,
    { timeout: TIMEOUT },
    async () => {
      const db = await cluster.database();
      const ports = [await freePort(), await freePort()];
      const clocks = [clockWrongBy(-5), clockWrongBy(7)];
      const begin = (i: number): Promise<NodeProcess> => startNode(db, ports[i], GENEROUS, clocks[i]);
      const nodes = await Promise.all([begin(0), begin(1)]);
      const crowd = await underFire(new Crowd(nodes.map(node => node.url)), OUTAGES, async (i, playing) => {
        const [one, other] = [i % 2, (i + 1) % 2];
        await playing.moment();
        nodes[one].process.kill('SIGSTOP'); // perhaps in the middle of a transaction
        await nodes[other].kill();
        if (i % 2 > 0) await cluster.restart(500);
        nodes[other] = await begin(other);
        await playing.moment();
        nodes[one].process.kill('SIGCONT');
        await playing.moment();
      });
      await stop(nodes);
      expect(crowd.problems).toEqual([]);
      expect(crowd.matches).toBeGreaterThan(1);
      expect(crowd.reconnects).toBeGreaterThan(OUTAGES);
    },
  );

  it('a node that is frozen in the middle of a transaction keeps nobody waiting for long', async () => {
    const url = await cluster.database();
    const [frozen, other] = [lastingSql(url, 1), lastingSql(url, 1)];
    try {
      await other`create table held (n int)`;
      await other`insert into held values (1)`;
      // As a stopped process leaves it: the lock is taken, and nothing more is ever sent.
      const stands = frozen.begin(async tx => {
        await tx`update held set n = 2`;
        await sleep(60_000, undefined, { ref: false });
      });
      stands.catch(() => {});
      await sleep(300);
      const began = performance.now();
      await other`update held set n = n + 10`;
      expect(performance.now() - began).toBeLessThan(20_000);
      expect(await other`select n from held`).toEqual([{ n: 11 }]);
    } finally {
      await Promise.all([frozen.end({ timeout: 0 }), other.end({ timeout: 0 })]);
    }
  });

  it('hands lists over as they are, whatever stands in them', async () => {
    const sql = lastingSql(await cluster.database(), 1);
    const texts = ['plain', 'a "quoted" one', String.raw`back\slash \" `, '{x},y', '', null];
    expect(await sql`select text from unnest(${texts}::text[]) as text`).toEqual(texts.map(text => ({ text })));
    expect(await sql`select n from unnest(${[3, -1, 0]}::int[]) as n`).toEqual([{ n: 3 }, { n: -1 }, { n: 0 }]);
    await sql.end({ timeout: 0 });
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
