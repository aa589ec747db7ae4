/** The tunnels between the sites; an end whose dock holds slime is filled with it as far as the first space (JUB-R21). */
import { memo } from 'react';
import { routes } from '../../content/map.ts';
import { path } from './geometry.ts';
import type { Sheet } from './geometry.ts';

export const Tunnels = memo(function Tunnels(props: {
  readonly sheet: Sheet;
  /** The routes in play, and those whose first or second end is cut, as text of 0 and 1. */
  readonly inPlay: string;
  readonly cut: string;
}) {
  const { sheet, inPlay, cut } = props;
  const { width, height, unit, lines } = sheet;
  const lies = (route: number): boolean => inPlay[route] === '1';
  const all = lines.flatMap((line, route) => (lies(route) ? [path(line)] : [])).join('');
  const slimed = lines
    .flatMap((line, route) => {
      const ends = routes[route].ends.map((_, end) => cut[route * 2 + end] === '1');
      return [
        ...(ends[0] ? [path([line[0], line[1]])] : []),
        ...(ends[1] ? [path([line[line.length - 1], line[line.length - 2]])] : []),
      ];
    })
    .join('');
  const drips = [11, 3, 5, 3, 3, 400].map(n => n * unit).join(' ');
  return (
    <svg className="jub-tunnels" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path className="jub-tunnel is-bed" d={all} strokeWidth={14 * unit} />
      <path className="jub-tunnel is-wall" d={all} strokeWidth={9.5 * unit} />
      <path className="jub-tunnel is-floor" d={all} strokeWidth={7 * unit} />
      <path
        className="jub-tunnel is-track"
        d={all}
        strokeWidth={1.1 * unit}
        strokeDasharray={`${1.5 * unit} ${4 * unit}`}
      />
      <path className="jub-tunnel is-slimed" d={slimed} strokeWidth={7 * unit} strokeDasharray={drips} />
    </svg>
  );
});
