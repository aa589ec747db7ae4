/**
 * A table for tests that read as play: arrange it, let a seat choose, look at it. All goes through the kernel, as it does
 * for people. A game's own table adds what it is looked at for.
 *
 * @example
 * class Table extends TestTable<SalemState, SalemView, SalemEvent> {
 *   accusationsOn(colonist: Colonist): number {
 *     return this.s.accusations[colonist];
 *   }
 * }
 * const t = new Table(salem, start(salem, { seats: 3, seed: 'a candle' }), checks);
 * t.says('A', 8);
 * expect(t.refusalOf(8)).toEqual({ rule: 'SAL-9.2', why: 'spaceTaken' });
 */
import {
  choices,
  choose,
  difference,
  facts,
  fallback,
  fork,
  listen,
  open,
  refusals,
  same,
  settle,
  undo,
  undoable,
  view,
} from '@vesper/kernel';
import type {
  Choice,
  Decision,
  Event,
  Facts,
  Frame,
  Game,
  Match,
  Open,
  Refusal,
  Seat,
  State,
  Viewer,
} from '@vesper/kernel';
import { unsound } from './checks.ts';
import type { Checks } from './checks.ts';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
/** The people at the table; A has seat 0. */
export type Letter = (typeof LETTERS)[number];

export function seatOf(who: Letter | Seat): Seat {
  return typeof who === 'number' ? who : LETTERS.indexOf(who);
}

export class TestTable<S extends State<F>, V, E extends Event, F = Frame> {
  readonly match: Match<S, V>;
  readonly #game: Game<S, V, E, F>;
  readonly #checks: Pick<Checks<S>, 'invariants'> | undefined;

  /** With `checks`, their invariants must hold whenever somebody is asked. */
  constructor(game: Game<S, V, E, F>, match: Match<S, V>, checks?: Pick<Checks<S>, 'invariants'>) {
    this.#game = game;
    this.match = match;
    this.#checks = checks;
  }

  get s(): S {
    return this.match.state;
  }

  /** Runs an arranged state to its next decision, from where the match counts as begun; what happens on the way is told. */
  goOn(): this {
    const { match } = this;
    this.#expectSound(null);
    const heard = listen(match.state, () => settle(this.#game, match.state));
    for (const event of heard.events) match.log.push({ at: match.record.length, event });
    match.base = { state: fork(this.#game, match.state), log: match.log.length, since: [] };
    this.#expectSound(null);
    return this;
  }

  // ── Choosing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whoever is waited for answers, one answer after the other. */
  chooses(...answers: readonly Choice[]): this {
    for (const choice of answers) this.#answer(this.decision.seat, choice);
    return this;
  }

  /** This seat answers, whether it is waited for or interjects. */
  says(who: Letter | Seat, ...answers: readonly Choice[]): this {
    for (const choice of answers) this.#answer(seatOf(who), choice);
    return this;
  }

  /** Everyone's clock runs out until somebody is asked this. */
  passUntil(ask: string): this {
    while (this.decision.ask !== ask) this.chooses(this.fallback);
    return this;
  }

  takesBack(who: Letter | Seat): this {
    undo(this.match, seatOf(who));
    return this;
  }

  canTakeBack(who: Letter | Seat): number {
    return undoable(this.match, seatOf(who));
  }

  #answer(seat: Seat, choice: Choice): void {
    const before = fork(this.#game, this.s);
    for (const decision of open(this.match)) if (decision.seat === seat) this.#expectListed(decision);
    choose(this.match, { seat, choice });
    this.#expectSound(before);
  }

  // ── Being asked ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The decision that is waited for. */
  get decision(): Open {
    return found(open(this.match).find(({ optional }) => !optional));
  }

  /** The decision of this seat. */
  asked(who: Letter | Seat): Open {
    return found(open(this.match).find(({ seat }) => seat === seatOf(who)));
  }

  /** Who is asked what: `A accuse`; interjections with a question mark; `nobody` when the match is over. */
  get asking(): string {
    const waiting = open(this.match).map(({ seat, ask, optional }) => `${LETTERS[seat]} ${ask}${optional ? '?' : ''}`);
    return waiting.length === 0 ? 'nobody' : waiting.join(', ');
  }

  /** What may be chosen now. */
  get offered(): readonly Choice[] {
    this.#expectListed(this.decision);
    return choices(this.match, this.decision);
  }

  /** What this seat may choose; nothing while it is not asked. */
  offeredTo(who: Letter | Seat): readonly Choice[] {
    const decision = open(this.match).find(({ seat }) => seat === seatOf(who));
    return decision === undefined ? [] : choices(this.match, decision);
  }

  offers(choice: Choice): boolean {
    return this.offered.some(offered => same(offered, choice));
  }

  /** Why something may not be chosen now; `undefined` = it may, or nobody would think of it. */
  refusalOf(choice: Choice, who?: Letter | Seat): Refusal | undefined {
    const decision = who === undefined ? this.decision : this.asked(who);
    const refused = refusals(this.match, decision).find(one => same(one.choice, choice));
    return refused === undefined ? undefined : { rule: refused.rule, why: refused.why };
  }

  factsOf(choice: Choice): Facts | undefined {
    return facts(this.match, this.decision, choice);
  }

  /** What the host would choose for a seat whose time is up. */
  get fallback(): Choice {
    return fallback(this.match, this.decision);
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  seenBy(viewer: Viewer): V {
    return view(this.match, viewer);
  }

  /** Everything that has happened since the table was arranged. */
  get events(): readonly E[] {
    return this.match.log.map(({ event }) => event as E);
  }

  /** What has happened of one kind. */
  told<Name extends E['event']>(name: Name): Extract<E, { readonly event: Name }>[] {
    return this.events.filter((told): told is Extract<E, { readonly event: Name }> => told.event === name);
  }

  // ── What must hold all the time ──────────────────────────────────────────────────────────────────────────────────

  #expectSound(before: S | null): void {
    if (this.#checks === undefined) return;
    const wrong = unsound(this.#checks, this.s, before);
    if (wrong.length > 0) throw new Error(`The table is not sound. ${wrong.join('; ')}`);
  }

  /** A decision that lists its choices by itself must list what is offered. */
  #expectListed(decision: Open): void {
    const { list } = (this.#game.decisions as { readonly [ask: string]: Decision<S> })[decision.ask];
    if (list === undefined) return;
    const listed: Choice[] = [];
    listed.length = list(this.s, decision.frame, listed);
    const differs = difference(choices(this.match, decision), listed);
    if (differs !== undefined) throw new Error(`"${decision.ask}" lists other choices than it offers: ${differs}`);
  }
}

function found(decision: Open | undefined): Open {
  if (decision === undefined) throw new Error('Nobody is asked anything.');
  return decision;
}
