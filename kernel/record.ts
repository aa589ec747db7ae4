/** Matches as text: saved games that continue at once, and replay files that anyone can check. */
import type { Legacy, Options, Plain, Rules, State } from './contract.ts';
import { isTooDeep } from './depth.ts';
import { VesperError } from './errors.ts';
import { hash } from './hash.ts';
import { choose, undo } from './choosing.ts';
import { fork, open, placesOf, start } from './match.ts';
import type { Entry, Match, Told } from './match.ts';

/** The format of the files below; rises when older programs could not read them. */
export const FORMAT = 1;

/** A match as a seed and a list of choices, with the fingerprint of where they lead. */
export interface Replay {
  readonly vesper: number;
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** What seats brought from earlier matches; absent if nothing. */
  readonly legacies?: readonly Legacy[];
  readonly record: readonly Entry[];
  readonly hash: string;
}

/** The fingerprint of a match's state: where two matches stand alike, it is the same. */
export function fingerprint<S extends State, V>({ rules, state }: Pick<Match<S, V>, 'rules' | 'state'>): string {
  return rules.stored === undefined ? hash(state) : rules.stored.hash(state);
}

/** The replay file of a match so far. It contains the seed: keep it from players while the match runs. */
export function toReplay<S extends State, V>(match: Match<S, V>): Replay {
  return {
    vesper: FORMAT,
    game: match.rules.id,
    version: match.rules.version,
    seats: match.seats,
    options: match.options,
    seed: match.seed,
    ...(match.legacies.length > 0 ? { legacies: match.legacies } : {}),
    record: match.record.slice(),
    hash: fingerprint(match),
  };
}

/**
 * Plays a replay from its seed, checking every choice, and compares the fingerprint.
 *
 * @example
 * const match = replay(salem, parseReplay(text));
 */
export function replay<S extends State, V>(rules: Rules<S, V>, file: Replay): Match<S, V> {
  const match = replayTo(rules, file, file.record.length);
  const reached = fingerprint(match);
  if (reached !== file.hash) {
    throw new VesperError('replay-differs', `The replay leads to ${reached}, the file says ${file.hash}.`);
  }
  return match;
}

/** Plays the first `length` entries of a replay. */
export function replayTo<S extends State, V>(rules: Rules<S, V>, file: Replay, length: number): Match<S, V> {
  checkGame(rules, file);
  const { seats, options, seed, legacies = [] } = file;
  const match = start(rules, { seats, options, seed, legacies });
  for (let i = 0; i < length; i++) {
    const entry = file.record[i];
    try {
      if ('undo' in entry) undo(match, entry.seat);
      else choose(match, { seat: entry.seat, choice: entry.choice, decision: askedAs(match, entry.seat, entry.ask) });
    } catch (error) {
      if (!(error instanceof VesperError) || error.code === 'broken-rules') throw error;
      throw new VesperError('replay-differs', `Entry ${i + 1} of the record cannot be played: ${error.message}`);
    }
  }
  return match;
}

function checkGame(rules: Rules, file: Replay): void {
  if (file.game !== rules.id) {
    throw new VesperError('bad-file', `The file is a match of "${file.game}", not of "${rules.id}".`);
  }
  if (file.version !== rules.version) {
    throw new VesperError(
      'wrong-version',
      `The file was played by version ${file.version} of the rules of ${rules.name}; this is version ${rules.version}.`,
    );
  }
}

function askedAs<S extends State, V>(match: Match<S, V>, seat: number, ask: string): string {
  const found = open(match).find(decision => decision.seat === seat && decision.ask === ask);
  return found?.id ?? `${ask}:${seat}`;
}

/**
 * Reads a replay file. Whatever is not one is refused with a sentence that says what is wrong.
 *
 * @example
 * parseReplay('{"vesper":1,"game":"salem",…}');
 */
export function parseReplay(text: string): Replay {
  return readReplay(parseJson(text));
}

