/** The names of places, and what towns offer, in ink on the sheet. */
import { drawnIcon } from '@vesper/web/board';
import type { Point } from '@vesper/web/board';
import { nodes } from '../../content/world.ts';
import { nodeKey } from '../../keys.ts';
import type { Node } from '../../state.ts';
import { serviceIcons } from './look.ts';
import { useTable } from '../table.ts';
import type { Sheet } from './geometry.ts';
import { labels } from './labels.ts';
import type { Label } from './labels.ts';

const GLYPH = 14.5;
/** The ring of the goal takes room. */
const aside = { start: 11, middle: 0, end: -11 } as const;

export function Labels({ sheet, at }: { readonly sheet: Sheet; readonly at: readonly Point[] }) {
  const { view, marks } = useTable();
  const lit = marks.lit ?? marks.legal;
  return (
    <svg className="fol-labels" width={sheet.width} height={sheet.height} aria-hidden>
      {labels.map((label, node) =>
        label === null ? null : (
          <g
            key={node}
            className={`fol-label is-${nodes[node].kind}${lit.has(nodeKey(node)) ? ' is-lit' : ''}${node === view.destination ? ' is-goal' : ''}`}
          >
            {!sheet.small && nodes[node].services.length > 1 && <Services node={node} label={label} at={at[node]} />}
            <Name label={sheet.small ? inside(label, at[node], sheet) : label} node={node} at={at[node]} />
          </g>
        ),
      )}
    </svg>
  );
}

/** Where the sheet is small, a name at its edge stands below its place. */
const inside = (label: Label, { x }: Point, { width }: Sheet): Label => {
  const wide = Math.max(...label.lines.map(({ length }) => length)) * 7;
  if (
    label.anchor === 'end' ? x + label.dx > wide + 4 : label.anchor === 'start' ? x + label.dx + wide < width - 4 : true
  )
    return label;
  return { ...label, dx: Math.max(wide / 2 + 4 - x, Math.min(0, width - wide / 2 - 4 - x)), dy: 36, anchor: 'middle' };
};

function Name({ node, label, at }: { readonly node: Node; readonly label: Label; readonly at: Point }) {
  const { destination } = useTable().view;
  const x = at.x + label.dx + (node === destination ? aside[label.anchor] : 0);
  return label.lines.map((line, i) => (
    <text key={i} x={x} y={at.y + label.dy + i * (nodes[node].kind === 'offRoad' ? 12 : 13)} textAnchor={label.anchor}>
      {line}
    </text>
  ));
}

function Services({ node, label, at }: { readonly node: Node; readonly label: Label; readonly at: Point }) {
  const { services } = nodes[node];
  const wide = services.length * GLYPH + 6;
  const x = at.x + label.dx - (label.anchor === 'start' ? 1 : label.anchor === 'end' ? wide - 1 : wide / 2);
  const y = at.y + label.dy + 4;
  return (
    <g className="fol-services">
      <rect x={x} y={y} width={wide} height="16.500" rx="8" />
      {services.map((place, i) => (
        <g key={place} transform={`translate(${x + 4.2 + i * GLYPH} ${y + 2.2})`}>
          {drawnIcon({ name: serviceIcons[place], size: 12 })}
        </g>
      ))}
    </g>
  );
}
