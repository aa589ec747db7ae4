/** What only this board marks, beside what follows from the game's pieces and sentences. */
import type { Event, Seat, Told } from '@vesper/kernel';
import type { Asked, Marks, PieceKey, Refused } from '@vesper/web/board';
import { ThomasPutnam } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { colonistKey } from '../pieces.ts';
import type { SalemEvent, SalemView, Zone } from '../state.ts';

export interface SalemMarks extends Marks {
  /** Where something was taken away: colonists who lost a token to another one. */
  readonly left: ReadonlySet<PieceKey>;
  /** Colonists who were taken away, and the zone they came from. */
  readonly gone: ReadonlyMap<Colonist, Zone>;
}

export function marksOf(
  view: SalemView,
  _asked: readonly Asked[],
  lastMoved: readonly Told[],
  known: Marks,
): SalemMarks {
  const moved = new Set(known.moved);
  const left = new Set<PieceKey>();
  const gone = new Map<Colonist, Zone>();
  for (const { event } of lastMoved) {
    const { seat } = event as { readonly seat?: Seat } & Event;
    if (seat === undefined || seat === view.viewer) continue;
    const happened = event as SalemEvent;
    switch (happened.event) {
      case 'accusationMoved':
      case 'fearMoved':
        left.add(colonistKey(happened.from));
        moved.delete(colonistKey(happened.from));
        break;
      case 'colonistArrested':
      case 'colonistBrought':
        gone.set(happened.colonist, happened.from);
        break;
      default:
    }
  }
  return { ...known, refused: withoutThomas(known.refused), moved, left, gone };
}

/** In the menu Thomas Putnam stands for his extra Accusation, so that is what is not possible. */
function withoutThomas(refused: Marks['refused']): Marks['refused'] {
  const key = colonistKey(ThomasPutnam);
  const found = refused.get(key);
  const isMenu = ({ decision, offer }: Refused): boolean => decision.ask === 'menu' && offer.choice === ThomasPutnam;
  if (found === undefined || !found.some(isMenu)) return refused;
  return new Map(refused).set(
    key,
    found.filter(one => !isMenu(one)),
  );
}
