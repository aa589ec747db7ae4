/** Tables that are played all the time, at one node or several; when a match is over, the next one begins. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '@vesper/kernel';
import type { ClockRule, TableInfo } from '../messages.ts';
import { Browser } from './browser.ts';
import { Player, Watcher, contradiction, inTime } from './player.ts';

/** Limits are tested elsewhere. */
export const GENEROUS = ['--message-rate', '100000', '--request-rate', '1000000'];

export class Crowd {
  /** What was lost, doubled, shown twice or not at all: must stay empty. */
  readonly problems: string[] = [];
  readonly urls: readonly string[];
  /** Acknowledged choices so far. */
  choices = 0;
  matches = 0;
  reconnects = 0;
  private readonly clock: ClockRule | null;
  private ending = false;

  constructor(urls: readonly string[], clock: ClockRule | null = null) {
    this.urls = urls;
    this.clock = clock;
  }

  /** Bots need a thread after every start, so that only some tables have one. */
  async play(fourth: 'here' | 'bot'): Promise<void> {
    while (!this.ending) {
      const seats = [{ kind: 'me' }, { kind: 'here' }, { kind: 'here' }, { kind: fourth }];
      const wish = { game: 'claim', options: { cells: 32 }, seats, clock: this.clock };
      // Somebody new with every attempt: the late answer to one that was given up would change who they are.
      const [host, { id }] = await this.again(async url => {
        const somebody = new Browser(url);
        return [somebody, (await somebody.ok<{ table: TableInfo }>('/api/tables', wish)).table] as const;
      });
      const players = (fourth === 'bot' ? [0, 1, 2] : [0, 1, 2, 3]).map(
        seat => new Player(this.browser(seat, host), id, seat, this.urls, () => this.choices++),
      );
      // One at each node who does nothing but look, and stays as long as the connection does.
      const watchers = this.urls.map((_, i) => new Watcher(this.browser(i, host), id, this.urls));
      const all = [...players, ...watchers];
      const watch = setInterval(() => this.ending && all.forEach(one => one.stop()), 20);
      await Promise.all(all.map(one => one.play()));
      clearInterval(watch);
      await this.check(host, id, players, watchers);
      for (const one of all) one.stop();
    }
  }

  private browser(i: number, host: Browser): Browser {
    const browser = new Browser(this.urls[i % this.urls.length]);
    browser.cookie = host.cookie;
    return browser;
  }

  private async check(
    host: Browser,
    id: string,
    players: readonly Player[],
    watchers: readonly Watcher[],
  ): Promise<void> {
    const file = await this.fileOf(host, id, Math.max(...players.map(({ furthest }) => furthest)));
    const problem = contradiction(file.record, players);
    if (problem !== undefined) this.problems.push(`${id}: ${problem}`);
    for (const { browser, reconnects } of [...players, ...watchers]) {
      this.reconnects += reconnects;
      this.problems.push(...browser.gaps.map(gap => `${id}: somebody was shown ${gap}`));
      if (!this.ending) this.compareBoards(id, browser, file.record);
      const given = browser.table?.seats.filter(
        ({ kind, byBot, conceded }) => kind === 'person' && (byBot || conceded),
      );
      if (given !== undefined && given.length > 0) this.problems.push(`${id}: somebody's time ran out`);
    }
    this.matches++;
  }

  /** What another node has acknowledged may take a moment to be heard of at this one. */
  private async fileOf(host: Browser, id: string, entries: number): Promise<{ record: Entry[] }> {
    for (let tries = 0; ; tries++) {
      const file = await this.again(url => {
        host.url = url;
        return host.ok<{ record: Entry[] }>(`/api/tables/${id}/file`);
      });
      if (file.record.length >= entries || tries > 100) return file;
      await sleep(50);
    }
  }

  /** Whoever saw a match to its end has the whole record on the screen. */
  private compareBoards(id: string, { scene }: Browser, record: readonly Entry[]): void {
    const cells: number[] = [];
    for (const entry of record) if (!('undo' in entry)) cells[entry.choice as number] = entry.seat;
    const shown = (scene?.view as { cells?: number[] } | undefined)?.cells;
    if (JSON.stringify(shown) !== JSON.stringify(cells)) this.problems.push(`${id}: somebody sees another board`);
  }

  /** Until it works: a node may be down for a moment, or until play has gone on at another one. */
  private async again<T>(act: (url: string) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await inTime(act(this.urls[tries % this.urls.length]));
      } catch (error) {
        if (tries > 2000) throw error;
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

/** Play goes on while `round` does its worst, `rounds` times. */
export async function underFire(
  crowd: Crowd,
  rounds: number,
  round: (i: number, crowd: Crowd) => Promise<void>,
): Promise<Crowd> {
  const crowds = Promise.all([crowd.play('here'), crowd.play('bot')]);
  for (let i = 0; i < rounds; i++) await round(i, crowd);
  crowd.end();
  await crowds;
  return crowd;
}
