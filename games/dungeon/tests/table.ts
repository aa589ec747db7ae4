/** The people at a table and what they say: choices, views and takings-back, all through the kernel. */
import { choices, choose, facts, listen, open, refusals, same, settle, undo, undoable, view } from '@vesper/kernel';
import type { Choice, Facts, Match, Open, Refusal, Seat, Viewer } from '@vesper/kernel';
import type { PlanBattle } from '../agenda/combat.ts';
import { adventurers } from '../content/adventurers.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { cells } from '../content/grid.ts';
import type { Creature } from '../content/types.ts';
import type { DungeonEvent } from '../events.ts';
import { dungeon } from '../game.ts';
import { hitPointsOf } from '../rules/combat/line.ts';
import type { DungeonState, Player } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { cell, kind, trap } from './pieces.ts';

type DungeonMatch = Match<DungeonState, DungeonView>;

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

/** What is planned: by ids, in order. The first nearest tile, if left out. */
interface Planning {
  readonly tile?: string;
  readonly traps?: readonly string[];
  readonly creatures?: readonly string[];
}

export class Table {
  readonly match: DungeonMatch;

  constructor(match: DungeonMatch) {
    this.match = match;
  }

  get s(): DungeonState {
    return this.match.state;
  }

  player(letter: Letter = 'A'): Player {
    return this.s.players[seatOf(letter)];
  }

  evil(letter: Letter = 'A'): number {
    return this.s.evil[seatOf(letter)];
  }

  // ── Choosing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whoever is asked answers, one answer after the other. */
  chooses(...answers: Choice[]): this {
    for (const choice of answers) choose(this.match, { seat: this.decision().seat, choice });
    return this;
  }

  /** This seat answers. */
  says(letter: Letter, ...answers: Choice[]): this {
    for (const choice of answers) choose(this.match, { seat: seatOf(letter), choice });
    return this;
  }

  /** Plans a battle and seals it. */
  plans(letter: Letter, planning: Planning = {}): this {
    const traps = (planning.traps ?? []).map(trap);
    const wanted = (planning.creatures ?? []).map(kind);
    for (;;) {
      const asked = this.asked(letter);
      if (asked?.ask !== 'planBattle') break;
      const { part } = asked.frame as PlanBattle;
      if (part === 'commit') return this.says(letter, 'commit');
      if (part === 'tile')
        this.says(letter, planning.tile === undefined ? this.offeredTo(letter)[0] : cell(planning.tile));
      else if (part === 'traps') this.says(letter, traps.shift() ?? 'none');
      else {
        const legal = this.offeredTo(letter).filter(choice => choice !== 'none') as Creature[];
        const found = legal.find(creature => wanted.includes(creatureOf[creature]));
        if (found !== undefined) wanted.splice(wanted.indexOf(creatureOf[found]), 1);
        this.says(letter, found ?? 'none');
      }
    }
    throw new Error(`${letter} is asked for no plan: ${this.asking}`);
  }

  /** The creature of this kind in a lair; `nth` counts from 0. */
  creature(id: string, letter: Letter = 'A', nth = 0): Creature {
    return this.player(letter).lair.filter(creature => creatureOf[creature] === kind(id))[nth];
  }

  takesBack(letter: Letter): this {
    undo(this.match, seatOf(letter));
    return this;
  }

  canTakeBack(letter: Letter): number {
    return undoable(this.match, seatOf(letter));
  }

  // ── Being asked ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The decision that waits, of this seat or of anybody. */
  decision(letter?: Letter): Open {
    const found = letter === undefined ? open(this.match)[0] : this.asked(letter);
    if (found === undefined) throw new Error('Nobody is asked anything.');
    return found;
  }

  private asked(letter: Letter): Open | undefined {
    return open(this.match).find(({ seat }) => seat === seatOf(letter));
  }

  /** Who is asked what: `A activate`; `nobody` when the match is over. */
  get asking(): string {
    const waiting = open(this.match).map(({ seat, ask }) => `${LETTERS[seat]} ${ask}`);
    return waiting.length === 0 ? 'nobody' : waiting.join(', ');
  }

  get offered(): readonly Choice[] {
    return choices(this.match, this.decision());
  }

  offeredTo(letter: Letter): readonly Choice[] {
    return choices(this.match, this.decision(letter));
  }

  /** Why something may not be chosen now; `undefined` = it may, or nobody would think of it. */
  refusalOf(choice: Choice, letter?: Letter): Refusal | undefined {
    const found = refusals(this.match, this.decision(letter)).find(refused => same(refused.choice, choice));
    return found === undefined ? undefined : { rule: found.rule, why: found.why };
  }

  factsOf(choice: Choice): Facts | undefined {
    return facts(this.match, this.decision(), choice);
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The line, front first: `AW1 0/3`. */
  line(letter: Letter = 'A'): string[] {
    return this.player(letter).line.map(
      who => `${adventurers[who].id} ${this.s.damage[who]}/${hitPointsOf(this.s, who)}`,
    );
  }

  prison(letter: Letter = 'A'): string[] {
    return this.player(letter).prison.map(who => adventurers[who].id);
  }

  /** The lair in the order of hiring; `zzz` = face down. */
  lair(letter: Letter = 'A'): string[] {
    return this.player(letter).lair.map(
      one => creatures[creatureOf[one]].id + (this.s.knockedOut[one] === 1 ? ' zzz' : ''),
    );
  }

  /** The cells that are conquered. */
  conquered(letter: Letter = 'A'): string[] {
    return cells.filter((_, at) => this.player(letter).conquered[at] === 1).map(({ id }) => id);
  }

  seenBy(viewer: Viewer): DungeonView {
    return view(this.match, viewer);
  }

  /** All events so far of one kind. */
  told<K extends DungeonEvent['event']>(name: K): Extract<DungeonEvent, { readonly event: K }>[] {
    const events = this.match.log.map(({ event }) => event as DungeonEvent);
    return events.filter(({ event }) => event === name) as Extract<DungeonEvent, { readonly event: K }>[];
  }
}

export function seatOf(letter: Letter): Seat {
  return LETTERS.indexOf(letter);
}

/** Runs an arranged state to its next decision; what happens on the way is told. */
export function goOn(match: DungeonMatch): void {
  const heard = listen(match.state, () => settle(dungeon, match.state));
  match.log = heard.events.map(event => ({ at: 0, event }));
  match.base = { state: structuredClone(match.state), log: match.log.length, since: [] };
}
