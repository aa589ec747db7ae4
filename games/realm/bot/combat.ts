/** How a hero fares against minions. */
import { spaces } from '../content/map.ts';
import { generals } from '../content/generals.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress } from '../content/heroes.ts';
import { AmuletOfTheGods, UnicornSteed } from '../content/quests.ts';
import { BLACK, BLUE, COLOURS, GREEN, RED } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState } from '../state.ts';
import { hasQuest, minionsAt } from '../asking.ts';

/** The chance that one die of an Engage in `space` destroys its minion. */
function hitChance(hero: Hero, space: Space, colour: Colour, afar: boolean): number {
  if (hero.slain.length > 0 && hero.slain.includes(colour)) return 1;
  let bonus = 0;
  const quests = hero.completed.length > 0;
  if (quests && hasQuest(hero, AmuletOfTheGods)) bonus++;
  if (hero.hero === Cleric && (colour === BLACK || colour === RED)) bonus++;
  else if (hero.hero === Ranger && !afar && spaces[space].colour === GREEN) bonus++;
  else if (hero.hero === Sorceress && hero.ambush && hero.form === colour) bonus += 2;
  const hit = Math.min(1, (7 - generals[colour].hitOn + bonus) / 6);
  const again = (hero.hero === Dwarf && colour === BLUE) || (quests && hasQuest(hero, UnicornSteed));
  if (again) return hit + (1 - hit) * hit;
  return hero.hero === EagleRider && hero.style === 'ground' ? hit + 0.4 * (1 - hit) * hit : hit;
}

/** The same on average over all minions of a space. */
export function killChance(s: RealmState, hero: Hero, space: Space, afar = false): number {
  let kills = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const n = minionsAt(s, space, colour);
    if (n > 0) kills += n * hitChance(hero, space, colour, afar);
  }
  return s.crowd[space] === 0 ? 1 : kills / s.crowd[space];
}

/** Wounds at the end of Daytime in a space (REA-5.32, REA-5.33) that still holds `crowd` minions. */
export function woundsAt(s: RealmState, hero: Hero, space: Space, crowd: number): number {
  const all = s.crowd[space];
  if (crowd === 0 || all === 0 || hero.style === 'sky') return 0;
  const share = crowd / all;
  const undead = minionsAt(s, space, BLACK);
  let wounds = hero.hero === Rogue ? 0 : crowd;
  if (hero.form !== NONE && hero.hero === Sorceress) wounds -= share * minionsAt(s, space, hero.form);
  if (hero.hero === Cleric) wounds -= share * undead;
  else if (undead > 0 && hero.hero !== Paladin) wounds += Math.min(1, share * undead);
  if (hero.hero === Dwarf || hero.hero === Paladin) wounds--;
  return Math.max(0, wounds);
}
