/** A board for games that have none: the table as labelled text, from the game's words. */
import { plainWords } from '@vesper/kernel';
import type { PlainSection } from '@vesper/kernel';
import type { BoardModule, BoardProps } from '../board.ts';
import { seatColours, SeatSymbol } from '../parts/SeatSymbol.tsx';

function sectionsOf({ game, view }: BoardProps): {
  readonly table: readonly PlainSection[];
  readonly seats: readonly PlainSection[];
} {
  const sections = plainWords(game.words).twin(view);
  const names = sectionNames({ game, view });
  const isSeat = ({ title }: PlainSection): boolean => names.some(name => title === name || title === `${name} (you)`);
  return { table: sections.filter(section => !isSeat(section)), seats: sections.filter(isSeat) };
}

function sectionNames({ game, view }: Pick<BoardProps, 'game' | 'view'>): readonly string[] {
  const names: string[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) {
    try {
      names.push(game.words.seat(view, seat));
    } catch {
      break;
    }
  }
  return names;
}

function Lines({ section }: { readonly section: PlainSection }) {
  return (
    <section className="plain-section">
      <h3>{section.title}</h3>
      <dl>
        {section.lines.map(({ label, text }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Board(props: BoardProps) {
  return (
    <div className="plain-board">
      {sectionsOf(props).table.map(section => (
        <Lines key={section.title} section={section} />
      ))}
    </div>
  );
}

const stated = (name: string, state: BoardProps['seatStates'][number] | undefined): string =>
  state === null || state === undefined ? name : `${name} (${state.word})`;

function Rail(props: BoardProps) {
  const { layout, seatNames, seatStates, asked, viewer, openSeat, onOpenSeat } = props;
  const { seats } = sectionsOf(props);
  if (layout !== 'wide')
    return (
      <div className="plain-chips">
        {seatNames.map((name, seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={openSeat === seat}
            onClick={() => onOpenSeat(openSeat === seat ? null : seat)}
          >
            <SeatSymbol colour={seatColours[seat]} />
            {stated(name, seatStates[seat])}
          </button>
        ))}
      </div>
    );
  return (
    <div className="plain-rail">
      {seats.map((section, seat) =>
        seat === viewer ? null : (
          <div key={seat} data-acting={asked.some(asked => asked.seat === seat)}>
            <Lines section={{ ...section, title: stated(seatNames[seat], seatStates[seat]) }} />
          </div>
        ),
      )}
    </div>
  );
}

function Dock(props: BoardProps) {
  const seat = props.openSeat ?? (props.viewer === 'spectator' ? 0 : props.viewer);
  const section = sectionsOf(props).seats[seat];
  return <div className="plain-dock">{section === undefined ? null : <Lines section={section} />}</div>;
}

export const plain: BoardModule = {
  since: 1,
  Board,
  Dock,
  Rail,
  icons: {},
  seatColour: (_view, seat) => seatColours[seat % seatColours.length],
};

/** In place of a board that cannot draw a match, as it may happen with one by earlier rules. */
export const instead: BoardModule = {
  ...plain,
  Board: props => (
    <>
      <p className="small" role="status">
        The board cannot draw this match, so here it is as text. Nothing of it is lost, and it can be played on.
      </p>
      <Board {...props} />
    </>
  ),
};
