/** What foes will do, drawn on the map: their way as dots, a ghost where they will stand, an arrow for every attack. */
import { memo } from 'react';
import { FOE, NONE } from '../../state.ts';
import type { FolkloreView, Space } from '../../state.ts';
import { useTable } from '../table.ts';
import { FoeDisc } from './Disc.tsx';
import { columnOf, lineThrough, middleOf, rowOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';

interface Plan {
  readonly foe: number;
  readonly from: Space;
  readonly way: readonly Space[];
  readonly targets: readonly Space[];
  readonly isActing: boolean;
}

export function plansOf({ foes, intents, party, encounter, turn }: FolkloreView): readonly Plan[] {
  if (!encounter.isRunning) return [];
  return foes.flatMap(({ space, vita }, i) => {
    const { way, blows } = intents[i] ?? { way: [], blows: [] };
    if (space === NONE || vita === 0 || (way.length === 0 && blows.length === 0)) return [];
    const targets = blows.map(({ who }) => party[who].space);
    return [{ foe: i, from: space, way, targets, isActing: turn.who === FOE + i }];
  });
}

/** Below the figures: ways and ghosts. */
export function PlannedWays({ sheet }: { readonly sheet: Sheet }) {
  const { view } = useTable();
  const plans = plansOf(view).filter(({ way }) => way.length > 0);
  if (plans.length === 0) return null;
  return (
    <>
      <Ways sheet={sheet} plans={JSON.stringify(plans)} />
      {plans.map(({ foe, way }) => {
        const { x, y } = middleOf(sheet, way[way.length - 1]);
        const size = sheet.cell * 0.62;
        return (
          <span
            key={foe}
            className="fol-plan-ghost"
            style={{ left: x - size / 2, top: y - size / 2, width: size, height: size }}
            aria-hidden
          >
            <FoeDisc kind={view.foes[foe].kind} vita={0} max={0} />
          </span>
        );
      })}
    </>
  );
}

const Ways = memo(function Ways({ sheet, plans }: { readonly sheet: Sheet; readonly plans: string }) {
  const { width, height, cell } = sheet;
  return (
    <svg className="fol-plans" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {(JSON.parse(plans) as readonly Plan[]).map(({ foe, from, way, isActing }) => {
        const line = lineThrough(sheet, [from, ...way]);
        const { x, y } = middleOf(sheet, way[way.length - 1]);
        return (
          <g key={foe} className={isActing ? 'fol-plan is-acting' : 'fol-plan'}>
            <path className="fol-plan-edge" d={line} />
            <path className="fol-plan-way" d={line} />
            <circle className="fol-plan-end" cx={x} cy={y} r={cell * 0.34} />
          </g>
        );
      })}
    </svg>
  );
});

/** Above the figures: arrows at the edge of whom they will strike. */
export function PlannedBlows({ sheet }: { readonly sheet: Sheet }) {
  const { view } = useTable();
  const plans = plansOf(view).filter(({ targets }) => targets.length > 0);
  return plans.length === 0 ? null : <Blows sheet={sheet} plans={JSON.stringify(plans)} />;
}

const Blows = memo(function Blows({ sheet, plans }: { readonly sheet: Sheet; readonly plans: string }) {
  const { width, height, cell } = sheet;
  return (
    <svg className="fol-plans is-above" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {(JSON.parse(plans) as readonly Plan[]).flatMap(({ foe, from, way, targets, isActing }) => {
        const stands = way.length === 0 ? from : way[way.length - 1];
        const a = middleOf(sheet, stands);
        return targets.map((target, i) => {
          const b = middleOf(sheet, target);
          const far = Math.max(Math.abs(columnOf(target) - columnOf(stands)), Math.abs(rowOf(target) - rowOf(stands)));
          const length = Math.hypot(b.x - a.x, b.y - a.y);
          if (length === 0) return null;
          const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
          const near = far <= 1 ? 0.5 : 1 - (cell * 0.62) / length;
          // Two blows against one lie side by side.
          const aside = targets.indexOf(target) === i ? 0 : 9;
          return (
            <g key={`${foe} ${i}`} className={isActing ? 'fol-plan is-acting' : 'fol-plan'}>
              {far > 1 && (
                <path
                  className="fol-plan-shot"
                  d={`M${a.x + (b.x - a.x) * ((cell * 0.45) / length)} ${a.y + (b.y - a.y) * ((cell * 0.45) / length)}L${a.x + (b.x - a.x) * near} ${a.y + (b.y - a.y) * near}`}
                />
              )}
              <g
                transform={`translate(${a.x + (b.x - a.x) * near} ${a.y + (b.y - a.y) * near}) rotate(${turn}) translate(0 ${aside}) scale(${(cell / 46) * 0.84})`}
              >
                <path className="fol-plan-blow" d="M-9-3.600H1V-9l11 9L1 9V3.600H-9z" />
              </g>
            </g>
          );
        });
      })}
    </svg>
  );
});
