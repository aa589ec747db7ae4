/** Choices of setup, events, gifts, production and digging. */
import type { Seat } from '@vesper/kernel';
import type { Ask } from '../agenda.ts';
import type { Production, SeasonAsks, StrikePay, Treatment } from '../agenda/seasons.ts';
import { adventurers } from '../content/adventurers.ts';
import { cost, free } from '../content/costs.ts';
import { creatureOf } from '../content/creatures.ts';
import { laboratory } from '../content/opportunities.ts';
import {
  BuildRoom,
  BuyTraps,
  DigTunnels,
  GetFood,
  HireMonster,
  ImproveReputation,
  MineGold,
  RecruitImps,
} from '../content/orders.ts';
import { pets } from '../content/pets.ts';
import { setupCards } from '../content/setupCards.ts';
import type { Creature, Order } from '../content/types.ts';
import type { DungeonState, Player } from '../state.ts';
import { cardOf } from '../asking.ts';
import type { Appeals } from './appeal.ts';
import { mightOfKind } from './might.ts';
import { isKeptForMining } from './mining.ts';
import { evilRank, nthOf } from './party.ts';
import { digAppeal, tileWorth } from './sites.ts';
import { effectWorth, lossOf, petWorth, priceOf, trapWorth, useWorth } from './worth.ts';

/** Needed least in the first Winter, when nobody arrives. */
const PUT_AWAY: readonly Order[] = [
  ImproveReputation,
  BuyTraps,
  HireMonster,
  GetFood,
  BuildRoom,
  MineGold,
  RecruitImps,
  DigTunnels,
];

export const seasonAppeals: Appeals<SeasonAsks> = {
  chooseSetup: (_s, _d, c) => setupWorth(c),
  putAway: (_s, _d, c) => -PUT_AWAY.indexOf(c),
  prisonerOrMark: (_s, _d, c) => (typeof c === 'number' ? 3 - adventurers[c].points : 0),
  payNext: (s, { seat }, c) => payFirst(s, seat, c),
  payDay: (s, { seat, creature }, c) => treatmentWorth(s, seat, creature, c),
  witchHunt: (s, { seat, evil }, c) => (c === 'evil' ? -priceOf(s, seat, cost({ evil })) : -lossOf(s, seat, c)),
  earthquake: (s, { seat }, c) => -tileWorth(s.players[seat], c),
  monsterStrike: (s, { seat, creature }, c) => strikeWorth(s, seat, creature, c),
  inspection: (s, { seat, gold }, c) => (c === 'gold' ? -priceOf(s, seat, cost({ gold })) : -0.7),
  turnDown: (_s, _d, c) => -mightOfKind(creatureOf[c]),
  lanternParade: (s, d, c) => (c === 'decline' ? 0 : paradeWorth(s, d)),
  feedMonster: (s, { seat }, c) => -lossOf(s, seat, c),
  payTrap: (s, { seat }, c) => -trapWorth(s, seat, c),
  giveItem: (s, { seat }, c) => (c === nthOf(s.row, evilRank(s, seat)) ? -1 : adventurers[c].rank),
  produce: (s, { seat }, c) => productionWorth(s.players[seat], c),
  dig: (s, d, c) => (c === 'stop' ? stopWorth(s, d) : 1 + digAppeal(s.players[d.seat], c)),
  draftPet: (_s, _d, c) => petWorth(c),
  keep: (s, { seat, what }, c) => (what === 'pets' ? petWorth(c) : trapWorth(s, seat, c)),
};

function setupWorth(card: number): number {
  const { tunnels, food, gold: coins, imps, traps, evil: shift } = setupCards[card];
  return 0.5 * (food + coins) + 0.9 * imps + 0.45 * tunnels.length + 0.8 * traps - 0.15 * shift;
}

// ── Pay Day and events ───────────────────────────────────────────────────────────────────────────────────────────────

/** Those who are worth most for their pay come first; who eats others comes before those are paid. */
function payFirst(s: DungeonState, seat: Seat, creature: Creature): number {
  const { upkeep } = cardOf(s, creature);
  return lossOf(s, seat, creature) - priceOf(s, seat, upkeep) + 3 * upkeep.monsters;
}

function treatmentWorth(s: DungeonState, seat: Seat, creature: Creature, c: Treatment): number {
  if (c === 'pay') return -priceOf(s, seat, cardOf(s, creature).upkeep);
  if (c === 'default') return -3;
  return -lossOf(s, seat, creature) - priceOf(s, seat, cost({ evil: s.evil[seat] < 15 ? 1 : 0 }));
}

function strikeWorth(s: DungeonState, seat: Seat, creature: Creature, c: StrikePay): number {
  switch (c) {
    case 'turnDown':
      return -0.35 * mightOfKind(creatureOf[creature]);
    case 'food':
      return -priceOf(s, seat, cost({ food: 1 }));
    case 'gold':
      return -priceOf(s, seat, cost({ gold: 1 }));
    case 'evil':
      return -priceOf(s, seat, cost({ evil: 1 }));
    case 'trap':
      return -0.8;
    case 'imp':
      return -priceOf(s, seat, cost({ imps: 1 }));
  }
}

function paradeWorth(s: DungeonState, { seat, gold, evil }: Ask<'lanternParade'>): number {
  const relief = priceOf(s, seat, free) - priceOf(s, seat, cost({ evil: -evil }));
  return relief - priceOf(s, seat, cost({ gold }));
}

// ── Production and digging ───────────────────────────────────────────────────────────────────────────────────────────

function productionWorth(player: Player, c: Production): number {
  if (c === 'end') return 0;
  if (c === 'laboratory') return player.food > laboratory.cost.food ? 0.3 : 0.05;
  if (typeof c === 'number') return useWorth(c);
  // A pet that stays face down is a point at the end.
  const { effect } = pets[c.pet];
  return effect !== null && effectWorth(effect) > 1 ? 0.2 : player.food + player.gold < 3 ? 0.3 : -0.1;
}

/** Digging goes on as long as imps are left for the mines. */
function stopWorth(s: DungeonState, { seat, source, done }: Ask<'dig'>): number {
  if (source !== 'order' || done === 0) return -5;
  return isKeptForMining(s, seat) ? 5 : -1;
}
