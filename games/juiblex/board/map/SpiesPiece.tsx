/** The spies at a site stand on the upper edge of its plate. They are pressed as one: where several may be chosen, they are listed. */
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { Piece, reachStyle, stateOf } from '@vesper/web/board';
import { listed, say } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { spyAt } from '../../agenda.ts';
import type { Site } from '../../content/types.ts';
import { spyKey } from '../../keys.ts';
import { siteName } from '../../words/names.ts';
import { seatMention } from '../../words/voice.ts';
import { useTable } from '../table.ts';
import { SiteZoom } from './SiteZoom.tsx';
import { SpyFigure } from './art.tsx';
import { around, spySpot } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';

export const SpiesPiece = memo(function SpiesPiece(props: {
  readonly site: Site;
  /** Whose they are, as bits. */
  readonly present: number;
  readonly sheet: Sheet;
  /** By order: what stands beside each. */
  readonly rivals: readonly (readonly Point[])[];
  /** Their plate is pressed in their stead. */
  readonly drawnOnly: boolean;
}) {
  const { site, present, sheet, rivals, drawnOnly } = props;
  const { viewer, marks, called } = useTable();
  const size = 18 * sheet.unit;
  const seats = [0, 1, 2, 3].filter(seat => (present & (1 << seat)) !== 0);
  const keyOf = (seat: Seat) => spyKey(spyAt(site, seat));
  const boxes = seats.map((_, order) => {
    const { x, y } = spySpot(sheet, site, order);
    return { left: x - size / 2, top: y - size / 2, width: size, height: size };
  });
  const all = around(boxes);
  // It is marked as the first of them that may be chosen.
  const keys = ['legal', 'possible'].flatMap(state => seats.map(keyOf).filter(key => stateOf(marks, key) === state));
  const id = keys[0] ?? keyOf(seats[0]);
  const label = say`${listed(seats.map(seat => say`${seatMention(seat)}’s spy`))} at ${siteName(site)}`;
  const figures = seats.map((seat, order) => {
    const { left, top } = boxes[order];
    const reach: CSSProperties = reachStyle(spySpot(sheet, site, order), rivals[order] ?? []);
    return (
      <span
        key={seat}
        className={`jub-spy is-${stateOf(marks, keyOf(seat))}${seat === viewer ? ' is-own' : ''}`}
        style={{ left: left - all.left, top: top - all.top, width: size, height: size, ...reach }}
        data-spy={keyOf(seat)}
      >
        <SpyFigure seat={seat} size={size} />
      </span>
    );
  });
  if (drawnOnly)
    return (
      <span className="jub-spies is-drawn" style={all} role="img" aria-label={called(label)}>
        {figures}
      </span>
    );
  return (
    <Piece
      id={id}
      className="jub-spies"
      style={all}
      label={label}
      gathers={seats.map(keyOf).filter(key => key !== id)}
      zoom={() => <SiteZoom site={site} />}
    >
      {figures}
    </Piece>
  );
});
