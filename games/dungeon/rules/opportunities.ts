/** DUN-R57, DUN-R60: what Unique Opportunity Boards ask (UO2, UO3, UO4, UO7, UO8). */
import { andThen, has, isHeard, no, takeOut } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { Ask, DungeonDecision } from '../agenda.ts';
import { CREATURE_KINDS, creatureOf } from '../content/creatures.ts';
import { ALL_CELLS, CELLS } from '../content/grid.ts';
import { IMPROVEMENT_KINDS } from '../content/improvements.ts';
import { ROOM_RESTORATION_GOLD, SMEAR_EVIL } from '../content/opportunities.ts';
import { ALL_COLOURS, COLOURS } from '../content/orders.ts';
import type { Cell, Colour, CreatureKind, Improvement } from '../content/types.ts';
import { IMPROVED, NONE } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { isRoom, seatAt, tell } from '../asking.ts';
import { CELLS_OR_STOP } from './digging.ts';
import { moveEvil } from './evil.ts';
import { refuseImprovement } from './grid.ts';
import { AMOUNTS } from './mining.ts';
import { freeImps, lose, setToWork } from './supplies.ts';

// ── UO2 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

const ownColour = no('DUN-R57', 'ownColour');
const alreadySmeared = no('DUN-R57', 'alreadySmeared', (_s: DungeonState, _d: Ask<'smear'>, colour: Colour) => ({
  colour,
}));

/** UO2. */
const smear: DungeonDecision<'smear'> = {
  rule: 'DUN-R57',
  candidates: () => ALL_COLOURS,
  refuse(_s, { seat, chosen }, c) {
    if (c === seat) return ownColour;
    return has(chosen, c) ? alreadySmeared : undefined;
  },
  choose(s, { seat, chosen, left }, c) {
    const named = [...chosen, c];
    if (left > 1) andThen(s, { ask: 'smear', seat, chosen: named, left: left - 1 });
    else smearAll(s, seat, named);
  },
};

/** DUN-R31: counters moved by one effect move one by one in turn order; those of non-players come last. */
export function smearAll(s: DungeonState, seat: Seat, named: readonly Colour[] | null): void {
  for (let turn = 0; turn < s.seats; turn++) smearOne(s, seat, seatAt(s, turn), named);
  for (let colour = s.seats; colour < COLOURS; colour++) smearOne(s, seat, colour, named);
}

function smearOne(s: DungeonState, seat: Seat, colour: Colour, named: readonly Colour[] | null): void {
  if (colour !== seat && (named === null || has(named, colour))) moveEvil(s, colour, SMEAR_EVIL, 'DUN-R57');
}

// ── UO3 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function canRestore(player: Player): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    if (player.conquered[cell] === 1 && player.gold >= restorationGold(player, cell)) return true;
  }
  return false;
}

function restorationGold(player: Player, cell: Cell): number {
  return isRoom(player.dungeon[cell]) ? ROOM_RESTORATION_GOLD : 0;
}

export function askToRestore(s: DungeonState, seat: Seat, done: number, left: number): void {
  const player = s.players[seat];
  if (left > 0 && freeImps(player) > 0 && canRestore(player)) andThen(s, { ask: 'restore', seat, done, left });
}

const notConquered = no('DUN-R57', 'notConquered');
const tooLittleGold = no('DUN-R57', 'tooLittleGold');
const mustRestore = no('DUN-R11', 'mustRestore');

/** UO3. */
const restore: DungeonDecision<'restore'> = {
  rule: 'DUN-R57',
  candidates: () => CELLS_OR_STOP,
  fallback: (_s, { done }) => (done > 0 ? 'stop' : undefined),
  refuse(s, { seat, done }, c) {
    if (c === 'stop') return done === 0 ? mustRestore : undefined;
    const player = s.players[seat];
    if (player.conquered[c] === 0) return notConquered;
    return player.gold < restorationGold(player, c) ? tooLittleGold : undefined;
  },
  choose(s, { seat, done, left }, c) {
    if (c === 'stop') return;
    const player = s.players[seat];
    setToWork(s, seat, 1, false, 'DUN-R57');
    lose(s, seat, 'gold', restorationGold(player, c), 'DUN-R57');
    player.conquered[c] = 0;
    if (isHeard(s)) tell(s, { event: 'tileRestored', rule: 'DUN-R57', seat, cell: c });
    askToRestore(s, seat, done + 1, left - 1);
  },
};

