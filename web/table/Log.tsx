import { toldAsOne, piecesIn, same } from '@vesper/kernel';
import type { Sentence, Told } from '@vesper/kernel';
import { memo, useMemo, useState } from 'react';
import type { Happening } from '@vesper/table/messages';
import { emblems } from '../lobby/emblems.tsx';
import { happeningText, interleaved } from '../session/around.ts';
import { SeatSymbol } from '../parts/SeatSymbol.tsx';
import { Clause } from './Clause.tsx';
import { later } from '../parts/later.tsx';
import { seatOf, useSteady, useTable } from './model.ts';
import type { TableModel } from './model.ts';

const PAGE = 120;

const WhyOf = later(async () => (await import('./Why.tsx')).WhyOf);

type Line =
  | { readonly happening: Happening }
  | { readonly told: Told; readonly sentence: Sentence; readonly chapter: Sentence | undefined };

const NOTHING: readonly never[] = [];

/** What happened, newest on top. Hovering lights the pieces; a press goes to that moment. */
export function Log({
  lines,
  happened = NOTHING,
}: {
  readonly lines: readonly Told[];
  /** At the table, beside the game. */
  readonly happened?: readonly Happening[];
}) {
  const { game, board, view, seatColours, seatNames, say, file } = useTable();
  const [shown, setShown] = useState(PAGE);
  const sentences = useMemo(() => {
    const found: Line[] = [];
    for (const entry of interleaved(toldAsOne(game.words, view, lines), happened)) {
      if ('happening' in entry) {
        found.push(entry);
        continue;
      }
      const { told } = entry;
      const sentence = game.words.event(view, told.event);
      const chapter = board.chapter?.(view, told.event);
      if (sentence !== undefined || chapter !== undefined) found.push({ told, sentence: sentence ?? '', chapter });
    }
    return found.reverse();
  }, [lines, happened, game, board, view]);
  if (sentences.length === 0) return <p className="nothing">Nothing has happened yet.</p>;
  return (
    <>
      <ol className="log" reversed>
        {sentences.slice(0, shown).map((line, index) => (
          <LogLine
            answers={file !== null && isFirstOfEntry(sentences, index)}
            key={sentences.length - index}
            line={line}
            seat={'happening' in line ? line.happening.seat : seatOf(board, line.told.event, view)}
            newest={index === 0}
            seatColours={seatColours}
            seatNames={seatNames}
            say={say}
          />
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

interface LineProps extends Pick<TableModel, 'seatColours' | 'seatNames' | 'say'> {
  readonly line: Line;
  readonly seat: number | null;
  readonly newest: boolean;
  /** Whoever made this choice may be asked why, if it was a bot. */
  readonly answers: boolean;
}

const atOf = (line: Line): number => ('happening' in line ? -1 : line.told.at);

/** The newest stand first: the first thing told of an entry has one of another entry behind it. */
const isFirstOfEntry = (lines: readonly Line[], index: number): boolean =>
  index + 1 >= lines.length || atOf(lines[index + 1]) !== atOf(lines[index]);

/** What was said stays as it is: a long log is not drawn again with every move. */
const LogLine = memo(DrawnLine, (before, now) => {
  const { line, ...rest } = before;
  const { line: nextLine, ...nextRest } = now;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return same(line, nextLine) && keys.every(key => rest[key] === nextRest[key]);
});

function DrawnLine({ line, seat, newest, seatColours, seatNames, say, answers }: LineProps) {
  const { game, pointing, goTo } = useSteady();
  if ('happening' in line) return <HappeningLine happening={line.happening} newest={newest} />;
  const { told, sentence, chapter } = line;
  if (chapter !== undefined)
    return (
      <li className="chapter">
        <span>{say(chapter)}</span>
      </li>
    );
  const Emblem = emblems[game.id] ?? emblems.vesper;
  const lights = piecesIn(sentence, true);
  const light = (): void => pointing.setState({ lit: new Set(lights) });
  const dark = (): void => pointing.setState({ lit: new Set() });
  return (
    <li className="log-line" data-newest={newest} data-lights={lights.join(' ')}>
      {seat === null ? <Emblem size={22} /> : <SeatSymbol colour={seatColours[seat]} label={seatNames[seat]} />}
      <div>
        <button type="button" className="log-sentence" onClick={() => goTo(told.at)} onFocus={light} onBlur={dark}>
          {say(sentence)}
        </button>
        <p>
          <button type="button" className="log-move" data-tip={`Go to move ${told.at}`} onClick={() => goTo(told.at)}>
            {told.at}
          </button>{' '}
          <Clause id={told.event.rule} />
        </p>
        {answers && <WhyOf n={told.at} />}
      </div>
    </li>
  );
}

/** No rule stands behind it: it is of the table, not of the game. */
function HappeningLine({ happening, newest }: { readonly happening: Happening; readonly newest: boolean }) {
  const { seatColours, seatNames, goTo } = useTable();
  const { at, seat } = happening;
  return (
    <li className="log-line of-table" data-newest={newest}>
      <SeatSymbol colour={seatColours[seat]} label={seatNames[seat]} />
      <div>
        <button type="button" className="log-sentence" data-tip={`Go to move ${at}`} onClick={() => goTo(at)}>
          {happeningText(happening, seatNames[seat])}
        </button>
        <p>{at} at the table</p>
      </div>
    </li>
  );
}
