/** The stories, in the order in which they are offered: a new one is a folder and three lines here. */
import type { Story, StoryText, StoryTitles } from '../things.ts';
import { ash } from './ash/steps.ts';
import { titles as ashTitles } from './ash/titles.ts';
import { bell } from './bell/steps.ts';
import { titles as bellTitles } from './bell/titles.ts';
import { wolves } from './wolves/steps.ts';
import { titles as wolvesTitles } from './wolves/titles.ts';

export const stories: readonly Story[] = [bell, wolves, ash];

/** What they and their parts are called, in the same order. */
export const storyTitles: readonly StoryTitles[] = [bellTitles, wolvesTitles, ashTitles];

/** What players read of a story, loaded when it is played. */
export const storyTexts: { readonly [story: string]: () => Promise<StoryText> } = {
  bell: async () => (await import('./bell/text.ts')).text,
  wolves: async () => (await import('./wolves/text.ts')).text,
  ash: async () => (await import('./ash/text.ts')).text,
};
