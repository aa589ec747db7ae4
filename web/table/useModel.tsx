import type { Game } from '@vesper/kernel';
import { offersOf } from '@vesper/table/offers';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { BoardModule, Pointed } from '../board.ts';
import { newPointing } from '../parts/pointing.ts';
import { useLayout } from '../parts/useLayout.ts';
import { SessionError } from '../session/session.ts';
import type { Past, Session } from '../session/session.ts';
import { LocalSession } from '../session/local.ts';
import { paces, useSettings } from '../settings/settings.ts';
import { isWayForward, samePointed, seatOf } from './model.ts';
import type { Numbered, TableModel, Ui } from './model.ts';
import { sayerOf } from '../session/called.ts';
import { sinceOwn } from '../session/recap.ts';
import { shown } from './say.tsx';
import { useChances } from './useChances.ts';

const untouched: Ui = {
  chosen: null,
  tab: 'log',
  drawer: false,
  clause: null,
  twin: false,
  opened: null,
  openSeat: null,
  hint: null,
  notice: null,
  busy: false,
};

export function useModel(props: {
  readonly session: Session;
  readonly game: Game;
  readonly board: BoardModule;
  readonly n: number | null;
}): TableModel {
  const { session, game, board, n } = props;
  const state = useStore(session.store);
  const layout = useLayout();
  const { confirm, pace, name, chances: weighed } = useSettings();
  const [, navigate] = useLocation();
  const [ui, setUi] = useState(untouched);
  const [pointing] = useState(newPointing);
  const point = pointing.setState;
  const set = useCallback((part: Partial<Ui>) => setUi(old => ({ ...old, ...part })), []);

  // A table also ends when the others concede.
  const now = useMemo(
    () => ({ ...state.scene!, over: state.scene!.over || state.table?.status === 'over' }),
    [state.scene, state.table?.status],
  );
  const length = now.n;
  const earlier = usePast(session, n !== null && n < length ? n : null, state.viewer);
  const past = earlier !== null;
  const scene = earlier?.scene ?? now;
  const log = earlier?.log ?? state.log;
  const { viewer } = state;
  const { view } = scene;

  useEffect(() => {
    if (session instanceof LocalSession) session.pace(paces[pace]);
  }, [session, pace]);

  const seats = state.table?.seats ?? [];
  const words = useMemo(() => seats.map((_, seat) => game.words.seat(view, seat)), [game, seats, view]);
  const seatNames = useMemo(
    () =>
      seats.map(seat => (seat.yours && seat.name === '' ? name || words[seat.seat] : seat.name || words[seat.seat])),
    [seats, words, name],
  );
  const sayer = useMemo(() => sayerOf(game, view, seatNames), [game, view, seatNames]);
  const { called } = sayer;
  const say = useMemo(() => shown(sayer, seatNames), [sayer, seatNames]);
  const seatColours = seats.map((_, seat) => board.seatColour(view, seat));

  const mine = useMemo(
    () =>
      past || scene.over || state.link !== 'live'
        ? []
        : scene.asked.filter(({ choices, passes }) => choices !== undefined && passes !== true),
    [past, state.link, scene],
  );
  const offers = useMemo(
    () =>
      mine.flatMap((decision): Numbered[] =>
        offersOf(decision).map(offer => ({
          decision,
          choice: offer.choice,
          offer,
          label: called(game.words.choice(view, decision, offer.choice, offer.facts)),
          wayForward: isWayForward(board, decision, offer.choice),
        })),
      ),
    [mine, game, board, view, called],
  );
  const waitsFor = scene.asked.find(asked => !asked.optional) ?? null;
  const recap = useMemo(() => sinceOwn(log, viewer, event => seatOf(board, event, view)), [log, viewer, board, view]);
  const chances = useChances(session, { n: length, over: now.over, viewer, shown: weighed });

  const commit = (pointed: Pointed): void => {
    if (ui.busy) return;
    point({ peek: null });
    set({ busy: true, hint: null, notice: null });
    session
      .choose(pointed.decision.seat, pointed.decision.id, pointed.choice)
      .then(() => {
        point({ hovered: null });
        set({ busy: false, chosen: null });
      })
      .catch((error: unknown) => set({ busy: false, chosen: null, notice: message(error) }));
  };

  // What was pressed is forgotten as soon as its decision is.
  const current = (pointed: Pointed | null): Pointed | null =>
    pointed !== null && mine.some(({ id }) => id === pointed.decision.id) ? pointed : null;

  return {
    session,
    state,
    game,
    board,
    layout,
    viewer,
    view,
    scene,
    log,
    past,
    length,
    mine,
    waitsFor,
    offers,
    recap,
    seatNames,
    seatColours,
    chances,
    ui: { ...ui, chosen: current(ui.chosen) },
    pointing,
    set,
    press(pointed) {
      const offer = offers.find(found => samePointed(found, pointed))?.offer;
      const ask = layout === 'phone' || (confirm && offer?.final !== false);
      if (!ask || samePointed(ui.chosen, pointed)) commit(pointed);
      else {
        point({ peek: null });
        set({ chosen: pointed });
      }
    },
    commit,
    undo() {
      if (ui.chosen !== null && current(ui.chosen) !== null) set({ chosen: null });
      else if (typeof viewer === 'number' && now.undoable > 0 && !past)
        session.undo(viewer).catch((error: unknown) => set({ notice: message(error) }));
    },
    goTo(to) {
      navigate(to === null || to >= length ? `/t/${session.id}` : `/t/${session.id}/${to}`, { replace: n !== null });
      point({ hovered: null, peek: null, lit: new Set() });
      set({ chosen: null });
      if (to === null) document.getElementById('side-pane')?.scrollTo({ top: 0 });
    },
    askHint() {
      set({ hint: 'thinking' });
      session.hint().then(
        hint => set({ hint: hint ?? 'none' }),
        () => set({ hint: 'none' }),
      );
    },
    rule(id) {
      point({ peek: null });
      set({ tab: 'manual', clause: id, drawer: true });
    },
    say,
    called,
  };
}

/** The table at entry `n`; keeps showing the moment before until the new one is there. */
function usePast(session: Session, n: number | null, viewer: unknown): Past | null {
  const [past, setPast] = useState<Past | null>(null);
  useEffect(() => {
    if (n === null) {
      setPast(null);
      return;
    }
    let current = true;
    session.past(n).then(
      found => {
        if (current) setPast(found);
      },
      () => {
        if (current) setPast(null);
      },
    );
    return () => {
      current = false;
    };
  }, [session, n, viewer]);
  return n === null ? null : past;
}

function message(error: unknown): string {
  return error instanceof SessionError ? error.message : 'That did not work. Nothing was changed.';
}