/** The same of what was read as JSON. */
export function readReplay(file: unknown): Replay {
  expect(isRecord(file), 'it is not an object');
  expect(file.vesper === FORMAT, `"vesper" is not ${FORMAT}`);
  expect(typeof file.game === 'string', '"game" is missing');
  expect(Number.isInteger(file.version), '"version" is missing');
  expect(Number.isInteger(file.seats), '"seats" is missing');
  expect(isRecord(file.options), '"options" is missing');
  expect(typeof file.seed === 'string', '"seed" is missing');
  expect(typeof file.hash === 'string', '"hash" is missing');
  expect(
    file.legacies === undefined || (Array.isArray(file.legacies) && file.legacies.every(isLegacy)),
    '"legacies" is not a list of sheets',
  );
  expect(Array.isArray(file.record), '"record" is missing');
  (file.record as unknown[]).forEach((entry, index) => {
    expect(isEntry(entry), `entry ${index + 1} of "record" is not a choice`);
  });
  return file as unknown as Replay;
}

function isLegacy(legacy: unknown): legacy is Legacy {
  return isRecord(legacy) && Number.isInteger(legacy.seat) && legacy.sheet !== undefined;
}

function isEntry(entry: unknown): entry is Entry {
  if (!isRecord(entry) || !Number.isInteger(entry.seat)) return false;
  if ('undo' in entry) return entry.undo === true;
  const { choice } = entry;
  return (
    typeof entry.ask === 'string' && (typeof choice === 'string' || typeof choice === 'number' || isRecord(choice))
  );
}

/**
 * A match as text that continues where it was without being replayed: for storage that is trusted.
 *
 * @example
 * const again = load(salem, save(match)); // hash(again.state) === hash(match.state)
 */
export function save<S extends State, V>(match: Match<S, V>): string {
  const { rules, state, log, base } = match;
  const kept = (s: S): unknown => (rules.stored === undefined ? s : rules.stored.save(s));
  return JSON.stringify({ ...toReplay(match), state: kept(state), log, base: { ...base, state: kept(base.state) } });
}

export function load<S extends State, V>(rules: Rules<S, V>, text: string): Match<S, V> {
  const file = parseReplay(text);
  checkGame(rules, file);
  const { state: kept, log, base } = file as unknown as { state: S; log: Told[]; base: Match<S, V>['base'] };
  expect(isRecord(kept) && isRecord(base) && Array.isArray(log), 'it is a replay, not a saved match');
  const again = (s: S): S => (rules.stored === undefined ? s : rules.stored.load(s as unknown as Plain, file.seats));
  const state = again(kept);
  expect(fingerprint({ rules, state }) === file.hash, 'its state does not match its fingerprint');
  const { seats, options, seed, legacies = [], record } = file;
  const isThere = (seat: number): boolean => seat >= 0 && seat < seats;
  expect(
    record.every(({ seat }) => isThere(seat)),
    'somebody chooses who has no seat',
  );
  return {
    rules,
    seats,
    options,
    seed,
    legacies,
    state,
    record: record.slice(),
    places: placesOf(record, seats),
    log,
    base: { ...base, state: again(base.state) },
  };
}

/** A second match that goes its own way from here. */
export function branch<S extends State, V>(match: Match<S, V>): Match<S, V> {
  return {
    ...match,
    state: fork(match.rules, match.state),
    record: match.record.slice(),
    places: match.places.map(own => own.slice()),
    log: match.log.slice(),
    base: { ...match.base, since: match.base.since.slice() },
  };
}

/** An object that is not nested too deeply. */
export function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new VesperError('bad-file', 'This is not a Vesper match: it is not JSON.');
  }
  expect(isRecord(value), 'it is not an object');
  expect(!isTooDeep(value), 'it is nested too deeply');
  return value;
}

function expect(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new VesperError('bad-file', `This is not a Vesper match: ${problem}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
