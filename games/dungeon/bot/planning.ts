/** What to send where. The quick way is what the forecast would do; the thorough way tries every plan on it. */
import { has } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { Ask } from '../agenda.ts';
import type { Planned } from '../agenda/combat.ts';
import type { Plan } from '../battle.ts';
import { creatureOf, isMonster } from '../content/creatures.ts';
import type { Cell, CombatCard, Creature, Trap } from '../content/types.ts';
import { canSpring } from '../rules/combat/plan.ts';
import { monsterLimit, trapLimit } from '../rules/combat/tiles.ts';
import { NONE } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { foretellPlan, survey } from './forecast.ts';
import { firstRound } from './round.ts';
import { possibleCards } from './spells.ts';
import { nearest } from './way.ts';

/** The answer to a question of planning, by a whole plan. */
export function nextOf(s: DungeonState, { seat, part }: Ask<'planBattle'>, target: Plan): Planned {
  const { plan } = s.players[seat];
  switch (part) {
    case 'tile':
      return target.cell;
    case 'traps':
      return target.traps.length > plan.traps.length ? missing(target.traps, plan.traps) : 'none';
    case 'commit':
      return 'commit';
    default:
      for (const creature of target.creatures) {
        if (isMonster[creature] === (part === 'monsters') && !has(plan.creatures, creature)) return creature;
      }
      return 'none';
  }
}

/** A trap of the one list that the other has less often. */
function missing(wanted: readonly Trap[], there: readonly Trap[]): Trap {
  const left = wanted.slice();
  for (const trap of there) {
    const at = left.indexOf(trap);
    if (at >= 0) left.splice(at, 1);
  }
  return left[0];
}

/** What the forecast does in its next round. */
export function quickPlan(s: DungeonState, seat: Seat): Plan {
  survey(s, seat);
  foretellPlan(null, NONE);
  return firstRound;
}

// ── Every plan ───────────────────────────────────────────────────────────────────────────────────────────────────────

const tried: Plan = { cell: NONE, traps: [], creatures: [], freed: NONE, committed: false };
const best: Plan = { cell: NONE, traps: [], creatures: [], freed: NONE, committed: false };
let most = -Infinity;
/** The Combat Cards that every plan is tried against. */
let cards: readonly CombatCard[] = [];

/** The plan that promises most, among those that go on from what is already planned. */
export function thoroughPlan(s: DungeonState, seat: Seat): Plan {
  const player = s.players[seat];
  most = -Infinity;
  cards = possibleCards(s, seat);
  survey(s, seat);
  const cells = player.plan.cell === NONE ? nearest(player) : [player.plan.cell];
  for (const cell of cells) tryTraps(s, player, cell);
  return best;
}

function tryTraps(s: DungeonState, player: Player, cell: Cell): void {
  const kinds = player.traps.filter((trap, i) => player.traps.indexOf(trap) === i);
  const { plan } = player;
  const limit = plan.creatures.length > 0 ? 0 : trapLimit(player.dungeon[cell]) - plan.traps.length;
  tried.cell = cell;
  put(tried.traps, plan.traps);
  tryCreatures(s, player, cell);
  if (limit < 1) return;
  for (let i = 0; i < kinds.length; i++) {
    put(tried.traps, plan.traps);
    tried.traps.push(kinds[i]);
    tryCreatures(s, player, cell);
    if (limit < 2) continue;
    for (let j = 0; j < i; j++) {
      tried.traps.push(kinds[j]);
      tryCreatures(s, player, cell);
      tried.traps.pop();
    }
  }
}

function tryCreatures(s: DungeonState, player: Player, cell: Cell): void {
  const { plan, lair } = player;
  if (canSpring(player, cell, tried.traps, plan.creatures) !== undefined) return;
  const fresh = lair.filter((creature, i) => isFresh(s, player, creature) && !isTwin(s, player, i));
  const monsters = fresh.filter(creature => isMonster[creature]);
  const ghosts = lair.filter(creature => isFresh(s, player, creature) && !isMonster[creature]);
  let sent = 0;
  for (const creature of plan.creatures) if (isMonster[creature]) sent++;
  const limit = monsterLimit(player.dungeon[cell]) - sent;
  tryGhosts(plan.creatures, ghosts);
  if (limit < 1) return;
  for (let i = 0; i < monsters.length; i++) {
    const one = [...plan.creatures, monsters[i]];
    if (canSpring(player, cell, tried.traps, one) !== undefined) continue;
    tryGhosts(one, ghosts);
    if (limit < 2) continue;
    for (let j = 0; j < lair.length; j++) {
      const two = [...one, lair[j]];
      if (!isMonster[lair[j]] || has(one, lair[j]) || !isFresh(s, player, lair[j])) continue;
      if (canSpring(player, cell, tried.traps, two) === undefined) tryGhosts(two, ghosts);
    }
  }
}

function isFresh(s: DungeonState, { plan }: Player, creature: Creature): boolean {
  return s.knockedOut[creature] === 0 && !has(plan.creatures, creature);
}

/** One of the same kind stands before it in the lair and can be sent as well. */
function isTwin(s: DungeonState, player: Player, index: number): boolean {
  const kind = creatureOf[player.lair[index]];
  if (s.experts[kind] !== NONE) return false;
  for (let i = 0; i < index; i++) {
    if (creatureOf[player.lair[i]] === kind && isFresh(s, player, player.lair[i])) return true;
  }
  return false;
}

/** None, one by one up to all of them. */
function tryGhosts(creatures: readonly Creature[], ghosts: readonly Creature[]): void {
  put(tried.creatures, creatures);
  weigh();
  for (const ghost of ghosts) {
    tried.creatures.push(ghost);
    weigh();
  }
}

function weigh(): void {
  let worth = 0;
  for (const card of cards) worth += foretellPlan(tried, card);
  if (worth <= most) return;
  most = worth;
  best.cell = tried.cell;
  put(best.traps, tried.traps);
  put(best.creatures, tried.creatures);
}

function put(to: number[], from: readonly number[]): void {
  to.length = 0;
  for (const item of from) to.push(item);
}
