/** A walk of several actions: the page takes it step by step, as long as each step is offered and can be taken back. */
import { frameOf, known } from '@vesper/web/board';
import type { Asked, Means, Offer } from '@vesper/web/board';
import { listed, plain } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import type { RealmAsks } from '../agenda.ts';
import { distance } from '../content/distances.ts';
import { spaces } from '../content/map.ts';
import type { Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmView } from '../view.ts';
import { counted, spaceName } from '../words/names.ts';

/** The spaces on a shortest way, the goal last. */
export function wayTo(from: Space, to: Space): readonly Space[] {
  const way: Space[] = [];
  for (let at = from; at !== to; way.push(at))
    at = spaces[at].adjacent.find(next => distance[next][to] === distance[at][to] - 1)!;
  return way;
}

/** To a space that is too far for one step; whoever has taken a form finds ways closed, and walks by hand. */
export function journey(
  view: RealmView,
  decision: Asked,
  wanted: Offer,
): { readonly next: Choice; readonly means: Means } | undefined {
  const frame = frameOf<RealmAsks, 'chooseAction'>(decision, 'chooseAction');
  const way = known<RealmAsks>({ decision, offer: wanted });
  if (frame === undefined || way.ask !== 'chooseAction' || way.choice.action !== 'foot') return undefined;
  const { space, form, up, bonus } = view.heroes[frame.slot];
  const { to } = way.choice;
  const steps = distance[space][to];
  if (form !== NONE || steps < 2 || steps > up + bonus) return undefined;
  const path = wayTo(space, to);
  const by = plain(listed(path.slice(0, -1).map(spaceName)));
  return {
    next: { action: 'foot', to: path[0] },
    means: { words: `on foot by way of ${by}`, takes: counted(steps, 'action'), effort: steps, spends: [] },
  };
}
