/** What a table of Realm is looked at for. */
import { TestTable } from '@vesper/checkers/testTable';
import type { Match } from '@vesper/kernel';
import type { Action, RealmFrame } from '../agenda.ts';
import { COLOURS } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { realm } from '../game.ts';
import type { Hero, RealmState } from '../state.ts';
import type { RealmView } from '../view.ts';
import { loadDice } from './dice.ts';

export type RealmMatch = Match<RealmState, RealmView>;

export class Table extends TestTable<RealmState, RealmView, RealmEvent, RealmFrame> {
  constructor(match: RealmMatch) {
    super(realm, match);
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

  /** Every window is let pass until something else is asked. */
  letsPass(): this {
    while (this.s.outcome === null && this.decision.ask === 'playSpecial') this.chooses('pass');
    return this;
  }

  /** An action of the active hero. */
  does(action: Action): this {
    return this.chooses(action);
  }

  /** The actions of one kind that may be chosen now. */
  actions<K extends Action['action']>(kind: K): Extract<Action, { readonly action: K }>[] {
    return (this.offered as readonly Action[]).filter(({ action }) => action === kind) as Extract<
      Action,
      { readonly action: K }
    >[];
  }

  /** Minions of a colour in a space. */
  minions(space: Space, colour: Colour): number {
    return this.s.minions[space * COLOURS + colour];
  }
}
