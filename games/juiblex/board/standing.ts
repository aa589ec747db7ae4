/** A house's numbers, for the recap. */
import type { Seat } from '@vesper/kernel';
import { sites } from '../content/map.ts';
import { controllerOf, sum } from '../asking.ts';
import type { JuiblexView } from '../state.ts';

export function standing(view: JuiblexView, seat: Seat) {
  const { score, vp, barracks, spies, trophies, inner } = view.players[seat];
  return [
    { name: 'Points as things stand', n: score },
    { name: 'Sites controlled', n: sites.filter((_, site) => controllerOf(view, site) === seat).length },
    { name: 'VP tokens', n: vp },
    { name: 'Trophies', n: sum(trophies) },
    { name: 'Barracks', n: barracks },
    { name: 'Spies in reserve', n: spies },
    { name: 'Inner circle', n: inner.length },
    ...(view.terms.scourge ? [{ name: 'Troops in the Affliction', n: view.afflicted[seat] }] : []),
  ];
}
