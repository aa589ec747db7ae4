/** What is read aloud: the passages of the story that is played, and those of events on the road. They come when they are needed. */
import type { Passages } from '@vesper/kernel';
import { stories, storyTexts } from '../content/stories/index.ts';
import type { StoryText } from '../content/things.ts';
import type { FolkloreEvent } from '../events.ts';
import type { FolkloreView } from '../state.ts';

/** The text of the story of this match. */
export const textOf = ({ terms }: FolkloreView): Promise<StoryText> => storyTexts[stories[terms.story].id]();

export async function passages(view: FolkloreView): Promise<Passages<FolkloreEvent>> {
  const [{ passagesIn }, text] = await Promise.all([import('./reading.ts'), textOf(view)]);
  return passagesIn(text);
}
