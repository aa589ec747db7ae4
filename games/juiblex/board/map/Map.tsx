/** The map: rock, slime, one's presence, tunnels and plates below; spaces, spies and names above. */
import { memo, useMemo } from 'react';
import type { CSSProperties } from 'react';
import type { PieceKey, Seat } from '@vesper/kernel';
import { MapFrame, reachStyle, useIsNear, useSeen } from '@vesper/web/board';
import type { Layout, Point, Room } from '@vesper/web/board';
import { spyAt } from '../../agenda.ts';
import { SITE_SPACES, routes, siteOf, sites } from '../../content/map.ts';
import type { Site } from '../../content/types.ts';
import { isAfflicted, isInPlay } from '../../asking.ts';
import { siteKey, spaceKey, spyKey } from '../../keys.ts';
import { destinations } from '../../rules/spread.ts';
import { ABSENT, NONE, TOKEN } from '../../state.ts';
import type { JuiblexView } from '../../state.ts';
import { useTable } from '../table.ts';
import { DieOnMap } from './DieOnMap.tsx';
import { Field } from './Field.tsx';
import { Ground } from './Ground.tsx';
import { OptionLetters } from './Options.tsx';
import { Pills } from './Pills.tsx';
import { Puddles } from './Puddles.tsx';
import { NextOfScourge, ScourgeOnMap } from './ScourgeOnMap.tsx';
import { SitePiece } from './SitePiece.tsx';
import { SiteTop, worth } from './SiteTop.tsx';
import { SpacePiece } from './SpacePiece.tsx';
import { SpiesPiece } from './SpiesPiece.tsx';
import { SpreadPanel } from './SpreadPanel.tsx';
import { Templates } from './Templates.tsx';
import { Trail } from './Trail.tsx';
import { Tunnels } from './Tunnels.tsx';
import { slimeGradient } from './art.tsx';
import { bonusesOf } from './bonuses.ts';
import { controlOf } from './control.ts';
import { fieldShape, presenceOf } from './field.ts';
import { atPlate, freest, takenIn } from './free.ts';
import { coinBox, middleOf, sheetOf } from './geometry.ts';
import type { Box, Sheet } from './geometry.ts';
import { namesIn, seenOf } from './names.ts';
import { nextStandOf } from './next.ts';
import { optionsOf } from './options.ts';
import type { Options } from './options.ts';
import { rolledIn } from './rolled.ts';
import { pressesOf } from './presses.ts';
import type { Presses } from './presses.ts';
import { PANEL, shotOf, spreadingOf } from './spreading.ts';
import type { Shot, Spreading } from './spreading.ts';
import '../styles/map.css';
import '../styles/spaces.css';
import '../styles/names.css';
import '../styles/scourge.css';
import '../styles/zooms.css';
import '../styles/phoneMap.css';
import '../styles/spread.css';

/** The Scourge stands at a corner of its plate where it covers least. */
const standsIn = (sheet: Sheet): readonly Box[] => {
  const taken = takenIn(sheet);
  const size = 42 * sheet.unit;
  return sheet.plates.map((_, site) => freest(sheet, taken, atPlate(sheet, site, size, size * 0.92)));
};

/** Whether the Scourge is. */
const isOnMap = ({ terms, scourge }: JuiblexView): boolean => terms.scourge && scourge !== NONE;

const isOne = (bit: string): boolean => bit === '1';
const countBits = (bits: number): number => [0, 1, 2, 3].filter(seat => (bits & (1 << seat)) !== 0).length;
const bits = (list: readonly unknown[]): string => list.map(is => (is === true ? '1' : '0')).join('');

