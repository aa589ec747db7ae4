/** The Generals, the other heroes, and the last Darkness card. */
import { NONE } from '../state.ts';
import { DarkFace } from './DarkCard.tsx';
import { Roll, turnsFrom } from '@vesper/web/board';
import { Generals } from './Generals.tsx';
import { OtherHero } from './OtherHero.tsx';
import { useTable } from './table.ts';
import { useShownSlot } from './shown.ts';

export function Rail() {
  const table = useTable();
  const { view } = table;
  const shown = useShownSlot(table);
  const others = turnsFrom(shown, view.heroes.length).slice(1);
  const last = view.darkDiscard.at(-1) ?? NONE;
  return (
    <div className="rea-panels">
      <h2>Generals</h2>
      <Generals />
      {others.length > 0 && <h2>{others.length === 1 ? 'The other hero' : 'The other heroes'}</h2>}
      <Roll className={others.length > 2 ? 'rea-others is-compact' : 'rea-others'}>
        {others.map(slot => (
          <OtherHero key={slot} slot={slot} />
        ))}
        {others.length < 2 && last !== NONE && view.phase !== 'setup' && (
          <section className="rea-last">
            <h2>Last Darkness card</h2>
            <DarkFace card={last} small />
          </section>
        )}
      </Roll>
    </div>
  );
}
