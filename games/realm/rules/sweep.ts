/** Minions taken one by one: King's Guard Attack, the Envoys, and Cavalry Sweep from neighbour to neighbour. */
import { andThen, no } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import type { Ask, Minion, OrStop, RealmDecision } from '../agenda.ts';
import { distance, locations } from '../content/distances.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { quests } from '../content/quests.ts';
import { CavalrySweep, KingsGuardAttack } from '../content/specials.ts';
import { BLUE, COLOURS } from '../content/types.ts';
import type { Colour, Space } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmState, Slot, Source } from '../state.ts';
import { minionsAt } from '../table.ts';
import { defeatMinions, removeMinions } from './minions.ts';

/** Cavalry Sweep: points in all, and minions in one location. */
export const SWEEP_POINTS = 6;
const SWEEP_HERE = 2;

/** King's Guard Attack: Monarch City and the spaces next to it. */
export const guardedSpaces: readonly Space[] = near(MonarchCity, 1);

function near(centre: Space, steps: number): Space[] {
  return locations.filter(space => distance[centre][space] <= steps);
}

// One object for every minion that can be pointed at.
const byLocation: readonly (readonly Minion[])[] = spaces.map((_, space) =>
  Array.from({ length: COLOURS }, (_unused, colour): Minion => ({ space, colour })),
);

function choicesIn(where: readonly Space[]): readonly OrStop<Minion>[] {
  return [...where.flatMap(space => byLocation[space]), 'stop'];
}

const SWEPT = byLocation.map((_, space) => choicesIn([space]));
const GUARDED = choicesIn(guardedSpaces);
/** By quest: the minions within two spaces of an Envoy's place. */
const NEAR_ENVOY = quests.map(({ goal }) => (goal.by === 'roll' ? choicesIn(near(goal.at, 2)) : []));

export function askMinion(s: RealmState, slot: Slot, source: Source, left: number, done: number): void {
  const { seat } = s.heroes[slot];
  andThen(s, { ask: 'pickMinion', seat, slot, source, left, here: 0, done, at: NONE, visited: [] });
}

/** Points a minion costs Cavalry Sweep. */
export function sweepCost(colour: Colour): number {
  return colour === BLUE ? 2 : 1;
}

const pickOneFirst = no('REA-R52', 'pickOneFirst');
const noSuchMinion = no('REA-R52', 'noSuchMinion', (_s: RealmState, _d: Ask<'pickMinion'>, { colour }: Minion) => ({
  colour,
}));
const tooFewPoints = no('REA-R52', 'tooFewPoints', (_s: RealmState, { left }: Ask<'pickMinion'>) => ({ left }));

const pickMinion: RealmDecision<'pickMinion'> = {
  rule: 'REA-R50',
  asked: 'ifChoice',
  candidates(_s, { source, at }) {
    if (source === CavalrySweep) return SWEPT[at];
    return source === KingsGuardAttack ? GUARDED : NEAR_ENVOY[source - QUEST];
  },
  refuse(s, d, c) {
    if (c === 'stop') return mustTakeOne(d) ? pickOneFirst : undefined;
    if (minionsAt(s, c.space, c.colour) === 0) return noSuchMinion;
    return d.source === CavalrySweep && sweepCost(c.colour) > d.left ? tooFewPoints : undefined;
  },
  choose(s, d, c) {
    const { slot, source, left, done } = d;
    if (source === CavalrySweep) sweepUp(s, d, c);
    else if (c !== 'stop') {
      if (source === KingsGuardAttack) removeMinions(s, slot, c.space, c.colour, 1, 'REA-R50');
      else defeatMinions(s, slot, c.space, c.colour, 1, 'envoy', 'REA-R50');
      if (left > 1) askMinion(s, slot, source, left - 1, done + 1);
    }
  },
};

/** The Envoys say "up to"; Specials must do something, Cavalry Sweep where it starts. */
function mustTakeOne({ source, done, visited }: Ask<'pickMinion'>): boolean {
  if (done > 0 || source >= QUEST) return false;
  return source === KingsGuardAttack || visited.length === 1;
}

// ── Cavalry Sweep ────────────────────────────────────────────────────────────────────────────────────────────────────

const noMinionsToStart = no('REA-R52', 'noMinionsToStart');
const alreadyVisited = no('REA-R52', 'alreadyVisited');
const notAdjacent = no('REA-R52', 'notAdjacent', (_s: RealmState, { at }: Ask<'pickSpace'>) => ({ at }));

/** Where the riders may go: first to a location with minions, then to an adjacent one they have not visited. */
export function refuseSweep(s: RealmState, { at, visited }: Ask<'pickSpace'>, space: Space): Objection | undefined {
  if (at === NONE) return s.crowd[space] === 0 ? noMinionsToStart : undefined;
  if (visited.includes(space)) return alreadyVisited;
  return spaces[at].adjacent.includes(space) ? undefined : notAdjacent;
}

export function sweepInto(s: RealmState, { seat, slot, left, visited }: Ask<'pickSpace'>, space: Space): void {
  askSwept(s, { seat, slot, left, here: SWEEP_HERE, done: 0, at: space, visited: visited.concat(space) });
}

type Ride = Pick<Ask<'pickMinion'>, 'seat' | 'slot' | 'left' | 'here' | 'done' | 'at' | 'visited'>;

function askSwept(s: RealmState, { seat, slot, left, here, done, at, visited }: Ride): void {
  andThen(s, { ask: 'pickMinion', seat, slot, source: CavalrySweep, left, here, done, at, visited });
}

/** Another minion here, or on to the next location while points are left. */
function sweepUp(
  s: RealmState,
  { seat, slot, left, here, done, at, visited }: Ask<'pickMinion'>,
  c: OrStop<Minion>,
): void {
  let points = left;
  let more = 0;
  if (c !== 'stop') {
    removeMinions(s, slot, c.space, c.colour, 1, 'REA-R50');
    points -= sweepCost(c.colour);
    more = here - 1;
  }
  if (points === 0) return;
  if (more > 0) askSwept(s, { seat, slot, left: points, here: more, done: done + 1, at, visited });
  else andThen(s, { ask: 'pickSpace', seat, slot, source: CavalrySweep, left: points, done, who: NONE, at, visited });
}

export const sweepDecisions = { pickMinion };