// ── UO4 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** UO4. */
const deposit: DungeonDecision<'deposit'> = {
  rule: 'DUN-R57',
  asked: 'ifChoice',
  candidates: (_s, { upTo }) => AMOUNTS[upTo],
  refuse: (s, { seat }, c) => (c > s.players[seat].gold ? tooLittleGold : undefined),
  choose(s, { seat }, c) {
    const player = s.players[seat];
    player.gold -= c;
    player.deposit += c;
    if (isHeard(s)) tell(s, { event: 'goldDeposited', rule: 'DUN-R57', seat, amount: c });
  },
};

// ── UO5 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function rent(s: DungeonState, seat: Seat, uses: number): void {
  s.players[seat].laboratory += uses;
  if (isHeard(s)) tell(s, { event: 'laboratoryRented', rule: 'DUN-R57', seat, uses });
}

// ── UO7 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

const ALL_KINDS: readonly CreatureKind[] = Array.from({ length: CREATURE_KINDS }, (_, kind) => kind);

const expertiseTaken = no('DUN-R60', 'expertiseTaken');
const noSuchCreature = no(
  'DUN-R60',
  'noSuchCreature',
  (_s: DungeonState, _d: Ask<'takeExpertise'>, kind: CreatureKind) => ({ kind }),
);

/** UO7. */
const takeExpertise: DungeonDecision<'takeExpertise'> = {
  rule: 'DUN-R60',
  asked: 'ifChoice',
  candidates: () => ALL_KINDS,
  refuse(s, { seat }, c) {
    if (s.experts[c] !== NONE) return expertiseTaken;
    return s.players[seat].lair.some(creature => creatureOf[creature] === c) ? undefined : noSuchCreature;
  },
  choose(s, { seat }, c) {
    andThen(s, { ask: 'attachExpertise', seat, kind: c });
  },
};

const otherKind = no('DUN-R60', 'otherKind', (_s: DungeonState, { kind }: Ask<'attachExpertise'>) => ({ kind }));

const attachExpertise: DungeonDecision<'attachExpertise'> = {
  rule: 'DUN-R60',
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].lair,
  refuse: (_s, { kind }, c) => (creatureOf[c] === kind ? undefined : otherKind),
  choose(s, { seat, kind }, c) {
    s.experts[kind] = c;
    if (isHeard(s)) tell(s, { event: 'expertiseTaken', rule: 'DUN-R60', seat, kind, creature: c });
  },
};

// ── UO8 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

const ALL_IMPROVEMENTS: readonly Improvement[] = Array.from({ length: IMPROVEMENT_KINDS }, (_, kind) => kind);

const notOffered = no('DUN-R57', 'notOffered');

/** UO8. */
const takeImprovement: DungeonDecision<'takeImprovement'> = {
  rule: 'DUN-R60',
  asked: 'ifChoice',
  candidates: () => ALL_IMPROVEMENTS,
  refuse: (s, _d, c) => (has(s.offeredImprovements, c) ? undefined : notOffered),
  choose(s, { seat }, c) {
    takeOut(s.offeredImprovements, c);
    andThen(s, { ask: 'placeImprovement', seat, improvement: c });
  },
};

const placeImprovement: DungeonDecision<'placeImprovement'> = {
  rule: 'DUN-R60',
  asked: 'ifChoice',
  candidates: () => ALL_CELLS,
  refuse: (s, { seat }, c) => refuseImprovement(s.players[seat], c),
  choose(s, { seat, improvement }, c) {
    s.players[seat].dungeon[c] = IMPROVED + improvement;
    if (isHeard(s)) tell(s, { event: 'tunnelImproved', rule: 'DUN-R60', seat, improvement, cell: c });
  },
};

export const opportunityDecisions = {
  smear,
  restore,
  deposit,
  takeExpertise,
  attachExpertise,
  takeImprovement,
  placeImprovement,
};
