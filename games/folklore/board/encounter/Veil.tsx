/** FOL-R38: darkness as one veil, with a soft hole for every light. Which spaces are lit the rules say, the hole is its picture. */
import { memo } from 'react';
import { STAT } from '../../content/numbers.ts';
import { scenes } from '../../content/scenes.ts';
import { NONE } from '../../state.ts';
import type { FolkloreView } from '../../state.ts';
import { cornerOf, middleOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Lights and dark spaces as text; empty = nothing is dark here. */
export function veilOf({ scene, party, sheets, dark }: FolkloreView): string {
  if (!scenes[scene.scene].isDark.includes(true)) return '';
  const lights = party.flatMap(({ space, form, light }, who) => {
    const reach = Math.max(light, sheets[who][STAT.light] ?? 0);
    return space === NONE || form === 'limbo' || reach <= 0 ? [] : [`${space}:${reach}`];
  });
  return `${scene.scene} ${lights.join(' ')}|${dark.join(' ')}`;
}

export const Veil = memo(function Veil({ sheet, veil }: { readonly sheet: Sheet; readonly veil: string }) {
  if (veil === '') return null;
  const [head, tail] = veil.split('|');
  const [scene, ...lights] = head.split(' ').filter(part => part !== '');
  const dark = tail === '' ? [] : tail.split(' ').map(Number);
  const { isDark } = scenes[Number(scene)];
  const { width, height, cell } = sheet;
  return (
    <svg className="fol-veil" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        <radialGradient id="fol-hole">
          <stop offset="0" stopColor="#000" />
          <stop offset=".62" stopColor="#000" stopOpacity=".94" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="fol-glow">
          <stop offset="0" stopColor="#ffdf9a" stopOpacity=".36" />
          <stop offset=".5" stopColor="#e8a95a" stopOpacity=".13" />
          <stop offset="1" stopColor="#e8a95a" stopOpacity="0" />
        </radialGradient>
        <pattern id="fol-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="#000" />
          <path d="M0 0v6" stroke="#4a4a4a" strokeWidth="2" />
        </pattern>
        <mask id="fol-dark" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
          <path fill="#fff" d={cellsOf(sheet, space => isDark[space])} />
          {lights.map((light, i) => {
            const [space, reach] = light.split(':').map(Number);
            const { x, y } = middleOf(sheet, space);
            return <circle key={i} cx={x} cy={y} r={cell * (reach + 0.9)} fill="url(#fol-hole)" />;
          })}
          <path fill="#fff" fillOpacity=".62" d={cellsOf(sheet, space => dark.includes(space))} />
        </mask>
      </defs>
      <g mask="url(#fol-dark)">
        <rect className="fol-dark" width={width} height={height} />
      </g>
      {lights.map((light, i) => {
        const [space, reach] = light.split(':').map(Number);
        const { x, y } = middleOf(sheet, space);
        return <circle key={i} className="fol-light" cx={x} cy={y} r={cell * (reach + 0.6)} fill="url(#fol-glow)" />;
      })}
    </svg>
  );
});

const cellsOf = (sheet: Sheet, has: (space: number) => boolean): string => {
  let found = '';
  for (let space = 0; space < 100; space++) {
    if (!has(space)) continue;
    const { x, y } = cornerOf(sheet, space);
    found += `M${x.toFixed(1)} ${y.toFixed(1)}h${sheet.cell.toFixed(1)}v${sheet.cell.toFixed(1)}h-${sheet.cell.toFixed(1)}z`;
  }
  return found;
};
