import { SeatSymbol, Zoom } from '@vesper/web/board';
import { adventurers } from '../../content/adventurers.ts';
import { EVIL_MOST, EVIL_PALADIN } from '../../content/orders.ts';
import type { Colour } from '../../content/types.ts';
import { AdventurerFigure } from '../figures/adventurers.tsx';
import { visitorOf } from '../forecast.ts';
import { colourAt } from '../look.ts';
import { useTable } from '../table.ts';

export function EvilZoom({ colour, name }: { readonly colour: Colour; readonly name: string }) {
  const { view } = useTable();
  const at = view.evil[colour];
  const visitor = visitorOf(view, colour);
  return (
    <Zoom title={`${name}: Evil ${at} of ${EVIL_MOST}`} art={<SeatSymbol colour={colourAt(colour)} size={24} />}>
      {visitor !== undefined && (
        <p className="dun-zoom-zone">
          <AdventurerFigure adventurer={visitor} size={28} /> {`Would get the ${adventurers[visitor].name} now.`}
        </p>
      )}
      <p>
        {colour >= view.seats
          ? 'Nobody plays this colour; whoever comes to it goes home again.'
          : at >= EVIL_PALADIN
            ? 'Evil enough for a paladin.'
            : `${EVIL_PALADIN - at} more and a paladin takes notice.`}
      </p>
    </Zoom>
  );
}

export function TentZoom() {
  const { view } = useTable();
  const { tent } = view;
  return (
    <Zoom title="The paladins’ tent">
      {tent.length === 0 ? <p>Empty: all paladins of this year are on their way.</p> : null}
      <ul>
        {[...tent].reverse().map(paladin => (
          <li key={paladin}>
            <AdventurerFigure adventurer={paladin} size={26} />
            {`${adventurers[paladin].name}: can take ${adventurers[paladin].hitPoints}, worth ${adventurers[paladin].points} in prison`}
          </li>
        ))}
      </ul>
      <p className="dun-dim">{`The weakest sets out when somebody comes to ${EVIL_PALADIN} on the Evilometer.`}</p>
    </Zoom>
  );
}
