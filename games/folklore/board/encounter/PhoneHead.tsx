/** Over a phone's map: the round, and who comes next. */
import { FOE, NONE, isFoe } from '../../state.ts';
import { sceneTitles } from '../../words/names.ts';
import { memberTitle, figure } from '../../words/voice.ts';
import { useTable } from '../table.ts';
import { hasActed, membersInOrder } from './who.ts';

export function PhoneHead() {
  const { view, called } = useTable();
  const { encounter, scene, foes, turn } = view;
  if (!encounter.isRunning)
    return (
      <p className="fol-phone-head">
        <b>{sceneTitles(scene.scene).name}</b>
        <span>{`Round ${scene.round}`}</span>
      </p>
    );
  const left = membersInOrder(view).filter(
    who => !hasActed(view, who) && who !== turn.who && view.party[who].form !== 'limbo',
  );
  const standing = foes.filter(({ space, vita }) => space !== NONE && vita > 0).length;
  const now =
    turn.who === NONE ? [] : [called([isFoe(turn.who) ? figure(view, turn.who) : memberTitle(view, turn.who)])];
  const names = [...now, ...left.map(who => called([memberTitle(view, who)]))];
  const isFoesNext = foes.some((_, i) => !hasActed(view, FOE + i));
  return (
    <p className="fol-phone-head">
      <b>{`Round ${encounter.round}`}</b>
      <span>{`${names.join(', ')}${isFoesNext ? `, ${standing === 1 ? '1 foe' : `${standing} foes`}` : ''}`}</span>
    </p>
  );
}
