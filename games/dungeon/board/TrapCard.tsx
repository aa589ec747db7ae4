/** A trap as a card: in the hand, planned, or drawn to be chosen from. */
import { Icon, Piece } from '@vesper/web/board';
import type { PieceKey } from '@vesper/web/board';
import { traps } from '../content/traps.ts';
import type { Trap } from '../content/types.ts';
import { trapIcons } from './look.ts';
import { Amount } from './symbols.tsx';
import type { Sign } from './symbols.tsx';
import { TrapZoom } from './zooms/TrapZoom.tsx';

export function TrapCard(props: {
  readonly id: PieceKey;
  readonly trap: Trap;
  readonly count?: number;
  readonly where?: string;
  readonly className?: string;
  readonly style?: React.CSSProperties;
}) {
  const { id, trap, count = 1, where = '', className = '', style } = props;
  const { name } = traps[trap];
  return (
    <Piece
      id={id}
      className={`flat-piece dun-trap ${className}`}
      style={style ?? {}}
      label={`${name}${count > 1 ? `, ${count} of them` : ''}${where === '' ? '' : `, ${where}`}`}
      zoom={() => <TrapZoom trap={trap} />}
      travels
    >
      <span className="dun-trap-art">
        <Icon name={trapIcons[trap]} size={30} />
      </span>
      <b>{name}</b>
      <TrapPrice trap={trap} />
      {count > 1 && <i className="dun-count">{`×${count}`}</i>}
    </Piece>
  );
}

export function TrapPrice({ trap }: { readonly trap: Trap }) {
  const { food, gold, imps, monsters, marks } = traps[trap].cost;
  const price: readonly (readonly [Sign, number])[] = [
    ['food', food],
    ['gold', gold],
    ['imp', imps],
    ['monster', monsters],
    ['mark', marks],
  ];
  const shown = price.filter(([, n]) => n > 0);
  if (shown.length === 0) return null;
  return (
    <span className="dun-trap-price">
      {shown.map(([of, n]) => (
        <Amount key={of} of={of} n={n} size={13} />
      ))}
    </span>
  );
}

/** Cards with the same print lie on each other. */
export function sorted(cards: readonly number[]): readonly { readonly card: number; readonly count: number }[] {
  const kinds = [...new Set(cards)].sort((a, b) => a - b);
  return kinds.map(card => ({ card, count: cards.filter(other => other === card).length }));
}
