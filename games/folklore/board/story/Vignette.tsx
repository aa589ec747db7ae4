/** The picture of a chapter: a woodcut in two inks and wine, loaded with its story. */
import { later } from '@vesper/web/board';
import type { ComponentType } from 'react';
import { cards } from '../../content/cards.ts';
import { stories } from '../../content/stories/index.ts';
import type { Card } from '../../state.ts';
import { useTable } from '../table.ts';

export interface InChapter {
  readonly chapter: number;
}

/** By the id of the story. */
const pictures: { readonly [story: string]: ComponentType<InChapter> } = {
  bell: later(async () => (await import('./vignettes/bell.tsx')).Bell),
  wolves: later(async () => (await import('./vignettes/wolves.tsx')).Wolves),
  ash: later(async () => (await import('./vignettes/ash.tsx')).Ash),
};

const OnTheWay = later(async () => (await import('./vignettes/way.tsx')).OnTheWay);

/** A picture of the road or of the wilds, by day or by night. */
export function WayVignette({ card, isNight }: { readonly card: Card; readonly isNight: boolean }) {
  return (
    <div className="fol-vignette is-way">
      <OnTheWay isRoad={cards[card].class === 'road'} isNight={isNight} />
    </div>
  );
}

export function Vignette({ chapter }: InChapter) {
  return <StoryPicture story={useTable().view.terms.story} chapter={chapter} />;
}

export function StoryPicture({ story, chapter }: InChapter & { readonly story: number }) {
  const Picture = pictures[stories[story].id];
  return Picture === undefined ? null : (
    <div className="fol-vignette">
      <Picture chapter={chapter} />
    </div>
  );
}
