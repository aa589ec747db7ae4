import type { RuleId } from '@vesper/kernel';
import { clauseOf } from '../manuals.ts';
import { bodies } from '../parts/Tips.tsx';
import { useSteady } from './model.ts';

/** A clause id that opens the manual there. */
export function Clause({ id }: { readonly id: RuleId }) {
  const { rule, game } = useSteady();
  const name = `Rule ${id}`;
  return (
    <button
      ref={element => void (element !== null && bodies.set(element, () => clauseOf(game, id) ?? name))}
      type="button"
      className="clause"
      data-tip={name}
      aria-label={name}
      onClick={() => rule(id)}
    >
      {id}
    </button>
  );
}
