/** The stage on a phone: the path as a ribbon around the current space, two rows of four, and colonists in Circles. */
import { memo, useEffect, useRef } from 'react';
import { Icon, SeatSymbol } from '@vesper/web/board';
import { IN_CIRCLE, NONE } from '../state.ts';
import { say } from '@vesper/kernel';
import { zone } from '../words/voice.ts';
import { ColonistCard, ColonistLine } from './ColonistCard.tsx';
import { Draft } from './Draft.tsx';
import { Gap, mayEnd, useLeftSlots } from './Rows.tsx';
import { Scapegoat } from './Scapegoat.tsx';
import { SpaceDisc } from './SpaceDisc.tsx';
import { colourOf, useTable } from './table.ts';
import { cobbles } from './cobbles.ts';
import { colonistKey } from '../pieces.ts';
import { allSpaces, useLifted } from './spaces.ts';

export function PhoneStage() {
  const { view } = useTable();
  const ends = mayEnd(view);
  return (
    <>
      <Ribbon />
      <PhoneRow name="Prominent row" deck={`${view.prominentDeckSize} in the deck`} cards={view.prominentRow} />
      <PhoneRow
        name="Colonist row"
        deck={ends ? `${view.colonistDeckSize} left: the end may come` : `${view.colonistDeckSize} in the deck`}
        ends={ends}
        cards={view.colonistRow}
      />
      <InCircles />
      <Scapegoat />
      <Draft />
    </>
  );
}

const STEP = 64;

function Ribbon() {
  const { view, lastMoved, reducedMotion, marks } = useTable();
  const lifted = useLifted(view, lastMoved);
  const ref = useRef<HTMLDivElement>(null);
  const now = view.phase === 'resolve' ? view.resolving.space : NONE;
  useEffect(() => {
    if (now !== NONE) {
      ref.current?.scrollTo({ left: (now - 1) * STEP - 66, behavior: reducedMotion ? 'auto' : 'smooth' });
    }
  }, [now, reducedMotion]);
  return (
    <section className="sal-ribbon-path" aria-label="The Esteemed board">
      <div ref={ref} className={marks.kinds.has('space') ? 'sal-scroll is-placing' : 'sal-scroll'}>
        <div className="sal-ribbon-inner" style={{ width: allSpaces.length * STEP + 18 }}>
          <Road />
          {now !== NONE && <i className="sal-ribbon-light" style={{ left: (now - 1) * STEP + 34 }} />}
          {allSpaces.map(space => (
            <SpaceDisc
              key={space}
              space={space}
              lifted={lifted.get(space)}
              name="short"
              style={{ left: (space - 1) * STEP + 11, top: 16 }}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Drawn once. */
const Road = memo(function Road() {
  const ends = [
    { x: 34, y: 39 },
    { x: (allSpaces.length - 1) * STEP + 34, y: 39 },
  ];
  const [pale, dull] = cobbles(ends);
  return (
    <svg className="sal-path" width={allSpaces.length * STEP + 8} height="96" aria-hidden>
      <path d={`M${ends[0].x} 39H${ends[1].x}`} className="sal-path-bed" />
      <path d={pale} className="sal-path-stones" />
      <path d={dull} className="sal-path-stones is-dull" />
    </svg>
  );
});

function PhoneRow(props: {
  readonly name: string;
  readonly deck: string;
  readonly cards: readonly number[];
  readonly ends?: boolean;
}) {
  const { name, deck, cards, ends = false } = props;
  const wasLeft = useLeftSlots(cards);
  return (
    <section className="sal-phone-row" aria-label={name}>
      <header>
        <span>{name}</span>
        <span className={ends ? 'is-ending' : ''}>{deck}</span>
      </header>
      <div>
        {cards.map((colonist, slot) =>
          colonist === NONE ? (
            <Gap key={`empty-${slot}`} left={wasLeft(slot)} />
          ) : (
            <ColonistCard key={colonist} colonist={colonist} size="phone" />
          ),
        )}
      </div>
    </section>
  );
}

/** Colonists in Circles: those that may be chosen, or everybody while nothing is asked. */
function InCircles() {
  const { view, marks, called } = useTable();
  const all = view.players.flatMap(({ circle }) => circle);
  const legal = all.filter(colonist => marks.legal.has(colonistKey(colonist)));
  const asked = marks.kinds.has('colonist');
  const shown = asked ? legal : all;
  if (shown.length === 0) return null;
  return (
    <section className={shown.length === 1 ? 'sal-circles is-one' : 'sal-circles'} aria-label="In the Circles">
      {shown.map(colonist => {
        const seat = view.zone[colonist] - IN_CIRCLE;
        return (
          <span key={colonist} className="sal-circled">
            <SeatSymbol colour={colourOf(view, seat)} size={18} />
            <ColonistLine colonist={colonist} />
            {shown.length === 1 && <small>{called(say`in ${zone(view, IN_CIRCLE + seat)}`)}</small>}
          </span>
        );
      })}
      {!asked && <Icon name="lucide:chevron-right" size={16} />}
    </section>
  );
}
