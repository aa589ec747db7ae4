/** The people at a table and what they say: choices, views and takings-back, all through the kernel. */
import { choices, choose, facts, listen, open, refusals, same, settle, undo, undoable, view } from '@vesper/kernel';
import type { Choice, Decision, Facts, Match, Open, Refusal, Seat, Viewer } from '@vesper/kernel';
import { expect } from 'vitest';
import type { Action } from '../agenda.ts';
import { COLOURS } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { realm } from '../game.ts';
import type { Hero, RealmState } from '../state.ts';
import type { RealmView } from '../view.ts';
import { loadDice } from './dice.ts';

export type RealmMatch = Match<RealmState, RealmView>;

export class Table {
  readonly match: RealmMatch;

  constructor(match: RealmMatch) {
    this.match = match;
  }

  get s(): RealmState {
    return this.match.state;
  }

  /** The hero in a slot, 0 if left out. */
  hero(slot = 0): Hero {
    return this.s.heroes[slot];
  }

  /** The next dice show these faces. */
  dice(...faces: number[]): this {
    loadDice(this.s, faces);
    return this;
  }

  /** Answers the decision that waits, one answer after the other. An interjection needs its seat. */
  chooses(...answers: Choice[]): this {
    for (const choice of answers) {
      const { decision } = this;
      checkList(this.s, decision, choices(this.match, decision));
      choose(this.match, { seat: decision.seat, choice });
    }
    return this;
  }

  /** Every window is let pass until something else is asked. */
  letsPass(): this {
    while (this.s.outcome === null && this.decision.ask === 'playSpecial') this.chooses('pass');
    return this;
  }

  /** An action of the active hero. */
  does(action: Action): this {
    return this.chooses(action);
  }

  /** Somebody else acts without being waited for. */
  interjects(seat: Seat, choice: Choice): this {
    choose(this.match, { seat, choice });
    return this;
  }

  /** The decision everybody waits for. */
  get decision(): Open {
    const found = open(this.match).find(({ optional }) => !optional);
    if (found === undefined) throw new Error('Nobody is asked anything.');
    return found;
  }

  /** Who is asked what: `0 chooseAction`; interjections with a question mark; `nobody` when the match is over. */
  get asking(): string {
    const waiting = open(this.match).map(({ seat, ask, optional }) => `${seat} ${ask}${optional ? '?' : ''}`);
    return waiting.length === 0 ? 'nobody' : waiting.join(', ');
  }

  /** What may be chosen now. */
  get offered(): readonly Choice[] {
    const { decision } = this;
    const offered = choices(this.match, decision);
    checkList(this.s, decision, offered);
    return offered;
  }

  offers(choice: Choice): boolean {
    return this.offered.some(offered => same(offered, choice));
  }

  /** The actions of one kind that may be chosen now. */
  actions<K extends Action['action']>(kind: K): Extract<Action, { readonly action: K }>[] {
    return (this.offered as readonly Action[]).filter(({ action }) => action === kind) as Extract<
      Action,
      { readonly action: K }
    >[];
  }

  /** What another seat may do without being waited for. */
  offeredTo(seat: Seat): readonly Choice[] {
    const found = open(this.match).find(decision => decision.seat === seat && decision.optional);
    return found === undefined ? [] : choices(this.match, found);
  }

  /** Why something may not be chosen now; `undefined` = it may, or nobody would think of it. */
  refusalOf(choice: Choice): Refusal | undefined {
    const found = refusals(this.match, this.decision).find(refused => same(refused.choice, choice));
    return found === undefined ? undefined : { rule: found.rule, why: found.why };
  }

  factsOf(choice: Choice): Facts | undefined {
    return facts(this.match, this.decision, choice);
  }

  takesBack(seat: Seat): this {
    undo(this.match, seat);
    return this;
  }

  canTakeBack(seat: Seat): number {
    return undoable(this.match, seat);
  }

  seenBy(viewer: Viewer): RealmView {
    return view(this.match, viewer);
  }

  /** Minions of a colour in a space. */
  minions(space: Space, colour: Colour): number {
    return this.s.minions[space * COLOURS + colour];
  }

  /** All events so far of one kind. */
  told<K extends RealmEvent['event']>(kind: K): Extract<RealmEvent, { readonly event: K }>[] {
    const events = this.match.log.map(({ event }) => event as RealmEvent);
    return events.filter(({ event }) => event === kind) as Extract<RealmEvent, { readonly event: K }>[];
  }
}

/** A decision that lists its choices by itself must list what is offered. */
function checkList(s: RealmState, decision: Open, offered: readonly Choice[]): void {
  const { list } = (realm.decisions as { readonly [ask: string]: Decision<RealmState> })[decision.ask];
  if (list === undefined) return;
  const listed: Choice[] = [];
  listed.length = list(s, decision.frame, listed);
  expect(listed).toEqual(offered);
}

/** Runs an arranged state to its next decision; what happens on the way is told. */
export function goOn(match: RealmMatch): void {
  const heard = listen(match.state, () => settle(realm, match.state));
  match.log = heard.events.map(event => ({ at: 0, event }));
  match.base = { state: realm.copy!(match.state), log: match.log.length, since: [] };
}
