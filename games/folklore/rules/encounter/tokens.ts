/** FOL-R42, FOL-R50: tokens of fights, lost turns, IMMOBILIZED and SPOOKED foes. */
import type { RuleId } from '@vesper/kernel';
import { STATUS } from '../../content/numbers.ts';
import { isFoe } from '../../state.ts';
import type { Figure, FolkloreState } from '../../state.ts';
import { tell } from '../turnOrder.ts';
import { cardOf, fighterOf, foeOf, isSwarm, isThere } from './figures.ts';

/** FOL-5K.35a. */
const RAZOR_TURNS = 4;

export function placeWeaken(s: FolkloreState, figure: Figure, n: number, rule: RuleId): void {
  if (!isThere(s, figure)) return;
  fighterOf(s, figure).weaken += n;
  tell(s, { event: 'tokensPlaced', rule, figure, token: 'weaken', n });
}

/** Refreshes to four turns; the higher number stays. */
export function placeRazor(s: FolkloreState, figure: Figure, n: number): void {
  const fighter = fighterOf(s, figure);
  if (n > fighter.razor) fighter.razor = n;
  fighter.razorLeft = RAZOR_TURNS;
  tell(s, { event: 'tokensPlaced', rule: 'FOL-5K.35a', figure, token: 'razor', n });
}

/** FOL-R42: an Affliction cannot lose two turns in a row. */
export function takeTurnFrom(s: FolkloreState, figure: Figure, rule: RuleId): void {
  if (!isThere(s, figure)) return;
  const fighter = fighterOf(s, figure);
  if (fighter.losesTurn || (isFoe(figure) && cardOf(s, figure).isAffliction && fighter.lostTurn)) return;
  fighter.losesTurn = true;
  tell(s, { event: 'turnTaken', rule, figure });
}

/** FOL-R42, FOL-R47: foes get no resist roll; swarms cannot be IMMOBILIZED. */
export function immobilizeFoe(s: FolkloreState, foe: Figure): void {
  const figure = foeOf(s, foe);
  if (figure.immobilized || isSwarm(s, foe)) return;
  figure.immobilized = true;
  tell(s, { event: 'statusGained', rule: 'FOL-R42', figure: foe, status: STATUS.immobilized });
}

export function spookFoe(s: FolkloreState, foe: Figure): void {
  const figure = foeOf(s, foe);
  if (figure.spooked) return;
  figure.spooked = true;
  tell(s, { event: 'statusGained', rule: 'FOL-R42', figure: foe, status: STATUS.spooked });
}
