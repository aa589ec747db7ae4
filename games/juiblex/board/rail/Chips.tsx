/** All houses as chips, for narrow screens; a tap opens their things. */
import { signed } from '@vesper/kernel';
import { Icon, Points, SeatChip, SeatChips, SeatSymbol } from '@vesper/web/board';
import { penaltyOf } from '../../asking.ts';
import { signs } from '../look.ts';
import { colourAt, useTable } from '../table.ts';

export function Chips() {
  const { view, viewer, seatNames, layout } = useTable();
  const tall = layout === 'tall';
  return (
    <SeatChips>
      {view.players.map(({ score, barracks, spies, inner }, seat) => {
        const lost = penaltyOf(view, seat);
        return (
          <SeatChip
            key={seat}
            seat={seat}
            label={`${seatNames[seat]}: ${signed(score)} VP, ${lost} lost to the Affliction, ${barracks} troops, ${spies} spies and ${inner.length} inner cards`}
            name={
              <>
                <SeatSymbol colour={colourAt(seat)} size={tall ? 20 : 16} />
                <span>{seat === viewer ? 'You' : seatNames[seat]}</span>
              </>
            }
          >
            <Points seat={seat} inside className="jub-chip-vp">
              {signed(score)}
            </Points>
            VP
            {lost > 0 && (
              <em className="jub-chip-lost" data-tip={`${lost} of the VP are lost to the Affliction`}>{`−${lost}`}</em>
            )}
            {tall && (
              <>
                <span data-tip={`${barracks} troops in the barracks`}>
                  <Icon name={signs.barracks} size={12} />
                  {barracks}
                </span>
                <span data-tip={`${spies} spies in reserve`}>
                  <Icon name={signs.spies} size={12} />
                  {spies}
                </span>
                <span data-tip={`${inner.length} cards in the inner circle`}>
                  <Icon name={signs.inner} size={12} />
                  {inner.length}
                </span>
              </>
            )}
          </SeatChip>
        );
      })}
    </SeatChips>
  );
}
