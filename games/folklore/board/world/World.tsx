/** The World Map: the sheet of Morvany, the lantern of the group, where it may go and how. */
import { useMemo } from 'react';
import { MapFrame, reachStyle } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { nodes } from '../../content/world.ts';
import { useTable } from '../table.ts';
import { HEAD, Header } from './Header.tsx';
import { Labels } from './Labels.tsx';
import { Lantern, Night } from './Lantern.tsx';
import { NodePiece } from './NodePiece.tsx';
import { Goal, Going } from './Route.tsx';
import { Paper, Ways } from './Sheet.tsx';
import { Posts, usePosts } from '../party/Posts.tsx';
import { pointsOn } from './geometry.ts';
import type { Sheet } from './geometry.ts';
import { nodeKey } from '../../keys.ts';
import '../mind/brought.ts';
import './brought.ts';

/** Below a phone's map: what can be done here, and the button that brings it nearer. Nothing lies on the map. */
const FOOT = 52;

export function World({ room: { width, height } }: { readonly room: Room }) {
  const { view, layout, reducedMotion } = useTable();
  const small = layout === 'phone';
  const posts = usePosts();
  const high = height - HEAD - (small ? FOOT : 0);
  const sheet = useMemo((): Sheet => ({ width, height: high, small }), [width, high, small]);
  const frame = useMemo(() => ({ width, height: high }), [width, high]);
  const at = useMemo(() => pointsOn(sheet), [sheet]);
  return (
    <>
      <Header />
      <div
        className={`fol-world ${small ? 'is-small' : ''} ${view.isNight ? 'is-night' : 'is-day'}`}
        style={{ width, height: height - HEAD }}
      >
        {small ? (
          <>
            <div className="fol-world-map" style={frame}>
              <MapFrame frame={frame} byHand still={reducedMotion} middle={at[view.node]}>
                <Province sheet={sheet} at={at} />
              </MapFrame>
            </div>
            <Posts posts={posts} />
          </>
        ) : (
          <Province sheet={sheet} at={at} />
        )}
      </div>
    </>
  );
}

function Province({ sheet, at }: { readonly sheet: Sheet; readonly at: ReturnType<typeof pointsOn> }) {
  const { marks } = useTable();
  // A finger means a place where the group may go, if there is one near.
  const reaches = useMemo(() => {
    const rivals = at.filter((_, node) => marks.legal.has(nodeKey(node)));
    return at.map((place, node) => reachStyle(place, marks.legal.has(nodeKey(node)) ? rivals : at));
  }, [at, marks.legal]);
  return (
    <>
      <Paper sheet={sheet} at={at} />
      <Night at={at} sheet={sheet} />
      <Ways sheet={sheet} at={at} />
      <Going sheet={sheet} at={at} />
      <Labels sheet={sheet} at={at} />
      <Goal at={at} />
      {nodes.map(({ id }, node) => (
        <NodePiece key={id} node={node} at={at[node]} reach={reaches[node]} small={sheet.small} />
      ))}
      <Lantern at={at} small={sheet.small} />
    </>
  );
}
