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
import { kept } from './kept.ts';
import { mightOfKind } from './might.ts';
import { expectArrivals, muster } from './party.ts';
import { beginWar, emptyWar, enlist, fight, war } from './round.ts';
import { knownCard } from './spells.ts';
import { tilesInOrder } from './way.ts';
import { weights } from './weights.ts';

/** What the bot thinks about: a creature or a trap more, a creature less. */
export interface Thought {
  readonly creature: CreatureKind;
  readonly trap: Trap;
  readonly without: number;
}

export const asItIs: Thought = { creature: NONE, trap: NONE, without: NONE };

/** The year whose combat comes next; 0 = there is none any more. */
export function yearOfCombat(s: DungeonState): number {
  return s.combats >= 2 ? 0 : s.combats + 1;
}

const MOST_SPARE = 12;

/** Points that the next combat will bring, as far as one can tell. */
export function forecast(s: DungeonState, seat: Seat): number {
  survey(s, seat);
  return foretell(asItIs);
}

// What was surveyed last: several thoughts about one table begin alike.
let table: DungeonState;
let player: Player;
let year = 0;
let firstRound = 0;
/** The card of the round lies open and the own battle is still to come: the plan for it stands. */
let standing: Plan | null = null;
const eve = emptyWar();
/** By round: the Combat Card, if it is known. */
const cards: CombatCard[] = [];
let foretold: Map<number, number> | null = null;

/** Looks at a table on the eve of its combat. */
export function survey(s: DungeonState, seat: Seat): void {
  year = yearOfCombat(s);
  if (year === 0) return;
  table = s;
  player = s.players[seat];
  foretold = null;
  const isFighting = s.phase === 'planning' || s.phase === 'battle';
  muster(s, seat, eve.party);
  if (!isFighting) expectArrivals(s, seat, eve.party, year);
  gather();
  firstRound = year > s.year ? 0 : s.revealed;
  const isStanding = s.phase === 'battle' && player.plan.committed && s.battle.seat !== seat;
  standing = isStanding ? player.plan : null;
  cards.length = roundsPerCombat(s.terms.fs);
  for (let round = 0; round < cards.length; round++) cards[round] = knownCard(s, seat, year, round);
}

/** The forecast for the table that was surveyed. */
export function foretell(thought: Thought): number {
  if (year === 0) return 0;
  if (standing !== null) return playThrough(thought, standing, firstRound - 1, NONE);
  foretold ??= kept(eve, player.dungeon, year, firstRound, cards);
  const code = (thought.creature + 1) * 64 * 256 + (thought.trap + 1) * 256 + thought.without + 1;
  let points = foretold.get(code);
  if (points === undefined) {
    points = playThrough(thought, null, firstRound, NONE);
    foretold.set(code, points);
  }
  return points;
}

/** The same with a plan for the next round, or with what is best then (`null`), and the card that may come in it. */
export function foretellPlan(plan: Plan | null, card: CombatCard): number {
  return playThrough(asItIs, plan, firstRound, card);
}

function playThrough({ creature, trap, without }: Thought, plan: Plan | null, from: number, card: CombatCard): number {
  beginWar(eve, without);
  if (creature !== NONE) enlist(war, creatures[creature], creature, NONE);
  if (trap !== NONE) war.hand.push(trap);
  for (let round = from; round < cards.length && war.party.size > 0; round++) {
    const isNext = round === from;
    const turnedUp = cards[round] === NONE && isNext ? card : cards[round];
    fight(player, isNext ? plan : null, year, turnedUp, round === cards.length - 1);
  }
  let spare = 0;
  for (let i = 0; i < war.troop.length; i++) if (!war.spent[i]) spare += mightOfKind(war.kinds[i]);
  return war.points + weights.spareMight * Math.min(spare, MOST_SPARE);
}

function gather(): void {
  const { troop, hand } = eve;
  troop.length = 0;
  eve.kinds.length = 0;
  eve.numbers.length = 0;
  eve.spent.length = 0;
  for (let i = 0; i < player.lair.length; i++) {
    const own = player.lair[i];
    if (table.knockedOut[own] === 1 && year === table.year) continue;
    enlist(eve, cardOf(table, own), creatureOf[own], own);
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
