import { useEffect, useRef, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { happeningText } from '../session/around.ts';
import { useTable } from './model.ts';
import type { TableModel } from './model.ts';
import { nudgeOf } from './nudge.ts';

interface Toast {
  readonly id: number;
  readonly icon: IconName;
  readonly text: string;
  /** Where a press leads. */
  readonly tab: 'chat' | 'log' | null;
}

/** So long it is to be read. */
const SHOWN = 7000;
const MOST = 3;

/** What others say and do while one looks elsewhere: for a few seconds, at the edge. */
export function Toasts() {
  const model = useTable();
  const { set } = model;
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(1);
  const add = useRef((toast: Omit<Toast, 'id'>): void => {
    const id = next.current++;
    setToasts(all => [...all, { ...toast, id }].slice(-MOST));
    setTimeout(() => setToasts(all => all.filter(other => other.id !== id)), SHOWN);
  }).current;
  const { unread } = model;
  // Who reads the talk need not be told of it.
  useEffect(() => {
    if (unread === 0)
      setToasts(all => (all.some(({ tab }) => tab === 'chat') ? all.filter(({ tab }) => tab !== 'chat') : all));
  }, [unread]);
  useTalk(model, add);
  useHappenings(model, add);
  useNudges(model, add);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, icon, text, tab }) => (
        <button
          key={id}
          type="button"
          className="toast"
          onClick={() => {
            setToasts(all => all.filter(other => other.id !== id));
            if (tab !== null) set({ tab, drawer: true, openSeat: null });
          }}
        >
          <Icon name={icon} size={16} /> <span>{text}</span>
        </button>
      ))}
    </div>
  );
}

type Add = (toast: Omit<Toast, 'id'>) => void;

/** What was there when the page was opened is no news. */
function useTalk({ state, unread, viewer }: TableModel, add: Add): void {
  const last = state.chat.at(-1);
  const heard = useRef(last?.at ?? 0);
  useEffect(() => {
    if (last === undefined || last.at <= heard.current) return;
    heard.current = last.at;
    const own = last.seat !== null && last.seat === viewer;
    if (!own && unread > 0) add({ icon: 'lucide:message-circle', text: `${last.name}: ${last.text}`, tab: 'chat' });
  }, [last, unread, viewer, add]);
}

function useHappenings({ state, seatNames }: TableModel, add: Add): void {
  const { happened, seats } = state.table!;
  const known = useRef(happened.length);
  useEffect(() => {
    const latest = happened.length > known.current ? happened.at(-1) : undefined;
    known.current = happened.length;
    if (latest === undefined || (seats[latest.seat].yours && latest.why === undefined)) return;
    add({ icon: 'lucide:users', text: happeningText(latest, seatNames[latest.seat]), tab: 'log' });
  }, [happened, seats, seatNames, add]);
}

function useNudges(model: TableModel, add: Add): void {
  const nudge = nudgeOf(model);
  const at = nudge?.at ?? 0;
  const by = nudge?.name ?? '';
  useEffect(() => {
    if (at > 0) add({ icon: 'lucide:bell', text: `${by} waits for you.`, tab: null });
  }, [at, by, add]);
}
