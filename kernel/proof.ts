/**
 * What a match has left, as a file that carries the matches that earned it: whoever doubts it plays them again. It proves
 * that every choice was legal and every earlier sheet in them was earned likewise; not that anybody's luck was honest.
 */
import type { Options, Plain, Rules } from './contract.ts';
import { same } from './copy.ts';
import { VesperError } from './errors.ts';
import { left } from './legacy.ts';
import type { Match } from './match.ts';
import { FORMAT, parseJson, readReplay, replay, toReplay } from './record.ts';
import type { Replay } from './record.ts';

export interface LegacyFile {
  readonly vesper: number;
  readonly kind: 'legacy';
  readonly game: string;
  readonly sheet: Plain;
  /** When it was earned, in milliseconds; whoever wrote the file says so. */
  readonly at: number;
  /** Earlier ones first; the last one left the sheet. None: nothing proves it. */
  readonly records: readonly Replay[];
}

/** What playing its records again has shown. */
export interface Proof {
  readonly proven: boolean;
  /** The match that left it; `null` if there is no record. */
  readonly earned: { readonly options: Options; readonly won: boolean } | null;
}

/** Records that together have more entries, or more text, are not carried along. */
const MOST_ENTRIES = 10_000;
const MOST_TEXT = 1_000_000;

export function legacyFile(game: string, sheet: Plain, at: number, records: readonly Replay[]): LegacyFile {
  return { vesper: FORMAT, kind: 'legacy', game, sheet, at, records };
}

/**
 * The records of what a match leaves: those of everything that was brought to it, each once, and its own. None if they
 * became too many to be played again.
 */
export function recordsAfter(match: Match, brought: readonly (readonly Replay[])[]): readonly Replay[] {
  const records = new Map<string, Replay>();
  for (const record of [...brought.flat(), toReplay(match)]) records.set(`${record.seed} ${record.hash}`, record);
  const all = [...records.values()];
  return isTooMuch(all) ? [] : all;
}

function isTooMuch(records: readonly Replay[]): boolean {
  const entries = records.reduce((sum, { record }) => sum + record.length, 0);
  return entries > MOST_ENTRIES || JSON.stringify(records).length > MOST_TEXT;
}

/** Reads such a file. Whatever is not one is refused with a sentence that says what is wrong. */
export function parseLegacyFile(text: string): LegacyFile {
  const file = parseJson(text);
  const { kind, vesper, game, sheet, at, records } = file;
  if (kind !== 'legacy' || vesper !== FORMAT || typeof game !== 'string' || sheet === undefined) {
    throw new VesperError('bad-file', 'This is not a file that a match of Vesper has left to somebody.');
  }
  if (!Array.isArray(records) || typeof at !== 'number') {
    throw new VesperError('bad-file', 'This file does not say when and how it was earned.');
  }
  const read = records.map(record => onlyTheMatch(readReplay(record)));
  if (read.some(record => record.game !== game)) {
    throw new VesperError('bad-file', `Not all records in this file are matches of "${game}".`);
  }
  if (isTooMuch(read)) throw new VesperError('bad-file', 'The records in this file are too long to be played again.');
  return legacyFile(game, sheet as Plain, at, read);
}

/** Whatever else stands in a file of a match is not carried along. */
function onlyTheMatch({ vesper, game, version, seats, options, seed, legacies, record, hash }: Replay): Replay {
  return { vesper, game, version, seats, options, seed, ...(legacies === undefined ? {} : { legacies }), record, hash };
}

/**
 * Plays the records again, each by the rules it was played by. What was brought to one of them must have been left by an
 * earlier one, else nothing is proven; records that do not hold, or that left something else, are refused.
 *
 * @example
 * const { proven } = await prove(parseLegacyFile(text), loadGame);
 */
export async function prove(
  { game, sheet, records }: LegacyFile,
  loadGame: (id: string, version?: number) => Promise<Rules>,
): Promise<Proof> {
  const today = await loadGame(game);
  if (today.legacy === undefined) {
    throw new VesperError('bad-legacy', `Nothing is brought from one match of ${today.name} to another.`);
  }
  const objection = today.legacy.objection(sheet);
  if (objection !== undefined) throw new VesperError('bad-legacy', objection);
  const earned: Plain[] = [];
  const isEarned = (one: Plain): boolean => earned.some(other => same(other, one));
  let last: { readonly options: Options; readonly won: boolean } | null = null;
  for (const [i, record] of records.entries()) {
    const match = replay(await loadGame(game, record.version), record);
    const leaves = left(match);
    if (i === records.length - 1) {
      const own = leaves.find(one => same(one.sheet, sheet));
      if (own === undefined) throw new VesperError('bad-legacy', 'Its last record leaves something else.');
      last = { options: match.options, won: match.state.outcome!.winners.includes(own.seat) };
    }
    if (match.legacies.every(one => isEarned(one.sheet))) earned.push(...leaves.map(one => one.sheet));
  }
  return { proven: isEarned(sheet), earned: last };
}
