import type { Refusal } from './contract.ts';

export type ErrorCode =
  | 'bad-file'
  | 'bad-legacy'
  | 'bad-options'
  | 'bad-seats'
  | 'broken-rules'
  | 'illegal-choice'
  | 'match-over'
  | 'not-asked'
  | 'nothing-to-undo'
  | 'replay-differs'
  | 'stale-decision'
  | 'unknown-game'
  | 'unknown-seat'
  | 'wrong-version';

/**
 * A request that cannot be met, with a code for programs and a sentence for people. `broken-rules` alone means a fault
 * of the game, not of the caller.
 */
export class VesperError extends Error {
  readonly code: ErrorCode;
  /** For `illegal-choice`: the rule that forbids it. */
  readonly refusal: Refusal | undefined;

  constructor(code: ErrorCode, message: string, refusal?: Refusal) {
    super(message);
    this.name = 'VesperError';
    this.code = code;
    this.refusal = refusal;
  }
}

export function broken(message: string): VesperError {
  return new VesperError('broken-rules', message);
}
