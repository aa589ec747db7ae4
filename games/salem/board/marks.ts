/** What may be pressed, what answers "why not?", and what has just moved: read from what the page hands in, by piece. */
import type { Choice, Event, Seat, Told } from '@vesper/kernel';
import { askingOf } from '@vesper/web/board';
import type { Asked, Marks, PieceKey } from '@vesper/web/board';
import { ThomasPutnam } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { SalemEvent, SalemView, Zone } from '../state.ts';

/** `colonist:12`, `space:8`, `faction:0`. */
export const colonistKey = (colonist: number): PieceKey => `colonist:${colonist}`;
export const spaceKey = (space: number): PieceKey => `space:${space}`;
export const factionKey = (seat: Seat): PieceKey => `faction:${seat}`;

export interface SalemMarks extends Marks {
  /** Whom the decision is about: the colonist whose ability is used, the one whose arrest is tried. */
  readonly subjects: ReadonlySet<PieceKey>;
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

function piecesFor(decision: Asked, choice: Choice): readonly PieceKey[] {
  if (typeof choice === 'number') return [decision.ask === 'place' ? spaceKey(choice) : colonistKey(choice)];
  if (choice === 'generate') return [factionKey(decision.seat)];
  if (choice === 'thomas') return [colonistKey(ThomasPutnam)];
  const { colonist } = decision.frame as Frame;
  return choice === 'pay' && colonist !== undefined ? [colonistKey(colonist)] : [];
}

/** In the menu Thomas Putnam stands for his extra Accusation, so that is what is not possible. */
function refusedAt(decision: Asked, choice: Choice): readonly PieceKey[] {
  return decision.ask === 'menu' && choice === ThomasPutnam ? [] : piecesFor(decision, choice);
}

export function marksOf(view: SalemView, asked: readonly Asked[], lastMoved: readonly Told[]): SalemMarks {
  const subjects = new Set(asked.flatMap(aboutWhom).map(colonistKey));
  return { ...askingOf(asked, piecesFor, refusedAt), subjects, ...movedBy(view, lastMoved) };
}

function aboutWhom(decision: Asked): readonly number[] {
  const { by, colonist, last, target } = decision.frame as Frame;
  return [by, colonist, last, target].filter(found => found !== undefined && found !== NONE) as number[];
}

/** What other seats have touched since the viewer's last own choice. */
function movedBy(view: SalemView, told: readonly Told[]): Pick<SalemMarks, 'moved' | 'left' | 'gone'> {
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
