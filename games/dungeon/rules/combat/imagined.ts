/** For imagine.ts: plans that agree with what everybody knows of them. */
import { below, mix, putIn } from '@vesper/kernel';
import type { Lane, Seat } from '@vesper/kernel';
import type { Ask, DungeonAsk, DungeonFrame, DungeonStep } from '../../agenda.ts';
import type { Planned } from '../../agenda/combat.ts';
import type { Trap } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { DungeonState, Player } from '../../state.ts';
import { answersBefore, beginPlan, canSpring, clearPlan, planDecisions } from './plan.ts';

type PlanLane = Lane<DungeonStep | DungeonAsk>;

/**
 * Sealed plans, step 1: what the others have planned is taken back, so that their hands can be dealt anew. Everybody
 * knows only how many answers they have given.
 */
export function forgetPlans(s: DungeonState, viewer: Seat | 'spectator'): void {
  for (const { seat } of lanesOf(s)) {
    if (seat === viewer) continue;
    const player = s.players[seat];
    for (const trap of player.plan.traps) putIn(player.traps, trap);
    clearPlan(player);
  }
}

/** Sealed plans, step 2, with the hands dealt: everybody has answered as often as they have, somehow. */
export function imaginePlans(s: DungeonState, viewer: Seat | 'spectator', rng: number[]): void {
  for (const lane of lanesOf(s)) {
    if (lane.seat === viewer) continue;
    const now = lane.agenda.pop();
    const first = beginPlan(s, lane.seat);
    if (first === null) continue;
    if (first.ask === 'planBattle') {
      const answers = now !== undefined && 'ask' in now && now.ask === 'planBattle' ? answersBefore(s, now) : Infinity;
      lane.agenda.push(...planAtRandom(s, first, answers, rng));
    } else if (now === undefined) freeAtRandom(s, lane.seat, rng);
    else lane.agenda.push(now);
  }
}

function lanesOf(s: DungeonState): readonly PlanLane[] {
  if (s.phase !== 'planning') return [];
  const top = s.agenda[s.agenda.length - 1] as DungeonFrame | undefined;
  return top !== undefined && 'together' in top ? top.together : [];
}

function freeAtRandom(s: DungeonState, seat: Seat, rng: number[]): void {
  const { prison, plan } = s.players[seat];
  plan.freed = prison[below(rng, prison.length)];
  plan.committed = true;
}

/** So many answers, if the plan takes as many; what is asked then, if anything. */
function planAtRandom(s: DungeonState, first: Ask<'planBattle'>, answers: number, rng: number[]): Ask<'planBattle'>[] {
  const { candidates, refuse, choose } = planDecisions.planBattle;
  const { agenda } = s;
  const asked = [first];
  s.agenda = asked;
  for (let n = 0; n < answers && asked.length > 0; n++) {
    const frame = asked.pop()!;
    const legal: Planned[] = candidates(s, frame).filter(c => refuse!(s, frame, c) === undefined);
    choose(s, frame, legal[below(rng, legal.length)]);
  }
  s.agenda = agenda;
  return asked;
}

/**
 * Plans that lie open but for their traps: as many kinds from `pool` as are planned, taken out of it, that their owner
 * could pay for (DUN-R35).
 */
export function imaginePlannedTraps(s: DungeonState, seat: Seat, pool: Trap[], rng: number[]): void {
  const player = s.players[seat];
  const { plan } = player;
  if (plan.traps.length === 0) return;
  mix(rng, pool);
  const [i, j] = payablePlaces(player, pool);
  if (plan.traps.length === 2) plan.traps[1] = pool.splice(j, 1)[0];
  plan.traps[0] = pool.splice(i, 1)[0];
}

/** Places i < j in the pool of one trap, or of two, that can be paid for; the first ones if others hold all those. */
function payablePlaces(player: Player, pool: readonly Trap[]): readonly [number, number] {
  const { cell, traps, creatures } = player.plan;
  const isPayable = (...planned: Trap[]) => canSpring(player, cell, planned, creatures) === undefined;
  for (let i = 0; i < pool.length; i++) {
    if (traps.length === 1 && isPayable(pool[i])) return [i, NONE];
    for (let j = i + 1; traps.length === 2 && j < pool.length; j++) if (isPayable(pool[i], pool[j])) return [i, j];
  }
  return [0, 1];
}
