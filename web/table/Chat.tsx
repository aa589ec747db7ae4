import { useEffect, useRef, useState } from 'react';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { since } from '../session/around.ts';
import { SessionError } from '../session/session.ts';
import { useTable } from './model.ts';

/** The talk at the table: newest below, the line to write in always in sight. */
export function Chat() {
  const { session, state, seatColours } = useTable();
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState('');
  const lines = useRef<HTMLOListElement>(null);
  const { length } = state.chat;
  useEffect(() => {
    if (lines.current !== null) lines.current.scrollTop = lines.current.scrollHeight;
  }, [length]);
  const say = (): void => {
    const text = line.trim();
    if (text === '') return;
    setProblem('');
    session.chat(text).then(
      () => setLine(''),
      (error: unknown) => setProblem(error instanceof SessionError ? error.message : 'That could not be said.'),
    );
  };
  return (
    <section className="talk" aria-label="Talk">
      {length === 0 ? (
        <p className="nothing">Nobody has said anything yet. Everybody at the table and whoever watches can read it.</p>
      ) : (
        <ol className="chat" aria-live="polite" tabIndex={0} ref={lines}>
          {state.chat.map((said, index) => (
            <li key={index}>
              {said.seat !== null && <SeatSymbol colour={seatColours[said.seat]} size={16} />}
              <b>{said.name}</b> {said.seat === null && <small>watching</small>} {said.text}{' '}
              <time dateTime={new Date(said.at).toISOString()}>{since(new Date(said.at), new Date())}</time>
            </li>
          ))}
        </ol>
      )}
      <form
        onSubmit={event => {
          event.preventDefault();
          say();
        }}
      >
        <label className="unseen" htmlFor="say">
          Say something
        </label>
        <input
          id="say"
          value={line}
          maxLength={500}
          autoComplete="off"
          placeholder="Say something"
          onChange={event => setLine(event.target.value)}
        />
        <button type="submit" className="button">
          Say
        </button>
      </form>
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
