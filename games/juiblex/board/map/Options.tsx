/** Letters on the spaces that another seat chooses from: dashes in its colour, never the flame. */
import { memo } from 'react';
import type { Space } from '../../content/types.ts';
import { colourAt, useTable } from '../table.ts';
import { besideSpace } from './free.ts';
import { radiusOf } from './geometry.ts';
import type { Sheet } from './geometry.ts';
import { letterOf } from './options.ts';
import type { Options } from './options.ts';

export function OptionLetters({ sheet, options }: { readonly sheet: Sheet; readonly options: Options }) {
  const { view } = useTable();
  const { decision, spaces } = options;
  return (
    <div className={`jub-options is-${colourAt(decision.seat)}`} data-scourge={view.scourge}>
      {spaces.map((space, i) => (
        <Option key={space} sheet={sheet} space={space} letter={letterOf(i)} />
      ))}
    </div>
  );
}

const Option = memo(function Option(props: { readonly sheet: Sheet; readonly space: Space; readonly letter: string }) {
  const { sheet, space, letter } = props;
  const { x, y } = sheet.spaces[space];
  const r = radiusOf(sheet, space) + 2.5 * sheet.unit;
  const at = besideSpace(sheet, space);
  return (
    <>
      <svg
        className="jub-option-ring"
        style={{ left: x - r - 2, top: y - r - 2 }}
        width={2 * r + 4}
        height={2 * r + 4}
        aria-hidden
      >
        <circle className="is-edge" cx={r + 2} cy={r + 2} r={r} />
        <circle className="is-white" cx={r + 2} cy={r + 2} r={r} />
        <circle className="is-dashes" cx={r + 2} cy={r + 2} r={r} />
      </svg>
      <b className="jub-letter" style={{ left: at.x, top: at.y }}>
        {letter}
      </b>
    </>
  );
});
