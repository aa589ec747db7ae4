/** Beside a piece that the plainest way leads to: the other ways there, in a list. The board says where it lies. */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { Icon } from './Icon.tsx';
import { pressesOf } from './Piece.tsx';
import { WaysList } from './Ways.tsx';
import { useBoardTable } from './boardTable.tsx';
import type { PieceKey } from './marks.ts';

export function MoreWays(props: {
  readonly id: PieceKey;
  readonly label: Sentence;
  readonly className: string;
  readonly style?: CSSProperties;
}) {
  const { id, label, className, style } = props;
  const table = useBoardTable();
  const ref = useRef<HTMLButtonElement>(null);
  const [openFor, setOpenFor] = useState('');
  const { only } = pressesOf(table, id);
  const ways = table.marks.legal.get(id) ?? [];
  if (only === undefined || ways.length < 2 || table.intending.now !== null) return null;
  const others = ways.filter(way => way !== only);
  const isOpen = openFor === only.decision.id;
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={`more-ways ${className}`}
        style={style}
        data-opens={JSON.stringify(others.map(({ offer }) => offer.choice))}
        aria-expanded={isOpen}
        onClick={() => setOpenFor(isOpen ? '' : only.decision.id)}
      >
        <span className="unseen">{table.called(say`Other ways: ${label}`)}</span>
        <Icon name="lucide:ellipsis" size={14} />
      </button>
      {isOpen && (
        <WaysList title={table.called(label)} legal={ways} refused={[]} opener={ref} close={() => setOpenFor('')} />
      )}
    </>
  );
}
