/** A space in large: what it is, what it costs, what can be done there. */
import { Zoom } from '@vesper/web/board';
import {
  DOOR,
  ENTRY,
  EXIT,
  FEATURE_A,
  FEATURE_B,
  FLOOR,
  LOCKED,
  ROUGH,
  SEARCHABLE,
  SNARE,
  WALL,
  WATER,
} from '../../content/maps.ts';
import type { Space } from '../../state.ts';
import { featureInWords, spaceTitle } from '../../words/map.ts';
import { spaceName } from '../../words/names.ts';
import { useTable } from '../table.ts';

const explained: { readonly [terrain: number]: string } = {
  [FLOOR]: 'A step here costs 1 Stride.',
  [ROUGH]: 'A step here costs 2 Stride.',
  [WATER]: 'Only ETHEREAL figures enter deep water. It does not block sight.',
  [SNARE]:
    'It springs when a living character enters: 1d6 damage to everybody within a step. TRICKERY 6 from beside it removes it.',
  [ENTRY]: 'The group came in here. Who stands here may withdraw.',
  [EXIT]: 'From here the group leaves, when the scene allows it.',
  [WALL]: 'A wall blocks the way and the sight.',
  [DOOR]: 'Closed: it is opened by stepping onto it from the front, for 2 Stride, and blocks sight until then.',
  [LOCKED]: 'Locked: TRICKERY 6 from in front of it, or a Skeleton Key; each failed try costs 1 Vita.',
  [SEARCHABLE]: 'It can be searched once, from beside it. It blocks the way, not the sight.',
  [FEATURE_A]: 'It is used from beside it, and blocks the way, not the sight.',
  [FEATURE_B]: 'It is used from beside it, and blocks the way, not the sight.',
};

export function SpaceZoom({ space }: { readonly space: Space }) {
  const { view, called } = useTable();
  const { scene, dark } = view;
  const feature = featureInWords(view, space);
  return (
    <Zoom className="fol-space-zoom" title={spaceName(space)}>
      <p className="zoom-kin">{spaceTitle(view, space).replace(/^[^:]+: /, '')}</p>
      {feature !== '' && <p>{called(feature)}</p>}
      <p>{explained[scene.terrain[space]]}</p>
      {scene.flames.includes(space) && (
        <p>Flames: 1d4 Vita for whoever enters or starts a turn here, 1 for whoever ends a turn beside them.</p>
      )}
      {dark.includes(space) && <p>Dark: a character attacks what stands here with −5 Might, from afar with −10.</p>}
    </Zoom>
  );
}
