/** The people at a table and what they say: choices, views and takings-back, all through the kernel. */
import {
  choices,
  choose,
  facts,
  fallback,
  fork,
  listen,
  open,
  refusals,
  settle,
  start,
  undo,
  undoable,
  view,
} from '@vesper/kernel';
import type { Choice, Facts, Match, Open, Refusal, Seat, Viewer } from '@vesper/kernel';
import type { Colonist } from '../content/types.ts';
import { salem } from '../game.ts';
import { NONE } from '../state.ts';
import type { SalemEvent, SalemState, SalemView, Space } from '../state.ts';
import { wrongWith } from './invariants.ts';

export type SalemMatch = Match<SalemState, SalemView>;
export type Letter = 'A' | 'B' | 'C' | 'D';
export const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D'];
export const seatOf = (letter: Letter): Seat => LETTERS.indexOf(letter);

/** Somebody at the table. */
class Person {
  readonly #table: Table;
  readonly seat: Seat;

  constructor(table: Table, seat: Seat) {
    this.#table = table;
    this.seat = seat;
  }

  /** Answers what this seat is asked, one answer after the other. */
  chooses(...answers: Choice[]): this {
    for (const choice of answers) this.#table.answer(this.seat, choice);
    return this;
  }

  takesBack(): this {
    undo(this.#table.match, this.seat);
    return this;
  }

  get canTakeBack(): number {
    return undoable(this.#table.match, this.seat);
  }

  get influence(): number {
    return this.#table.state.players[this.seat].influence;
  }

  get circle(): readonly Colonist[] {
    return this.#table.state.players[this.seat].circle;
  }

  get jail(): readonly Colonist[] {
    return this.#table.state.players[this.seat].jail;
  }

  get messengers(): number {
    return this.#table.state.players[this.seat].messengers;
  }

  /** What this seat may choose; nothing while it is not asked. */
  get offered(): readonly Choice[] {
    const decision = open(this.#table.match).find(({ seat }) => seat === this.seat);
    return decision === undefined ? [] : choices(this.#table.match, decision);
  }

  get sees(): SalemView {
    return this.#table.seenBy(this.seat);
  }
}

export class Table {
  readonly match: SalemMatch;
  readonly A: Person;
  readonly B: Person;
  readonly C: Person;
  readonly D: Person;

  constructor(match: SalemMatch) {
    this.match = match;
    [this.A, this.B, this.C, this.D] = [0, 1, 2, 3].map(seat => new Person(this, seat)) as [
      Person,
      Person,
      Person,
      Person,
    ];
  }

  /** So that `const { table, A, B } = arrange(…)` reads well. */
  get table(): this {
    return this;
  }

  get state(): SalemState {
    return this.match.state;
  }

  get supply(): SalemState['supply'] {
    return this.state.supply;
  }

  accusationsOn(colonist: Colonist): number {
    return this.state.accusations[colonist];
  }

  fearOn(colonist: Colonist): number {
    return this.state.fear[colonist];
  }

  /** Who is asked what, e.g. `A accuse`; `nobody` when the match is over. */
  get asking(): string {
    const waiting = open(this.match).map(({ seat, ask }) => `${LETTERS[seat]} ${ask}`);
    return waiting.length === 0 ? 'nobody' : waiting.join(', ');
  }

  get decision(): Open {
    return open(this.match)[0];
  }

  /** What may be chosen now. */
  get offered(): readonly Choice[] {
    return choices(this.match, this.decision);
  }

  /** The Colonists that may be chosen now, without words such as `decline`. */
  get targets(): readonly Colonist[] {
    return this.offered.filter(choice => typeof choice === 'number');
  }

  /** Why something may not be chosen now; `undefined` = it may. */
  refusalOf(choice: Choice): Refusal | undefined {
    const found = refusals(this.match, this.decision).find(refused => refused.choice === choice);
    return found === undefined ? undefined : { rule: found.rule, why: found.why };
  }

  factsOf(choice: Choice): Facts | undefined {
    return facts(this.match, this.decision, choice);
  }

  /** What an arrest or a bring of this Colonist would cost. */
  priceOf(colonist: Colonist): number {
    return this.factsOf(colonist)?.total as number;
  }

  /** What the platform would choose for a seat whose time is up. */
  get fallback(): Choice {
    return fallback(this.match, this.decision);
  }

  /** Everyone's clock runs out until somebody is asked this. */
  passUntil(asking: string): this {
    while (!this.asking.endsWith(asking)) this.answer(this.decision.seat, this.fallback);
    return this;
  }

  seenBy(viewer: Viewer): SalemView {
    return view(this.match, viewer);
  }

  answer(seat: Seat, choice: Choice): void {
    choose(this.match, { seat, choice });
    assertSound(this.match.state);
  }

  /** Everything that has happened since the table was arranged, or only the events of one name. */
  get events(): readonly SalemEvent[] {
    return this.match.log.map(({ event }) => event as SalemEvent);
  }

  told<Name extends SalemEvent['event']>(name: Name): readonly Extract<SalemEvent, { readonly event: Name }>[] {
    return this.events.filter(event => event.event === name) as Extract<SalemEvent, { readonly event: Name }>[];
  }

  /** A later moment: one messenger alone stands on the board and its space is resolved. */
  resolve(space: Space, letter: Letter): this {
    const s = this.state;
    s.spaces.fill(NONE);
    for (const player of s.players) player.messengers = messengersEach(s.players.length);
    s.spaces[space] = seatOf(letter);
    s.players[seatOf(letter)].messengers--;
    s.agenda = [{ do: 'resolveNext' }];
    goOn(this.match);
    return this;
  }
}

/** A match as it begins, set up by the rules themselves. */
export function begin(seats: number, options: { readonly startDraft?: boolean } = {}, seed = 'a candle'): Table {
  return new Table(start(salem, { seats, options, seed }));
}

/** Runs to the next decision, from which the match then counts as begun. */
export function goOn(match: SalemMatch): void {
  assertSound(match.state);
  const heard = listen(match.state, () => settle(salem, match.state));
  for (const event of heard.events) match.log.push({ at: match.record.length, event });
  match.base = { state: fork(salem, match.state), log: match.log.length, since: [] };
  assertSound(match.state);
}

function assertSound(s: SalemState): void {
  const wrong = wrongWith(s);
  if (wrong.length > 0) throw new Error(`the table is not sound: ${wrong.join('; ')}`);
}

export const messengersEach = (seats: number): number => (seats === 2 ? 3 : 2);
