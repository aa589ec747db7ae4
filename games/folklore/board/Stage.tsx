/** The stage: the world, a town, the open book, the map of a scene or a skirmish, wherever the game stands. */
import type { ComponentType } from 'react';
import { later, ownDecision } from '@vesper/web/board';
import type { Room } from '@vesper/web/board';
import { placeFor, useShown } from './place.ts';
import type { Place } from './place.ts';
import { useOpened } from './story/opened.ts';
import { useReadTo } from './story/reading.ts';
import { useTable } from './table.ts';
import { Gathering } from './town/Gathering.tsx';

// A party is chosen first of all; every other place is loaded when somebody comes there, or when there is time.
const places: { readonly [P in Place]: ComponentType<{ readonly room: Room }> } = {
  gathering: Gathering,
  growth: later(async () => (await import('./town/Growth.tsx')).Growth),
  world: later(async () => (await import('./world/World.tsx')).World),
  town: later(async () => (await import('./town/Town.tsx')).Town),
  story: later(async () => (await import('./story/StoryPage.tsx')).StoryPage),
  map: later(async () => (await import('./encounter/EncounterMap.tsx')).EncounterMap),
  skirmish: later(async () => (await import('./skirmish/Skirmish.tsx')).Skirmish),
};

/** Where a question is laid over what is shown. */
const hosts: readonly Place[] = ['world', 'town', 'growth'];
const fights: readonly Place[] = ['map', 'skirmish'];

/** On a phone, own cards lie below the map; elsewhere only while one may do something with them. */
const KIT = 60;
const packing: readonly string[] = ['camp', 'town', 'equip'];

const Over = later(async () => (await import('./story/Over.tsx')).Over);
const Question = later(async () => (await import('./Question.tsx')).Question);
const Kit = later(async () => (await import('./party/Kit.tsx')).Kit);

export function Stage({ room }: { readonly room: Room }) {
  const table = useTable();
  useReadTo();
  const place = useShown(table) ?? placeFor(table);
  const Shown = places[place];
  const opened = useOpened();
  const isPhone = table.layout === 'phone';
  const isFight = fights.includes(place);
  const hasKit =
    isPhone &&
    (isFight || (hosts.includes(place) && place !== 'growth' && ownDecision(table, ...packing) !== undefined));
  const height = hasKit ? room.height - KIT : room.height;
  return (
    <div className={`fol-place is-${place}`}>
      <div className="fol-shown" style={{ height }}>
        <Shown room={hasKit ? { ...room, height } : room} />
      </div>
      {hasKit && <Kit inFight={isFight} height={KIT} />}
      {(hosts.includes(place) || (isPhone && isFight)) && <Question onMap={isFight} />}
      {opened !== null && <Over />}
    </div>
  );
}
