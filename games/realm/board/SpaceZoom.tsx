/** A space at full size: what it is, what stands there, its neighbours, and how often darkness may still come. */
import { capital, listed, plain } from '@vesper/kernel';
import { Icon, Zoom } from '@vesper/web/board';
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { spaces } from '../content/map.ts';
import { COLOURS } from '../content/types.ts';
import type { Space } from '../content/types.ts';
import type { RealmView } from '../view.ts';
import { colourName, counted, generalName, heroName } from '../words/names.ts';
import { minions as minionsOf } from '../words/voice.ts';
import { useTable } from './table.ts';
import { colourNames, landIcon } from './look.ts';
import { Crystal, Faction, Pawn, Pip, Shield } from './tokens.tsx';

/** Cards of the Darkness deck that still name this space. */
export function darknessLeft({ darkUnseen, darkKnown }: RealmView, space: Space): number {
  const names = (card: number): boolean => darknessCards[card].places.some(place => place.space === space);
  return darkUnseen.filter(names).length + darkKnown.filter(names).length;
}

export function SpaceZoom({ space }: { readonly space: Space }) {
  const { view } = useTable();
  const { name, kind, colour, chest, adjacent } = spaces[space];
  const { minions } = view;
  const left = darknessLeft(view, space);
  const route = generals.findIndex(general => general.route.slice(0, 4).includes(space));
  return (
    <Zoom className={`is-${colourNames[colour]}`} art={<Icon name={landIcon(space)} size={22} />} title={name}>
      <p className="zoom-kin">
        {[
          kind === 'city'
            ? 'Monarch City, a haven'
            : kind === 'inn'
              ? 'Inn'
              : `${plain(capital(colourName(colour)))} land`,
          chest ? 'treasure chest' : '',
          view.gates[space] > 0 ? 'Magic Gate' : '',
        ]
          .filter(part => part !== '')
          .join(' · ')}
      </p>
      <ul>
        {generals.map(
          ({ minions: many, hitOn }, c) =>
            minions[space * COLOURS + c] > 0 && (
              <li key={many}>
                <Pip colour={c} count={minions[space * COLOURS + c]} size={20} stacked={false} />
                {`${minionsOf(minions[space * COLOURS + c], c).text}, hit on ${hitOn}+`}
              </li>
            ),
        )}
        {view.crystals[space] > 0 && (
          <li>
            <Crystal size={18} />
            {counted(view.crystals[space], 'Tainted Crystal')}
          </li>
        )}
        {view.generals.map(
          (general, c) =>
            general.space === space && (
              <li key={c}>
                <Shield general={c} size={22} />
                {`${generalName(c)}, life ${general.life} of ${general.topLife}`}
              </li>
            ),
        )}
        {view.heroes.map(
          ({ space: at, hero }, slot) =>
            at === space &&
            hero >= 0 && (
              <li key={slot}>
                <Pawn slot={slot} hero={hero} size={22} />
                {heroName(hero)}
              </li>
            ),
        )}
      </ul>
      <p>
        <span className="rea-dim">Roads to</span> {plain(listed(adjacent.map(next => spaces[next].name)))}.
      </p>
      {kind === 'land' && (
        <p>
          <Faction colour={colour} size={14} /> {counted(left, 'Darkness card')} left for it.
        </p>
      )}
      {route >= 0 && <p>{`On ${generalName(route)}’s route.`}</p>}
    </Zoom>
  );
}
