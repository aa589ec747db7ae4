/** The Unique Opportunity boards (FS). Board n replaces the spaces of order n. */
import { cost, free, keepPets, keepTraps, spy } from './costs.ts';
import type { Cost, Effect, Opportunity, OpportunityCard, OrderSpace } from './types.ts';

export const PetMarket: Opportunity = 0;
export const SmearCampaign: Opportunity = 1;
export const Restoration: Opportunity = 2;
export const Investment: Opportunity = 3;
export const RentedLaboratory: Opportunity = 4;
export const TrapFair: Opportunity = 5;
export const Academy: Opportunity = 6;
export const Renovation: Opportunity = 7;
export const OPPORTUNITIES = 8;

/** Gold returned per gold deposited (UO4). */
export const INTEREST = 2;
/** One use of the laboratory (UO5): workers, food, and imps made. */
export const laboratory = { workers: 2, cost: cost({ food: 1 }), imps: 1 } as const;
/** Gold to restore a room, beside the imp (UO3). */
export const ROOM_RESTORATION_GOLD = 1;
/** Evil a smeared colour gains (UO2). */
export const SMEAR_EVIL = 1;

const space = (price: Cost, ...effects: Effect[]): OrderSpace => ({ cost: price, effects });
const smear = (colours: number): Effect => ({ do: 'smear', colours });
const restore = (upTo: number, supervisor: number): Effect => ({ do: 'restore', upTo, supervisor });
const deposit = (upTo: number): Effect => ({ do: 'deposit', upTo });
const rent = (uses: number): Effect => ({ do: 'rent', uses });
const teach: Effect = { do: 'teach' };
const improve: Effect = { do: 'improve' };
const oneGold = cost({ gold: 1 });

function board(
  replaces: number,
  name: string,
  spaces: readonly OrderSpace[],
  text: string,
  secondYearOnly = false,
): OpportunityCard {
  return { id: `UO${replaces + 1}`, name, replaces, spaces, secondYearOnly, text };
}

export const opportunities: readonly OpportunityCard[] = [
  board(
    PetMarket,
    'Pet Market',
    [
      space(cost({ food: 1 }), keepPets(2, 1)),
      space(oneGold, keepPets(2, 1)),
      space(cost({ food: 1, gold: 1 }), keepPets(3, 2)),
    ],
    'Look at pets and keep some.',
  ),
  board(
    SmearCampaign,
    'Smear Campaign',
    [space(free, smear(1), spy), space(free, smear(2)), space(oneGold, smear(3), spy)],
    'Others gain 1 Evil each.',
  ),
  board(
    Restoration,
    'Restoration',
    [space(free, restore(1, 0)), space(free, restore(2, 0)), space(free, restore(3, 1))],
    'Take conquered tiles back: an imp each, and 1 gold for a room.',
    true,
  ),
  board(
    Investment,
    'Investment',
    [space(free, deposit(1)), space(free, deposit(2)), space(free, deposit(3))],
    'Deposit gold; at the end of the season it comes back doubled.',
  ),
  board(
    RentedLaboratory,
    'Rented Laboratory',
    [space(oneGold, rent(1)), space(free, rent(1)), space(oneGold, rent(2))],
    'In this season’s Production, 2 imps and 1 food make 1 imp.',
  ),
  board(
    TrapFair,
    'Trap Fair',
    [space(oneGold, keepTraps(3, 1, 1)), space(free, keepTraps(2, 1, 1)), space(cost({ gold: 2 }), keepTraps(4, 2, 1))],
    'Look at traps and keep some.',
  ),
  board(
    Academy,
    'Academy',
    [space(free, teach), space(free, teach), space(cost({ food: 1 }), teach)],
    'Give one of your creatures its Expertise.',
  ),
  board(
    Renovation,
    'Renovation',
    [space(free, improve), space(oneGold, improve), space(oneGold, improve)],
    'Turn a plain tunnel into an improved one.',
  ),
];
