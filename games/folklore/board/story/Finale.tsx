/** The end at the head of the score sheet: the picture of the last chapter, and what became of everybody. */
import type { FolkloreView } from '../../state.ts';
import { Fates, courseOf, isWon } from './Fates.tsx';
import { StoryPicture } from './Vignette.tsx';
import '../party/brought.ts';

export function Finale({ view }: { readonly view: FolkloreView }) {
  return (
    <section className={`fol fol-finale is-${isWon(view) ? 'won' : 'lost'}`} aria-label="How it ended">
      <StoryPicture story={view.terms.story} chapter={view.chapter} />
      <p>{courseOf(view)}</p>
      <Fates view={view} />
    </section>
  );
}
