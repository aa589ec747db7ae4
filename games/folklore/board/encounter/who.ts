/** Who stands on the map, in which order they act, and who has acted. */
import { STAT } from '../../content/numbers.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Figure, FolkloreView, Member, Space } from '../../state.ts';

export const spaceOf = ({ party, foes }: FolkloreView, figure: Figure): Space =>
  (isFoe(figure) ? foes[figure - FOE]?.space : party[figure]?.space) ?? NONE;

/** Foes first, so that characters stand above them. */
export const figuresOn = ({ party, foes }: FolkloreView): readonly Figure[] => [
  ...foes.flatMap(({ space, vita }, i) => (space === NONE || vita === 0 ? [] : [FOE + i])),
  ...party.flatMap(({ space, form }, who) => (space === NONE || form === 'limbo' ? [] : [who])),
];

/** FOL-R7: the leader of the round first, then clockwise. */
export const membersInOrder = ({ party, encounter, scene }: FolkloreView): readonly Member[] => {
  const first = encounter.isRunning ? encounter.leads : scene.first;
  return party.map((_, n) => (first + n) % party.length);
};

/** It has had its turn in this round. */
export function hasActed(view: FolkloreView, figure: Figure): boolean {
  const { encounter, turn } = view;
  if (!encounter.isRunning || turn.who === NONE || turn.who === figure) return false;
  if (isFoe(figure) !== isFoe(turn.who)) return isFoe(figure) === (encounter.first === 'foes');
  if (isFoe(figure)) return figure < turn.who;
  const order = membersInOrder(view);
  return order.indexOf(figure) < order.indexOf(turn.who);
}

/** Vita, or GP of a ghost, and how many there can be. */
export function lifeOf(
  { party, foes, sheets }: FolkloreView,
  figure: Figure,
): { readonly life: number; readonly most: number } {
  if (isFoe(figure)) {
    const { vita, maxVita } = foes[figure - FOE];
    return { life: vita, most: maxVita };
  }
  const { form, vita, gp } = party[figure];
  const sheet = sheets[figure];
  return form === 'living' ? { life: vita, most: sheet[STAT.vita] } : { life: gp, most: sheet[STAT.gp] };
}
