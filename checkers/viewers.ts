import { choices, facts, open, passing, refusals, undoable, view } from '@vesper/kernel';
import type { Choice, Facts, Match, Open, Passing, Refused, State, Viewer } from '@vesper/kernel';

/** Every seat, and the spectator. */
export function viewersOf(match: Match): Viewer[] {
  return [...Array.from({ length: match.seats }, (_, seat) => seat), 'spectator'];
}

export function nameOf(viewer: Viewer): string {
  return viewer === 'spectator' ? 'the spectator' : `seat ${viewer}`;
}

/** All that a viewer of a match at rest is shown by a host, beside the log: a scene of the table is made of nothing else. */
export interface Sight {
  readonly view: unknown;
  readonly open: readonly Open[];
  readonly own: readonly {
    readonly choices: readonly Choice[];
    readonly refusals: readonly Refused[];
    readonly facts: readonly (Facts | null)[];
    readonly passing: Passing | null;
  }[];
  /** How many of its choices the viewer may take back. */
  readonly undoable: number;
}

export function sight(match: Match, viewer: Viewer): Sight {
  const waiting = open(match, viewer);
  const own = waiting
    .filter(decision => decision.seat === viewer)
    .map(decision => {
      const legal = choices(match, decision);
      const refused = refusals(match, decision);
      const all = [...legal, ...refused.map(({ choice }) => choice)];
      return {
        choices: legal,
        refusals: refused,
        facts: all.map(choice => facts(match, decision, choice) ?? null),
        passing: passing(match, decision) ?? null,
      };
    });
  const canUndo = viewer === 'spectator' ? 0 : undoable(match, viewer);
  return { view: view(match, viewer), open: waiting, own, undoable: canUndo };
}

/** The match as if this were its state. */
export function withState(match: Match, state: State): Match {
  return { ...match, state };
}
