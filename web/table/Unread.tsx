/** How many lines of the talk wait to be read. */
export function Unread({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="unread">
      {count > 99 ? '99+' : count}
      <span className="unseen"> new</span>
    </span>
  );
}
