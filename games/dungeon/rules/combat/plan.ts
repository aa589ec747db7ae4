/** DUN-4.14–4.18, DUN-R33–R36: planning, sealed by all players at once. */
import { andThen, empty, has, isHeard, list, no, putIn, takeOut } from '@vesper/kernel';
import type { Choice, Lane, Refusal, Seat } from '@vesper/kernel';
import type { Ask, DungeonAsk, DungeonDecision, DungeonStep } from '../../agenda.ts';
import type { PlanPart, Planned } from '../../agenda/combat.ts';
import { isMonster } from '../../content/creatures.ts';
import { CELLS } from '../../content/grid.ts';
import { traps as trapCards } from '../../content/traps.ts';
import type { Cell, Creature, Trap } from '../../content/types.ts';
import { EARTH, NONE } from '../../state.ts';
import type { DungeonState, Player, Tile } from '../../state.ts';
import { tell } from '../../asking.ts';
import { hasSeveral, isIn, lastOf, monsterLimit, nearestSet, surcharge, trapLimit } from './tiles.ts';

/** DUN-R33: everybody with a line plans. */
export function planRound(s: DungeonState): void {
  s.phase = 'planning';
  const lanes: Lane<DungeonStep | DungeonAsk>[] = [];
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.players[seat].line.length === 0) continue;
    seats.push(seat);
    const first = beginPlan(s, seat);
    if (first !== null) lanes.push({ seat, agenda: [first] });
  }
  tell(s, { event: 'roundBegan', rule: 'DUN-R33', round: s.revealed + 1, seats });
  andThen(s, { do: 'revealCard' });
  if (lanes.length > 0) andThen(s, { together: lanes });
}

/** The first question; a single nearest tile needs none. Without a tile a prisoner is freed instead (DUN-R36). */
export function beginPlan(s: DungeonState, seat: Seat): Ask<'planBattle'> | Ask<'freePrisoner'> | null {
  const player = s.players[seat];
  const near = nearestSet(player);
  if (near === 0) return player.prison.length > 0 ? { ask: 'freePrisoner', seat } : null;
  if (!hasSeveral(near)) player.plan.cell = lastOf(near);
  return question(s, seat, near, 'tile', 0, false);
}

/** This question, or if its part has no more, the first one after it. `near` = the nearest tiles. */
function question(
  s: DungeonState,
  seat: Seat,
  near: number,
  part: PlanPart,
  nth: number,
  enough: boolean,
): Ask<'planBattle'> {
  if (nth < questionsOf(s, seat, near, part)) return { ask: 'planBattle', seat, part, nth, enough };
  return question(s, seat, near, AFTER[part], 0, false);
}

/**
 * DUN-X5: how often a part is asked. Everybody can count the answers, so this follows from what everybody knows: as many
 * traps and monsters as are there and as the roomiest of the nearest tiles takes, and every ghost.
 */
function questionsOf(s: DungeonState, seat: Seat, near: number, part: PlanPart): number {
  const player = s.players[seat];
  switch (part) {
    case 'tile':
      return hasSeveral(near) ? 1 : 0;
    case 'traps':
      return roomFor(player, near, player.traps.length + player.plan.traps.length, trapLimit);
    case 'monsters':
      return roomFor(player, near, freshOnes(s, player, true), monsterLimit);
    case 'ghosts':
      return freshOnes(s, player, false);
    case 'commit':
      return 1;
  }
}

/** How many of so many the roomiest of the nearest tiles takes; all take one. */
function roomFor(player: Player, near: number, wanted: number, limit: (tile: Tile) => number): number {
  if (wanted <= 1) return wanted;
  let most = 1;
  for (let cell = 0; cell < CELLS; cell++) if (isIn(near, cell)) most = Math.max(most, limit(player.dungeon[cell]));
  return Math.min(wanted, most);
}

/** Monsters (or ghosts) that are face up, in the plan or not. */
function freshOnes(s: DungeonState, { lair }: Player, monster: boolean): number {
  let n = 0;
  for (const creature of lair) if (isMonster[creature] === monster && s.knockedOut[creature] === 0) n++;
  return n;
}

