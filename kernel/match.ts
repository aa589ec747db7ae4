/**
 * A match: a seed and a list of choices, and what follows from them. These and those of `choosing.ts` are the functions that
 * programs outside the kernel use; `index.ts` lists them.
 */
import { legal, settle, waiting } from './agenda.ts';
import { branchChance, liveChance } from './chance.ts';
import type {
  Choice,
  Decision,
  Event,
  Facts,
  Legacy,
  Open,
  Options,
  Outcome,
  Refusal,
  Rules,
  Seat,
  State,
  Viewer,
  Waiting,
} from './contract.ts';
import { copy, same } from './copy.ts';
import { VesperError } from './errors.ts';
import { listen } from './hearing.ts';
import { bySeat, checkLegacies } from './legacy.ts';
import { checkSeats, completeOptions } from './options.ts';
import { refusalOf } from './refusal.ts';

/** One line of the append-only record: a seat chose, or took its last choice back. */
export type Entry =
  | { readonly seat: Seat; readonly ask: string; readonly choice: Choice }
  | { readonly seat: Seat; readonly undo: true };

/** What a match is made of before anybody has chosen. */
export interface Setup {
  readonly seats: number;
  readonly options?: Options;
  /** Any text; it determines all chance of the match. Keep it secret while the match runs. */
  readonly seed: string;
  /** What seats bring from earlier matches. */
  readonly legacies?: readonly Legacy[];
}

/** An event, and after how many entries of the record it happened (0 = during setup). */
export interface Told<E extends Event = Event> {
  readonly at: number;
  readonly event: E;
}

/** A choice that could still be taken back. */
export interface Pending {
  readonly seat: Seat;
  readonly ask: string;
  readonly choice: Choice;
  readonly lane: boolean;
  /** Its place in the record, counted from 1. */
  readonly at: number;
}

export interface Match<S extends State = State, V = unknown> {
  readonly rules: Rules<S, V>;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly legacies: readonly Legacy[];
  state: S;
  /** Append-only. */
  readonly record: Entry[];
  /** By seat, at which places of the record (counted from 0) its entries stand. */
  readonly places: readonly number[][];
  /** All events so far, without those of choices that were taken back. */
  log: Told[];
  /** The state up to which nothing can be taken back, how long the log was there, and the choices made since. */
  base: { state: S; log: number; since: Pending[] };
}

/**
 * Begins a match.
 *
 * @example
 * const match = start(salem, { seats: 2, seed: 'a candle' });
 */
export function start<S extends State, V>(rules: Rules<S, V>, setup: Setup): Match<S, V> {
  checkSeats(rules, setup.seats);
  const options = completeOptions(rules, setup.options ?? {}, setup.seats);
  checkLegacies(rules, setup.legacies ?? [], setup.seats);
  const legacies = bySeat(setup.legacies ?? []);
  const state = rules.setup(setup.seats, options, liveChance(`${rules.id} ${setup.seed}`), setup.seed, legacies);
  const heard = listen(state, () => settle(rules, state));
  const log = heard.events.map(event => ({ at: 0, event }));
  return {
    rules,
    seats: setup.seats,
    options,
    seed: setup.seed,
    legacies,
    state,
    record: [],
    places: placesOf([], setup.seats),
    log,
    base: { state: fork(rules, state), log: log.length, since: [] },
  };
}

export function placesOf(record: readonly Entry[], seats: number): number[][] {
  const places: number[][] = Array.from({ length: seats }, () => []);
  record.forEach(({ seat }, place) => places[seat].push(place));
  return places;
}

/** Appends to the record. */
export function write<S extends State, V>(match: Match<S, V>, entry: Entry): void {
  match.places[entry.seat].push(match.record.length);
  match.record.push(entry);
}

/** A copy of a state that can be played on by itself. */
export function fork<S extends State, V>(rules: Rules<S, V>, s: S): S {
  return rules.copy === undefined ? copy(s) : rules.copy(s);
}

// ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The decisions that wait now: required ones and, for their own seat, optional ones. A viewer is told of another seat's
 * decision only what is public.
 *
 * @example
 * for (const decision of open(match)) console.log(decision.seat, decision.ask, decision.rule);
 */
export function open<S extends State, V>(
  match: Match<S, V>,
  viewer: Viewer | 'all' = 'all',
  waits: readonly Waiting[] = waiting(match.rules, match.state),
): Open[] {
  const found: Open[] = [];
  for (const w of waits) {
    const own = viewer === 'all' || viewer === w.frame.seat;
    if (w.optional && !own) continue;
    const decision = (match.rules.decisions as Record<string, Decision>)[w.frame.ask];
    const shown = own || (w.lane < 0 && decision.hidden !== true);
    found.push({
      id: decisionId(match, w),
      seat: w.frame.seat,
      ask: w.frame.ask,
      rule: (shown ? decision.ruleFor?.(match.state, w.frame) : undefined) ?? decision.rule,
      optional: w.optional,
      frame: shown ? copy(w.frame) : { ask: w.frame.ask, seat: w.frame.seat },
    });
  }
  return found;
}

/**
 * Inside a lane only the seat's own entries count, so that others may answer meanwhile; elsewhere every entry makes an
 * older answer stale.
 */
export function decisionId(match: Pick<Match, 'record' | 'places'>, w: Waiting): string {
  const entries = w.lane >= 0 ? match.places[w.frame.seat].length : match.record.length;
  return `${w.frame.ask}:${w.frame.seat}:${w.lane >= 0 ? 'sealed ' : ''}${entries}`;
}

