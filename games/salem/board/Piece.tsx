/**
 * Anything that can be pointed at: a button that chooses when it may be chosen, says why when it may not, and shows
 * itself larger otherwise. Arrow keys go from one legal piece to the next.
 */
import { useEffect, useRef } from 'react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { same } from '@vesper/kernel';
import { words } from '../words.ts';
import { useTable } from './Table.tsx';
import type { TableNow } from './Table.tsx';
import { walk } from './keyboard.ts';
import { kindOfPiece } from './marks.ts';
import type { Legal, PieceKey } from './marks.ts';

const PEEK_AFTER = 400;
/** A refusal is said at once; whoever stays sees the card as well. */
const ZOOM_AFTER = 1200;

export type PieceState = 'idle' | 'legal' | 'refused' | 'dim';

export function stateOf({ marks }: TableNow, id: PieceKey): PieceState {
  if (marks.legal.has(id)) return 'legal';
  if (marks.refused.has(id)) return 'refused';
  return marks.kinds.has(kindOfPiece(id)) ? 'dim' : 'idle';
}

const isPointed = (at: TableNow['hovered'], legal: Legal): boolean =>
  at !== null && at.decision.id === legal.decision.id && same(at.choice, legal.offer.choice);

export function Piece(props: {
  readonly id: PieceKey;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly className: string;
  readonly style?: CSSProperties;
  /** What is shown beside it: the card at full size, the space's text. */
  readonly zoom?: () => ReactNode;
  readonly children: ReactNode;
  /** Taken along by animations when it changes its place. */
  readonly travels?: boolean;
}) {
  const { id, label, className, style, zoom, children, travels = false } = props;
  const table = useTable();
  const { marks, chosen, hovered, lit, onChoose, onHover, onPeek, onWhyNot } = table;
  const ref = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const held = useRef(false);
  /** The pointer rests on it; the keyboard does. */
  const under = useRef({ pointer: false, keyboard: false });
  const legal = marks.legal.get(id);
  const refused = legal === undefined ? marks.refused.get(id) : undefined;
  const state = stateOf(table, id);

  useEffect(() => () => clearTimeout(timer.current), []);

  const box = (): DOMRect => (ref.current as HTMLButtonElement).getBoundingClientRect();
  const peek = (): void => {
    if (zoom !== undefined) onPeek(box(), zoom());
  };
  const whyNot = (body?: ReactNode): void => {
    if (refused !== undefined) onWhyNot(refused.decision, refused.offer, box(), body);
  };
  const explain = (): void => (refused === undefined ? peek() : whyNot(zoom?.()));
  const enter = (): void => {
    if (legal !== undefined) onHover({ decision: legal.decision, choice: legal.offer.choice });
    if (refused !== undefined) whyNot();
    if (zoom !== undefined) timer.current = window.setTimeout(explain, refused === undefined ? PEEK_AFTER : ZOOM_AFTER);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (legal !== undefined) onHover(null);
    onPeek(null);
  };
  // What becomes of a piece under a resting pointer is told as well; a refusal waits until one looks.
  const asks = legal?.decision.id ?? refused?.decision.id;
  useEffect(() => {
    if (!(under.current.pointer || under.current.keyboard) || asks === undefined) return;
    clearTimeout(timer.current);
    if (legal === undefined) timer.current = window.setTimeout(() => whyNot(), PEEK_AFTER);
    else enter();
  }, [asks, state]);

  const press = (): void => {
    clearTimeout(timer.current);
    if (held.current) held.current = false;
    else if (legal !== undefined) onChoose(legal.decision, legal.offer.choice);
    else if (refused !== undefined) whyNot();
    else peek();
  };
  const hold = (event: PointerEvent): void => {
    held.current = false;
    if (event.pointerType === 'mouse' || zoom === undefined) return;
    timer.current = window.setTimeout(() => {
      held.current = true;
      explain();
    }, PEEK_AFTER);
  };

  const classes = ['sal-piece', `is-${state}`, className];
  if (legal !== undefined && isPointed(chosen, legal)) classes.push('is-chosen');
  if (legal !== undefined && isPointed(hovered, legal)) classes.push('is-hovered');
  if (marks.subjects.has(id)) classes.push('is-subject');
  if (marks.moved.has(id)) classes.push('is-moved');
  if (marks.left.has(id)) classes.push('is-left');
  if (lit.has(id)) classes.push('is-lit');
  const quiet = marks.kinds.size > 0 && legal === undefined && refused === undefined;

  return (
    <button
      ref={ref}
      type="button"
      className={classes.join(' ')}
      style={style}
      data-piece={id}
      data-choice={legal === undefined ? undefined : JSON.stringify(legal.offer.choice)}
      data-flip={travels ? id : undefined}
      tabIndex={quiet ? -1 : 0}
      aria-disabled={refused !== undefined || undefined}
      aria-pressed={legal !== undefined && isPointed(chosen, legal) ? true : undefined}
      onClick={press}
      onKeyDown={walk}
      onPointerDown={hold}
      onPointerUp={event => event.pointerType !== 'mouse' && clearTimeout(timer.current)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        under.current.pointer = true;
        enter();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        under.current.pointer = false;
        leave();
      }}
      onContextMenu={event => zoom !== undefined && event.preventDefault()}
      onFocus={({ currentTarget }) => {
        if (!currentTarget.matches(':focus-visible')) return;
        under.current.keyboard = true;
        enter();
      }}
      onBlur={() => {
        under.current.keyboard = false;
        if (!under.current.pointer) leave();
      }}
    >
      <span className="sal-said">{spoken(table, id, label)}</span>
      <span className="sal-face" aria-hidden>
        {children}
      </span>
      {legal !== undefined && isPointed(chosen, legal) && <CheckBadge />}
    </button>
  );
}

/** What a press does, or why it does nothing, and what the piece is. */
function spoken({ view, called, marks: { legal, refused } }: TableNow, key: PieceKey, label: string): string {
  const may = legal.get(key);
  if (may !== undefined)
    return called(`${words.choice(view, may.decision, may.offer.choice, may.offer.facts)}. ${label}`);
  const mayNot = refused.get(key);
  if (mayNot === undefined) return called(label);
  const { decision, offer } = mayNot;
  return called(`${label}. Not possible: ${words.refusal(view, decision, offer.choice, offer, offer.facts)}`);
}

function CheckBadge() {
  return (
    <svg className="sal-check" viewBox="0 0 24 24" aria-hidden>
      <circle cx="12" cy="12" r="11" />
      <path d="m6.5 12.5 3.7 3.7 7.3-8" />
    </svg>
  );
}
