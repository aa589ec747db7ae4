/**
 * What spaces, production rooms and pets do for their owner: the vocabulary of content's `Effect`. Each word says why it
 * cannot happen at all, and what it does or asks. All of a row happens at once and what it asks are decisions of their own,
 * so it runs without a step for each effect on the agenda.
 */
import { andThen, no } from '@vesper/kernel';
import type { EffectRule, Objection, RuleId, Seat } from '@vesper/kernel';
import { creatureOf } from '../content/creatures.ts';
import type { Effect } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { cardOf, unconqueredTunnels } from '../asking.ts';
import { refuseCost } from './costs.ts';
import { askToDig } from './digging.ts';
import { moveEvil } from './evil.ts';
import { canBuild, canDig, canImprove } from './grid.ts';
import { keepPets, keepTraps } from './keeping.ts';
import { minable } from './mining.ts';
import { askToRestore, canRestore, rent, smearAll } from './opportunities.ts';
import { freeImps, gain, setToWork } from './supplies.ts';
import { drawTraps, trapsLeft } from './traps.ts';

/** For whom, by which rule, and what else of food has to be paid for it. */
interface Owner {
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly food: number;
}

interface EffectWord<E extends Effect = Effect> extends EffectRule<DungeonState, Owner, E> {
  /** The question into which "perform it?" is folded (DUN-R19, DUN-R22); it does the rest. */
  readonly folded?: 'hire' | 'buildRoom';
}

const tooFewImps = no('DUN-R16', 'tooFewImps');
const nowhereToDig = no('DUN-R17', 'nowhereToDig');
const nothingToMine = no('DUN-R18', 'nothingToMine');
const noTrapsLeft = no('DUN-R21', 'noTrapsLeft');
const noPetsLeft = no('DUN-R59', 'noPetsLeft');
const nobodyForHire = no('DUN-R11', 'nobodyForHire');
export const noRoomFits = no('DUN-R19', 'noRoomFits');
const nothingToRestore = no('DUN-R57', 'nothingToRestore');
const noGoldToDeposit = no('DUN-R57', 'noGoldToDeposit');
const nobodyToTeach = no('DUN-R60', 'nobodyToTeach');
const nothingToImprove = no('DUN-R60', 'nothingToImprove');

const refuseTraps = (s: DungeonState): Objection | undefined => (trapsLeft(s) > 0 ? undefined : noTrapsLeft);

