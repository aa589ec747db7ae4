/** The Night: the Darkness card that lies face up, what it will do, and what may be played against it. */
import { plain } from '@vesper/kernel';
import { Icon, ownDecision, Waiting, Ways } from '@vesper/web/board';
import { spaces } from '../content/map.ts';
import { NONE } from '../state.ts';
import type { RealmView } from '../view.ts';
import { counted, darknessName, generalName, spaceName } from '../words/names.ts';
import { minions as minionsOf, minionsIn } from '../words/voice.ts';
import { DarkFace } from './DarkCard.tsx';
import { Panel } from './Panel.tsx';
import { useTable } from './table.ts';
import type { Point } from './geometry.ts';
import { nightPreview } from './preview.ts';
import type { Coming, Move } from './preview.ts';

export function NightPanel({ at }: { readonly at: readonly Point[] }) {
  const table = useTable();
  const { view } = table;
  const { faceUp, number, left, generalOnly } = view.night;
  const own = ownDecision(table, 'wisdom', 'playSpecial');
  const preview = nightPreview(view);
  const marked = [
    ...(preview?.places.map(({ space }) => space) ?? []),
    ...(preview?.move?.stays === '' ? [preview.move.to] : []),
  ];
  const title = faceUp === NONE ? 'Night falls' : 'Darkness spreads';
  return (
    <Panel label={title} avoid={marked.map(space => at[space])} className="is-night">
      <header>
        <Icon name={faceUp === NONE ? 'game:night-sleep' : 'game:moon'} size={22} />
        <h2>{title}</h2>
        <small>{faceUp === NONE ? nextCards(view) : `card ${number} of ${number + left}`}</small>
      </header>
      {faceUp !== NONE && (
        <div className="rea-night-card" data-flip={`dark:${faceUp}`}>
          <DarkFace card={faceUp} />
        </div>
      )}
      {faceUp === NONE && view.darkKnown.length > 0 && (
        <p>{`Known to come first: ${darknessName(view.darkKnown[0])}.`}</p>
      )}
      {generalOnly && <p className="rea-note">Only its General counts.</p>}
      {preview !== null && (
        <ul className="rea-coming">
          {preview.places.map(place => (
            <ComingLine key={`${place.space} ${place.colour}`} view={view} place={place} />
          ))}
          {preview.move !== null && <MoveLine move={preview.move} />}
        </ul>
      )}
      {own !== undefined && <Ways decision={own} />}
      <Waiting />
    </Panel>
  );
}

const nextCards = ({ night: { left } }: RealmView): string => `${counted(left, 'Darkness card')} to come`;

function ComingLine({ view, place }: { readonly view: RealmView; readonly place: Coming }) {
  const { space, colour, minions, cancelled, overrun } = place;
  const here = plain(minionsIn(view, space, ''));
  return (
    <li className={overrun ? 'is-overrun' : cancelled ? 'is-off' : ''}>
      <Icon name={overrun ? 'lucide:triangle-alert' : cancelled ? 'lucide:shield-check' : 'lucide:plus'} size={15} />
      <span>
        {cancelled
          ? `${spaceName(space)}: cancelled`
          : `${minionsOf(minions, colour).text} to ${spaces[space].name}${here === '' ? '' : `, where ${here} stand`}${overrun ? ': overrun' : ''}`}
      </span>
    </li>
  );
}

const stays = {
  '': '',
  notNext: 'it is not next on the route',
  major: 'its wound is major',
  defeated: 'it is defeated',
  held: 'it is held back',
} as const;

function MoveLine({ move }: { readonly move: Move }) {
  const { general, to, minions, stays: why } = move;
  const moves = why === '';
  return (
    <li className={moves ? 'is-march' : 'is-off'}>
      <Icon name={moves ? 'lucide:move-right' : 'lucide:shield-check'} size={15} />
      <span>
        {moves
          ? `${generalName(general)} advances to ${spaceName(to)}${minions > 0 ? ` with ${minionsOf(minions, general).text}` : ''}`
          : `${generalName(general)} stays: ${stays[why]}`}
      </span>
    </li>
  );
}
