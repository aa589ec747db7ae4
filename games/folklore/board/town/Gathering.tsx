/** The party gathers: six people to choose from, then each one's path. */
import { Icon, Piece, SeatSymbol, ownDecision } from '@vesper/web/board';
import { booklets } from '../../content/booklets.ts';
import { cardNamed } from '../../content/cards.ts';
import { storyTitles } from '../../content/stories/index.ts';
import { SKILLS } from '../../content/types.ts';
import { bookletKey, optionKey } from '../../keys.ts';
import { NONE } from '../../state.ts';
import type { Member } from '../../state.ts';
import { cardInWords } from '../../words/cards.ts';
import { skillName } from '../../words/names.ts';
import { Bust } from '../party/busts.tsx';
import { Drop, Leaf, skillIcon } from '../signs.tsx';
import { inColour } from '../party/Portrait.tsx';
import { memberColour, useTable } from '../table.ts';
import { whoIn } from '../who.ts';

export function Gathering() {
  const table = useTable();
  const { view, asked } = table;
  const decision = ownDecision(table) ?? asked[0];
  const who = whoIn(decision) ?? 0;
  const { name, line } = storyTitles[view.terms.story];
  return (
    <div className="fol-gathering" tabIndex={-1}>
      <header>
        <h3>{name}</h3>
        <p>{line}</p>
      </header>
      {decision?.ask === 'choosePath' && view.party[who].booklet !== NONE ? (
        <Paths who={who} />
      ) : (
        <div className="fol-people">
          {booklets.map(({ id }, booklet) => (
            <Person key={id} booklet={booklet} next={who} />
          ))}
        </div>
      )}
    </div>
  );
}

function Person({ booklet, next }: { readonly booklet: number; readonly next: Member }) {
  const { view, called, seatNames } = useTable();
  const { id, name, might, defense, vita, pp, stride, mystic, special, skills } = booklets[booklet];
  const taken = view.party.findIndex(character => character.booklet === booklet);
  const best = SKILLS.filter(skill => skills[skill] >= 2).slice(0, 3);
  const text = called(cardInWords(cardNamed(`${id}.special`)));
  return (
    <Piece
      id={bookletKey(booklet)}
      className={`fol-person flat-piece${taken === NONE ? '' : ' is-taken'}`}
      style={inColour(taken === NONE ? next : taken)}
      label={`${name}. ${special.name}: ${text}`}
    >
      <svg className="fol-person-bust" width="72" height="84" viewBox="0 0 72 84" aria-hidden>
        <rect className="fol-portrait-ground" width="72" height="84" rx="7" />
        <circle className="fol-portrait-moon" cx="54" cy="19" r="12" />
        <Bust of={id} x={-3} y={6} size={78} />
      </svg>
      <div className="fol-person-words" aria-hidden>
        <b>{name}</b>
        <p className="fol-person-numbers">
          <span>
            <Drop />
            {vita}
          </span>
          <span>
            <Leaf />
            {pp}
          </span>
          <span>{`Might ${might}`}</span>
          <span>{`Defense ${defense}`}</span>
          <span>{`Stride ${stride}`}</span>
        </p>
        <p className="fol-person-skills">
          {best.map(skill => (
            <span key={skill}>
              <Icon name={skillIcon[skill]} size={13} />
              {`${skillName(skill)} ${skills[skill]}`}
            </span>
          ))}
          {mystic !== 'none' && <span>{mystic === 'prayer' ? 'Prayers' : 'Rituals'}</span>}
        </p>
      </div>
      <p className="fol-person-special" aria-hidden>
        <b>{special.name}</b>
        {` ${text}`}
      </p>
      {taken !== NONE && (
        <span className="fol-person-by" aria-hidden>
          <SeatSymbol colour={memberColour(taken)} size={16} />
          {seatNames[view.party[taken].seat]}
        </span>
      )}
    </Piece>
  );
}

function Paths({ who }: { readonly who: Member }) {
  const { view, called } = useTable();
  const { id, paths, name } = booklets[view.party[who].booklet];
  return (
    <div className="fol-crossroads" style={inColour(who)}>
      <svg className="fol-person-bust" width="150" height="176" viewBox="0 0 72 84" aria-hidden>
        <rect className="fol-portrait-ground" width="72" height="84" rx="7" />
        <circle className="fol-portrait-moon" cx="54" cy="19" r="12" />
        <Bust of={id} x={-3} y={6} size={78} />
      </svg>
      <h4>{`Two paths lie before the ${name}. The one that is taken is taken for life.`}</h4>
      {paths.map((path, i) => {
        const text = called(cardInWords(cardNamed(`${id}.path${i + 1}`)));
        return (
          <Piece key={path.name} id={optionKey(i)} className="fol-path-card flat-piece" label={`${path.name}: ${text}`}>
            <b aria-hidden>{path.name}</b>
            <span aria-hidden>{text}</span>
          </Piece>
        );
      })}
    </div>
  );
}
