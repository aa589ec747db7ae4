/** What may be pressed and what answers "why not?": read by piece from what the page hands a board. */
import { piecesFor, piecesIn, same } from '@vesper/kernel';
import type { Choice, Event, Game, PieceKey, PieceTable, Seat, Told, Viewer } from '@vesper/kernel';
import { offersOf } from '@vesper/table/offers';
import type { Asked, Offer, Pointed, RefusedOffer } from '../board.ts';
import type { Lighting } from './intentions.ts';

export type { PieceKey } from '@vesper/kernel';

export const kindOfPiece = (key: PieceKey): string => key.slice(0, key.indexOf(':'));

export interface Legal {
  readonly decision: Asked;
  readonly offer: Offer;
}

export interface Refused {
  readonly decision: Asked;
  readonly offer: RefusedOffer;
}

export interface Asking {
  /** A piece with several choices shows them in a list. */
  readonly legal: ReadonlyMap<PieceKey, readonly Legal[]>;
  /** The first one is said when a piece is asked why not. */
  readonly refused: ReadonlyMap<PieceKey, readonly Refused[]>;
  /** Pieces of these kinds are asked for: the others of the kind step back. */
  readonly kinds: ReadonlySet<string>;
}

export interface Marks extends Asking {
  /** What others have touched since the viewer's last own choice. */
  readonly moved: ReadonlySet<PieceKey>;
  /** Where something was taken away since then. */
  readonly left?: ReadonlySet<PieceKey>;
  /** What the decision is about. */
  readonly subjects?: ReadonlySet<PieceKey>;
  /** Pieces that show a list also of one choice or none, with what cannot be done there. */
  readonly lists?: ReadonlySet<PieceKey>;
  /** What of it is in mind now: the page adds it. Without it everything is. */
  readonly lit?: Lighting['lit'];
  readonly aims?: Lighting['aims'];
  readonly journeys?: Lighting['journeys'];
}

/** The pieces that stand for a choice; none if only words do. */
type PiecesFor = (decision: Asked, choice: Choice) => readonly PieceKey[];

/** Own decisions by piece. A refusal may have other pieces than a choice: not every use of a card needs its "why not?". */
export function askingOf(asked: readonly Asked[], piecesFor: PiecesFor, refusedAt: PiecesFor = piecesFor): Asking {
  const legal = new Map<PieceKey, Legal[]>();
  const refused = new Map<PieceKey, Refused[]>();
  for (const decision of asked) {
    for (const offer of offersOf(decision))
      for (const key of piecesFor(decision, offer.choice)) add(legal, key, { decision, offer });
    for (const offer of decision.refused ?? [])
      for (const key of refusedAt(decision, offer.choice)) add(refused, key, { decision, offer });
  }
  return { legal, refused, kinds: new Set([...legal.keys()].map(kindOfPiece)) };
}

function add<T>(map: Map<PieceKey, T[]>, key: PieceKey, item: T): void {
  const found = map.get(key);
  if (found === undefined) map.set(key, [item]);
  else found.push(item);
}

/** What follows from the game's table of pieces and its sentences; a board adds what only it knows. */
export function marksBy(
  { words }: Game,
  pieces: PieceTable,
  view: unknown,
  viewer: Viewer,
  asked: readonly Asked[],
  told: readonly Told[],
): Marks {
  const points: PiecesFor = (decision, choice) => piecesFor(pieces, view, decision, choice);
  const subjects = new Set<PieceKey>();
  for (const decision of asked) for (const key of piecesIn(words.prompt(view, decision), true)) subjects.add(key);
  const moved = new Set<PieceKey>();
  for (const { event } of told) {
    const { seat } = event as Event & { readonly seat?: Seat };
    const sentence = seat === undefined || seat === viewer ? undefined : words.event(view, event);
    if (sentence !== undefined) for (const key of piecesIn(sentence)) moved.add(key);
  }
  return { ...askingOf(asked, points), subjects, moved };
}

/** `possible`: it may be chosen, too, but something else is in mind. */
export type PieceState = 'idle' | 'legal' | 'possible' | 'refused' | 'dim';

export function stateOf(
  { legal, lit = legal, journeys, refused, kinds }: Asking & Pick<Marks, 'lit' | 'journeys'>,
  key: PieceKey,
): PieceState {
  if (lit.has(key)) return 'legal';
  if (legal.has(key) || journeys?.has(key) === true) return 'possible';
  if (refused.has(key)) return 'refused';
  return kinds.has(kindOfPiece(key)) ? 'dim' : 'idle';
}

export const isPointed = (at: Pointed | null, { decision, offer }: Legal): boolean =>
  at !== null && at.decision.id === decision.id && same(at.choice, offer.choice);
