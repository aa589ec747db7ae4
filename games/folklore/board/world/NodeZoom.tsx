/** A place in large: what it is, what waits there, how far the goal is from it, what a town offers. */
import { Zoom } from '@vesper/web/board';
import { distances, nodes } from '../../content/world.ts';
import { NONE } from '../../state.ts';
import type { Node } from '../../state.ts';
import { nodeName, placeName } from '../../words/names.ts';
import { useTable } from '../table.ts';

const whats = {
  town: 'A town: everybody may use each service once.',
  encampment: 'A Wayfarers’ Camp.',
  site: 'A site of the story.',
  road: 'On the road.',
  offRoad: 'In the wilds.',
} as const;
const waits = {
  road: 'Who stops here draws a Road Event.',
  offRoad: 'Who stops here draws an Off-Road Event: harder, and richer.',
  none: 'No event is drawn here.',
} as const;

export function NodeZoom({ node }: { readonly node: Node }) {
  const { destination } = useTable().view;
  const { kind, event, services } = nodes[node];
  const isGoal = node === destination;
  return (
    <Zoom title={nodeName(node)}>
      <p>{whats[kind]}</p>
      <p>{isGoal ? 'The story wants the group here: no event is drawn.' : waits[event]}</p>
      {destination !== NONE && !isGoal && (
        <p>{`From here it is ${distances[node][destination]} to ${nodes[destination].name}.`}</p>
      )}
      {kind === 'town' && <p>{services.map(place => placeName[place]).join(', ')}.</p>}
    </Zoom>
  );
}
