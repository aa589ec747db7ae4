/** Which chapter and step of which story the group is in. */
import { compiledStories } from '../content/scenes.ts';
import type { CompiledChapter, CompiledStep } from '../content/scenes.ts';
import type { FolkloreState } from '../state.ts';

export function chapterOf(s: FolkloreState): CompiledChapter {
  return compiledStories[s.terms.story].chapters[s.chapter];
}

export function stepOf(s: FolkloreState): CompiledStep {
  return chapterOf(s).steps[s.step];
}
