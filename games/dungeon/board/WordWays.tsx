/** Choices of a battle that no piece stands for, as rows of the panel; and whom one waits for. */
import { offersOf, Way } from '@vesper/web/board';
import { ownDecision, useTable } from './Table.tsx';

/** Asked with words: how a creature attacks, what a spell demands. */
const WORDS = ['attackWith', 'suggestion', 'wordOfPeace', 'monsterStrike', 'payDay', 'lanternParade'];

export function WordWays() {
  const table = useTable();
  const { asked, seatNames, layout } = table;
  const decision = ownDecision(table, ...WORDS);
  const offers = decision === undefined ? [] : offersOf(decision);
  // A phone has them in its sheet.
  if (decision !== undefined && offers.length > 0 && layout !== 'phone')
    return (
      <div className="ways dun-ways">
        {offers.map(offer => (
          <Way key={JSON.stringify(offer.choice)} way={{ decision, offer }} />
        ))}
      </div>
    );
  const waits = asked.find(({ optional, choices }) => !optional && choices === undefined);
  if (waits === undefined || ownDecision(table) !== undefined) return null;
  return (
    <p className="dun-waiting">{waits.passes ? 'It passes by itself.' : `Waiting for ${seatNames[waits.seat]}.`}</p>
  );
}
