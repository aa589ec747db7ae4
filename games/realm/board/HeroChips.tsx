/** All heroes as chips, for narrow screens; a tap opens its player's things. */
import { Icon, SeatChip, SeatChips } from '@vesper/web/board';
import { NONE } from '../state.ts';
import { heroName } from '../words/names.ts';
import { Candles } from './Candles.tsx';
import { isDeciding, slotsOf, useTable } from './table.ts';
import { show } from './shown.ts';
import { Pawn } from './tokens.tsx';

export function HeroChips() {
  const table = useTable();
  const { view, viewer, seatNames, layout, marks } = table;
  const phone = layout === 'phone';
  const usable = [...marks.legal.values()].flat().some(({ decision }) => decision.optional && decision.seat === viewer);
  return (
    <SeatChips>
      {view.heroes.map((hero, slot) => {
        const { seat, up, bonus, handSize } = hero;
        const name = hero.hero === NONE ? seatNames[seat] : heroName(hero.hero);
        return (
          <SeatChip
            key={slot}
            seat={seat}
            className={slot === view.active ? 'is-active' : ''}
            acting={isDeciding(table, slot)}
            label={`${name}, ${seatNames[seat]}: ${up + bonus} actions, ${handSize} cards`}
            symbol={<Pawn slot={slot} hero={hero.hero} size={phone ? 24 : 34} />}
            name={<span>{slotsOf(view, seat).length > 1 ? name : seat === viewer ? 'You' : seatNames[seat]}</span>}
            more={usable && seat === viewer && <i className="rea-usable-dot" />}
            onShow={() => show(table, slot)}
          >
            <Candles hero={hero} size={phone ? 12 : 15} />
            {!phone && (
              <small data-tip={`${handSize} cards in hand`}>
                <Icon name="game:card-pick" size={13} /> {handSize}
              </small>
            )}
          </SeatChip>
        );
      })}
    </SeatChips>
  );
}
