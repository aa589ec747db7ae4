/** Dark Visions: the revealed Darkness cards; what goes away, and in which order the others come. */
import { plain } from '@vesper/kernel';
import { Piece, frameOf, ownDecision, Waiting, Ways, Veil } from '@vesper/web/board';
import type { RealmAsks } from '../agenda.ts';
import { darknessLabel } from '../words/darkness.ts';
import { DarkFace } from './DarkCard.tsx';
import { useTable } from './table.ts';
import { darkKey } from '../pieces.ts';

export function Visions() {
  const table = useTable();
  const { view, asked } = table;
  const own = ownDecision(table, 'pickVision', 'pickOrder');
  const decision = own ?? asked.find(({ ask }) => ask === 'pickVision' || ask === 'pickOrder');
  if (decision === undefined) return null;
  const current = frameOf<RealmAsks, 'pickVision'>(decision, 'pickVision')?.card ?? -1;
  const cards = [...new Set([...(current >= 0 ? [current] : []), ...view.visions, ...view.visionsKept])];
  return (
    <Veil className="rea-dialog" label="Dark Visions">
      <h2>
        {decision.ask === 'pickVision'
          ? 'Dark Visions: away, or back on the deck?'
          : 'Dark Visions: which comes first?'}
      </h2>
      <div className="rea-vision-row">
        {cards.map(card =>
          decision.ask === 'pickOrder' ? (
            <Piece key={card} id={darkKey(card)} className="rea-vision" label={plain(darknessLabel(card))}>
              <DarkFace card={card} small />
            </Piece>
          ) : (
            <div key={card} className={card === current ? 'rea-vision is-current' : 'rea-vision'}>
              <DarkFace card={card} small />
              {card !== current && <small>{view.visionsKept.includes(card) ? 'goes back' : 'to come'}</small>}
            </div>
          ),
        )}
      </div>
      {own !== undefined && own.ask === 'pickVision' && <Ways decision={own} />}
      <Waiting />
    </Veil>
  );
}
