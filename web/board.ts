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
export { Points } from './parts/Points.tsx';
export { aimsOf, sumOf } from './parts/aims.ts';
export { Explained, Sum } from './parts/Explained.tsx';
export type { Term } from './parts/Explained.tsx';
export { Ground } from './parts/Ground.tsx';
export type { Material } from './parts/Ground.tsx';
export { regions } from './parts/Region.tsx';
export type { Room } from './parts/Region.tsx';
export { Named, Roll, SeatChip, SeatChips, Self } from './parts/seats.tsx';
export { SeatState } from './parts/SeatState.tsx';
export { showing } from './parts/showing.ts';
export { Fan, Hand, stepOf } from './parts/Hand.tsx';
export { Places, usePlace } from './parts/Places.tsx';
export type { Place } from './parts/Places.tsx';
export { Peekable, Zoom } from './parts/Zoom.tsx';
export {
  EASE_LAND,
  EASE_MOVE,
  MOVE,
  SCENE,
  animate,
  copyOf,
  find,
  hide,
  home,
  movedByHand,
  piece,
  steps,
  turnOver,
  useFlights,
} from './parts/flights.ts';
export type { Choreography, Flights, Scene, Steps } from './parts/flights.ts';
export { beatsOf, scriptOf } from './parts/scenes.ts';
export type { Beat, Cutting, Happening, Script } from './parts/scenes.ts';
export { later } from './parts/later.tsx';
export { bringIcons, drawnIcon, Icon } from './parts/Icon.tsx';
export { frameOf, known, offersBy, questionsBy } from './parts/byAsk.ts';
export type { Known, OffersBy } from './parts/byAsk.ts';
export { intentionsBy } from './parts/intentions.ts';
export type { Intention, Means } from './parts/intentions.ts';
export { MapFrame, useIsNear, useSeen } from './parts/MapFrame.tsx';
export { reachStyle } from './parts/reach.ts';
export type { Point, Sight } from './parts/sight.ts';
export { MoreWays } from './parts/MoreWays.tsx';
export { askingOf, stateOf } from './parts/marks.ts';
export type { Legal, Marks, PieceKey, Refused } from './parts/marks.ts';
export { Piece } from './parts/Piece.tsx';
export { useHovered } from './parts/pointing.ts';
export { Veil } from './parts/Veil.tsx';
export { Waiting, Ways } from './parts/Ways.tsx';
export type { IconName } from './parts/Icon.tsx';
export { seatColours, SeatSymbol } from './parts/SeatSymbol.tsx';
export type { SeatColour } from './parts/SeatSymbol.tsx';
import type { BoardIcons, IconName } from './parts/Icon.tsx';
import type { Intending, Intent, Intentions, Journey, Means } from './parts/intentions.ts';
import type { Pointing } from './parts/pointing.ts';
import type { Happening, Script } from './parts/scenes.ts';
import type { SeatColour } from './parts/SeatSymbol.tsx';
import type { SeatState as SeatStateWords } from './session/around.ts';

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
  /**
   * A legal piece was pressed. The page commits it, or marks it `chosen` first if it cannot be undone, or on a phone if a
   * finger `slips` there: it is small, or stands for several ways.
   */
  onChoose(decision: Asked, choice: Choice, slips?: boolean): void;
  /** Pressed once and waiting to be confirmed: lifted, with a check mark. Pressing it again confirms. */
  readonly chosen: Pointed | null;
  /** What one has in mind: of much that may be chosen, that is lit. */
  readonly intending: Intending;
  /** A card, a skill or a place was pressed to see its own choices; `null` = back to the usual. */
  onIntend(intent: Intent | null): void;
  /** Several choices one after the other: made until something comes in between. */
  onSetOut(journey: Journey): void;
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
  /** Everything this viewer was told, up to the moment that is shown. */
  readonly log: readonly Told[];
  /** Events since the viewer's last own choice, for "last moved" marks. */
  readonly lastMoved: readonly Told[];
  readonly layout: Layout;
  readonly reducedMotion: boolean;
  /** What people are called, by seat: "Hester", "Bot, greedy". */
  readonly seatNames: readonly string[];
  /** What is known of a seat beside the game. */
  readonly seatKinds: readonly ('person' | 'bot' | 'open')[];
  /** Who is away, has conceded or lets a bot play; `SeatState` shows it beside a name. */
  readonly seatStates: readonly (SeatStateWords | null)[];
  /** Whom a phone shows: the seat whose chip was tapped, or `null`. */
  readonly openSeat: Seat | null;
  onOpenSeat(seat: Seat | null): void;
}