function find<S extends State, V>(match: Match<S, V>, open: Pick<Open, 'id' | 'seat' | 'ask'>): Waiting {
  const found = waiting(match.rules, match.state).find(
    w => w.frame.seat === open.seat && w.frame.ask === open.ask && decisionId(match, w) === open.id,
  );
  if (found === undefined) {
    throw new VesperError('stale-decision', `The decision "${open.id}" does not wait any more.`);
  }
  return found;
}

/**
 * What may be chosen: candidates − refusals.
 *
 * @example
 * const [decision] = open(match);
 * choose(match, { seat: decision.seat, choice: choices(match, decision)[0] });
 */
export function choices<S extends State, V>(match: Match<S, V>, decision: Open): Choice[] {
  return legal(match.rules, match.state, find(match, decision));
}

/** A candidate that may not be chosen, and why. */
export interface Refused extends Refusal {
  readonly choice: Choice;
}

/** "Why not?" for every candidate that may not be chosen. */
export function refusals<S extends State, V>(match: Match<S, V>, decision: Open): Refused[] {
  const { frame } = find(match, decision);
  const rules = (match.rules.decisions as Record<string, Decision>)[frame.ask];
  const found: Refused[] = [];
  for (const choice of rules.candidates(match.state, frame)) {
    const refusal = rules.refuse?.(match.state, frame, choice);
    if (refusal !== undefined) found.push({ choice, ...refusalOf(refusal, match.state, frame, choice) });
  }
  return found;
}

/** Plain details of a candidate, legal or not, where the game gives any: a price and its parts, for instance. */
export function facts<S extends State, V>(match: Match<S, V>, decision: Open, choice: Choice): Facts | undefined {
  const { frame } = find(match, decision);
  return (match.rules.decisions as Record<string, Decision>)[frame.ask].facts?.(match.state, frame, choice);
}

/** What is chosen for a seat that cannot be waited for any longer. */
export function fallback<S extends State, V>(match: Match<S, V>, decision: Open): Choice {
  const w = find(match, decision);
  const rules = (match.rules.decisions as Record<string, Decision>)[w.frame.ask];
  return rules.fallback?.(match.state, w.frame) ?? legal(match.rules, match.state, w)[0];
}

/** Where a decision may be let pass: how, and at which moment. */
export interface Passing {
  readonly choice: Choice;
  readonly moment: string | undefined;
  /** Its seat can do nothing else. */
  readonly only: boolean;
  /** Something else would make what is about to happen turn out otherwise. */
  readonly matters: boolean;
  /** Everybody sees that. */
  readonly open: boolean;
}

export function passing<S extends State, V>(match: Match<S, V>, decision: Open): Passing | undefined {
  const w = find(match, decision);
  const { passing: pass } = (match.rules.decisions as Record<string, Decision>)[w.frame.ask];
  if (pass === undefined) return undefined;
  const all = legal(match.rules, match.state, w);
  const only = all.length === 1 && same(all[0], pass.choice);
  return {
    choice: pass.choice,
    moment: pass.moment?.(w.frame),
    only,
    matters: !only && (pass.matters?.(match.state, w.frame) ?? true),
    open: pass.isOpen?.(match.state, w.frame) ?? false,
  };
}

/** What this viewer may know. */
export function view<S extends State, V>(match: Match<S, V>, viewer: Viewer): V {
  checkViewer(match, viewer);
  return match.rules.view(match.state, viewer);
}

/** An event as this viewer may see it; `undefined` = not at all. */
export function visible<E extends Event>(event: E, viewer: Viewer): E | undefined {
  if (event.only !== undefined && (viewer === 'spectator' || !event.only.includes(viewer))) return undefined;
  if (event.secret === undefined && event.only === undefined) return event;
  const { secret, only: _only, ...open } = event;
  if (secret === undefined || viewer === 'spectator' || !secret.to.includes(viewer)) return open as unknown as E;
  const { to: _to, ...fields } = secret;
  return { ...open, ...fields } as unknown as E;
}

/** The log as this viewer may see it. */
export function log<S extends State, V>(match: Match<S, V>, viewer: Viewer): Told[] {
  checkViewer(match, viewer);
  const found: Told[] = [];
  for (const { at, event } of match.log) {
    const seen = visible(event, viewer);
    if (seen !== undefined) found.push({ at, event: seen });
  }
  return found;
}

/** `null` while the match runs. */
export function outcome<S extends State, V>(match: Match<S, V>): Outcome | null {
  return match.state.outcome;
}

/**
 * A complete state that agrees with everything the viewer knows and is random in the rest. Bots get nothing else.
 *
 * @example
 * const s = imagine(match.rules, match.state, seat, rng);
 */
export function imagine<S extends State, V>(rules: Rules<S, V>, s: S, viewer: Viewer, rng: number[]): S {
  const imagined = fork(rules, s);
  imagined.chance = branchChance(rng);
  rules.imagine(imagined, viewer, rng);
  return imagined;
}

// ── Guards ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export function checkSeat<S extends State, V>(match: Match<S, V>, seat: Seat): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.seats) {
    throw new VesperError('unknown-seat', `There is no seat ${JSON.stringify(seat)} at this table of ${match.seats}.`);
  }
}

function checkViewer<S extends State, V>(match: Match<S, V>, viewer: Viewer): void {
  if (viewer !== 'spectator') checkSeat(match, viewer);
}
