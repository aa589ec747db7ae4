/** All heroes as chips, for narrow screens; a tap opens its player's things. */
import { Icon } from '@vesper/web/board';
import { NONE } from '../state.ts';
import { heroName } from '../words/names.ts';
import { Candles } from './Candles.tsx';
import { isActing, useTable } from './Table.tsx';
import { show } from './shown.ts';
import { Pawn } from './tokens.tsx';

export function HeroChips() {
  const table = useTable();
  const { view, viewer, seatNames, openSeat, onOpenSeat, layout, marks } = table;
  const usable = new Set(
    [...marks.legal.values()].flat().flatMap(({ decision }) => (decision.optional ? [decision.seat] : [])),
  );
  return (
    <div className={`rea rea-chips is-${view.heroes.length} is-${layout}`}>
      {view.heroes.map((hero, slot) => {
        const acting = isActing(table, slot);
        const name = hero.hero === NONE ? seatNames[hero.seat] : heroName(hero.hero);
        return (
          <button
            key={slot}
            type="button"
            className={`rea-chip${hero.seat === viewer ? ' is-own' : ''}${acting ? ' is-acting' : ''}${slot === view.active ? ' is-active' : ''}`}
            aria-pressed={openSeat === hero.seat}
            data-home={`seat:${hero.seat}`}
            onClick={() => {
              if (layout === 'tall') show(table, slot);
              else onOpenSeat(openSeat === hero.seat ? null : hero.seat);
            }}
          >
            <span className="unseen">{`${name}, ${seatNames[hero.seat]}: ${hero.up + hero.bonus} actions, ${hero.handSize} cards${acting ? ', deciding' : ''}`}</span>
            <span className="piece-face" aria-hidden>
              <Pawn slot={slot} hero={hero.hero} size={layout === 'phone' ? 24 : 34} />
              <span className="rea-chip-words">
                <b>{name}</b>
                <span>
                  <Candles hero={hero} size={layout === 'phone' ? 12 : 15} />
                  {layout === 'tall' && (
                    <small>
                      <Icon name="game:card-pick" size={13} /> {hero.handSize}
                    </small>
                  )}
                </span>
              </span>
              {usable.has(hero.seat) && hero.seat === viewer && <i className="rea-usable-dot" />}
            </span>
          </button>
        );
      })}
    </div>
  );
}