/** Pieces of a board beside the clauses of the manual that speak of them. */
export interface ManualPictures {
  /** The class that carries the board's custom properties. */
  readonly board: string;
  /** By clause. They have no table: only what is drawn without one. */
  readonly of: Readonly<Record<RuleId, () => ReactNode>>;
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
  chapter?(view: V, event: Event): Sentence | undefined;
  /** Right of the status line. Default: `words.status` without dots. */
  progress?(view: V): { readonly text: string; readonly done: number; readonly of: number };
  /** The strip's question and a choice in it, shorter than `words.choice` ("Arrest whom?", "Bridget Bishop" 1). */
  question?(view: V, decision: Asked): string | undefined;
  chip?(view: V, decision: Asked, offer: Offer): Chip | undefined;
  /** The number that is printed on what a choice points at; where one is, keys and chips go by it. */
  number?(view: V, decision: Asked, offer: Offer): number | undefined;
  /** Groups for more than 7 choices ("Prominent row"), where they are not those of the pieces. */
  group?(view: V, decision: Asked, offer: Offer): string;
  /** What one may have in mind, by decision: above about twenty choices only the usual ones are lit at first. */
  intentions?(view: V, decision: Asked): Intentions | undefined;
  /** How a choice gets to its place and what that takes, where there may be several ways. */
  means?(view: V, decision: Asked, offer: Offer): Means | undefined;
  /**
   * How what is refused as yet is reached by several choices: the first of them, and what all of them take. The page makes
   * them one after the other, each only if it is offered and nothing has come in between that could not be taken back.
   */
  journey?(view: V, decision: Asked, wanted: Offer): { readonly next: Choice; readonly means: Means } | undefined;
  /**
   * What is usually done in one go, though every part of it is a choice of its own: the first of them, and what comes of all.
   * The page offers it beside the intentions, and makes the choices one after the other as it does those of a journey.
   */
  errand?(
    view: V,
    decision: Asked,
  ): { readonly name: string; readonly icon: IconName; readonly next: Choice; readonly means: Means } | undefined;
  /** The sum behind a choice, for tooltips and the phone's sheet. */
  detail?(view: V, decision: Asked, offer: Offer): ReactNode;
  /** The choice that stands in the corner as the way forward ("Arrest no one"). Default: decline, done, stop, pass. */
  isWayForward?(decision: Asked, choice: Choice): boolean;
  /**
   * A sign of its own names it and how it may go ("Fight", 2 dice, 58 %): nobody presses that by a slip, so it is asked once
   * where nothing but chance, or that others go on, makes it final.
   */
  isSigned?(decision: Asked, choice: Choice): boolean;
  /**
   * What an entry of the record brings about, beat by beat; `undefined` = it is no scene, and the table is shown as it is.
   * The place marked with `data-scene-place` on the stage, if there is one, holds the words. It is fetched when the first
   * decision is on the page: nothing is played before that.
   */
  readonly scenes?: () => Promise<{ scene(happening: Happening<V>): Script<V> | undefined }>;
  /** Pictures for the manual, fetched with it. */
  readonly manual?: () => Promise<{ readonly pictures: ManualPictures }>;
  /** A seat's numbers by their names, for the recap: what is different since its last turn is said there. */
  standing?(view: V, seat: Seat): readonly { readonly name: string; readonly n: number }[];
  /** After the end: how the tale went on, sentence by sentence, below the score sheet. */
  epilogue?(view: V): readonly Sentence[];
  /** How it ended, as a picture at the head of the score sheet. */
  readonly Finale?: ComponentType<{ readonly view: V; called(sentence: Sentence): string }>;
  /** Events by which a tale is told: where the match turned, the last of them is named. Default: any. */
  isMilestone?(event: Event): boolean;
  /** The phone's tab for everybody's things. Default: "Players". */
  readonly thingsLabel?: string;
}
