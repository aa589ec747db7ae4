/** Choices of a battle: kill if possible, else wizards and priests, else the first. */
import type { Seat } from '@vesper/kernel';
import type { Activation, CombatAsks } from '../agenda/combat.ts';
import { adventurers } from '../content/adventurers.ts';
import { combatCards } from '../content/combatCards.ts';
import { cost } from '../content/costs.ts';
import { pets } from '../content/pets.ts';
import { creatureOf } from '../content/creatures.ts';
import { traps } from '../content/traps.ts';
import type { Adventurer, CreatureCard } from '../content/types.ts';
import { symbolsOf } from '../rules/combat/line.ts';
import { roomBonus } from '../rules/combat/tiles.ts';
import type { DungeonState } from '../state.ts';
import { cardOf } from '../asking.ts';
import type { Appeals } from './appeal.ts';
import { mightOfKind } from './might.ts';
import { emptyParty, muster } from './party.ts';
import { tileWorth } from './sites.ts';
import { bestOption, bestTarget, optionWorth, trapTargetOf } from './strike.ts';
import { weights } from './weights.ts';
import { priceOf, trapWorth } from './worth.ts';

const party = emptyParty();

export const combatAppeals: Appeals<CombatAsks> = {
  planBattle: () => 0,
  freePrisoner: (_s, _d, c) => -adventurers[c].points,
  jailbreak: (_s, _d, c) => -adventurers[c].points,
  // What disarming symbols are wasted on comes first.
  trapOrder: (_s, _d, c) => traps[c].each - traps[c].first,
  trapTarget(s, { seat, trap }, c) {
    muster(s, seat, party);
    return isAt(trapTargetOf(party, traps[trap], Math.max(0, symbolsOf(s, seat, 'trap') - s.battle.disarmed)), c);
  },
  catapultMonster: (s, _d, c) => -mightOfKind(creatureOf[c]) + 5 * s.knockedOut[c],
  spellCreature: (s, _d, c) => -mightOfKind(creatureOf[c]) + 5 * s.knockedOut[c],
  suggestionOrder: (_s, _d, c) => mightOfKind(creatureOf[c]),
  suggestion: (s, { seat, creature }, c) =>
    c === 'pay' ? blowWorth(s, seat, creature) - priceOf(s, seat, cardOf(s, creature).cost) : 0.5,
  wordOfPeace: (s, { seat, evil }, c) => (c === 'evil' ? peaceWorth(s, seat, evil) : 0.5),
  spellTrap: (s, { seat }, c) => -trapWorth(s, seat, c),
  activate: (s, { seat }, c) => activationAppeal(s, seat, c),
  attackWith: (s, { seat, creature }, c) => optionAppeal(s, seat, creature, c),
  attackTarget(s, { seat, creature, nth, option }, c) {
    muster(s, seat, party);
    const card = cardOf(s, creature);
    const attack = card.options[option].attacks[nth];
    return isAt(bestTarget(party, card, attack.damage + bonusOf(s, seat, creature)), c);
  },
  petTarget: (s, _d, c) => s.damage[c] - adventurers[c].hitPoints,
  usePet: (s, { pet }, c) => (c === 'keep' ? 0 : petAppeal(s, pet)),
  extraTile: (s, { seat }, c) => -tileWorth(s.players[seat], c),
};

function isAt(place: number, who: Adventurer): number {
  if (place >= 0 && party.who[place] === who) return 1;
  return 0.1 * adventurers[who].points - 0.01 * adventurers[who].hitPoints;
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
function peaceWorth(s: DungeonState, seat: Seat, evil: number): number {
  let worth = 0;
  for (const creature of s.battle.sent) worth += blowWorth(s, seat, creature);
  return 0.6 * worth - priceOf(s, seat, cost({ evil }));
}

/** A pet that is kept is a point at the end. */
function petAppeal(s: DungeonState, pet: number): number {
  if (pets[pet].moment === 'conquering') return 1;
  const { spell, magic } = combatCards[s.combatCards[s.year - 1][s.revealed - 1]];
  const hurts = spell.do === 'freePrisoner' || spell.do === 'findPath' || spell.do === 'heal';
  return symbolsOf(s, s.battle.seat, 'magic') >= magic && hurts ? 0.5 : -0.5;
}
