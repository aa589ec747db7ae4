/** The stage: the market above, the map below. */
import type { Room } from '@vesper/web/board';
import { Map } from './map/Map.tsx';
import { Market } from './market/Market.tsx';
import { useTable } from './table.ts';

const MARKET = 74;

export function Stage({ room: { width, height } }: { readonly room: Room }) {
  const { layout } = useTable();
  return (
    <>
      <Market />
      <div className="jub-map-place" style={{ top: MARKET }}>
        <Map room={{ width, height: height - MARKET }} layout={layout} />
      </div>
    </>
  );
}
