import type { Game } from '@vesper/kernel';
import { memo, useMemo, useRef } from 'react';
import type { ComponentType } from 'react';
import { later } from '../parts/later.tsx';
import { useReducedMotion } from '../settings/settings.ts';
import type { BoardModule, BoardProps } from '../board.ts';
import type { Session } from '../session/session.ts';
import { Corner } from './Corner.tsx';
import { useCurtain } from './useCurtain.ts';
import { Dialogs } from './Dialogs.tsx';
import { hasSide, SteadyContext, TableContext, useSteady, useTable } from './model.ts';
import type { Peek } from '../parts/pointing.ts';
import { PeekLayer } from './PeekLayer.tsx';
import { PhoneSheet, TabBar } from './Phone.tsx';
import { SceneLayer, SceneSummary } from './scenes.tsx';
import { Side } from './Side.tsx';
import { Status } from './Status.tsx';
import { Strip } from './Strip.tsx';
import { Toasts } from './Toasts.tsx';
import { useKeys } from './useKeys.ts';
import { useLights } from './useLights.ts';
import { useModel } from './useModel.tsx';
import { useNews } from './useNews.ts';
import { useSame } from './useSame.ts';
import { useActs, useSteadyProps } from './useSteady.ts';

const Curtain = later(async () => (await import('./Curtain.tsx')).Curtain);
const Twin = later(async () => (await import('./Twin.tsx')).Twin);

export function Table(props: {
  readonly session: Session;
  readonly game: Game;
  readonly board: BoardModule;
  readonly n: number | null;
}) {
  const model = useModel(props);
  const acts = useActs(model);
  const drawn = useCurtain(model);
  if (drawn !== null) return <Curtain model={model} drawn={drawn} />;
  return (
    <SteadyContext value={acts}>
      <TableContext value={model}>
        <Shell />
      </TableContext>
    </SteadyContext>
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
      data-playing={model.playing !== null}
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
        <Region of={Rail} props={props} />
      </section>
      <main className="stage" aria-label="Board">
        <Region of={Board} props={props} />
        {model.playing !== null && <SceneLayer />}
        {layout === 'tall' && model.summary !== null && <SceneSummary />}
        {ui.twin && <Twin />}
      </main>
      {phone ? (
        <PhoneSheet />
      ) : (
        <section className="dock" aria-label="Your things and choices">
          <Strip />
          <div className="own">
            <Region of={Dock} props={props} />
          </div>
        </section>
      )}
      {hasSide(model) ? <Side /> : ui.drawer ? <Side drawer /> : null}
      {phone ? <TabBar /> : <Corner />}
      {phone && ui.openSeat !== null && (
        <section className="seat-sheet" aria-label="A player's things">
          <button type="button" className="sheet-close" onClick={() => model.set({ openSeat: null })}>
            Back to the table
          </button>
          <Region of={Dock} props={props} />
        </section>
      )}
      <Toasts />
      <PeekLayer />
      <Dialogs />
      <p className="unseen" role="status" aria-live="polite">
        {ui.notice}
      </p>
    </div>
  );
}

/** A part of a board: drawn again when something changes that boards are told, not with every word of the page. */
const Region = memo(function Region(props: { readonly of: ComponentType<BoardProps>; readonly props: BoardProps }) {
  const { of: Part, props: told } = props;
  return <Part {...told} />;
});

const nothing: readonly never[] = [];

export function useBoardProps(): BoardProps {
  const model = useTable();
  const reducedMotion = useReducedMotion();
  const { view, viewer, game, mine, past, scene, ui, state } = model;
  const asked = useMemo(
    () => (past ? nothing : scene.asked.map(waits => mine.find(({ id }) => id === waits.id) ?? withoutChoices(waits))),
    [past, scene.asked, mine],
  );
  const seatKinds = useSame(state.table?.seats.map(({ kind }) => kind) ?? nothing);
  return useSteadyProps({
    view,
    viewer,
    game,
    asked,
    chosen: ui.chosen,
    intending: model.intending,
    pointing: model.pointing,
    justTold: past ? nothing : state.justTold,
    log: model.log,
    lastMoved: model.recap,
    layout: model.layout,
    reducedMotion,
    seatNames: model.seatNames,
    seatKinds,
    seatStates: model.seatStates,
    openSeat: ui.openSeat,
    ...useBoardActs(),
  });
}

/** What a board calls: the same functions as long as the table is open. */
function useBoardActs(): Pick<
  BoardProps,
  'onChoose' | 'onIntend' | 'onSetOut' | 'onHover' | 'onWhyNot' | 'onPeek' | 'onRule' | 'onOpenSeat'
> {
  const { pointing, press, intend, setOut, rule, set } = useSteady();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(() => {
    // A refusal waits a moment before it closes, so that the pointer can go over to its clause.
    const show = (peek: Peek | null): void => {
      clearTimeout(closing.current);
      if (peek !== null || pointing.getState().peek?.why === undefined) pointing.setState({ peek });
      else
        closing.current = setTimeout(() => document.querySelector('.peek:hover') ?? pointing.setState({ peek }), 240);
    };
    return {
      onChoose: (decision, choice, slips) => press({ decision, choice }, slips),
      onIntend: intend,
      onSetOut: setOut,
      onHover: hovered => pointing.setState({ hovered }),
      onWhyNot: (decision, refused, anchor, body) => show({ anchor, body, why: { decision, refused } }),
      onPeek: (anchor, body) => show(anchor === null ? null : { anchor, body }),
      onRule: rule,
      onOpenSeat: openSeat => set({ openSeat }),
    };
  }, [pointing, press, intend, setOut, rule, set]);
}

/** While the link is lost, or where a moment passes by itself, nothing can be pressed, but one may look around. */
function withoutChoices<T extends { readonly choices?: unknown; readonly refused?: unknown }>(asked: T): T {
  const { choices: _choices, refused: _refused, ...rest } = asked;
  return rest as T;
}