export function Map({ room: { width, height }, layout }: { readonly room: Room; readonly layout: Layout }) {
  const { view, asked, justTold, log, marks, reducedMotion } = useTable();
  const { outer } = view.terms;
  const sheet = useMemo(() => sheetOf(width, height, layout !== 'phone', outer), [width, height, layout, outer]);
  const frame = useMemo(() => ({ width, height, close: 2.4, closest: 4 }), [width, height]);
  const middle = view.scourge === NONE ? { x: width / 2, y: height / 2 } : middleOf(sheet.plates[view.scourge]);
  const spreading = useMemo(() => spreadingOf(view, asked, justTold, log), [view, asked, justTold, log]);
  const options = useMemo(() => optionsOf(view, asked), [view, asked]);
  const shot = useMemo(() => {
    if (spreading === null) return null;
    const own = view.spaces.flatMap((_, space) => (marks.legal.has(spaceKey(space)) ? [space] : []));
    return shotOf(sheet, layout, spreading, options?.spaces ?? own);
  }, [sheet, layout, spreading, options, view, marks]);
  return (
    <div className={`jub-map${layout === 'phone' ? ' is-small' : ''}${shot === null ? '' : ' is-near'}`}>
      <MapFrame
        frame={frame}
        byHand={layout === 'phone'}
        still={reducedMotion}
        middle={middle}
        wanted={shot === null ? null : shot.sight}
      >
        <Drawn sheet={sheet} spreading={spreading} options={options} panel={shot?.panel ?? 'none'} />
      </MapFrame>
      {shot !== null && shot.panel !== 'none' && spreading !== null && (
        <SpreadPanel side={shot.panel} spreading={spreading} options={options} />
      )}
    </div>
  );
}

interface Now {
  readonly sheet: Sheet;
  readonly spreading: Spreading | null;
  readonly options: Options | null;
  /** What lies over the map. */
  readonly panel: Shot['panel'];
}

function Drawn({ sheet, spreading, options, panel }: Now) {
  const { view, viewer, marks } = useTable();
  const seat = viewer === 'spectator' ? NONE : viewer;
  const { spaces, spies } = view;
  const presence = useMemo(() => (seat === NONE ? null : presenceOf(view, seat)), [view, seat]);
  const reaches = presence !== null && presence.sites.includes('1') ? presence : null;
  const asksSites = marks.kinds.has('site');
  const bonuses = useMemo(() => bonusesOf(view, marks.lit ?? marks.legal), [view, marks]);
  // From afar a plate is what a finger hits: it lists what may be chosen on it.
  const far = !useIsNear() && !sheet.named;
  const stands = useMemo(() => standsIn(sheet), [sheet]);
  const scourge = isOnMap(view);
  const inPlay = bits(spaces.map(what => what !== ABSENT));
  const spiesAt = spies.map(countBits).join('');
  const presses = useMemo(
    () => pressesOf(sheet, inPlay.split('').map(isOne), spiesAt.split('').map(Number)),
    [sheet, inPlay, spiesAt],
  );
  const reach = useMemo(() => (far ? farReaches(sheet) : reachesOf(sheet, presses)), [sheet, presses, far]);
  return (
    <div
      className={asksSites ? 'jub-drawn is-asking-sites' : 'jub-drawn'}
      style={{ '--unit': sheet.unit } as CSSProperties}
    >
      <Below sheet={sheet} view={view} seat={seat} presence={presence} />
      {spreading !== null && spreading.from !== spreading.to && (
        <Trail sheet={sheet} from={spreading.from} to={spreading.to} />
      )}
      {sites.map((_, site) => {
        if (!isInPlay(view, site)) return null;
        const beyond = reaches !== null && reaches.sites[site] === '0' && !isLit(siteKey(site));
        return (
          <SitePiece
            key={site}
            site={site}
            sheet={sheet}
            beyond={beyond}
            reach={reach.sites[site]}
            gathers={far ? onPlate[site] : none}
          />
        );
      })}
      {spaces.map((what, space) =>
        what === ABSENT ? null : (
          <SpacePiece
            key={space}
            space={space}
            sheet={sheet}
            beyond={reaches !== null && reaches.spaces[space] === '0' && !isLit(spaceKey(space))}
            strong={bonuses.has(spaceKey(space))}
            reach={reach.spaces[space]}
            drawnOnly={far && siteOf[space] !== NONE}
          />
        ),
      )}
      {sheet.plates.map((_, site) =>
        isInPlay(view, site) ? (
          <span key={site} className="jub-worth" style={coinBox(sheet, site)} data-tip={worth(site)} />
        ) : null,
      )}
      {spies.map((present, site) =>
        present === 0 ? null : (
          <SpiesPiece
            key={site}
            site={site}
            present={present}
            sheet={sheet}
            rivals={presses.spies[site]}
            drawnOnly={far}
          />
        ),
      )}
      {scourge && <ScourgeOnMap site={view.scourge} sheet={sheet} stands={stands} />}
      <Above
        sheet={sheet}
        stands={stands}
        seat={seat}
        beyond={reaches === null ? '' : reaches.sites}
        bonuses={bonuses}
        options={options}
        spreading={spreading}
        panel={panel}
      />
    </div>
  );

  function isLit(key: string): boolean {
    return (marks.lit ?? marks.legal).has(key);
  }
}

