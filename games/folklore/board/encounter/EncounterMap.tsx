/** An adventure map with whoever stands on it, in an encounter and outside of one, and the panel beside it. */
import { memo, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { MapFrame, bringIcons, ownDecision } from '@vesper/web/board';
import type { Room, Sight } from '@vesper/web/board';
import { WALL } from '../../content/maps.ts';
import { NONE } from '../../state.ts';
import type { Figure, FolkloreView } from '../../state.ts';
import { PhoneSlip } from '../story/Slip.tsx';
import { useTable } from '../table.ts';
import type { TableNow } from '../table.ts';
import { whoIn } from '../who.ts';
import { Auras } from './Auras.tsx';
import { DiscClip } from './Disc.tsx';
import { FigurePiece } from './FigurePiece.tsx';
import { Ground, groundOf } from './Ground.tsx';
import { InMind, InMindAbove } from './InMind.tsx';
import { Panel } from './Panel.tsx';
import { PhoneHead } from './PhoneHead.tsx';
import { PlannedBlows, PlannedWays } from './Plans.tsx';
import { Scenery, sceneryOf } from './Scenery.tsx';
import { SpacePiece } from './SpacePiece.tsx';
import { Veil, veilOf } from './Veil.tsx';
import { arrange, middleOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { figuresOn, spaceOf } from './who.ts';
import { icons } from './icons.gen.ts';
import '../mind/brought.ts';

bringIcons(icons);

/** Over a phone's map: who comes next, and the button that shows all of it. Nothing lies on the map. */
const HEAD = 40;
/** What a finger hits: a phone shows spaces of this size while one is asked. */
const FINGER = 48;

export function EncounterMap({ room: { width, height } }: { readonly room: Room }) {
  const table = useTable();
  const { view, layout, reducedMotion } = table;
  const isPhone = layout === 'phone';
  const { sheet, panel } = useMemo(
    () => arrange(width, isPhone ? height - HEAD : height, isPhone),
    [width, height, isPhone],
  );
  const close = Math.max(1, FINGER / sheet.cell);
  const frame = useMemo(
    () => ({ width: sheet.width, height: sheet.height, close, closest: Math.max(2, close * 1.5) }),
    [sheet, close],
  );
  const focus = focusOf(table);
  const middle = focus === NONE ? middleOf(sheet, 44) : middleOf(sheet, focus);
  if (view.scene.scene === NONE) return null;
  return (
    <div
      className={sheet.isSmall ? 'fol-encounter is-small' : 'fol-encounter'}
      style={{ '--cell': `${sheet.cell}px` } as CSSProperties}
    >
      <DiscClip />
      <div className="fol-map" style={{ top: isPhone ? HEAD : 0, width: sheet.width, height: sheet.height }}>
        <MapFrame
          frame={frame}
          byHand={sheet.isSmall}
          still={reducedMotion}
          middle={middle}
          wanted={sheet.isSmall && focus !== NONE ? sightOf(sheet, close, middle) : null}
        >
          <Drawn sheet={sheet} />
        </MapFrame>
      </div>
      {panel === null ? (
        <PhoneSlip>
          <PhoneHead />
        </PhoneSlip>
      ) : (
        <Panel left={panel.left} width={panel.width} />
      )}
    </div>
  );
}

/** Whom the viewer's question is about, or whose turn it is: there a phone looks. */
function focusOf(table: TableNow): number {
  const { view } = table;
  const who = whoIn(ownDecision(table)) ?? NONE;
  const figure: Figure = who === NONE ? view.turn.who : who;
  return figure === NONE ? NONE : spaceOf(view, figure);
}

function sightOf({ width, height }: Sheet, scale: number, { x, y }: { readonly x: number; readonly y: number }): Sight {
  const within = (least: number, n: number): number => Math.max(least, Math.min(n, 0));
  return {
    scale,
    x: within(width * (1 - scale), width / 2 - x * scale),
    y: within(height * (1 - scale), height / 2 - y * scale),
  };
}

/** Each layer is drawn again only when something in it has changed. */
function Drawn({ sheet }: { readonly sheet: Sheet }) {
  const { view } = useTable();
  const { terrain } = view.scene;
  const ground = groundOf(terrain);
  return (
    <>
      <Ground sheet={sheet} ground={ground} />
      <Scenery sheet={sheet} scenery={sceneryOf(view)} />
      <Veil sheet={sheet} veil={veilOf(view)} />
      <Auras sheet={sheet} />
      <Spaces sheet={sheet} ground={terrain.map(sign => (sign === WALL ? '#' : '.')).join('')} />
      <PlannedWays sheet={sheet} />
      <InMind sheet={sheet} />
      <Figures sheet={sheet} view={view} />
      <PlannedBlows sheet={sheet} />
      <InMindAbove sheet={sheet} />
    </>
  );
}

const Spaces = memo(function Spaces({ sheet, ground }: { readonly sheet: Sheet; readonly ground: string }) {
  return (
    <div className="fol-spaces">
      {Array.from(ground, (sign, space) =>
        sign === '#' ? null : <SpacePiece key={space} space={space} sheet={sheet} />,
      )}
    </div>
  );
});

const Figures = memo(function Figures({ sheet, view }: { readonly sheet: Sheet; readonly view: FolkloreView }) {
  const figures = figuresOn(view);
  return (
    <div className="fol-figures">
      {figures.map(figure => {
        const there = figures.filter(other => spaceOf(view, other) === spaceOf(view, figure));
        return (
          <FigurePiece key={figure} figure={figure} sheet={sheet} count={there.length} nth={there.indexOf(figure)} />
        );
      })}
    </div>
  );
});
