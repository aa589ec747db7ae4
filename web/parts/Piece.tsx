/**
 * Anything of a board that can be pointed at: a button that chooses when there is one way to choose it, lists the ways
 * when there are several, says why when there is none, and shows itself larger otherwise. Arrow keys go from one legal
 * piece to the next.
 */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { CheckBadge } from './CheckBadge.tsx';
import { WaysList } from './Ways.tsx';
import { inLarge, useBoardTable } from './boardTable.tsx';
import type { BoardTable } from './boardTable.tsx';
import { walk } from './keyboard.ts';
import { isPointed, stateOf } from './marks.ts';
import type { Legal, PieceKey } from './marks.ts';
import { useIsHovered, useIsLit } from './pointing.ts';

const PEEK_AFTER = 400;
/** A refusal is said at once; whoever stays sees the piece as well. */
const ZOOM_AFTER = 1200;

const none: readonly Legal[] = [];

export function Piece(props: {
  readonly id: PieceKey;
  /** What it is, for those who do not see it. */
  readonly label: Sentence;
  readonly className: string;
  readonly style?: CSSProperties;
  /** What is shown beside it: the card at full size, the space's text. */
  readonly zoom?: () => ReactNode;
  /** Instead of the zoom, when it is pressed and nothing can be chosen. */
  readonly onIdle?: () => void;
  readonly children: ReactNode;
  /** Taken along by animations when it changes its place. */
  readonly travels?: boolean;
}) {
  const { id, label, className, style, zoom, onIdle, children, travels = false } = props;
  const table = useBoardTable();
  const { marks, chosen, pointing, onChoose, onHover, onPeek, onWhyNot } = table;
  const ref = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const held = useRef(false);
  /** The pointer rests on it; the keyboard does. */
  const under = useRef({ pointer: false, keyboard: false });
  const [openFor, setOpenFor] = useState('');
  const legal = marks.legal.get(id) ?? none;
  const isHovered = useIsHovered(pointing, legal);
  const isLit = useIsLit(pointing, id);
  const lists = marks.lists?.has(id) === true;
  const refused = legal.length === 0 && !lists ? marks.refused.get(id)?.[0] : undefined;
  const state = stateOf(marks, id);
  const several = legal.length > 1 || lists;
  const only = legal.length === 1 ? legal[0] : undefined;
  const now = legal[0]?.decision.id ?? (lists ? 'nothing' : '');
  const isOpen = several && openFor === now && now !== '';

  useEffect(() => () => clearTimeout(timer.current), []);

  const box = (): DOMRect => (ref.current as HTMLButtonElement).getBoundingClientRect();
  const peek = (): void => {
    if (zoom !== undefined && !isOpen) onPeek(box(), inLarge(table, zoom()));
  };
  const whyNot = (body?: ReactNode): void => {
    if (refused !== undefined) onWhyNot(refused.decision, refused.offer, box(), body);
  };
  const explain = (): void =>
    refused === undefined ? peek() : whyNot(zoom === undefined ? undefined : inLarge(table, zoom()));
  const enter = (): void => {
    if (only !== undefined) onHover({ decision: only.decision, choice: only.offer.choice });
    if (refused !== undefined) whyNot();
    if (zoom !== undefined) timer.current = window.setTimeout(explain, refused === undefined ? PEEK_AFTER : ZOOM_AFTER);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (only !== undefined) onHover(null);
    onPeek(null);
  };
  // What becomes of a piece under a resting pointer is told as well; a refusal waits until one looks.
  const asks = several ? undefined : (only?.decision.id ?? refused?.decision.id);
  useEffect(() => {
    if (!(under.current.pointer || under.current.keyboard) || asks === undefined) return;
    clearTimeout(timer.current);
    if (only === undefined) timer.current = window.setTimeout(() => whyNot(), PEEK_AFTER);
    else enter();
  }, [asks, state]);

  const press = (): void => {
    clearTimeout(timer.current);
    if (held.current) held.current = false;
    else if (several) {
      onPeek(null);
      setOpenFor(isOpen ? '' : now);
    } else if (only !== undefined) onChoose(only.decision, only.offer.choice);
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
  const classes = ['piece', `is-${state}`, className];
  if (isChosen) classes.push('is-chosen');
  if (isHovered) classes.push('is-hovered');
  if (marks.subjects?.has(id) === true) classes.push('is-subject');
  if (marks.moved.has(id)) classes.push('is-moved');
  if (marks.left?.has(id) === true) classes.push('is-left');
  if (isLit) classes.push('is-lit');
  if (isOpen) classes.push('is-open');
  const quiet = marks.kinds.size > 0 && legal.length === 0 && refused === undefined && !lists;

  return (
    <>
      <button
        ref={ref}
        type="button"
        className={classes.join(' ')}
        style={style}
        data-piece={id}
        data-choice={several || only === undefined ? undefined : JSON.stringify(only.offer.choice)}
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
        <span className="unseen">{spoken(table, id, label)}</span>
        <span className="piece-face" aria-hidden>
          {children}
        </span>
        {isChosen && <CheckBadge />}
      </button>
      {isOpen && (
        <WaysList
          title={table.called(label)}
          legal={legal}
          refused={lists ? (marks.refused.get(id) ?? []) : []}
          opener={ref}
          close={() => setOpenFor('')}
        />
      )}
    </>
  );
}

/** What a press does, or why it does nothing, and what the piece is. */
function spoken({ view, game: { words }, called, marks }: BoardTable, key: PieceKey, label: Sentence): string {
  const may = marks.legal.get(key);
  if (may !== undefined) {
    const [{ decision, offer }] = may;
    if (may.length > 1) return called(say`${label}: ${may.length} choices`);
    return called(say`${words.choice(view, decision, offer.choice, offer.facts)}. ${label}`);
  }
  const mayNot = marks.refused.get(key)?.[0];
  if (mayNot === undefined || marks.lists?.has(key) === true) return called(label);
  const { decision, offer } = mayNot;
  return called(say`${label}. Not possible: ${words.refusal(view, decision, offer.choice, offer, offer.facts)}`);
}
