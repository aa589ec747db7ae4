/** The Generals, the other heroes, and the last Darkness card; a strip of chips where there is little room. */
import { useLayoutEffect, useRef } from 'react';
import { NONE } from '../state.ts';
import { DarkFace } from './DarkCard.tsx';
import { Fit } from '@vesper/web/board';
import { Generals } from './Generals.tsx';
import { HeroChips } from './HeroChips.tsx';
import { OtherHero } from './OtherHero.tsx';
import { Table, useTable } from './Table.tsx';
import type { RealmProps } from './Table.tsx';
import { useShownSlot } from './shown.ts';

export function Rail(props: RealmProps) {
  return (
    <Table table={props}>
      {props.layout === 'wide' ? (
        <Fit region="rail" className="rea-rail">
          {() => <Panels />}
        </Fit>
      ) : (
        <HeroChips />
      )}
    </Table>
  );
}

function Panels() {
  const table = useTable();
  const { view } = table;
  const shown = useShownSlot(table);
  const others = view.heroes.map((_, i) => (shown + 1 + i) % view.heroes.length).filter(slot => slot !== shown);
  const list = useRef<HTMLDivElement>(null);
  // The fade at the cut is drawn only where something is cut off.
  useLayoutEffect(() => {
    const here = list.current;
    here?.classList.toggle('is-over', here.scrollHeight > here.clientHeight + 2);
  });
  const last = view.darkDiscard.at(-1) ?? NONE;
  return (
    <div className="rea-panels">
      <h2>Generals</h2>
      <Generals />
      {others.length > 0 && <h2>{others.length === 1 ? 'The other hero' : 'The other heroes'}</h2>}
      <div ref={list} className={others.length > 2 ? 'rea-others is-compact' : 'rea-others'}>
        {others.map(slot => (
          <OtherHero key={slot} slot={slot} />
        ))}
        {others.length < 2 && last !== NONE && view.phase !== 'setup' && (
          <section className="rea-last">
            <h2>Last Darkness card</h2>
            <DarkFace card={last} small />
          </section>
        )}
      </div>
    </div>
  );
}
