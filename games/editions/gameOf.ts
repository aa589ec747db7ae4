/**
 * An edition as a game that keeps today's contract, so that nobody else needs to know that there are editions. Its state
 * wraps the edition's own one, which is never changed and therefore shared by all copies; the agenda shows the kernel
 * nothing but the decisions that wait there.
 */
import { VesperError, andThen, copy, finish, isHeard, placesOf, same, show, tell } from '@vesper/kernel';
import type {
  AskFrame,
  Choice,
  Decision,
  ErrorCode,
  Event,
  Facts,
  Frame,
  Game,
  Lookahead,
  Refusal,
  State,
  TogetherFrame,
} from '@vesper/kernel';
import type { AtRest, Done, EditionPort, EditionState, PortBrain, PortFrame, PortWaiting } from './port.ts';

export type { EditionPort } from './port.ts';

interface Wrapped extends State<Frame> {
  /** The edition's own state. */
  inner: EditionState;
  waiting: readonly PortWaiting[];
  /** What an answer led to and the table has not been told yet; `null` at rest. */
  done: Pick<Done, 'events' | 'learnt' | 'outcome'> | null;
}

type EditionGame = Game<Wrapped, unknown, Event, Frame>;

/** Puts on the agenda what the edition waits for: lies below every decision. */
const goOn: Frame = { do: 'goOn' };

/**
 * @example
 * const salem = gameOf((await import('./salem/editions/1.js')).edition);
 */
export function gameOf(port: EditionPort): Game {
  const { id, name, version, seats, together, options, about, decisions } = port.about;
  const offered = offersOf(port);
  const game: EditionGame = {
    id,
    name,
    version,
    seats,
    together,
    options,
    about,
    setup: (count, chosen, chance, seed = '') => {
      const done = asked(() => port.setup({ seats: count, options: chosen, seed }));
      return { agenda: [goOn], chance, outcome: null, inner: done.state, waiting: done.waiting, done };
    },
    steps: { goOn: s => settleHere(s) },
    decisions: Object.fromEntries(
      Object.entries(decisions).map(([ask, about]) => [ask, decisionOf(port, offered, about)]),
    ),
    interjections: s => s.waiting.filter(({ optional }) => optional).map(({ frame }) => frame),
    view: (s, viewer) => asked(() => port.view({ state: s.inner, viewer })),
    imagine(s, viewer, rng) {
      const imagined = asked(() => port.imagine({ state: s.inner, viewer, chance: s.chance, rng }));
      imagined.rng.forEach((word, i) => (rng[i] = word));
      lay(s, imagined);
    },
    copy: s => ({ ...s, agenda: copy(s.agenda), chance: s.chance.slice() }),
    stored: {
      save: s => s.inner,
      load: kept =>
        lay(
          unlaid(),
          asked(() => port.rest(kept as EditionState)),
        ),
      hash: s => port.hash(s.inner),
    },
    words: { ...port.words, twin: view => port.words.table(view), seatsInText: true },
    manual: port.manual,
    brain: brainOf(port.brain),
  };
  return game;
}

const unlaid = (): Wrapped => ({ agenda: [], chance: [], outcome: null, inner: {}, waiting: [], done: null });

/** Lays a table at rest out for the kernel. */
function lay(s: Wrapped, { state, waiting, outcome }: AtRest): Wrapped {
  s.inner = state;
  s.waiting = waiting;
  s.outcome = outcome === null ? null : { ...outcome, places: placesOf(outcome) };
  s.done = null;
  s.agenda = outcome === null ? [goOn, top(waiting)] : [];
  return s;
}

function top(waiting: readonly PortWaiting[]): Frame {
  const required = waiting.filter(({ optional }) => !optional);
  if (required[0].lane < 0) return required[0].frame;
  const lanes = required.map(({ frame }) => ({ seat: frame.seat, agenda: [frame as Frame] }));
  return { together: lanes } satisfies TogetherFrame;
}

/** Tells what an answer led to, and waits for what the edition waits for. */
function settleHere(s: Wrapped): void {
  const { done } = s;
  s.done = null;
  if (done !== null) {
    for (const event of done.events) tell(s, event);
    if (done.learnt) show(s);
    if (done.outcome !== null) return finish(s, { ...done.outcome, places: placesOf(done.outcome) });
  }
  andThen(s, top(s.waiting), goOn);
}

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Offered {
  readonly choices: readonly Choice[];
  /** By place, for the refused ones. */
  readonly refusals: readonly (Refusal | undefined)[];
}

