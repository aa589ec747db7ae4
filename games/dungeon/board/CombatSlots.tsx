/** The Combat Cards of the year: face down, known to oneself, or open. */
import { Icon, Piece } from '@vesper/web/board';
import { combatCards } from '../content/combatCards.ts';
import { slotKey } from '../keys.ts';
import { NONE } from '../state.ts';
import { spellIcons } from './look.ts';
import { Symbol } from './symbols.tsx';
import { isCombat, useTable } from './table.ts';
import { SlotZoom } from './zooms/SpellZoom.tsx';
import { SeatSymbol } from '@vesper/web/board';
import { colourAt } from './look.ts';

export function CombatSlots() {
  const { view } = useTable();
  return (
    <div className="dun-slots" role="group" aria-label="Combat Cards of this year">
      {view.combatCards.map((_, slot) => (
        <CombatSlot key={slot} slot={slot} />
      ))}
    </div>
  );
}

function CombatSlot({ slot }: { readonly slot: number }) {
  const { view, viewer } = useTable();
  const card = view.combatCards[slot];
  const open = slot < view.revealed;
  const now = isCombat(view) && slot === view.revealed - 1;
  const spies = view.players.flatMap(({ spied }, seat) => ((spied >> slot) & 1 ? [seat] : []));
  const own = card !== NONE && !open;
  const seen = card === NONE ? 'face down' : combatCards[card].name;
  const spied = spies.filter(seat => seat !== viewer).length;
  const classes = ['flat-piece dun-slot'];
  if (card === NONE) classes.push('is-down');
  else if (own) classes.push('is-spied');
  if (now) classes.push('is-now');
  if (open && !now) classes.push('is-done');
  return (
    <Piece
      id={slotKey(slot)}
      className={classes.join(' ')}
      label={`Combat Card ${slot + 1}: ${seen}${own ? ', seen by you alone' : ''}${spied > 0 ? `, seen by ${spied} other${spied === 1 ? '' : 's'}` : ''}`}
      zoom={() => <SlotZoom slot={slot} />}
    >
      {card === NONE ? (
        <b className="dun-slot-number">{slot + 1}</b>
      ) : (
        <>
          <Icon name={spellIcons[card]} size={26} />
          <span className="dun-slot-foot">
            <Symbol of={combatCards[card].fast ? 'fast' : 'slow'} size={13} />
            {combatCards[card].magic}
            <i>{`−${combatCards[card].fatigue}`}</i>
          </span>
        </>
      )}
      {own && (
        <span className="dun-slot-eye">
          <Symbol of="spy" size={15} />
        </span>
      )}
      {!open && spied > 0 && (
        <span className="dun-slot-spies">
          {spies
            .filter(seat => seat !== viewer)
            .map(seat => (
              <SeatSymbol key={seat} colour={colourAt(seat)} size={11} />
            ))}
        </span>
      )}
    </Piece>
  );
}
