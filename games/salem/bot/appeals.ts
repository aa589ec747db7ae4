/** What recommends a choice: places by places.ts, targets by what they are worth. */
import { byAsk, toShares } from '@vesper/kernel';
import type { AskFrame, ByAsk, Choice, Seat } from '@vesper/kernel';
import { MaryBlack, SarahGood, colonists } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { arrestPrice, bringPrice } from '../rules/prices.ts';
import { NONE } from '../state.ts';
import type { Ask, ColonistOrDecline, SalemAsks, SalemState, TargetStep } from '../state.ts';
import { circleOf } from '../asking.ts';
import { spaceWorth } from './places.ts';
import { abilityWorth, arrestWorth, bringWorth, engineWorth, lossIfArrested } from './worth.ts';

/** A choice that is so much better is e times as weighty. */
const SCALE = 0.3;
const INFLUENCE = 0.35;

export function appeals(s: SalemState, d: AskFrame, legal: readonly Choice[], n: number, out: number[]): void {
  for (let i = 0; i < n; i++) out[i] = appealOf(s, d, legal[i]);
  toShares(out, n, SCALE);
}

/** Of somebody; who chooses nobody gains and loses nothing. */
function of<D>(appeal: (s: SalemState, d: D, c: Colonist) => number) {
  return (s: SalemState, d: D, c: ColonistOrDecline): number => (c === 'decline' ? 0 : appeal(s, d, c));
}

const all: ByAsk<SalemState, SalemAsks> = {
  place: (s, { seat }, c) => spaceWorth(s, seat, c),
  startPick: (_s, _d, c) => abilityWorth[c],
  accuse: (s, { seat }, c) => accuseAppeal(s, seat, c),
  thomasBonus: of((s, { seat }, c) => accuseAppeal(s, seat, c)),
  exonerateTarget: of((s, { seat }, c) => lossIfArrested(s, seat, c) - (circleOf(s, c) === seat ? 0 : 0.5)),
  exonerateExtra: (s, { seat, colonist }, c) =>
    c === 'stop' ? 0 : 0.3 * lossIfArrested(s, seat, colonist) - INFLUENCE,
  protect: of((s, { seat }, c) => protectAppeal(s, seat, c)),
  menu(_s, _d, c) {
    if (c === 'done') return 0;
    if (c === 'generate') return 0.05; // abilities first: Influence is collected in any case
    if (c === 'thomas') return 0.3;
    return colonists[c].modes.length > 0 ? 0.1 + abilityWorth[c] : -1;
  },
  abilityMode: (_s, { colonist }, c) => (ACCUSES[colonist].has(c) ? 0.3 : 0.1),
  abilityTarget: of((s, { seat, step }, c) => targetAppeals[step](s, seat, c)),
  arrest: of((s, d, c) => arrestWorth(s, d.seat, c) - INFLUENCE * arrestPrice(s, d.seat, c, d.surcharge).total),
  bring: of((s, d, c) => bringWorth(s, d.seat, c) - INFLUENCE * bringPrice(s, d.seat, c, d.surcharge).total),
  scapegoat: of(scapegoatAppeal),
  burroughsFear: of((s, { seat }, c) =>
    circleOf(s, c) === seat && (s.fear[c] === 2 || s.fear[c] === 3) ? engineWorth(s, c) + 0.3 : -1,
  ),
  spectral: (s, { seat }, c) => enemyEngine(s, seat, c),
  fearMode: (_s, _d, c) => (c === 'place' ? 0.5 : 0),
  fearTarget: (s, { seat, remove }, c) =>
    remove ? -enemyEngine(s, seat, c) : enemyEngine(s, seat, c) + 0.3 * s.fear[c],
};

const appealOf = byAsk<SalemState, SalemAsks>(all);

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
