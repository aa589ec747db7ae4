/** A space for a troop, at a site or in a tunnel, and what is on it. */
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { Piece, stateOf } from '@vesper/web/board';
import { siteOf, sites } from '../../content/map.ts';
import type { Space } from '../../content/types.ts';
import { spaceKey } from '../../keys.ts';
import { EMPTY, TOKEN } from '../../state.ts';
import { useTable } from '../table.ts';
import { SpaceZoom } from './SpaceZoom.tsx';
import { Token, Troop } from './art.tsx';
import { radiusOf } from './geometry.ts';
import type { Sheet } from './geometry.ts';
import { spokenSpace } from './spoken.ts';

export const SpacePiece = memo(function SpacePiece(props: {
  readonly space: Space;
  readonly sheet: Sheet;
  readonly beyond: boolean;
  /** More comes of choosing it than of choosing another. */
  readonly strong: boolean;
  readonly reach: CSSProperties;
  /** Its plate is pressed in its stead. */
  readonly drawnOnly: boolean;
}) {
  const { space, sheet, beyond, strong, reach, drawnOnly } = props;
  const { view, marks, called } = useTable();
  const { x, y } = sheet.spaces[space];
  const r = radiusOf(sheet, space);
  const site = siteOf[space];
  const classes = ['jub-space', site < 0 ? 'is-route' : sites[site].start ? 'is-dark' : 'is-pale'];
  if (beyond) classes.push('is-beyond');
  if (strong) classes.push('is-strong');
  const box = { left: x - r, top: y - r, width: 2 * r, height: 2 * r };
  if (drawnOnly)
    return (
      <span
        className={[...classes, 'is-drawn', `is-${stateOf(marks, spaceKey(space))}`].join(' ')}
        style={box}
        role="img"
        aria-label={called(spokenSpace(view, space))}
      >
        <Standing what={view.spaces[space]} size={2 * r} seed={space} />
      </span>
    );
  return (
    <Piece
      id={spaceKey(space)}
      className={classes.join(' ')}
      style={{ ...box, ...reach }}
      label={spokenSpace(view, space)}
      zoom={() => <SpaceZoom space={space} />}
    >
      <Standing what={view.spaces[space]} size={2 * r} seed={space} />
      {strong && <Ticks />}
    </Piece>
  );
});

function Standing({ what, size, seed }: { readonly what: number; readonly size: number; readonly seed: number }) {
  if (what === EMPTY) return <span className="jub-hole" />;
  return (
    <span className="jub-standing" key={what}>
      {what === TOKEN ? <Token size={size} seed={seed} /> : <Troop colour={what} size={size} />}
    </span>
  );
}

/** Four ticks around the ring of what is worth more. */
const Ticks = memo(function Ticks() {
  return (
    <svg className="jub-ticks" viewBox="-12 -12 24 24" aria-hidden>
      <path d="M7.200 7.200 11 11M-7.200 7.200-11 11M7.200-7.200 11-11M-7.200-7.200-11-11" />
    </svg>
  );
});
