/** "How do we win?" (REA-6): what saves the realm, what loses it, and how near each of them is. */
import { count, listed, say } from '@vesper/kernel';
import type { Aim, Seat, Sentence } from '@vesper/kernel';
import { MINIONS_EACH, generals } from '../content/generals.ts';
import { MonarchCity } from '../content/map.ts';
import type { Colour } from '../content/types.ts';
import type { RealmView } from '../view.ts';
import { minionsName } from './names.ts';
import { general, heroOf, slotsOf } from './voice.ts';

export function aims(view: RealmView, seat: Seat): readonly Aim[] {
  const standing = alive(view);
  return [
    {
      rule: 'REA-6.1',
      what: 'We win when all four Generals are defeated',
      now: standing.length === 0 ? 'all four have fallen' : say`${4 - standing.length} of 4; left: ${byName(standing)}`,
    },
    { rule: 'REA-6.2', what: 'We lose when a General enters Monarch City', now: nearest(view, standing) },
    {
      rule: 'REA-6.4',
      what: 'We lose with the twelfth Tainted Crystal on the board',
      now: `${12 - view.crystalSupply} of 12`,
    },
    {
      rule: 'REA-6.5',
      what: 'We lose when five minions stand in Monarch City',
      now: `${view.crowd[MonarchCity]} of 5`,
    },
    { rule: 'REA-6.3', what: 'We lose when a minion has to be placed and none is left', now: fewest(view) },
    {
      rule: 'REA-6.6',
      what: 'An honour for the victors: 1 for each quest completed and each General slain names the King’s Champion',
      now: deeds(view, seat),
    },
  ];
}

const alive = (view: RealmView): readonly Colour[] =>
  view.generals.flatMap(({ life }, colour) => (life > 0 ? [colour] : []));

const byName = (which: readonly Colour[]): Sentence => listed(which.map(general));

function nearest(view: RealmView, standing: readonly Colour[]): Sentence {
  const away = (colour: Colour): number => generals[colour].route.length - 1 - view.generals[colour].step;
  const least = Math.min(...standing.map(away));
  if (standing.length === 0) return 'none is left';
  return say`${byName(standing.filter(colour => away(colour) === least))}: ${count(least, 'step')} away`;
}

function fewest({ supply }: RealmView): Sentence {
  const least = Math.min(...supply);
  const which = supply.flatMap((left, colour) => (left === least ? [minionsName(colour)] : []));
  return least === MINIONS_EACH ? 'none is on the board' : say`fewest left: ${least} ${listed(which)}`;
}

function deeds(view: RealmView, seat: Seat): Sentence {
  const slots = slotsOf(view, seat).filter(slot => view.heroes[slot].hero >= 0);
  if (slots.length === 0) return 'no hero yet';
  return listed(
    slots.map(slot => {
      const { completed, slain } = view.heroes[slot];
      return say`${heroOf(view, { slot })} ${completed.length + slain.length}`;
    }),
  );
}
