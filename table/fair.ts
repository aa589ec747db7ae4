/**
 * Fair dice. The server commits to a secret before anybody has said anything; every person's browser adds words of its
 * own; the seed follows from these and nothing else, so neither side alone can choose the luck. After the end anyone can
 * compute it again. Pure: the server, the page and `vesper replay --verify` use the same lines.
 */
import { hex, sha256, utf8 } from '@vesper/kernel';
import type { Replay } from '@vesper/kernel';

/**
 * How a seed is made. By the first formula the table's name went into it, which the server chose after it had heard
 * words; matches that began by it end by it.
 */
export type Formula = 1 | 2;

/** By which new tables are made. */
export const FORMULA: Formula = 2;

/** What is published when a match is over. */
export interface Fairness {
  /** Files of before name none: the first. */
  readonly formula?: Formula | undefined;
  /** The table the seed was made for. */
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  /** What each seat added, in seat order; empty for bots and silent seats. */
  readonly words: readonly string[];
}

/** What somebody noted before the match, each as far as they did. */
export interface Witness {
  readonly table?: string | undefined;
  readonly formula?: Formula | undefined;
  readonly commitment?: string | undefined;
  readonly words?: string | undefined;
  /** Where the words must stand; anywhere if absent. */
  readonly seat?: number | undefined;
  /** By seat what was fixed before: the mark of its words, empty if it says nothing, `null` if it was still to speak. */
  readonly fixed?: readonly (string | null)[] | undefined;
}

/** What the server shows of its secret before the match. The two formulas cannot be taken for each other. */
export function commitmentOf(secret: string, formula: Formula = FORMULA): string {
  const text = formula === 1 ? `vesper secret ${secret}` : JSON.stringify(['vesper secret', formula, secret]);
  return hex(sha256(utf8(text)));
}

/** What the others are shown of a seat's words before the match: it tells nothing, but the words stay what they are. */
export function markOf(secret: string, seat: number, words: string): string {
  return hex(sha256(utf8(JSON.stringify(['vesper words', secret, seat, words]))));
}

/** The seed of the match. JSON keeps the parts apart, whatever the words contain. */
export function seedOf({ formula = 1, table, secret, words }: Omit<Fairness, 'commitment'>): string {
  const parts = formula === 1 ? ['vesper seed', secret, words, table] : ['vesper seed', formula, secret, words];
  return hex(sha256(utf8(JSON.stringify(parts))));
}

/**
 * What is wrong with a match's dice; `undefined` = nothing that can be seen from here. Without a witness that is only
 * whether what was published agrees with itself. The caller replays the record from the seed as well.
 *
 * @example
 * const problem = unfair(file, file.fair, { commitment: noted, words: 'a candle' });
 */
export function unfair(
  { seed, seats }: Pick<Replay, 'seed' | 'seats'>,
  fair: Fairness,
  witness: Witness = {},
): string | undefined {
  if (!isWhole(fair)) return 'The part "fair" of the file is damaged.';
  const { formula = 1, commitment, secret, words } = fair;
  if (formula !== 1 && formula !== 2) return 'The seed was made by a formula that this version does not know.';
  // Words of a seat that is not there could be tried until the luck is right.
  if (words.length !== seats || (witness.fixed ?? words).length !== seats) {
    return 'There are not as many words in the seed as seats at the table.';
  }
  if (commitmentOf(secret, formula) !== commitment) {
    return 'The published secret is not the one the server committed to before the match.';
  }
  if (seedOf(fair) !== seed) return "The seed does not follow from the server's secret and the players' words.";
  if (witness.table !== undefined && witness.table !== fair.table) return 'These are the dice of another table.';
  if (witness.formula !== undefined && witness.formula !== formula) {
    return 'The seed was made by another formula than was promised before the match.';
  }
  if (witness.commitment !== undefined && witness.commitment !== commitment) {
    return 'The server had shown another commitment before the match.';
  }
  if (witness.words !== undefined) {
    const said = witness.seat === undefined ? words : [words[witness.seat]];
    if (!said.includes(witness.words)) return 'The words that were said before the match are not in the seed.';
  }
  const changed = (witness.fixed ?? []).findIndex((mark, seat) => {
    if (mark === null) return false;
    return mark === '' ? words[seat] !== '' : markOf(secret, seat, words[seat]) !== mark;
  });
  if (changed >= 0) return `The words of seat ${changed + 1} are not those that were fixed before the match.`;
  return undefined;
}

/** It comes from a file, so its shape is not to be trusted either. */
function isWhole({ table, commitment, secret, words }: Fairness): boolean {
  const texts: unknown[] = [table, commitment, secret, ...(Array.isArray(words) ? (words as unknown[]) : [undefined])];
  return texts.every(part => typeof part === 'string');
}
