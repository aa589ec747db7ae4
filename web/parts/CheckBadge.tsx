/** Chosen, and waiting to be confirmed. */
export function CheckBadge() {
  return (
    <svg className="piece-check" viewBox="0 0 24 24" aria-hidden>
      <circle cx="12" cy="12" r="11" />
      <path d="m6.5 12.5 3.7 3.7 7.3-8" />
    </svg>
  );
}
