/** The stage of a phone: the map, the market or the Affliction board, and at its foot the cards that can be chosen. */
import { Icon, Places, ownDecision, usePlace } from '@vesper/web/board';
import type { Place, Room } from '@vesper/web/board';
import { offerKey } from '../../keys.ts';
import { Map } from '../map/Map.tsx';
import { NONE } from '../../state.ts';
import { OfferCard, Piles } from '../market/Market.tsx';
import { Affliction } from '../rail/Affliction.tsx';
import { signs } from '../look.ts';
import { useTable } from '../table.ts';
import type { TableNow } from '../table.ts';
import { Foot, footHeight } from './Foot.tsx';

const TABS = 42;

type Part = 'map' | 'market' | 'affliction';

const places: readonly Place<Part>[] = [
  { place: 'map', label: 'Map', icon: 'lucide:map' },
  { place: 'market', label: 'Market', icon: 'game:shop' },
  { place: 'affliction', label: 'Affliction', icon: 'game:slime' },
];

const asksOffers: readonly string[] = ['marketCard'];

/** Where the question is answered. */
const placeFor = (table: TableNow): Part => (ownDecision(table, ...asksOffers) === undefined ? 'map' : 'market');

export function PhoneStage({ room: { width, height } }: { readonly room: Room }) {
  const table = useTable();
  const { view } = table;
  // A turn is one moment: who looks at the market goes on looking at it after a card was played.
  const own = ownDecision(table);
  const moment = own === undefined ? 'waiting' : own.ask === 'act' ? `turn ${view.round}` : own.id;
  const [place, turn] = usePlace(placeFor(table), moment);
  const there = view.terms.scourge ? places : places.slice(0, 2);
  const isMarket = place === 'market';
  const foot = footHeight(table, isMarket);
  return (
    <>
      <Places places={there} shown={place} turn={turn} />
      <div className={`jub-place is-${place}`} style={{ height: height - TABS - foot }}>
        {place === 'map' && (
          <>
            <Map room={{ width, height: height - TABS - foot }} layout="phone" />
            <Plate />
          </>
        )}
        {isMarket && <PhoneMarket />}
        {place === 'affliction' && <Affliction />}
      </div>
      <Foot isMarket={isMarket} />
    </>
  );
}

/** What there is to spend, over the map. */
function Plate() {
  const { view } = useTable();
  if (view.phase !== 'turn') return null;
  const { power, influence } = view.players[view.active];
  return (
    <p className="jub-purse" data-tip={`${power} power and ${influence} influence to spend in this turn`}>
      <Icon name={signs.power} size={17} />
      {power}
      <Icon name={signs.influence} size={17} />
      {influence}
    </p>
  );
}

function PhoneMarket() {
  const { view } = useTable();
  return (
    <section className="jub-phone-market" aria-label="Market">
      <div className="jub-phone-offers">
        {view.market.map((card, slot) =>
          card === NONE ? (
            <span key={slot} className="jub-slot" data-home={offerKey(slot)}>
              Empty
            </span>
          ) : (
            <OfferCard key={slot} card={card} slot={slot} />
          ),
        )}
      </div>
      <Piles />
    </section>
  );
}
