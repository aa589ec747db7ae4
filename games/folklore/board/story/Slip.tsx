/** What is read in the middle of a scene or a fight, until it is put away: a slip of paper that covers nothing of the map. */
import { Icon } from '@vesper/web/board';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTable } from '../table.ts';
import { Prose } from './Prose.tsx';
import { isSince } from './journal.ts';
import type { Leaf } from './journal.ts';
import { open } from './opened.ts';
import { closeBook, useInSight, useReadTo } from './reading.ts';
import { useLeaves } from './texts.ts';

function useFresh(): readonly Leaf[] {
  const readTo = useReadTo();
  useInSight();
  return useLeaves().filter(leaf => isSince(leaf, readTo));
}

/** In the panel beside the map. */
export function Slip() {
  const table = useTable();
  const fresh = useFresh();
  return fresh.length === 0 ? null : <Paper fresh={fresh} close={() => closeBook(table)} />;
}

/** On a phone: its first words in the line above the map, all of it when they are pressed. */
export function PhoneSlip({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const fresh = useFresh();
  const [openFor, setOpenFor] = useState(-1);
  if (fresh.length === 0) return children;
  const last = fresh[fresh.length - 1];
  const [first] = last.entries.flatMap(entry => (entry.is === 'text' ? [entry.text] : []));
  return (
    <>
      <button type="button" className="fol-slip-line" onClick={() => setOpenFor(last.from)}>
        <Icon name="lucide:book-open" size={17} />
        <span>
          <b>{last.title}</b>
          <small>{first}</small>
        </span>
      </button>
      {openFor === last.from && <Paper fresh={fresh} close={() => closeBook(table)} />}
    </>
  );
}

function Paper({ fresh, close }: { readonly fresh: readonly Leaf[]; readonly close: () => void }) {
  const last = fresh[fresh.length - 1];
  return (
    <aside className="fol-slip" aria-label={`Read aloud: ${last.title}`}>
      <header>
        <b>{last.title}</b>
        {fresh.length > 1 && (
          <button type="button" onClick={() => open({ is: 'journal' })}>
            {`${fresh.length - 1} more before this`}
          </button>
        )}
        <button type="button" className="fol-shut" aria-label="Put it away" onClick={close}>
          <Icon name="lucide:x" size={16} />
        </button>
      </header>
      <div className="fol-slip-text" tabIndex={0} role="group" aria-label="The passage">
        <Prose leaf={last} dropCap={false} />
      </div>
    </aside>
  );
}
