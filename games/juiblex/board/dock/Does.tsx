/** The panel at the end of the dock: what is pointed at would do, what is to be chosen in words, or how one stands. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { signed } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import {
  Piece,
  SeatSymbol,
  Ways,
  aimsOf,
  drawnIcon,
  frameOf,
  othersOf,
  ownDecision,
  useHovered,
} from '@vesper/web/board';
import type { Asked } from '@vesper/web/board';
import { ASSASSINATE, RECRUIT, RETURN_SPY, hallOf, trophyIn } from '../../agenda.ts';
import type { JuiblexAsks } from '../../agenda.ts';
import { costOf, kindOf, kinds } from '../../content/cards.ts';
import type { Card } from '../../content/types.ts';
import { playerKey, trophyKey } from '../../keys.ts';
import { NONE, WHITE } from '../../state.ts';
import { cardName } from '../../words/names.ts';
import { signs } from '../look.ts';
import { cardAt } from '../offers.ts';
import { changeOf, sumsOf } from '../sums.ts';
import type { SumLine } from '../sums.ts';
import { oddsOf } from '../market/odds.ts';
import { colourAt, useTable } from '../table.ts';
import type { TableNow } from '../table.ts';
import { Prospects } from './Prospects.tsx';

export function Does({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const own = ownDecision(table);
  return (
    <section className="jub-does" aria-label="What it does">
      {own === undefined ? <Standing seat={seat} /> : <Deciding seat={seat} own={own} />}
    </section>
  );
}

/** Answers that no piece stands for. */
export const isInWords = (own: Asked): boolean => own.ask === 'chooseOne' || own.ask === 'react' || isPayment(own);

function Deciding({ seat, own }: { readonly seat: Seat; readonly own: Asked }) {
  const table = useTable();
  const hovered = useHovered(table, ({ decision, choice }) =>
    decision.ask === 'act' && typeof choice === 'number' ? choice : JSON.stringify([decision.ask, choice]),
  );
  if (isInWords(own)) return <Ways decision={own} />;
  if (own.ask === 'pickTrophy') return <PickTrophy own={own} />;
  if (own.ask === 'pickOpponent' && table.layout !== 'wide') return <Opponents />;
  return (
    <>
      <div style={{ display: hovered === undefined ? 'contents' : 'none' }}>
        {own.ask === 'act' ? <Turn seat={seat} /> : <Prompted own={own} />}
      </div>
      {hovered !== undefined && <Foreseen seat={seat} own={own} hovered={hovered} />}
    </>
  );
}

/** What is pointed at would bring. */
function Foreseen(props: { readonly seat: Seat; readonly own: Asked; readonly hovered: number | string }) {
  const { seat, own, hovered } = props;
  const { view } = useTable();
  if (typeof hovered === 'string')
    return <Said seat={seat} own={own} choice={(JSON.parse(hovered) as [string, string | number])[1]} />;
  if (hovered < ASSASSINATE) return <Played seat={seat} card={hovered} />;
  if (hovered >= RECRUIT && hovered < RETURN_SPY)
    return <Recruited seat={seat} card={cardAt(view, hovered - RECRUIT)} fromMarket={hovered - RECRUIT < 6} />;
  return <Said seat={seat} own={own} choice={hovered} />;
}

const isPayment = (own: Asked): boolean => own.ask === 'payCost' && (own.choices ?? []).includes('pay');

function Played({ seat, card }: { readonly seat: Seat; readonly card: Card }) {
  return (
    <>
      <h3>{`Play ${cardName(card)}`}</h3>
      <Prospects seat={seat} card={card} />
    </>
  );
}

/** A line of a sum. No component of its own: all of them are drawn anew whenever something is pointed at. */
function line({ icon, what, gives, vain = false }: SumLine & { readonly vain?: boolean }): ReactNode {
  return (
    <p key={what} className={vain ? 'jub-line is-vain' : 'jub-line'}>
      {drawnIcon({ name: icon, size: 15 })}
      <span>{what}</span>
      <b>{gives}</b>
    </p>
  );
}

function Recruited(props: { readonly seat: Seat; readonly card: Card; readonly fromMarket: boolean }) {
  const { seat, card, fromMarket } = props;
  const { view } = useTable();
  if (card === NONE) return null;
  const { influence, score } = view.players[seat];
  const { deckVp, innerVp } = kinds[kindOf[card]];
  const odds = fromMarket ? oddsOf(view) : null;
  return (
    <>
      <h3>{`Recruit ${cardName(card)}`}</h3>
      {line({
        icon: signs.influence,
        what: 'Influence',
        gives: `${influence} − ${costOf[card]} = ${influence - costOf[card]}`,
      })}
      {line({ icon: signs.vp, what: 'Deck', gives: `${score} + ${deckVp} = ${score + deckVp} VP` })}
      {line({ icon: signs.inner, what: 'Promoted', gives: `${innerVp} VP` })}
      {odds !== null && <p className="jub-does-slime">{`A spread with ${odds.percent} %`}</p>}
    </>
  );
}

