import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../session/api.ts';
import { useLeaving } from '../session/leaving.ts';

/** For ten seconds after leaving a table the seat is held: a press, and one sits there again. */
export function Leaving() {
  const { table, until } = useLeaving();
  const [, navigate] = useLocation();
  const [now, setNow] = useState(Date.now);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (table === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [table]);
  if (table === null) return null;
  const stay = (): void => {
    api.stay(table).then(
      () => {
        useLeaving.setState({ table: null });
        navigate(`/t/${table}`);
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <div className="toasts">
      <div className="toast leaving" role="status">
        <span>{problem === '' ? 'You left the table. Your seat is held for a moment.' : problem}</span>
        <button type="button" className="button" onClick={stay}>
          Stay ({Math.max(0, Math.ceil((until - now) / 1000))})
        </button>
      </div>
    </div>
  );
}
