/** Whether everything in a story has its words, and every word its place. */
import type { Chapter, ChapterText, Story, StoryText } from '../content/things.ts';
import type { Texts } from '../content/types.ts';
import { wordsIn } from './storyFlow.ts';
import { textsOfScene } from './storyMaps.ts';

export function textProblems(story: Story, text: StoryText): string[] {
  const found: string[] = [];
  if (text.chapters.length !== story.chapters.length) {
    found.push(`has ${story.chapters.length} chapters, and texts for ${text.chapters.length}`);
  }
  const set = new Set<string>();
  for (const chapter of story.chapters)
    for (const texts of textsOfChapter(chapter))
      for (const word of wordsIn(texts)) if (word.do === 'flag') set.add(word.flag);
  for (const flag of set) if (text.remembered[flag] === undefined) found.push(`has no words for the flag "${flag}"`);
  for (const flag of Object.keys(text.remembered))
    if (!set.has(flag)) found.push(`has words for the flag "${flag}", which nothing sets`);
  for (const [n, chapter] of story.chapters.entries()) {
    const words = text.chapters.at(n);
    if (words === undefined) continue;
    for (const problem of chapterTextProblems(chapter, words)) found.push(`chapter ${n + 1} ${problem}`);
  }
  return found;
}

function chapterTextProblems(chapter: Chapter, text: ChapterText): string[] {
  const found: string[] = [];
  if (text.steps.length !== chapter.steps.length) {
    found.push(`has ${chapter.steps.length} steps, and texts for ${text.steps.length}`);
  }
  for (const [n, step] of chapter.steps.entries()) {
    const options = step.step === 'choose' ? step.options.length : 0;
    const labels = text.steps.at(n)?.options.length ?? options;
    if (labels !== options) found.push(`step ${n + 1} has ${options} options, and ${labels} labels`);
  }
  if ((chapter.clock === 'none') !== (text.clock === 'none'))
    found.push('has a clock without a text, or a text without a clock');

  for (const [name, scene] of Object.entries(chapter.scenes)) {
    const words = text.scenes[name];
    if (words === undefined) {
      found.push(`scene ${name} has no text`);
      continue;
    }
    for (const { key } of scene.features)
      if (words.features[key] === undefined) found.push(`scene ${name} has no name for the feature ${key}`);
  }
  for (const name of Object.keys(text.scenes)) {
    if (chapter.scenes[name] === undefined) found.push(`has a text for the scene ${name}, which is not there`);
  }

  const told = new Set<string>();
  for (const texts of textsOfChapter(chapter)) {
    for (const word of wordsIn(texts)) if (word.do === 'tell') told.add(word.line);
  }
  for (const line of told) if (text.lines[line] === undefined) found.push(`tells "${line}", which is not written`);
  for (const line of Object.keys(text.lines))
    if (!told.has(line)) found.push(`has a line "${line}" that is never told`);
  return found;
}

/** All effects of a chapter. */
export function* textsOfChapter(chapter: Chapter): Generator<Texts> {
  if (chapter.clock !== 'none') yield chapter.clock.effects;
  for (const step of chapter.steps) {
    if (step.step === 'choose') for (const { effects } of step.options) yield effects;
    else if (step.step === 'scene') yield* Object.values(step.outcomes);
    else if (step.step !== 'travel') yield step.effects;
  }
  for (const scene of Object.values(chapter.scenes)) yield* textsOfScene(scene);
}
