/** What a table of Dungeon Lords is looked at for. */
import { TestTable, seatOf } from '@vesper/checkers/testTable';
import type { Letter } from '@vesper/checkers/testTable';
import type { Match } from '@vesper/kernel';
import type { Ask, DungeonFrame } from '../agenda.ts';
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

/** What is planned: by ids, in order. The first nearest tile, if left out. */
interface Planning {
  readonly tile?: string;
  readonly traps?: readonly string[];
  readonly creatures?: readonly string[];
}

export class Table extends TestTable<DungeonState, DungeonView, DungeonEvent, DungeonFrame> {
  constructor(match: DungeonMatch) {
    super(dungeon, match);
  }

  player(letter: Letter = 'A'): Player {
    return this.s.players[seatOf(letter)];
  }

  evil(letter: Letter = 'A'): number {
    return this.s.evil[seatOf(letter)];
  }

  /** Plans a battle and seals it. */
  plans(letter: Letter, planning: Planning = {}): this {
    const traps = (planning.traps ?? []).map(trap);
    const wanted = (planning.creatures ?? []).map(kind);
    for (;;) {
      const { ask, frame } = this.asked(letter);
      if (ask !== 'planBattle') break;
      const { part } = frame as Ask<'planBattle'>;
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
}
