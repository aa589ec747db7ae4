/** What the heroes hold against each General, and what their cards are worth. */
import { cardColour, cardDice } from '../content/cards.ts';
import { generals } from '../content/generals.ts';
import { AmuletOfTheGods, BootsOfSpeed, HelmOfPower, UnicornSteed } from '../content/quests.ts';
import { COLOURS, PURPLE } from '../content/types.ts';
import type { Card, Colour, Quest } from '../content/types.ts';
import type { RealmState } from '../state.ts';
import { diceAgainst } from './odds.ts';
import { weights } from './weights.ts';

/** Dice that make a defeat likely, at full life: found by playing, see weights.ts. */
const NEED = [12.5, 11, 14.5, 12.5];
/** More than this share of the dice needed is no use. */
export const PLENTY = 1.15;
/** What is left of a die's worth then. */
const SPARE = 0.3;
/** A die is worth more the more others are there, and the nearer its General is to the city. */
const FIRST_DICE = 0.2;
const RIPENING = 0.35;
const PER_STEP = 0.12;

/** Quests that work all the time, and for every hero. */
export const LASTING: readonly Quest[] = [AmuletOfTheGods, BootsOfSpeed, HelmOfPower, UnicornSteed];

export interface Means {
  /** By General: the dice in all hands, as a share of what is needed; 0 for the defeated. */
  readonly progress: readonly number[];
  /** By General: what one more die is worth. */
  readonly die: readonly number[];
}

function needOf(s: RealmState, general: Colour): number {
  return (NEED[general] * s.generals[general].life) / generals[general].life;
}

export function meansOf(s: RealmState): Means {
  const progress: number[] = [];
  const die: number[] = [];
  for (let general = 0; general < COLOURS; general++) {
    const { life, step } = s.generals[general];
    if (life === 0) {
      progress.push(0);
      die.push(0);
      continue;
    }
    let dice = 0;
    for (let slot = 0; slot < s.heroes.length; slot++) dice += diceAgainst(s.heroes[slot], general);
    const share = dice / needOf(s, general);
    progress.push(share);
    const ripe = (1 + PER_STEP * step) * Math.max(FIRST_DICE, share) ** RIPENING;
    die.push(weights.die * (share >= PLENTY ? SPARE : ripe));
  }
  return { progress, die };
}

/** What a card is worth in the hand. */
export function cardWorth({ die }: Means, card: Card): number {
  const colour = cardColour[card];
  return colour === PURPLE ? weights.special : cardDice[card] * die[colour];
}
