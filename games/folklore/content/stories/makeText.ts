/** What players read of a story: what it is called is always at hand, its passages are loaded when it is played. */
import type { StoryText, StoryTitles } from '../things.ts';

/** The passages of a chapter. */
interface Passages {
  /** By step: its paragraphs. */
  readonly steps: readonly (readonly string[])[];
  /** What is read at a certain point of a step or scene: where its effects say `tell`. */
  readonly lines: { readonly [line: string]: string };
  /** When the clock has run down. */
  readonly expired?: string;
}

export const told = ({ name, line, remembered, chapters }: StoryTitles, passages: readonly Passages[]): StoryText => ({
  name,
  line,
  remembered,
  chapters: chapters.map((chapter, n) => {
    const { steps, lines, expired = '' } = passages[n];
    return {
      name: chapter.name,
      clock: chapter.clock === 'none' ? 'none' : { name: chapter.clock, expired },
      steps: steps.map((text, step) => ({ text, options: chapter.options[step + 1] ?? [] })),
      lines,
      scenes: chapter.scenes,
    };
  }),
});
