/** What may be pressed, what answers "why not?", and what has just moved: read from what the page hands in, by piece. */
import type { Choice, Event, Seat, Told } from '@vesper/kernel';
import type { Asked, Offer, RefusedOffer } from '@vesper/web/board';
import { ThomasPutnam } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { SalemEvent, SalemView, Zone } from '../state.ts';

/** `colonist:12`, `space:8`, `faction:0`. */
export type PieceKey = string;
export type PieceKind = 'colonist' | 'space' | 'faction';

export const colonistKey = (colonist: number): PieceKey => `colonist:${colonist}`;
export const spaceKey = (space: number): PieceKey => `space:${space}`;
export const factionKey = (seat: Seat): PieceKey => `faction:${seat}`;
export const kindOfPiece = (key: PieceKey): PieceKind => key.slice(0, key.indexOf(':')) as PieceKind;

export interface Legal {
  readonly decision: Asked;
  readonly offer: Offer;
}

export interface Refused {
  readonly decision: Asked;
  readonly offer: RefusedOffer;
}

export interface Marks {
  readonly legal: ReadonlyMap<PieceKey, Legal>;
  readonly refused: ReadonlyMap<PieceKey, Refused>;
  /** Pieces of these kinds are asked for: the others of the kind step back. */
  readonly kinds: ReadonlySet<PieceKind>;
  /** Whom the decision is about: the colonist whose ability is used, the one whose arrest is tried. */
  readonly subjects: ReadonlySet<PieceKey>;
  readonly moved: ReadonlySet<PieceKey>;
  /** Where something was taken away: colonists who lost a token to another one. */
  readonly left: ReadonlySet<PieceKey>;
  /** Colonists who were taken away, and the zone they came from. */
  readonly gone: ReadonlyMap<Colonist, Zone>;
}

interface Frame {
  readonly by?: number;
  readonly colonist?: number;
  readonly last?: number;
  readonly target?: number;
}

/** The piece that stands for a choice, or `null` if only words do. */
export function pieceOf(decision: Asked, choice: Choice): PieceKey | null {
  if (typeof choice === 'number') return decision.ask === 'place' ? spaceKey(choice) : colonistKey(choice);
  if (choice === 'generate') return factionKey(decision.seat);
  if (choice === 'thomas') return colonistKey(ThomasPutnam);
  const { colonist } = decision.frame as Frame;
  if (choice === 'pay' && colonist !== undefined) return colonistKey(colonist);
  return null;
}

export function marksOf(view: SalemView, asked: readonly Asked[], lastMoved: readonly Told[]): Marks {
  const legal = new Map<PieceKey, Legal>();
  const refused = new Map<PieceKey, Refused>();
  const kinds = new Set<PieceKind>();
  const subjects = new Set<PieceKey>();
  for (const decision of asked) {
    for (const about of aboutWhom(decision)) subjects.add(colonistKey(about));
    for (const offer of decision.choices ?? []) {
      const key = pieceOf(decision, offer.choice);
      if (key === null) continue;
      legal.set(key, { decision, offer });
      kinds.add(kindOfPiece(key));
    }
    for (const offer of decision.refused ?? []) {
      const key = pieceOf(decision, offer.choice);
      if (key !== null) refused.set(key, { decision, offer });
    }
  }
  return { legal, refused, kinds, subjects, ...movedBy(view, lastMoved) };
}

function aboutWhom(decision: Asked): readonly number[] {
  const { by, colonist, last, target } = decision.frame as Frame;
  return [by, colonist, last, target].filter(found => found !== undefined && found !== NONE) as number[];
}

/** What other seats have touched since the viewer's last own choice. */
function movedBy(view: SalemView, told: readonly Told[]): Pick<Marks, 'moved' | 'left' | 'gone'> {
  const moved = new Set<PieceKey>();
  const left = new Set<PieceKey>();
  const gone = new Map<Colonist, Zone>();
  for (const { event } of told) {
    const { seat } = event as { readonly seat?: Seat } & Event;
    if (seat === undefined || seat === view.viewer) continue;
    if (event.event === 'messengerLifted' || event.event === 'abilityPicked') continue;
    for (const key of pieces(event)) if (!key.startsWith('faction')) moved.add(key);
    const happened = event as SalemEvent;
    if (happened.event === 'accusationMoved' || happened.event === 'fearMoved') {
      left.add(colonistKey(happened.from));
      moved.delete(colonistKey(happened.from));
    }
    if (happened.event === 'colonistArrested' || happened.event === 'colonistBrought')
      gone.set(happened.colonist, happened.from);
  }
  return { moved, left, gone };
}

/** The pieces an event is about. */
export function pieces(event: Event): readonly PieceKey[] {
  const told = event as SalemEvent;
  switch (told.event) {
    case 'messengerPlaced':
    case 'messengerLifted':
      return [spaceKey(told.space)];
    case 'accusationMoved':
    case 'fearMoved':
      return [colonistKey(told.from), colonistKey(told.to)];
    case 'accusationPlaced':
    case 'accusationsRemoved':
    case 'fearPlaced':
    case 'fearRemoved':
    case 'spectralPlaced':
    case 'protectionPlaced':
    case 'reputationGranted':
    case 'abilityPicked':
    case 'arrestAttempted':
    case 'colonistArrested':
    case 'colonistBrought':
    case 'startPicked':
    case 'starterTaken':
    case 'locked':
    case 'unlocked':
      return [colonistKey(told.colonist)];
    case 'scapegoatNamed':
      return [colonistKey(told.scapegoat), colonistKey(told.target)];
    case 'cardRevealed':
    case 'cardCycled':
      return [colonistKey(told.card)];
    case 'firstPlayerChosen':
    case 'firstPlayerTaken':
    case 'factionDealt':
    case 'influenceGenerated':
      return [factionKey(told.seat)];
    default:
      return [];
  }
}
