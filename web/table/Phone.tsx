import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Forward } from './Corner.tsx';
import { Foretold, useForetold } from './Forecast.tsx';
import { HintCard } from './hints.tsx';
import { samePointed, useTable } from './model.ts';
import type { Numbered } from './model.ts';
import { Chips, IntentionChips, rowOf } from './Chips.tsx';
import { StepIn } from './Strip.tsx';
import { Unread } from './Unread.tsx';
import { SceneSummary, SceneWords } from './scenes.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';

/** The sheet at the bottom: the choices, or the chosen one with its sum and the one big button. */
export function PhoneSheet() {
  const model = useTable();
  const { offers, ui, board, view, mine, waitsFor, seatNames, scene, past, set } = model;
  const [tall, setTall] = useState(false);
  const drag = useDrag(up => setTall(up));
  const chosen = offers.find(offer => samePointed(offer, ui.chosen));
  const row = rowOf(model, offers.filter(model.intending.lights));
  const question = mine.length > 0 ? (board.question?.(view, mine[0]) ?? 'Choose') : null;
  return (
    <section className="sheet" data-tall={tall} aria-label="Choices" {...drag}>
      <button
        type="button"
        className="grip"
        aria-label={tall ? 'Make the sheet small' : 'Make the sheet tall'}
        aria-expanded={tall}
        onClick={() => setTall(!tall)}
      >
        <span />
      </button>
      {ui.hint !== null && <HintCard />}
      {model.summary !== null && <SceneSummary />}
      {model.playing !== null ? (
        <SceneWords />
      ) : chosen !== undefined ? (
        <div className="sheet-chosen">
          <h2>{chosen.label}?</h2>
          <div className="sheet-sum">
            {board.detail?.(view, chosen.decision, chosen.offer)}
            <ChosenForecast />
          </div>
          <OtherWays chosen={chosen} />
          <div className="sheet-buttons">
            <button type="button" className="button" onClick={() => set({ chosen: null })}>
              Not this
            </button>
            <Forward />
          </div>
        </div>
      ) : (
        <div className="sheet-choices" id="choices" tabIndex={-1}>
          <h2>
            {question ??
              (past
                ? `Move ${scene.n}`
                : scene.over
                  ? 'The match is over'
                  : waitsFor === null
                    ? ''
                    : waitsFor.passes
                      ? 'Nothing for you here; it passes'
                      : `Waiting for ${seatNames[waitsFor.seat]}`)}
          </h2>
          <IntentionChips after={row} />
          {offers.length > 0 ? <Chips row={row} /> : <Forward />}
          <StepIn />
        </div>
      )}
    </section>
  );
}

/** What is chosen may be had in other ways, too. */
function OtherWays({ chosen }: { readonly chosen: Numbered }) {
  const { offers, intending, intend, set } = useTable();
  const target = intending.meansOf(chosen) === undefined ? undefined : intending.targetOf(chosen);
  const others = offers.filter(found => found !== chosen && intending.targetOf(found) === target);
  if (target === undefined || others.length === 0) return null;
  const see = (): void => {
    set({ chosen: null });
    intend({ piece: target });
  };
  return (
    <button type="button" className="intention" onClick={see}>
      {others.length === 1 ? 'Another way there' : `${others.length} other ways there`}
    </button>
  );
}

/** What would come of it; the sheet is never empty. */
function ChosenForecast() {
  const forecast = useForetold()?.forecast;
  return forecast === undefined ? <p>Looking ahead…</p> : <Foretold forecast={forecast} />;
}

/** Further than this is a drag; less was a tap. */
const FAR = 24;

/** The sheet follows the finger by its grip or its heading and snaps up or down; a tap on the grip does the same. */
function useDrag(snap: (up: boolean) => void) {
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const [by, setBy] = useState(0);
  const end = ({ clientY }: PointerEvent): void => {
    if (from.current === null) return;
    const way = clientY - from.current;
    from.current = null;
    setBy(0);
    if (Math.abs(way) > FAR) snap(way < 0);
  };
  const ref = useCallback((sheet: HTMLElement | null) => {
    // Else the browser takes a quick drag for the start of a scroll, and the next tap for its end.
    const hold = (event: TouchEvent): void => {
      if (from.current !== null) event.preventDefault();
    };
    sheet?.addEventListener('touchmove', hold, { passive: false });
    return () => sheet?.removeEventListener('touchmove', hold);
  }, []);
  return {
    ref,
    style: { '--dragged': `${by}px` } as CSSProperties,
    onPointerDown(event: PointerEvent) {
      dragged.current = false;
      if (!(event.target as Element).closest('.grip, .sheet h2')) return;
      from.current = event.clientY;
    },
    onPointerMove({ clientY, currentTarget, pointerId }: PointerEvent) {
      if (from.current === null) return;
      const way = clientY - from.current;
      if (Math.abs(way) > FAR && !dragged.current) {
        dragged.current = true;
        currentTarget.setPointerCapture(pointerId); // only now: a captured pointer presses nothing
      }
      setBy(way);
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The press at the end of a drag is none. */
    onClickCapture(event: { stopPropagation(): void }) {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
}

export function TabBar() {
  const model = useTable();
  const { ui, set, board, scene, viewer, offers, past, mine, unread } = model;
  const table = !ui.drawer && ui.openSeat === null && !ui.twin;
  const yourTurn = mine.length > 0 && !table;
  useQuestionFirst(yourTurn);
  const tab = (icon: IconName, label: string, on: boolean, act: () => void, off = false, news = 0) => (
    <button type="button" key={icon} aria-pressed={on} disabled={off} onClick={act}>
      <Icon name={icon} size={22} />
      {label}
      <Unread count={news} />
    </button>
  );
  return (
    <nav className="tab-bar" aria-label="Views" data-calls={yourTurn}>
      {tab('lucide:map', yourTurn ? 'Your turn' : 'Table', table, () =>
        set({ drawer: false, openSeat: null, twin: false }),
      )}
      {tab('lucide:users', board.thingsLabel ?? 'Players', ui.openSeat !== null, () =>
        set({ openSeat: ui.openSeat ?? (viewer === 'spectator' ? 0 : viewer), drawer: false, twin: false }),
      )}
      {tab('lucide:scroll-text', 'Log', ui.drawer, () =>
        set({ drawer: !(ui.drawer && ui.tab === 'log'), tab: 'log', openSeat: null, twin: false }),
      )}
      {tab(
        'lucide:lightbulb',
        'Hint',
        ui.hint !== null,
        () => (ui.hint === null ? model.askHint() : set({ hint: null })),
        offers.length === 0,
      )}
      {tab('lucide:undo-2', 'Undo', false, model.undo, past || (scene.undoable === 0 && ui.chosen === null))}
      {tab('lucide:menu', 'Menu', ui.opened === 'menu', () => set({ opened: 'menu' }), false, unread)}
    </nav>
  );
}

/** Whoever comes back to the page while it waits for them sees the question, not what they looked at before. */
function useQuestionFirst(away: boolean): void {
  const { set } = useTable();
  useEffect(() => {
    if (!away) return;
    const back = (): void => {
      if (document.visibilityState === 'visible') set({ drawer: false, openSeat: null, twin: false });
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [away, set]);
}
