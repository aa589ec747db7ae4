/** Intentions towards Generals and their minions. */
import { cardDice, eligible } from '../../content/cards.ts';
import { SpyInTheCamp } from '../../content/specials.ts';
import { FIRST_SPECIAL, GREEN } from '../../content/types.ts';
import type { Card, Colour } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { Hero } from '../../state.ts';
import { generalSpace, isDefeated, isMajor, minionsAt } from '../../asking.ts';
import { MUST, NEVER, nearer, spentBy } from './hints.ts';
import type { Hint } from './hints.ts';

/** Goes to a General, or to the next one if he has fallen, and attacks with whatever there is. */
export function attacks(first: Colour): Hint {
  return (s, d) => {
    if (d.ask !== 'chooseAction') return 0;
    const hero = s.heroes[d.slot];
    const c = d.choice;
    const target = isDefeated(s, first) ? s.generals.findIndex(({ life }) => life > 0) : first;
    switch (c.action) {
      case 'attackGeneral':
        return 30;
      case 'engage':
        return c.colour === NONE ? 20 : 0;
      case 'healWounds':
        return hero.lost > 1 ? 12 : 0;
      default:
        return nearer(hero, c, [generalSpace(s, target)], card => eligible[target][card]);
    }
  };
}

/** One card is enough: battles are lost, dice corrupted, Generals wounded. */
export const commitsLittle: Hint = (_s, { ask, choice }) => (ask === 'commit' && choice === 'done' ? 5 : 0);

/** Wounds are left as they are. */
export const neverHeals: Hint = (_s, { ask, choice }) =>
  ask === 'chooseAction' && choice.action === 'healWounds' ? NEVER : 0;

export const staysOut: Hint = (_s, { ask, choice }) => (ask === 'join' && choice === 'stayOut' ? 5 : 0);

/** A Special is kept for a battle with this General, and whoever holds it seeks him. */
export function carries(card: Card, general: Colour): Hint {
  const attacking = attacks(general);
  return (s, d) => {
    if (spentBy(d) === card) return d.ask === 'commit' ? MUST : NEVER;
    return d.ask === 'chooseAction' && s.heroes[d.slot].hand.includes(card) ? attacking(s, d) : 0;
  };
}

function diceAgainst({ hand }: Hero, general: Colour): number {
  let sum = 0;
  for (const card of hand) if (card < FIRST_SPECIAL && eligible[general][card]) sum += cardDice[card];
  return sum;
}

/** Gorgutt is attacked until his wounds are too deep for him to march, but not to death, and then left alone. */
export const woundsDeeply: Hint = (s, d) => {
  const dice = 2 * s.generals[GREEN].life - 3; // a die is worth half a hit
  if (d.ask === 'commit' && d.choice === 'done' && s.battle?.general === GREEN) {
    return s.battle.dice.reduce((sum, n) => sum + n, 0) >= dice ? MUST : 0;
  }
  if (d.ask !== 'chooseAction' || isDefeated(s, GREEN)) return 0;
  if (isMajor(s, GREEN)) return d.choice.action === 'attackGeneral' ? NEVER : 0;
  return diceAgainst(s.heroes[d.slot], GREEN) >= dice / 3 ? attacks(GREEN)(s, d) : 0;
};

/** Who is ahead in quests or Generals leaves the next one to others, so that the title is shared. */
export const sharesTitle: Hint = (s, d) => {
  if (d.ask === 'pickAttacker') return 9 * s.heroes[d.choice].slain.length;
  if (d.ask !== 'chooseAction' || d.choice.action !== 'quest') return 0;
  const done = s.heroes[d.slot].completed.length;
  return s.heroes.some(({ completed }) => completed.length < done) ? NEVER : 0;
};

/** A Spy is kept for the first General that heals. */
export const spies: Hint = (_s, d) => {
  if (spentBy(d) !== SpyInTheCamp) return 0;
  return d.ask === 'playSpecial' || typeof d.choice === 'object' ? MUST : NEVER;
};

/** Minions of a colour are left alone until there are none beside the board. */
export function spares(colour: Colour): Hint {
  return (s, d) => {
    if (d.ask !== 'chooseAction') return 0;
    const c = d.choice;
    const { space } = s.heroes[d.slot];
    switch (c.action) {
      case 'engage':
      case 'fireball':
      case 'battleFury':
        return minionsAt(s, space, colour) > 0 ? NEVER : 0;
      case 'archery':
        return minionsAt(s, c.to, colour) > 0 ? NEVER : 0;
      default:
        return 0;
    }
  };
}
