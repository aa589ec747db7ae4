import { same } from '@vesper/kernel';
import type { Forecast, Game } from '@vesper/kernel';
import { offersOf } from '@vesper/table/offers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { BoardModule, Pointed } from '../board.ts';
import { intendingOf } from '../parts/intentions.ts';
import type { Intent } from '../parts/intentions.ts';
import { newPointing } from '../parts/pointing.ts';
import { useScreen } from '../parts/screen.ts';
import { SessionError } from '../session/session.ts';
import type { Past, Session } from '../session/session.ts';
import { LocalSession } from '../session/local.ts';
import { paces, useSettings } from '../settings/settings.ts';
import { newForesight } from '../session/foresight.ts';
import { isWayForward, samePointed, seatOf } from './model.ts';
import type { Numbered, TableModel, Ui } from './model.ts';
import { seatState } from '../session/around.ts';
import { sayerOf } from '../session/called.ts';
import { sinceOwn } from '../session/recap.ts';
import { shown } from './say.tsx';
import { useChances } from './useChances.ts';
import { useFile } from './useFile.ts';
import { useJourney } from './useJourney.ts';
import { useHasBeenRead } from './useRead.ts';
import { useSame } from './useSame.ts';
import { useUnread } from './useUnread.ts';
import { useChanges } from './useChanges.ts';
import { linesOf, useStaging } from './useStaging.ts';

const untouched: Ui = {
  chosen: null,
  intent: null,
  tab: 'log',
  drawer: false,
  clause: null,
  twin: false,
  opened: null,
  openSeat: null,
  aims: false,
  hint: null,
  notice: null,
  busy: false,
  stepsIn: false,
};

const NOTHING: readonly never[] = [];

