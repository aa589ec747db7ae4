import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

/** Nearer to the end than this, nothing worth a word is below. */
const NEAR = 32;

/**
 * Says that something goes on below the cut, with what there is, and leads there. At the foot of what scrolls: of the
 * element around it (`inside`), or of the page.
 */
export function GoesOn({ what, inside = false }: { readonly what: string; readonly inside?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  const scroller = (): Element => (inside ? ref.current!.parentElement! : document.documentElement);
  useEffect(() => {
    const around = scroller();
    const look = (): void => setMore(around.scrollHeight - around.clientHeight - around.scrollTop > NEAR);
    look();
    const listened: EventTarget = inside ? around : document;
    listened.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    for (const child of [around, ...around.children]) observer.observe(child);
    return () => {
      listened.removeEventListener('scroll', look);
      observer.disconnect();
    };
  });
  return (
    <div ref={ref} className="goes-on" data-more={more}>
      {more && (
        <button type="button" onClick={() => scroller().scrollBy({ top: scroller().clientHeight * 0.8 })}>
          {what} <Icon name="lucide:chevron-down" size={16} />
        </button>
      )}
    </div>
  );
}
