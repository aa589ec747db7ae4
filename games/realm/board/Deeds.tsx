/** What can be done where the hero stands, as signs beside its space: Fight, Quest, Heal wounds. */
import { useMemo } from 'react';
import { Icon, Piece } from '@vesper/web/board';
import { spaces } from '../content/map.ts';
import type { ActionFacts } from '../agenda.ts';
import { deedName, deeds } from '../deeds.ts';
import type { Deed } from '../deeds.ts';
import { deedKey } from '../pieces.ts';
import { NONE } from '../state.ts';
import { SpaceZoom } from './SpaceZoom.tsx';
import { useTable } from './table.ts';
import type { TableNow } from './table.ts';
import type { Point, Sheet } from './geometry.ts';
import { actionIcons } from './look.ts';
import { counted } from '../words/names.ts';
import { beside } from './beside.ts';
import { actionFacts } from './choices.tsx';

export const deedsNow = ({ marks }: TableNow): readonly Deed[] => deeds.filter(deed => marks.legal.has(deedKey(deed)));

export function Deeds({ sheet, at }: { readonly sheet: Sheet; readonly at: readonly Point[] }) {
  const table = useTable();
  const { here } = table.marks;
  const found = deedsNow(table);
  const many = found.length;
  const longest = Math.max(0, ...found.map(deed => `${deedName(deeds.indexOf(deed))} ${oddsOf(table, deed)}`.length));
  const place = useMemo(
    () => (here === NONE || many === 0 ? null : beside(sheet, at, here, { lines: many, letters: longest })),
    [sheet, at, here, many, longest],
  );
  if (place === null) return null;
  return (
    <div
      className="rea-deeds"
      style={{ left: place.x, top: place.y }}
      role="group"
      aria-label={`In ${spaces[here].name}`}
    >
      {found.map(deed => (
        <DeedSign key={deed} deed={deed} />
      ))}
    </div>
  );
}

/** "2 dice, 58 %", where there is one way to do it; every minion that is fought gets a die. */
function oddsOf({ marks }: TableNow, deed: Deed): string {
  const ways = marks.legal.get(deedKey(deed)) ?? [];
  const facts = ways.length === 1 ? (ways[0].offer.facts as ActionFacts | undefined) : undefined;
  if (facts === undefined || deed !== 'engage' || !('minions' in facts)) return actionFacts(facts);
  return counted(
    facts.minions.reduce((all, n) => all + n, 0),
    'die',
    'dice',
  );
}

export function DeedSign({ deed }: { readonly deed: Deed }) {
  const table = useTable();
  const { marks } = table;
  const odds = oddsOf(table, deed);
  const name = deedName(deeds.indexOf(deed));
  return (
    <Piece id={deedKey(deed)} className="rea-deed" label={name} zoom={() => <SpaceZoom space={marks.here} />}>
      <Icon name={actionIcons[deed]} size={15} />
      <span>{name}</span>
      {odds !== '' && <small>{odds}</small>}
    </Piece>
  );
}
