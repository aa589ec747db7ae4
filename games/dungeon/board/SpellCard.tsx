/** The Combat Card of the round, in large: its spell, whether the party can cast it, and the fatigue. */
import type { Seat } from '@vesper/kernel';
import { Icon } from '@vesper/web/board';
import { combatCards } from '../content/combatCards.ts';
import { NONE } from '../state.ts';
import { spellIcons } from './look.ts';
import { partySum } from './people.ts';
import { Symbol } from './symbols.tsx';
import { useTable } from './table.ts';

export function SpellCard({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const card = view.combatCards[view.revealed - 1] ?? NONE;
  if (card === NONE) return null;
  const { name, fast, magic, fatigue, text } = combatCards[card];
  const party = partySum(view, view.players[seat].line, 'magic');
  return (
    <article className="dun-spell">
      <h3>
        <Icon name={spellIcons[card]} size={20} />
        {name}
      </h3>
      <p>{text}</p>
      <p className={party >= magic ? 'dun-castable is-able' : 'dun-castable'}>
        <Symbol of={fast ? 'fast' : 'slow'} size={15} />
        <b>{fast ? 'Fast' : 'Slow'}</b>
        {`magic ${party} of ${magic}`}
      </p>
      <p className="dun-fatigue">
        <Symbol of="damage" size={14} />
        {`Fatigue ${fatigue}`}
      </p>
    </article>
  );
}
