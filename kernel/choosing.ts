/** Choosing and taking back: how a match goes on. */
import { answer, waiting } from './agenda.ts';
import type { Choice, Decision, Seat, State, Waiting } from './contract.ts';
import { copy, same } from './copy.ts';
import { VesperError } from './errors.ts';
import { listen } from './hearing.ts';
import type { Heard } from './hearing.ts';
import { checkSeat, decisionId, fork, write } from './match.ts';
import type { Match, Pending, Told } from './match.ts';
import { refusalOf } from './refusal.ts';

export interface Chosen {
  readonly seat: Seat;
  readonly choice: Choice;
  /** The decision's id, so that a late or repeated answer is never applied to something else. */
  readonly decision?: string;
}

/**
 * Answers a decision. The choice is checked against the rules; the result is what happened.
 *
 * @example
 * const told = choose(match, { seat: 0, choice: 8 });
 */
export function choose<S extends State, V>(match: Match<S, V>, chosen: Chosen): Told[] {
  const w = asked(match, chosen);
  const choice = lawful(match, w, chosen.choice);
  const { frame } = w;
  const pending: Pending = {
    seat: frame.seat,
    ask: frame.ask,
    choice: copy(choice), // a candidate may lie in the state; the record shares nothing with it
    lane: w.lane >= 0,
    at: match.record.length + 1,
  };
  const { base } = match;
  // Choices of different seats can stand side by side only in lanes; anything else closes what was open to undo.
  if (match.base.since.some(p => p.seat !== frame.seat && !(p.lane && pending.lane))) rebase(match);
  const { events, learnt } = carryOut(match, w, pending, base);
  write(match, { seat: frame.seat, ask: frame.ask, choice: pending.choice });
  const told: Told[] = [];
  for (const event of events) {
    const line = { at: pending.at, event };
    told.push(line);
    match.log.push(line);
  }
  if (learnt) rebase(match);
  else match.base.since.push(pending);
  return told;
}

/** An answer that may be given now, and the decision it is meant for; throws as `choose` does. */
export function checked<S extends State, V>(
  match: Match<S, V>,
  chosen: Chosen,
): { readonly waits: Waiting; readonly choice: Choice } {
  const waits = asked(match, chosen);
  return { waits, choice: lawful(match, waits, chosen.choice) };
}

/** The decision that an answer is meant for. */
function asked<S extends State, V>(match: Match<S, V>, chosen: Chosen): Waiting {
  checkSeat(match, chosen.seat);
  if (match.state.outcome !== null) throw new VesperError('match-over', 'The match is over.');
  const waits = waiting(match.rules, match.state);
  if (chosen.decision !== undefined) {
    for (const w of waits) if (w.frame.seat === chosen.seat && decisionId(match, w) === chosen.decision) return w;
    throw new VesperError('stale-decision', `The decision "${chosen.decision}" does not wait for seat ${chosen.seat}.`);
  }
  const mine = waits.filter(w => w.frame.seat === chosen.seat);
  if (mine.length === 0) throw new VesperError('not-asked', `Seat ${chosen.seat} is not asked anything now.`);
  return mine.find(w => isCandidate(match, w, chosen.choice)) ?? mine[0];
}

function isCandidate<S extends State, V>(match: Match<S, V>, w: Waiting, choice: Choice): boolean {
  const decision = (match.rules.decisions as Record<string, Decision>)[w.frame.ask];
  return decision.candidates(match.state, w.frame).some(candidate => same(candidate, choice));
}

/** The candidate that equals the answer, if the rules allow it. */
function lawful<S extends State, V>(match: Match<S, V>, w: Waiting, choice: Choice): Choice {
  const decision = (match.rules.decisions as Record<string, Decision>)[w.frame.ask];
  const candidate = decision.candidates(match.state, w.frame).find(c => same(c, choice));
  if (candidate === undefined) {
    throw new VesperError('illegal-choice', `${JSON.stringify(choice)} is not an answer to "${w.frame.ask}".`);
  }
  const refusal = decision.refuse?.(match.state, w.frame, candidate);
  if (refusal !== undefined) {
    throw new VesperError(
      'illegal-choice',
      `${JSON.stringify(choice)} is refused: ${refusal.why} (${refusal.rule}).`,
      refusalOf(refusal, match.state, w.frame, candidate),
    );
  }
  return candidate;
}

/** Plays a choice on the match's state; a game that fails half-way leaves the match as it was. */
function carryOut<S extends State, V>(
  match: Match<S, V>,
  w: Waiting,
  pending: Pending,
  before: Match<S, V>['base'],
): Heard {
  const s = match.state;
  try {
    return listen(s, () => answer(match.rules, s, w, copy(pending.choice)));
  } catch (error) {
    match.base = before;
    match.state = replayPending(match, match.base.since).state;
    throw error;
  }
}

function rebase<S extends State, V>(match: Match<S, V>): void {
  match.base = { state: fork(match.rules, match.state), log: match.log.length, since: [] };
}

// ── Taking back ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * How many of its own choices a seat may take back: as far as nobody has learnt anything hidden and no other seat has
 * chosen since. Sealed answers of others do not count.
 */
export function undoable<S extends State, V>(match: Match<S, V>, seat: Seat): number {
  return match.base.since.filter(pending => pending.seat === seat).length;
}

/**
 * Takes the seat's last choice back. The record keeps both the choice and the undo.
 *
 * @example
 * if (undoable(match, 0) > 0) undo(match, 0);
 */
export function undo<S extends State, V>(match: Match<S, V>, seat: Seat): void {
  checkSeat(match, seat);
  const last = match.base.since.findLastIndex(pending => pending.seat === seat);
  if (last < 0) {
    throw new VesperError('nothing-to-undo', `Seat ${seat} has no choice that can be taken back.`);
  }
  const kept = match.base.since.filter((_, index) => index !== last);
  const { state, log: told } = replayPending(match, kept);
  match.state = state;
  match.log = [...match.log.slice(0, match.base.log), ...told];
  match.base.since = kept;
  write(match, { seat, undo: true });
}

function replayPending<S extends State, V>(match: Match<S, V>, pending: readonly Pending[]): { state: S; log: Told[] } {
  const rules = match.rules;
  const state = fork(rules, match.base.state);
  const told: Told[] = [];
  for (const { seat, ask, choice, at } of pending) {
    const w = waiting(rules, state).find(x => x.frame.seat === seat && x.frame.ask === ask)!;
    const heard = listen(state, () => answer(rules, state, w, copy(choice)));
    for (const event of heard.events) told.push({ at, event });
  }
  return { state, log: told };
}
