/** A service on its sign: what it is called, what it does, what it costs; used ones are struck off. */
import { Icon, Piece, Zoom } from '@vesper/web/board';
import { services } from '../../content/services.ts';
import { serviceKey } from '../../keys.ts';
import type { Member } from '../../state.ts';
import { numberIn } from '../../words/actions.ts';
import { serviceInWords } from '../../words/services.ts';
import { Coin } from '../signs.tsx';
import { useTable } from '../table.ts';
import { briefs } from './offers.ts';

export function ServiceRow({ service, who }: { readonly service: number; readonly who: Member }) {
  const { view, marks, called } = useTable();
  const found = services[service];
  const key = serviceKey(service);
  const offer = marks.legal.get(key)?.[0]?.offer ?? marks.refused.get(key)?.[0]?.offer;
  const price = numberIn(offer?.facts, 'price', 'price' in found ? found.price : 0);
  const { served, servedChapter } = view.party[who];
  const isUsed = served.includes(service) || servedChapter.includes(service);
  return (
    <Piece
      id={key}
      className={`fol-service flat-piece${isUsed ? ' is-used' : ''}`}
      label={`${found.name}, ${briefs[found.id]}, ${price === 0 ? 'free' : price}`}
      zoom={() => (
        <Zoom title={found.name}>
          <p>{called(serviceInWords(service))}</p>
        </Zoom>
      )}
    >
      <span aria-hidden>
        <b>{found.name}</b>
        <small>{briefs[found.id]}</small>
      </span>
      <em aria-hidden>
        {isUsed ? (
          <Icon name="lucide:check" size={15} />
        ) : price === 0 ? (
          'free'
        ) : (
          <>
            <Coin size={12} />
            {price}
          </>
        )}
      </em>
    </Piece>
  );
}
