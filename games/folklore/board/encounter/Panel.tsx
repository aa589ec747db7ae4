/** Beside the map: the round and the order, foes with what they will do, and the sum of what one has in mind or the last dice. */
import { NONE } from '../../state.ts';
import { Posts, usePosts } from '../party/Posts.tsx';
import { PanelQuestion } from '../Question.tsx';
import { sceneTitles } from '../../words/names.ts';
import { Slip } from '../story/Slip.tsx';
import { useTable } from '../table.ts';
import { AttackSum } from './AttackSum.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Placeless } from './Placeless.tsx';
import { Foes } from './Foes.tsx';
import { Order } from './Order.tsx';
import { Things } from './Things.tsx';
import { WalkSum } from './WalkSum.tsx';
import { attackOf, useMind, walkOf } from './mind.ts';

export function Panel({ left, width }: { readonly left: number; readonly width: number }) {
  const { view } = useTable();
  const { encounter } = view;
  const posts = usePosts();
  const standing = view.foes.filter(({ space, vita }) => space !== NONE && vita > 0).length;
  return (
    <aside
      className="fol-panel"
      style={{ left, width: width - 10 }}
      aria-label={encounter.isRunning ? 'Encounter' : 'Scene'}
    >
      <Head />
      {encounter.isRunning && <Order />}
      {standing > 0 ? <Foes /> : <Things />}
      <Slip />
      <PanelQuestion />
      <Placeless />
      <Posts posts={posts} />
      <Below />
    </aside>
  );
}

function Head() {
  const { view } = useTable();
  const { encounter, scene } = view;
  const { name, aim } = sceneTitles(scene.scene);
  if (!encounter.isRunning)
    return (
      <header className="fol-panel-head">
        <h3>{name}</h3>
        <span>{`Round ${scene.round} of 40`}</span>
        <p>{aim}</p>
      </header>
    );
  return (
    <header className="fol-panel-head">
      <h3>{`Round ${encounter.round}`}</h3>
      <span>{encounter.first === 'foes' ? 'The foes go first' : 'The characters go first'}</span>
    </header>
  );
}

/** What one has in mind, else the dice that were thrown last. */
function Below() {
  const table = useTable();
  const mind = useMind(table);
  const attack = mind === null ? null : attackOf(mind);
  if (mind !== null && attack !== null) return <AttackSum attack={attack} mind={mind} />;
  const walk = mind === null ? null : walkOf(mind.offer);
  if (walk !== null) return <WalkSum walk={walk} />;
  return <DiceTray />;
}
