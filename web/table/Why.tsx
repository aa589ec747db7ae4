import { reasonTold } from '@vesper/bots/reasonWords';
import type { Why as Told } from '@vesper/bots/why';
import { useEffect, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { botOf } from '../session/botOf.ts';
import { once } from '../session/engine.ts';
import { useTable } from './model.ts';
import '../styles/review.css';

/** "Why?" at a move of the log, if a bot made it and the match is over. */
export function WhyOf({ n }: { readonly n: number }) {
  const { file, state } = useTable();
  const [asked, setAsked] = useState(false);
  const bot = botOf(file, state.table, n);
  if (bot === null) return null;
  return (
    <>
      <button
        type="button"
        className="log-why"
        aria-expanded={asked}
        aria-label={`Why? Move ${n}`}
        onClick={() => setAsked(!asked)}
      >
        Why?
      </button>
      {asked && <Why n={n} bot={bot} />}
    </>
  );
}

/** Why a bot made a choice, worked out when somebody asks, in a worker of its own. */
function Why({ n, bot }: { readonly n: number; readonly bot: string }) {
  const { file, say } = useTable();
  const [told, setTold] = useState<Told | 'thinking' | 'failed'>('thinking');
  useEffect(() => {
    if (file === null) return;
    let current = true;
    const hear = (found: Told | 'failed'): void => {
      if (current) setTold(found);
    };
    setTold('thinking');
    once('why', { file, n, bot }).then(hear, () => hear('failed'));
    return () => {
      current = false;
    };
  }, [file, n, bot]);
  return (
    <section className="why" aria-label={`Why, move ${n}`} aria-live="polite">
      {told === 'thinking' && <p>Thinking it through anew.</p>}
      {told === 'failed' && <p>That cannot be worked out here.</p>}
      {typeof told === 'object' && (
        <>
          <p>
            <Icon name="lucide:lightbulb" size={16} /> <b>{say(told.said)}</b>
          </p>
          <p>{say(reasonTold(told, () => told.insteadSaid ?? ''))}</p>
          <p className="small">Worked out anew from what the seat knew, with other luck than at the table.</p>
        </>
      )}
    </section>
  );
}
