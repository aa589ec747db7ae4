/** How the tale ends: what became of the land and of the heroes, for the score sheet; of the Generals, for the scene above it. */
import { capital, count, listed, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { championsOf } from '../champions.ts';
import { MonarchCity } from '../content/map.ts';
import type { Colour } from '../content/types.ts';
import type { RealmView } from '../view.ts';
import { heroName } from './names.ts';
import { general as generalNamed, space as spaceNamed, who } from './voice.ts';

export function epilogue(view: RealmView): readonly Sentence[] {
  const { turn, lostBy, heroes, fallen, crystals } = view;
  const isLost = lostBy !== '';
  const turns = count(turn, 'turn');
  const lines = [isLost ? say`The realm stood for ${turns}.` : say`After ${turns} the realm is free.`];
  const quests = heroes.reduce((sum, { completed }) => sum + completed.length, 0);
  const tainted = crystals.reduce((sum, n) => sum + n, 0);
  lines.push(say`${count(quests, 'quest')} completed, ${count(tainted, 'Tainted Crystal')} left on the land.`);
  if (fallen.length > 0) lines.push(say`Fallen on the way: ${listed(fallen.map(hero => `the ${heroName(hero)}`))}.`);
  if (!isLost) lines.push(honoured(view));
  return lines;
}

export function fate(view: RealmView, general: Colour): Sentence {
  const { life, space } = view.generals[general];
  const name = generalNamed(general);
  if (life > 0)
    return space === MonarchCity
      ? say`${name} entered Monarch City.`
      : say`${name} still stands in ${spaceNamed(space)}.`;
  const slayer = view.heroes.findIndex(({ slain }) => slain.includes(general));
  return slayer < 0 ? say`${name} fell.` : say`${name} fell to ${who(view, { slot: slayer })}.`;
}

function honoured(view: RealmView): Sentence {
  const best = championsOf(view.heroes).map(slot => who(view, { slot }));
  if (best.length === 1 && best[0].you === true) return 'You are the King’s Champion.';
  return best.length === 1
    ? say`The King’s Champion is ${best[0]}.`
    : say`${capital(listed(best))} are King’s Champions together.`;
}
