import { useState } from 'react';
import { useTable } from './model.ts';

/** Notes for oneself, kept in this browser. */
export function Notes() {
  const { session } = useTable();
  const key = `vesper-notes-${session.id}`;
  const [notes, setNotes] = useState(() => localStorage.getItem(key) ?? '');
  return (
    <div className="notes">
      <label>
        Notes, for your eyes only
        <textarea
          rows={9}
          value={notes}
          onChange={event => {
            setNotes(event.target.value);
            localStorage.setItem(key, event.target.value);
          }}
        />
      </label>
    </div>
  );
}
