/** A text over both pages of the book; what is longer goes on when the page is turned. */
import { Icon } from '@vesper/web/board';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

const GAP = 48;

export function Flow({ children, foot }: { readonly children: ReactNode; readonly foot: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [spreads, setSpreads] = useState(1);
  const [at, setAt] = useState(0);
  useLayoutEffect(() => {
    const text = ref.current as HTMLDivElement;
    const measure = (): void =>
      setSpreads(Math.max(1, Math.round((text.scrollWidth + GAP) / (text.clientWidth + GAP))));
    measure();
    void document.fonts.ready.then(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [children]);
  const shown = Math.min(at, spreads - 1);
  useLayoutEffect(() => {
    const text = ref.current as HTMLDivElement;
    text.scrollLeft = shown * (text.clientWidth + GAP);
  }, [shown, spreads]);
  return (
    <>
      <div ref={ref} className="fol-flow" tabIndex={0} role="group" aria-label="The open book">
        {children}
      </div>
      {shown > 0 && (
        <button type="button" className="fol-turn-back is-back" aria-label="Turn back" onClick={() => setAt(shown - 1)}>
          <Icon name="lucide:chevron-left" size={18} />
        </button>
      )}
      <div className="fol-foot">
        {shown < spreads - 1 ? (
          <button type="button" className="fol-close" onClick={() => setAt(shown + 1)}>
            Turn the page
            <Icon name="lucide:chevron-right" size={16} />
          </button>
        ) : (
          foot
        )}
      </div>
    </>
  );
}
