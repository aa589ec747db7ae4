/** A combat in place of the Central Board: the card of the round, the beats, the plan, and who is left of the party. */
import { plannedKey } from '../keys.ts';
import { NONE } from '../state.ts';
import { Beats } from './Beats.tsx';
import { CreatureCard } from './CreatureCard.tsx';
import { PersonPiece } from './Person.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { SpellCard } from './SpellCard.tsx';
import { TrapCard } from './TrapCard.tsx';
import { tileWords } from './CellPiece.tsx';
import { flagsOf } from './flags.ts';
import { Symbol } from './symbols.tsx';
import { useTable, whose } from './table.ts';
import { WordWays } from './WordWays.tsx';
import { cellName } from '../words/names.ts';

export function CombatPanel() {
  const { view } = useTable();
  return view.battle.seat === NONE ? <PlanPanel /> : <BattlePanel />;
}

function BattlePanel() {
  const table = useTable();
  const { view } = table;
  const { battle } = view;
  const { seat, cell } = battle;
  const { line } = view.players[seat];
  return (
    <div className="dun-battle" role="group" aria-label={`${whose(table, seat)} battle`}>
      <header>
        <h2>{`${whose(table, seat)} battle`}</h2>
        <p>{`Round ${view.revealed} · ${cellName(cell)}, ${tileWords(view, seat, cell)}`}</p>
      </header>
      <Beats />
      <div className="dun-battle-top">
        <SpellCard seat={seat} />
        <Sent />
      </div>
      <p className="dun-flags">
        {flagsOf(view).map(flag => (
          <span key={flag}>{flag}</span>
        ))}
      </p>
      <div data-scene-place />
      <Party line={line} />
      <WordWays />
    </div>
  );
}

/** Traps and creatures in the battle. */
function Sent() {
  const { view } = useTable();
  const { battle, players } = view;
  const { plan } = players[battle.seat];
  const known = plan.traps ?? [];
  const hidden = plan.trapCount - known.length;
  return (
    <div className="dun-sent">
      <div className="dun-sent-traps">
        {battle.sprung.map((trap, i) => (
          <TrapCard
            key={`sprung ${i}`}
            id={plannedKey(trap)}
            trap={trap}
            where="sprung"
            className="is-sprung is-small"
          />
        ))}
        {known.map((trap, i) => (
          <TrapCard key={i} id={plannedKey(trap)} trap={trap} where="planned" className="is-small" />
        ))}
        {Array.from({ length: hidden }, (_, i) => (
          <span key={`hidden ${i}`} className="dun-trap is-back is-small">
            <Symbol of="trap" size={22} />
          </span>
        ))}
        {battle.sprung.length + plan.trapCount === 0 && <p className="dun-faint">No trap</p>}
      </div>
      <div className="dun-sent-beasts">
        {battle.sent.map(creature => (
          <CreatureCard
            key={creature}
            creature={creature}
            size={48}
            where={battle.activated.includes(creature) ? 'has acted' : 'in the battle'}
            className={battle.activated.includes(creature) ? 'is-spent' : ''}
            travels={false}
          />
        ))}
        {battle.sent.length === 0 && <p className="dun-faint">No creatures</p>}
      </div>
    </div>
  );
}

/** The party, the first on the right where the stairs are. */
export function Party({ line }: { readonly line: readonly number[] }) {
  return (
    <div className="dun-party" role="group" aria-label="The party">
      {line
        .map((adventurer, place) => (
          <PersonPiece
            key={adventurer}
            adventurer={adventurer}
            size={line.length > 5 ? 46 : 58}
            where={place === 0 ? 'first' : `number ${place + 1}`}
            className="is-large"
          />
        ))
        .reverse()}
      {line.length === 0 && <p className="dun-faint">The party is gone</p>}
    </div>
  );
}
