/** The mark of Vesper: a candle, lit or not. */
export function Candle(props: { readonly size?: number; readonly lit?: boolean; readonly className?: string }) {
  const { size = 36, lit = true, className } = props;
  return (
    <svg className={`candle ${className ?? ''}`} width={size} height={(size * 48) / 36} viewBox="0 0 36 48" aria-hidden>
      {lit ? (
        <g className="candle-flame">
          <path d="M18 1C22 9 28 13 28 21a10 10 0 0 1-20 0C8 13 14 9 18 1z" fill="#f4b860" />
          <path d="M18 12c2 4 5 6 5 10.500a5 5 0 0 1-10 0C13 18 16 16 18 12z" fill="#fff1c4" />
        </g>
      ) : (
        <path d="M18 33v-7" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" />
      )}
      <rect x="10" y="34" width="16" height="12" rx="1.500" fill="var(--paper-light)" />
    </svg>
  );
}
