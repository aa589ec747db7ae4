/** Those who look at a table, what each of them has on the screen, and what they are sent. */
import { log, same, visible } from '@vesper/kernel';
import type { Match, Seat, Told, Viewer } from '@vesper/kernel';
import type { ChatLine, Moved, Scene, Snapshot, TableInfo, ToPage } from '../messages.ts';
import type { Wishes } from '../passing.ts';
import { moves, scenes, sharedLog } from '../scenes.ts';

/** Somebody who looks at a table through one connection. */
export interface Onlooker {
  readonly identity: string;
  /** The seat it wants to look through; on a shared device there are several of its own. */
  readonly wanted: Seat | undefined;
  send(text: string): void;
  /** Ends the connection; a page comes back by itself. */
  close(): void;
}

/** What a viewer has on its screen. */
interface Seen {
  scene: Scene;
  /** When it wanted to be asked, by which the scene was made. */
  readonly wishes: Wishes;
  /** How many lines of its own log, and of the match's. */
  lines: number;
  told: number;
}

/** What viewers are sent when an entry is durable. */
export type Outbox = readonly { readonly viewer: Viewer; readonly text: string }[];

export interface Shown {
  readonly match: Match | null;
  info(identity: string): TableInfo;
  viewerOf(onlooker: Onlooker): Viewer;
  /** When the person behind a viewer wants to be asked. */
  wishesOf(viewer: Viewer): Wishes;
}

export class Audience {
  /** As whom each of them looks: decided when it joins, and anew whenever seats change. */
  private readonly viewers = new Map<Onlooker, Viewer>();
  /** They look as somebody else since seats changed; until they are shown everything anew they are sent no moves. */
  private readonly unshown = new Set<Onlooker>();
  private readonly table: Shown;
  private readonly seen = new Map<Viewer, Seen>();

  constructor(table: Shown) {
    this.table = table;
  }

  get size(): number {
    return this.viewers.size;
  }

  get present(): ReadonlySet<string> {
    return new Set([...this.viewers.keys()].map(onlooker => onlooker.identity));
  }

  /** As whom somebody looks now; `undefined` = not at all. */
  viewer(onlooker: Onlooker): Viewer | undefined {
    return this.viewers.get(onlooker);
  }

  join(onlooker: Onlooker, chat: readonly ChatLine[]): void {
    this.viewers.set(onlooker, this.table.viewerOf(onlooker));
    this.show(onlooker, chat);
    this.showTable(onlooker);
  }

  leave(onlooker: Onlooker): void {
    this.viewers.delete(onlooker);
    this.unshown.delete(onlooker);
    this.forgetUnwatched();
    this.showTable();
  }

  sendAway(): void {
    for (const onlooker of this.viewers.keys()) onlooker.close();
  }

  /**
   * Who sits where, or when somebody wants to be asked, has changed. From this moment on nobody is sent anything of a seat that it does not hold any more, not
   * even what was made for it before and waits to be stored. Says whether somebody has to be shown everything anew.
   */
  seatsChanged(): boolean {
    for (const [onlooker, viewer] of this.viewers) {
      const now = this.table.viewerOf(onlooker);
      if (now === viewer && this.isAskedAsSeen(viewer)) continue;
      this.viewers.set(onlooker, now);
      this.unshown.add(onlooker);
    }
    this.forgetUnwatched();
    return this.unshown.size > 0;
  }

  /** It does not want to be asked otherwise than when the screen was made. */
  private isAskedAsSeen(viewer: Viewer): boolean {
    const seen = this.seen.get(viewer);
    if (seen === undefined) return true;
    const { quiet = [], always = [] } = this.table.wishesOf(viewer);
    return same(seen.wishes.quiet ?? [], quiet) && same(seen.wishes.always ?? [], always);
  }

  /** What is kept on a viewer's screen is of no use when nobody looks as that viewer. */
  private forgetUnwatched(): void {
    const watched = new Set<Viewer>();
    for (const [onlooker, viewer] of this.viewers) if (!this.unshown.has(onlooker)) watched.add(viewer);
    for (const viewer of this.seen.keys()) if (!watched.has(viewer)) this.seen.delete(viewer);
  }

  /** What is on the screens is no part of the match any more. */
  forget(): void {
    this.seen.clear();
  }

  // ── The match ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What the last entry changes for each viewer; `undone` is the log before a choice was taken back. */
  changes(match: Match, undone?: readonly Told[]): Outbox {
    const outbox: { viewer: Viewer; text: string }[] = [];
    const sceneFor = scenes(match);
    const news = new News(match);
    const movedFor = moves(match);
    const write = writer();
    for (const [viewer, seen] of this.seen) {
      const after = sceneFor(viewer, seen.wishes);
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
    for (const [onlooker, as] of this.viewers) {
      if (this.unshown.has(onlooker)) continue;
      for (const { viewer, text } of outbox) if (viewer === as) onlooker.send(text);
    }
  }

  /** Everything again, for all: the match has begun, or memory was wrong. */
  showAll(chat: readonly ChatLine[]): void {
    for (const onlooker of this.viewers.keys()) this.show(onlooker, chat);
  }

  /** Everything again, for those who look as somebody else since seats changed. */
  showChanged(chat: readonly ChatLine[]): void {
    for (const onlooker of this.unshown) this.show(onlooker, chat);
  }

  private show(onlooker: Onlooker, chat: readonly ChatLine[]): void {
    this.unshown.delete(onlooker);
    onlooker.send(this.snapshotFor(onlooker, chat));
  }

  private snapshotFor(onlooker: Onlooker, chat: readonly ChatLine[]): string {
    const { identity } = onlooker;
    const viewer = this.viewers.get(onlooker)!;
    const { match } = this.table;
    const lines = match === null ? [] : log(match, viewer);
    let seen = this.seen.get(viewer);
    if (match !== null && seen === undefined) {
      const wishes = this.table.wishesOf(viewer);
      const now = scenes(match)(viewer, wishes);
      this.seen.set(viewer, (seen = { scene: now, wishes, lines: lines.length, told: match.log.length }));
    }
    const table = this.table.info(identity);
    const message: Snapshot = { t: 'snapshot', viewer, table, scene: seen?.scene ?? null, log: lines, chat };
    return JSON.stringify(message);
  }

  // ── The table around it ──────────────────────────────────────────────────────────────────────────────────────────

  /** The people and clocks around the match have changed. */
  showTable(except?: Onlooker): void {
    const texts = new Map<string, string>();
    for (const onlooker of this.viewers.keys()) {
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
    for (const onlooker of this.viewers.keys()) onlooker.send(text);
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
