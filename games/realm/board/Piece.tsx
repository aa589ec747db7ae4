/**
 * Anything that can be pointed at: a button that chooses when there is one way to choose it, lists the ways when there
 * are several, says why when there is none, and shows itself larger otherwise.
 */
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { same } from '@vesper/kernel';
import { Popover } from './Popover.tsx';
import { said, useTable } from './Table.tsx';
import type { TableNow } from './Table.tsx';
import { walk } from './keyboard.ts';
import { kindOfPiece, spaceKey } from './marks.ts';
import type { Legal, PieceKey, Refused } from './marks.ts';

const PEEK_AFTER = 400;
/** A refusal is said at once; whoever stays sees the piece as well. */
const ZOOM_AFTER = 1200;

export type PieceState = 'idle' | 'legal' | 'refused' | 'dim';

export function stateOf({ marks }: TableNow, id: PieceKey): PieceState {
  if (marks.legal.has(id)) return 'legal';
  if (marks.refused.has(id)) return 'refused';
  return marks.kinds.has(kindOfPiece(id)) ? 'dim' : 'idle';
}

export const isPointed = (at: TableNow['hovered'], { decision, offer }: Legal): boolean =>
  at !== null && at.decision.id === decision.id && same(at.choice, offer.choice);

/** Of several refusals the plainest: why one cannot simply walk there. */
function plainest(refused: readonly Refused[] | undefined): Refused | undefined {
  return refused?.find(({ offer }) => (offer.choice as { readonly action?: string }).action === 'foot') ?? refused?.[0];
}

export function Piece(props: {
  readonly id: PieceKey;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly className: string;
  readonly style?: CSSProperties;
  /** What is shown beside it: the card at full size, the space and its neighbours. */
  readonly zoom?: () => ReactNode;
  /** Instead of the zoom, when it is pressed and nothing can be chosen. */
  readonly onIdle?: () => void;
  readonly children: ReactNode;
  /** Taken along by animations when it changes its place. */
  readonly travels?: boolean;
}) {
  const { id, label, className, style, zoom, onIdle, children, travels = false } = props;
  const table = useTable();
  const { marks, chosen, hovered, lit, onChoose, onHover, onPeek, onWhyNot } = table;
  const ref = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const held = useRef(false);
  const [openFor, setOpenFor] = useState('');
  const legal = marks.legal.get(id) ?? [];
  const isHere = id === spaceKey(marks.here);
  const refused = legal.length === 0 && !isHere ? plainest(marks.refused.get(id)) : undefined;
  const state = stateOf(table, id);
  const several = legal.length > 1 || isHere;
  const now = legal[0]?.decision.id ?? (isHere ? 'here' : '');
  const isOpen = several && openFor === now && now !== '';

  useEffect(() => () => clearTimeout(timer.current), []);

  const box = (): DOMRect => (ref.current as HTMLButtonElement).getBoundingClientRect();
  const peek = (): void => {
    if (zoom !== undefined && !isOpen) onPeek(box(), zoom());
  };
  const whyNot = (body?: ReactNode): void => {
    if (refused !== undefined) onWhyNot(refused.decision, refused.offer, box(), body);
  };
  const explain = (): void => (refused === undefined ? peek() : whyNot(zoom?.()));
  const enter = (): void => {
    if (legal.length === 1) onHover({ decision: legal[0].decision, choice: legal[0].offer.choice });
    if (refused !== undefined) whyNot();
    if (zoom !== undefined) timer.current = window.setTimeout(explain, refused === undefined ? PEEK_AFTER : ZOOM_AFTER);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (legal.length === 1) onHover(null);
    onPeek(null);
  };
  const press = (): void => {
    clearTimeout(timer.current);
    if (held.current) held.current = false;
    else if (several) {
      onPeek(null);
      setOpenFor(isOpen ? '' : now);
    } else if (legal.length === 1) onChoose(legal[0].decision, legal[0].offer.choice);
    else if (refused !== undefined) whyNot();
    else if (onIdle !== undefined) onIdle();
    else peek();
  };
  const hold = ({ pointerType, pointerId, isPrimary, target }: PointerEvent): void => {
    held.current = false;
    if (pointerType === 'mouse' || !isPrimary || zoom === undefined) return;
    timer.current = window.setTimeout(() => {
      // A finger that has left, or is dragging the map, does not hold the piece any more.
      if (!(target as Element).hasPointerCapture(pointerId)) return;
      held.current = true;
      explain();
    }, PEEK_AFTER);
  };

  const isChosen = legal.some(found => isPointed(chosen, found));
  const classes = ['rea-piece', `is-${state}`, className];
  if (isChosen) classes.push('is-chosen');
  if (legal.some(found => isPointed(hovered, found))) classes.push('is-hovered');
  if (marks.moved.has(id)) classes.push('is-moved');
  if (lit.has(id)) classes.push('is-lit');
  if (isOpen) classes.push('is-open');
  const quiet = marks.kinds.size > 0 && legal.length === 0 && refused === undefined && !isHere;

  return (
    <>
      <button
        ref={ref}
        type="button"
        className={classes.join(' ')}
        style={style}
        data-piece={id}
        data-choice={several || legal.length === 0 ? undefined : JSON.stringify(legal[0].offer.choice)}
        data-opens={several ? JSON.stringify(legal.map(({ offer }) => offer.choice)) : undefined}
        data-flip={travels ? id : undefined}
        tabIndex={quiet ? -1 : 0}
        aria-disabled={refused !== undefined || undefined}
        aria-pressed={isChosen && !several ? true : undefined}
        aria-expanded={several ? isOpen : undefined}
        onClick={press}
        onKeyDown={walk}
        onPointerDown={hold}
        onPointerUp={event => event.pointerType !== 'mouse' && clearTimeout(timer.current)}
        onPointerEnter={event => event.pointerType === 'mouse' && enter()}
        onPointerLeave={event => event.pointerType === 'mouse' && leave()}
        onContextMenu={event => zoom !== undefined && event.preventDefault()}
        onFocus={event => event.currentTarget.matches(':focus-visible') && enter()}
        onBlur={leave}
      >
        <span className="rea-said">{spoken(table, id, label)}</span>
        <span className="rea-face" aria-hidden>
          {children}
        </span>
        {isChosen && <CheckBadge />}
      </button>
      {isOpen && (
        <Popover
          title={label}
          legal={legal}
          refused={isHere ? (marks.refused.get(id) ?? []) : []}
          opener={ref}
          close={() => setOpenFor('')}
        />
      )}
    </>
  );
}

/** What a press does, or why it does nothing, and what the piece is. */
function spoken(table: TableNow, key: PieceKey, label: string): string {
  const { view, game, marks } = table;
  const may = marks.legal.get(key);
  if (may !== undefined) {
    const [{ decision, offer }] = may;
    return may.length === 1 ? `${said(table, decision, offer.choice)}. ${label}` : `${label}: ${may.length} choices`;
  }
  const mayNot = plainest(marks.refused.get(key));
  if (mayNot === undefined || key === spaceKey(marks.here)) return label;
  const { decision, offer } = mayNot;
  return `${label}. Not possible: ${game.words.refusal(view, decision, offer.choice, offer, offer.facts)}`;
}

export function CheckBadge() {
  return (
    <svg className="rea-check" viewBox="0 0 24 24" aria-hidden>
      <circle cx="12" cy="12" r="11" />
      <path d="m6.5 12.5 3.7 3.7 7.3-8" />
    </svg>
  );
}
