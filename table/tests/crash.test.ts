/** SIGKILL at random moments under play: every acknowledged choice is there, none twice, everybody comes back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Crowd, GENEROUS, underFire } from './crowd.ts';
import { freePort, startNode } from './node.ts';
import type { NodeProcess } from './node.ts';
import { startCluster } from './postgres.ts';
import type { Cluster } from './postgres.ts';

/** On each store. Each kill costs a start of the server; a long run has more (docs/testing.md). */
const KILLS = process.env.VESPER_SOAK === undefined ? 12 : 200;

describe('SIGKILL', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-crash-'));
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(true);
  });
  afterAll(async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.concurrent(`${KILLS} times on SQLite`, { timeout: 3_600_000 }, async () => {
    const one = async (name: string): Promise<Crowd> => {
      const [db, port] = [path.join(folder, name), await freePort()];
      let node: NodeProcess = await startNode(db, port, GENEROUS);
      const crowd = await underFire(new Crowd([node.url]), KILLS / 2, async (_, playing) => {
        await playing.moment();
        await node.kill();
        node = await startNode(db, port, GENEROUS);
      });
      await node.stop();
      return crowd;
    };
    // Two servers side by side, because a start waits more than it works.
    for (const crowd of await Promise.all([one('a.sqlite'), one('b.sqlite')])) {
      expect(crowd.problems).toEqual([]);
      expect(crowd.reconnects).toBeGreaterThan(KILLS / 2);
      expect(crowd.choices).toBeGreaterThan(KILLS);
    }
  });

  it.concurrent(`of one of two nodes on PostgreSQL, ${KILLS} times`, { timeout: 3_600_000 }, async () => {
    const db = await cluster.database();
    const ports = [await freePort(), await freePort()];
    const nodes = await Promise.all(ports.map(port => startNode(db, port, GENEROUS)));
    const crowd = await underFire(new Crowd(nodes.map(node => node.url)), KILLS, async (i, playing) => {
      await playing.moment();
      await nodes[i % 2].kill();
      await playing.moment();
      nodes[i % 2] = await startNode(db, ports[i % 2], GENEROUS);
    });
    await Promise.all(nodes.map(node => node.stop()));
    expect(crowd.problems).toEqual([]);
    expect(crowd.matches).toBeGreaterThan(1);
    expect(crowd.choices).toBeGreaterThan(KILLS / 2);
  });
});
