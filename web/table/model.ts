/** Everything the parts of the table page share: what is looked at, what may be chosen, and what is pointed at. */
import { same } from '@vesper/kernel';
import type { Choice, Event, Game, Replay, RuleId, Seat, Sentence, Told, Viewer } from '@vesper/kernel';
import type { Asked, Happening, Offer, Scene } from '@vesper/table/messages';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { BoardModule, Layout, Pointed, SeatColour } from '../board.ts';
import type { Intending, Intent, Journey } from '../parts/intentions.ts';
import type { Pointing } from '../parts/pointing.ts';
import type { Shape } from '../parts/screen.ts';
import type { SeatState } from '../session/around.ts';
import type { Hint, Session, SessionState } from '../session/session.ts';
import type { Foresight } from '../session/foresight.ts';
import type { Script } from '../parts/scenes.ts';
import type { Change } from '../session/recap.ts';
import type { Playing } from '../session/staging.ts';
import type { Chances } from './useChances.ts';

export type Tab = 'log' | 'recap' | 'review' | 'manual' | 'chat' | 'notes';
export type Opened = 'menu' | 'settings' | 'players' | 'score' | 'share' | 'aims' | null;

/** A legal choice with its place in the strip. */
export interface Numbered extends Pointed {
  readonly offer: Offer;
  readonly label: string;
  readonly wayForward: boolean;
}

export interface Ui {
  readonly chosen: Pointed | null;
  /** What one has in mind, until the next decision. */
  readonly intent: { readonly asked: string; readonly intent: Intent } | null;
  readonly tab: Tab;
  /** The drawer of arrangements without a side. */
  readonly drawer: boolean;
  readonly clause: RuleId | null;
  readonly twin: boolean;
  readonly opened: Opened;
  readonly openSeat: Seat | null;
  /** "How do I score?" is open. */
  readonly aims: boolean;
  readonly hint: Hint | 'thinking' | 'none' | null;
  readonly notice: string | null;
  readonly busy: boolean;
  /** Interjections that would change nothing now are offered as well. */
  readonly stepsIn: boolean;
}

export interface TableModel {
  readonly session: Session;
  readonly state: SessionState;
  readonly game: Game;
  readonly board: BoardModule;
  readonly layout: Layout;
  readonly shape: Shape;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly scene: Scene;
  readonly log: readonly Told[];
  readonly past: boolean;
  /** Entries in the record now. */
  readonly length: number;
  /** Own decisions that can be answered now. */
  readonly mine: readonly Asked[];
  /** Interjections that could be made but would change nothing that is about to happen. */
  readonly idle: readonly Asked[];
  /** Somebody the table waits for, with what is asked. */
  readonly waitsFor: Asked | null;
  readonly offers: readonly Numbered[];
  /** What of it is in mind. */
  readonly intending: Intending;
  /** Events since the viewer's last own choice. */
  readonly recap: readonly Told[];
  /** One's own numbers that are different since then. */
  readonly changes: readonly Change[];
  /** The scene that is being played; nothing can be chosen meanwhile. */
  readonly playing: (Playing & { readonly lines: readonly Sentence[] }) | null;
  /** A scene that was not played, to be read. */
  readonly summary: Script | null;
  readonly seatNames: readonly string[];
  readonly seatColours: readonly SeatColour[];
  /** What is to be known of the seats beside the game. */
  readonly seatStates: readonly (SeatState | null)[];
  /** What happened at the table, up to the moment that is looked at. */
  readonly happened: readonly Happening[];
  /** Lines of the talk that were not read yet. */
  readonly unread: number;
  /** The whole match, once it is over. */
  readonly file: Replay | null;
  readonly chances: Chances;
  readonly ui: Ui;
  readonly pointing: Pointing;
  readonly foresight: Foresight;
  /** A part of it, or what becomes of it as it is by then. */
  set(part: Partial<Ui> | ((ui: Ui) => Partial<Ui>)): void;
  /** Presses a legal choice: commits it, or arms it first; on a phone also where a finger easily `slips`. */
  press(pointed: Pointed, slips?: boolean): void;
  commit(pointed: Pointed): void;
  /** Lights something else; `null` = the usual. */
  intend(intent: Intent | null): void;
  /** Makes the choices of a journey one after the other. */
  setOut(journey: Journey): void;
  undo(): void;
  /** On to the next beat of the scene. */
  goOn(): void;
  /** No more of the scene. */
  skipScene(): void;
  closeSummary(): void;
  goTo(n: number | null): void;
  askHint(): void;
  rule(id: RuleId): void;
  say(sentence: Sentence): ReactNode;
  /** The same as plain text. */
  called(sentence: Sentence): string;
}

export const TableContext = createContext<TableModel | null>(null);

export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (model === null) throw new Error('useTable outside a table.');
  return model;
}

/** What stays the same however often the table changes: whatever needs no more than this is not drawn again with it. */
export type Steady = Pick<TableModel, 'game' | 'pointing' | 'set' | 'press' | 'intend' | 'setOut' | 'goTo' | 'rule'>;

export const SteadyContext = createContext<Steady | null>(null);

export function useSteady(): Steady {
  const steady = useContext(SteadyContext);
  if (steady === null) throw new Error('useSteady outside a table.');
  return steady;
}

export const samePointed = (a: Pointed | null, b: Pointed | null): boolean =>
  a !== null && b !== null && a.decision.id === b.decision.id && same(a.choice, b.choice);

/** Log, manual and chat lie beside the board; else in a drawer. */
export const hasSide = ({ shape }: TableModel): boolean => shape === 'large' || shape === 'wide' || shape === 'low';

const forward: readonly Choice[] = ['decline', 'done', 'stop', 'pass', 'end'];

export const isWayForward = (board: BoardModule, decision: Asked, choice: Choice): boolean =>
  board.isWayForward?.(decision, choice) ?? forward.includes(choice);

export const seatOf = (board: BoardModule, event: Event, view: unknown): Seat | null => {
  if (board.eventSeat !== undefined) return board.eventSeat(event, view);
  const { seat } = event as { readonly seat?: Seat };
  return typeof seat === 'number' ? seat : null;
};
