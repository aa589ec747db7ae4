/**
 * The combat of the year played through in the head, round by round. What it brings in points is the heart of the bot's
 * judgement: creatures, traps, tiles and Evil are worth what they change here.
 */
import type { Seat } from '@vesper/kernel';
import type { Plan } from '../battle.ts';
import { roundsPerCombat } from '../content/calendar.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import type { CombatCard, CreatureKind, Trap } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { cardOf } from '../asking.ts';
import { mightOfKind } from './might.ts';
import { expectArrivals, muster } from './party.ts';
import { beginWar, emptyWar, enlist, fight, war } from './round.ts';
import { knownCard } from './spells.ts';
import { tilesInOrder } from './way.ts';
import { weights } from './weights.ts';

/** What the bot thinks about: a creature or a trap more, a creature less, a plan for the next round. */
export interface Thought {
  readonly creature: CreatureKind;
  readonly trap: Trap;
  readonly without: number;
  readonly plan: Plan | null;
  /** The Combat Card of the next round, if it is not known; NONE = by its average. */
  readonly card: CombatCard;
}

export const asItIs: Thought = { creature: NONE, trap: NONE, without: NONE, plan: null, card: NONE };

/** The year whose combat comes next; 0 = there is none any more. */
export function yearOfCombat(s: DungeonState): number {
  return s.combats >= 2 ? 0 : s.combats + 1;
}

const MOST_SPARE = 12;

/** Points that the next combat will bring, as far as one can tell. */
export function forecast(s: DungeonState, seat: Seat, thought: Thought): number {
  survey(s, seat);
  return foretell(thought);
}

// What was surveyed last: several thoughts about one table begin alike.
let table: DungeonState;
let defender: Seat;
let year = 0;
const eve = emptyWar();

/** Looks at a table on the eve of its combat. */
export function survey(s: DungeonState, seat: Seat): void {
  year = yearOfCombat(s);
  if (year === 0) return;
  table = s;
  defender = seat;
  const player = s.players[seat];
  const isFighting = s.phase === 'planning' || s.phase === 'battle';
  muster(s, seat, eve.party);
  if (!isFighting) expectArrivals(s, seat, eve.party, year);
  gather(s, player);
}

/** The forecast for the table that was surveyed. */
export function foretell(thought: Thought): number {
  if (year === 0) return 0;
  const s = table;
  const player = s.players[defender];
  beginWar(eve, thought.without);
  if (thought.creature !== NONE) enlist(war, creatures[thought.creature], thought.creature, NONE);
  if (thought.trap !== NONE) war.hand.push(thought.trap);
  let plan = thought.plan;
  let round = year > s.year ? 0 : s.revealed;
  // The card of the round lies open and the own battle is still to come.
  if (plan === null && s.phase === 'battle' && player.plan.committed && s.battle.seat !== defender) {
    plan = player.plan;
    round--;
  }
  const rounds = roundsPerCombat(s.terms.fs);
  let supposed = thought.card;
  for (; round < rounds && war.party.size > 0; round++) {
    const known = knownCard(s, defender, year, round);
    fight(player, plan, year, known === NONE ? supposed : known, round === rounds - 1);
    plan = null;
    supposed = NONE;
  }
  let spare = 0;
  for (let i = 0; i < war.troop.length; i++) if (!war.spent[i]) spare += mightOfKind(war.kinds[i]);
  return war.points + weights.spareMight * Math.min(spare, MOST_SPARE);
}

function gather(s: DungeonState, player: Player): void {
  const { troop, hand } = eve;
  troop.length = 0;
  eve.kinds.length = 0;
  eve.numbers.length = 0;
  eve.spent.length = 0;
  for (let i = 0; i < player.lair.length; i++) {
    const own = player.lair[i];
    if (s.knockedOut[own] === 1 && year === s.year) continue;
    enlist(eve, cardOf(s, own), creatureOf[own], own);
  }
  hand.length = 0;
  for (let i = 0; i < player.traps.length; i++) hand.push(player.traps[i]);
  for (let i = 0; i < player.plan.traps.length; i++) hand.push(player.plan.traps[i]);
  tilesInOrder(player, eve.way);
  eve.food = player.food;
  eve.gold = player.gold;
  eve.imps = player.imps;
  eve.prisoners = player.prison.length;
}
