/** Everything the parts of the table page share: what is looked at, what may be chosen, and what is pointed at. */
import { same } from '@vesper/kernel';
import type { Choice, Event, Game, RuleId, Seat, Sentence, Told, Viewer } from '@vesper/kernel';
import type { Asked, Offer, Scene } from '@vesper/table/messages';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { BoardModule, Layout, Pointed, SeatColour } from '../board.ts';
import type { Pointing } from '../parts/pointing.ts';
import type { Hint, Session, SessionState } from '../session/session.ts';
import type { Chances } from './useChances.ts';

export type Tab = 'log' | 'recap' | 'manual' | 'notes';
export type Opened = 'settings' | 'players' | 'score' | 'share' | null;

/** A legal choice with its place in the strip. */
export interface Numbered extends Pointed {
  readonly offer: Offer;
  readonly label: string;
  readonly wayForward: boolean;
}

export interface Ui {
  readonly chosen: Pointed | null;
  readonly tab: Tab;
  /** The drawer of layouts `tall` and `phone`. */
  readonly drawer: boolean;
  readonly clause: RuleId | null;
  readonly twin: boolean;
  readonly opened: Opened;
  readonly openSeat: Seat | null;
  readonly hint: Hint | 'thinking' | 'none' | null;
  readonly notice: string | null;
  readonly busy: boolean;
}

export interface TableModel {
  readonly session: Session;
  readonly state: SessionState;
  readonly game: Game;
  readonly board: BoardModule;
  readonly layout: Layout;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly scene: Scene;
  readonly log: readonly Told[];
  readonly past: boolean;
  /** Entries in the record now. */
  readonly length: number;
  /** Own decisions that can be answered now. */
  readonly mine: readonly Asked[];
  /** Somebody the table waits for, with what is asked. */
  readonly waitsFor: Asked | null;
  readonly offers: readonly Numbered[];
  /** Events since the viewer's last own choice. */
  readonly recap: readonly Told[];
  readonly seatNames: readonly string[];
  readonly seatColours: readonly SeatColour[];
  readonly chances: Chances;
  readonly ui: Ui;
  readonly pointing: Pointing;
  set(part: Partial<Ui>): void;
  /** Presses a legal choice: commits it, or arms it first. */
  press(pointed: Pointed): void;
  commit(pointed: Pointed): void;
  undo(): void;
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

export const samePointed = (a: Pointed | null, b: Pointed | null): boolean =>
  a !== null && b !== null && a.decision.id === b.decision.id && same(a.choice, b.choice);

const forward: readonly Choice[] = ['decline', 'done', 'stop', 'pass', 'end'];

export const isWayForward = (board: BoardModule, decision: Asked, choice: Choice): boolean =>
  board.isWayForward?.(decision, choice) ?? forward.includes(choice);

export const seatOf = (board: BoardModule, event: Event, view: unknown): Seat | null => {
  if (board.eventSeat !== undefined) return board.eventSeat(event, view);
  const { seat } = event as { readonly seat?: Seat };
  return typeof seat === 'number' ? seat : null;
};
