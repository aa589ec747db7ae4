/**
 * Is a story sound? Plays it in every way that its flags, checks and choices allow, and names what is unreachable (a step, an
 * option, an outcome nobody can get to), endless (no way leads on to the end) or undefined (a step, scene, flag, feature,
 * foe or line that is named and not there).
 */
import { offRoad } from '../content/events/offRoad.ts';
import { road } from '../content/events/road.ts';
import type { Scene, Step, Story, StoryText } from '../content/things.ts';
import type { Condition, Texts } from '../content/types.ts';
import { flagsAskedBy, wordsIn } from './storyFlow.ts';
import { mapProblems } from './storyMaps.ts';
import { textProblems, textsOfChapter } from './storyTexts.ts';
import { walkProblems } from './storyWalk.ts';

/** In sentences; a sound story has none. */
export function storyProblems(story: Story, text: StoryText): string[] {
  const undefinedThings = [...structureProblems(story), ...flagProblems(story)];
  // A story that names what is not there cannot be played.
  const walked = undefinedThings.length > 0 ? [] : walkProblems(story);
  return [...new Set([...undefinedThings, ...walked, ...textProblems(story, text)])].map(
    problem => `${story.id}: ${problem}`,
  );
}

function structureProblems(story: Story): string[] {
  const found: string[] = [];
  for (const [n, chapter] of story.chapters.entries()) {
    const say = (problem: string): void => void found.push(`chapter ${n + 1} ${problem}`);
    const isLast = n === story.chapters.length - 1;
    const end = chapter.steps.at(-1)?.step;
    if (end !== (isLast ? 'endStory' : 'endChapter')) say(`does not end with ${isLast ? 'endStory' : 'endChapter'}`);
    if (chapter.table.length !== 10) say(`has a table of ${chapter.table.length} lines, not 10`);
    for (const texts of textsOfChapter(chapter)) {
      for (const word of wordsIn(texts)) {
        if (word.do === 'goStep' && chapter.steps[word.step - 1] === undefined)
          say(`goes to step ${word.step}, which is not there`);
      }
    }
    for (const [at, step] of chapter.steps.entries()) {
      if (step.step === 'scene' && chapter.scenes[step.scene] === undefined)
        say(`step ${at + 1} plays the scene ${step.scene}, which is not there`);
    }
    for (const [name, scene] of Object.entries(chapter.scenes)) {
      for (const problem of [...sceneProblems(scene, chapter.steps, name), ...mapProblems(scene)])
        say(`scene ${name} ${problem}`);
    }
  }
  return found;
}

function sceneProblems(scene: Scene, steps: readonly Step[], name: string): string[] {
  const found: string[] = [];
  const playing = steps.filter(step => step.step === 'scene' && step.scene === name);
  if (playing.length === 0) found.push('is never played');
  if (scene.goals.length === 0) found.push('has no aim');
  const outcomes = new Set(scene.goals.map(({ outcome }) => outcome));
  for (const { effects } of [...scene.features, ...scene.triggers]) {
    for (const word of wordsIn(effects)) if (word.do === 'outcome') outcomes.add(word.outcome);
  }
  for (const step of playing) {
    if (step.step !== 'scene') continue;
    for (const outcome of outcomes)
      if (step.outcomes[outcome] === undefined) found.push(`ends with "${outcome}", of which nothing is said`);
    for (const outcome of Object.keys(step.outcomes))
      if (!outcomes.has(outcome)) found.push(`never ends with "${outcome}"`);
  }
  return found;
}

/** Flags that are asked for but set neither in the story nor by an event. */
function flagProblems(story: Story): string[] {
  const set = new Set<string>();
  const asked = new Set<string>();
  const ask = (condition: Condition): void => {
    for (const flag of flagsAskedBy(condition)) asked.add(flag);
  };
  const look = (texts: Texts): void => {
    for (const word of wordsIn(texts)) {
      if (word.do === 'flag') set.add(word.flag);
      if (word.do === 'if') ask(word.condition);
    }
  };
  for (const { options } of [...road, ...offRoad]) for (const { effects } of options) look(effects);
  for (const chapter of story.chapters) {
    for (const texts of textsOfChapter(chapter)) look(texts);
    if (chapter.clock !== 'none') for (const limit of chapter.clock.limits) ask(limit.when);
    for (const step of chapter.steps) if (step.step === 'choose') for (const { needs } of step.options) ask(needs);
    for (const scene of Object.values(chapter.scenes)) {
      for (const { when } of scene.foes) ask(when);
      for (const { needs, auto } of scene.features) [needs, auto].forEach(ask);
      for (const { on } of scene.triggers) if (on.on === 'flag') asked.add(on.flag);
      for (const objective of scene.goals.flatMap(({ objectives }) => objectives)) {
        if (objective.need === 'flag' || objective.need === 'notFlag') asked.add(objective.flag);
      }
    }
  }
  return [...asked].filter(flag => !set.has(flag)).map(flag => `asks for the flag "${flag}", which nothing sets`);
}
