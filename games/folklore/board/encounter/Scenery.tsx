/** What stands on a map and is no figure: reeds, doors, chests, flames, Snares, features with their names, ways out. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '@vesper/web/board';
import {
  DOOR,
  ENTRY,
  EXIT,
  FEATURE_A,
  FEATURE_B,
  LOCKED,
  ROUGH,
  SEARCHABLE,
  SNARE,
  WALL,
  WATER,
} from '../../content/maps.ts';
import { scenes } from '../../content/scenes.ts';
import type { FolkloreView, Space } from '../../state.ts';
import { featureName } from '../../words/names.ts';
import { columnOf, cornerOf, middleOf, rowOf, scatter } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { featureIcons } from './featureIcons.ts';

/** All that it draws, as text: while it stays the same, nothing is drawn again. */
export function sceneryOf({ scene }: FolkloreView): string {
  const { scene: which, terrain, searched, flames, snares, used, passed } = scene;
  return JSON.stringify({ which, terrain, searched, flames, snares: snares.map(({ space }) => space), used, passed });
}
interface Scene {
  readonly which: number;
  readonly terrain: readonly number[];
  readonly searched: readonly Space[];
  readonly flames: readonly Space[];
  readonly snares: readonly Space[];
  readonly used: number;
  readonly passed: number;
}

export const Scenery = memo(function Scenery({ sheet, scenery }: { readonly sheet: Sheet; readonly scenery: string }) {
  const scene = JSON.parse(scenery) as Scene;
  const { width, height, cell } = sheet;
  const { terrain } = scene;
  const isWet = terrain.includes(WATER);
  return (
    <>
      <svg className="fol-scenery" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path className="fol-reeds is-edge" d={tufts(sheet, terrain, isWet)} />
        <path className="fol-reeds" d={tufts(sheet, terrain, isWet)} />
        {isWet && <Sleepers sheet={sheet} terrain={terrain} />}
        {terrain.map((sign, space) => {
          const { x, y } = middleOf(sheet, space);
          const thing = drawing(scene, sign, space);
          return thing === null ? null : (
            <g key={space} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(cell / 46).toFixed(3)})`}>
              {thing}
            </g>
          );
        })}
        {scene.flames.map(space => {
          const { x, y } = middleOf(sheet, space);
          return (
            <g
              key={`f${space}`}
              className="fol-flames"
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(cell / 46).toFixed(3)})`}
            >
              <Flames />
            </g>
          );
        })}
      </svg>
      {scenes[scene.which].features.map(({ space }, feature) =>
        space < 0 ? null : <Feature key={feature} sheet={sheet} scene={scene} space={space} feature={feature} />,
      )}
    </>
  );
});

/** Reeds by the water, tall grass and rubble elsewhere. */
function tufts(sheet: Sheet, terrain: readonly number[], isWet: boolean): string {
  const { cell } = sheet;
  const next = scatter(11);
  let found = '';
  terrain.forEach((sign, space) => {
    if (sign !== ROUGH) return;
    const { x, y } = cornerOf(sheet, space);
    for (let i = 0; i < 6; i++) {
      const px = x + 6 + ((i % 3) * (cell - 14)) / 2 + next() * 4;
      const py = y + cell * (i < 3 ? 0.46 : 0.88) + next() * 3;
      const tall = cell * (isWet ? 1 : 0.72);
      found += `M${px.toFixed(1)} ${py.toFixed(1)}q-1-${(tall * 0.15).toFixed(1)} -4-${(tall * 0.24).toFixed(1)}m4 ${(tall * 0.24).toFixed(1)}q0-${(tall * 0.2).toFixed(1)} 1-${(tall * 0.32).toFixed(1)}m-1 ${(tall * 0.32).toFixed(1)}q1-${(tall * 0.13).toFixed(1)} 4-${(tall * 0.2).toFixed(1)}`;
    }
  });
  return found;
}

