/** The stage: the Esteemed board above, the two rows below. */
import { Draft } from './Draft.tsx';
import { Esteemed } from './Esteemed.tsx';
import { Ground } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { Deck, Ending, Row, mayEnd } from './Rows.tsx';
import { Scapegoat } from './Scapegoat.tsx';
import { Supply } from './Supply.tsx';
import { useTable } from './table.ts';
import { wood } from './textures.tsx';

const ROWS = 226;
const SIDE = 168;

export function Stage({ room }: { readonly room: Room }) {
  const { view } = useTable();
  const { width, height } = room;
  const top = height - ROWS;
  const sheet = { x: 14, y: 10, width: width - 27, height: top - 24 };
  const narrow = width < 764;
  const pitch = narrow ? (width - 124) / 4 : Math.max(123, (width - 112 - SIDE - 12) / 4);
  return (
    <>
      <Ground width={width} height={height} of={wood} />
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
