/** Outside of fights: what of the scene can be used, searched and left, and who acts. */
import { Icon, SeatSymbol } from '@vesper/web/board';
import { EXIT, SEARCHABLE } from '../../content/maps.ts';
import { scenes } from '../../content/scenes.ts';
import { NONE } from '../../state.ts';
import { featureLines } from '../../words/map.ts';
import { spaceName } from '../../words/names.ts';
import { memberTitle } from '../../words/voice.ts';
import { memberColour, useTable } from '../table.ts';
import { featureIcons } from './featureIcons.ts';
import { membersInOrder } from './who.ts';

export function Things() {
  const { view, called } = useTable();
  const { scene, turn } = view;
  const { id, features } = scenes[scene.scene];
  const lines = featureLines(view);
  const left = scene.terrain.flatMap((sign, space) =>
    sign === SEARCHABLE && !scene.searched.includes(space) ? [spaceName(space)] : [],
  );
  const exits = scene.terrain.flatMap((sign, space) => (sign === EXIT ? [spaceName(space)] : []));
  return (
    <ul className="fol-scene-things" aria-label="On the map">
      {lines.map(({ label, text }, i) => (
        <li key={i}>
          <Icon name={featureIcons[`${id} ${features[i].key}`] ?? 'game:stone-pile'} size={18} />
          <p>
            <b>{called(label)}</b>
            <span>{called(text)}</span>
          </p>
        </li>
      ))}
      {left.length > 0 && (
        <li>
          <Icon name="game:locked-chest" size={18} />
          <p>
            <b>To be searched</b>
            <span>{left.join(', ')}</span>
          </p>
        </li>
      )}
      {exits.length > 0 && (
        <li>
          <Icon name="game:exit-door" size={18} />
          <p>
            <b>Ways out</b>
            <span>{exits.join(', ')}</span>
          </p>
        </li>
      )}
      <li>
        <Icon name="game:boot-prints" size={18} />
        <p>
          <b>Order</b>
          <span className="fol-scene-things-order">
            {membersInOrder(view).map(who => (
              <span key={who} className={turn.who === who && turn.who !== NONE ? 'is-now' : ''}>
                <SeatSymbol colour={memberColour(who)} size={13} />
                {called([memberTitle(view, who)])}
              </span>
            ))}
          </span>
        </p>
      </li>
    </ul>
  );
}