/** People who walk in their sleep stand in deep water: scenery, never pressed. */
function Sleepers({ sheet, terrain }: { readonly sheet: Sheet; readonly terrain: readonly number[] }) {
  const { cell } = sheet;
  const next = scatter(3);
  const spots = terrain.flatMap((sign, space) => (sign === WATER && next() > 0.72 ? [space] : [])).slice(0, 9);
  return spots.map(space => {
    const { x, y } = middleOf(sheet, space);
    const way = columnOf(space) > 4 ? -1 : 1;
    return (
      <g
        key={space}
        className="fol-sleeper"
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${((way * cell) / 60).toFixed(3)} ${(cell / 60).toFixed(3)})`}
      >
        <ellipse cx="0" cy="20" rx="15" ry="4" fill="none" stroke="#9fd0d0" strokeWidth="1.2" opacity=".8" />
        <ellipse cx="0" cy="20" rx="9" ry="2.4" fill="#061012" />
        <path d="M-8 20q1-24 5-30 3-3 6 0 4 6 5 30z" fill="#c3d6cf" stroke="#0a1416" strokeWidth="1.5" />
        <path d="M-3 18q1-14 2-22M3 18q0-12-1-20" stroke="#7d9792" strokeWidth="1.2" />
        <circle cx="0" cy="-15" r="5.5" fill="#cdbba0" stroke="#0a1416" strokeWidth="1.5" />
        <path d="M-6-12q-2-10 6-10t6 9q-3-5-6-5t-6 6z" fill="#2a211b" />
      </g>
    );
  });
}

function drawing(scene: Scene, sign: number, space: Space): ReactNode {
  switch (sign) {
    case SEARCHABLE:
      return <Chest isOpen={scene.searched.includes(space)} />;
    case SNARE:
      return <Snare />;
    case DOOR:
    case LOCKED:
      return <Door isLocked={sign === LOCKED} isAcross={isAcross(scene.terrain, space)} />;
    case EXIT:
      return <WayOut space={space} />;
    case ENTRY:
      return <path className="fol-entry" d="M-9 9a12.700 12.700 0 0 1 18 0M-5 13a7 7 0 0 1 10 0" />;
    case FEATURE_A:
    case FEATURE_B:
      return null;
    default:
      return scene.snares.includes(space) ? <Snare /> : null;
  }
}

/** The wall goes from left to right. */
const isAcross = (terrain: readonly number[], space: Space): boolean =>
  [-1, 1].some(step => {
    const column = columnOf(space) + step;
    return column >= 0 && column < 10 && terrain[space + step] === WALL;
  });

const Chest = ({ isOpen }: { readonly isOpen: boolean }) => (
  <g className={isOpen ? 'fol-chest is-open' : 'fol-chest'}>
    <ellipse cx="0" cy="12" rx="18" ry="4" fill="#05090a" opacity=".5" />
    <path d="M-15-5h30v16h-30z" fill={isOpen ? '#31271c' : '#6b4a2c'} stroke="#120b06" strokeWidth="1.6" />
    {isOpen ? (
      <path
        d="M-15-5q0-12 7-12h16q7 0 7 12l-3-1q-1-7-5-7h-14q-4 0-5 7z"
        fill="#5d4326"
        stroke="#120b06"
        strokeWidth="1.6"
      />
    ) : (
      <>
        <path d="M-16-6q0-7 7-7h18q7 0 7 7z" fill="#8a6238" stroke="#120b06" strokeWidth="1.6" />
        <path d="M-9-13v24M9-13v24" stroke="#31271c" strokeWidth="2.6" />
        <rect x="-3.5" y="-7" width="7" height="8" rx="1.5" fill="#c9a45a" stroke="#120b06" strokeWidth="1.3" />
      </>
    )}
  </g>
);

const Snare = () => (
  <g className="fol-snare">
    <circle cx="0" cy="-1" r="14" fill="#14100a" opacity=".72" />
    <path d="M-11-2q0-7 11-7t11 7M-11 1q0 7 11 7t11-7" fill="none" stroke="#e9dcc0" strokeWidth="2.2" />
    <path
      d="m-9-3 2 4 2-5 2 5 2-5 2 5 2-5 2 5 2-4M-9 2l2-3M7 2l2-1"
      fill="none"
      stroke="#e9dcc0"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <circle cx="-12" cy="0" r="2" fill="#e9dcc0" />
    <circle cx="12" cy="0" r="2" fill="#e9dcc0" />
  </g>
);

const Door = ({ isLocked, isAcross: across }: { readonly isLocked: boolean; readonly isAcross: boolean }) => (
  <g className="fol-door" transform={across ? undefined : 'rotate(90)'}>
    <path d="M-23-6h46v12h-46z" fill="#241a10" opacity=".7" />
    <path d="M-22-4h44v8h-44z" fill="#8a6238" stroke="#120b06" strokeWidth="1.6" />
    <path d="M-12-4v8M0-4v8M12-4v8" stroke="#4d3318" strokeWidth="1.6" />
    <path d="M-23-7v14M23-7v14" className="fol-door-post" />
    {isLocked ? (
      <g transform={across ? undefined : 'rotate(-90)'}>
        <circle r="10" fill="#14100a" stroke="#d8c49b" strokeWidth="1.5" />
        <path d="M-4.500-1h9v6.500h-9z" fill="#d8c49b" />
        <path d="M-3-1v-2.500a3 3 0 0 1 6 0V-1" fill="none" stroke="#d8c49b" strokeWidth="1.800" />
      </g>
    ) : (
      <circle cx="0" cy="0" r="3" fill="#c9a45a" stroke="#120b06" strokeWidth="1.2" />
    )}
  </g>
);

/** An arrow to the nearest edge. */
function WayOut({ space }: { readonly space: Space }) {
  const column = columnOf(space);
  const row = rowOf(space);
  const edges = [
    { far: column, turn: 180 },
    { far: 9 - column, turn: 0 },
    { far: row, turn: -90 },
    { far: 9 - row, turn: 90 },
  ];
  const { turn } = edges.reduce((best, edge) => (edge.far < best.far ? edge : best));
  return (
    <g transform={`rotate(${turn})`}>
      <path className="fol-walk-out" d="M-9 0H8m-6-6 6 6-6 6" />
    </g>
  );
}

const Flames = () => (
  <>
    <ellipse cx="0" cy="13" rx="17" ry="5" fill="#2a0f06" opacity=".55" />
    <path
      d="M0 15c-11 0-15-7-13-14 1-4 4-5 4-10 4 2 5 5 5 7 2-3 2-8 0-13 7 3 9 8 9 13 1-1 2-3 2-5 5 5 7 9 6 13-1 6-6 9-13 9z"
      fill="#d9622b"
      stroke="#2a0f06"
      strokeWidth="1.5"
    />
    <path d="M0 14c-6 0-8-4-7-8 2 1 3 1 4-1 1-3 1-5 0-7 5 2 6 6 6 8 1 0 2-1 2-2 2 4 1 10-5 10z" fill="#f6c667" />
  </>
);

/** A feature of the scene: its sign on a stone, and its name. */
function Feature(props: {
  readonly sheet: Sheet;
  readonly scene: Scene;
  readonly space: Space;
  readonly feature: number;
}) {
  const { sheet, scene, space, feature } = props;
  const { x, y } = middleOf(sheet, space);
  const isDone = (scene.passed & (1 << feature)) !== 0;
  const size = sheet.cell * 0.62;
  const isHigh = rowOf(space) > 0;
  const nearLeft = columnOf(space) < 2;
  const nearRight = columnOf(space) > 7;
  return (
    <div className={isDone ? 'fol-feature is-done' : 'fol-feature'} style={{ left: x, top: y }} aria-hidden>
      <span className="fol-plinth" style={{ width: sheet.cell * 0.86, height: sheet.cell * 0.86 }}>
        <Icon
          name={
            featureIcons[`${scenes[scene.which].id} ${scenes[scene.which].features[feature].key}`] ?? 'game:stone-pile'
          }
          size={size}
        />
      </span>
      <b
        className={nearLeft ? 'is-right' : nearRight ? 'is-left' : ''}
        style={isHigh ? { bottom: sheet.cell * 0.44 } : { top: sheet.cell * 0.44 }}
      >
        {featureName(scene.which, feature)}
      </b>
    </div>
  );
}