/** What a choice on the map comes to: its sums, and what becomes of the site. */
function Said({ seat, own, choice }: { readonly seat: Seat; readonly own: Asked; readonly choice: string | number }) {
  const { view, game, called, seatNames } = useTable();
  const change = changeOf(view, own, choice, whose => seatNames[whose]);
  return (
    <>
      <h3>{called(game.words.choice(view, own, choice, undefined))}</h3>
      {sumsOf(view, seat, own, choice).map(line)}
      {change !== '' && <p className="jub-does-change">{change}</p>}
    </>
  );
}

const Prompted = memo(function Prompted({ own }: { readonly own: Asked }) {
  const { view } = useTable();
  const top = view.resolving.at(-1);
  const many = (own.choices ?? []).filter(choice => typeof choice === 'number').length;
  return (
    <>
      <h3>{top === undefined ? 'Your decision' : cardName(top.card)}</h3>
      <p>{`${many === 1 ? '1 choice is' : `${many} choices are`} lit. Point at one to see what comes of it.`}</p>
    </>
  );
});

/** What can still be done in this turn; it stays there while something is pointed at, and need not be drawn again. */
const Turn = memo(function Turn({ seat }: { readonly seat: Seat }) {
  const { view, marks } = useTable();
  const { power, influence, hand } = view.players[seat];
  const ways = [...marks.legal].flatMap(([key, found]) => found.map(() => key.slice(0, key.indexOf(':'))));
  const many = (kind: string): number => ways.filter(found => found === kind).length;
  const cards = hand?.length ?? 0;
  return (
    <>
      <h3>This turn</h3>
      {line({ icon: signs.hand, what: 'Cards to play', gives: `${cards} in hand`, vain: cards === 0 })}
      {line({
        icon: signs.influence,
        what: 'Recruit',
        gives: influence === 0 ? 'no influence' : `${many('offer')} for ${influence}`,
        vain: many('offer') === 0,
      })}
      {line({
        icon: signs.barracks,
        what: 'Deploy',
        gives: power === 0 ? 'no power' : `${power} power`,
        vain: power === 0,
      })}
      {line({
        icon: signs.trophies,
        what: 'Assassinate',
        gives: power < 3 ? `${power} of 3 power` : '3 power',
        vain: power < 3,
      })}
    </>
  );
});

/** While one waits: what one's points are made of. */
function Standing({ seat }: { readonly seat: Seat }) {
  const { view, game, viewer, seatNames } = useTable();
  const aims = aimsOf(game, view, seat).filter(({ points }) => typeof points === 'number' && points !== 0);
  return (
    <>
      <h3>{`${seat === viewer ? 'You' : seatNames[seat]}: ${signed(view.players[seat].score)} VP`}</h3>
      {aims.map(({ line: named = '', points }) => (
        <p key={named} className={`jub-line is-plain${named === 'affliction' ? ' is-slime' : ''}`}>
          <span>{game.words.line(named)}</span>
          <b>{`${signed(points ?? 0)} VP`}</b>
        </p>
      ))}
    </>
  );
}

/** JUB-R41: the trophy halls, by colour. */
export function PickTrophy({ own }: { readonly own: Asked }) {
  const { view, seatNames, viewer } = useTable();
  const hall = frameOf<JuiblexAsks, 'pickTrophy'>(own, 'pickTrophy')?.hall ?? NONE;
  const halls = view.players.flatMap((_, seat) => (hall === NONE || hall === seat ? [seat] : []));
  return (
    <div className="jub-halls">
      {halls.map(seat => (
        <p key={seat}>
          <span>{seat === viewer ? 'Yours' : seatNames[seat]}</span>
          {view.players[seat].trophies.map((n, colour) => {
            const trophy = trophyIn(seat, colour);
            const words = `${n} ${colour === WHITE ? 'white' : `of ${seatNames[colour]}`} in ${seatNames[hallOf(trophy)]}’s trophy hall`;
            return n === 0 ? null : (
              <Piece key={colour} id={trophyKey(trophy)} className="flat-piece jub-trophy" label={words}>
                <SeatSymbol colour={colourAt(colour)} size={20} />
                <span data-tip={words}>{n}</span>
              </Piece>
            );
          })}
        </p>
      ))}
    </div>
  );
}

/** Where the rail has no room for pieces. */
export function Opponents() {
  const table: TableNow = useTable();
  const { view, seatNames } = table;
  return (
    <div className="jub-opponents">
      {othersOf(table, view.players.length).map(seat => (
        <Piece key={seat} id={playerKey(seat)} className="flat-piece jub-opponent" label={seatNames[seat]}>
          <SeatSymbol colour={colourAt(seat)} size={20} />
          {seatNames[seat]}
        </Piece>
      ))}
    </div>
  );
}
