/** What creatures, rooms, traps and pets are worth to a player, on the scale of points. */
import { said } from '@vesper/kernel';
import type { SaidBy, Seat } from '@vesper/kernel';
import { creatureOf, creatures } from '../content/creatures.ts';
import { pets } from '../content/pets.ts';
import { famePoints, rooms, ROOM_POINTS } from '../content/rooms.ts';
import { MONSTER_POINTS } from '../content/titles.ts';
import { FireWall, RollingStone, TrapDoor, traps } from '../content/traps.ts';
import type { Cost, Creature, CreatureKind, Effect, Pet, Room, Trap } from '../content/types.ts';
import { ROOM } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { asItIs, foretell, survey } from './forecast.ts';
import { mightOfKind } from './might.ts';
import { seasonsLeft } from './outlook.ts';
import { EVIL, FOOD, GOLD, IMPS, readNeeds, readPurse, worthOf } from './purse.ts';
import type { Needs, Purse } from './purse.ts';
import { weights } from './weights.ts';

// ── Creatures ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a creature on offer would add: the coming combat, the end, scoring rooms. Its cost is not counted. */
export function creatureWorth(s: DungeonState, seat: Seat, kind: CreatureKind): number {
  survey(s, seat);
  const now = foretell(asItIs);
  return creatureGain(s, seat, kind, now);
}

/** The same at a table that was surveyed, beside the forecast for it as it is. */
export function creatureGain(s: DungeonState, seat: Seat, kind: CreatureKind, now: number): number {
  const gain = foretell({ ...asItIs, creature: kind }) - now;
  return weights.fight * gain + lastingWorth(s, seat, kind);
}

/** What the player would miss without a creature of the lair. */
export function lossOf(s: DungeonState, seat: Seat, creature: Creature): number {
  survey(s, seat);
  const loss = foretell(asItIs) - foretell({ ...asItIs, without: creature });
  return weights.fight * loss + lastingWorth(s, seat, creatureOf[creature]);
}

function lastingWorth(s: DungeonState, seat: Seat, kind: CreatureKind): number {
  let worth = creatures[kind].monster ? MONSTER_POINTS + weights.monster : 0;
  if (s.combats === 0) worth += weights.nextYear * mightOfKind(kind);
  if (creatures[kind].tokens > 0) worth += 0.06 * seasonsLeft(s);
  const { dungeon, conquered } = s.players[seat];
  for (let cell = 0; cell < dungeon.length; cell++) {
    if (dungeon[cell] >= ROOM && conquered[cell] === 0) worth += rooms[dungeon[cell] - ROOM].points[kind];
  }
  return worth;
}

/** What paying a cost takes from the player, titles and dangers included. */
export function priceOf(s: DungeonState, seat: Seat, cost: Cost): number {
  const needs = readNeeds(s, seat);
  const purse = readPurse(s, seat);
  return priceFrom(s, purse, worthOf(s, purse, needs), needs, cost);
}

/** The same where the purse, which pays, and its worth are known. */
export function priceFrom(s: DungeonState, from: Purse, worth: number, needs: Needs, cost: Cost): number {
  from[FOOD] -= cost.food;
  from[GOLD] -= cost.gold;
  from[EVIL] = Math.min(15, from[EVIL] + cost.evil);
  from[IMPS] -= cost.imps;
  return worth - worthOf(s, from, needs) + weights.trapSpent * cost.traps + weights.monsterSpent * cost.monsters;
}

// ── Rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What an effect brings to whoever has it in Production. */
const EFFECTS: SaidBy<Effect, number> = {
  gain: ({ food, gold, imps }) => (food > 0 ? 0.1 : 0) + 0.4 * food + 0.5 * gold + 0.65 * imps,
  forage: ({ gold, more }) => 0.5 * gold + 0.2 * more,
  repent: ({ by }) => 0.25 * by,
  spy: () => weights.spy,
  dig: ({ upTo }) => 0.35 * upTo,
  mine: ({ upTo }) => 0.4 * upTo,
  drawTraps: ({ count }) => 0.8 * count,
  buyTraps: ({ count }) => 0.8 * count,
  keepTraps: ({ draw, keep }) => 0.8 * keep + 0.3 * (draw - keep),
  keepPets: ({ draw, keep }) => 0.6 * keep + 0.2 * (draw - keep),
  hire: () => 1,
  build: () => 1,
  smear: ({ colours }) => 0.2 * colours,
  restore: ({ upTo }) => upTo,
  deposit: ({ upTo }) => 0.3 * upTo,
  rent: ({ uses }) => 0.25 * uses,
  teach: () => 0.8,
  improve: () => 0.6,
};