const vocabulary: { readonly [Word in Effect['do']]: EffectWord<Extract<Effect, { readonly do: Word }>> } = {
  gain: { run: (s, { seat, rule }, { food, gold, imps }) => gain(s, seat, food, gold, imps, rule) },
  forage: {
    run(s, { seat, rule }, { gold, more, tunnels }) {
      gain(s, seat, 0, gold + (unconqueredTunnels(s.players[seat]) >= tunnels ? more : 0), 0, rule);
    },
  },
  repent: { run: (s, { seat, rule }, { by }) => moveEvil(s, seat, -by, rule) },
  spy: { run: (s, { seat }) => andThen(s, { ask: 'spy', seat }) },
  dig: {
    refuse(s, { seat }, effect) {
      const player = s.players[seat];
      if (!effect.free && freeImps(player) <= effect.supervisor) return tooFewImps;
      return canDig(player) ? undefined : nowhereToDig;
    },
    run(s, { seat }, { upTo, supervisor, free }) {
      if (supervisor > 0) setToWork(s, seat, supervisor, false, 'DUN-R17');
      askToDig(s, seat, free ? 'free' : 'order', 0, upTo);
    },
  },
  mine: {
    refuse(s, { seat }, { supervisor }) {
      const player = s.players[seat];
      if (freeImps(player) <= supervisor) return tooFewImps;
      return minable(player) > 0 ? undefined : nothingToMine;
    },
    run(s, { seat }, { upTo, supervisor }) {
      if (supervisor > 0) setToWork(s, seat, supervisor, false, 'DUN-R18');
      andThen(s, { ask: 'mine', seat, upTo });
    },
  },
  drawTraps: { refuse: refuseTraps, run: (s, { seat, rule }, { count }) => drawTraps(s, seat, count, rule) },
  /** DUN-R21: in the second year one more, and one of the hand goes back. */
  buyTraps: {
    refuse: refuseTraps,
    run(s, { seat }, { count }) {
      if (s.year === 2) andThen(s, { ask: 'returnTrap', seat });
      drawTraps(s, seat, count + (s.year === 2 ? 1 : 0), 'DUN-R21');
    },
  },
  keepTraps: {
    refuse: refuseTraps,
    run: (s, { seat, rule }, { draw, keep, secondYear }) =>
      keepTraps(s, seat, draw + (s.year === 2 ? secondYear : 0), keep, rule),
  },
  keepPets: {
    refuse: s => (s.petStack.length > 0 ? undefined : noPetsLeft),
    run: (s, { seat, rule }, { draw, keep }) => keepPets(s, seat, draw, keep, rule),
  },
  hire: {
    folded: 'hire',
    refuse(s, { seat, food }) {
      const offered = s.offeredCreatures;
      for (let i = 0; i < offered.length; i++) {
        if (refuseCost(s, seat, cardOf(s, offered[i]).cost, offered[i], food) === undefined) return undefined;
      }
      return nobodyForHire;
    },
  },
  build: {
    folded: 'buildRoom',
    refuse(s, { seat }) {
      const offered = s.offeredRooms;
      for (let i = 0; i < offered.length; i++) if (canBuild(s.players[seat], offered[i])) return undefined;
      return noRoomFits;
    },
  },
  smear: {
    run(s, { seat }, { colours }) {
      if (colours === ALL_OTHERS) smearAll(s, seat, null);
      else andThen(s, { ask: 'smear', seat, chosen: NOBODY, left: colours });
    },
  },
  restore: {
    refuse(s, { seat }, { supervisor }) {
      const player = s.players[seat];
      if (freeImps(player) <= supervisor) return tooFewImps;
      return canRestore(player) ? undefined : nothingToRestore;
    },
    run(s, { seat, rule }, { upTo, supervisor }) {
      if (supervisor > 0) setToWork(s, seat, supervisor, false, rule);
      askToRestore(s, seat, 0, upTo);
    },
  },
  deposit: {
    refuse: (s, { seat }) => (s.players[seat].gold > 0 ? undefined : noGoldToDeposit),
    run: (s, { seat }, { upTo }) => andThen(s, { ask: 'deposit', seat, upTo }),
  },
  rent: { run: (s, { seat }, { uses }) => rent(s, seat, uses) },
  teach: {
    refuse(s, { seat }) {
      const { lair } = s.players[seat];
      for (let i = 0; i < lair.length; i++) if (s.experts[creatureOf[lair[i]]] === NONE) return undefined;
      return nobodyToTeach;
    },
    run: (s, { seat }) => andThen(s, { ask: 'takeExpertise', seat }),
  },
  improve: {
    refuse: (s, { seat }) =>
      s.offeredImprovements.length > 0 && canImprove(s.players[seat]) ? undefined : nothingToImprove,
    run: (s, { seat }) => andThen(s, { ask: 'takeImprovement', seat }),
  },
};

/** UO2-III names every other colour. */
const ALL_OTHERS = 3;
const NOBODY: readonly number[] = [];

/** An effect with its word. They are put together once for every row, so that nothing is looked up while a match runs. */
export interface Deed {
  readonly effect: Effect;
  readonly refuse: EffectWord['refuse'];
  readonly run: EffectWord['run'];
  /** How the owner of a space is asked whether he wants it. */
  readonly ask: 'performOrder' | 'hire' | 'buildRoom';
}

export function deedOf(effect: Effect): Deed {
  const { refuse, run, folded }: EffectWord = vocabulary[effect.do];
  return { effect, refuse, run, ask: folded ?? 'performOrder' };
}

// Kept from call to call; every word reads it before it does anything.
const owner = { seat: 0, rule: '', food: 0 };

/** Why it cannot happen at all; so much food is paid beside it. */
export function refuseDeed(s: DungeonState, seat: Seat, deed: Deed, food: number): Objection | undefined {
  if (deed.refuse === undefined) return undefined;
  owner.seat = seat;
  owner.food = food;
  return deed.refuse(s, owner, deed.effect);
}

/** Carries it out, or asks what it leaves open. */
export function carryOut(s: DungeonState, seat: Seat, deed: Deed, rule: RuleId): void {
  owner.seat = seat;
  owner.rule = rule;
  if (deed.run !== undefined) deed.run(s, owner, deed.effect);
}
