/** A spy stands on the upper edge of its site's plate. */
import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { Seat } from '@vesper/kernel';
import { Piece, reachStyle, stateOf } from '@vesper/web/board';
import type { Point } from '@vesper/web/board';
import { spyAt } from '../../agenda.ts';
import type { Site } from '../../content/types.ts';
import { spyKey } from '../../keys.ts';
import { siteName } from '../../words/names.ts';
import { seatMention } from '../../words/voice.ts';
import { say } from '@vesper/kernel';
import { useTable } from '../table.ts';
import { SiteZoom } from './SiteZoom.tsx';
import { SpyFigure } from './art.tsx';
import type { Sheet } from './geometry.ts';

export const spySpot = ({ plates, unit }: Sheet, site: Site, order: number): Point => ({
  x: plates[site].left + (7 + order * 15) * unit,
  y: plates[site].top - 1.5 * unit,
});

export const SpyPiece = memo(function SpyPiece(props: {
  readonly site: Site;
  readonly seat: Seat;
  /** How many stand left of it. */
  readonly order: number;
  readonly sheet: Sheet;
  /** Its plate is pressed in its stead. */
  readonly drawnOnly: boolean;
}) {
  const { site, seat, order, sheet, drawnOnly } = props;
  const { viewer, marks, called } = useTable();
  const { x, y } = spySpot(sheet, site, order);
  const size = 18 * sheet.unit;
  const reach: CSSProperties = reachStyle({ x, y }, sheet.spaces);
  const id = spyKey(spyAt(site, seat));
  const label = say`${seatMention(seat)}’s spy at ${siteName(site)}`;
  const classes = seat === viewer ? 'jub-spy is-own' : 'jub-spy';
  const box = { left: x - size / 2, top: y - size / 2, width: size, height: size };
  if (drawnOnly)
    return (
      <span
        className={`${classes} is-drawn is-${stateOf(marks, id)}`}
        style={box}
        role="img"
        aria-label={called(label)}
      >
        <SpyFigure seat={seat} size={size} />
      </span>
    );
  return (
    <Piece id={id} className={classes} style={{ ...box, ...reach }} label={label} zoom={() => <SiteZoom site={site} />}>
      <SpyFigure seat={seat} size={size} />
    </Piece>
  );
});
