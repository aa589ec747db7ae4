/** Somebody wants to arrest a Prominent colonist: a question to whoever may name a scapegoat, laid over the board. */
import { Icon, Veil, Ways, frameOf } from '@vesper/web/board';
import type { Asked } from '@vesper/web/board';
import type { SalemAsks } from '../state.ts';
import { colonistName } from '../words/names.ts';
import { useTable } from './table.ts';
import { BustOf } from './busts.tsx';

export function Scapegoat() {
  const { asked } = useTable();
  const own = asked.find(({ ask, choices }) => ask === 'scapegoat' && choices !== undefined);
  if (own !== undefined) return <Question decision={own} />;
  const other = asked.find(({ ask }) => ask === 'scapegoat');
  return other === undefined ? null : <Waiting decision={other} />;
}

function Question({ decision }: { readonly decision: Asked }) {
  const { seatNames } = useTable();
  const { target, arrester } = frameOf<SalemAsks, 'scapegoat'>(decision, 'scapegoat')!;
  const self = arrester === decision.seat;
  const who = self ? 'You want' : `${seatNames[arrester]} wants`;
  return (
    <Veil className="sal-dialog" label="Scapegoat">
      <div className="sal-dialog-who">
        <BustOf colonist={target} width={58} />
        <div>
          <h2>{self ? 'Take a scapegoat instead?' : 'Name a scapegoat?'}</h2>
          <p>{`${who} to arrest ${colonistName(target)}.`}</p>
        </div>
      </div>
      <Ways decision={decision} />
    </Veil>
  );
}

/** What the others see meanwhile. */
function Waiting({ decision }: { readonly decision: Asked }) {
  const { seatNames } = useTable();
  const { target } = frameOf<SalemAsks, 'scapegoat'>(decision, 'scapegoat')!;
  return (
    <p className="sal-waiting" role="status">
      <Icon name="game:handcuffs" size={16} />
      {`${seatNames[decision.seat]} may name a scapegoat for ${colonistName(target)}.`}
    </p>
  );
}
