/**
 * The server's promise before a table is made: a browser sees the commitment of a secret, and brings the sealed secret back
 * with its words. Nothing is stored in between.
 */
import { TableError } from '../errors.ts';
import { commitmentOf, FORMULA } from '../fair.ts';
import { newSecret, seal, unseal } from '../tokens.ts';

/** Secrets of tables that are over are known; should their rows be cleaned up one day, they serve no second time. */
const HOUR = 3_600_000;
const SEALED = /^dice (\d+) (\d+) ([\da-f]{64})$/;

export function promise(key: string, now: number): { commitment: string; sealed: string } {
  const secret = newSecret();
  return { commitment: commitmentOf(secret), sealed: seal(key, `dice ${FORMULA} ${now} ${secret}`) };
}

/** The secret that was promised, or a new one. The server seals other things too, and did so for other formulas. */
export function secretOf(key: string, sealed: string | undefined, now: number): string {
  if (sealed === undefined) return newSecret();
  const [, formula, at, secret] = SEALED.exec(unseal(key, sealed)) ?? [];
  if (formula !== String(FORMULA)) throw new TableError('bad-request', 'This is not what /api/commitment gave.');
  if (Math.abs(now - Number(at)) > HOUR)
    throw new TableError('conflict', 'This commitment is too old; ask for a new one.');
  return secret;
}