export function useModel(props: {
  readonly session: Session;
  readonly game: Game;
  readonly board: BoardModule;
  readonly n: number | null;
}): TableModel {
  const { session, game, board, n } = props;
  const { layout, shape } = useScreen();
  const { confirm, pace, name, chances: weighed } = useSettings();
  const [, navigate] = useLocation();
  const [ui, setUi] = useState(untouched);
  const [pointing] = useState(newPointing);
  const foresight = useMemo(() => newForesight(session), [session]);
  const point = pointing.setState;
  const set = useCallback<TableModel['set']>(
    part => setUi(old => ({ ...old, ...(typeof part === 'function' ? part(old) : part) })),
    [],
  );
  const { state, playing, summary, staging } = useStaging({ session, game, board, reads: ui.twin || n !== null });

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
  const words = useSame(useMemo(() => seats.map((_, seat) => game.words.seat(view, seat)), [game, seats, view]));
  const seatNames = useSame(
    useMemo(
      () =>
        seats.map(seat => (seat.yours && seat.name === '' ? name || words[seat.seat] : seat.name || words[seat.seat])),
      [seats, words, name],
    ),
  );
  // Of the view it reads what the game calls the seats, nothing else.
  const sayer = useMemo(() => sayerOf(game, view, seatNames), [game, words, seatNames]);
  const { called } = sayer;
  const say = useMemo(() => shown(sayer), [sayer]);
  const seatColours = useSame(seats.map((_, seat) => board.seatColour(view, seat)));
  const seatStates = useSame(
    useMemo(() => seats.map(seat => (now.over ? null : seatState(seat, new Date()))), [seats, now.over]),
  );
  const told = state.table?.happened ?? NOTHING;
  const happened = useMemo(() => (past ? told.filter(({ at }) => at <= scene.n) : told), [told, past, scene.n]);
  const talks = ui.tab === 'chat' && (layout === 'wide' || ui.drawer);
  const unread = useUnread(session.id, state.chat, viewer, talks);

  const own = useMemo(
    () =>
      past || scene.over || state.link !== 'live'
        ? []
        : scene.asked.filter(({ choices, passes }) => choices !== undefined && passes !== true),
    [past, state.link, scene],
  );
  const { stepsIn } = ui;
  const idle = useMemo(() => own.filter(asked => asked.idle === true), [own]);
  const mine = useMemo(() => (stepsIn ? own : own.filter(asked => asked.idle !== true)), [own, stepsIn]);
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
  const asked = mine.map(({ id }) => id).join();
  const hasBeenRead = useHasBeenRead(asked);
  const inMind = ui.intent !== null && ui.intent.asked === asked ? ui.intent.intent : null;
  const intending = useMemo(() => intendingOf(board, view, mine, inMind), [board, view, mine, inMind]);
  const intend = (intent: Intent | null): void => set({ intent: intent && { asked, intent } });
  const waitsFor = scene.asked.find(asked => !asked.optional) ?? null;
  const recap = useMemo(() => sinceOwn(log, viewer, event => seatOf(board, event, view)), [log, viewer, board, view]);
  const changes = useChanges({ board, view, viewer, fresh: recap.length === 0, past });
  const file = useFile(session, now.over);
  const chances = useChances(session, { n: length, over: now.over, file, viewer, shown: weighed });

  /** What is final, unless it has a sign of its own that says all of it; a phone has shown nothing before. */
  const asksTwice = ({ decision, choice }: Pointed, { final }: Forecast): boolean => {
    if (final === null || final === 'shown' || final === 'over') return final !== null;
    return layout === 'phone' || board.isSigned?.(decision, choice) !== true;
  };

  const pressedAgain = useRef<Pointed | null>(null);
  /** With `unlessFinal` it is made only if it can be taken back, and waits to be confirmed otherwise. */
  const commit = (pointed: Pointed, unlessFinal?: true): void => {
    if (ui.busy) return;
    point({ peek: null });
    pressedAgain.current = null;
    staging.forgetSummary();
    set({ busy: true, hint: null, notice: null });
    session
      .choose(pointed.decision.seat, pointed.decision.id, pointed.choice, unlessFinal)
      .then(forecast => {
        if (forecast !== null) foresight.learn(pointed, forecast);
        if (forecast !== null && !samePointed(pressedAgain.current, pointed) && asksTwice(pointed, forecast)) {
          set({ busy: false, chosen: pointed });
          return undefined;
        }
        if (forecast !== null) return session.choose(pointed.decision.seat, pointed.decision.id, pointed.choice);
        return null;
      })
      .then(made => {
        if (made === undefined) return;
        point({ hovered: null });
        set({ busy: false, chosen: null, stepsIn: false });
      })
      .catch((error: unknown) => set({ busy: false, chosen: null, notice: message(error) }));
  };

  const { setOut, stop } = useJourney({
    mine,
    intending,
    undoable: now.undoable,
    busy: ui.busy,
    commit: step => commit(step, true),
  });

  // What was pressed is forgotten as soon as its decision is.
  const current = (pointed: Pointed | null): Pointed | null =>
    pointed !== null && mine.some(({ id }) => id === pointed.decision.id) ? pointed : null;

  return {
    session,
    state,
    game,
    board,
    layout,
    shape,
    viewer,
    view,
    scene,
    log,
    past,
    length,
    mine,
    idle,
    waitsFor,
    offers,
    intending,
    recap,
    changes,
    playing: playing === null ? null : { ...playing, lines: linesOf(game, view, playing.beat) },
    summary,
    seatNames,
    seatColours,
    seatStates,
    happened,
    unread,
    file,
    chances,
    ui: { ...ui, chosen: current(ui.chosen) },
    pointing,
    foresight,
    set,
    press(pointed, slips = false) {
      stop();
      if (ui.busy) {
        pressedAgain.current = pointed; // pressed twice before it was known to be final: confirmed
        return;
      }
      if (samePointed(ui.chosen, pointed)) return commit(pointed);
      const known = foresight.of(pointed);
      // A finger that slipped, or that meant what was asked before, shall see first what it chooses.
      const mayBeMeant = layout !== 'phone' || (!slips && hasBeenRead());
      if (!mayBeMeant || (confirm && known !== undefined && asksTwice(pointed, known))) {
        point({ peek: null });
        set({ chosen: pointed });
      } else commit(pointed, confirm && known === undefined ? true : undefined);
    },
    commit: pointed => commit(pointed),
    intend,
    setOut,
    undo() {
      stop();
      if (ui.chosen !== null && current(ui.chosen) !== null) set({ chosen: null });
      else if (typeof viewer === 'number' && now.undoable > 0 && !past)
        session.undo(viewer).catch((error: unknown) => set({ notice: message(error) }));
    },
    goOn: () => staging.next(),
    skipScene: () => staging.skip(),
    closeSummary: () => staging.forgetSummary(),
    goTo(to) {
      stop();
      navigate(to === null || to >= length ? `/t/${session.id}` : `/t/${session.id}/${to}`, { replace: n !== null });
      point({ hovered: null, peek: null, lit: new Set() });
      set({ chosen: null });
      if (to === null) document.getElementById('side-pane')?.scrollTo({ top: 0 });
    },
    askHint() {
      set({ hint: 'thinking' });
      session.hint().then(
        hint => {
          set({ hint: hint ?? 'none' });
          // Its piece is lit, whatever one had in mind.
          const way = offers.find(
            ({ decision, choice }) => decision.id === hint?.decision && same(choice, hint.choice),
          );
          const intention = way === undefined || intending.lights(way) ? undefined : intending.of(way);
          if (intention !== undefined) intend({ intention });
        },
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
