/** A town or a Wayfarers’ Camp: a street of houses with what each offers and for how much; below, what is for sale. */
import { Icon } from '@vesper/web/board';
import { nodes } from '../../content/world.ts';
import { NONE } from '../../state.ts';
import type { Member } from '../../state.ts';
import { bookletName, nodeName, placeName } from '../../words/names.ts';
import { Posts, usePosts } from '../party/Posts.tsx';
import { buying } from '../mind/intentions.ts';
import { serviceIcons } from '../world/look.ts';
import { Portrait } from '../party/Portrait.tsx';
import { Coin } from '../signs.tsx';
import { askedFor, useTable } from '../table.ts';
import { Header } from '../world/Header.tsx';
import { Roofs } from '../world/NodePiece.tsx';
import { Goods } from './Goods.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import { housesOf } from './offers.ts';
import type { House } from './offers.ts';
import '../mind/brought.ts';

export function Town() {
  const table = useTable();
  const { view } = table;
  const { visit, leader } = view;
  if (visit.node === NONE) return null;
  const houses = housesOf(view);
  const who = askedFor(table) ?? leader;
  const { intending, layout } = table;
  const posts = usePosts();
  const hasFoot = layout === 'phone' && posts.length > 0;
  const isBuying = intending.now !== null && 'intention' in intending.now && intending.now.intention === buying;
  /** In a small town there is room for both. */
  const showsAll = !intending.isPartial || (layout !== 'phone' && houses.length <= 4);
  const hasGoods = visit.row.length > 0 || houses.some(({ goods }) => goods.length > 0);
  return (
    <>
      <Header />
      <div
        className={`fol-town is-${nodes[visit.node].kind} ${view.isNight ? 'is-night' : 'is-day'}${hasFoot ? ' has-foot' : ''}`}
        tabIndex={-1}
      >
        <div className="fol-town-head">
          {nodes[visit.node].kind === 'town' ? <Roofs size={34} /> : <Icon name="game:old-wagon" size={30} />}
          <h3>{nodeName(visit.node)}</h3>
          {!showsAll && hasGoods && <Turn isBuying={isBuying} />}
          <Shopper who={who} />
        </div>
        {(showsAll || !isBuying) && (
          <div className={`fol-houses is-${houses.length}`}>
            {houses.map(house => (
              <HousePanel key={house.place} house={house} who={who} />
            ))}
          </div>
        )}
        {(showsAll || isBuying) && <Goods houses={houses} />}
      </div>
      {hasFoot && (
        <div className="fol-town-foot">
          <Posts posts={posts} />
        </div>
      )}
    </>
  );
}

/** Where there is much, the houses and the stalls are two views of the town. */
function Turn({ isBuying }: { readonly isBuying: boolean }) {
  const { onIntend } = useTable();
  return (
    <div className="fol-town-turn" role="group" aria-label="What is shown">
      <button type="button" aria-pressed={!isBuying} onClick={() => onIntend(null)}>
        <Icon name="game:village" size={16} />
        Houses
      </button>
      <button type="button" aria-pressed={isBuying} onClick={() => onIntend({ intention: buying })}>
        <Icon name="game:shop" size={16} />
        Stalls
      </button>
    </div>
  );
}

/** Whose turn it is here, and what it has to spend. */
function Shopper({ who }: { readonly who: Member }) {
  const { view } = useTable();
  const { booklet, coins } = view.party[who];
  return (
    <p className="fol-shopper">
      <Portrait who={who} width={28} height={34} />
      <span>{bookletName(booklet, who)}</span>
      <b data-tip={`${coins} coins to spend`}>
        <Coin size={14} />
        {coins}
      </b>
    </p>
  );
}

function HousePanel({ house, who }: { readonly house: House; readonly who: Member }) {
  const { place, services, goods, sells, brews } = house;
  const also = [goods.length > 0 ? 'sells goods' : '', sells ? 'buys your things' : '', brews ? 'brews recipes' : ''];
  const said = also.filter(part => part !== '').join(', ');
  return (
    <section className="fol-house" aria-label={placeName[place]}>
      <h4>
        <Icon name={serviceIcons[place]} size={17} />
        {placeName[place]}
      </h4>
      {services.map(service => (
        <ServiceRow key={service} service={service} who={who} />
      ))}
      {said !== '' && <p className="fol-house-also">{said}</p>}
    </section>
  );
}
