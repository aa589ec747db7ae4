import { piecesIn } from '@vesper/kernel';
import type { Sentence, Told } from '@vesper/kernel';
import { useMemo, useState } from 'react';
import { emblems } from '../lobby/emblems.tsx';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { Clause } from './Clause.tsx';
import { seatOf, useTable } from './model.ts';

const PAGE = 120;

interface Line {
  readonly told: Told;
  readonly sentence: Sentence;
  readonly chapter: string | undefined;
}

/** What happened, newest on top. Hovering lights the pieces; a press goes to that moment. */
export function Log({
  lines,
  empty = 'Nothing has happened yet.',
}: {
  readonly lines: readonly Told[];
  readonly empty?: string;
}) {
  const { game, board, view } = useTable();
  const [shown, setShown] = useState(PAGE);
  const sentences = useMemo(() => {
    const found: Line[] = [];
    for (const told of lines) {
      const sentence = game.words.event(view, told.event);
      const chapter = board.chapter?.(view, told.event);
      if (sentence !== undefined || chapter !== undefined) found.push({ told, sentence: sentence ?? '', chapter });
    }
    return found.reverse();
  }, [lines, game, board, view]);
  if (sentences.length === 0) return <p className="nothing">{empty}</p>;
  return (
    <>
      <ol className="log" reversed>
        {sentences.slice(0, shown).map((line, index) => (
          <LogLine key={sentences.length - index} line={line} newest={index === 0} />
        ))}
      </ol>
      {sentences.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + PAGE)}>
          Earlier
        </button>
      )}
    </>
  );
}

function LogLine({ line, newest }: { readonly line: Line; readonly newest: boolean }) {
  const { game, board, view, seatColours, seatNames, pointing, goTo, say } = useTable();
  const { told, sentence, chapter } = line;
  if (chapter !== undefined)
    return (
      <li className="chapter">
        <span>{chapter}</span>
      </li>
    );
  const seat = seatOf(board, told.event, view);
  const Emblem = emblems[game.id] ?? emblems.vesper;
  const lights = piecesIn(sentence, true);
  const light = (): void => pointing.setState({ lit: new Set(lights) });
  const dark = (): void => pointing.setState({ lit: new Set() });
  return (
    <li className="log-line" data-newest={newest} data-lights={lights.join(' ')}>
      {seat === null ? <Emblem size={22} /> : <SeatSymbol colour={seatColours[seat]} label={seatNames[seat]} />}
      <div>
        <button
          type="button"
          className="log-sentence"
          title={`Go to move ${told.at}`}
          onClick={() => goTo(told.at)}
          onFocus={light}
          onBlur={dark}
        >
          {say(sentence)}
        </button>
        <p>
          {told.at} <Clause id={told.event.rule} />
        </p>
      </div>
    </li>
  );
}
