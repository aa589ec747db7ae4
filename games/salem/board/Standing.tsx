/** A player's numbers: Influence, messengers in hand, jail, points; and who places first. */
import { Explained, Icon, Points } from '@vesper/web/board';
import type { Seat } from '@vesper/kernel';
import { count } from '@vesper/kernel';
import { influence as influenceNamed } from '../words/voice.ts';
import { Hat } from './Hat.tsx';
import { colourOf, useTable } from './table.ts';

export function Standing({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const { influence, messengers, jail, score, icons } = view.players[seat];
  return (
    <div className="sal-standing">
      <Explained tip={`${influenceNamed(influence).text}, ${icons} more when collecting`} home={`influence:${seat}`}>
        <Icon name="game:two-coins" size={16} className="sal-gold" />
        <b>{influence}</b>
      </Explained>
      <Explained tip={`${count(messengers, 'messenger').text} in hand`} home={`hat:${seat}`}>
        <Hat colour={colourOf(view, seat)} size={18} />
        <b>{messengers}</b>
      </Explained>
      <Explained tip={`${count(jail.length, 'colonist').text} in jail`} home={`jail:${seat}`}>
        <Icon name="game:imprisoned" size={17} />
        <b>{jail.length}</b>
      </Explained>
      <Points seat={seat} className="sal-points">
        <b>{score < 0 ? `−${-score}` : score}</b> pts
      </Points>
    </div>
  );
}

export function Flag({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  if (view.firstPlayer !== seat) return null;
  return (
    <span className="sal-flag" data-tip="First Player" data-home="flag">
      <Icon name="game:flying-flag" size={18} label="First Player" />
    </span>
  );
}
