/** A person at a table who never gives up: answers when asked, comes back when the connection breaks, keeps a diary. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '@vesper/kernel';
import type { Browser } from './browser.ts';

export interface Noted {
  readonly seat: number;
  readonly decision: string;
  readonly choice: unknown;
}

/** Who hears nothing for so long tries another node; what was sent to the first may still arrive there. */
const PATIENCE = 1500;

/** How long one thinks, at most; in a long run nobody does. Without it a crowd keeps both cores busy all the time. */
const THOUGHT = process.env.VESPER_SOAK === undefined ? 12 : 0;

/** Somebody who looks at a table until its match is over, at whichever node answers. */
export class Watcher {
  readonly browser: Browser;
  reconnects = 0;
  protected stopped = false;
  private readonly table: string;
  private readonly urls: readonly string[];
  private readonly as: number | undefined;

  constructor(browser: Browser, table: string, urls: readonly string[], as?: number) {
    this.browser = browser;
    this.table = table;
    this.urls = urls;
    this.as = as;
  }

  stop(): void {
    this.stopped = true;
    this.browser.close();
  }

  async play(): Promise<void> {
    while (!this.stopped && this.browser.scene?.over !== true) {
      try {
        await inTime(this.browser.join(this.table, this.as));
        await this.playOn();
      } catch {
        if (this.stopped) return;
        this.browser.close();
        this.reconnects++;
        this.browser.url = this.urls[this.reconnects % this.urls.length];
        await sleep(60);
      }
    }
  }

  protected async playOn(): Promise<void> {
    await this.browser.until(
      b => this.stopped || b.scene?.over === true || b.socket?.readyState !== WebSocket.OPEN,
      'the end',
      120_000,
    );
  }
}

export class Player extends Watcher {
  /** Choices that the server has acknowledged. */
  readonly acknowledged: Noted[] = [];
  private readonly seat: number;
  private readonly onAcknowledged: () => void;

  constructor(browser: Browser, table: string, seat: number, urls: readonly string[], onAcknowledged: () => void) {
    super(browser, table, urls, seat);
    this.seat = seat;
    this.onAcknowledged = onAcknowledged;
  }

  /** How many entries the record has at least. */
  get furthest(): number {
    return Math.max(0, ...this.acknowledged.map(({ decision }) => placeOf(decision) + 1));
  }

  protected override async playOn(): Promise<void> {
    const { browser, seat } = this;
    for (;;) {
      await browser.until(
        b =>
          this.stopped ||
          b.scene?.over === true ||
          b.asked(seat) !== undefined ||
          b.socket?.readyState !== WebSocket.OPEN,
        `seat ${seat} to be asked`,
        PATIENCE,
      );
      if (this.stopped || browser.scene?.over === true) return;
      const asked = browser.asked(seat)!;
      const choice = asked.choices![Math.floor(Math.random() * asked.choices!.length)];
      const noted = { seat, decision: asked.id, choice };
      await sleep(Math.random() * THOUGHT);
      const answer = await inTime(browser.send({ t: 'choose', ...noted }));
      if (answer.t === 'ok') {
        this.acknowledged.push(noted);
        this.onAcknowledged();
      }
      await browser.until(
        b => b.scene?.asked.every(a => a.id !== asked.id) === true || b.socket?.readyState !== WebSocket.OPEN,
        'what follows',
        PATIENCE,
      );
    }
  }
}

/** Gives up on what does not come. */
export async function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  coming.catch(() => {}); // it may still fail when nobody waits for it any more
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/** The place in the record of the answer to a decision. */
function placeOf(decision: string): number {
  return Number(decision.split(':')[2]);
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
      const entry = record[placeOf(decision)] as Entry | undefined;
      if (entry === undefined || 'undo' in entry || entry.seat !== seat || entry.choice !== choice) {
        return `${JSON.stringify({ seat, decision, choice })} was acknowledged, the record has ${JSON.stringify(entry)}`;
      }
    }
  }
  return undefined;
}
