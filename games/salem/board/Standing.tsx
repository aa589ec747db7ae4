/** A player's numbers: Influence, messengers in hand, jail, points; and who places first. */
import { Icon } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { count } from '@vesper/kernel';
import { influence as influenceNamed } from '../words/voice.ts';
import { Hat } from './Hat.tsx';
import { colourOf, useTable } from './Table.tsx';

export function Standing({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const { influence, messengers, jail, score, icons } = view.players[seat];
  return (
    <div className="sal-standing">
      <span title={`${influenceNamed(influence).text}, ${icons} more when collecting`} data-home={`influence:${seat}`}>
        <Icon name="game:two-coins" size={16} className="sal-gold" />
        <b>{influence}</b>
      </span>
      <span title={`${count(messengers, 'messenger').text} in hand`} data-home={`hat:${seat}`}>
        <Hat colour={colourOf(view, seat)} size={18} />
        <b>{messengers}</b>
      </span>
      <span title={`${count(jail.length, 'colonist').text} in jail`} data-home={`jail:${seat}`}>
        <Icon name="game:imprisoned" size={17} />
        <b>{jail.length}</b>
      </span>
      <span className="sal-points">
        <b>{score < 0 ? `−${-score}` : score}</b> pts
      </span>
    </div>
  );
}

export function Flag({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  if (view.firstPlayer !== seat) return null;
  return (
    <span className="sal-flag" title="First Player" data-home="flag">
      <Icon name="game:flying-flag" size={18} label="First Player" />
    </span>
  );
}
