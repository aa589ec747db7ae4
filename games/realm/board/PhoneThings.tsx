/** Somebody's heroes on a phone, in a sheet: candles, quest, completed quests and hand. */
import { ownSeat } from '@vesper/web/board';
import { NONE } from '../state.ts';
import { HandCard } from './HandCard.tsx';
import { Seals } from './Dock.tsx';
import { Generals } from './Generals.tsx';
import { QuestCard } from './QuestCard.tsx';
import { Self } from './Self.tsx';
import { slotsOf, useTable } from './table.ts';

export function PhoneThings() {
  const table = useTable();
  const { view } = table;
  const slots = slotsOf(view, ownSeat(table)).filter(slot => view.heroes[slot].hero !== NONE);
  return (
    <>
      {slots.map(slot => {
        const { hand, handSize, completed, spent } = view.heroes[slot];
        return (
          <section key={slot}>
            <Self slot={slot} />
            <QuestCard slot={slot} />
            {completed.length > 0 && <Seals completed={completed} spent={spent} />}
            <div className="rea-phone-hand">
              {hand.map(card => (
                <HandCard key={card} card={card} />
              ))}
              {handSize > hand.length && <p className="rea-empty">{`${handSize - hand.length} hidden cards`}</p>}
              {handSize === 0 && <p className="rea-empty">No cards in hand.</p>}
            </div>
          </section>
        );
      })}
      <h2>Generals</h2>
      <Generals />
    </>
  );
}
