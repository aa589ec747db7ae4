/** The cards of a character in the dock. */
import { Hand } from '@vesper/web/board';
import type { Member } from '../../state.ts';
import { useTable } from '../table.ts';
import { ThingCard } from './ThingCard.tsx';
import { thingsOf } from './things.ts';

const CARDS = { card: 88, gap: 8 };

export function DockThings({ who, width }: { readonly who: Member; readonly width: number }) {
  const { view, layout } = useTable();
  const things = thingsOf(view, who).flatMap(({ things: of }) => of);
  if (layout === 'tall') {
    return (
      <div className="fol-wrapped">
        {things.map(thing => (
          <ThingCard key={thing.card} {...thing} flat={false} />
        ))}
      </div>
    );
  }
  return (
    things.length > 0 && (
      <Hand cards={CARDS} many={things.length} width={width} flat={[92, 190]}>
        {isFlat => things.map(thing => <ThingCard key={thing.card} {...thing} flat={isFlat} />)}
      </Hand>
    )
  );
}
