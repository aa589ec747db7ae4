/**
 * Fair dice. The server commits to a secret before anybody has said anything; every person's browser adds words of its
 * own; the seed follows from both, so neither side alone can choose the luck. After the end anyone can compute it again.
 * Pure: the server, the page and `vesper replay --verify` use the same lines.
 */
import { hex, sha256, utf8 } from '@vesper/kernel';

/** What is published when a match is over. */
export interface Fairness {
  /** The table the seed was made for. */
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  /** What each seat added, in seat order; empty for bots and silent seats. */
  readonly words: readonly string[];
}

/** What the server shows of its secret before the match. */
export function commitmentOf(secret: string): string {
  return hex(sha256(utf8(`vesper secret ${secret}`)));
}

/** The seed of the match. JSON keeps the parts apart, whatever the words contain. */
export function seedOf(table: string, secret: string, words: readonly string[]): string {
  return hex(sha256(utf8(JSON.stringify(['vesper seed', secret, words, table]))));
}

/**
 * What is wrong with a match's dice; `undefined` = they were fair. The caller replays the record from the seed as well.
 *
 * @example
 * const problem = unfair(file.seed, file.fair);
 */
export function unfair(seed: string, fair: Fairness): string | undefined {
  // It comes from a file, so its shape is not to be trusted either.
  const { table, commitment, secret, words } = fair;
  const texts: unknown[] = [table, commitment, secret, ...(Array.isArray(words) ? (words as unknown[]) : [undefined])];
  if (texts.some(part => typeof part !== 'string')) return 'The part "fair" of the file is damaged.';
  if (commitmentOf(fair.secret) !== fair.commitment) {
    return 'The published secret is not the one the server committed to before the match.';
  }
  if (seedOf(fair.table, fair.secret, fair.words) !== seed) {
    return "The seed does not follow from the server's secret and the players' words.";
  }
  return undefined;
}
