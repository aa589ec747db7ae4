/** The stage: the Progress Board on top, then the Central Board or a combat, the Evilometer, and a dungeon. */
import { Ground } from '@vesper/web/board';
import type { Material, Room } from '@vesper/web/board';
import { CentralBoard } from './CentralBoard.tsx';
import { CombatPanel } from './combat.ts';
import { DungeonBoard } from './DungeonBoard.tsx';
import { Evilometer } from './Evilometer.tsx';
import { ProgressBoard } from './ProgressBoard.tsx';
import { isCombat, useTable } from './table.ts';
import { Tray } from './Tray.tsx';
import { useShownSeat } from './shown.ts';

const STRIP = 92;
const DUNGEON = 336;

/** The rock around everything. */
const stone: Material = {
  name: 'dun-stone',
  light: { x: 46, y: 38, r: 80, mid: 0.6 },
  grain: { frequency: '0.012', octaves: 3, seed: 5, colour: [0.62, 0.45, 0.66], strength: [0.9, -0.36], opacity: 0.42 },
};

export function Stage({ room: { width, height } }: { readonly room: Room }) {
  const table = useTable();
  const seat = useShownSeat(table);
  return (
    <>
      <Ground width={width} height={height} of={stone} />
      <ProgressBoard />
      <div className="dun-main" style={{ top: STRIP, height: height - STRIP }}>
        <div className="dun-left">{isCombat(table.view) ? <CombatPanel /> : <CentralBoard />}</div>
        <Evilometer />
        <DungeonBoard seat={seat} width={DUNGEON} height={height - STRIP - 10} />
      </div>
      {!isCombat(table.view) && <div className="dun-scene-place" data-scene-place />}
      <Tray />
    </>
  );
}
