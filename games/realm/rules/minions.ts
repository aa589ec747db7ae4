/** REA-5.16–5.20, REA-R39, REA-R49, REA-R50: minions fought and swept away. */
import { isHeard, no, roll } from '@vesper/kernel';
import type { Objection, RuleId } from '@vesper/kernel';
import { cardColour } from '../content/cards.ts';
import { FindMagicGate, GATE_DICE } from '../content/quests.ts';
import { COLOURS } from '../content/types.ts';
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState, Roll, Slot } from '../state.ts';
import { minionsAt, tell } from '../asking.ts';
import { cardChosen, colourChosen } from './because.ts';
import { discardCard } from './cards.ts';
import { countDefeated, settleQuests, spendQuest } from './quests.ts';
import { rollForCombat } from './rolls.ts';

/** REA-5.17–5.20, by colour. */
const HIT_RULES: readonly RuleId[] = ['REA-5.17', 'REA-5.18', 'REA-5.19', 'REA-5.20'];

function takeAway(s: RealmState, space: Space, colour: Colour, amount: number): void {
  s.minions[space * COLOURS + colour] -= amount;
  s.crowd[space] -= amount;
  s.supply[colour] += amount;
}

/**
 * REA-R50: minions defeated by a hero return to the supply and count for its quests. `how`: engage, archery, slayer,
 * fireball, or what an effect says. Quests that this completes are settled by the caller.
 */
export function defeatMinions(
  s: RealmState,
  slot: Slot,
  space: Space,
  colour: Colour,
  amount: number,
  how: string,
  rule: RuleId,
): void {
  if (amount === 0) return;
  takeAway(s, space, colour, amount);
  if (isHeard(s)) tell(s, { event: 'minionsDefeated', rule, slot, space, colour, amount, how });
  countDefeated(s, slot, colour, amount);
}

/** REA-R50: minions removed count for no quest. */
export function removeMinions(
  s: RealmState,
  slot: Slot,
  space: Space,
  colour: Colour,
  amount: number,
  rule: RuleId,
): void {
  if (amount === 0) return;
  takeAway(s, space, colour, amount);
  if (isHeard(s)) tell(s, { event: 'minionsRemoved', rule, slot, space, colour, amount });
}

export const noMinionsHere = no('REA-5.16', 'noMinionsHere');
const noMinionsThere = no('REA-5.7', 'noMinionsThere');
const noMinionOfCard = no('REA-5.7', 'noMinionOfCard', cardChosen);
const noSuchMinions = no('REA-R39', 'noMinionsOfColour', colourChosen);
const slainWithoutDice = no('REA-R49', 'slainWithoutDice', colourChosen);

/** Why Find Magic Gate cannot add its dice against this colour. */
export function refuseFindMagicGate(s: RealmState, slot: Slot, space: Space, colour: Colour): Objection | undefined {
  if (minionsAt(s, space, colour) === 0) return noSuchMinions;
  return s.heroes[slot].slain.includes(colour) ? slainWithoutDice : undefined;
}

export function refuseEngage(s: RealmState, slot: Slot, space: Space, colour: Colour): Objection | undefined {
  if (s.crowd[space] === 0) return noMinionsHere;
  return colour === NONE ? undefined : refuseFindMagicGate(s, slot, space, colour);
}

export function refuseArchery(s: RealmState, slot: Slot, to: Space, colour: Colour): Objection | undefined {
  if (s.crowd[to] === 0) return noMinionsThere;
  return colour === NONE ? undefined : refuseFindMagicGate(s, slot, to, colour);
}

export function refuseFireball(s: RealmState, { space }: Hero, card: Card): Objection | undefined {
  if (s.crowd[space] === 0) return noMinionsHere;
  return minionsAt(s, space, cardColour[card]) > 0 ? undefined : noMinionOfCard;
}

/**
 * Engage Minions or Archery, with the action already spent: every minion of the space at once. `q05Colour` = Find Magic
 * Gate is spent for 2 more dice against that colour.
 */
export function engage(s: RealmState, slot: Slot, space: Space, kind: 'engage' | 'archery', q05Colour: Colour): void {
  const { slain } = s.heroes[slot];
  if (q05Colour !== NONE) spendQuest(s, slot, FindMagicGate, 'REA-R43');
  const colours: Colour[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    let dice = minionsAt(s, space, colour);
    if (dice === 0) continue;
    if (slain.includes(colour)) {
      defeatMinions(s, slot, space, colour, dice, 'slayer', 'REA-R49');
      continue;
    }
    if (colour === q05Colour) dice += GATE_DICE;
    for (let i = 0; i < dice; i++) colours.push(colour);
  }
  if (colours.length === 0) settleQuests(s, slot);
  else rollForCombat(s, slot, kind, space, colours);
}

/** REA-R39: each die that reaches its number destroys a minion of its colour; surplus hits are wasted. */
export function scoreAgainstMinions(s: RealmState, fought: Roll, hits: readonly number[]): void {
  const { slot, space } = fought;
  let defeated = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const amount = Math.min(hits[colour], minionsAt(s, space, colour));
    defeatMinions(s, slot, space, colour, amount, fought.kind, HIT_RULES[colour]);
    defeated += amount;
  }
  if (defeated === 0) tell(s, { event: 'combatMissed', rule: 'REA-R39', slot, space });
  settleQuests(s, slot);
}

const FIREBALL_HITS_ON = 2;

/** The Wizard's Fireball, with the action already spent. No combat: no modifiers, no re-rolls. */
export function fireball(s: RealmState, slot: Slot, card: Card): void {
  const { space } = s.heroes[slot];
  discardCard(s, slot, card, 'REA-5.7');
  const faces: number[] = [];
  const hits = [0, 0, 0, 0];
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let i = minionsAt(s, space, colour); i > 0; i--) {
      const face = roll(s, 6);
      faces.push(face);
      if (face >= FIREBALL_HITS_ON) hits[colour]++;
    }
  }
  tell(s, { event: 'diceRolled', rule: 'REA-5.7', slot, why: 'fireball', faces, needs: FIREBALL_HITS_ON });
  let missed = true;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (hits[colour] > 0) missed = false;
    defeatMinions(s, slot, space, colour, hits[colour], 'fireball', 'REA-R50');
  }
  if (missed) tell(s, { event: 'combatMissed', rule: 'REA-5.7', slot, space });
  settleQuests(s, slot);
}
