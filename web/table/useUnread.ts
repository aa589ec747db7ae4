import type { Viewer } from '@vesper/kernel';
import type { ChatLine } from '@vesper/table/messages';
import { useEffect, useState } from 'react';

/** How many lines of the talk others have added since one last looked at it; `seen`: it is on the screen now. */
export function useUnread(table: string, chat: readonly ChatLine[], viewer: Viewer, seen: boolean): number {
  const key = `vesper-read-${table}`;
  const [read, setRead] = useState(() => Number(localStorage.getItem(key) ?? 0));
  const last = chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (!seen || last <= read) return;
    setRead(last);
    localStorage.setItem(key, String(last));
  }, [seen, last, read, key]);
  return seen ? 0 : chat.filter(({ at, seat }) => at > read && (seat === null || seat !== viewer)).length;
}
