/** What lies on a figure, as badges of two letters with words behind them. */
import { NONE } from '../../state.ts';
import { FOE, isFoe } from '../../state.ts';
import type { Figure, FolkloreView } from '../../state.ts';
import { badgesOf } from '../party/badges.ts';
import type { Badge } from '../party/badges.ts';

/** The bad ones first. */
export function badgesOn(view: FolkloreView, figure: Figure): readonly Badge[] {
  const found = isFoe(figure) ? ofFoe(view, figure - FOE) : badgesOf(view, view.party[figure]);
  return [...found.filter(({ isGood }) => !isGood), ...found.filter(({ isGood }) => isGood)];
}

function ofFoe({ foes }: FolkloreView, foe: number): readonly Badge[] {
  const { immobilized, spooked, weaken, razor, razorLeft, crushed, losesTurn, temporary } = foes[foe];
  const found: Badge[] = [];
  const bad = (code: string, words: string): void => void found.push({ code, isGood: false, words });
  if (immobilized) bad('Im', 'IMMOBILIZED: −10 Might, and Stride 0 unless it tears itself loose');
  if (spooked) bad('Sp', 'SPOOKED: −5 Might');
  if (weaken > 0) bad('We', `WEAKEN ${weaken}: as many attacks keep the lower of two dice`);
  if (razorLeft > 0) bad('Rz', `RAZOR ${razor}: as much damage at the start of each turn, ${razorLeft} more times`);
  if (crushed !== 0) bad('Cr', 'CRUSHING: 1 damage less in its next turn');
  if (losesTurn) bad('–1', 'Loses its next turn');
  if (temporary.some(({ by }) => by !== NONE))
    found.push({ code: '±', isGood: true, words: 'Changed by an effect for a while' });
  return found;
}
