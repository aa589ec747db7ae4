/**
 * The engine: runs steps until a decision waits, lists what may be chosen, carries a choice out. Everything works on a
 * bare state, so that search pays for nothing else; `match.ts` adds the record, undo and identities around it.
 */
import type {
  AskFrame,
  Choice,
  Decision,
  Frame,
  Lane,
  Outcome,
  Rules,
  State,
  StepFrame,
  TogetherFrame,
  Waiting,
} from './contract.ts';
import { broken } from './errors.ts';
import type { VesperError } from './errors.ts';
import { below, show } from './chance.ts';
import { seal, sealedSeat } from './hearing.ts';

/** More frames than any game needs between two decisions: the rules go round in circles. */
const ENDLESS = 100_000;

/**
 * Puts up to six frames on the agenda; the first one given is next. (Not `then`: a module that exports that name is taken
 * for a promise by `await import(…)`. Not a list of any length: every call would make an array.)
 *
 * @example
 * andThen(s, { do: 'pay', price }, { ask: 'burroughsFear', seat }, { do: 'unlockScapegoats' });
 */
export function andThen<F>(s: State<F>, ...frames: F[]): void {
  if (frames.length === 1) s.agenda.push(frames[0]); // most calls, and then no array is made of the arguments
  else for (let i = frames.length - 1; i >= 0; i--) s.agenda.push(frames[i]);
}

/** Ends the match: nothing is left to do and nobody is asked any more. */
export function finish(s: State, outcome: Outcome): void {
  if (sealedSeat() >= 0) throw broken('the match ended inside a sealed lane');
  show(s); // an ended match hides nothing
  s.outcome = outcome;
  while (s.agenda.length > 0) s.agenda.pop(); // a new array would be of another kind, one for numbers, until it is filled
}

/**
 * Runs the match to the next decision of a person and writes the legal choices into `out`.
 * Returns how many there are; 0 = the match is over.
 *
 * @example
 * const out: Choice[] = [];
 * for (let n; (n = advance(rules, s, out)) > 0; ) apply(rules, s, out[below(rng, n)]);
 */
export function advance<S extends State>(rules: Rules<S>, s: S, out: Choice[]): number {
  for (let lanes = 0; lanes < ENDLESS; lanes++) {
    const decision = reach(rules, s, out);
    if (decision === null) return 0;
    if (decision !== SEALED) return listed;
    const n = settleLanes(rules, s, out);
    if (n > 0) return n; // else nobody was asked anything in the lanes, and the match goes on below them
  }
  throw endless(rules);
}

/** How many choices `reach` has listed: beside what it returns, because a pair of both would be an object every time. */
let listed = 0;

/** Stands for the decisions of sealed lanes, which wait inside the frame on top of the agenda. */
const SEALED: Decision = { rule: '', candidates: () => [], choose: () => {} };

/** The decision that waits next, its legal choices in `out`; SEALED = lanes that are not done; null = the match, or the lane, is over. */
function reach<S extends State>(rules: Rules<S>, s: S, out: Choice[]): Decision | null {
  for (let steps = 0; steps < ENDLESS; steps++) {
    const agenda = s.agenda as Frame[];
    const top = agenda.length - 1;
    if (top < 0) return atEnd(rules, s);
    const frame = agenda[top];
    const step = (frame as StepFrame).do;
    if (step !== undefined) {
      agenda.pop();
      stepOf(rules, step)(s, frame as StepFrame);
      continue;
    }
    const ask = (frame as AskFrame).ask;
    if (ask !== undefined) {
      const decision = decisionOf(rules, ask);
      const n =
        decision.list === undefined
          ? list(decision, s, frame as AskFrame, out)
          : decision.list(s, frame as AskFrame, out);
      listed = n;
      if (n > 1) return decision;
      if (decision.asked !== 'ifChoice') {
        if (n === 0) throw noChoice(rules, frame as AskFrame);
        return decision;
      }
      agenda.pop();
      if (n === 1) decision.choose(s, frame as AskFrame, out[0], true);
      continue;
    }
    if (waitsInLanes(rules, frame as TogetherFrame<Frame>)) return SEALED;
    agenda.pop();
    show(s); // what was sealed is open now
  }
  throw endless(rules);
}

const playable: Choice[] = [];

