/** Beside a site: what choosing one of its spaces brings. */
import { memo, useMemo } from 'react';
import type { Seat } from '@vesper/kernel';
import { Icon } from '@vesper/web/board';
import type { PieceKey } from '@vesper/web/board';
import type { Site } from '../../content/types.ts';
import { Pennant } from './art.tsx';
import type { Bonus } from './bonuses.ts';
import { whyDenied } from './control.ts';
import { besidePlate, costOf, freest, takenIn } from './free.ts';
import type { Taken } from './free.ts';
import { middleOf } from './geometry.ts';
import type { Box, Sheet } from './geometry.ts';

/** The best of what the spaces of a site bring. */
function bySite(bonuses: ReadonlyMap<PieceKey, Bonus>): readonly Bonus[] {
  const best = new Map<Site, Bonus>();
  for (const bonus of bonuses.values()) {
    const { site, seat, vp, power } = bonus;
    const found = best.get(site);
    best.set(site, {
      site,
      seat,
      vp: Math.max(vp, found?.vp ?? 0),
      power: Math.max(power, found?.power ?? 0),
    });
  }
  return [...best.values()];
}

/** Why one has no total control of sites that are all one's own. */
type Denied = readonly { readonly site: Site; readonly why: keyof typeof whyDenied }[];

/** What stands beside the plates for a while: where it covers least, and reasons only where they cover nothing. */
export function Pills(props: {
  readonly sheet: Sheet;
  readonly bonuses: ReadonlyMap<PieceKey, Bonus>;
  readonly denied: Denied;
  /** The Scourge and where it goes stand there already. */
  readonly others: readonly Box[];
}) {
  const { sheet, bonuses, denied, others } = props;
  const { unit } = sheet;
  const fixed = useMemo(() => takenIn(sheet), [sheet]);
  const taken: Taken[] = [...fixed, ...others.map(box => ({ box, weight: 3 }))];
  const spots = (site: Site, width: number): Box => {
    const spot = freest(sheet, taken, besidePlate(sheet, site, width, 18 * unit, 3 * unit));
    taken.push({ box: spot, weight: 4 });
    return spot;
  };
  return (
    <>
      {bySite(bonuses).map(({ site, seat, vp, power }) => {
        const { x, y } = middleOf(spots(site, (vp > 0 && power > 0 ? 70 : 40) * unit));
        return <Pill key={site} x={x} y={y} seat={seat} vp={vp} power={power} />;
      })}
      {denied.map(({ site, why }) => {
        const words = whyDenied[why];
        const places = besidePlate(sheet, site, words.length * 5.9, 14, 3).slice(0, 8);
        const spot = freest(sheet, taken, places);
        if (costOf(sheet, taken, spot) > A_LITTLE) return null;
        taken.push({ box: spot, weight: 4 });
        const { x, y } = middleOf(spot);
        return (
          <span key={`why ${site}`} className="jub-reason" style={{ left: x, top: y }}>
            {words}
          </span>
        );
      })}
    </>
  );
}

/** What a reason may cover: the zoom of the site says it, too. */
const A_LITTLE = 60;

const Pill = memo(function Pill(props: {
  readonly x: number;
  readonly y: number;
  readonly seat: Seat;
  readonly vp: number;
  readonly power: number;
}) {
  const { x, y, seat, vp, power } = props;
  return (
    <span className="jub-pill" style={{ left: x, top: y }}>
      {power > 0 && (
        <>
          <Icon name="game:broadsword" size={12} />+{power}
        </>
      )}
      {vp > 0 && (
        <>
          <Pennant seat={seat} size={12} />+{vp}
        </>
      )}
    </span>
  );
});
