import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Row } from './tableRow.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Tables that were deleted within the last seven days, each with a way back. */
export function DeletedTables({
  rows,
  onRestore,
}: {
  readonly rows: readonly Row[];
  readonly onRestore: (row: Row) => void;
}) {
  const [shown, setShown] = useState(false);
  if (rows.length === 0) return null;
  return (
    <>
      <button type="button" className="quiet deleted-tables" onClick={() => setShown(true)}>
        <Icon name="lucide:trash-2" size={16} /> Deleted ({rows.length})
      </button>
      {shown && (
        <Dialog title="Deleted tables" onClose={() => setShown(false)}>
          <p>Each is kept for seven days. Until then it comes back as it was.</p>
          <ul className="table-rows">
            {rows.map(row => (
              <li key={row.id}>
                <span className="deleted-row">
                  <b>
                    {row.title}, {row.standing}
                  </b>
                  <small>kept until {day.format(row.deletedUntil ?? 0)}</small>
                </span>
                <button type="button" className="button" onClick={() => onRestore(row)}>
                  <Icon name="lucide:undo-2" size={16} /> Restore
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
