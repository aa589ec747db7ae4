/** The stage: the Progress Board on top, then the Central Board or a combat, the Evilometer, and a dungeon. */
import { Fit, useKeepFocus } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { CentralBoard } from './CentralBoard.tsx';
import { CombatPanel } from './BattlePanel.tsx';
import { DungeonBoard } from './DungeonBoard.tsx';
import { Evilometer } from './Evilometer.tsx';
import { PhoneStage } from './PhoneStage.tsx';
import { ProgressBoard } from './ProgressBoard.tsx';
import { Stone } from './Stone.tsx';
import { isCombat, Table, useTable } from './Table.tsx';
import type { DungeonProps } from './Table.tsx';
import { Tray } from './Tray.tsx';
import { useMotion } from './motion.ts';
import { useShownSeat } from './shown.ts';

export function Stage(props: DungeonProps) {
  useMotion(props);
  useKeepFocus(props.asked);
  return (
    <Table table={props}>
      {props.layout === 'phone' ? (
        <PhoneStage />
      ) : (
        <Fit region="stage" className={`dun-stage is-${props.layout}`}>
          {room => <WideStage room={room} />}
        </Fit>
      )}
    </Table>
  );
}

const STRIP = 92;
const DUNGEON = 336;

function WideStage({ room: { width, height } }: { readonly room: Room }) {
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
