/** The d100 as a bar: what misses is hatched, what hits is filled, 1 and 100 have ends of their own. */
import { memo } from 'react';

export const Hundred = memo(function Hundred({ might, defense }: { readonly might: number; readonly defense: number }) {
  const needed = Math.max(2, Math.min(100, defense - might));
  const share = needed - 1;
  return (
    <div className="fol-hundred" role="img" aria-label={`${needed} or more on a d100 hits; 1 misses, 100 hits`}>
      <span className="fol-hundred-bar">
        <i className="is-miss" style={{ width: `${share}%` }} />
        <i className="is-hit" style={{ width: `${100 - share}%` }} />
        <i className="is-mark" style={{ left: `${share}%` }} />
      </span>
      <span className="fol-hundred-words" aria-hidden>
        <span>1 fault</span>
        <b>{`${needed} or more on d100`}</b>
        <span>100</span>
      </span>
    </div>
  );
});
