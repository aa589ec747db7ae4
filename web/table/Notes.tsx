import { useState } from 'react';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { useTable } from './model.ts';

/** Notes for oneself, kept in this browser; below them the talk at the table. */
export function Notes() {
  const { session, state, seatColours } = useTable();
  const key = `vesper-notes-${session.id}`;
  const [notes, setNotes] = useState(() => localStorage.getItem(key) ?? '');
  const [line, setLine] = useState('');
  return (
    <div className="notes">
      <label>
        Notes, for your eyes only
        <textarea
          rows={5}
          value={notes}
          onChange={event => {
            setNotes(event.target.value);
            localStorage.setItem(key, event.target.value);
          }}
        />
      </label>
      {session.kind === 'remote' && (
        <section aria-label="Talk">
          <h3>Talk</h3>
          <ol className="chat" aria-live="polite">
            {state.chat.map((said, index) => (
              <li key={index}>
                {said.seat !== null && <SeatSymbol colour={seatColours[said.seat]} size={16} />}
                <b>{said.name}</b> {said.seat === null && <small>watching</small>} {said.text}
              </li>
            ))}
          </ol>
          <form
            onSubmit={event => {
              event.preventDefault();
              if (line.trim() === '') return;
              void session.chat(line.trim());
              setLine('');
            }}
          >
            <label className="unseen" htmlFor="say">
              Say something
            </label>
            <input
              id="say"
              value={line}
              maxLength={500}
              placeholder="Say something"
              onChange={event => setLine(event.target.value)}
            />
            <button type="submit" className="button">
              Say
            </button>
          </form>
        </section>
      )}
    </div>
  );
}
