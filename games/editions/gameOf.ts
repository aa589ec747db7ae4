/**
 * An edition as a game that keeps today's contract, so that nobody else needs to know that there are editions. Its state
 * wraps the edition's own one, which is never changed and therefore shared by all copies; the agenda shows the kernel
 * nothing but the decisions that wait there.
 */
import {
  VesperError,
  andThen,
  chanceOf,
  copy,
  finish,
  isHeard,
  placesOf,
  same,
  show,
  tell,
  toShares,
} from '@vesper/kernel';
import type {
  AskFrame,
  Choice,
  Decision,
  ErrorCode,
  Event,
  Facts,
  Frame,
  Game,
  LegacyRules,
  Lookahead,
  Passable,
  Refusal,
  State,
  TogetherFrame,
} from '@vesper/kernel';
import type {
  AtRest,
  Done,
  Edition,
  EditionPort,
  EditionState,
  PortBrain2,
  PortFrame,
  PortLegacies,
  PortWaiting,
} from './port.ts';

export type { Edition } from './port.ts';

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
export function gameOf(port: Edition): Game {
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
    setup: (count, chosen, chance, seed = '', legacies = []) => {
      const brought = legacies.length === 0 ? {} : { legacies };
      const done = asked(() => port.setup({ seats: count, options: chosen, seed, ...brought }));
      return { agenda: [goOn], chance, outcome: null, seats: count, inner: done.state, waiting: done.waiting, done };
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
      load: (kept, count) =>
        lay(
          unlaid(count),
          asked(() => port.rest(kept as EditionState)),
        ),
      hash: s => port.hash(s.inner),
    },
    ...(port.port === 1 || port.legacy === undefined ? {} : { legacy: legacyOf(port.legacy) }),
    words: { ...port.words, twin: view => port.words.table(view), seatsInText: true },
    manual: port.manual,
    brain: brainOf(port),
  };
  return game;
}

function legacyOf(port: PortLegacies): LegacyRules<Wrapped> {
  return {
    objection: sheet => asked(() => port.objection(sheet)),
    left: s => asked(() => port.left(s.inner)),
    about: sheet => asked(() => port.about(sheet)),
    most: seats => asked(() => port.most(seats)),
    clash: sheets => asked(() => port.clash(sheets)),
    match: options => asked(() => port.match(options)),
  };
}

const unlaid = (seats: number): Wrapped => ({
  agenda: [],
  chance: [],
  outcome: null,
  seats,
  inner: {},
  waiting: [],
  done: null,
});

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
    if (done.learnt) show(s); // before its events: which of them are older is not known
    for (const event of done.events) tell(s, event);
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

/** The candidates of a decision, asked for once: whoever has listed them goes through their refusals next. */
function offersOf(port: Edition): Offers {
  let of: EditionState | undefined;
  let to: PortFrame | undefined;
  let last: Offered;
  return (state, frame) => {
    if (state === of && frame === to) return last;
    const candidates = asked(() => port.candidates({ state, frame }));
    last = { choices: candidates.map(({ choice }) => choice), refusals: candidates.map(({ refusal }) => refusal) };
    [of, to] = [state, frame];
    return last;
  };
}

function decisionOf(
  port: Edition,
  offered: Offers,
  { rule, hidden, facts, passing, nameless }: Edition['about']['decisions'][string],
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
    ...(passing === undefined ? {} : { passing: passableOf(port, passing, nameless === true) }),
  };
}

function passableOf(port: Edition, choice: Choice, nameless: boolean): Passable<Wrapped> {
  const urgency = (s: Wrapped, d: AskFrame): { matters: boolean; open: boolean } => {
    const known = 'urgency' in port ? port.urgency : undefined;
    return known === undefined
      ? { matters: true, open: false }
      : asked(() => known({ state: s.inner, frame: d as PortFrame }));
  };
  return {
    choice,
    ...(nameless ? {} : { moment: (d: AskFrame) => port.moment(d as PortFrame) }),
    matters: (s, d) => urgency(s, d).matters,
    isOpen: (s, d) => urgency(s, d).open,
  };
}

/** The edition goes on to its next decision at once; the kernel follows step by step. */
function choose(port: Edition, s: Wrapped, frame: PortFrame, choice: Choice): void {
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
  if (done.learnt) show(s);
  for (const event of done.events) tell(s, event);
  const next = done.waiting.find(w => w.lane === lane);
  if (next !== undefined) andThen(s, next.frame);
}

// ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

function brainOf(port: Edition): EditionGame['brain'] {
  const { policy, lookahead } = port.brain;
  return {
    ...(port.port === 1 ? judgedByPoints(port) : judgedByShares(port.brain)),
    policy(s, d, legal, n, rng) {
      const frame = d as PortFrame;
      const { choice, rng: after } = asked(() => policy({ state: s.inner, frame, legal: legal.slice(0, n), rng }));
      after.forEach((word, i) => (rng[i] = word));
      return choice;
    },
    ...(lookahead === undefined ? {} : { lookahead: lookaheadOf(lookahead) }),
  };
}

type Judgement = Pick<EditionGame['brain'], 'stage' | 'appeals' | 'shares'>;

function judgedByShares({ stage, appeals, shares }: PortBrain2): Judgement {
  const put = (found: readonly number[], out: number[]): void => found.forEach((value, i) => (out[i] = value));
  return {
    stage: s => asked(() => stage(s.inner)),
    appeals: (s, d, legal, n, out) =>
      put(
        asked(() => appeals({ state: s.inner, frame: d as PortFrame, legal: legal.slice(0, n) })),
        out,
      ),
    shares: (s, out) =>
      put(
        asked(() => shares(s.inner)),
        out,
      ),
  };
}

/** By game, for editions of port 1: a lead of so many of their points makes winning e times as likely; what an even chance has. */
const POINTS: { readonly [id: string]: { readonly scale: number; readonly even: number } } = {
  salem: { scale: 6, even: 0 },
  realm: { scale: 60, even: 60 },
  dungeon: { scale: 8, even: 0 },
};
const SOME_POINTS = { scale: 10, even: 0 };
/** What speaks for a choice that the policy does not make. */
const UNWANTED = 0.1;

/** Port 1 knows no stages: its bots judged a table when it was somebody else's turn. */
function judgedByPoints({ about: { id, together }, brain: { evaluate, policy } }: EditionPort): Judgement {
  const { scale, even } = POINTS[id] ?? SOME_POINTS;
  return {
    stage(s) {
      const required = s.waiting.find(({ optional }) => !optional);
      return required === undefined || required.lane >= 0 ? -1 : required.frame.seat;
    },
    appeals(s, d, legal, n, out) {
      const given = { state: s.inner, frame: d as PortFrame, legal: legal.slice(0, n), rng: [1, 2, 3, 4] };
      const wanted = asked(() => policy(given)).choice;
      for (let i = 0; i < n; i++) out[i] = same(legal[i], wanted) ? 1 : UNWANTED;
    },
    shares(s, out) {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = asked(() => evaluate({ state: s.inner, seat }));
      if (together || s.seats === 1) out.forEach((points, seat) => (out[seat] = chanceOf(points - even, scale)));
      else toShares(out, s.seats, scale);
    },
  };
}

function lookaheadOf(port: NonNullable<Edition['brain']['lookahead']>): Lookahead<Wrapped> {
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
