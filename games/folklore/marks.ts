/** For who compares many matches: where in a story groups are beaten. */
import { compiledStories } from './content/scenes.ts';
import type { FolkloreEvent } from './events.ts';

/** FOL-R3: by chapter, how many Defeat marks there were, and whether the last of them lost the story there. */
export function marksByChapter(story: number, told: readonly FolkloreEvent[]): { readonly [what: string]: number } {
  const chapters = compiledStories[story].chapters.map(() => ({ marks: 0, lost: 0 }));
  let now = chapters[0];
  for (const one of told) {
    if (one.event === 'chapterBegan') now = chapters[one.chapter];
    if (one.event === 'markGained') now.marks++;
    if (one.event === 'storyLost') now.lost++;
  }
  return Object.fromEntries(
    chapters.flatMap(({ marks, lost }, n) => [
      [`Defeat marks in chapter ${n + 1}`, marks],
      [`lost in chapter ${n + 1}`, lost],
    ]),
  );
}
