/** Combat Cards as the bot reckons with them: known ones as printed, others by their average. */
import type { Seat } from '@vesper/kernel';
import { combatCards, combatDeck } from '../content/combatCards.ts';
import type { CombatCard, CreatureCard } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { mightOf } from './might.ts';
import type { Party } from './party.ts';

/** By year − 1. */
const FATIGUE: readonly number[] = [1, 2].map(year => {
  const cards = combatCards.filter(card => card.year === year && !card.fs);
  return cards.reduce((sum, card) => sum + card.fatigue, 0) / cards.length;
});

export function meanFatigue(year: number): number {
  return FATIGUE[year - 1];
}

/** The card of a round, if it is turned up or the seat has looked at it; NONE. */
export function knownCard(s: DungeonState, seat: Seat, year: number, round: number): CombatCard {
  if (year !== s.year) return NONE;
  const isKnown = round < s.revealed || (s.players[seat].spied & (1 << round)) !== 0;
  return isKnown ? s.combatCards[year - 1][round] : NONE;
}

/** Cards that may be turned up in the next round, for all the seat knows; one alone if it is known. */
export function possibleCards(s: DungeonState, seat: Seat): CombatCard[] {
  const known = knownCard(s, seat, s.year, s.revealed);
  if (known !== NONE) return [known];
  const slots = s.combatCards[s.year - 1];
  const seen = slots.filter((_, round) => knownCard(s, seat, s.year, round) !== NONE);
  return combatDeck(s.year, s.terms.fs).filter(card => !seen.includes(card));
}

/** The party has the magic for it (DUN-R39). */
export function castable(party: Party, card: CombatCard): boolean {
  let magic = 0;
  for (let i = 0; i < party.size; i++) magic += party.magic[i];
  return magic >= combatCards[card].magic;
}

/** A fast spell; creatures that it keeps from fighting leave `sent`. Returns what else it costs, in points. */
export function beforeSpells(party: Party, card: CombatCard, troop: readonly CreatureCard[], sent: number[]): number {
  const { fast, spell } = combatCards[card];
  if (!fast) return 0;
  switch (spell.do) {
    case 'shield':
      for (let i = 0; i < party.size && i < spell.points; i++) party.courage[i] += 1;
      return 0;
    case 'illusion':
      party.courage[0] += 1;
      return 0;
    case 'hearten':
      for (let i = 0; i < party.size; i++) party.courage[i] += spell.courage;
      return 0;
    case 'payOrWithdraw':
      return 0.7 * monstersIn(troop, sent);
    case 'peace':
      return monstersIn(troop, sent) > 0 ? 0.8 : 0;
    case 'withdraw':
      dropWeakest(troop, sent, true);
      return 0;
    case 'sheep':
    case 'banish':
      dropWeakest(troop, sent, true);
      return 0.6;
    case 'knockOutGhost':
      dropWeakest(troop, sent, false);
      return 0.3;
    default:
      return 0;
  }
}

/** A slow spell: what it costs, in points. */
export function afterSpells(party: Party, card: CombatCard): number {
  const { fast, spell } = combatCards[card];
  if (fast) return 0;
  switch (spell.do) {
    case 'detectEvil':
      return 0.5;
    case 'steal':
      return 0.5;
    case 'loseImp':
      return 0.6;
    case 'discardTrap':
      return 0.8;
    case 'freePrisoner':
      return 2;
    case 'toughen':
      party.full[0] += spell.hitPoints;
      party.stamina[0] += spell.hitPoints;
      return 0;
    case 'heal':
    case 'healFirst':
      recover(party, spell.counters);
      return 0;
    case 'healEach':
      for (let i = 0; i < party.size; i++) {
        party.stamina[i] = Math.min(party.full[i], party.stamina[i] + spell.counters);
      }
      return 0;
    case 'knockOutGhosts':
      return 0.3;
    default:
      return 0;
  }
}

/** Counters are taken off, front first (DUN-R45). */
export function recover(party: Party, counters: number): void {
  let left = counters;
  for (let i = 0; i < party.size && left > 0; i++) {
    const healed = Math.min(left, party.full[i] - party.stamina[i]);
    party.stamina[i] += healed;
    left -= healed;
  }
}

function monstersIn(troop: readonly CreatureCard[], sent: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < sent.length; i++) if (troop[sent[i]].monster) n++;
  return n;
}

function dropWeakest(troop: readonly CreatureCard[], sent: number[], monster: boolean): void {
  let weakest = -1;
  for (let i = 0; i < sent.length; i++) {
    if (troop[sent[i]].monster !== monster) continue;
    if (weakest < 0 || mightOf(troop[sent[i]]) < mightOf(troop[sent[weakest]])) weakest = i;
  }
  if (weakest >= 0) sent.splice(weakest, 1);
}
