/** The dice that were thrown last, and what came of them. */
import type { Sentence } from '@vesper/kernel';
import type { CSSProperties } from 'react';
import type { FolkloreEvent } from '../../events.ts';
import { NONE } from '../../state.ts';
import { Die as Ten } from '../story/Die.tsx';
import { useTable } from '../table.ts';

interface Thrown {
  readonly event: FolkloreEvent;
  /** Its place in the log. */
  readonly at: number;
  readonly sides: 10 | 100;
  readonly natural: number;
  /** What the die had to show at least; NONE = whatever it shows is good for something. */
  readonly needs: number;
}

function thrownIn(event: FolkloreEvent, at: number): Thrown | null {
  switch (event.event) {
    case 'attackMade': {
      const { natural, total, defense } = event;
      return { event, at, sides: 100, natural, needs: Math.max(2, Math.min(100, defense - (total - natural))) };
    }
    case 'checkMade':
      return { event, at, sides: 10, natural: event.natural, needs: event.needed - (event.total - event.natural) };
    case 'resisted':
    case 'searched':
    case 'looted':
      return { event, at, sides: 10, natural: event.natural, needs: NONE };
    default:
      return null;
  }
}

const LINES = 3;

export function DiceTray() {
  const { view, game, log, called } = useTable();
  const thrown: Thrown[] = [];
  for (let i = log.length - 1; i >= 0 && i > log.length - 120 && thrown.length < LINES; i--) {
    const found = thrownIn(log[i].event as FolkloreEvent, i);
    if (found !== null) thrown.push(found);
  }
  const [last, ...before] = thrown;
  return (
    <section className="fol-tray" aria-label="Dice tray">
      <h3>Dice tray</h3>
      {last === undefined ? (
        <p>No dice yet.</p>
      ) : (
        <div key={last.at} className="fol-tray-last" data-home="dice">
          <Die sides={last.sides} natural={last.natural} />
          <p>{called(words(last))}</p>
          {last.needs !== NONE && last.sides === 100 && <Run natural={last.natural} needs={last.needs} />}
          {last.needs !== NONE && last.sides === 10 && <Ten needs={last.needs} rolled={last.natural} />}
        </div>
      )}
      {before.map((found, i) => (
        <p key={i} className="fol-tray-before">
          <b>{found.natural}</b>
          <span>{called(words(found))}</span>
        </p>
      ))}
    </section>
  );

  function words({ event }: Thrown): Sentence {
    return game.words.event(view, event) ?? '';
  }
}

/** The d100 as a bar: a mark runs along it and stops at what was thrown. */
const Run = ({ natural, needs }: { readonly natural: number; readonly needs: number }) => (
  <span className="fol-hundred-bar fol-run" style={{ '--natural': natural } as CSSProperties} aria-hidden>
    <i className="is-miss" style={{ width: `${needs - 1}%` }} />
    <i className="is-hit" style={{ width: `${101 - needs}%` }} />
    <i className="is-mark" />
  </span>
);

const Die = ({ sides, natural }: { readonly sides: 10 | 100; readonly natural: number }) => (
  <svg className="fol-tray-die" viewBox="0 0 52 52" role="img" aria-label={`d${sides}: ${natural}`}>
    <path d="M26 2 49 19 40 47H12L3 19z" fill="#dfe7e0" stroke="#0c1213" strokeWidth="1.6" strokeLinejoin="round" />
    <path d="M26 2 40 26 26 38 12 26z" fill="#f6f8f1" stroke="#5a6a68" strokeWidth="1" />
    <path d="M12 26 3 19M40 26l9-7M26 38v9M12 26v21M40 26v21" stroke="#8b9a97" strokeWidth="1" fill="none" />
    <text x="26" y="29" textAnchor="middle">
      {sides === 100 && natural === 100 ? '00' : natural}
    </text>
  </svg>
);
