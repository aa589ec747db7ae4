/**
 * What the page gives a game's board and what it wants from it. Boards live in `games/<id>/board/index.tsx`, are loaded
 * only when a table of that game opens, and contain no rules: what may be pressed comes in `asked`.
 */
import type { Choice, Event, Game, PieceTable, RuleId, Seat, Sentence, Told, Viewer } from '@vesper/kernel';
import type { Asked, Offer, RefusedOffer } from '@vesper/table/messages';
import type { ComponentType, ReactNode } from 'react';

export type { Asked, Offer, RefusedOffer } from '@vesper/table/messages';
export { offersOf } from '@vesper/table/offers';
export { boardTable } from './parts/boardTable.tsx';
export type { BoardTable, WayLook } from './parts/boardTable.tsx';
export { isActing, othersOf, ownDecision, ownSeat, turnsFrom } from './parts/asking.ts';
export { Ground } from './parts/Ground.tsx';
export type { Material } from './parts/Ground.tsx';
export { regions } from './parts/Region.tsx';
export type { Room } from './parts/Region.tsx';
export { Named, Roll, SeatChip, SeatChips, Self } from './parts/seats.tsx';
export { showing } from './parts/showing.ts';
export { Fan, Hand, stepOf } from './parts/Hand.tsx';
export { Places, usePlace } from './parts/Places.tsx';
export type { Place } from './parts/Places.tsx';
export { Peekable, Zoom } from './parts/Zoom.tsx';
export {
  EASE_LAND,
  MOVE,
  SCENE,
  copyOf,
  find,
  hide,
  home,
  keep,
  movedByHand,
  piece,
  steps,
  turnOver,
  useFlights,
} from './parts/flights.ts';
export type { Choreography, Flights, Scene, Steps } from './parts/flights.ts';
export { Icon } from './parts/Icon.tsx';
export { frameOf, known, offersBy, questionsBy } from './parts/byAsk.ts';
export type { Known, OffersBy } from './parts/byAsk.ts';
export { askingOf } from './parts/marks.ts';
export type { Legal, Marks, PieceKey, Refused } from './parts/marks.ts';
export { Piece } from './parts/Piece.tsx';
export { useHovered } from './parts/pointing.ts';
export { Veil } from './parts/Veil.tsx';
export { Waiting, Ways } from './parts/Ways.tsx';
export type { IconName } from './parts/Icon.tsx';
export { seatColours, SeatSymbol } from './parts/SeatSymbol.tsx';
export type { SeatColour } from './parts/SeatSymbol.tsx';
import type { BoardIcons } from './parts/Icon.tsx';
import type { Pointing } from './parts/pointing.ts';
import type { SeatColour } from './parts/SeatSymbol.tsx';

/** A legal choice somebody points at: on the board, in the strip or in the text twin. */
export interface Pointed {
  readonly decision: Asked;
  readonly choice: Choice;
}

export type Layout = 'wide' | 'tall' | 'phone';

export interface BoardProps<V = unknown> {
  readonly view: V;
  readonly viewer: Viewer;
  readonly game: Game;
  /** Decisions that wait. Own ones carry `choices` and `refused` with facts; empty while one looks at the past. */
  readonly asked: readonly Asked[];
  /** A legal piece was pressed. The page commits it, or marks it `chosen` first if it cannot be undone. */
  onChoose(decision: Asked, choice: Choice): void;
  /** Pressed once and waiting to be confirmed: lifted, with a check mark. Pressing it again confirms. */
  readonly chosen: Pointed | null;
  /** What is pointed at and lit: pieces listen to their own part of it (`useHovered` for what lies elsewhere). */
  readonly pointing: Pointing;
  onHover(pointed: Pointed | null): void;
  /** "Why not?" for a refused piece, on hover, focus or press; `body` is shown above it (the card's zoom, for instance). */
  onWhyNot(decision: Asked, refused: RefusedOffer, anchor: DOMRect, body?: ReactNode): void;
  /** Zoom or explanation beside a piece (a sheet on phones); `null` closes it and "Why not?" as well. */
  onPeek(anchor: DOMRect | null, body?: ReactNode): void;
  /** Opens the manual at a clause. */
  onRule(rule: RuleId): void;
  /** Events since the scene before, for animation. */
  readonly justTold: readonly Told[];
  /** Events since the viewer's last own choice, for "last moved" marks. */
  readonly lastMoved: readonly Told[];
  readonly layout: Layout;
  readonly reducedMotion: boolean;
  /** What people are called, by seat: "Hester", "Bot, greedy". */
  readonly seatNames: readonly string[];
  /** What is known of a seat beside the game. */
  readonly seatKinds: readonly ('person' | 'bot' | 'open')[];
  /** Whom a phone shows: the seat whose chip was tapped, or `null`. */
  readonly openSeat: Seat | null;
  onOpenSeat(seat: Seat | null): void;
}

/** A choice in the strip. */
export interface Chip {
  readonly label: string;
  readonly price?: ReactNode;
}

export interface BoardModule<V = unknown> {
  /** The stage: fills its region, whatever its size. */
  readonly Board: ComponentType<BoardProps<V>>;
  /** Own things: below the strip of choices (the page draws that), self on the left. */
  readonly Dock: ComponentType<BoardProps<V>>;
  /** The other seats, then one panel of the game; a strip of chips in layouts `tall` and `phone`. */
  readonly Rail: ComponentType<BoardProps<V>>;
  /**
   * The earliest version of the rules whose views it draws. A match by earlier rules gets the plain board, which needs
   * nothing but the words of its edition.
   */
  readonly since: number;
  /** Those that only this board uses: `icons.gen.ts` beside it, written by `web/icons.mjs`. */
  readonly icons: BoardIcons;
  /** The game's table of pieces. */
  readonly pieces?: PieceTable<V>;
  seatColour(view: V, seat: Seat): SeatColour;
  /** The seat an event is about, for the log's symbol; `null` = the game itself. Default: its field `seat`. */
  eventSeat?(event: Event, view: V): Seat | null;
  /** Events that open a chapter of the log ("All messengers are placed"): the words of the mark. */
  chapter?(view: V, event: Event): string | undefined;
  /** Right of the status line. Default: `words.status` without dots. */
  progress?(view: V): { readonly text: string; readonly done: number; readonly of: number };
  /** The strip's question and a choice in it, shorter than `words.choice` ("Arrest whom?", "Bridget Bishop" 1). */
  question?(view: V, decision: Asked): string | undefined;
  chip?(view: V, decision: Asked, offer: Offer): Chip | undefined;
  /** Groups for more than 7 choices ("Prominent row"), where they are not those of the pieces. */
  group?(view: V, decision: Asked, offer: Offer): string;
  /** The sum behind a choice, for tooltips and the phone's sheet. */
  detail?(view: V, decision: Asked, offer: Offer): ReactNode;
  /** The choice that stands in the corner as the way forward ("Arrest no one"). Default: decline, done, stop, pass. */
  isWayForward?(decision: Asked, choice: Choice): boolean;
  /** After the end: how the tale went on, sentence by sentence, below the score sheet. */
  epilogue?(view: V): readonly Sentence[];
  /** The phone's tab for everybody's things. Default: "Players". */
  readonly thingsLabel?: string;
}
