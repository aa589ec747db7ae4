/** The last page of the book. */
import { useTable } from '../table.ts';
import { Ornament } from './Book.tsx';
import { Fates, courseOf, isWon } from './Fates.tsx';

export function Ending() {
  const { view, seatNames } = useTable();
  return (
    <section className={`fol-ending is-${isWon(view) ? 'won' : 'lost'}`} aria-label="How it ended">
      <h2>{isWon(view) ? 'And so it is told' : 'Here the page is torn'}</h2>
      <p>{courseOf(view)}</p>
      <Ornament />
      <Fates view={view} names={seatNames} />
    </section>
  );
}
