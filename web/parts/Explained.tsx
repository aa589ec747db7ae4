/** Numbers and signs that say what they are, and how they come about. */
import type { ReactNode } from 'react';
import { bodies } from './Tips.tsx';

/** A line of a sum: what it is for and what it gives; `null` = not for these eyes. */
export interface Term {
  readonly what: ReactNode;
  readonly gives: number | string | null;
  readonly note?: ReactNode;
}

const signed = (gives: number | string | null): string => {
  if (gives === null) return 'secret';
  return typeof gives === 'number' && gives < 0 ? `−${-gives}` : `${gives}`;
};

/** A sum, line by line. */
export function Sum(props: {
  readonly title: ReactNode;
  readonly terms: readonly Term[];
  readonly total?: number | string;
  readonly foot?: ReactNode;
}) {
  const { title, terms, total, foot } = props;
  return (
    <div className="sum">
      <b>{title}</b>
      <dl>
        {terms.map(({ what, gives, note }, index) => (
          <div key={index} data-none={gives === 0 || gives === null}>
            <dt>
              {what}
              {note !== undefined && <small>{note}</small>}
            </dt>
            <dd>{signed(gives)}</dd>
          </div>
        ))}
        {total !== undefined && (
          <div className="sum-total">
            <dt>In all</dt>
            <dd>{signed(total)}</dd>
          </div>
        )}
      </dl>
      {foot !== undefined && <p>{foot}</p>}
    </div>
  );
}

/**
 * Whatever is drawn in short. `tip` are its words, for everybody; `sum` is shown in their place where they are not enough.
 * It is a stop for the keyboard, unless it lies inside of something that is one.
 */
export function Explained(props: {
  readonly tip: string;
  readonly sum?: () => ReactNode;
  readonly className?: string;
  /** A place that things travel to. */
  readonly home?: string;
  /** It lies in a button or a piece, which has words of its own. */
  readonly inside?: boolean;
  readonly children: ReactNode;
}) {
  const { tip, sum, className = '', home, inside = false, children } = props;
  const ref = (element: HTMLElement | null): void => {
    if (element === null) return;
    if (sum === undefined) bodies.delete(element);
    else bodies.set(element, sum);
  };
  if (inside)
    return (
      <span ref={ref} className={className} data-tip={tip} data-home={home}>
        {children}
      </span>
    );
  return (
    <button ref={ref} type="button" className={`explained ${className}`} data-tip={tip} data-home={home}>
      <span aria-hidden>{children}</span>
      <span className="unseen">{tip}</span>
    </button>
  );
}
