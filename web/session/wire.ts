/** What the page and its worker say to each other. */
import type { Review } from '@vesper/bots/review';
import type { Why } from '@vesper/bots/why';
import type { Asked } from '@vesper/lab/study';
import type { Choice, Forecast, Options, Replay, Seat, Viewer } from '@vesper/kernel';
import type { Wishes } from '@vesper/table/passing';
import type { LocalSeat } from './keep.ts';
import type { LocalBrought, LocalLegacy } from './keptLegacies.ts';
import type { ChancePoint, Hint, Past, Problem } from './session.ts';

export interface Jobs {
  /** Sets a new table; its id. */
  create: {
    asks: { game: string; options: Options; seats: readonly LocalSeat[]; brought?: readonly LocalBrought[] };
    answers: string;
  };
  /** Reads a character's file, plays its records again and keeps it in this browser. */
  takeLegacy: { asks: { text: string }; answers: LocalLegacy };
  /** Sets a table from a file, up to entry `n`; its id. */
  adopt: {
    asks: { file: Replay; n: number; seats: readonly LocalSeat[]; from: { table: string; n: number } | null };
    answers: string;
  };
  open: { asks: { id: string }; answers: null };
  choose: {
    asks: { seat: Seat; decision: string; choice: Choice; unlessFinal?: true | undefined };
    answers: Forecast | null;
  };
  consider: { asks: { seat: Seat; decision: string; choice: Choice }; answers: Forecast };
  undo: { asks: { seat: Seat }; answers: null };
  look: { asks: { seat: Seat }; answers: null };
  past: { asks: { n: number }; answers: Past };
  hint: { asks: null; answers: Hint | null };
  replay: { asks: null; answers: Replay };
  wish: { asks: { seat: Seat; wishes: Required<Wishes> }; answers: null };
  seatTo: { asks: { seat: Seat; kind: 'bot' | 'person'; bot?: string | undefined }; answers: null };
  pace: { asks: { milliseconds: number }; answers: null };
  /** Bots wait with their moves, or go on. */
  hold: { asks: { held: boolean }; answers: null };
  chances: { asks: { file: Replay }; answers: readonly ChancePoint[] };
  /** The chances at the end of a file, from what one viewer knows. */
  chancesNow: { asks: { file: Replay; viewer: Viewer }; answers: ChancePoint };
  /** Why a bot made the choice of entry `n`; of a match that is over. */
  why: { asks: { file: Replay; n: number; bot: string }; answers: Why };
  /** The story of a match that is over: kept before, or made now and kept. `table` is whose it is. */
  review: { asks: { file: Replay; table: string }; answers: Review };
  /** What a question to the lab means: how many matches, by which rules. */
  planStudy: { asks: { asked: Asked }; answers: { readonly matches: number; readonly version: number } };
  /** Plays a study that this browser keeps, up to its report. */
  study: { asks: { id: string }; answers: null };
  /** Plays a file from its seed and compares the fingerprint; the end as the viewer sees it. */
  verify: {
    asks: { file: Replay; viewer: Viewer };
    answers: { readonly entries: number; readonly hash: string; readonly view: unknown };
  };
}

export type JobName = keyof Jobs;

export type ToWorker = {
  [K in JobName]: { readonly id: number; readonly job: K; readonly asks: Jobs[K]['asks'] };
}[JobName];

export type FromWorker =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly problem: Problem }
  | { readonly id: number; readonly points: readonly ChancePoint[] }
  /** How much of a job is done, from 0 to 1. */
  | { readonly id: number; readonly done: number }
  /** A message of the table (`ToPage`), as a server would send it. */
  | { readonly text: string };
