/** The stage: the Esteemed board above, the two rows below; on phones a ribbon of the path and the rows as small cards. */
import { Draft } from './Draft.tsx';
import { Esteemed } from './Esteemed.tsx';
import { Fit, useKeepFocus } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { PhoneStage } from './PhoneStage.tsx';
import { Deck, Ending, Row, mayEnd } from './Rows.tsx';
import { Scapegoat } from './Scapegoat.tsx';
import { Supply } from './Supply.tsx';
import { Table, useTable } from './Table.tsx';
import type { SalemProps } from './Table.tsx';
import { useMotion } from './motion.ts';
import { Wood } from './textures.tsx';

export function Stage(props: SalemProps) {
  useMotion(props);
  useKeepFocus(props.asked);
  return (
    <Table table={props}>
      {props.layout === 'phone' ? (
        <PhoneStage />
      ) : (
        <Fit region="stage" className="sal-stage">
          {room => <WideStage room={room} />}
        </Fit>
      )}
    </Table>
  );
}

const ROWS = 226;
const SIDE = 168;

function WideStage({ room }: { readonly room: Room }) {
  const { view } = useTable();
  const { width, height } = room;
  const top = height - ROWS;
  const sheet = { x: 14, y: 10, width: width - 27, height: top - 24 };
  const narrow = width < 764;
  const pitch = narrow ? (width - 124) / 4 : Math.max(123, (width - 112 - SIDE - 12) / 4);
  return (
    <>
      <Wood width={width} height={height} />
      <Esteemed room={room} sheet={sheet} />
      <Row
        name="Prominent row"
        cards={view.prominentRow}
        top={top}
        pitch={pitch}
        deck={<Deck back="red" size={view.prominentDeckSize} />}
      />
      <Row
        name="Colonist row"
        cards={view.colonistRow}
        top={top + 114}
        pitch={pitch}
        deck={<Deck back="blue" size={view.colonistDeckSize} ends={mayEnd(view)} />}
      />
      {!narrow && (
        <div className="sal-side" style={{ top, width: SIDE }}>
          <Supply />
          <Ending />
        </div>
      )}
      <Scapegoat />
      <Draft />
    </>
  );
}
