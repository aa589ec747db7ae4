import { signed } from '@vesper/kernel';
import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { aimsOf, hides, lineName, sumOf } from '../parts/aims.ts';
import { Clause } from './Clause.tsx';
import { aimsTitle, seatAsked } from './ScoreCard.tsx';
import { useTable } from './model.ts';

/** What the score card says, where there is no side: from the menu of a phone. */
export function ScoreDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={aimsTitle(useTable().game)} onClose={onClose}>
      <Aims />
    </Dialog>
  );
}

/** The lines themselves; rivals can be looked at as well. */
export function Aims() {
  const { game, view, viewer, seatNames, seatColours, say } = useTable();
  const [whose, setWhose] = useState(seatAsked(viewer));
  const aims = aimsOf(game, view, whose);
  const together = game.together === true;
  return (
    <div className="aims">
      {!together && seatNames.length > 1 && (
        <div className="aims-seats" role="group" aria-label="Whose points">
          {seatNames.map((name, seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={seat === whose}
              data-tip={name}
              onClick={() => setWhose(seat)}
            >
              <SeatSymbol colour={seatColours[seat]} size={18} />
              <span className="unseen">{name}</span>
            </button>
          ))}
          <b>{whose === viewer ? 'You' : seatNames[whose]}</b>
        </div>
      )}
      <dl>
        {aims.map((aim, index) => (
          <div key={index} data-none={aim.points === 0 || aim.points === null}>
            <dt>
              {aim.line !== undefined && <b>{lineName(game, aim)}</b>}
              <span>{say(aim.what)}</span>
              <small>
                {aim.now !== undefined && <>{say(aim.now)} </>}
                <Clause id={aim.rule} />
              </small>
            </dt>
            {aim.points !== undefined && <dd>{aim.points === null ? 'secret' : signed(aim.points)}</dd>}
          </div>
        ))}
        {!together && (
          <div className="aims-total">
            <dt>In all, if the match ended now{hides(aims) ? ', without what is secret' : ''}</dt>
            <dd>{signed(sumOf(aims))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
