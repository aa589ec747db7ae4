/** What spaces, production rooms and pets do for their owner: one interpreter for content's `Effect`. */
import { andThen, no } from '@vesper/kernel';
import type { Refusal, RuleId, Seat } from '@vesper/kernel';
import { creatureOf } from '../content/creatures.ts';
import type { Cost, Effect } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { cardOf, unconqueredTunnels } from '../table.ts';
import { refuseCost } from './costs.ts';
import { askToDig } from './digging.ts';
import { moveEvil } from './evil.ts';
import { canBuild, canDig, canImprove } from './grid.ts';
import { keepPets, keepTraps } from './keeping.ts';
import { minable } from './mining.ts';
import { askToRestore, canRestore, rent, smearAll } from './opportunities.ts';
import { freeImps, gain, setToWork } from './supplies.ts';
import { drawTraps, trapsLeft } from './traps.ts';

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

/** Why an effect cannot happen at all; `cost` is paid beside it. */
export function refuseEffect(s: DungeonState, seat: Seat, effect: Effect, cost: Cost): Refusal | undefined {
  const player = s.players[seat];
  switch (effect.do) {
    case 'dig':
      if (!effect.free && freeImps(player) <= effect.supervisor) return tooFewImps;
      return canDig(player) ? undefined : nowhereToDig;
    case 'mine':
      if (freeImps(player) <= effect.supervisor) return tooFewImps;
      return minable(player) > 0 ? undefined : nothingToMine;
    case 'drawTraps':
    case 'buyTraps':
    case 'keepTraps':
      return trapsLeft(s) > 0 ? undefined : noTrapsLeft;
    case 'keepPets':
      return s.petStack.length > 0 ? undefined : noPetsLeft;
    case 'hire':
      return canHire(s, seat, cost) ? undefined : nobodyForHire;
    case 'build':
      return canBuildAny(s, seat) ? undefined : noRoomFits;
    case 'restore':
      if (freeImps(player) <= effect.supervisor) return tooFewImps;
      return canRestore(player) ? undefined : nothingToRestore;
    case 'deposit':
      return player.gold > 0 ? undefined : noGoldToDeposit;
    case 'teach':
      return canTeach(s, seat) ? undefined : nobodyToTeach;
    case 'improve':
      return s.offeredImprovements.length > 0 && canImprove(player) ? undefined : nothingToImprove;
    default:
      return undefined;
  }
}

function canHire(s: DungeonState, seat: Seat, { food }: Cost): boolean {
  const offered = s.offeredCreatures;
  for (let i = 0; i < offered.length; i++) {
    if (refuseCost(s, seat, cardOf(s, offered[i]).cost, offered[i], food) === undefined) return true;
  }
  return false;
}

function canBuildAny(s: DungeonState, seat: Seat): boolean {
  const offered = s.offeredRooms;
  for (let i = 0; i < offered.length; i++) if (canBuild(s.players[seat], offered[i])) return true;
  return false;
}

function canTeach(s: DungeonState, seat: Seat): boolean {
  const { lair } = s.players[seat];
  for (let i = 0; i < lair.length; i++) if (s.experts[creatureOf[lair[i]]] === NONE) return true;
  return false;
}

/** Carries an effect out, or asks what it leaves open. Hiring and building are asked for elsewhere. */
export function carryOut(s: DungeonState, seat: Seat, effect: Effect, rule: RuleId): void {
  switch (effect.do) {
    case 'gain':
      gain(s, seat, effect.food, effect.gold, effect.imps, rule);
      break;
    case 'repent':
      moveEvil(s, seat, -effect.by, rule);
      break;
    case 'spy':
      andThen(s, { ask: 'spy', seat });
      break;
    case 'dig':
      if (effect.supervisor > 0) setToWork(s, seat, effect.supervisor, false, 'DUN-R17');
      askToDig(s, seat, effect.free ? 'free' : 'order', 0, effect.upTo);
      break;
    case 'mine':
      if (effect.supervisor > 0) setToWork(s, seat, effect.supervisor, false, 'DUN-R18');
      andThen(s, { ask: 'mine', seat, upTo: effect.upTo });
      break;
    case 'drawTraps':
      drawTraps(s, seat, effect.count, rule);
      break;
    case 'buyTraps':
      // DUN-R21: in the second year one more, and one of the hand goes back.
      if (s.year === 2) andThen(s, { ask: 'returnTrap', seat });
      drawTraps(s, seat, effect.count + (s.year === 2 ? 1 : 0), 'DUN-R21');
      break;
    case 'keepTraps':
      keepTraps(s, seat, effect.draw + (s.year === 2 ? effect.secondYear : 0), effect.keep, rule);
      break;
    case 'keepPets':
      keepPets(s, seat, effect.draw, effect.keep, rule);
      break;
    case 'smear':
      if (effect.colours === ALL_OTHERS) smearAll(s, seat, null);
      else andThen(s, { ask: 'smear', seat, chosen: NOBODY, left: effect.colours });
      break;
    case 'restore':
      if (effect.supervisor > 0) setToWork(s, seat, effect.supervisor, false, rule);
      askToRestore(s, seat, 0, effect.upTo);
      break;
    case 'deposit':
      andThen(s, { ask: 'deposit', seat, upTo: effect.upTo });
      break;
    case 'rent':
      rent(s, seat, effect.uses);
      break;
    case 'teach':
      andThen(s, { ask: 'takeExpertise', seat });
      break;
    case 'improve':
      andThen(s, { ask: 'takeImprovement', seat });
      break;
    case 'forage':
      gain(
        s,
        seat,
        0,
        effect.gold + (unconqueredTunnels(s.players[seat]) >= effect.tunnels ? effect.more : 0),
        0,
        rule,
      );
      break;
    default:
  }
}

/** UO2-III names every other colour. */
const ALL_OTHERS = 3;
const NOBODY: readonly number[] = [];
