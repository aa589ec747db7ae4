/** Plays a story in every way that its flags, checks and choices allow: what can never be reached, and what never ends? */
import type { Chapter, Scene, Step, Story } from '../content/things.ts';
import type { Texts } from '../content/types.ts';
import { type Flags, holds, wayOf, waysOf } from './storyFlow.ts';
import { type SceneResult, playScene } from './storyScenes.ts';

/** A place in a story: a step of a chapter, both from 0, with the flags set so far. */
interface Place {
  readonly chapter: number;
  readonly step: number;
  readonly flags: Flags;
}
const keyOf = ({ chapter, step, flags }: Place): string => `${chapter}.${step}/${[...flags].toSorted().join(',')}`;
const named = ({ chapter, step }: { readonly chapter: number; readonly step: number }): string =>
  `chapter ${chapter + 1} step ${step + 1}`;

/** Of a story that names nothing that is not there. */
export function walkProblems(story: Story): string[] {
  const found: string[] = [];
  const start: Place = { chapter: 0, step: 0, flags: new Set() };
  const places = new Map<string, Place>([[keyOf(start), start]]);
  const leads = new Map<string, readonly string[]>();
  const taken = new Set<string>();
  const told = new Set<string>();
  const ends = new Set<string>();
  const played = new Map<string, SceneResult>();

  for (const [key, place] of places) {
    const chapter = story.chapters[place.chapter];
    const step = chapter.steps[place.step];
    const next = step.step === 'endStory' ? (ends.add(key), []) : following(chapter, step, place);
    leads.set(key, next.map(keyOf));
    for (const one of next) if (!places.has(keyOf(one))) places.set(keyOf(one), one);
  }
  for (const [n, chapter] of story.chapters.entries()) found.push(...unreached(chapter, n));
  found.push(...told);
  const safe = new Set(ends);
  for (let before = -1; before !== safe.size;) {
    before = safe.size;
    for (const [key, next] of leads) if (next.some(one => safe.has(one))) safe.add(key);
  }
  for (const [key, place] of places)
    if (!safe.has(key)) found.push(`${named(place)} may never come to the end of the story`);
  return [...found, ...circles()];

  /** Where a step may lead. The clock of a chapter may run out before any of its steps. */
  function following(chapter: Chapter, step: Step, place: Place): readonly Place[] {
    const expired =
      chapter.clock === 'none' ? [] : waysOf(chapter.clock.effects, wayOf(place.flags)).map(({ flags }) => flags);
    const ways = [place.flags, ...(step.step === 'travel' ? expired : [])];
    return ways.flatMap(flags => fromStep(step, { ...place, flags }));
  }

  function fromStep(step: Step, place: Place): readonly Place[] {
    switch (step.step) {
      case 'travel':
        return [{ ...place, step: place.step + 1 }];
      case 'choose':
        return chosen(step.options, place);
      case 'scene':
        return ended(story.chapters[place.chapter].scenes[step.scene], step, place);
      case 'endChapter':
        return waysOf(step.effects, wayOf(place.flags)).map(({ flags }) => ({
          chapter: place.chapter + 1,
          step: 0,
          flags,
        }));
      default:
        return along(step.effects, place);
    }
  }

  function along(effects: Texts, place: Place): readonly Place[] {
    return waysOf(effects, wayOf(place.flags)).map(way => ({
      chapter: place.chapter,
      step: way.step === 0 ? place.step + 1 : way.step - 1,
      flags: way.flags,
    }));
  }

  function chosen(options: Extract<Step, { readonly step: 'choose' }>['options'], place: Place): readonly Place[] {
    if (options.every(({ needs }) => holds(needs, place.flags) !== true))
      told.add(`${named(place)} may offer nothing at all`);
    return options.flatMap(({ needs, effects }, n) => {
      if (holds(needs, place.flags) === false) return [];
      taken.add(`${place.chapter}.${place.step}.${n}`);
      return along(effects, place);
    });
  }

  function ended(scene: Scene, step: Extract<Step, { readonly step: 'scene' }>, place: Place): readonly Place[] {
    const key = `${place.chapter}.${step.scene}/${[...place.flags].toSorted().join(',')}`;
    const result = played.get(key) ?? playScene(scene, place.flags);
    played.set(key, result);
    if (result.stuck.length > 0)
      told.add(`${named(place)}: the scene ${step.scene} can be played into a corner from which no aim can be reached`);
    return result.ends.flatMap(({ outcome, flags }) => {
      taken.add(`${place.chapter}.${place.step}.${outcome}`);
      return along(step.outcomes[outcome], { ...place, flags });
    });
  }

  function unreached(chapter: Chapter, n: number): string[] {
    const missing: string[] = [];
    const reached = new Set([...places.values()].filter(place => place.chapter === n).map(({ step }) => step));
    for (const [at, step] of chapter.steps.entries()) {
      const place = { chapter: n, step: at };
      if (!reached.has(at)) missing.push(`${named(place)} can never be reached`);
      else if (step.step === 'choose') {
        for (const option of step.options.keys()) {
          if (!taken.has(`${n}.${at}.${option}`))
            missing.push(`${named(place)}: option ${option + 1} can never be chosen`);
        }
      } else if (step.step === 'scene') {
        for (const outcome of Object.keys(step.outcomes)) {
          if (!taken.has(`${n}.${at}.${outcome}`))
            missing.push(`${named(place)}: the outcome "${outcome}" can never come about`);
        }
      }
    }
    return missing;
  }

  /** Steps that lead back to themselves without anybody doing anything. */
  function circles(): string[] {
    const byItself = (key: string): boolean => {
      const { chapter, step } = places.get(key)!;
      return ['read', 'check', 'reward'].includes(story.chapters[chapter].steps[step].step);
    };
    const goesRound = (key: string): boolean => {
      const seen = new Set<string>();
      const queue = byItself(key) ? [...leads.get(key)!] : [];
      for (const one of queue) {
        if (one === key) return true;
        if (seen.has(one) || !byItself(one)) continue;
        seen.add(one);
        queue.push(...leads.get(one)!);
      }
      return false;
    };
    return [...places]
      .filter(([key]) => goesRound(key))
      .map(([, place]) => `${named(place)} goes round in a circle by itself`);
  }
}