/** How many answers a plan has had when this is asked. */
export function answersBefore(s: DungeonState, { seat, part, nth }: Ask<'planBattle'>): number {
  const near = nearestSet(s.players[seat]);
  let answers = nth;
  for (let before: PlanPart = 'tile'; before !== part; before = AFTER[before]) {
    answers += questionsOf(s, seat, near, before);
  }
  return answers;
}

function monstersIn(creatures: readonly Creature[]): number {
  let n = 0;
  for (let i = 0; i < creatures.length; i++) if (isMonster[creatures[i]]) n++;
  return n;
}

// ── What a plan costs ────────────────────────────────────────────────────────────────────────────────────────────────

const tooLittleFood = no('DUN-R35', 'tooLittleFood');
const tooLittleGold = no('DUN-R35', 'tooLittleGold');
const tooFewImps = no('DUN-R35', 'tooFewImps');
const noMonsterToThrow = no('DUN-R35', 'noMonsterToThrow');

/**
 * DUN-R35: whether traps, and `another`, can be paid together on this tile, surcharges included, with these creatures, and
 * `more` monsters, in the battle.
 */
export function canSpring(
  player: Player,
  cell: Cell,
  traps: readonly Trap[],
  creatures: readonly Creature[],
  another: Trap = NONE,
  more = 0,
): Refusal | undefined {
  const extra = surcharge(player.dungeon[cell]);
  let food = 0;
  let gold = 0;
  let imps = 0;
  let monsters = 0;
  for (let i = another === NONE ? 0 : -1; i < traps.length; i++) {
    const { cost } = trapCards[i < 0 ? another : traps[i]];
    food += cost.food;
    gold += cost.gold + extra;
    imps += cost.imps;
    monsters += cost.monsters;
  }
  if (food > player.food) return tooLittleFood;
  if (gold > player.gold) return tooLittleGold;
  if (imps > player.imps) return tooFewImps;
  if (monsters > monstersIn(player.lair) - monstersIn(creatures) - more) return noMonsterToThrow;
  return undefined;
}

// ── Planning ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const COMMIT: readonly Planned[] = ['commit'];
const NOTHING: readonly Planned[] = ['none'];
const ofCell = (_s: DungeonState, _d: Ask<'planBattle'>, cell: Cell) => ({ cell });
const tileConquered = no('DUN-4.14', 'tileConquered', ofCell);
const notNearest = no('DUN-R34', 'notNearest', ofCell);
const knockedOut = no('DUN-4.27', 'knockedOut');
const alreadySent = no('DUN-R35', 'alreadySent');
const catapultNeedsIt = no('DUN-R35', 'catapultNeedsIt');

const planBattle: DungeonDecision<'planBattle'> = {
  rule: 'DUN-R35',
  candidates(s, { seat, part, enough }) {
    const { dungeon, lair, traps } = s.players[seat];
    if (enough || isFull(s, seat, part)) return NOTHING;
    const all: Planned[] = [];
    switch (part) {
      case 'commit':
        return COMMIT;
      case 'tile':
        for (let cell = 0; cell < CELLS; cell++) if (dungeon[cell] !== EARTH) all.push(cell);
        return all;
      case 'traps':
        for (let i = 0; i < traps.length; i++) if (i === 0 || traps[i] !== traps[i - 1]) all.push(traps[i]);
        break;
      default:
        for (let i = 0; i < lair.length; i++) {
          if (isMonster[lair[i]] === (part === 'monsters')) all.push(lair[i]);
        }
    }
    all.push('none');
    return all;
  },
  refuse(s, { seat, part }, c) {
    if (c === 'none' || c === 'commit') return undefined;
    const player = s.players[seat];
    const { plan } = player;
    if (part === 'tile') {
      if (player.conquered[c] === 1) return tileConquered;
      return isIn(nearestSet(player), c) ? undefined : notNearest;
    }
    if (part === 'traps') return canSpring(player, plan.cell, plan.traps, plan.creatures, c);
    if (s.knockedOut[c] === 1) return knockedOut;
    if (has(plan.creatures, c)) return alreadySent;
    if (part === 'ghosts' || canSpring(player, plan.cell, plan.traps, plan.creatures, NONE, 1) === undefined) {
      return undefined;
    }
    return catapultNeedsIt;
  },
  list: (s, d, out) => (d.part === 'tile' ? listNearest(s, d, out) : list(planBattle, s, d, out)),
  choose(s, { seat, part, nth, enough }, c) {
    const player = s.players[seat];
    const { plan } = player;
    if (c === 'commit') {
      plan.committed = true;
      tell(s, { event: 'planCommitted', rule: 'DUN-R33', seat });
      return;
    }
    if (part === 'tile' && c !== 'none') plan.cell = c;
    else if (part === 'traps' && c !== 'none') {
      takeOut(player.traps, c);
      plan.traps.push(c);
    } else if (c !== 'none') plan.creatures.push(c);
    if (isHeard(s)) tellPicked(s, seat, part, c === 'none' ? NONE : c);
    andThen(s, question(s, seat, nearestSet(player), part, nth + 1, enough || c === 'none'));
  },
  fallback: (_s, { part }) => (part === 'tile' ? undefined : part === 'commit' ? 'commit' : 'none'),
  passing: { choice: 'none' },
  facts(s, { seat, part }, c) {
    const { plan, dungeon } = s.players[seat];
    if (part === 'tile' && typeof c === 'number') {
      const tile = dungeon[c];
      return { tile, traps: trapLimit(tile), monsters: monsterLimit(tile), surcharge: surcharge(tile) };
    }
    const tile = dungeon[plan.cell];
    return {
      cell: plan.cell,
      surcharge: surcharge(tile),
      trapsLeft: trapLimit(tile) - plan.traps.length,
      monstersLeft: monsterLimit(tile) - monstersIn(plan.creatures),
    };
  },
};

