/** The d12 with which the Scourge picks among equal sites: the numbers of each beside it, the die between them. */
import { useMemo } from 'react';
import { rangeText } from './ScourgeZoom.tsx';
import { besidePlate, freest, takenIn } from './free.ts';
import type { Taken } from './free.ts';
import { middleOf } from './geometry.ts';
import type { Box, Sheet } from './geometry.ts';
import type { Rolled } from './rolled.ts';

/** Between the sites, a little aside if something stands there. */
function dieSpots({ plates }: Sheet, sites: readonly number[], size: number): readonly Box[] {
  const spots = sites.map(site => middleOf(plates[site]));
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  return [0, -40, 40, -80, 80].flatMap(dy =>
    [0, -50, 50, -100, 100].map(dx => ({ left: x + dx - size / 2, top: y + dy - size / 2, width: size, height: size })),
  );
}

export function DieOnMap(props: { readonly sheet: Sheet; readonly scourge: Box; readonly rolled: Rolled }) {
  const { sheet, scourge, rolled } = props;
  const { sites, to } = rolled;
  const { ranges, die } = useMemo(() => {
    const taken: Taken[] = [...takenIn(sheet), { box: scourge, weight: 4 }];
    const placed = (boxes: readonly Box[]): Box => {
      const spot = freest(sheet, taken, boxes);
      taken.push({ box: spot, weight: 4 });
      return spot;
    };
    const size = sheet.named ? 1 : 0.5;
    return {
      ranges: sites.map(site => placed(besidePlate(sheet, site, 44 * size, 21 * size, 3 * size))),
      die: placed(dieSpots(sheet, sites, 54 * size)),
    };
  }, [sheet, scourge, sites]);
  const at = (box: Box) => ({ left: middleOf(box).x, top: middleOf(box).y });
  return (
    <div className="jub-roll">
      {sites.map((site, i) => (
        <span key={site} className={site === to ? 'jub-range is-it' : 'jub-range'} style={at(ranges[i])}>
          <b>{rangeText(i, sites.length)}</b>
        </span>
      ))}
      <span className="jub-die" style={at(die)} key={rolled.rolled}>
        <svg viewBox="-20 -20 40 40" aria-hidden>
          <path className="is-body" d="M0-18 11.800-14.200 18-4 16.800 8 8 17H-8L-16.800 8-18-4-11.800-14.200z" />
          <path className="is-face" d="M0-11 10.500-3.400 6.500 9H-6.500L-10.500-3.400z" />
          <path className="is-edges" d="M0-11V-18M10.500-3.400 18-4M6.500 9 8 17M-6.500 9-8 17M-10.500-3.400-18-4" />
        </svg>
        <b>{rolled.rolled}</b>
      </span>
    </div>
  );
}
