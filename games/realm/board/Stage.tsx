/** The stage: how the war stands, the map, and whatever is being decided above it. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Fit, useKeepFocus } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { MapStage } from './MapStage.tsx';
import { PhoneStage } from './PhoneStage.tsx';
import { Scene } from './Scene.tsx';
import { Table } from './Table.tsx';
import type { RealmProps } from './Table.tsx';
import { TopBar } from './TopBar.tsx';
import { centres } from './geometry.ts';
import { useMotion } from './motion.ts';

export function Stage(props: RealmProps) {
  const [moved, onMoved] = useMoved();
  useMotion({ ...props, reducedMotion: props.reducedMotion || moved });
  useKeepFocus(props.asked);
  return (
    <Table table={props}>
      {props.layout === 'phone' ? (
        <PhoneStage onMoved={onMoved} />
      ) : (
        <Fit region="stage" className="rea-stage">
          {room => <WideStage room={room} />}
        </Fit>
      )}
    </Table>
  );
}

/** True for a moment after the map was moved by hand: its pieces are seen elsewhere, but none of them has travelled. */
function useMoved(): readonly [boolean, () => void] {
  const [moved, setMoved] = useState(false);
  const onMoved = useCallback(() => setMoved(true), []);
  useEffect(() => setMoved(false), [moved]);
  return [moved, onMoved];
}

function WideStage({ room: { width, height } }: { readonly room: Room }) {
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
