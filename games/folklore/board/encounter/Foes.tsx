/** The foes in the order in which they act: what they have left, and what they will do. Targets may be chosen here, too. */
import { Fragment } from 'react';
import { Icon, Piece, SeatSymbol } from '@vesper/web/board';
import { foeKinds } from '../../content/foes.ts';
import { TYPES } from '../../content/types.ts';
import { figureKey } from '../../keys.ts';
import { FOE, NONE, numberOfFoe } from '../../state.ts';
import { figureTitle, intent, powerIn } from '../../words/map.ts';
import { foeName, spaceName, typeName } from '../../words/names.ts';
import { memberTitle } from '../../words/voice.ts';
import { memberColour, useTable } from '../table.ts';
import { Drop } from '../signs.tsx';
import { FoeDisc } from './Disc.tsx';
import { FigureZoom } from './FigureZoom.tsx';
import { badgesOn } from './badges.ts';
import { typeClass, typeIcon } from './foeTypes.ts';

export function Foes() {
  const { view } = useTable();
  const standing = view.foes.flatMap(({ space, vita }, i) => (space === NONE || vita === 0 ? [] : [i]));
  return (
    <ul className={standing.length > 3 ? 'fol-foes is-many' : 'fol-foes'} aria-label="Foes">
      {standing.map(foe => (
        <Foe key={foe} foe={foe} />
      ))}
    </ul>
  );
}

function Foe({ foe }: { readonly foe: number }) {
  const { view } = useTable();
  const { kind, vita, maxVita } = view.foes[foe];
  const { type, isAffliction } = foeKinds[kind];
  const due = powerIn(view.foes[foe]);
  const badges = badgesOn(view, FOE + foe);
  return (
    <li>
      <Piece
        id={figureKey(FOE + foe)}
        className={`fol-foe flat-piece${view.turn.who === FOE + foe ? ' is-acting' : ''}`}
        label={figureTitle(view, FOE + foe)}
        zoom={() => <FigureZoom figure={FOE + foe} />}
      >
        <span className="fol-foe-face">
          <FoeDisc kind={kind} vita={vita} max={maxVita} />
          {!isAffliction && <i className="fol-who is-number">{numberOfFoe(view, FOE + foe)}</i>}
        </span>
        <span className="fol-foe-words">
          <span className="fol-foe-head">
            <b>{foeName(kind, 0)}</b>
            <em className="fol-life">
              <Drop size={12} />
              {vita}
              <s>/{maxVita}</s>
            </em>
          </span>
          {view.encounter.isRunning && <Intends foe={foe} />}
          <span className="fol-foe-line is-kin">
            <em className={`fol-type ${typeClass(kind)}`}>
              <Icon name={typeIcon(kind)} size={13} />
              {typeName(TYPES[type])}
            </em>
            {badges.map(({ code, isGood }) => (
              <i key={code} className={isGood ? 'fol-token is-good' : 'fol-token'}>
                {code}
              </i>
            ))}
            {due > 0 && <span>{`power in ${due === 1 ? '1 turn' : `${due} turns`}`}</span>}
          </span>
        </span>
      </Piece>
    </li>
  );
}

/** Where it goes, then whom it attacks, with the chance of each. */
function Intends({ foe }: { readonly foe: number }) {
  const { view, called } = useTable();
  const { way, blows } = view.intents[foe] ?? { way: [], blows: [] };
  const words = called(intent(view, foe));
  const isIdle = way.length === 0 && blows.length === 0;
  return (
    <span className="fol-foe-line" data-tip={`In its turn it ${words}.`}>
      <span className="fol-threat">
        <Icon name={way.length > 0 ? 'lucide:footprints' : isIdle ? 'lucide:pause' : 'lucide:swords'} size={13} />
      </span>
      {isIdle && <span>stays</span>}
      {way.length > 0 && (
        <span>{`${spaceName(way[way.length - 1])}${blows.length === 0 ? ', nobody in reach' : ', then'}`}</span>
      )}
      {blows.map(({ who, chance }, i) => (
        <Fragment key={i}>
          <SeatSymbol colour={memberColour(who)} size={14} />
          <b>{called([memberTitle(view, who)])}</b>
          <span>{`${Math.round(chance)} %${i < blows.length - 1 ? ',' : ''}`}</span>
        </Fragment>
      ))}
    </span>
  );
}