/** The way to the nearest tiles is looked for once, not for every candidate. */
function listNearest(s: DungeonState, { seat }: Ask<'planBattle'>, out: Choice[]): number {
  const near = nearestSet(s.players[seat]);
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) if (isIn(near, cell)) out[n++] = cell;
  return n;
}

function tellPicked(s: DungeonState, seat: Seat, part: PlanPart, what: number): void {
  const picked = { cell: NONE, trap: NONE, creature: NONE };
  picked[part === 'tile' ? 'cell' : part === 'traps' ? 'trap' : 'creature'] = what;
  tell(s, { event: 'planPicked', rule: PART_RULES[part], seat, ...picked });
}

/** The tile takes no more of these. */
function isFull(s: DungeonState, seat: Seat, part: PlanPart): boolean {
  const { dungeon, plan } = s.players[seat];
  if (part === 'traps') return plan.traps.length >= trapLimit(dungeon[plan.cell]);
  return part === 'monsters' && monstersIn(plan.creatures) >= monsterLimit(dungeon[plan.cell]);
}

const PART_RULES = {
  tile: 'DUN-4.14',
  traps: 'DUN-R35',
  monsters: 'DUN-R35',
  ghosts: 'DUN-4.17',
  commit: 'DUN-R33',
} as const;

const AFTER = { tile: 'traps', traps: 'monsters', monsters: 'ghosts', ghosts: 'commit', commit: 'commit' } as const;

// ── Nothing to fight for ─────────────────────────────────────────────────────────────────────────────────────────────

/** DUN-4.18, DUN-R36. */
const freePrisoner: DungeonDecision<'freePrisoner'> = {
  rule: 'DUN-R36',
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].prison,
  choose(s, { seat }, c) {
    const { plan } = s.players[seat];
    plan.freed = c;
    plan.committed = true;
  },
};

// ── Afterwards ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Back to a plan of nothing. What was planned must have gone where it belongs. */
export function clearPlan(player: Player): void {
  const { plan } = player;
  plan.cell = NONE;
  empty(plan.traps);
  empty(plan.creatures);
  plan.freed = NONE;
  plan.committed = false;
}

/** Traps that were planned and not sprung return to the hand, unpaid. */
export function takeBackTraps(s: DungeonState, seat: Seat): void {
  const player = s.players[seat];
  for (const trap of player.plan.traps) {
    putIn(player.traps, trap);
    tell(s, { event: 'trapReturnedUnused', rule: 'DUN-R33', seat, secret: { to: [seat], trap } });
  }
  empty(player.plan.traps);
}

export const planDecisions = { planBattle, freePrisoner };
