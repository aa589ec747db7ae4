/** Ooze on the ground below Afflicted Sites, one gooey shape: drawn again only when a token is placed or the Scourge moves. */
import { memo } from 'react';
import type { Site } from '../../content/types.ts';
import { grown } from './geometry.ts';
import type { Sheet } from './geometry.ts';

export const Puddles = memo(function Puddles(props: {
  readonly sheet: Sheet;
  /** The Afflicted Sites as bits. */
  readonly afflicted: number;
}) {
  const { sheet, afflicted } = props;
  const { width, height, plates } = sheet;
  const sites = plates.flatMap((_, site) => ((afflicted & (1 << site)) !== 0 ? [site] : []));
  return (
    <svg className="jub-puddles" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        <filter id="jub-goo" x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="5" />
          <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 16 -6" />
        </filter>
        <filter id="jub-soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
      </defs>
      {sites.length > 0 && (
        <>
          <g className="jub-glow" filter="url(#jub-soft)">
            {sites.map(site => (
              <Puddle key={site} sheet={sheet} site={site} />
            ))}
          </g>
          <g className="jub-goo" filter="url(#jub-goo)">
            {sites.map(site => (
              <Puddle key={site} sheet={sheet} site={site} />
            ))}
          </g>
        </>
      )}
    </svg>
  );
});

function Puddle({ sheet: { plates, unit }, site }: { readonly sheet: Sheet; readonly site: Site }) {
  const { left, top, width, height } = plates[site];
  const wide = grown(plates[site], 9 * unit);
  return (
    <>
      <rect x={wide.left} y={wide.top} width={wide.width} height={wide.height} rx={19 * unit} />
      <circle cx={left + 4} cy={top + height + 6} r={9 * unit} />
      <circle cx={left + width * 0.7} cy={top + height + 8} r={10 * unit} />
      <circle cx={left + width + 5} cy={top + 3} r={8 * unit} />
    </>
  );
}
