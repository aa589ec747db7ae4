/** Who acts when: characters from the leader on, then foes by number, or the other way round. */
import { Icon, SeatSymbol } from '@vesper/web/board';
import { FOE, NONE, isFoe, numberOfFoe } from '../../state.ts';
import type { Figure, FolkloreView } from '../../state.ts';
import { figureTitle } from '../../words/map.ts';
import { memberColour, useTable } from '../table.ts';
import { FoeDisc, MemberDisc } from './Disc.tsx';
import { hasActed, lifeOf, membersInOrder } from './who.ts';

export function orderOf(view: FolkloreView): readonly (readonly Figure[])[] {
  const members = membersInOrder(view).filter(who => view.party[who].form !== 'limbo');
  const foes = view.foes.flatMap(({ space, vita }, i) => (space === NONE || vita === 0 ? [] : [FOE + i]));
  return view.encounter.first === 'foes' ? [foes, members] : [members, foes];
}

export function Order() {
  const { view } = useTable();
  const sides = orderOf(view);
  return (
    <ol className={sides[0].length + sides[1].length > 7 ? 'fol-order is-many' : 'fol-order'} aria-label="Order">
      {sides.map((side, i) => (
        <li key={i} className="fol-order-side">
          {side.map(figure => (
            <Stop key={figure} figure={figure} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function Stop({ figure }: { readonly figure: Figure }) {
  const { view, called } = useTable();
  const { life } = lifeOf(view, figure);
  const acted = hasActed(view, figure);
  const isNow = view.turn.who === figure;
  const words = `${called(figureTitle(view, figure))}, ${isNow ? 'acts now' : acted ? 'has acted' : 'to come'}`;
  return (
    <span
      className={`fol-stop${isNow ? ' is-now' : ''}${acted ? ' is-done' : ''}`}
      role="img"
      aria-label={words}
      data-tip={words}
    >
      {isFoe(figure) ? (
        <FoeDisc kind={view.foes[figure - FOE].kind} vita={life} max={0} />
      ) : (
        <MemberDisc
          booklet={view.party[figure].booklet}
          tone={`var(--seat-${memberColour(figure)})`}
          vita={life}
          max={0}
          isGhost={view.party[figure].form === 'ghost'}
        />
      )}
      {isFoe(figure) ? (
        <i className="fol-who is-number">{numberOfFoe(view, figure)}</i>
      ) : (
        <span className="fol-who">
          <SeatSymbol colour={memberColour(figure)} size={13} />
        </span>
      )}
      {acted && (
        <i className="fol-acted">
          <Icon name="lucide:check" size={11} />
        </i>
      )}
    </span>
  );
}
