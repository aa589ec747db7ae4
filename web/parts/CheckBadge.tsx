/** Chosen, and waiting to be confirmed. */
export function CheckBadge() {
  return (
    <svg className="piece-check" viewBox="0 0 24 24" aria-hidden>
      <circle cx="12" cy="12" r="11" />
      <path d="m6.5 12.5 3.7 3.7 7.3-8" />
    </svg>
  );
}

/** What a hint speaks of. */
export function HintBadge() {
  return (
    <svg className="piece-check piece-hint" viewBox="0 0 24 24" aria-hidden>
      <circle cx="12" cy="12" r="11" />
      <path d="M9.800 17.500h4.400M10.600 19.600h2.800M12 4.800a5 5 0 0 0-3 9q.8.700.9 1.700h4.200q.1-1 .9-1.700a5 5 0 0 0-3-9z" />
    </svg>
  );
}
