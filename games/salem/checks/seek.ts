/** How to get to what hardly ever happens by itself: hints for the checkers, not for playing well. */
import type { Lead } from '@vesper/checkers';
import type { AskFrame, Choice } from '@vesper/kernel';
import { GeorgeBurroughs, MaryBlack, SarahGood, WilliamGriggs, colonists } from '../content/colonists.ts';
import type { SalemState } from '../state.ts';
import { circleOf, isArrested, isInRow } from '../asking.ts';

/** Everybody accuses one colonist, and nobody arrests or exonerates, until the Accusations run out. */
function useUpAccusations(_s: SalemState, { ask }: AskFrame, choice: Choice): number {
  if (ask === 'place') return rank([12, 7, 5, 2, 1], choice);
  if (ask === 'accuse' || ask === 'thomasBonus') return -Number(choice);
  return hesitant(ask, choice);
}

/** Everybody frightens, and nobody calms or arrests, until the Fear runs out. */
function useUpFear(_s: SalemState, { ask }: AskFrame, choice: Choice): number {
  if (ask === 'place') return rank([11, 7, 5, 12], choice);
  if (ask === 'fearMode') return choice === 'place' ? 9 : 0;
  if (ask === 'fearTarget') return -Number(choice);
  return hesitant(ask, choice);
}

/** Griggs is brought in and honours the same colonist every time. */
function honourOne(s: SalemState, { ask, seat }: AskFrame, choice: Choice): number {
  if (ask === 'place') {
    if (circleOf(s, WilliamGriggs) === seat) return rank([7, 5, 6, 12], choice);
    return rank(isInRow(s, WilliamGriggs) ? [13, 14, 6, 12] : [6, 12, 11, 10], choice);
  }
  if (ask === 'bring') return choice === WilliamGriggs ? 9 : choice === 'decline' ? 5 : 0;
  if (ask === 'abilityTarget' && typeof choice === 'number') return s.reputationTokens[choice] * 9;
  return hesitant(ask, choice);
}

const SCAPEGOATS: readonly Choice[] = [MaryBlack, SarahGood];
/** Enough to arrest Burroughs for nothing even out of a Circle. */
const DISGRACED = 9;

/**
 * A scapegoat is brought in, where she cannot be cycled away, and frightened; Burroughs is brought in and accused. When
 * she has 3 Fear he is arrested, she is calmed, and a Prominent Colonist is arrested next.
 */
function lockScapegoat(s: SalemState, { ask }: AskFrame, choice: Choice): number {
  const scapegoat = SCAPEGOATS.includes(choice);
  const frightened = s.fear[MaryBlack] === 3 || s.fear[SarahGood] === 3;
  const gone = isArrested(s, GeorgeBurroughs);
  const prominent = typeof choice === 'number' && colonists[choice]?.back === 'red';
  switch (ask) {
    case 'place': {
      const inRow = isInRow(s, MaryBlack) || isInRow(s, SarahGood) || isInRow(s, GeorgeBurroughs);
      const arrests = gone || (frightened && s.accusations[GeorgeBurroughs] > 0);
      return rank([...(arrests ? [8, 9] : []), ...(inRow ? [13, 14] : []), 11, 12, 6, 1, 2, 7], choice);
    }
    case 'bring':
      return scapegoat || choice === GeorgeBurroughs ? 9 : choice === 'decline' ? 5 : 0;
    case 'fearMode':
      return (choice === 'place') === !frightened ? 9 : 0;
    case 'fearTarget':
      return scapegoat && s.fear[choice as number] < 3 ? 9 : 0;
    case 'accuse':
    case 'thomasBonus':
      if (choice === GeorgeBurroughs) return s.accusations[GeorgeBurroughs] < DISGRACED ? 9 : 0;
      return prominent ? 5 + s.accusations[choice] : 0;
    case 'arrest':
      if (choice === GeorgeBurroughs) return frightened ? 9 : -1;
      return s.locked.length > 0 && prominent ? 5 : choice === 'decline' ? 3 : 0;
    case 'burroughsFear':
      return scapegoat && s.fear[choice as number] === 3 ? 9 : choice === 'decline' ? 5 : 0;
    default:
      return hesitant(ask, choice);
  }
}

/** The listed spaces, the first one most. */
function rank(spaces: readonly number[], choice: Choice): number {
  const place = spaces.indexOf(choice as number);
  return place < 0 ? 0 : 9 - place;
}

/** Leaves things as they are, and uses abilities before being done. */
function hesitant(ask: string, choice: Choice): number {
  if (ask === 'menu') return choice === 'done' ? 0 : 2;
  return choice === 'decline' || choice === 'stop' ? 2 : 0;
}

export const seek: { readonly [part: string]: Lead<SalemState> } = {
  'refusal noAccusationsLeft': useUpAccusations,
  'refusal noFearLeft': useUpFear,
  'refusal fullReputation': honourOne,
  'refusal isLocked': lockScapegoat,
};
