import { toldAsOne } from '@vesper/kernel';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import type { Happening } from '@vesper/table/messages';
import { happeningText } from '../session/around.ts';
import { recapOf } from '../session/recap.ts';
import type { RecapLine } from '../session/recap.ts';
import { seatOf, useTable } from './model.ts';

/** Of each other seat and of the game so many lines; the log has them all. */
const MOST = 6;

type Level = 'h3' | 'h4';

/** What has changed for the viewer since its last choice: its numbers, what befell it, what the others did. */
export function Recap({
  happened,
  heading: Heading = 'h3',
}: {
  readonly happened: readonly Happening[];
  /** As deep as it lies in the page. */
  readonly heading?: Level;
}) {
  const { recap, game, board, view, viewer, seatNames, seatColours, changes } = useTable();
  const {
    own,
    others,
    game: table,
  } = useMemo(
    () =>
      recapOf(toldAsOne(game.words, view, recap), viewer, {
        sentenceOf: event => game.words.event(view, event),
        seatOf: event => seatOf(board, event, view),
      }),
    [recap, viewer, game, board, view],
  );
  if (own.length + others.length + table.length + changes.length + happened.length === 0)
    return <p className="nothing">Nothing has happened since your last turn.</p>;
  return (
    <div className="recap">
      {changes.length > 0 && (
        <section>
          <Heading>What changed for you</Heading>
          <ul className="recap-changes">
            {changes.map(({ name, from, to }) => (
              <li key={name} data-more={to > from}>
                {name}
                <b>{`${from} → ${to}`}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Lines
        heading={Heading}
        title={viewer === 'spectator' ? 'The last move' : 'What happened to you'}
        lines={own}
        most={40}
      />
      {others.map(({ seat, lines }) => (
        <Lines
          key={seat}
          heading={Heading}
          title={seatNames[seat]}
          symbol={<SeatSymbol colour={seatColours[seat]} size={18} />}
          lines={lines}
          most={MOST}
        />
      ))}
      <Lines heading={Heading} title="The game went on" lines={table} most={MOST} />
      {happened.length > 0 && (
        <section>
          <Heading>At the table</Heading>
          <ul>
            {happened.map((happening, index) => (
              <li key={index}>{happeningText(happening, seatNames[happening.seat])}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Lines(props: {
  readonly heading: Level;
  readonly title: string;
  readonly symbol?: ReactNode;
  readonly lines: readonly RecapLine[];
  readonly most: number;
}) {
  const { heading: Heading, title, symbol, lines, most } = props;
  const { say, goTo } = useTable();
  if (lines.length === 0) return null;
  const left = lines.length - most;
  return (
    <section>
      <Heading>
        {symbol}
        {title}
      </Heading>
      <ul>
        {lines.slice(-most).map(({ at, sentence, times }, index) => (
          <li key={index}>
            <button type="button" className="log-sentence" onClick={() => goTo(at)}>
              {say(sentence)}
              {times > 1 && ` (${times} times)`}
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="small">{`${left} more in the log.`}</p>}
    </section>
  );
}
