/** A place of the World Map that can be pointed at: town, camp, site, wilds or milestone, with how far it is. */
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { Icon, Piece, useIsNear } from '@vesper/web/board';
import type { Point } from '@vesper/web/board';
import { nodes } from '../../content/world.ts';
import { nodeKey } from '../../keys.ts';
import type { Node } from '../../state.ts';
import { numberIn } from '../../words/actions.ts';
import { nodeName } from '../../words/names.ts';
import { siteIcons } from './look.ts';
import { useTable } from '../table.ts';
import { NodeZoom } from './NodeZoom.tsx';

interface Props {
  readonly node: Node;
  readonly at: Point;
  readonly reach: CSSProperties;
  readonly small: boolean;
}

export const NodePiece = memo(function NodePiece({ node, at, reach, small }: Props) {
  const { view, marks } = useTable();
  const { kind } = nodes[node];
  const isNear = useIsNear();
  const way = (marks.lit ?? marks.legal).get(nodeKey(node))?.[0];
  // Where the lantern stands there is no way to count.
  const far = way === undefined || node === view.node ? undefined : numberIn(way.offer.facts, 'edges', 1);
  const classes = ['fol-node', `is-${kind}`];
  if (node === view.node) classes.push('is-here');
  const place = { left: at.x, top: at.y, ...reach };
  // Milestones lie too close for a finger: on a small sheet they are pressed when the map is near, or when one looks for them.
  if (small && !isNear && kind === 'road' && way === undefined) {
    return (
      <span className={classes.join(' ')} style={place}>
        <Face node={node} far={far} small={small} />
      </span>
    );
  }
  return (
    <Piece
      id={nodeKey(node)}
      className={classes.join(' ')}
      style={place}
      label={nodeName(node)}
      zoom={() => <NodeZoom node={node} />}
    >
      <Face node={node} far={far} small={small} />
    </Piece>
  );
});

function Face({
  node,
  far,
  small,
}: {
  readonly node: Node;
  readonly far: number | undefined;
  readonly small: boolean;
}) {
  const { kind, id } = nodes[node];
  const size = small ? 0.72 : 1;
  switch (kind) {
    case 'town':
      return (
        <>
          <span className="fol-spot" aria-hidden>
            <Roofs size={(id === 'T1' ? 25 : 21) * size} />
          </span>
          {far !== undefined && <Far n={far} />}
        </>
      );
    case 'encampment':
    case 'site':
      return (
        <>
          <span className="fol-spot" aria-hidden>
            <Icon name={kind === 'site' ? (siteIcons[id] ?? 'game:castle-ruins') : 'game:old-wagon'} size={15 * size} />
          </span>
          {far !== undefined && <Far n={far} />}
        </>
      );
    case 'offRoad':
      return (
        <span className="fol-spot" aria-hidden>
          {far !== undefined && <Icon name="game:curled-leaf" size={12} />}
        </span>
      );
    case 'road':
      return (
        <span className="fol-spot" aria-hidden>
          {far}
        </span>
      );
  }
}

const Far = ({ n }: { readonly n: number }) => (
  <span className="fol-far" aria-hidden>
    {n}
  </span>
);

export const Roofs = ({ size }: { readonly size: number }) => (
  <svg className="fol-roofs" width={size} height={size} viewBox="-12 -12 24 20" aria-hidden>
    <path className="is-house" d="M-9.500 7v-6l3.500-4 3.500 4v6zM3 7v-6l3.500-4L10 1v6z" />
    <path className="is-tower" d="M-3 7V-3l3-8 3 8V7z" />
    <path className="is-roof" d="M-10.500 1l4.500-5 4.500 5M2 1l4.500-5L11 1" />
    <path className="is-door" d="M-1 7V3.500h2V7z" />
  </svg>
);
