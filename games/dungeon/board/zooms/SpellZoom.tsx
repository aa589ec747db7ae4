import { Icon, Zoom } from '@vesper/web/board';
import { combatCards } from '../../content/combatCards.ts';
import { NONE } from '../../state.ts';
import { partySum } from '../people.ts';
import { spellIcons } from '../look.ts';
import { Symbol } from '../symbols.tsx';
import { useTable } from '../table.ts';

export function SlotZoom({ slot }: { readonly slot: number }) {
  const { view } = useTable();
  const card = view.combatCards[slot];
  if (card === NONE)
    return (
      <Zoom title={`Combat Card ${slot + 1}`}>
        <p>{`Face down until round ${slot + 1} of this year’s combat. Improve Reputation lets you look at one.`}</p>
      </Zoom>
    );
  const { name, text, fast, magic, fatigue, id } = combatCards[card];
  const { viewer } = view;
  const party = viewer === 'spectator' ? NONE : partySum(view, view.players[viewer].line, 'magic');
  return (
    <Zoom id={id} title={name} art={<Icon name={spellIcons[card]} size={30} />} tone="#2b4a7a">
      <p>
        <Symbol of={fast ? 'fast' : 'slow'} size={16} /> {`${fast ? 'Fast' : 'Slow'} spell for ${magic} magic: ${text}`}
      </p>
      {party !== NONE && <p className="dun-dim">{`Castable: your line has ${party} of ${magic}.`}</p>}
      <p>
        <Symbol of="damage" size={16} /> {`Fatigue ${fatigue}: the first in line takes it.`}
      </p>
      {slot >= view.revealed && <p className="dun-dim">You alone have seen it.</p>}
    </Zoom>
  );
}
