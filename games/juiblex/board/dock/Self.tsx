/** A house: whose it is, its points, what it can spend, and everything of it that is counted. */
import { count, signed } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { Explained, Icon, Named, Peekable, Points, SeatState, SeatSymbol, Self as Panel, Sum } from '@vesper/web/board';
import type { IconName } from '@vesper/web/board';
import type { ReactNode } from 'react';
import { sum } from '../../asking.ts';
import { majorSites, sites } from '../../content/map.ts';
import { SPIES, TROOPS } from '../../state.ts';
import { colourName } from '../../words/names.ts';
import { PileZoom } from '../cards/CardZoom.tsx';
import { signs } from '../look.ts';
import { poolTerms } from '../pool.ts';
import type { Resource } from '../pool.ts';
import { colourAt, useTable } from '../table.ts';

export function Self({ seat }: { readonly seat: Seat }) {
  const { viewer, seatNames } = useTable();
  const own = seat === viewer;
  return (
    <Panel seat={seat} label={own ? 'Your house' : `The house of ${seatNames[seat]}`}>
      <Named
        symbol={<SeatSymbol colour={colourAt(seat)} size={22} />}
        name={own ? `${seatNames[seat]}, you` : seatNames[seat]}
      >
        <SeatState seat={seat} />
        <Score seat={seat} />
      </Named>
      <div className="jub-pools">
        <Pool seat={seat} of="power" />
        <Pool seat={seat} of="influence" />
      </div>
      <Holdings seat={seat} />
      <Trophies seat={seat} />
    </Panel>
  );
}

export function Score({ seat, inside = false }: { readonly seat: Seat; readonly inside?: boolean }) {
  const { view } = useTable();
  return (
    <Points seat={seat} inside={inside} className="jub-score">
      <b>{signed(view.players[seat].score)}</b>
      <small>VP</small>
    </Points>
  );
}

const names: { readonly [R in Resource]: string } = { power: 'Power', influence: 'Influence' };

export function Pool({ seat, of }: { readonly seat: Seat; readonly of: Resource }) {
  const { view, log } = useTable();
  const n = view.players[seat][of];
  const isOn = view.phase === 'turn' && view.active === seat;
  const terms = isOn ? poolTerms(view, log, of) : [];
  const short = terms.map(({ gives }) => gives);
  const formula =
    short.length > 1
      ? short.map((gives, i) => (i === 0 ? `${gives}` : gives < 0 ? `− ${-gives}` : `+ ${gives}`)).join(' ')
      : '';
  return (
    <Explained
      className={`jub-pool is-${of}`}
      tip={
        isOn
          ? `${names[of]} ${n}${formula === '' ? '' : `: ${formula}`}. What is not spent this turn is lost.`
          : `${names[of]} exists only during a turn`
      }
      {...(isOn
        ? {
            sum: () => (
              <Sum
                title={`${names[of]} this turn`}
                terms={terms}
                total={n}
                foot={
                  of === 'power'
                    ? '1 deploys a troop, 3 assassinate one or return a spy. What is left is lost at the end of the turn.'
                    : 'Recruits cards for their price. What is left is lost at the end of the turn.'
                }
              />
            ),
          }
        : {})}
    >
      <Icon name={signs[of]} size={20} />
      <b>{n}</b>
      {formula.length <= 6 && formula !== '' && <small>{formula}</small>}
    </Explained>
  );
}

