/** A seat's numbers, for the recap. */
import type { Seat } from '@vesper/kernel';
import type { FolkloreView } from '../state.ts';
import { bookletName } from '../words/names.ts';
import { membersOf } from './table.ts';

export function standing(view: FolkloreView, seat: Seat) {
  const own = membersOf(view, seat);
  const of = (who: number, name: string): string =>
    own.length === 1 ? name : `${bookletName(view.party[who].booklet, who)}, ${name}`;
  return own.flatMap(who => {
    const { vita, pp, coins, lore, boons } = view.party[who];
    return [
      { name: of(who, 'Vita'), n: vita },
      { name: of(who, 'PP'), n: pp },
      { name: of(who, 'Coins'), n: coins },
      { name: of(who, 'Lore'), n: lore },
      { name: of(who, 'Boons'), n: boons },
    ];
  });
}
