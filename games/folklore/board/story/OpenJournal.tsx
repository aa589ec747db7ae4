/** The ribbon of the book: opens the journal. */
import { Icon } from '@vesper/web/board';
import { open } from './opened.ts';

export function OpenJournal() {
  return (
    <button
      type="button"
      className="fol-ribbon"
      aria-label="Open the journal"
      data-tip="The journal: everything read so far"
      onClick={() => open({ is: 'journal' })}
    >
      <Icon name="lucide:book-open" size={16} />
    </button>
  );
}