const none: readonly PieceKey[] = [];

/** What lies on each plate. */
const onPlate: readonly (readonly PieceKey[])[] = sites.map(({ spaces }, site) => [
  ...spaces.map(spaceKey),
  ...[0, 1, 2, 3].map(seat => spyKey(spyAt(site, seat))),
]);

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Less than this is hard to hit by itself. */
const SMALL = 400;

/** How much of the way from a space of a tunnel to the middle of a plate is the space's: up to the plate, half at least. */
function shareOf(space: Point, plate: Box): number {
  if (plate.width * plate.height < SMALL) return 0.5;
  const { x, y } = middleOf(plate);
  const inside = Math.min(plate.width / 2 / Math.abs(x - space.x), plate.height / 2 / Math.abs(y - space.y));
  return Math.min(0.6, Math.max(0.5, 1 - inside));
}

/** From afar: where a finger means a plate, or a space of a tunnel. */
const farReaches = ({ plates, spaces }: Sheet) => {
  const middles = plates.map(middleOf);
  const tunnels = spaces.slice(SITE_SPACES);
  return {
    sites: plates.map((plate, site) => {
      const middle = middles[site];
      const shares = tunnels.map(space => towards(middle, space, 2 * (1 - shareOf(space, plate))));
      return reachStyle(middle, [...middles, ...shares]);
    }),
    spaces: spaces.map(space => {
      const shares = plates.map((plate, site) => towards(space, middles[site], 2 * shareOf(space, plate)));
      return reachStyle(space, [...tunnels, ...shares]);
    }),
  };
};

/** Where a press means a site or a space. */
const reachesOf = (sheet: Sheet, { spaces }: Presses) => {
  const plates = sheet.plates.map(middleOf);
  return {
    sites: plates.map(place => reachStyle(place, plates)),
    spaces: sheet.spaces.map((place, space) => reachStyle(place, spaces[space])),
  };
};

/** Sections that are not in play. */
const AwaySections = memo(function AwaySections({ sheet: { away } }: { readonly sheet: Sheet }) {
  return away.map(({ from, to }) => (
    <span
      key={from}
      className={from === 0 ? 'jub-away is-left' : 'jub-away is-right'}
      style={{ left: from, width: to - from }}
      aria-hidden
    >
      <b>not in play</b>
    </span>
  ));
});

