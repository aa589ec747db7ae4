/** The rulebooks, each loaded when it is opened: the page's games come without theirs (`build/apart.ts`). */
import type { Game, Manual, RuleId } from '@vesper/kernel';
import { useEffect, useState } from 'react';

const found = import.meta.glob<{ readonly manual: Manual }>('../games/*/manual.ts');
const loaded = new Map<string, Manual>();

type Whose = Pick<Game, 'id' | 'manual'>;

/** An edition of earlier rules has its own at hand. */
const atHand = ({ id, manual }: Whose): Manual | undefined => (manual.chapters.length > 0 ? manual : loaded.get(id));

export async function loadManual(game: Whose): Promise<Manual> {
  const known = atHand(game);
  if (known !== undefined) return known;
  const { manual } = await found[`../games/${game.id}/manual.ts`]();
  loaded.set(game.id, manual);
  return manual;
}

/** `null` until it is there. */
export function useManual(game: Whose): Manual | null {
  const [, again] = useState(0);
  const manual = atHand(game);
  useEffect(() => {
    if (manual === undefined) void loadManual(game).then(() => again(n => n + 1));
  }, [game, manual]);
  return manual ?? null;
}

/** What a clause says, once its manual is there. */
export function clauseOf(game: Whose, id: RuleId): string | undefined {
  return atHand(game)?.chapters.find(chapter => id in chapter.clauses)?.clauses[id];
}
