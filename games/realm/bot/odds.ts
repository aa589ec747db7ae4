/** The chance to defeat a General with the dice in the heroes' hands. */
import { cardDice, eligible } from '../content/cards.ts';
import { generals } from '../content/generals.ts';
import { Dwarf, EagleRider, Ranger } from '../content/heroes.ts';
import { spaces } from '../content/map.ts';
import { AmuletOfTheGods, FindMagicGate, GATE_DICE, UnicornSteed } from '../content/quests.ts';
import { BLACK, BLUE, GREEN } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import type { Hero } from '../state.ts';
import { hasQuest, hasUnspent } from '../asking.ts';

const MOST_DICE = 40;
const MOST_LIFE = 7;

/** Chances of one die: a hit, and a cancelled hit (Parry). A corrupted card gives nothing. */
function dieOf(general: Colour): { hit: number; cancel: number } {
  const { hitOn, skill } = generals[general];
  const hit = (7 - hitOn) / 6;
  if (skill === 'Parry') return { hit, cancel: 1 / 6 };
  return { hit: skill === 'Corruption' ? (hit * 5) / 6 : hit, cancel: 0 };
}

/** `table[dice][life]` for one General. */
function tableOf(general: Colour): number[][] {
  const { hit, cancel } = dieOf(general);
  const miss = 1 - hit - cancel;
  let totals = new Map([[0, 1]]);
  return Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
    if (dice > 0) {
      const next = new Map<number, number>();
      const add = (total: number, p: number): void => void next.set(total, (next.get(total) ?? 0) + p);
      for (const [total, p] of totals) {
        add(total + 1, p * hit);
        add(total - 1, p * cancel);
        add(total, p * miss);
      }
      totals = next;
    }
    return Array.from({ length: MOST_LIFE + 1 }, (_unused, life) => {
      let chance = 0;
      for (const [total, p] of totals) if (total >= life) chance += p;
      return chance;
    });
  });
}

const tables = generals.map((_, general) => tableOf(general));

/** With so many plain dice from one-die cards; there may be a fraction of a die. */
export function chanceToDefeat(general: Colour, dice: number, life: number): number {
  const most = Math.min(MOST_DICE, dice);
  const low = Math.floor(most);
  const column = Math.min(MOST_LIFE, life);
  const chance = tables[general][low][column];
  return low === most ? chance : chance + (most - low) * (tables[general][low + 1][column] - chance);
}

/** What it brings that the Eagle Rider may roll all dice again. */
const GROUND = 1.1;

/** What one die of a hero is worth against a General, as a multiple of a plain die (its skill, Q01, Q06). */
export function edgeAgainst(hero: Hero, general: Colour, at: Space): number {
  if (general === BLACK) return 1;
  const plain = (7 - generals[general].hitOn) / 6;
  let modifier = 0;
  if (hero.hero === Ranger && spaces[at].colour === GREEN) modifier++;
  if (hero.completed.length > 0 && hasQuest(hero, AmuletOfTheGods)) modifier++;
  let hit = Math.min(5 / 6, plain + modifier / 6);
  const again =
    (hero.hero === Dwarf && general === BLUE) || (hero.completed.length > 0 && hasQuest(hero, UnicornSteed));
  if (again) hit += (1 - hit) * hit;
  else if (hero.hero === EagleRider) hit *= GROUND;
  return hit / plain;
}

/** Dice in a hand against a General, Specials included. */
export function diceAgainst(hero: Hero, general: Colour): number {
  const good = eligible[general];
  const { hand } = hero;
  let dice = 0;
  for (let i = 0; i < hand.length; i++) if (good[hand[i]]) dice += cardDice[hand[i]];
  return dice;
}

/** Plain dice that a hero's hand is worth in a battle at `at`. */
export function strengthAgainst(hero: Hero, general: Colour, at: Space): number {
  const dice = diceAgainst(hero, general);
  if (dice === 0) return 0;
  const extra = general !== BLACK && hero.completed.length > 0 && hasUnspent(hero, FindMagicGate) ? GATE_DICE : 0;
  return (dice + extra) * edgeAgainst(hero, general, at);
}
