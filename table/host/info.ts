import type { Outcome } from '@vesper/kernel';
import { markOf } from '../fair.ts';
import type { SeatInfo, TableInfo, TableResult } from '../messages.ts';
import { isSolo, versionOf } from './body.ts';
import type { TableBody } from './body.ts';

/** What is known of a table beside its body, and for whom. */
export interface Circumstances {
  readonly identity: string | null;
  readonly present: ReadonlySet<string>;
  readonly left: readonly number[] | null;
  readonly outcome: Outcome | null;
  /** How many entries the record has. */
  readonly n: number;
}

/** A table as one browser may know it: no tokens, no identities, no secret before the end. */
export function infoOf(id: string, body: TableBody, now: Circumstances): TableInfo {
  const over = body.status === 'over' || now.outcome !== null;
  const { identity } = now;
  return {
    id,
    game: body.game,
    version: versionOf(body),
    options: body.options,
    status: over ? 'over' : body.status,
    seats: body.seats.map((seat, i): SeatInfo => ({
      seat: i,
      kind: seat.kind,
      name: seat.name,
      bot: seat.bot,
      present: seat.kind === 'bot' || (seat.holder !== null && now.present.has(seat.holder)),
      conceded: seat.conceded,
      byBot: seat.byBot,
      said: body.status === 'waiting' && seat.kind === 'person' ? markOf(body.secret, i, seat.words) : null,
      kept: seat.kind === 'open' && seat.holder !== null,
      yours: identity !== null && seat.holder === identity,
      quiet: identity !== null && seat.holder === identity ? (seat.quiet ?? []) : [],
      away: seat.away?.at ?? null,
      why: seat.why ?? null,
      leaving: seat.leaves !== undefined,
      nudge: seat.nudge?.n === now.n && !over ? { by: seat.nudge.by, at: seat.nudge.at } : null,
      agreed: seat.agreed ?? [],
      brings: (seat.brings ?? []).map(({ name, line, proven, allowed }) => ({ name, line, proven, allowed })),
      always: identity !== null && seat.holder === identity ? (seat.always ?? []) : [],
    })),
    clock: body.clock,
    left: now.left,
    created: body.created,
    commitment: body.commitment,
    formula: body.formula ?? 1,
    revealed:
      over && body.imported === null ? { secret: body.secret, words: body.seats.map(seat => seat.words) } : null,
    result: resultOf(body, now),
    rematch: body.rematch,
    happened: body.happened ?? [],
    absence: body.absence ?? null,
    imported: body.imported !== null,
    owner: identity !== null && body.owner === identity,
    solo: identity !== null && isSolo(body, identity),
  };
}

/** Places are not stored with the table: the match tells them, also one that ended before there were any. */
function resultOf({ result }: TableBody, { outcome }: Circumstances): TableResult | null {
  if (outcome === null || result?.by === 'concession') return result;
  return { winners: outcome.winners, places: outcome.places, by: 'rules' };
}
