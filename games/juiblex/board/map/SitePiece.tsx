/** A site: its plate, and its name, which may be pressed as well. */
import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { PieceKey } from '@vesper/kernel';
import { Piece } from '@vesper/web/board';
import { sites } from '../../content/map.ts';
import type { Site } from '../../content/types.ts';
import { siteKey } from '../../keys.ts';
import { NONE, TOKEN } from '../../state.ts';
import { colourAt, useTable } from '../table.ts';
import { Docks } from './Docks.tsx';
import { SiteZoom } from './SiteZoom.tsx';
import { controlOf } from './control.ts';
import { nameBox } from './geometry.ts';
import type { Sheet } from './geometry.ts';
import { spokenSite } from './spoken.ts';

export const SitePiece = memo(function SitePiece(props: {
  readonly site: Site;
  readonly sheet: Sheet;
  /** One has no presence there. */
  readonly beyond: boolean;
  readonly reach: CSSProperties;
  readonly gathers: readonly PieceKey[];
}) {
  const { site, sheet, beyond, reach, gathers } = props;
  const { view } = useTable();
  const { start, marker, spaces } = sites[site];
  const { left, top, width, height } = sheet.plates[site];
  const tokens = spaces.map(space => (view.spaces[space] === TOKEN ? '1' : '0')).join('');
  const { seat, total } = controlOf(view, site);
  const name = nameBox(sheet, site);
  const classes = ['jub-site', start ? 'is-start' : 'is-pale'];
  if (marker > 0) classes.push('is-major');
  if (tokens.includes('1')) classes.push('is-afflicted');
  if (beyond) classes.push('is-beyond');
  if (seat !== NONE) classes.push(`is-of-${colourAt(seat)}`);
  return (
    <Piece
      id={siteKey(site)}
      className={classes.join(' ')}
      style={{ left, top, width, height, ...reach }}
      label={spokenSite(view, site)}
      gathers={gathers}
      zoom={() => <SiteZoom site={site} />}
    >
      <span className="jub-plate" />
      <Docks sheet={sheet} site={site} tokens={tokens} crowned={total ? colourAt(seat) : ''} />
      <span className="jub-veil" />
      {sheet.named && (
        <span
          className="jub-name-area"
          style={{ left: name.left - left, top: name.top - top, width: name.width, height: name.height }}
        />
      )}
    </Piece>
  );
});
