/** Choices of a battle that no piece stands for, as rows of the panel; and whom one waits for. */
import { ownDecision, Waiting, Ways } from '@vesper/web/board';
import { useTable } from './table.ts';

/** Asked with words: how a creature attacks, what a spell demands. */
const WORDS = ['attackWith', 'suggestion', 'wordOfPeace', 'monsterStrike', 'payDay', 'lanternParade'];

export function WordWays() {
  const table = useTable();
  const decision = ownDecision(table, ...WORDS);
  // A phone has them in its sheet.
  if (decision !== undefined && table.layout !== 'phone') return <Ways decision={decision} />;
  return ownDecision(table) === undefined ? <Waiting /> : null;
}
