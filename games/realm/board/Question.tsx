/** A plain question: style, form, a colour to call, Undead to turn. */
import { ownDecision, Waiting, Ways } from '@vesper/web/board';
import type { Asked } from '@vesper/web/board';
import { Panel } from './Panel.tsx';
import { useTable } from './table.ts';
import type { Point } from './geometry.ts';
import { slotIn } from './marks.ts';

const ASKS = ['pickStyle', 'pickForm', 'pickColour', 'turnUndead'];

export function Question({ at }: { readonly at: readonly Point[] }) {
  const table = useTable();
  const { game, view, asked, called } = table;
  const own = ownDecision(table, ...ASKS);
  const decision: Asked | undefined = own ?? asked.find(({ ask }) => ASKS.includes(ask));
  if (decision === undefined) return null;
  const title = called(game.words.prompt(view, decision));
  const spot = at[view.heroes[slotIn(decision)].space];
  return (
    <Panel label={title} avoid={spot === undefined ? [] : [spot]} className="is-question">
      <h2>{title}</h2>
      {own !== undefined && <Ways decision={own} />}
      <Waiting />
    </Panel>
  );
}
