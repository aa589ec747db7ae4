/** What stands beside a plate: name, pennant, crown, the coin with its points and the control marker. Nothing covers it. */
import { memo } from 'react';
import type { Seat } from '@vesper/kernel';
import { sites } from '../../content/map.ts';
import type { Site } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import { colourAt } from '../table.ts';
import { Crown, Pennant } from './art.tsx';
import type { Control } from './control.ts';
import { shortName } from './geometry.ts';
import type { Sheet } from './geometry.ts';
import type { NameStand } from './names.ts';

/** What the numbers beside a plate mean (JUB-B5.4, JUB-B5.7). */
export function worth(site: Site): string {
  const { name, vp, marker } = sites[site];
  const end = `${vp} VP at the end for whoever controls ${name}.`;
  return marker === 0 ? end : `${end} Its marker: 1 influence each turn, and ${marker} VP with total control.`;
}

export const SiteTop = memo(function SiteTop(
  props: {
    readonly site: Site;
    readonly sheet: Sheet;
    readonly afflicted: boolean;
    readonly beyond: boolean;
    /** Who holds its marker; NONE = it lies on the map, or there is none. */
    readonly holder: Seat;
    /** Where its name stands; not at all, if that would be cut. */
    readonly name: NameStand | null;
    /** What happens now is about it: it is named also where others are not. */
    readonly isAbout: boolean;
  } & Control,
) {
  const { site, sheet, afflicted, beyond, holder, name, isAbout, seat, total, denied } = props;
  const { unit, plates } = sheet;
  const { marker, vp } = sites[site];
  const { left, top, width, height } = plates[site];
  const classes = ['jub-name', `is-${name?.held ?? ''}`];
  if (afflicted) classes.push('is-afflicted');
  if (beyond) classes.push('is-beyond');
  if (isAbout) classes.push('is-about');
  return (
    <>
      <span
        className={beyond ? 'jub-coin is-beyond' : 'jub-coin'}
        style={{ left: left + width + 5.5 * unit, top: top + height / 2 }}
        data-tip={worth(site)}
      >
        <b>{vp}</b>
        {marker > 0 && (
          <i
            className={holder === NONE ? 'jub-marker' : `jub-marker is-${colourAt(holder)}`}
            data-home={`marker:${site}`}
          >
            +{marker}
          </i>
        )}
      </span>
      {name !== null && (
        <span className={classes.join(' ')} style={{ left: name.x, top: name.y }}>
          {seat !== NONE && <Pennant seat={seat} />}
          {(total || denied !== '') && <Crown denied={denied !== ''} />}
          <span className="jub-name-text">{shortName(site)}</span>
        </span>
      )}
    </>
  );
});
