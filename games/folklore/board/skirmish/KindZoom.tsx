/** A kind in large: all that it has and does in a skirmish. */
import { Zoom } from '@vesper/web/board';
import { foeKinds } from '../../content/foes.ts';
import { skirmishStats } from '../../words/foes.ts';
import { foeName } from '../../words/names.ts';
import { FoeBust } from '../encounter/FoeBust.tsx';
import { useTable } from '../table.ts';

export function KindZoom({ kind }: { readonly kind: number }) {
  const { view, called } = useTable();
  const { kinds, strength } = view.skirmish;
  return (
    <Zoom title={foeName(kinds[kind], 0)} art={<FoeBust kind={kinds[kind]} size={40} />} id={foeKinds[kinds[kind]].id}>
      <p className="zoom-kin">{strength[kind] <= 0 ? 'Defeated' : `Strength ${strength[kind]}`}</p>
      <p>{called(skirmishStats(kinds[kind]))}</p>
      <p>It attacks every character once in each round, before they strike.</p>
    </Zoom>
  );
}
