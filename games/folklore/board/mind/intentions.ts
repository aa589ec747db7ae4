/** What somebody may have in mind: where to go by kind of place, what to do with cards and coins by kind of deed. */
import { intentionsBy } from '@vesper/web/board';
import type { Asked, BoardModule, Intention } from '@vesper/web/board';
import { aboutOf, actionKind } from '../../agenda.ts';
import type { Action, ActionKind, FolkloreAsks, PlainAction } from '../../agenda.ts';
import { services } from '../../content/services.ts';
import { nodes } from '../../content/world.ts';
import type { FolkloreView, Node } from '../../state.ts';
import { fightIntentions } from '../encounter/choosing.tsx';

type Intentions = ReturnType<NonNullable<BoardModule['intentions']>>;

const places: Intention = { name: 'Towns and places', icon: 'game:village' };
const road: Intention = { name: 'Stop on the road', icon: 'game:road' };

const here: Intention = { name: 'Here', icon: 'game:village' };
const equip: Intention = { name: 'Equip', icon: 'game:knapsack' };
const trade: Intention = { name: 'Trade', icon: 'game:trade' };
const sell: Intention = { name: 'Sell', icon: 'game:two-coins' };
/** The town shows its stalls while somebody has this in mind. */
export const buying: Intention = { name: 'Buy', icon: 'game:shop' };
const using: Intention = { name: 'Use', icon: 'game:knapsack' };
const healing: Intention = { name: 'At the physician', icon: 'game:healing' };
const learn: Intention = { name: 'Learn', icon: 'game:bookshelf' };

const byKind: { readonly [K in ActionKind]: Intention } = {
  equip,
  use: here,
  fill: equip,
  charge: equip,
  give: trade,
  take: trade,
  giveCoins: trade,
  takeCoins: trade,
  learn,
  serve: here,
  reviveAt: here,
  buy: buying,
  sell,
  brew: here,
  move: here,
  interact: here,
  unlock: here,
  attack: here,
  throw: here,
  extinguish: here,
  haunt: here,
};

const ofAction = ({ choice }: { readonly choice: Action | PlainAction }): Intention =>
  typeof choice === 'string' ? here : byKind[actionKind(choice)];

/** In a large town there is much to do: what one has about oneself and the physician are not in the way. */
function ofTown({ choice }: { readonly choice: Action | PlainAction }): Intention {
  if (typeof choice === 'string') return here;
  const kind = actionKind(choice);
  if (kind === 'use') return using;
  return kind === 'serve' && services[aboutOf(choice)].place === 'physician' ? healing : ofAction({ choice });
}

/** Named places, and the milestone that brings one nearest to where the story wants the group. */
const ofNode = ({ choice }: { readonly view: FolkloreView; readonly choice: Node | 'stay' }): Intention =>
  choice === 'stay' || nodes[choice].kind !== 'road' ? places : road;

const outside = intentionsBy<FolkloreView, FolkloreAsks>({
  worldMove: { usual: places, of: ofNode },
  freeMove: { usual: places, of: ofNode },
  camp: { usual: here, of: ofAction },
  town: { usual: here, of: ofTown },
  equip: { usual: equip, of: ofAction },
});

const onMaps: readonly string[] = ['encounter', 'adventure'];

export const intentions = (view: FolkloreView, decision: Asked): Intentions =>
  onMaps.includes(decision.ask) ? fightIntentions : outside(view, decision);
