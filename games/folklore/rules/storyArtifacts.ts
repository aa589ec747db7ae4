/** Artifacts that a story names are set aside for stories and are in no deck. */
import { cardNamed, cards } from '../content/cards.ts';
import { rows } from '../content/rows.ts';
import { compiledStories } from '../content/scenes.ts';
import type { Card } from '../state.ts';

/** All stories are written into rows before anybody asks. */
const named: ReadonlySet<Card> = new Set(
  compiledStories.length === 0
    ? []
    : rows.flat().flatMap(effect => {
        if (effect.do !== 'gain') return [];
        const card = cardNamed(effect.card);
        return cards[card].class === 'artifact' ? [card] : [];
      }),
);

export const isStoryArtifact = (card: Card): boolean => named.has(card);
export const storyArtifacts: readonly Card[] = [...named].sort((a, b) => a - b);
