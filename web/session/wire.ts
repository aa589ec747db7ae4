/** What the page and its worker say to each other. */
import type { Choice, Options, Replay, Seat, Viewer } from '@vesper/kernel';
import type { LocalSeat } from './keep.ts';
import type { ChancePoint, Hint, Past, Problem } from './session.ts';

export interface Jobs {
  /** Sets a new table; its id. */
  create: { asks: { game: string; options: Options; seats: readonly LocalSeat[] }; answers: string };
  /** Sets a table from a file, up to entry `n`; its id. */
  adopt: {
    asks: { file: Replay; n: number; seats: readonly LocalSeat[]; from: { table: string; n: number } | null };
    answers: string;
  };
  open: { asks: { id: string }; answers: null };
  choose: { asks: { seat: Seat; decision: string; choice: Choice }; answers: null };
  undo: { asks: { seat: Seat }; answers: null };
  look: { asks: { seat: Seat }; answers: null };
  past: { asks: { n: number }; answers: Past };
  hint: { asks: null; answers: Hint | null };
  replay: { asks: null; answers: Replay };
  quiet: { asks: { seat: Seat; moments: readonly string[] }; answers: null };
  seatTo: { asks: { seat: Seat; kind: 'bot' | 'person'; bot?: string | undefined }; answers: null };
  pace: { asks: { milliseconds: number }; answers: null };
  chances: { asks: { file: Replay }; answers: readonly ChancePoint[] };
  /** The chances at the end of a file, from what one viewer knows. */
  chancesNow: { asks: { file: Replay; viewer: Viewer }; answers: ChancePoint };
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
  /** A message of the table (`ToPage`), as a server would send it. */
  | { readonly text: string };
