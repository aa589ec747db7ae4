/** Those who look at a table, what each of them has on the screen, and what they are sent. */
import { log, visible } from '@vesper/kernel';
import type { Match, Seat, Told, Viewer } from '@vesper/kernel';
import type { ChatLine, Moved, Scene, Snapshot, TableInfo, ToPage } from '../messages.ts';
import { moves, scenes, sharedLog } from '../room.ts';

/** Somebody who looks at a table through one connection. */
export interface Onlooker {
  readonly identity: string;
  readonly viewer: Viewer;
  /** Wants to know which choices could be taken back. */
  readonly finality: boolean;
  send(text: string): void;
  /** Ends the connection; a page comes back by itself. */
  close(): void;
}

/** What a viewer has on its screen. */
interface Seen {
  scene: Scene;
  finality: boolean;
  /** How many lines of its own log, and of the match's. */
  lines: number;
  told: number;
}

/** What viewers are sent when an entry is durable. */
export type Outbox = readonly { readonly viewer: Viewer; readonly text: string }[];

export interface Shown {
  readonly match: Match | null;
  info(identity: string): TableInfo;
  isPerson(seat: Seat): boolean;
}

export class Audience {
  readonly onlookers = new Set<Onlooker>();
  private readonly table: Shown;
  private readonly seen = new Map<Viewer, Seen>();

  constructor(table: Shown) {
    this.table = table;
  }

  join(onlooker: Onlooker, chat: readonly ChatLine[]): void {
    this.onlookers.add(onlooker);
    onlooker.send(this.snapshotFor(onlooker, chat));
    this.showTable(onlooker);
  }

  leave(onlooker: Onlooker): void {
    this.onlookers.delete(onlooker);
    let last = true;
    for (const { viewer } of this.onlookers) if (viewer === onlooker.viewer) last = false;
    if (last) this.seen.delete(onlooker.viewer);
    this.showTable();
  }

  sendAway(): void {
    for (const onlooker of this.onlookers) onlooker.close();
  }

  /** What is on the screens is no part of the match any more. */
  forget(): void {
    this.seen.clear();
  }

  private readonly isPerson = (seat: Seat): boolean => this.table.isPerson(seat);

  // ── The match ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What the last entry changes for each viewer; `undone` is the log before a choice was taken back. */
  changes(match: Match, undone?: readonly Told[]): Outbox {
    const outbox: { viewer: Viewer; text: string }[] = [];
    const sceneFor = scenes(match);
    const news = new News(match);
    const movedFor = moves(match);
    const write = writer();
    for (const [viewer, seen] of this.seen) {
      const after = sceneFor(viewer, seen.finality ? this.isPerson : undefined);
      if (undone !== undefined) seen.lines = sharedLog(undone, match.log, viewer);
      const told = undone === undefined ? news.since(seen.told, viewer) : log(match, viewer).slice(seen.lines);
      outbox.push({ viewer, text: write(movedFor(seen.scene, after, seen.lines, told)) });
      seen.scene = after;
      seen.lines += told.length;
      seen.told = match.log.length;
    }
    return outbox;
  }

  deliver(outbox: Outbox): void {
    for (const onlooker of this.onlookers) {
      for (const { viewer, text } of outbox) if (viewer === onlooker.viewer) onlooker.send(text);
    }
  }

  /** Everything again, for all: the match has begun, or memory was wrong. */
  showAll(chat: readonly ChatLine[]): void {
    for (const onlooker of this.onlookers) onlooker.send(this.snapshotFor(onlooker, chat));
  }

  private snapshotFor({ viewer, identity, finality }: Onlooker, chat: readonly ChatLine[]): string {
    const { match } = this.table;
    const lines = match === null ? [] : log(match, viewer);
    let seen = this.seen.get(viewer);
    if (match !== null && (seen === undefined || (finality && !seen.finality))) {
      const now = scenes(match)(viewer, finality ? this.isPerson : undefined);
      this.seen.set(viewer, (seen = { scene: now, finality, lines: lines.length, told: match.log.length }));
    }
    const table = this.table.info(identity);
    const message: Snapshot = { t: 'snapshot', viewer, table, scene: seen?.scene ?? null, log: lines, chat };
    return JSON.stringify(message);
  }

  // ── The table around it ──────────────────────────────────────────────────────────────────────────────────────────

  /** The people and clocks around the match have changed. */
  showTable(except?: Onlooker): void {
    const texts = new Map<string, string>();
    for (const onlooker of this.onlookers) {
      if (onlooker === except) continue;
      let text = texts.get(onlooker.identity);
      if (text === undefined) {
        const message: ToPage = { t: 'table', table: this.table.info(onlooker.identity) };
        texts.set(onlooker.identity, (text = JSON.stringify(message)));
      }
      onlooker.send(text);
    }
  }

  tellAll(message: ToPage): void {
    const text = JSON.stringify(message);
    for (const onlooker of this.onlookers) onlooker.send(text);
  }
}

/** The lines that were added to a match's log; where they are public, all viewers share them. */
class News {
  private readonly match: Match;
  private from = -1;
  private lines: readonly Told[] = [];
  private arePublic = false;

  constructor(match: Match) {
    this.match = match;
  }

  /** Those after the first `from`, as this viewer may see them. */
  since(from: number, viewer: Viewer): readonly Told[] {
    if (from !== this.from) {
      this.from = from;
      this.lines = this.match.log.slice(from);
      this.arePublic = this.lines.every(({ event }) => visible(event, 'spectator') === event);
    }
    if (this.arePublic) return this.lines;
    const told: Told[] = [];
    for (const { at, event } of this.lines) {
      const seen = visible(event, viewer);
      if (seen !== undefined) told.push({ at, event: seen });
    }
    return told;
  }
}

/** Writes messages to several viewers as text, what several are sent only once. */
function writer(): (message: Moved) => string {
  const written: { message: Moved; text: string }[] = [];
  return message => {
    for (const { message: other, text } of written) if (isSameMove(message, other)) return text;
    const text = JSON.stringify(message);
    written.push({ message, text });
    return text;
  };
}

/** Of the same entry. */
function isSameMove(a: Moved, b: Moved): boolean {
  return (
    a.patch === b.patch && a.asked === b.asked && a.told === b.told && a.undoable === b.undoable && a.keep === b.keep
  );
}
