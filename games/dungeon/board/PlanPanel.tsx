/** Planning a round: the own plan as far as it goes, who is ready, and what is known of the coming card. */
import { SeatSymbol, isActing } from '@vesper/web/board';
import { combatCards } from '../content/combatCards.ts';
import { plannedKey } from '../keys.ts';
import { EARTH, NONE } from '../state.ts';
import type { PlayerView } from '../view.ts';
import { cellName } from '../words/names.ts';
import { outlookOf } from '../words/outlook.ts';
import { Party } from './BattlePanel.tsx';
import { tileWords } from './CellPiece.tsx';
import { CreatureCard } from './CreatureCard.tsx';
import { colourAt } from './look.ts';
import { useTable } from './table.ts';
import { TilePicture } from './TilePicture.tsx';
import { useShownSeat } from './shown.ts';
import { TrapCard } from './TrapCard.tsx';
import { Symbol } from './symbols.tsx';
import { WordWays } from './WordWays.tsx';

export function PlanPanel() {
  const table = useTable();
  const { view, seatNames, viewer } = table;
  const seat = useShownSeat(table);
  const player = view.players[seat];
  const { plan, line } = player;
  const known = plan.traps ?? [];
  const round = Math.min(view.revealed + 1, view.combatCards.length);
  const card = view.combatCards[round - 1] ?? NONE;
  return (
    <div className="dun-battle is-planning" role="group" aria-label="Planning">
      <header>
        <h2>{`Planning, round ${round} of ${view.combatCards.length}`}</h2>
        <p>
          {card === NONE
            ? 'The Combat Card is turned up when all have planned.'
            : `You have seen the card: ${combatCards[card].name}, fatigue ${combatCards[card].fatigue}.`}
        </p>
      </header>
      <ul className="dun-ready">
        {view.players.map((other, at) => (
          <li key={at} className={isActing(table, at) ? 'is-acting' : ''}>
            <SeatSymbol colour={colourAt(at)} size={16} />
            <b>{at === viewer ? 'You' : seatNames[at]}</b>
            <span>{other.line.length === 0 ? 'no party' : isActing(table, at) ? 'planning' : 'ready'}</span>
          </li>
        ))}
      </ul>
      <section className="dun-plan">
        <TilePicture tile={plan.cell === NONE ? EARTH : player.dungeon[plan.cell]} />
        <h3>
          {plan.cell === NONE ? 'No tile chosen yet' : `${cellName(plan.cell)}, ${tileWords(view, seat, plan.cell)}`}
        </h3>
        <div className="dun-sent">
          <div className="dun-sent-traps">
            {known.map((trap, i) => (
              <TrapCard key={i} id={plannedKey(trap)} trap={trap} where="planned" className="is-small" />
            ))}
            {Array.from({ length: plan.trapCount - known.length }, (_, i) => (
              <span key={i} className="dun-trap is-back is-small">
                <Symbol of="trap" size={22} />
              </span>
            ))}
            {plan.trapCount === 0 && <p className="dun-faint">No trap so far</p>}
          </div>
          <div className="dun-sent-beasts">
            {plan.creatures.map(creature => (
              <CreatureCard key={creature} creature={creature} size={48} where="planned" travels={false} />
            ))}
            {plan.creatures.length === 0 && <p className="dun-faint">No creatures so far</p>}
          </div>
        </div>
      </section>
      <Outlook player={player} />
      <div data-scene-place />
      <Party line={line} />
      <WordWays />
    </div>
  );
}

/** What the plan as it stands will come to: it changes with every card. */
function Outlook({ player }: { readonly player: PlayerView }) {
  const { view } = useTable();
  if (player.plan.traps === null) return null; // somebody else's, planned face down
  return (
    <div className="dun-outlook" role="group" aria-label="What the plan will come to" tabIndex={0}>
      <dl>
        {outlookOf(view, player).map(({ step, text }) => (
          <div key={step}>
            <dt>{step}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
