/** The stage: how the war stands, the map, and whatever is being decided above it. */
import { useMemo } from 'react';
import type { Room } from '@vesper/web/board';
import { MapStage } from './MapStage.tsx';
import { Scene } from './Scene.tsx';
import { TopBar } from './TopBar.tsx';
import { centres } from './geometry.ts';

export function Stage({ room: { width, height } }: { readonly room: Room }) {
  const sheet = useMemo(
    () => ({ width, height, left: 50, right: 48, top: 74, bottom: 46, disc: 17, named: true }),
    [width, height],
  );
  const at = useMemo(() => centres(sheet), [sheet]);
  return (
    <>
      <MapStage sheet={sheet} />
      <TopBar />
      <Scene at={at} />
    </>
  );
}
