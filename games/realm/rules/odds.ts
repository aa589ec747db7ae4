/** How likely a battle with a General is won: exact, for what is committed, without re-rolls and Battle Luck. */
import { cardDice } from '../content/cards.ts';
import { generals } from '../content/generals.ts';
import { GREEN, RED } from '../content/types.ts';
import type { Card, Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState } from '../state.ts';
import { battleOf } from '../asking.ts';
import { modifierFor } from './rolls.ts';

/** The chance of one die against a General; a natural 1 never hits (REA-R25). */
function hitChance(general: Colour, modifier: number): number {
  return (7 - Math.max(2, generals[general].hitOn - modifier)) / 6;
}

/** The total of a battle: `chances[total + least]`, where `-least` is the least total possible. */
interface Totals {
  readonly chances: readonly number[];
  readonly least: number;
}

const NO_DICE: Totals = { chances: [1], least: 0 };

/** With so many more dice, each of which hits, is a 1 that parries a hit, or does neither. */
function withDice(totals: Totals, dice: number, hit: number, parry: number): Totals {
  let { chances, least } = totals;
  for (let i = 0; i < dice; i++) {
    const next = Array.from({ length: chances.length + 2 }, () => 0);
    for (let j = 0; j < chances.length; j++) {
      next[j] += chances[j] * parry;
      next[j + 1] += chances[j] * (1 - hit - parry);
      next[j + 2] += chances[j] * hit;
    }
    chances = next;
    least++;
  }
  return { chances, least };
}

/** REA-R27: a card that is lost on a 1 and otherwise gives its dice. */
function withCorruptedCard(totals: Totals, dice: number, hit: number): Totals {
  const { chances, least } = withDice(totals, dice, hit, 0);
  const kept = chances.map(chance => (chance * 5) / 6);
  for (let i = 0; i < totals.chances.length; i++) kept[i + dice] += totals.chances[i] / 6;
  return { chances: kept, least };
}

/** What an attacker might add to the battle as it stands. */
interface More {
  /** Which attacker. */
  readonly index: number;
  /** A card it commits, or NONE. */
  readonly card: Card;
  /** Dice that no card gives. */
  readonly dice: number;
  readonly blessed: boolean;
}

const NOTHING: More = { index: NONE, card: NONE, dice: 0, blessed: false };

/** The chance to defeat the General with what has been committed so far, and with `more`; between 0 and 1. */
export function chanceInBattle(s: RealmState, more: More = NOTHING): number {
  const { general, attackers, committed, findMagicGate, life, blessed } = battleOf(s);
  const hasSkill = !blessed && !more.blessed;
  let totals = NO_DICE;
  for (let index = 0; index < attackers.length; index++) {
    const hit = hitChance(general, modifierFor(s.heroes[attackers[index]], 'general', general));
    const parry = hasSkill && general === GREEN ? 1 / 6 : 0;
    let sure = findMagicGate[index] ? 2 : 0;
    if (index === more.index) sure += more.dice;
    const cards = index === more.index && more.card !== NONE ? [...committed[index], more.card] : committed[index];
    for (const card of cards) {
      if (hasSkill && general === RED) totals = withCorruptedCard(totals, cardDice[card], hit);
      else sure += cardDice[card];
    }
    totals = withDice(totals, sure, hit, parry);
  }
  let chance = 0;
  for (let i = Math.max(0, life + totals.least); i < totals.chances.length; i++) chance += totals.chances[i];
  return chance;
}
