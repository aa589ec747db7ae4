/** How the tale ends: what became of the Generals, of the land and of the heroes, for the score sheet. */
import { championsOf } from '../champions.ts';
import { MonarchCity } from '../content/map.ts';
import type { Colour } from '../content/types.ts';
import type { RealmView } from '../view.ts';
import { generalName, heroName, spaceName } from './names.ts';
import { capital, count, heroOf, listed } from './voice.ts';

export function epilogue(view: RealmView): readonly string[] {
  const { turn, lostBy, generals, heroes, fallen, crystals } = view;
  const isLost = lostBy !== '';
  const lines = [
    isLost ? `The realm stood for ${count(turn, 'turn')}.` : `After ${count(turn, 'turn')} the realm is free.`,
  ];
  generals.forEach((_, general) => lines.push(fate(view, general)));
  const quests = heroes.reduce((sum, { completed }) => sum + completed.length, 0);
  const tainted = crystals.reduce((sum, n) => sum + n, 0);
  lines.push(`${count(quests, 'quest')} completed, ${count(tainted, 'Tainted Crystal')} left on the land.`);
  if (fallen.length > 0) lines.push(`Fallen on the way: ${listed(fallen.map(hero => `the ${heroName(hero)}`))}.`);
  if (!isLost) lines.push(honoured(view));
  return lines;
}

function fate(view: RealmView, general: Colour): string {
  const { life, space } = view.generals[general];
  const name = generalName(general);
  if (life > 0)
    return space === MonarchCity ? `${name} entered Monarch City.` : `${name} still stands in ${spaceName(space)}.`;
  const slayer = view.heroes.findIndex(({ slain }) => slain.includes(general));
  return slayer < 0 ? `${name} fell.` : `${name} fell to ${heroOf(view, { slot: slayer })}.`;
}

function honoured(view: RealmView): string {
  const best = championsOf(view.heroes).map(slot => heroOf(view, { slot }));
  return best.length === 1
    ? `The King’s Champion is ${best[0]}.`
    : `${capital(listed(best))} are King’s Champions together.`;
}