type Offers = (state: EditionState, frame: PortFrame) => Offered;

/** The candidates of a decision, asked for once for every state. */
function offersOf(port: EditionPort): Offers {
  const known = new WeakMap<EditionState, Map<string, Offered>>();
  return (state, frame) => {
    let here = known.get(state);
    if (here === undefined) known.set(state, (here = new Map()));
    const name = JSON.stringify(frame);
    let found = here.get(name);
    if (found === undefined) {
      const candidates = asked(() => port.candidates({ state, frame }));
      found = { choices: candidates.map(({ choice }) => choice), refusals: candidates.map(({ refusal }) => refusal) };
      here.set(name, found);
    }
    return found;
  };
}

function decisionOf(
  port: EditionPort,
  offered: Offers,
  { rule, hidden, facts, passing, nameless }: EditionPort['about']['decisions'][string],
): Decision<Wrapped> {
  return {
    rule,
    ruleFor: (s, d) => port.rule?.({ state: s.inner, frame: d as PortFrame }) ?? rule,
    hidden,
    candidates: (s, d) => offered(s.inner, d as PortFrame).choices,
    refuse(s, d, c) {
      const { choices, refusals } = offered(s.inner, d as PortFrame);
      const at = choices.indexOf(c);
      return refusals[at >= 0 ? at : choices.findIndex(choice => same(choice, c))];
    },
    choose: (s, d, c) => choose(port, s, d as PortFrame, c),
    fallback: (s, d) => asked(() => port.fallback({ state: s.inner, frame: d as PortFrame })),
    ...(facts
      ? {
          facts: (s: Wrapped, d: AskFrame, choice: Choice) =>
            asked(() => port.facts({ state: s.inner, frame: d as PortFrame, choice })) as Facts,
        }
      : {}),
    ...(passing === undefined
      ? {}
      : {
          passing: nameless
            ? { choice: passing }
            : { choice: passing, moment: (d: AskFrame) => port.moment(d as PortFrame) },
        }),
  };
}

/** The edition goes on to its next decision at once; the kernel follows step by step. */
function choose(port: EditionPort, s: Wrapped, frame: PortFrame, choice: Choice): void {
  const lane = s.waiting.find(w => same(w.frame, frame))?.lane ?? -1;
  const done = asked(() => port.answer({ state: s.inner, frame, lane, choice, heard: isHeard(s) }));
  s.inner = done.state;
  s.waiting = done.waiting;
  if (!done.sealed) {
    s.done = done;
    if (lane >= 0) return; // the last lane is empty now: the kernel takes them all off, and goes on below
    s.agenda.length = 0;
    andThen(s, goOn);
    return;
  }
  // What happens inside a lane is told inside it.
  for (const event of done.events) tell(s, event);
  if (done.learnt) show(s);
  const next = done.waiting.find(w => w.lane === lane);
  if (next !== undefined) andThen(s, next.frame);
}

// ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

function brainOf({ evaluate, policy, lookahead }: PortBrain): EditionGame['brain'] {
  return {
    evaluate: (s, seat) => asked(() => evaluate({ state: s.inner, seat })),
    policy(s, d, legal, n, rng) {
      const frame = d as PortFrame;
      const { choice, rng: after } = asked(() => policy({ state: s.inner, frame, legal: legal.slice(0, n), rng }));
      after.forEach((word, i) => (rng[i] = word));
      return choice;
    },
    ...(lookahead === undefined ? {} : { lookahead: lookaheadOf(lookahead) }),
  };
}

function lookaheadOf(port: NonNullable<PortBrain['lookahead']>): Lookahead<Wrapped> {
  const { samples, follow } = port;
  return {
    samples,
    follow,
    isSettled: (s, d, choice) => asked(() => port.isSettled({ state: s.inner, frame: d as PortFrame, choice })),
    shortlist: (s, d, legal, n) =>
      asked(() => port.shortlist({ state: s.inner, frame: d as PortFrame, legal: legal.slice(0, n) })),
  };
}

/** An edition's faults are this kernel's errors again. */
function asked<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    const { code, message } = error as Error & { readonly code?: ErrorCode };
    throw new VesperError(code ?? 'broken-rules', message);
  }
}
