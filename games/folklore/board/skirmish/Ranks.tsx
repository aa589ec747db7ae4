/** The party in the order in which it acts: Vita, stance, who has lost an action. */
import { Icon, Piece, SeatSymbol } from '@vesper/web/board';
import { memberKey } from '../../keys.ts';
import type { Member } from '../../state.ts';
import { bookletName } from '../../words/names.ts';
import { MemberDisc } from '../encounter/Disc.tsx';
import { FigureZoom } from '../encounter/FigureZoom.tsx';
import { lifeOf } from '../encounter/who.ts';
import { askedFor, memberColour, useTable } from '../table.ts';

export function Ranks() {
  const { view } = useTable();
  const { first } = view.skirmish;
  return (
    <ol className="fol-ranks" aria-label="The party">
      {view.party.map((_, n) => {
        const who = (first + n) % view.party.length;
        return (
          <li key={who}>
            <Rank who={who} />
          </li>
        );
      })}
    </ol>
  );
}

function Rank({ who }: { readonly who: Member }) {
  const table = useTable();
  const { view, asked } = table;
  const { booklet, form } = view.party[who];
  const { life, most } = lifeOf(view, who);
  const { defends, losesTurn, first } = view.skirmish;
  const now = askedFor(table);
  const isNow = now === who;
  const place = (one: Member): number => (one - first + view.party.length) % view.party.length;
  const isOpen = now !== undefined && asked.some(({ ask }) => ask === 'stance') && place(who) >= place(now);
  const name = bookletName(booklet, who);
  const stance = isOpen ? (isNow ? 'Chooses' : 'To choose') : defends[who] ? 'Defends' : 'Attacks';
  return (
    <Piece
      id={memberKey(who)}
      className={`fol-rank${isNow ? ' is-acting' : ''}`}
      label={`${name}, ${life} of ${most} ${form === 'living' ? 'Vita' : 'GP'}, ${stance}`}
      zoom={() => <FigureZoom figure={who} />}
    >
      <span className="fol-rank-disc">
        <MemberDisc
          booklet={booklet}
          tone={`var(--seat-${memberColour(who)})`}
          vita={life}
          max={most}
          isGhost={form === 'ghost'}
        />
        <span className="fol-who">
          <SeatSymbol colour={memberColour(who)} size={16} />
        </span>
      </span>
      <b>{name}</b>
      <span className="fol-rank-life">{`${life} of ${most}`}</span>
      <em className={isOpen ? 'fol-stance is-open' : defends[who] ? 'fol-stance is-defending' : 'fol-stance'}>
        {!isOpen && <Icon name={defends[who] ? 'game:bordered-shield' : 'game:broadsword'} size={13} />}
        {stance}
      </em>
      {losesTurn[who] && <small>loses its action</small>}
    </Piece>
  );
}
