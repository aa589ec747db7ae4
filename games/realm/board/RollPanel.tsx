/** A combat roll against minions that may still change: re-rolls of the roller's own, then Battle Luck. */
import { generals } from '../content/generals.ts';
import { spaces } from '../content/map.ts';
import { heroName } from '../words/names.ts';
import { DiceRow } from './DiceTray.tsx';
import { Panel } from './Panel.tsx';
import { ownDecision, Waiting, Ways } from '@vesper/web/board';
import { useTable } from './table.ts';
import type { Point } from './geometry.ts';
import { diceOf } from './rolled.ts';
import { Faction } from './tokens.tsx';

export function RollPanel({ at }: { readonly at: readonly Point[] }) {
  const table = useTable();
  const { view } = table;
  const { roll } = view;
  if (roll === null) return null;
  const own = ownDecision(table, 'useReroll', 'playSpecial');
  const title = `${heroName(view.heroes[roll.slot].hero)} rolls in ${spaces[roll.space].name}`;
  return (
    <Panel label={title} avoid={[at[roll.space]]} className="is-roll">
      <h2>{title}</h2>
      <Colours />
      {own !== undefined && <Ways decision={own} />}
      <Waiting />
    </Panel>
  );
}

/** The dice, colour by colour, with what each needs. */
export function Colours() {
  const { roll } = useTable().view;
  if (roll === null) return null;
  const dice = diceOf(roll);
  return [...new Set(roll.colours)].map(colour => {
    const { minions, name, hitOn } = generals[colour];
    const extra = roll.modifiers[colour];
    return (
      <div key={colour} className="rea-throw">
        <span>
          <b>
            <Faction colour={colour} size={15} /> {roll.kind === 'general' ? name : minions}
          </b>
          <small>{`hit on ${hitOn}+${extra > 0 ? `, each die +${extra}` : ''}`}</small>
        </span>
        <DiceRow dice={dice.filter(die => die.colour === colour)} />
      </div>
    );
  });
}
