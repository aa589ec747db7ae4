import { listed, plain, say } from '@vesper/kernel';
import { Icon, Zoom } from '@vesper/web/board';
import { EVENT_TILE_NAMES, seasons } from '../../content/calendar.ts';
import { specialEvents } from '../../content/specialEvents.ts';
import { NONE } from '../../state.ts';
import type { DungeonView } from '../../view.ts';
import { costText } from '../../words/amounts.ts';
import { taxOf } from '../../reckoning.ts';
import { cardOf } from '../CreatureCard.tsx';
import { eventIcons, specialIcons } from '../look.ts';
import { useTable } from '../table.ts';

/** What it would cost now. */
function forecast(view: DungeonView, tile: number): string {
  const { viewer } = view;
  if (viewer === 'spectator') return '';
  if (tile === 0) return `You would owe ${taxOf(view.players[viewer])} gold now; each gold missing is a red mark.`;
  if (tile !== 1) return '';
  const { lair } = view.players[viewer];
  const pay = lair.map(creature => say`${cardOf(view, creature).name} ${costText(cardOf(view, creature).upkeep)}`);
  return pay.length === 0 ? 'You have no creatures to pay.' : plain(say`To pay now: ${listed(pay)}.`);
}

export function EventZoom({ season }: { readonly season: number }) {
  const { view } = useTable();
  const tile = view.eventTiles[season];
  const card = view.eventCards[season];
  const { name } = seasons[season];
  if (tile === NONE)
    return (
      <Zoom title={`Event of ${name}`}>
        <p>Face down: taxes, Pay Day or a special event. Each comes once a year.</p>
        <p className="dun-dim">{forecast(view, 0)}</p>
        <p className="dun-dim">{forecast(view, 1)}</p>
      </Zoom>
    );
  if (card !== NONE)
    return (
      <Zoom
        id={specialEvents[card].id}
        title={specialEvents[card].name}
        art={<Icon name={specialIcons[card]} size={28} />}
        tone="#6b2f3f"
      >
        <p>{specialEvents[card].text}</p>
      </Zoom>
    );
  return (
    <Zoom title={EVENT_TILE_NAMES[tile]} art={<Icon name={eventIcons[tile]} size={28} />} tone="#6b2f3f">
      <p>
        {tile === 0
          ? 'Everybody pays 1 gold for every two tiles of the dungeon, rounded up.'
          : tile === 1
            ? 'Every creature wants its pay again, or it is dismissed, or you take a red mark.'
            : 'A special event of this year.'}
      </p>
      <p className="dun-dim">{forecast(view, tile)}</p>
    </Zoom>
  );
}
