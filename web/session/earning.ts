/** What a match of this browser leaves to people, loaded when one is over. */
import { left } from '@vesper/kernel';
import { recordsAfter } from '@vesper/kernel/proof';
import type { Game, Match, Seat } from '@vesper/kernel';
import type { LocalTable } from './keep.ts';
import type { LocalLegacy } from './keptLegacies.ts';

/** Each with the records that earned it, and what it has grown from. */
export function earned(
  { legacy: rules, id: game, name: gameName }: Game,
  match: Match,
  { id: table, brought = [] }: Pick<LocalTable, 'id' | 'brought'>,
  isSomebodys: (seat: Seat) => boolean,
): { readonly legacy: LocalLegacy; readonly instead: string }[] {
  const proofs = brought.map(({ legacy }) => legacy.records);
  const records = recordsAfter(match, proofs);
  const proven = brought.every(({ legacy }) => legacy.proven);
  const places = new Map<Seat, number>();
  return left(match).flatMap(({ seat, sheet }) => {
    const place = places.get(seat) ?? 0;
    places.set(seat, place + 1);
    if (!isSomebodys(seat)) return [];
    const won = match.state.outcome!.winners.includes(seat);
    const name = rules!.match?.(match.options) ?? gameName;
    const about = { ...rules!.about(sheet), match: name, won, at: Date.now(), proven };
    const instead = brought.filter(one => one.seat === seat)[place]?.legacy.id ?? '';
    return [{ legacy: { id: `${table}-${seat}-${place}`, game, ...about, sheet, records }, instead }];
  });
}
