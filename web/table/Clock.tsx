import type { Seat } from '@vesper/kernel';
import type { TableInfo } from '@vesper/table/messages';
import { useEffect, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';

/** The time left of the seat that decides. */
export function Clock(props: {
  readonly table: TableInfo;
  /** When `table` was heard, by `performance.now()`. */
  readonly heardAt: number;
  /** While the server is not there, no clock runs. */
  readonly live: boolean;
  readonly seat: Seat | null;
  readonly name: readonly string[];
}) {
  const { table, heardAt, live, seat, name } = props;
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [live]);
  if (seat === null || table.left === null) return null;
  const left = Math.max(0, table.left[seat] - Math.max(0, now - heardAt));
  return (
    <p
      className="clock"
      role="timer"
      aria-label={`Time left for ${name[seat]}`}
      data-tip={`Time left for ${name[seat]}`}
      data-short={left < 60_000}
    >
      <Icon name="lucide:clock" size={16} /> {written(left)} <small>{name[seat]}</small>
    </p>
  );
}

function written(left: number): string {
  const seconds = Math.floor(left / 1000);
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  const two = (part: number): string => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
