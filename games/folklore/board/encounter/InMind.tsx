/** What is drawn while one has something in mind: the way to a space, the line to a target with what stands in it, how far one reaches. */
import { UNLIMITED } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { Space } from '../../state.ts';
import { useTable } from '../table.ts';
import { actorOf, attackOf, useMind, walkOf } from './mind.ts';
import type { AttackInMind } from './mind.ts';
import { columnOf, lineThrough, middleOf, rowOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { spaceOf } from './who.ts';

/** Below the figures. */
export function InMind({ sheet }: { readonly sheet: Sheet }) {
  const table = useTable();
  const { view } = table;
  const mind = useMind(table);
  if (mind === null) return null;
  const from = spaceOf(view, actorOf(mind.decision));
  if (from === NONE) return null;
  const { width, height } = sheet;
  const walk = walkOf(mind.offer);
  const attack = attackOf(mind);
  if (walk === null && attack === null) return null;
  return (
    <svg className="fol-mind" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {walk !== null && <Way sheet={sheet} way={[from, ...walk.way]} />}
      {attack !== null && <Reach sheet={sheet} from={from} attack={attack} />}
      {attack !== null && <Ray sheet={sheet} from={from} to={spaceOf(view, attack.target)} />}
    </svg>
  );
}

function Way({ sheet, way }: { readonly sheet: Sheet; readonly way: readonly Space[] }) {
  const line = lineThrough(sheet, way);
  const { x, y } = middleOf(sheet, way[way.length - 1]);
  return (
    <>
      <path className="fol-walk-edge" d={line} />
      <path className="fol-walk" d={line} />
      {way.slice(1, -1).map((space, i) => {
        const at = middleOf(sheet, space);
        return <circle key={i} className="fol-walk-step" cx={at.x} cy={at.y} r="4" />;
      })}
      <circle className="fol-walk-end" cx={x} cy={y} r={sheet.cell * 0.3} />
    </>
  );
}

function Ray({ sheet, from, to }: { readonly sheet: Sheet; readonly from: Space; readonly to: Space }) {
  if (to === NONE || to === from) return null;
  const a = middleOf(sheet, from);
  const b = middleOf(sheet, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const r = sheet.cell * 0.43;
  const line = `M${a.x + ux * r} ${a.y + uy * r}L${b.x - ux * (r + 4)} ${b.y - uy * (r + 4)}`;
  return (
    <>
      <path className="fol-ray-edge" d={line} />
      <path className="fol-ray" d={line} />
    </>
  );
}

/** FOL-R34: as far as the greater of rows and columns. */
function Reach({
  sheet,
  from,
  attack,
}: {
  readonly sheet: Sheet;
  readonly from: Space;
  readonly attack: AttackInMind;
}) {
  const { range } = attack;
  if (range >= UNLIMITED || range <= 1) return null;
  const { left, top, cell } = sheet;
  const column = columnOf(from);
  const row = rowOf(from);
  const x1 = left + Math.max(0, column - range) * cell;
  const x2 = left + Math.min(10, column + range + 1) * cell;
  const y1 = top + Math.max(0, row - range) * cell;
  const y2 = top + Math.min(10, row + range + 1) * cell;
  return <rect className="fol-reach" x={x1 + 1} y={y1 + 1} width={x2 - x1 - 2} height={y2 - y1 - 2} rx="8" />;
}

/** Above the figures: what each one in the line costs, and how far the weapon reaches. */
export function InMindAbove({ sheet }: { readonly sheet: Sheet }) {
  const table = useTable();
  const { view } = table;
  const mind = useMind(table);
  const attack = mind === null ? null : attackOf(mind);
  if (mind === null || attack === null) return null;
  const from = spaceOf(view, actorOf(mind.decision));
  if (from === NONE) return null;
  const { cell, left, top } = sheet;
  const row = rowOf(from) - attack.range;
  const hasLabel = attack.range > 1 && attack.range < UNLIMITED && row > 0;
  return (
    <>
      {attack.blockers.map(space => {
        const { x, y } = middleOf(sheet, space);
        const isRight = columnOf(space) < columnOf(from);
        return (
          <b key={space} className="fol-minus" style={{ left: x + (isRight ? -cell * 0.72 : cell * 0.72), top: y + 4 }}>
            −5
          </b>
        );
      })}
      {hasLabel && (
        <b className="fol-reach-label" style={{ left: left + cell * 10 - 44, top: top + row * cell }}>
          Range {attack.range}
        </b>
      )}
    </>
  );
}
