/** A person at a table who never gives up: answers when asked, comes back when the connection breaks, keeps a diary. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '@vesper/kernel';
import type { Browser } from './browser.ts';

export interface Noted {
  readonly seat: number;
  readonly decision: string;
  readonly choice: unknown;
}

export class Player {
  readonly browser: Browser;
  /** Choices that the server has acknowledged. */
  readonly acknowledged: Noted[] = [];
  private readonly table: string;
  private readonly seat: number;
  private readonly urls: readonly string[];
  private readonly onAcknowledged: () => void;
  private stopped = false;
  reconnects = 0;

  constructor(browser: Browser, table: string, seat: number, urls: readonly string[], onAcknowledged: () => void) {
    this.onAcknowledged = onAcknowledged;
    this.browser = browser;
    this.table = table;
    this.seat = seat;
    this.urls = urls;
  }

  stop(): void {
    this.stopped = true;
    this.browser.close();
  }

  async play(): Promise<void> {
    while (!this.stopped && this.browser.scene?.over !== true) {
      try {
        await this.browser.join(this.table, this.seat);
        await this.playOn();
      } catch {
        if (this.stopped) return;
        this.reconnects++;
        this.browser.url = this.urls[this.reconnects % this.urls.length];
        await sleep(60);
      }
    }
  }

  private async playOn(): Promise<void> {
    const { browser, seat } = this;
    for (;;) {
      await browser.until(
        b =>
          this.stopped ||
          b.scene?.over === true ||
          b.asked(seat) !== undefined ||
          b.socket?.readyState !== WebSocket.OPEN,
        `seat ${seat} to be asked`,
        120_000,
      );
      if (this.stopped || browser.scene?.over === true) return;
      const asked = browser.asked(seat)!;
      const choice = asked.choices![Math.floor(Math.random() * asked.choices!.length)];
      const noted = { seat, decision: asked.id, choice };
      const answer = await browser.send({ t: 'choose', ...noted });
      if (answer.t === 'ok') {
        this.acknowledged.push(noted);
        this.onAcknowledged();
      }
      await browser.until(
        b => b.scene?.asked.every(a => a.id !== asked.id) === true || b.socket?.readyState !== WebSocket.OPEN,
        'what follows',
      );
    }
  }
}

/** What is wrong with a record, given what its players were told; `undefined` = nothing. */
export function contradiction(record: readonly Entry[], players: readonly Player[]): string | undefined {
  const seen = new Set<unknown>();
  for (const entry of record) {
    if ('undo' in entry || seen.has(entry.choice)) return `${JSON.stringify(entry)} was applied twice`;
    seen.add(entry.choice);
  }
  for (const { acknowledged } of players) {
    for (const { seat, decision, choice } of acknowledged) {
      const place = Number(decision.split(':')[2]);
      const entry = record[place] as Entry | undefined;
      if (entry === undefined || 'undo' in entry || entry.seat !== seat || entry.choice !== choice) {
        return `${JSON.stringify({ seat, decision, choice })} was acknowledged, the record has ${JSON.stringify(entry)}`;
      }
    }
  }
  return undefined;
}
