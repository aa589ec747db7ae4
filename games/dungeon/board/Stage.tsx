/** The stage: the Progress Board on top, then the Central Board or a combat, the Evilometer, and a dungeon. */
import type { Room } from '@vesper/web/board';
import { CentralBoard } from './CentralBoard.tsx';
import { CombatPanel } from './BattlePanel.tsx';
import { DungeonBoard } from './DungeonBoard.tsx';
import { Evilometer } from './Evilometer.tsx';
import { ProgressBoard } from './ProgressBoard.tsx';
import { Stone } from './Stone.tsx';
import { isCombat, useTable } from './Table.tsx';
import { Tray } from './Tray.tsx';
import { useShownSeat } from './shown.ts';

const STRIP = 92;
const DUNGEON = 336;

export function Stage({ room: { width, height } }: { readonly room: Room }) {
  const table = useTable();
  const seat = useShownSeat(table);
  return (
    <>
      <Stone width={width} height={height} />
      <ProgressBoard />
      <div className="dun-main" style={{ top: STRIP, height: height - STRIP }}>
        <div className="dun-left">{isCombat(table.view) ? <CombatPanel /> : <CentralBoard />}</div>
        <Evilometer />
        <DungeonBoard seat={seat} width={DUNGEON} height={height - STRIP - 10} />
      </div>
      <Tray />
    </>
  );
}