/**
 * Plays by uniformly random legal choices to the end of the match, or until `most` were made; returns how many were. Does
 * the same as `advance`, `below` and `apply` in turn, but looks every decision up only once.
 *
 * @example
 * const s = imagine(rules, match.state, seat, rng);
 * playOut(rules, s, rng);
 */
export function playOut<S extends State>(rules: Rules<S>, s: S, rng: number[], most = Infinity): number {
  let choices = 0;
  while (choices < most) {
    const decision = reach(rules, s, playable);
    if (decision === null) break;
    if (decision === SEALED) choices += playLanes(rules, s, rng, most - choices);
    else {
      decision.choose(s, s.agenda.pop() as AskFrame, playable[below(rng, listed)]);
      choices++;
    }
  }
  return choices;
}

/** All lanes to their ends: only its own seat's choices move a lane, so the others need no look meanwhile. */
function playLanes<S extends State>(rules: Rules<S>, s: S, rng: number[], most: number): number {
  const { together } = s.agenda[s.agenda.length - 1] as TogetherFrame<Frame>;
  let choices = 0;
  for (const lane of together) {
    const left = most - choices;
    choices += inLane(s, lane, () => playOut(rules, s, rng, left));
  }
  return choices;
}

// What is wrong with rules is told outside the loop, which stays small enough to be compiled into its callers.

function atEnd<S extends State>(rules: Rules<S>, s: S): null {
  if (s.outcome !== null || sealedSeat() >= 0) return null;
  throw broken(`${rules.id}: nothing is left to do and the match has no outcome`);
}

function endless<S extends State>(rules: Rules<S>): VesperError {
  return broken(`${rules.id}: ${ENDLESS} frames ran without reaching a decision`);
}

function noChoice<S extends State>(rules: Rules<S>, { ask, seat }: AskFrame): VesperError {
  return broken(`${rules.id}: "${ask}" leaves seat ${seat} without a legal choice`);
}

function missing<S extends State>(rules: Rules<S>, kind: string, name: string): never {
  throw broken(`${rules.id}: no ${kind} is called "${name}"`);
}

function stepOf<S extends State>(rules: Rules<S>, name: string): (s: S, d: StepFrame) => void {
  return rules.steps[name] ?? missing(rules, 'step', name);
}

function decisionOf<S extends State>(rules: Rules<S>, name: string): Decision {
  return rules.decisions[name] ?? missing(rules, 'decision', name);
}

/** Whether any lane has something left to do. */
function waitsInLanes<S extends State>(rules: Rules<S>, { together }: TogetherFrame<Frame>): boolean {
  if (sealedSeat() >= 0) throw broken(`${rules.id}: sealed lanes inside a sealed lane`);
  for (const lane of together) if (lane.agenda.length > 0) return true;
  return false;
}

/** Brings every lane to its next decision and lists the choices of the first one that waits; 0 = all lanes are done. */
function settleLanes<S extends State>(rules: Rules<S>, s: S, out: Choice[]): number {
  const { together } = s.agenda[s.agenda.length - 1] as TogetherFrame<Frame>;
  let first = 0;
  for (const lane of together) {
    if (lane.agenda.length === 0) continue;
    const n = inLane(s, lane, () => advance(rules, s, first === 0 ? out : scratch));
    if (first === 0) first = n;
  }
  return first;
}

/** The first lane that is not done, of the lanes on top of the agenda. */
function waitingLane(s: State): Lane {
  const { together } = s.agenda[s.agenda.length - 1] as TogetherFrame<Frame>;
  return together.find(lane => lane.agenda.length > 0)!;
}

/** Runs `act` with the lane's agenda in the place of the match's, sealed for the lane's seat. */
function inLane<S extends State, T>(s: S, lane: Lane, act: () => T): T {
  const agenda = s.agenda;
  s.agenda = lane.agenda;
  seal(lane.seat);
  try {
    return act();
  } finally {
    seal(-1);
    s.agenda = agenda;
  }
}

/**
 * Writes the legal choices of a decision, candidates − refusals, into `out` and returns how many there are; what stands
 * behind them means nothing. Games need this only for `Decision.list`.
 */
