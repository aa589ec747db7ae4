/** Choices of a battle: kill if possible, else wizards and priests, else the first. */
import type { Choice, Seat } from '@vesper/kernel';
import type { Activation, CombatAsk } from '../agenda/combat.ts';
import { adventurers } from '../content/adventurers.ts';
import { combatCards } from '../content/combatCards.ts';
import { GuardGosling } from '../content/pets.ts';
import { creatureOf } from '../content/creatures.ts';
import { traps } from '../content/traps.ts';
import type { Adventurer, CreatureCard } from '../content/types.ts';
import { roomBonus } from '../rules/combat/tiles.ts';
import type { DungeonState } from '../state.ts';
import { cardOf } from '../table.ts';
import { mightOfKind } from './might.ts';
import { emptyParty, muster } from './party.ts';
import { tileWorth } from './sites.ts';
import { bestOption, bestTarget, optionWorth, trapTargetOf } from './strike.ts';
import { weights } from './weights.ts';
import { priceOf, trapWorth } from './worth.ts';

const party = emptyParty();

export function combatAppeal(s: DungeonState, d: CombatAsk, c: Choice): number {
  const { seat } = d;
  switch (d.ask) {
    case 'planBattle':
      return 0;
    case 'freePrisoner':
    case 'jailbreak':
      return -adventurers[c as number].points;
    case 'trapOrder':
      // What disarming symbols are wasted on comes first.
      return traps[c as number].each - traps[c as number].first;
    case 'trapTarget':
      muster(s, seat, party);
      return isAt(trapTargetOf(party, traps[d.trap], disarming(s)), c as number);
    case 'catapultMonster':
    case 'spellCreature':
      return -mightOfKind(creatureOf[c as number]) + 5 * s.knockedOut[c as number];
    case 'suggestionOrder':
      return mightOfKind(creatureOf[c as number]);
    case 'suggestion':
      return c === 'pay' ? blowWorth(s, seat, d.creature) - priceOf(s, seat, cardOf(s, d.creature).cost, 0) : 0.5;
    case 'wordOfPeace':
      return c === 'evil' ? peaceWorth(s, seat) : 0.5;
    case 'spellTrap':
      return -trapWorth(s, seat, c as number);
    case 'activate':
      return activationAppeal(s, seat, c as Activation);
    case 'attackWith':
      return optionAppeal(s, seat, d.creature, c as string);
    case 'attackTarget': {
      muster(s, seat, party);
      const card = cardOf(s, d.creature);
      const attack = card.options[d.option].attacks[d.nth];
      return isAt(bestTarget(party, card, attack.damage + bonusOf(s, seat, d.creature)), c as number);
    }
    case 'petTarget':
      return s.damage[c as number] - adventurers[c as number].hitPoints;
    case 'usePet':
      return c === 'keep' ? 0 : petAppeal(s, d.pet);
    case 'extraTile':
      return -tileWorth(s.players[seat], c as number);
  }
}

function isAt(place: number, who: Adventurer): number {
  if (place >= 0 && party.who[place] === who) return 1;
  return 0.1 * adventurers[who].points - 0.01 * adventurers[who].hitPoints;
}

function disarming(s: DungeonState): number {
  let symbols = -s.battle.disarmed;
  for (let i = 0; i < party.size; i++) symbols += party.trap[i];
  return Math.max(0, symbols);
}

function bonusOf(s: DungeonState, seat: Seat, creature: number): number {
  return roomBonus(s.players[seat].dungeon[s.battle.cell], creatureOf[creature]);
}

/** What a creature in the battle would do now. */
function blowWorth(s: DungeonState, seat: Seat, creature: number): number {
  muster(s, seat, party);
  const held = s.battle.conqueringPrevented ? 0 : weights.tileHeld;
  bestOption(party, cardOf(s, creature), bonusOf(s, seat, creature), s.players[seat].food, held);
  return optionWorth;
}

/** Small blows that eliminate somebody first, then the strongest; pets when they finish somebody. */
function activationAppeal(s: DungeonState, seat: Seat, c: Activation): number {
  if (c === 'end') return 0;
  if (typeof c === 'number') return 1 + blowWorth(s, seat, c) - 0.1 * mightOfKind(creatureOf[c]);
  muster(s, seat, party);
  let finishes = false;
  for (let i = 0; i < party.size; i++) if (party.stamina[i] <= 1 && party.courage[i] === 0) finishes = true;
  return finishes ? 3 : -0.5;
}

function optionAppeal(s: DungeonState, seat: Seat, creature: number, id: string): number {
  muster(s, seat, party);
  const card: CreatureCard = cardOf(s, creature);
  const held = s.battle.conqueringPrevented ? 0 : weights.tileHeld;
  const at = bestOption(party, card, bonusOf(s, seat, creature), s.players[seat].food, held);
  return at >= 0 && card.options[at].id === id ? 1 : 0;
}

/** Evil against the monsters in the battle going home. */
function peaceWorth(s: DungeonState, seat: Seat): number {
  let worth = 0;
  for (const creature of s.battle.sent) worth += blowWorth(s, seat, creature);
  const evil = { food: 0, gold: 0, evil: 2, traps: 0, monsters: 0, imps: 0 };
  return 0.6 * worth - priceOf(s, seat, evil, 0);
}

/** A pet that is kept is a point at the end. */
function petAppeal(s: DungeonState, pet: number): number {
  if (pet === GuardGosling) return 1;
  const { spell, magic } = combatCards[s.combatCards[s.year - 1][s.revealed - 1]];
  muster(s, s.battle.seat, party);
  let symbols = 0;
  for (let i = 0; i < party.size; i++) symbols += party.magic[i];
  const hurts = spell.do === 'freePrisoner' || spell.do === 'findPath' || spell.do === 'heal';
  return symbols >= magic && hurts ? 0.5 : -0.5;
}
