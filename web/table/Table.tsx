import type { Game } from '@vesper/kernel';
import { useRef } from 'react';
import { useReducedMotion } from '../settings/settings.ts';
import type { BoardModule, BoardProps } from '../board.ts';
import type { Session } from '../session/session.ts';
import { Corner } from './Corner.tsx';
import { Dialogs } from './Dialogs.tsx';
import { TableContext, useTable } from './model.ts';
import type { Peek } from '../parts/pointing.ts';
import { PeekLayer } from './PeekLayer.tsx';
import { PhoneSheet, TabBar } from './Phone.tsx';
import { Side } from './Side.tsx';
import { Status } from './Status.tsx';
import { Strip } from './Strip.tsx';
import { Twin } from './Twin.tsx';
import { useKeys } from './useKeys.ts';
import { useLights } from './useLights.ts';
import { useModel } from './useModel.tsx';
import { useNews } from './useNews.ts';

export function Table(props: {
  readonly session: Session;
  readonly game: Game;
  readonly board: BoardModule;
  readonly n: number | null;
}) {
  const model = useModel(props);
  return (
    <TableContext value={model}>
      <Shell />
    </TableContext>
  );
}

/** The five regions, measured in docs/look.md. */
function Shell() {
  const model = useTable();
  const { layout, board, game, past, state, ui } = model;
  const props = useBoardProps();
  useKeys(model);
  useNews(model);
  const lights = useLights(model);
  const { Board, Rail, Dock } = board;
  const phone = layout === 'phone';
  return (
    <div
      className="table"
      data-game={game.id}
      data-layout={layout}
      data-past={past}
      data-link={state.link}
      data-n={model.length}
      data-asked={model.mine.map(({ id }) => id).join(' ')}
      data-over={model.scene.over}
      data-busy={ui.busy}
      onMouseOver={lights}
    >
      <nav className="skips" aria-label="Skip links">
        <a href="#choices">To the choices</a>
        <button type="button" onClick={() => model.set({ twin: true })}>
          The table as text (T)
        </button>
        <a href="/">To the lobby</a>
      </nav>
      <Status />
      <section className="rail" aria-label="Players">
        <Rail {...props} />
      </section>
      <main className="stage" aria-label="Board">
        <Board {...props} />
        {ui.twin && <Twin />}
      </main>
      {phone ? (
        <PhoneSheet />
      ) : (
        <section className="dock" aria-label="Your things and choices">
          <Strip />
          <div className="own">
            <Dock {...props} />
          </div>
        </section>
      )}
      {layout === 'wide' ? <Side /> : ui.drawer ? <Side drawer /> : null}
      {phone ? <TabBar /> : <Corner />}
      {phone && ui.openSeat !== null && (
        <section className="seat-sheet" aria-label="A player's things">
          <button type="button" className="sheet-close" onClick={() => model.set({ openSeat: null })}>
            Back to the table
          </button>
          <Dock {...props} />
        </section>
      )}
      <PeekLayer />
      <Dialogs />
      <p className="unseen" role="status" aria-live="polite">
        {ui.notice}
      </p>
    </div>
  );
}

export function useBoardProps(): BoardProps {
  const model = useTable();
  const reducedMotion = useReducedMotion();
  const { view, viewer, game, mine, past, scene, ui, pointing, set, state } = model;
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A refusal waits a moment before it closes, so that the pointer can go over to its clause.
  const show = (peek: Peek | null): void => {
    clearTimeout(closing.current);
    if (peek !== null || pointing.getState().peek?.why === undefined) pointing.setState({ peek });
    else closing.current = setTimeout(() => document.querySelector('.peek:hover') ?? pointing.setState({ peek }), 240);
  };
  return {
    view,
    viewer,
    game,
    asked: past ? [] : scene.asked.map(asked => mine.find(own => own.id === asked.id) ?? withoutChoices(asked)),
    onChoose: (decision, choice) => model.press({ decision, choice }),
    chosen: ui.chosen,
    pointing,
    onHover: hovered => pointing.setState({ hovered }),
    onWhyNot: (decision, refused, anchor, body) => show({ anchor, body, why: { decision, refused } }),
    onPeek: (anchor, body) => show(anchor === null ? null : { anchor, body }),
    onRule: model.rule,
    justTold: past ? [] : state.justTold,
    lastMoved: model.recap,
    layout: model.layout,
    reducedMotion,
    seatNames: model.seatNames,
    seatKinds: state.table?.seats.map(({ kind }) => kind) ?? [],
    openSeat: ui.openSeat,
    onOpenSeat: openSeat => set({ openSeat }),
  };
}

/** While the link is lost, or where a moment passes by itself, nothing can be pressed, but one may look around. */
function withoutChoices<T extends { readonly choices?: unknown; readonly refused?: unknown }>(asked: T): T {
  const { choices: _choices, refused: _refused, ...rest } = asked;
  return rest as T;
}