export function list<S extends State>(decision: Decision, s: S, frame: AskFrame, out: Choice[]): number {
  const candidates = decision.candidates(s, frame);
  const { length } = candidates;
  if (out.length < length) makeRoom(out, length);
  const { refuse } = decision; // decisions come in many shapes: look into this one once, not for every candidate
  let n = 0;
  // Not by index: compiled for numbers and words at once, that would turn every list of numbers it meets, often one of the
  // state, into one for anything, and all that was compiled for such lists would be thrown away.
  if (refuse === undefined) {
    for (const candidate of candidates) out[n++] = candidate;
    return n;
  }
  for (const candidate of candidates) {
    out[n] = candidate; // stays there if it is not refused: a branch here would often be guessed wrong
    n += Number(refuse(s, frame, candidate) === undefined);
  }
  return n;
}

/** Apart from the loop, which is faster when nothing in it can make the array grow. */
function makeRoom(out: Choice[], length: number): void {
  while (out.length < length) out.push(0);
}

/**
 * Carries out a legal choice of the decision that `advance` has just listed. Nothing is checked: choices come from
 * `advance`. People's choices go through `choose`.
 */
export function apply<S extends State>(rules: Rules<S>, s: S, choice: Choice): void {
  const agenda = s.agenda as Frame[];
  const frame = agenda[agenda.length - 1];
  const ask = (frame as AskFrame).ask;
  if (ask !== undefined) {
    agenda.pop();
    decisionOf(rules, ask).choose(s, frame as AskFrame, choice);
  } else {
    answerLane(rules, s, waitingLane(s), choice);
  }
}

/** The decision that `advance` has just listed and `apply` will answer; `null` = the match is over. */
export function asking(s: State): AskFrame | null {
  const top = s.agenda[s.agenda.length - 1] as Frame | undefined;
  if (top === undefined) return null;
  if (!('together' in top)) return top as AskFrame;
  const { agenda } = waitingLane(s);
  return agenda[agenda.length - 1] as AskFrame;
}

/** Whether several seats decide at once, sealed. */
export function isTogether(s: State): boolean {
  const top = s.agenda[s.agenda.length - 1] as Frame | undefined;
  return top !== undefined && 'together' in top;
}

function answerLane<S extends State>(rules: Rules<S>, s: S, lane: Lane, choice: Choice): void {
  inLane(s, lane, () => {
    const frame = s.agenda.pop() as AskFrame;
    decisionOf(rules, frame.ask).choose(s, frame, choice);
  });
}

const scratch: Choice[] = [];

/** Runs the match to rest: afterwards a decision waits or the match is over. */
export function settle<S extends State>(rules: Rules<S>, s: S): void {
  advance(rules, s, scratch);
}

/**
 * All decisions that wait now, of a match at rest: the required one (or one per unfinished lane), then the optional
 * ones of other seats.
 */
export function waiting<S extends State>(rules: Rules<S>, s: S): Waiting[] {
  const found: Waiting[] = [];
  const top = s.agenda[s.agenda.length - 1] as Frame | undefined;
  if (top === undefined) return found;
  if ('together' in top) {
    const lanes = (top as TogetherFrame<Frame>).together;
    lanes.forEach((lane, index) => {
      const frame = lane.agenda[lane.agenda.length - 1];
      if (frame !== undefined) found.push({ frame: frame as AskFrame, lane: index, optional: false });
    });
    return found;
  }
  found.push({ frame: top as AskFrame, lane: -1, optional: false });
  if (rules.interjections !== undefined) {
    for (const frame of rules.interjections(s)) {
      if (list(decisionOf(rules, frame.ask), s, frame, scratch) > 0) {
        found.push({ frame, lane: -1, optional: true });
      }
    }
  }
  return found;
}

/** The legal choices of a waiting decision: candidates − refusals. */
export function legal<S extends State>(rules: Rules<S>, s: S, w: Waiting): Choice[] {
  const out: Choice[] = [];
  out.length = list(decisionOf(rules, w.frame.ask), s, w.frame, out);
  return out;
}

/** Carries out a choice of any waiting decision, unchecked, and brings the match to rest. */
export function answer<S extends State>(rules: Rules<S>, s: S, w: Waiting, choice: Choice): void {
  if (w.lane >= 0) {
    const frame = s.agenda[s.agenda.length - 1] as TogetherFrame<Frame>;
    answerLane(rules, s, frame.together[w.lane], choice);
  } else {
    if (!w.optional) s.agenda.pop();
    decisionOf(rules, w.frame.ask).choose(s, w.frame, choice);
  }
  settle(rules, s);
}