function Holdings({ seat }: { readonly seat: Seat }) {
  const { view, viewer, seatNames } = useTable();
  const { barracks, spies, inner, deck, deckSize, discard, hand, handSize, known, vp } = view.players[seat];
  const whose = seat === viewer ? 'Your' : `${seatNames[seat]}’s`;
  return (
    <p className="jub-holdings">
      <Stock
        icon={signs.barracks}
        n={barracks}
        home={`barracks:${seat}`}
        tip={`${count(barracks, 'troop').text} of ${TROOPS} in the barracks; the last one ends the game with the round`}
      />
      <Stock
        icon={signs.spies}
        n={spies}
        home={`spies:${seat}`}
        tip={`${count(spies, 'spy', 'spies').text} of ${SPIES} in reserve`}
      />
      <Cards icon={signs.inner} n={inner.length} label={`${whose} inner circle`} home={`inner:${seat}`}>
        <PileZoom title={`${whose} inner circle`} cards={inner} worth="innerVp" />
      </Cards>
      <Cards icon={signs.deck} n={deckSize} label={`${whose} deck`} home={`deck:${seat}`}>
        {deck === null ? (
          <PileZoom
            title={`${whose} deck`}
            cards={[]}
            worth="deckVp"
            note={`${deckSize} cards that only their owner knows`}
          />
        ) : (
          <PileZoom title={`${whose} deck`} cards={deck} worth="deckVp" note="In which order they lie nobody knows." />
        )}
      </Cards>
      <Cards icon={signs.discard} n={discard.length} label={`${whose} discard pile`} home={`discard:${seat}`}>
        <PileZoom title={`${whose} discard pile`} cards={discard.toReversed()} worth="deckVp" />
      </Cards>
      {seat !== viewer && (
        <Cards icon={signs.hand} n={handSize} label={`${whose} hand`} home={`hand:${seat}`}>
          <PileZoom
            title={`${whose} hand`}
            cards={hand ?? known}
            worth="deckVp"
            note={hand === null ? `${handSize - known.length} of ${handSize} cards are not known to you` : ''}
          />
        </Cards>
      )}
      {vp > 0 && <Stock icon={signs.vp} n={vp} tip={`${vp} VP in tokens`} />}
    </p>
  );
}

export function Stock(props: {
  readonly icon: IconName;
  readonly n: number;
  readonly tip: string;
  /** Where what is counted travels to. */
  readonly home?: string;
  readonly inside?: boolean;
}) {
  const { icon, n, tip, home, inside = false } = props;
  return (
    <Explained tip={tip} className="jub-stock" inside={inside} {...(home === undefined ? {} : { home })}>
      <Icon name={icon} size={13} />
      <b>{n}</b>
    </Explained>
  );
}

/** A pile whose cards are shown when it is pointed at. */
function Cards(props: {
  readonly icon: IconName;
  readonly n: number;
  readonly label: string;
  /** Where its cards travel from and to. */
  readonly home: string;
  readonly children: ReactNode;
}) {
  const { icon, n, label, home, children } = props;
  return (
    <Peekable
      className="jub-stock jub-peek"
      label={`${label}: ${count(n, 'card').text}`}
      home={home}
      zoom={() => children}
    >
      <Icon name={icon} size={13} />
      <b>{n}</b>
    </Peekable>
  );
}

/** The trophy hall by colour, and the markers that are held. */
export function Trophies({ seat, inside = false }: { readonly seat: Seat; readonly inside?: boolean }) {
  const { view, seatNames } = useTable();
  const { trophies } = view.players[seat];
  const all = sum(trophies);
  const names = trophies.flatMap((n, colour) =>
    n > 0 ? [`${n} ${colour < view.players.length ? `of ${seatNames[colour]}` : colourName(colour)}`] : [],
  );
  return (
    <p className="jub-trophies">
      <Explained
        inside={inside}
        className="jub-stock"
        home={`trophies:${seat}`}
        tip={all === 0 ? 'No trophies yet: each is worth 1 VP' : `Trophies, 1 VP each: ${names.join(', ')}`}
      >
        <Icon name={signs.trophies} size={13} />
        {trophies.map((n, colour) =>
          n === 0 ? null : (
            <span key={colour}>
              <SeatSymbol colour={colourAt(colour)} size={13} />
              <b>{n}</b>
            </span>
          ),
        )}
        {all === 0 && <b>0</b>}
      </Explained>
      <span className="jub-markers">
        {majorSites.map(site =>
          view.markers[site] === seat ? (
            <Explained
              key={site}
              inside={inside}
              tip={`Marker of ${sites[site].name}: 1 influence each turn, and ${sites[site].marker} VP at the end of each turn under total control`}
            >
              <i>{`+${sites[site].marker}`}</i>
            </Explained>
          ) : null,
        )}
      </span>
    </p>
  );
}