export const effectWorth = (effect: Effect): number => said(EFFECTS, effect);

/** What one use of a production room brings beyond its own cost; by room, 0 for those that make nothing. */
const USE: readonly number[] = rooms.map(({ production }) =>
  production === null ? 0 : effectWorth(production.effect) - 0.4 * production.cost.food - 0.5 * production.cost.gold,
);

export function useWorth(room: Room): number {
  return USE[room];
}

/** What a room would add until the end of the game. */
export function roomWorth(s: DungeonState, seat: Seat, room: Room): number {
  const player = s.players[seat];
  const { production, points, fame, bonus } = rooms[room];
  let worth = ROOM_POINTS + weights.room;
  if (production !== null) {
    const busy = player.imps + player.trollTokens - production.workers;
    worth += weights.production * USE[room] * seasonsLeft(s) * Math.max(0.15, Math.min(1, 0.4 + 0.12 * busy));
  }
  for (let i = 0; i < player.lair.length; i++) {
    worth += points[creatureOf[player.lair[i]]] + 0.3 * bonus[creatureOf[player.lair[i]]];
  }
  if (fame) worth += 1.6 * famePoints(s.seats);
  for (let kind = 0; kind < points.length; kind++) worth += 0.04 * points[kind] * seasonsLeft(s);
  return worth;
}

// ── Traps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** By trap: what it usually does to a party, less what it costs. */
const usual: readonly number[] = traps.map(card => {
  const { cost } = card;
  const whole = (card.preventsConquering ? 2.9 : 0) + (card.mortal ? 5 : 0) + (card.antimagic ? 0.6 : 0);
  const blows = 1.1 * card.first + 0.95 * card.second + 0.9 * card.last + 2.4 * card.each + 1.2 * card.chosen;
  const others = 1.05 * card.poison + 0.6 * card.bards + 0.3 * card.withoutBards;
  const price = 0.5 * (cost.food + cost.gold) + 1.9 * cost.imps + 4.5 * cost.monsters + 4.2 * cost.marks;
  return (whole + blows + others - price) / 3;
});

/** What a trap in hand is worth: in the coming combat, and for the next one. */
export function trapWorth(s: DungeonState, seat: Seat, trap: Trap): number {
  survey(s, seat);
  return trapGain(s, trap, foretell(asItIs));
}

/** The same at a table that was surveyed, beside the forecast for it as it is. */
function trapGain(s: DungeonState, trap: Trap, now: number): number {
  const gain = foretell({ ...asItIs, trap }) - now;
  return s.combats >= 2 ? 0.2 : (s.combats === 0 ? 0.4 : 0.15) * usual[trap] + weights.trap * gain;
}

/** What the traps in hand are worth beside what they do in the coming combat. */
export function trapStock(s: DungeonState, { traps, plan }: Player): number {
  if (s.combats >= 2) return 0;
  let worth = 0;
  for (let i = 0; i < traps.length; i++) worth += usual[traps[i]];
  for (let i = 0; i < plan.traps.length; i++) worth += usual[plan.traps[i]];
  return (s.combats === 0 ? 0.4 : 0.15) * worth;
}

/** A trap that is still to be drawn, at a table that was surveyed. */
export function anyTrapGain(s: DungeonState, now: number): number {
  if (s.combats >= 2) return 0.1;
  return (trapGain(s, RollingStone, now) + trapGain(s, FireWall, now) + trapGain(s, TrapDoor, now)) / 3;
}

// ── Pets ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How many of these a player has at the end, by and large. */
const EXPECTED = { paladins: 1 / 3, tunnels: 6, prisoners: 4, titles: 2.2 } as const;

/** By pet: a point for keeping it, or what it does. */
const PET: readonly number[] = pets.map(({ moment, effect, damage, hits, score }) => {
  if (effect !== null) return Math.max(1, 0.2 + effectWorth(effect));
  if (score !== null) return Math.max(1, (score.points * EXPECTED[score.of]) / score.per);
  if (moment === 'creatures') return 1 + (hits === 'first' ? 0.3 : 0.1) * damage;
  return moment === 'conquering' ? 2 : 1.1;
});

export function petWorth(pet: Pet): number {
  return PET[pet];
}
