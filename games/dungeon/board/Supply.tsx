/** The decks, and what is to be feared: taxes, and whom each lord would get now. */
import { Icon } from '@vesper/web/board';
import { Symbol } from './symbols.tsx';
import { taxOf } from './forecast.ts';
import { useTable } from './Table.tsx';

export function Supply() {
  const { view, viewer } = useTable();
  const { trapDeckSize, trapDiscard, terms, petStackSize, improvementStackSize } = view;
  return (
    <p className="dun-supply">
      <span data-home="traps" title="Traps in the deck">
        <Symbol of="trap" size={15} /> {`${trapDeckSize} traps`}
        {trapDiscard.length > 0 && <small>{`, ${trapDiscard.length} used`}</small>}
      </span>
      {terms.fs && (
        <>
          <span data-home="pets" title="Pets in the deck">
            <Symbol of="pet" size={15} /> {petStackSize}
          </span>
          <span title="Expertise tiles in the supply">
            <Icon name="game:graduate-cap" size={15} /> {view.experts.filter(at => at === -1).length}
          </span>
          <span title="Improved tunnels in the supply">
            <Icon name="game:stone-wall" size={14} /> {improvementStackSize}
          </span>
        </>
      )}
      {viewer !== 'spectator' && (
        <span className="dun-tax" title="What the tax collector would ask now">
          {'Tax now '}
          <Symbol of="gold" size={14} /> <b>{taxOf(view, viewer)}</b>
        </span>
      )}
    </p>
  );
}
