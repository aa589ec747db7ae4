/** How far auras reach: dotted edges around the spaces within so many steps. */
import { memo } from 'react';
import { layoutOf } from '../../rules/encounter/grid.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import { useTable } from '../table.ts';
import { typeClass } from './foeTypes.ts';
import { edgeOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { spaceOf } from './who.ts';

export function Auras({ sheet }: { readonly sheet: Sheet }) {
  const { view } = useTable();
  if (view.auras.length === 0) return null;
  const { steps } = layoutOf(view);
  const seen = new Set<string>();
  const reached = view.auras.flatMap(({ bearer, radius }) => {
    const at = spaceOf(view, bearer);
    const key = `${bearer} ${radius}`;
    if (at === NONE || seen.has(key)) return [];
    seen.add(key);
    const look = isFoe(bearer) ? typeClass(view.foes[bearer - FOE].kind) : 'is-ally';
    const spaces = view.scene.terrain.flatMap((_, space) => (steps[at * 100 + space] <= radius ? [space] : []));
    return [{ key, look, spaces: spaces.join(' ') }];
  });
  const { width, height } = sheet;
  return (
    <svg className="fol-auras" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {reached.map(({ key, look, spaces }) => (
        <Aura key={key} sheet={sheet} look={look} spaces={spaces} />
      ))}
    </svg>
  );
}

const Aura = memo(function Aura(props: { readonly sheet: Sheet; readonly look: string; readonly spaces: string }) {
  const { sheet, look, spaces } = props;
  const reached = new Set(spaces.split(' ').map(Number));
  return <path className={`fol-aura ${look}`} d={edgeOf(sheet, space => reached.has(space))} />;
});