/** What lies below the pieces. Each layer is drawn again only when something in it has changed. */
function Below(props: {
  readonly sheet: Sheet;
  readonly view: JuiblexView;
  readonly seat: Seat;
  readonly presence: ReturnType<typeof presenceOf> | null;
}) {
  const { sheet, view, seat, presence } = props;
  const afflicted = sites.reduce((found, _, site) => (isAfflicted(view, site) ? found | (1 << site) : found), 0);
  const inPlay = bits(routes.map(({ ends }) => ends.every(site => isInPlay(view, site))));
  const cut = bits(routes.flatMap(({ docks }) => docks.map(dock => view.spaces[dock] === TOKEN)));
  const { sites: at, spaces: on } = presence ?? { sites: '', spaces: '' };
  const own = bits(view.spaces.map(what => what === seat));
  const shape = useMemo(
    () => (presence === null ? null : fieldShape(sheet, view, seat, presence)),
    // The field follows from these alone.
    [sheet, seat, at, on, own, cut],
  );
  return (
    <>
      <Ground sheet={sheet} />
      <Puddles sheet={sheet} afflicted={afflicted} />
      {shape !== null && <Field sheet={sheet} seat={seat} shape={shape} />}
      <Tunnels sheet={sheet} inPlay={inPlay} cut={cut} />
      <AwaySections sheet={sheet} />
    </>
  );
}

function Above(props: {
  readonly sheet: Sheet;
  /** Where the Scourge stands, by site. */
  readonly stands: readonly Box[];
  readonly seat: Seat;
  /** Where one has presence; empty = nothing is told apart by it. */
  readonly beyond: string;
  readonly bonuses: ReturnType<typeof bonusesOf>;
  readonly options: Options | null;
  /** While a spread is carried out, where the next one goes does not matter. */
  readonly spreading: Spreading | null;
  readonly panel: Shot['panel'];
}) {
  const { sheet, stands, seat, beyond, bonuses, options, spreading, panel } = props;
  const { view, asked, justTold, marks } = useTable();
  const scourge = isOnMap(view);
  const spreads = spreading !== null;
  const next = scourge && !spreads && view.supply > 0 && view.phase === 'turn' ? destinations(view).join(' ') : '';
  const ghosts = useMemo(
    () => (next === '' ? [] : next.split(' ').map(site => nextStandOf(sheet, stands[view.scourge], Number(site)))),
    [sheet, stands, view.scourge, next],
  );
  const sight = useSeen();
  const names = useMemo(() => {
    const seen = seenOf(sheet, sight, panel === 'left' ? PANEL : 0, panel === 'right' ? PANEL : 0);
    return namesIn(sheet, seen, scourge ? stands[view.scourge] : null);
  }, [sheet, sight, panel, scourge, stands, view.scourge]);
  const denied = sites.flatMap((_, site) => {
    const { seat: holder, denied: why } = controlOf(view, site);
    return why !== '' && holder === seat ? [{ site, why }] : [];
  });
  const rolled = asked.length === 0 && view.phase === 'turn' ? rolledIn(justTold) : undefined;
  return (
    <div className="jub-above">
      <svg className="jub-definitions" width="0" height="0" aria-hidden>
        <defs>{slimeGradient}</defs>
      </svg>
      {ghosts.length > 0 && rolled === undefined && (
        <NextOfScourge from={stands[view.scourge]} to={ghosts} sheet={sheet} />
      )}
      {sites.map((_, site) =>
        !isInPlay(view, site) ? null : (
          <SiteTop
            key={site}
            site={site}
            sheet={sheet}
            afflicted={isAfflicted(view, site)}
            beyond={beyond !== '' && beyond[site] === '0'}
            holder={view.markers[site]}
            name={names[site]}
            isAbout={isAbout(site)}
            {...controlOf(view, site)}
          />
        ),
      )}
      {rolled !== undefined && <DieOnMap sheet={sheet} scourge={stands[view.scourge]} rolled={rolled} />}
      <Pills
        sheet={sheet}
        bonuses={bonuses}
        denied={sheet.named && !spreads ? denied : []}
        others={[...(scourge ? [stands[view.scourge]] : []), ...ghosts.flatMap(({ ghost, word }) => [ghost, word])]}
      />
      {options !== null && <OptionLetters sheet={sheet} options={options} />}
      <Templates />
    </div>
  );

  function isAbout(site: Site): boolean {
    if (spreading === null) return false;
    return spreading.to === site || sites[site].spaces.some(space => marks.legal.has(spaceKey(space)));
  }
}
