import { ordinal, placesOf } from '@vesper/kernel';
import type { Outcome, RuleId, Sentence } from '@vesper/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { happeningText } from '../session/around.ts';
import { SessionError } from '../session/session.ts';
import { useReducedMotion } from '../settings/settings.ts';
import { Chances } from './Chances.tsx';
import { Clause } from './Clause.tsx';
import { MatchTools } from './MatchTools.tsx';
import { useTable } from './model.ts';
import { wonByConcession } from './Status.tsx';

interface Row {
  readonly line: string;
  readonly rule: RuleId;
  readonly points: readonly (number | null)[];
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** Parchment: seats as columns, scoring lines as rows with their clauses, counted row by row. */
export function ScoreSheet({ onClose }: { readonly onClose: () => void }) {
  const { game, board, view, seatNames, seatColours, session, state, chances, say, called, happened, file, set } =
    useTable();
  const still = useReducedMotion();
  const [, navigate] = useLocation();
  const outcome = (view as { readonly outcome?: Outcome | null }).outcome ?? null;
  const rows = rowsOf(outcome, seatNames.length);
  const [shown, setShown] = useState(still ? rows.length : 0);
  useEffect(() => {
    if (shown >= rows.length) return;
    const timer = setTimeout(() => setShown(shown + 1), 260);
    return () => clearTimeout(timer);
  }, [shown, rows.length]);
  const sums = seatNames.map((_, seat) => rows.slice(0, shown).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
  const done = shown >= rows.length;
  // A match lost together has reasons, but nothing to count.
  const counts =
    game.together !== true || rows.some(({ points }) => points.some(score => score !== null && score !== 0));
  const table = state.table!;
  const [problem, setProblem] = useState('');
  const again = (): void => {
    session.rematch().then(
      id => navigate(`/t/${id}`),
      (error: unknown) => setProblem(error instanceof SessionError ? error.message : String(error)),
    );
  };
  /** What the match has left waits in the gallery. */
  const goesOn = outcome !== null && game.legacy !== undefined && table.seats.some(({ yours }) => yours);
  const winners = outcome?.winners ?? [];
  const places = outcome === null || game.together === true ? [] : placesOf(outcome);
  return (
    <Dialog
      title={
        table.result?.by === 'concession'
          ? wonByConcession(table.result.winners.map(seat => seatNames[seat]))
          : outcome === null
            ? 'The match is over'
            : say(game.words.status(view))
      }
      onClose={onClose}
      className="score-dialog"
    >
      {table.result?.by === 'concession' && (
        <div className="paper">
          {happened
            .filter(({ what }) => what === 'conceded')
            .map(happening => (
              <p key={happening.seat} className="reason">
                {happeningText(happening, seatNames[happening.seat])} It was move {happening.at}.
              </p>
            ))}
          <p className="reason">The match ended before its rules would have ended it, so nothing is counted.</p>
        </div>
      )}
      {outcome !== null && (
        <div className="paper" onClick={() => setShown(rows.length)}>
          {board.Finale !== undefined && <board.Finale view={view} called={called} />}
          {counts ? (
            <table>
              <caption className="unseen">Score sheet</caption>
              <thead>
                <tr>
                  <td />
                  {seatNames.map((name, seat) => (
                    <th key={seat} scope="col" data-wins={done && winners.includes(seat)}>
                      <SeatSymbol colour={seatColours[seat]} size={24} />
                      <span>{name}</span>
                      {done && winners.includes(seat) && (
                        <em>
                          <Laurel /> wins
                        </em>
                      )}
                      {done && places[seat] > 1 && <em>{ordinal(places[seat] - 1)}</em>}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ line, rule, points }, index) => (
                  <tr key={line} data-shown={index < shown}>
                    <th scope="row">
                      {game.words.line(line)} <Clause id={rule} />
                    </th>
                    {points.map((score, seat) => (
                      <td key={seat} data-minus={score !== null && score < 0}>
                        {index >= shown ? '' : score === null || score === 0 ? '·' : signed(score)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">In all</th>
                  {sums.map((sum, seat) => (
                    <td key={seat}>{signed(done && game.together !== true ? (outcome.scores[seat] ?? sum) : sum)}</td>
                  ))}
                </tr>
              </tfoot>
            </table>
          ) : (
            rows.map(({ line, rule }) => (
              <p key={line} className="reason">
                {game.words.line(line)} <Clause id={rule} />
              </p>
            ))
          )}
          <Epilogue lines={board.epilogue?.(view) ?? []} />
        </div>
      )}
      {(chances.points.length > 1 || chances.weighing) && <Chances wide />}
      <MatchTools />
      {problem !== '' && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onClose}>
          Look at the table
        </button>
        {file !== null && (
          <button
            type="button"
            className="button"
            onClick={() => set({ opened: null, tab: 'review', drawer: true, openSeat: null, twin: false })}
          >
            <Icon name="lucide:lightbulb" size={16} /> Review the match
          </button>
        )}
        {goesOn && (
          <a className="button" href="/#characters">
            <Icon name="lucide:users" size={16} /> Your characters
          </a>
        )}
        {(table.owner || table.seats.some(({ yours }) => yours)) && (
          <button type="button" className="button primary" onClick={again}>
            Rematch
          </button>
        )}
      </div>
    </Dialog>
  );
}

function Epilogue({ lines }: { readonly lines: readonly Sentence[] }) {
  const { say } = useTable();
  if (lines.length === 0) return null;
  return (
    <ul className="epilogue">
      {lines.map((line, index) => (
        <li key={index}>{say(line)}</li>
      ))}
    </ul>
  );
}

/** Lines in the order in which they first appear, which is the manual's. */
function rowsOf(outcome: Outcome | null, seats: number): readonly Row[] {
  const rows = new Map<string, { line: string; rule: RuleId; points: (number | null)[] }>();
  for (const { seat, line, rule, points } of outcome?.sheet ?? []) {
    const row = rows.get(line) ?? { line, rule, points: Array.from({ length: seats }, () => null) };
    row.points[seat] = (row.points[seat] ?? 0) + points;
    rows.set(line, row);
  }
  return [...rows.values()];
}

function Laurel() {
  return (
    <svg width="22" height="16" viewBox="0 0 44 32" aria-hidden>
      <path d="M22 30C10 28 5 18 7 4M22 30c12-2 17-12 15-26" fill="none" stroke="currentColor" strokeWidth="2" />
      {[0, 1, 2, 3].map(i => (
        <g key={i} fill="currentColor">
          <ellipse
            cx={6 + i * 2.5}
            cy={9 + i * 5}
            rx="2.200"
            ry="4"
            transform={`rotate(${-40 + i * 12} ${6 + i * 2.5} ${9 + i * 5})`}
          />
          <ellipse
            cx={38 - i * 2.5}
            cy={9 + i * 5}
            rx="2.200"
            ry="4"
            transform={`rotate(${40 - i * 12} ${38 - i * 2.5} ${9 + i * 5})`}
          />
        </g>
      ))}
    </svg>
  );
}
