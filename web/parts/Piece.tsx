/**
 * Anything of a board that can be pointed at: a button that chooses when there is one way to choose it, lists the ways
 * when there are several, says why when there is none, and shows itself larger otherwise. Arrow keys go from one legal
 * piece to the next.
 */
import { say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { CheckBadge, HintBadge } from './CheckBadge.tsx';
import { WaysList } from './Ways.tsx';
import { inLarge, useBoardTable } from './boardTable.tsx';
import type { BoardTable } from './boardTable.tsx';
import { cheapest } from './intentions.ts';
import type { Journey } from './intentions.ts';
import { walk } from './keyboard.ts';
import { isPointed, stateOf } from './marks.ts';
import type { Legal, PieceKey } from './marks.ts';
import { useIsHinted, useIsHovered, useIsLit } from './pointing.ts';

const PEEK_AFTER = 400;
/** A refusal is said at once; whoever stays sees the piece as well. */
const ZOOM_AFTER = 1200;

/** What fingers press is at least this large each way. */
const FINGER = 44;
const isSmall = ({ width, height }: DOMRect): boolean => Math.min(width, height) < FINGER;

const none: readonly Legal[] = [];

/** What a press on a piece means: one choice, a list of them, or a look at where it leads. */
export interface Presses {
  readonly ways: readonly Legal[];
  /** Of several ways the one that nobody would pay more for. */
  readonly only: Legal | undefined;
  readonly opens: boolean;
  readonly aims: boolean;
  /** Several choices one after the other lead there. */
  readonly journey: Journey | undefined;
}

const nobody: readonly PieceKey[] = [];

/** The choices of a piece, and of those it gathers. */
function choicesOf(of: ReadonlyMap<PieceKey, readonly Legal[]>, id: PieceKey, gathers: readonly PieceKey[]) {
  const own = of.get(id) ?? none;
  return gathers.length === 0 ? own : [...own, ...gathers.flatMap(key => of.get(key) ?? none)];
}

export function pressesOf(
  table: Pick<BoardTable, 'marks' | 'intending' | 'layout'>,
  id: PieceKey,
  gathers: readonly PieceKey[] = nobody,
): Presses {
  const { marks, intending, layout } = table;
  const legal = choicesOf(marks.legal, id, gathers);
  const lit = marks.lit === undefined ? legal : choicesOf(marks.lit, id, gathers);
  if (marks.aims?.has(id) === true)
    return { ways: legal, only: undefined, opens: false, aims: true, journey: undefined };
  const lists = marks.lists?.has(id) === true;
  const ways = lit.length > 0 ? lit : legal;
  const journey = lit.length > 0 || lists ? undefined : marks.journeys?.get(id);
  const all = [...(journey === undefined ? [] : [journey]), ...ways];
  const best = all.length === 1 ? all[0] : cheapest(all, way => ('means' in way ? way.means : intending.meansOf(way)));
  const only = lists || best === undefined || 'means' in best ? undefined : best;
  // A phone shows what is chosen before it is made; a journey is not one choice, and is shown in the list.
  const goes = best !== undefined && best === journey && layout !== 'phone';
  return { ways, only, opens: only === undefined && !goes && (all.length > 0 || lists), aims: false, journey };
}

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
  /** Smaller pieces on it that no finger would hit: pressing it lists what may be chosen there. */
  readonly gathers?: readonly PieceKey[];
}) {
  const { id, label, className, style, zoom, onIdle, children, travels = false, gathers = nobody } = props;
  const table = useBoardTable();
  const { marks, chosen, pointing, intending, onIntend, onSetOut, onChoose, onHover, onPeek, onWhyNot } = table;
  const ref = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const held = useRef(false);
  /** The pointer rests on it; the keyboard does. */
  const under = useRef({ pointer: false, keyboard: false });
  const [openFor, setOpenFor] = useState('');
  const { ways, only, opens, aims, journey } = pressesOf(table, id, gathers);
  const isHovered = useIsHovered(pointing, ways);
  const isLit = useIsLit(pointing, id);
  const isHinted = useIsHinted(pointing, gathers.length === 0 ? (marks.legal.get(id) ?? none) : ways);
  const lists = marks.lists?.has(id) === true;
  const refused = ways.length === 0 && journey === undefined && !lists ? marks.refused.get(id)?.[0] : undefined;
  const state = stateOf(marks, [id, ...gathers].find(key => stateOf(marks, key) === 'legal') ?? id);
  const now = (ways[0] ?? journey)?.decision.id ?? (lists ? 'nothing' : '');
  const isOpen = opens && openFor === now && now !== '';
  const isInMind = intending.now !== null && 'piece' in intending.now && intending.now.piece === id;

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
    // The pointer and the keyboard may come both: one of them waits.
    clearTimeout(timer.current);
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
  const asks = opens || aims ? undefined : (only?.decision.id ?? refused?.decision.id);
  useEffect(() => {
    if (!(under.current.pointer || under.current.keyboard) || asks === undefined) return;
    clearTimeout(timer.current);
    if (only === undefined) timer.current = window.setTimeout(() => whyNot(), PEEK_AFTER);
    else enter();
  }, [asks, state]);

  const press = (): void => {
    clearTimeout(timer.current);
    const armed = ways.find(way => isPointed(chosen, way)) ?? only;
    if (held.current) held.current = false;
    else if (aims) {
      onPeek(null);
      onIntend(isInMind ? null : { piece: id });
    } else if (opens) {
      onPeek(null);
      setOpenFor(isOpen ? '' : now);
    } else if (armed !== undefined) onChoose(armed.decision, armed.offer.choice, ways.length > 1 || isSmall(box()));
    else if (journey !== undefined) onSetOut(journey);
    else if (refused !== undefined) whyNot();
    else if (onIdle !== undefined) onIdle();
    else peek();
  };
  const hold = ({ pointerType, pointerId, isPrimary, target }: PointerEvent): void => {
    held.current = false;
    clearTimeout(timer.current);
    if (pointerType === 'mouse' || !isPrimary || zoom === undefined) return;
    timer.current = window.setTimeout(() => {
      // A finger that has left, or is dragging the map, does not hold the piece any more.
      if (!(target as Element).hasPointerCapture(pointerId)) return;
      held.current = true;
      explain();
    }, PEEK_AFTER);
  };

  const isChosen = ways.some(found => isPointed(chosen, found));
  const classes = ['piece', `is-${state}`, className];
  if (isChosen) classes.push('is-chosen');
  if (isHovered) classes.push('is-hovered');
  if (marks.subjects?.has(id) === true) classes.push('is-subject');
  if (marks.moved.has(id)) classes.push('is-moved');
  if (marks.left?.has(id) === true) classes.push('is-left');
  if (isLit) classes.push('is-lit');
  if (isHinted) classes.push('is-hinted');
  if (isOpen) classes.push('is-open');
  if (isInMind) classes.push('is-aiming');
  const quiet = marks.kinds.size > 0 && ways.length === 0 && journey === undefined && refused === undefined && !lists;
  const json = (found: readonly Legal[]): string => JSON.stringify(found.map(({ offer }) => offer.choice));

  return (
    <>
      <button
        ref={ref}
        type="button"
        className={classes.join(' ')}
        style={style}
        data-piece={id}
        data-choice={only === undefined ? undefined : JSON.stringify(only.offer.choice)}
        data-opens={opens ? json(ways) : undefined}
        data-intends={aims ? json(ways) : undefined}
        data-flip={travels ? id : undefined}
        data-zooms={zoom === undefined ? undefined : ''}
        tabIndex={quiet ? -1 : 0}
        aria-disabled={refused !== undefined || undefined}
        aria-pressed={aims ? isInMind : isChosen && !opens ? true : undefined}
        aria-expanded={opens ? isOpen : undefined}
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
        <span className="unseen">{spoken(table, id, label, gathers)}</span>
        <span className="piece-face" aria-hidden>
          {children}
        </span>
        {isChosen ? <CheckBadge /> : isHinted && <HintBadge />}
      </button>
      {isOpen && (
        <WaysList
          title={table.called(label)}
          legal={ways}
          journey={journey}
          refused={lists ? (marks.refused.get(id) ?? []) : []}
          opener={ref}
          close={() => setOpenFor('')}
        />
      )}
    </>
  );
}

/** What a press does, or why it does nothing, and what the piece is. */
function spoken(table: BoardTable, key: PieceKey, label: Sentence, gathers: readonly PieceKey[]): string {
  const { view, called, marks } = table;
  const { words } = table.game;
  const { ways, only, journey } = pressesOf(table, key, gathers);
  if (ways.length === 0 && journey !== undefined)
    return called(say`${label}. ${journey.means.words}, ${journey.means.takes}`);
  const [first] = only === undefined ? ways : [only];
  if (first !== undefined) {
    const { decision, offer } = first;
    if (only === undefined && ways.length > 1) return called(say`${label}: ${ways.length} choices`);
    return called(say`${words.choice(view, decision, offer.choice, offer.facts)}. ${label}`);
  }
  const mayNot = marks.refused.get(key)?.[0];
  if (mayNot === undefined || marks.lists?.has(key) === true) return called(label);
  const { decision, offer } = mayNot;
  return called(say`${label}. Not possible: ${words.refusal(view, decision, offer.choice, offer, offer.facts)}`);
}
