/** What matches have left to people: kept for them, saved as files and taken from files, and brought to tables. */
import { createHash } from 'node:crypto';
import { left, same } from '@vesper/kernel';
import { legacyFile, recordsAfter } from '@vesper/kernel/proof';
import type { Game, Legacy, Match, Options, Plain, Replay } from '@vesper/kernel';
import type { LegacyFile } from '@vesper/kernel/proof';
import { TableError } from '../errors.ts';
import type { Shelf } from '../games.ts';
import type { Brought, TableBody } from '../host/body.ts';
import type { LegacyInfo } from '../messages.ts';
import type { Replaying } from '../replaying/replaying.ts';
import type { Store, StoredLegacy } from '../store/store.ts';
import { newName } from '../tokens.ts';

/** So many are kept for one person. When a match leaves more, the oldest go; a file is refused. */
export const MOST_KEPT = 40;

/** What is said of it without its records. */
interface Head {
  readonly game: string;
  readonly sheet: Plain;
  readonly proven: boolean;
  /** The match that left it, if that is known. */
  readonly earned: { readonly options: Options; readonly won: boolean } | null;
}

export interface LegaciesOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly replaying: Replaying;
  now(): number;
}

export class Legacies {
  private readonly options: LegaciesOptions;

  constructor(options: LegaciesOptions) {
    this.options = options;
  }

  // ── One's own ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Newest first. */
  async list(identity: string): Promise<LegacyInfo[]> {
    const kept = await this.options.store.legaciesOf(identity);
    return Promise.all(kept.map(row => this.infoOf(row)));
  }

  private async infoOf({ id, created, head: text }: Omit<StoredLegacy, 'records'>): Promise<LegacyInfo> {
    const { game: gameId, sheet, proven, earned } = JSON.parse(text) as Head;
    const game = await this.options.shelf.loadGame(gameId);
    const match = earned === null ? null : (game.legacy?.match?.(earned.options) ?? game.name);
    return { id, game: gameId, ...aboutOf(game, sheet), match, won: earned?.won ?? null, at: created, proven };
  }

  async file(id: string, identity: string): Promise<LegacyFile> {
    const { created, head, records } = await this.own(id, identity);
    const { game, sheet } = JSON.parse(head) as Head;
    return legacyFile(game, sheet, created, JSON.parse(records) as Replay[]);
  }

  /** A thread plays its records again. */
  async import(text: string, identity: string): Promise<LegacyInfo> {
    const { store, replaying } = this.options;
    const found = await replaying.do({ job: 'prove', text }, identity);
    if ((await store.legaciesOf(identity)).length >= MOST_KEPT) {
      throw new TableError('too-many', `You keep ${MOST_KEPT} characters here; delete one before you bring another.`);
    }
    const { records, at, ...head } = found;
    const created = Math.max(0, Math.min(Math.floor(at), this.options.now()));
    const row = { id: newName(), holder: identity, created, head: JSON.stringify(head), records };
    await store.putLegacy(row, MOST_KEPT, null);
    return this.infoOf(row);
  }

  async delete(id: string, identity: string): Promise<void> {
    if (!(await this.options.store.dropLegacy(identity, id))) throw notThere();
  }

  private async own(id: string, identity: string): Promise<StoredLegacy> {
    const found = await this.options.store.legacy(identity, id);
    if (found === undefined) throw notThere();
    return found;
  }

  // ── At a table ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Somebody's own, to be brought to a table of a game; what proves them is kept with the table. */
  async brought(table: string, game: Game, identity: string, ids: readonly string[]): Promise<Brought[]> {
    const all: Brought[] = [];
    for (const id of ids) {
      const { head, records } = await this.own(id, identity);
      const { game: of, sheet, proven } = JSON.parse(head) as Head;
      if (of !== game.id) throw new TableError('bad-request', 'This comes from matches of another game.');
      await this.options.store.putBrought(table, id, records);
      all.push({ legacy: id, sheet, ...aboutOf(game, sheet), proven, allowed: proven });
    }
    return all;
  }

  /** What was brought to a match that comes as a file: what the person keeps is known, of anything else nothing is. */
  async recognised(table: string, game: Game, identity: string, legacies: readonly Legacy[]): Promise<Brought[]> {
    if (legacies.length === 0) return [];
    const own = await this.options.store.legaciesOf(identity);
    return Promise.all(
      legacies.map(async ({ sheet }): Promise<Brought> => {
        const known = own.find(({ head }) => {
          const { game: of, sheet: kept } = JSON.parse(head) as Head;
          return of === game.id && same(kept, sheet);
        });
        if (known === undefined) return { legacy: null, sheet, ...aboutOf(game, sheet), proven: false, allowed: true };
        const [brought] = await this.brought(table, game, identity, [known.id]);
        return { ...brought, allowed: true };
      }),
    );
  }

  /**
   * A match is over: whoever sits in a seat and has not conceded keeps what it left to the seat, in the place of what it
   * has grown from. Any node may do it, and again after a crash.
   */
  async keep(id: string, body: TableBody, match: Match): Promise<void> {
    const leaves = left(match);
    const keeps = ({ seat }: { readonly seat: number }): boolean => {
      const { kind, holder, conceded } = body.seats[seat];
      return kind === 'person' && holder !== null && !conceded;
    };
    if (!leaves.some(keeps)) return;
    const { store } = this.options;
    const brings = body.seats.flatMap(seat => seat.brings ?? []);
    const proofs = await store.broughtTo(id);
    const records = recordsAfter(
      match,
      brings.map(
        ({ legacy }) => JSON.parse(proofs.find(proof => proof.legacy === legacy)?.records ?? '[]') as Replay[],
      ),
    );
    const proven = brings.every(one => one.proven);
    const created = this.options.now();
    const seen = new Map<number, number>();
    for (const { seat, sheet } of leaves) {
      const place = seen.get(seat) ?? 0;
      seen.set(seat, place + 1);
      if (!keeps({ seat })) continue;
      const won = match.state.outcome!.winners.includes(seat);
      const head: Head = { game: match.rules.id, sheet, proven, earned: { options: match.options, won } };
      const row = {
        id: nameAfter(`${id} ${seat} ${place}`),
        holder: body.seats[seat].holder!,
        created,
        head: JSON.stringify(head),
        records: JSON.stringify(records),
      };
      await store.putLegacy(row, MOST_KEPT, body.seats[seat].brings?.[place]?.legacy ?? null);
    }
  }
}

/** The same whoever keeps it, so that nothing is kept twice. */
function nameAfter(occasion: string): string {
  return createHash('sha256').update(`legacy ${occasion}`).digest('base64url').slice(0, 20);
}

/** In the words of today's rules. */
function aboutOf({ legacy }: Game, sheet: Plain): { readonly name: string; readonly line: string } {
  const objection = legacy === undefined ? 'This game has no characters any more.' : legacy.objection(sheet);
  return objection === undefined ? legacy!.about(sheet) : { name: 'Somebody', line: objection };
}

function notThere(): TableError {
  return new TableError('not-found', 'You keep no such character here.');
}
