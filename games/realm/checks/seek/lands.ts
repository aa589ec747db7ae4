/** Intentions with gates, the land, and Undead. */
import { cardColour, cardLocation } from '../../content/cards.ts';
import { Cleric } from '../../content/heroes.ts';
import { MonarchCity, spaces } from '../../content/map.ts';
import { MagicGate } from '../../content/specials.ts';
import { BLACK } from '../../content/types.ts';
import type { Space } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import { minionsAt } from '../../asking.ts';
import { NEVER, nearer, nearest, none, withMinions } from './hints.ts';
import type { Hint } from './hints.ts';

/** Everybody builds a gate wherever a card allows it, until there are none left. */
export const builds: Hint = (s, d) => {
  if (d.ask === 'playSpecial') return d.choice === MagicGate ? 9 : 0;
  if (d.ask !== 'chooseAction') return 0;
  const hero = s.heroes[d.slot];
  const c = d.choice;
  if (c.action === 'buildGate') return 40;
  if (c.action === 'play') return c.source === MagicGate ? 30 : 0;
  const sites = hero.hand.flatMap(card =>
    cardLocation[card] === NONE || s.gates[cardLocation[card]] === 1 ? [] : [cardLocation[card]],
  );
  return nearer(hero, c, sites, () => true);
};

/** All land is healed. */
export const heals: Hint = (s, d) => {
  if (d.ask !== 'chooseAction') return 0;
  const hero = s.heroes[d.slot];
  const c = d.choice;
  if (c.action === 'healLand' || c.action === 'sanctify') return 40;
  const curable = spaces.flatMap(({ colour }, space) =>
    s.crystals[space] > 0 && hero.hand.some(card => cardColour[card] === colour) ? [space] : [],
  );
  return nearer(hero, c, curable, card => curable.some(space => spaces[space].colour === cardColour[card]));
};

/** The Cleric drives Undead towards some places, and nobody fights those that are near. */
export function herds(goals: readonly Space[]): Hint {
  const isNear = (space: Space): boolean => nearest(space, goals) <= 4;
  return (s, d) => {
    if (d.ask === 'turnUndead') return d.choice === 'yes' ? 9 : 0;
    if (d.ask === 'moveUndead') return 9 - nearest(d.choice, goals);
    if (d.ask !== 'chooseAction') return 0;
    const hero = s.heroes[d.slot];
    const c = d.choice;
    const isWithHerd = minionsAt(s, hero.space, BLACK) > 0 && isNear(hero.space);
    if (c.action === 'engage' && (isWithHerd || hero.space === MonarchCity)) return NEVER;
    if (hero.hero !== Cleric) return 0;
    if (c.action === 'endDay') return isWithHerd ? 9 : 0;
    const herd = withMinions(s, BLACK).filter(space => isNear(space) && !goals.includes(space));
    const first = Math.min(...herd.map(space => nearest(space, goals)));
    return nearer(
      hero,
      c,
      herd.filter(space => nearest(space, goals) === first),
      none,
    );
  };
}
