/** What matches leave to each other. */
import type { Legacy, Rules, State } from './contract.ts';
import { VesperError } from './errors.ts';
import type { Match } from './match.ts';

/** Throws what speaks against beginning a match with them. */
export function checkLegacies(rules: Rules, legacies: readonly Legacy[], seats: number): void {
  for (const { seat, sheet } of legacies) {
    if (rules.legacy === undefined) {
      throw new VesperError('bad-legacy', `Nothing is brought from one match of ${rules.name} to another.`);
    }
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
      throw new VesperError('bad-legacy', `There is no seat ${seat} that could bring something.`);
    }
    const objection = rules.legacy.objection(sheet);
    if (objection !== undefined) throw new VesperError('bad-legacy', objection);
  }
  const most = broughtAtMost(rules, seats);
  for (const { seat } of legacies) {
    if (legacies.filter(other => other.seat === seat).length > most) {
      throw new VesperError('bad-legacy', `A seat brings at most ${most} to this table.`);
    }
  }
  const clash = rules.legacy?.clash?.(legacies.map(({ sheet }) => sheet));
  if (clash !== undefined) throw new VesperError('bad-legacy', clash);
}

/** How many a seat may bring to a table of so many. */
export function broughtAtMost({ legacy }: Pick<Rules, 'legacy'>, seats: number): number {
  return legacy === undefined ? 0 : (legacy.most?.(seats) ?? 1);
}

/** In the order of the seats: a match does not depend on who said first what they bring. */
export function bySeat(legacies: readonly Legacy[]): readonly Legacy[] {
  return legacies.toSorted((a, b) => a.seat - b.seat);
}

/**
 * What a match leaves for later ones; nothing while it runs.
 *
 * @example
 * start(folklore, { seats: 2, seed: 'the next story', legacies: left(match) });
 */
export function left<S extends State, V>({ rules, state }: Pick<Match<S, V>, 'rules' | 'state'>): readonly Legacy[] {
  return state.outcome === null || rules.legacy === undefined ? [] : rules.legacy.left(state);
}
