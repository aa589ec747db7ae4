/** A Faction card: what it scores, and whose card lies left and right of it. */
import { Icon, Piece } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { factions } from '../content/factions.ts';
import { factionTitle, familyName, sideName } from '../words/names.ts';
import { signed } from '@vesper/kernel';
import { useTable } from './table.ts';
import { factionKey } from '../pieces.ts';

const plus = (points: number): string => (points > 0 ? `+${points}` : signed(points));

export function FactionCard({ seat }: { readonly seat: Seat }) {
  const { view, marks } = useTable();
  const { faction, icons } = view.players[seat];
  const { ally, rival, points, side } = factions[faction];
  const legal = marks.legal.has(factionKey(seat));
  const lines: readonly (readonly [string, string, string])[] = [
    [`${familyName(ally)}, Circle`, plus(points.allyCircled), `for each ${familyName(ally)} in this Circle at the end`],
    [`${familyName(rival)}, jail`, plus(points.rivalJailed), `for each ${familyName(rival)} in this jail at the end`],
    [
      `${familyName(ally)}, any jail`,
      plus(points.allyJailed),
      `for each ${familyName(ally)} in anybody’s jail at the end`,
    ],
  ];
  return (
    <Piece
      id={factionKey(seat)}
      className="sal-faction"
      label={`Faction card: ${factionTitle(faction)}, Salem ${sideName(side)}. ${lines.map(([what, worth]) => `${what} ${worth}`).join(', ')}. ${icons} Influence when collecting.`}
    >
      <b className={`sal-faction-title${factionTitle(faction).length > 17 ? ' is-long' : ''}`}>
        {factionTitle(faction)}
      </b>
      {lines.map(([what, worth, why]) => (
        <span key={what} data-tip={`${worth} ${why}`}>
          {what} <b>{worth}</b>
        </span>
      ))}
      <span
        className="sal-faction-icons"
        data-tip={`${icons} Influence when collecting: one for the card, one for each icon in the Circle`}
      >
        Salem {sideName(side)}
        <b>
          <Icon name="game:two-coins" size={14} />
          {icons}
        </b>
      </span>
      {legal && <span className="sal-badge sal-price sal-faction-badge">{`+${icons}`}</span>}
    </Piece>
  );
}
