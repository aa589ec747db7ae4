/** What a walk takes and leads through. */
import { Icon } from '@vesper/web/board';
import { ROUGH } from '../../content/maps.ts';
import { spaceName } from '../../words/names.ts';
import { useTable } from '../table.ts';
import type { Walk } from './mind.ts';

export function WalkSum({ walk }: { readonly walk: Walk }) {
  const { view } = useTable();
  const { to, cost, left, way, harm } = walk;
  const rough = way.filter(space => view.scene.terrain[space] === ROUGH).length;
  const lit = view.dark.includes(to);
  return (
    <section className="fol-sum is-walk" aria-label="The way">
      <h3>
        <Icon name="game:boot-prints" size={18} />
        <span>{`To ${spaceName(to)}`}</span>
      </h3>
      <div className="fol-sum-big">
        <p>
          <b>{cost}</b>
          <span>Stride</span>
        </p>
        <p>
          <b>{Math.max(0, left)}</b>
          <span>left</span>
        </p>
        <p>
          <b>{way.length}</b>
          <span>{way.length === 1 ? 'space' : 'spaces'}</span>
        </p>
      </div>
      <p className="fol-sum-way">{way.map(spaceName).join(' – ')}</p>
      {rough > 0 && <p>{`${rough} rough: 2 Stride each.`}</p>}
      {harm > 0 && (
        <p className="fol-threat">{`Through ${harm === 1 ? '1 danger' : `${harm} dangers`}: flames or Snares.`}</p>
      )}
      {lit && <p>It is dark there.</p>}
    </section>
  );
}
