/** SIGKILL at random moments under play: every acknowledged choice is there, none twice, everybody comes back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '@vesper/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableInfo } from '../messages.ts';
import { Browser } from './browser.ts';
import { freePort, startNode } from './node.ts';
import type { NodeProcess } from './node.ts';
import { Player, contradiction } from './player.ts';
import { startCluster } from './postgres.ts';
import type { Cluster } from './postgres.ts';

/** Each kill costs a start of the server; `VESPER_KILLS=20` while working on something else. */
const KILLS = Number(process.env.VESPER_KILLS ?? 200);
const ARGS = ['--message-rate', '100000', '--request-rate', '1000000'];

/** Tables that are played all the time; when a match is over, the next one begins. */
class Crowd {
  readonly problems: string[] = [];
  readonly urls: readonly string[];
  /** Acknowledged choices so far. */
  choices = 0;
  matches = 0;
  reconnects = 0;
  private ending = false;

  constructor(urls: readonly string[]) {
    this.urls = urls;
  }

  /** Bots need a thread after every start, so that only some tables have one. */
  async play(fourth: 'here' | 'bot'): Promise<void> {
    while (!this.ending) {
      const host = new Browser(this.urls[0]);
      const seats = [{ kind: 'me' }, { kind: 'here' }, { kind: 'here' }, { kind: fourth }];
      const made = await this.again(host, () =>
        host.ok<{ table: TableInfo }>('/api/tables', { game: 'claim', options: { cells: 32 }, seats }),
      );
      const players = (fourth === 'bot' ? [0, 1, 2] : [0, 1, 2, 3]).map(seat => {
        const browser = new Browser(this.urls[seat % this.urls.length]);
        browser.cookie = host.cookie;
        return new Player(browser, made.table.id, seat, this.urls, () => this.choices++);
      });
      const playing = Promise.all(players.map(player => player.play()));
      const watch = setInterval(() => this.ending && players.forEach(player => player.stop()), 20);
      await playing;
      clearInterval(watch);
      await this.check(host, made.table.id, players);
    }
  }

  private async check(host: Browser, id: string, players: readonly Player[]): Promise<void> {
    const file = await this.again(host, () => host.ok<{ record: Entry[] }>(`/api/tables/${id}/file`));
    const problem = contradiction(file.record, players);
    if (problem !== undefined) this.problems.push(`${id}: ${problem}`);
    for (const player of players) {
      this.reconnects += player.reconnects;
      this.problems.push(...player.browser.gaps);
      player.stop();
    }
    this.matches++;
  }

  /** Until it works: a node may be down for a moment, or until play has gone on at another one. */
  private async again<T>(host: Browser, act: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await act();
      } catch (error) {
        if (tries > 2000) throw error;
        host.url = this.urls[tries % this.urls.length];
        await sleep(20);
      }
    }
  }

  /** A random moment under play: some choices after now, and a little later. */
  async moment(): Promise<void> {
    const wanted = this.choices + 1 + Math.floor(Math.random() * 12);
    while (this.choices < wanted) await sleep(2);
    await sleep(Math.random() * 20);
  }

  end(): void {
    this.ending = true;
  }
}

async function underFire(
  kills: number,
  urls: readonly string[],
  round: (i: number, crowd: Crowd) => Promise<void>,
): Promise<Crowd> {
  const crowd = new Crowd(urls);
  const crowds = Promise.all([crowd.play('here'), crowd.play('bot')]);
  for (let i = 0; i < kills; i++) await round(i, crowd);
  crowd.end();
  await crowds;
  return crowd;
}

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

  it.concurrent(`${KILLS} times on SQLite`, { timeout: 1_200_000 }, async () => {
    const one = async (name: string): Promise<Crowd> => {
      const [db, port] = [path.join(folder, name), await freePort()];
      let node: NodeProcess = await startNode(db, port, ARGS);
      const crowd = await underFire(KILLS / 2, [node.url], async (_, playing) => {
        await playing.moment();
        await node.kill();
        node = await startNode(db, port, ARGS);
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

  it.concurrent(`of one of two nodes on PostgreSQL, ${KILLS} times`, { timeout: 1_200_000 }, async () => {
    const db = await cluster.database();
    const ports = [await freePort(), await freePort()];
    const nodes = await Promise.all(ports.map(port => startNode(db, port, ARGS)));
    const crowd = await underFire(
      KILLS,
      nodes.map(node => node.url),
      async (i, playing) => {
        await playing.moment();
        await nodes[i % 2].kill();
        await playing.moment();
        nodes[i % 2] = await startNode(db, ports[i % 2], ARGS);
      },
    );
    await Promise.all(nodes.map(node => node.stop()));
    expect(crowd.problems).toEqual([]);
    expect(crowd.matches).toBeGreaterThan(1);
    expect(crowd.choices).toBeGreaterThan(KILLS / 2);
  });
});
