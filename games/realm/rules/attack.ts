/** REA-5.24, REA-5.25, REA-7.4, REA-7.12–7.15: the General's combat skill and the attackers' dice (G4 and G5). */
import { andThen, no, placeOf, roll } from '@vesper/kernel';
import type { RealmDecision } from '../agenda.ts';
import { cardDice, isSpecial } from '../content/cards.ts';
import { GREEN, RED } from '../content/types.ts';
import type { Card, Colour } from '../content/types.ts';
import type { Battle, RealmState, Slot } from '../state.ts';
import { battleOf, tell } from '../asking.ts';
import { slotChosen } from './because.ts';
import { hitsShown, modifierFor, rollForCombat } from './rolls.ts';

/** Whether a General's own skill works in this battle (REA-R61). */
export function hasSkill({ general, blessed }: Battle, skilled: Colour): boolean {
  return general === skilled && !blessed;
}

// ── G4 skill ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** REA-R27: Balazarg's Corruption, a die for every card in commit order. */
function corrupt(s: RealmState): void {
  const battle = battleOf(s);
  andThen(s, { do: 'attackNext' });
  if (!hasSkill(battle, RED)) return;
  for (let index = 0; index < battle.attackers.length; index++) {
    const slot = battle.attackers[index];
    const kept: Card[] = [];
    for (const card of battle.committed[index]) {
      const face = roll(s, 6);
      const lost = face === 1;
      const rule = isSpecial(card) ? 'REA-7.15' : 'REA-7.14';
      tell(s, { event: 'corruptionRolled', rule, slot, card, face, lost });
      if (lost) {
        battle.dice[index] -= cardDice[card];
        clearCard(s, slot, card);
      } else kept.push(card);
    }
    battle.committed[index] = kept;
  }
}

/** A committed card is used up: a location card is discarded, a Special leaves the game (REA-R41). */
export function clearCard(s: RealmState, slot: Slot, card: Card): void {
  if (isSpecial(card)) {
    s.removed.push(card);
    tell(s, { event: 'cardRemoved', rule: 'REA-R41', slot, card });
  } else {
    s.heroDiscard.push(card);
    tell(s, { event: 'cardDiscarded', rule: 'REA-R23', slot, card });
  }
}

// ── G5 attack ────────────────────────────────────────────────────────────────────────────────────────────────────────

function attackNext(s: RealmState): void {
  const battle = battleOf(s);
  // REA-7.13: against Gorgutt all roll; the others fall at once (REA-R56).
  if (isAnybodyLeft(battle) && (hasSkill(battle, GREEN) || hitsOf(battle) < battle.life)) {
    const slot = battle.attackers[0];
    andThen(s, { ask: 'pickAttacker', seat: s.heroes[slot].seat, slot });
  } else andThen(s, { do: 'outcome' });
}

function isAnybodyLeft({ rolled, dice }: Battle): boolean {
  for (let index = 0; index < rolled.length; index++) if (!rolled[index] && dice[index] > 0) return true;
  return false;
}

function hitsOf({ hits }: Battle): number {
  let sum = 0;
  for (let index = 0; index < hits.length; index++) sum += hits[index];
  return sum;
}

/** REA-R56: the hits that the dice on the table show are enough already; against Gorgutt every 1 may still cost one. */
export function wouldFall({ battle, roll: fought }: RealmState): boolean {
  if (battle === null || fought === null || fought.kind !== 'general' || hasSkill(battle, GREEN)) return false;
  return hitsOf(battle) + hitsShown(fought) >= battle.life;
}

const hasRolled = no('REA-R23', 'hasRolled', slotChosen);
const noDice = no('REA-R27', 'noDice', slotChosen);

/** REA-7.4: the active player sees each result before the next attacker is picked. */
const pickAttacker: RealmDecision<'pickAttacker'> = {
  rule: 'REA-7.4',
  asked: 'ifChoice',
  candidates: s => battleOf(s).attackers,
  refuse(s, _d, c) {
    const { attackers, rolled, dice } = battleOf(s);
    const index = placeOf(attackers, c);
    if (rolled[index]) return hasRolled;
    return dice[index] > 0 ? undefined : noDice;
  },
  choose(s, _d, c) {
    const battle = battleOf(s);
    const index = placeOf(battle.attackers, c);
    battle.rolled[index] = true;
    battle.order.push(index);
    const colours: Colour[] = [];
    for (let i = 0; i < battle.dice[index]; i++) colours.push(battle.general);
    rollForCombat(s, c, 'general', s.heroes[c].space, colours);
  },
  facts(s, _d, c) {
    const { attackers, dice, general } = battleOf(s);
    return { dice: dice[placeOf(attackers, c)], modifier: modifierFor(s.heroes[c], 'general', general) };
  },
};

/** The dice of an attacker have been counted. */
export function scoreAttack(s: RealmState, slot: Slot, hits: number, ones: number): void {
  const battle = battleOf(s);
  const index = placeOf(battle.attackers, slot);
  battle.hits[index] = hits;
  battle.ones[index] = ones;
  const rule = hasSkill(battle, GREEN) && ones > 0 ? 'REA-7.12' : 'REA-5.25';
  tell(s, { event: 'attackScored', rule, slot, general: battle.general, hits, ones });
  andThen(s, { do: 'attackNext' });
}

export const attackSteps = { corrupt, attackNext };
export const attackDecisions = { pickAttacker };
