/** The people at a table of Salem, and what they look at. */
import { TestTable, seatOf } from '@vesper/checkers/testTable';
import type { Letter } from '@vesper/checkers/testTable';
import { start } from '@vesper/kernel';
import type { Choice, Match, Seat } from '@vesper/kernel';
import { invariants } from '../checks/invariants.ts';
import type { Colonist } from '../content/types.ts';
import { salem } from '../game.ts';
import { NONE } from '../state.ts';
import type { SalemEvent, SalemFrame, SalemState, SalemView, Space } from '../state.ts';

export type SalemMatch = Match<SalemState, SalemView>;

/** An arranged table has no past: how its rows were filled and how many cards were drawn in how many rounds may be odd. */
const lasting = { invariants: invariants.filter(({ name }) => !/^9 Rows|^17/.test(name)) };

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
    this.#table.says(this.seat, ...answers);
    return this;
  }

  takesBack(): this {
    this.#table.takesBack(this.seat);
    return this;
  }

  get canTakeBack(): number {
    return this.#table.canTakeBack(this.seat);
  }

  get influence(): number {
    return this.#table.s.players[this.seat].influence;
  }

  get circle(): readonly Colonist[] {
    return this.#table.s.players[this.seat].circle;
  }

  get jail(): readonly Colonist[] {
    return this.#table.s.players[this.seat].jail;
  }

  get messengers(): number {
    return this.#table.s.players[this.seat].messengers;
  }

  /** What this seat may choose; nothing while it is not asked. */
  get offered(): readonly Choice[] {
    return this.#table.offeredTo(this.seat);
  }

  get sees(): SalemView {
    return this.#table.seenBy(this.seat);
  }
}

export class Table extends TestTable<SalemState, SalemView, SalemEvent, SalemFrame> {
  readonly A = new Person(this, 0);
  readonly B = new Person(this, 1);
  readonly C = new Person(this, 2);
  readonly D = new Person(this, 3);

  constructor(match: SalemMatch) {
    super(salem, match, lasting);
  }

  /** So that `const { table, A, B } = arrange(…)` reads well. */
  get table(): this {
    return this;
  }

  get state(): SalemState {
    return this.s;
  }

  get supply(): SalemState['supply'] {
    return this.s.supply;
  }

  accusationsOn(colonist: Colonist): number {
    return this.s.accusations[colonist];
  }

  fearOn(colonist: Colonist): number {
    return this.s.fear[colonist];
  }

  /** The Colonists that may be chosen now, without words such as `decline`. */
  get targets(): readonly Colonist[] {
    return this.offered.filter(choice => typeof choice === 'number');
  }

  /** What an arrest or a bring of this Colonist would cost. */
  priceOf(colonist: Colonist): number {
    return this.factsOf(colonist)?.total as number;
  }

  /** A later moment: one messenger alone stands on the board and its space is resolved. */
  resolve(space: Space, letter: Letter): this {
    const { s } = this;
    s.spaces.fill(NONE);
    for (const player of s.players) player.messengers = messengersEach(s.players.length);
    s.spaces[space] = seatOf(letter);
    s.players[seatOf(letter)].messengers--;
    s.resolving.space = 0;
    s.agenda = [{ do: 'resolveNext' }];
    return this.goOn();
  }
}

/** A match as it begins, set up by the rules themselves. */
export function begin(seats: number, options: { readonly startDraft?: boolean } = {}, seed = 'a candle'): Table {
  return new Table(start(salem, { seats, options, seed }));
}

export const messengersEach = (seats: number): number => (seats === 2 ? 3 : 2);
