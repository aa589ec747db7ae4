/** A question laid over the stage, which lies in the dark meanwhile. */
import type { ReactNode } from 'react';

export function Veil(props: { readonly label: string; readonly className: string; readonly children: ReactNode }) {
  const { label, className, children } = props;
  return (
    <div className="veil">
      <div className={`veil-dialog ${className}`} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}
