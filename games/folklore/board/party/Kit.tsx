/** On a phone, what lies in the dock of a larger page: the cards of whoever is asked, first those that can be used now. */
import { Icon, Piece, SeatSymbol } from '@vesper/web/board';
import { cardKey, figureKey, kindKey, memberKey } from '../../keys.ts';
import { FOE } from '../../state.ts';
import { bookletName } from '../../words/names.ts';
import { Placeless } from '../encounter/Placeless.tsx';
import { ATTACKS, dockMember, memberColour, useTable } from '../table.ts';
import { MemberZoom, fareOf } from './MemberCard.tsx';
import { ThingCard } from './ThingCard.tsx';
import { thingsOf } from './things.ts';
import './brought.ts';

export function Kit({ inFight, height }: { readonly inFight: boolean; readonly height: number }) {
  const table = useTable();
  const { view, marks } = table;
  const who = dockMember(table);
  const things = thingsOf(view, who).flatMap(({ things: of }) => of);
  const isLit = ({ card }: (typeof things)[number]): boolean => marks.legal.has(cardKey(card));
  // In a skirmish the others stand in their ranks.
  const others = view.skirmish.isRunning ? [] : view.party.map((_, other) => other).filter(other => other !== who);
  // A press on a target takes the best way to strike it; all of them are listed here.
  const targets = view.foes
    .map((_, foe) => figureKey(FOE + foe))
    .concat(view.skirmish.kinds.map((_, kind) => kindKey(kind)))
    .filter(key => (marks.legal.get(key)?.length ?? 0) > 1);
  return (
    <div className={inFight ? 'fol-kit is-fight' : 'fol-kit'} style={{ height }} role="group" aria-label="Your cards">
      {things.filter(isLit).map(thing => (
        <ThingCard key={thing.card} {...thing} flat />
      ))}
      {targets.length > 0 && (
        <Piece
          id={ATTACKS}
          gathers={targets}
          className="flat-piece fol-thing is-flat fol-kit-member"
          label="All attacks"
        >
          <Icon name="game:crossed-swords" size={18} />
          <b>All attacks</b>
          <span className="fol-thing-line">each weapon</span>
        </Piece>
      )}
      {inFight && <Placeless />}
      {others
        .filter(other => marks.legal.has(memberKey(other)))
        .map(other => (
          <Piece
            key={`member ${other}`}
            id={memberKey(other)}
            className="flat-piece fol-thing is-flat fol-kit-member"
            label={fareOf(view, other)}
            zoom={() => <MemberZoom who={other} />}
          >
            <SeatSymbol colour={memberColour(other)} size={18} />
            <b>{bookletName(view.party[other].booklet, other)}</b>
            <span className="fol-thing-line">trade</span>
          </Piece>
        ))}
      {things
        .filter(thing => !isLit(thing))
        .map(thing => (
          <ThingCard key={thing.card} {...thing} flat />
        ))}
    </div>
  );
}
