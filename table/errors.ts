import type { ErrorCode } from '@vesper/kernel';

/** A request that the table does not meet: a code for programs, a sentence for people, a status for HTTP. */
export type TableErrorCode =
  | 'bad-request'
  | 'busy'
  | 'cannot-write'
  | 'conflict'
  | 'forbidden'
  | 'match-running'
  | 'not-found'
  | 'not-joined'
  | 'not-signed-in'
  | 'not-started'
  | 'not-your-seat'
  | 'old-page'
  | 'seat-played-by-bot'
  | 'seat-taken'
  | 'stopping'
  | 'too-fast'
  | 'too-large'
  | 'too-long'
  | 'unreadable'
  | 'too-many'
  | 'wrong-origin';

export const tableStatus: { readonly [code in TableErrorCode]: number } = {
  'bad-request': 400,
  busy: 503,
  'cannot-write': 503,
  conflict: 409,
  forbidden: 403,
  'match-running': 409,
  'not-found': 404,
  'not-joined': 409,
  'not-signed-in': 401,
  'not-started': 409,
  'not-your-seat': 403,
  'old-page': 409,
  'seat-played-by-bot': 409,
  'seat-taken': 409,
  stopping: 503,
  'too-fast': 429,
  'too-large': 413,
  'too-long': 413,
  unreadable: 422,
  'too-many': 429,
  'wrong-origin': 403,
};

/** The kernel's refusals over HTTP; `broken-rules` is a fault of ours and never told. */
export const kernelStatus: { readonly [code in Exclude<ErrorCode, 'broken-rules'>]: number } = {
  'bad-file': 400,
  'bad-legacy': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'illegal-choice': 400,
  'match-over': 400,
  'not-asked': 400,
  'nothing-to-undo': 400,
  'replay-differs': 400,
  'stale-decision': 400,
  'unknown-game': 404,
  'unknown-seat': 400,
  'wrong-version': 400,
};

/** A sentence for people; what it quotes of somebody's input may be long. */
export function shortened(message: string): string {
  return message.length <= 300 ? message : `${message.slice(0, 300).toWellFormed()}…`;
}

export class TableError extends Error {
  readonly code: TableErrorCode;
  readonly status: number;

  constructor(code: TableErrorCode, message: string, options?: ErrorOptions) {
    super(shortened(message), options);
    this.name = 'TableError';
    this.code = code;
    this.status = tableStatus[code];
  }
}
