/** How much a choice recommends itself, whichever decision it answers. */
import type { Choice } from '@vesper/kernel';
import type { DungeonAsk } from '../agenda.ts';
import type { CombatAsk } from '../agenda/combat.ts';
import type { OrderAsk } from '../agenda/orders.ts';
import type { SeasonAsk } from '../agenda/seasons.ts';
import type { DungeonState } from '../state.ts';
import { combatAppeal } from './combatChoices.ts';
import { orderAppeal } from './orderChoices.ts';
import { seasonAppeal } from './seasonChoices.ts';

const ORDER_ASKS: readonly string[] = [
  'orderNonPlayer',
  'commitGift',
  'performOrder',
  'spy',
  'mine',
  'returnTrap',
  'hire',
  'buildRoom',
  'placeRoom',
  'smear',
  'restore',
  'deposit',
  'takeExpertise',
  'attachExpertise',
  'takeImprovement',
  'placeImprovement',
] satisfies readonly OrderAsk['ask'][];

const COMBAT_ASKS: readonly string[] = [
  'freePrisoner',
  'trapOrder',
  'trapTarget',
  'catapultMonster',
  'suggestionOrder',
  'suggestion',
  'wordOfPeace',
  'spellCreature',
  'spellTrap',
  'jailbreak',
  'activate',
  'attackWith',
  'attackTarget',
  'petTarget',
  'usePet',
  'extraTile',
] satisfies readonly CombatAsk['ask'][];

export function appealOf(s: DungeonState, d: DungeonAsk, c: Choice): number {
  if (ORDER_ASKS.includes(d.ask)) return orderAppeal(s, d as OrderAsk, c);
  if (COMBAT_ASKS.includes(d.ask)) return combatAppeal(s, d as CombatAsk, c);
  return seasonAppeal(s, d as SeasonAsk, c);
}
