/** Ways to jump ahead on a route: by a card or by Teleport. */
import type { Action } from '../agenda.ts';
import type { Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Agenda } from './errands.ts';
import { cardWorth } from './means.ts';
import type { Search } from './plan.ts';
import { actionsTo } from './ways.ts';
import { weights } from './weights.ts';

/** So many of them are considered. */
const MOST_JUMPS = 8;

interface Jump {
  readonly choice: Action;
  readonly to: Space;
  readonly cost: number;
  readonly gain: number;
}

/** From so many cards in hand on, one more or less matters little. */
const MANY_CARDS = 9;
const SPARE = 0.5;
/** A longer way than this is not walked anyway. */
const LONGEST_WAY = 6;

/** Moves by a card or by Teleport that save an action on the way to an errand: the cheapest to each place. */
export function jumpsOf(
  search: Search,
  { means }: Agenda,
  actions: readonly Action[],
  n: number,
  ways: readonly number[],
): Jump[] {
  const share = weights.travelCard * (search.hero.hand.length >= MANY_CARDS ? SPARE : 1);
  const byPlace = new Map<Space, Jump>();
  for (let i = 0; i < n; i++) {
    const c = actions[i];
    let cost = 0;
    if (c.action === 'horse' || c.action === 'eagle' || c.action === 'gateCard')
      cost = share * cardWorth(means, c.card);
    else if (c.action !== 'teleport') continue;
    const known = byPlace.get(c.to);
    if (known === undefined) byPlace.set(c.to, { choice: c, to: c.to, cost, gain: gainOf(search, c.to, ways) });
    else if (known.cost > cost) byPlace.set(c.to, { ...known, choice: c, cost });
  }
  return [...byPlace.values()]
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - b.cost - a.gain + a.cost)
    .slice(0, MOST_JUMPS);
}

/** The most that the actions saved are worth. */
function gainOf({ errands, legs }: Search, to: Space, ways: readonly number[]): number {
  let gain = 0;
  for (let i = 0; i < errands.length; i++) {
    const { at, value, after } = errands[i];
    if (after !== NONE) continue;
    const saved = Math.min(LONGEST_WAY, ways[i]) - 1 - actionsTo(legs, to, at);
    if (saved > 0) gain = Math.max(gain, saved * value);
  }
  return gain;
}
