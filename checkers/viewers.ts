import { choices, facts, open, refusals, view } from '@vesper/kernel';
import type { Choice, Facts, Match, Open, Refused, State, Viewer } from '@vesper/kernel';

/** Every seat, and the spectator. */
export function viewersOf(match: Match): Viewer[] {
  return [...Array.from({ length: match.seats }, (_, seat) => seat), 'spectator'];
}

export function nameOf(viewer: Viewer): string {
  return viewer === 'spectator' ? 'the spectator' : `seat ${viewer}`;
}

/** All that the kernel shows a viewer of a match at rest. */
export interface Sight {
  readonly view: unknown;
  readonly open: readonly Open[];
  readonly own: readonly {
    readonly choices: readonly Choice[];
    readonly refusals: readonly Refused[];
    readonly facts: readonly (Facts | null)[];
  }[];
}

export function sight(match: Match, viewer: Viewer): Sight {
  const waiting = open(match, viewer);
  const own = waiting
    .filter(decision => decision.seat === viewer)
    .map(decision => {
      const legal = choices(match, decision);
      const refused = refusals(match, decision);
      const all = [...legal, ...refused.map(({ choice }) => choice)];
      return { choices: legal, refusals: refused, facts: all.map(choice => facts(match, decision, choice) ?? null) };
    });
  return { view: view(match, viewer), open: waiting, own };
}

/** The match as if this were its state. */
export function withState(match: Match, state: State): Match {
  return { ...match, state };
}
