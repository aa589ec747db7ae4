import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Forward } from './Corner.tsx';
import { HintCard } from './HintCard.tsx';
import { samePointed, useTable } from './model.ts';
import { Chips } from './Strip.tsx';
import { useCallback, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';

/** The sheet at the bottom: the choices, or the chosen one with its sum and the one big button. */
export function PhoneSheet() {
  const model = useTable();
  const { offers, ui, board, view, mine, waitsFor, seatNames, scene, past, set } = model;
  const [tall, setTall] = useState(false);
  const drag = useDrag(up => setTall(up));
  const chosen = offers.find(offer => samePointed(offer, ui.chosen));
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
      {chosen !== undefined ? (
        <div className="sheet-chosen">
          <h2>{chosen.label}?</h2>
          <div className="sheet-sum">
            {board.detail?.(view, chosen.decision, chosen.offer) ??
              (chosen.offer.final === true ? 'This cannot be undone.' : '')}
          </div>
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
          {offers.length > 0 ? <Chips offers={offers} /> : <Forward />}
        </div>
      )}
    </section>
  );
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
  const { ui, set, board, scene, viewer, offers, past } = model;
  const table = !ui.drawer && ui.openSeat === null;
  const tab = (icon: IconName, label: string, on: boolean, act: () => void, off = false) => (
    <button type="button" key={label} aria-pressed={on} disabled={off} onClick={act}>
      <Icon name={icon} size={22} />
      {label}
    </button>
  );
  return (
    <nav className="tab-bar" aria-label="Views">
      {tab('lucide:map', 'Table', table, () => set({ drawer: false, openSeat: null }))}
      {tab('lucide:users', board.thingsLabel ?? 'Players', ui.openSeat !== null, () =>
        set({ openSeat: ui.openSeat ?? (viewer === 'spectator' ? 0 : viewer), drawer: false }),
      )}
      {tab('lucide:scroll-text', 'Log', ui.drawer && ui.tab !== 'manual', () =>
        set({ drawer: !(ui.drawer && ui.tab === 'log'), tab: 'log', openSeat: null }),
      )}
      {tab('lucide:book-open', 'Manual', ui.drawer && ui.tab === 'manual', () =>
        set({ drawer: !(ui.drawer && ui.tab === 'manual'), tab: 'manual', openSeat: null }),
      )}
      {tab(
        'lucide:lightbulb',
        'Hint',
        ui.hint !== null,
        () => (ui.hint === null ? model.askHint() : set({ hint: null })),
        offers.length === 0,
      )}
      {tab('lucide:undo-2', 'Undo', false, model.undo, past || (scene.undoable === 0 && ui.chosen === null))}
    </nav>
  );
}
