/** What recommends a choice: places by places.ts, targets by what they are worth. */
import { toShares } from '@vesper/kernel';
import type { AskFrame, Choice, Seat } from '@vesper/kernel';
import { MaryBlack, SarahGood, colonists } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { arrestPrice, bringPrice } from '../rules/prices.ts';
import { NONE } from '../state.ts';
import type { Ask, SalemAsk, SalemState, TargetStep } from '../state.ts';
import { circleOf } from '../asking.ts';
import { spaceWorth } from './places.ts';
import { abilityWorth, arrestWorth, bringWorth, engineWorth, lossIfArrested } from './worth.ts';

/** A choice that is so much better is e times as weighty. */
const SCALE = 0.3;
const INFLUENCE = 0.35;

export function appeals(s: SalemState, d: AskFrame, legal: readonly Choice[], n: number, out: number[]): void {
  for (let i = 0; i < n; i++) out[i] = appealOf(s, d as SalemAsk, legal[i]);
  toShares(out, n, SCALE);
}

function appealOf(s: SalemState, d: SalemAsk, choice: Choice): number {
  const { seat } = d;
  if (choice === 'decline' || choice === 'stop' || choice === 'done') return 0;
  const c = choice as Colonist;
  switch (d.ask) {
    case 'place':
      return spaceWorth(s, seat, c);
    case 'startPick':
      return abilityWorth[c];
    case 'accuse':
    case 'thomasBonus':
      return accuseAppeal(s, seat, c);
    case 'exonerateTarget':
      return lossIfArrested(s, seat, c) - (circleOf(s, c) === seat ? 0 : 0.5);
    case 'exonerateExtra':
      return 0.3 * lossIfArrested(s, seat, d.colonist) - INFLUENCE;
    case 'protect':
      return protectAppeal(s, seat, c);
    case 'menu':
      if (choice === 'generate') return 0.05; // abilities first: Influence is collected in any case
      if (choice === 'thomas') return 0.3;
      return colonists[c].modes.length > 0 ? 0.1 + abilityWorth[c] : -1;
    case 'abilityMode':
      return ACCUSES[d.colonist].has(choice) ? 0.3 : 0.1;
    case 'abilityTarget':
      return targetAppeals[d.step](s, seat, c);
    case 'arrest':
      return arrestWorth(s, seat, c) - INFLUENCE * arrestPrice(s, seat, c, d.surcharge).total;
    case 'bring':
      return bringWorth(s, seat, c) - INFLUENCE * bringPrice(s, seat, c, d.surcharge).total;
    case 'scapegoat':
      return scapegoatAppeal(s, d, c);
    case 'burroughsFear':
      return circleOf(s, c) === seat && (s.fear[c] === 2 || s.fear[c] === 3) ? engineWorth(s, c) + 0.3 : -1;
    case 'spectral':
      return enemyEngine(s, seat, c);
    case 'fearMode':
      return choice === 'place' ? 0.5 : 0;
    case 'fearTarget':
      return d.remove ? -enemyEngine(s, seat, c) : enemyEngine(s, seat, c) + 0.3 * s.fear[c];
  }
}

function accuseAppeal(s: SalemState, seat: Seat, colonist: Colonist): number {
  if (circleOf(s, colonist) === seat) return -1;
  return (
    arrestWorth(s, seat, colonist) * (0.12 + 0.03 * s.accusations[colonist]) - 0.1 * lossIfArrested(s, seat, colonist)
  );
}

function protectAppeal(s: SalemState, seat: Seat, colonist: Colonist): number {
  return lossIfArrested(s, seat, colonist) * (0.3 + 0.2 * s.accusations[colonist]) - 0.3;
}

function relieveAppeal(s: SalemState, seat: Seat, colonist: Colonist): number {
  return lossIfArrested(s, seat, colonist) + (circleOf(s, colonist) === seat ? 0.5 : -0.2);
}

function calmAppeal(s: SalemState, seat: Seat, colonist: Colonist): number {
  return circleOf(s, colonist) === seat ? 0.5 + engineWorth(s, colonist) : -enemyEngine(s, seat, colonist);
}

const targetAppeals: { readonly [Step in TargetStep]: (s: SalemState, seat: Seat, colonist: Colonist) => number } = {
  exonerate: relieveAppeal,
  calm: calmAppeal,
  accusationFrom: relieveAppeal,
  accusationTo: accuseAppeal,
  fearFrom: calmAppeal,
  fearTo: enemyEngine,
  protect: protectAppeal,
  endow: lossIfArrested,
};

/** By colonist, the ways to use its ability that accuse. */
const ACCUSES: readonly ReadonlySet<Choice>[] = colonists.map(
  ({ modes }) => new Set(modes.filter(({ effects }) => effects[0].do === 'accuse').map(({ name }) => name)),
);

/** What silencing the colonist takes from an opponent; negative for one's own. */
function enemyEngine(s: SalemState, seat: Seat, colonist: Colonist): number {
  const holder = circleOf(s, colonist);
  if (holder === NONE) return 0;
  return holder === seat ? -engineWorth(s, colonist) : engineWorth(s, colonist);
}

/** Declare when the arrester would gain much, or when it hits oneself. */
function scapegoatAppeal(
  s: SalemState,
  { seat, arrester, target, surcharge }: Ask<'scapegoat'>,
  scapegoat: Colonist,
): number {
  if (scapegoat !== MaryBlack && scapegoat !== SarahGood) return 0;
  if (seat === arrester) {
    const cost = arrestPrice(s, arrester, target, surcharge).total;
    return arrestWorth(s, seat, scapegoat) - (arrestWorth(s, seat, target) - INFLUENCE * cost) - 0.2;
  }
  let worth = 0.5 * arrestWorth(s, arrester, target);
  if (circleOf(s, target) === seat) worth += 3;
  worth += Math.min(1, lossIfArrested(s, seat, target));
  if (circleOf(s, scapegoat) === seat) worth -= 1;
  return worth - 1.2;
}
