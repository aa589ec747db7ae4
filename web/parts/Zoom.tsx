/** Things in large, beside what is pointed at: a head with its picture and name, then what is printed on it. */
import type { CSSProperties, PointerEvent, FocusEvent, MouseEvent, ReactNode } from 'react';
import { inLarge, useBoardTable } from './boardTable.tsx';

export function Zoom(props: {
  readonly title: ReactNode;
  readonly art?: ReactNode;
  /** At the end of the head. */
  readonly more?: ReactNode;
  /** The colour of the head; else the board's `--zoom`. */
  readonly tone?: string;
  readonly className?: string;
  /** The clause or number of the card, in small print. */
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const { title, art, more, tone, className = '', id, children } = props;
  return (
    <div className={`zoom ${className}`}>
      <header style={tone === undefined ? {} : ({ '--tone': tone } as CSSProperties)}>
        {art}
        <b>{title}</b>
        {more}
      </header>
      {children}
      {id !== undefined && <small>{id}</small>}
    </div>
  );
}

/** A line of text that is shown in large when it is pointed at, focused or pressed, and is no piece. */
export function Peekable(props: {
  readonly className: string;
  readonly label: string;
  readonly zoom: () => ReactNode;
  /** Where pieces travel from and to. */
  readonly home?: string;
  readonly children: ReactNode;
}) {
  const { className, label, zoom, home, children } = props;
  const table = useBoardTable();
  const open = ({ currentTarget }: PointerEvent | FocusEvent | MouseEvent): void =>
    table.onPeek(currentTarget.getBoundingClientRect(), inLarge(table, zoom()));
  const close = (): void => table.onPeek(null);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      data-zooms=""
      data-home={home}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
      onClick={open}
    >
      {children}
    </button>
  );
}
