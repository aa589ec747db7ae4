/** The map with everything that stands on it. */
import { useMemo } from 'react';
import { Piece, reachStyle } from '@vesper/web/board';
import { spaces } from '../content/map.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import { heroName } from '../words/names.ts';
import { Chart } from './Chart.tsx';
import { Deeds } from './Deeds.tsx';
import { GhostMove } from './Ghosts.tsx';
import { GeneralZoom, HeroZoom } from './Zooms.tsx';
import { RouteLetters } from './RouteLetters.tsx';
import { SpaceNode } from './SpaceNode.tsx';
import { isDeciding, useTable } from './table.ts';
import { crowd, pawnOf } from './crowds.ts';
import { centres } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import { generalKey, heroKey } from '../pieces.ts';
import { Pawn, Shield } from './tokens.tsx';
import { spokenGeneral } from './Generals.tsx';

export function MapStage({ sheet }: { readonly sheet: Sheet }) {
  const { view } = useTable();
  const at = useMemo(() => centres(sheet), [sheet]);
  const reaches = useMemo(() => at.map(place => reachStyle(place, at)), [at]);
  const fallen = view.generals.reduce((bits, { life }, colour) => (life === 0 ? bits | (1 << colour) : bits), 0);
  return (
    <div className={sheet.named ? 'rea-map' : 'rea-map is-small'}>
      <Chart sheet={sheet} at={at} fallen={fallen} />
      <Light at={at} />
      <RouteLetters sheet={sheet} at={at} fallen={fallen} />
      <GhostMove at={at} />
      {spaces.map(({ id }, space) => (
        <SpaceNode key={id} space={space} at={at[space]} sheet={sheet} reach={reaches[space]} />
      ))}
      {view.generals.map(({ space }, general) =>
        space === NONE ? null : <GeneralOnMap key={general} general={general} at={at[space]} sheet={sheet} />,
      )}
      {view.heroes.map((hero, slot) =>
        hero.hero === NONE || hero.space === NONE ? null : <PawnOnMap key={slot} slot={slot} at={at} sheet={sheet} />,
      )}
      {sheet.named && <Deeds sheet={sheet} at={at} />}
    </div>
  );
}

/** A pool of candle light where the game stands. */
function Light({ at }: { readonly at: readonly Point[] }) {
  const { view } = useTable();
  const hero = view.heroes[view.active];
  const spot = hero === undefined || hero.space === NONE ? null : at[hero.space];
  return (
    <div
      className={spot === null ? 'rea-pool is-out' : 'rea-pool'}
      style={spot === null ? {} : { transform: `translate(${spot.x}px, ${spot.y}px)` }}
    >
      <i />
    </div>
  );
}

function GeneralOnMap({ general, at, sheet }: { readonly general: number; readonly at: Point; readonly sheet: Sheet }) {
  const { view } = useTable();
  const { life, major } = view.generals[general];
  const size = sheet.disc * 1.85;
  const [left, top] = [at.x - sheet.disc - size * 0.62, at.y - size * 0.82];
  return (
    <Piece
      id={generalKey(general)}
      className={major ? 'rea-general-piece is-major' : 'rea-general-piece'}
      style={{ left, top, ...reachStyle({ x: left + (size * 7) / 16, y: top + size / 2 }, [at]) }}
      label={spokenGeneral(view, general)}
      zoom={() => <GeneralZoom general={general} />}
      travels
    >
      <Shield general={general} life={life} size={size} />
    </Piece>
  );
}

function PawnOnMap(props: { readonly slot: Slot; readonly at: readonly Point[]; readonly sheet: Sheet }) {
  const { slot, at, sheet } = props;
  const table = useTable();
  const { view } = table;
  const { hero, space } = view.heroes[slot];
  const together = view.heroes.flatMap((other, i) => (other.space === space && other.hero !== NONE ? [i] : []));
  const many = together.length;
  const general = view.generals.some(found => found.space === space);
  const places = useMemo(() => crowd(sheet, at, space, many, general), [sheet, at, space, many, general]);
  const place = places[together.indexOf(slot)];
  const classes = ['rea-pawn-piece'];
  if (slot === view.active) classes.push('is-active');
  if (isDeciding(table, slot)) classes.push('is-acting');
  return (
    <Piece
      id={heroKey(slot)}
      className={classes.join(' ')}
      style={{ left: place.x, top: place.y, ...reachStyle(place, places) }}
      label={`${heroName(hero)} in ${spaces[space].name}`}
      zoom={() => <HeroZoom slot={slot} />}
      travels
    >
      <Pawn slot={slot} hero={hero} size={pawnOf(sheet).height} />
    </Piece>
  );
}
