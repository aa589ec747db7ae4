import type { RuleId } from '@vesper/kernel';
import { useTable } from './model.ts';

/** A clause id that opens the manual there. */
export function Clause({ id }: { readonly id: RuleId }) {
  const { rule, game } = useTable();
  const text = game.manual.chapters.find(chapter => id in chapter.clauses)?.clauses[id];
  return (
    <button type="button" className="clause" title={text} aria-label={`Rule ${id}`} onClick={() => rule(id)}>
      {id}
    </button>
  );
}
