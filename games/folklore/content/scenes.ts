/** Stories as the rules read them: steps with numbered rows, scenes with numbered foes, spaces and features. */
import { nodeNamed } from './world.ts';
import { foeNamed } from './foes.ts';
import { mapNamed, within } from './maps.ts';
import type { MapBoard } from './maps.ts';
import { spaceNamed } from './numbers.ts';
import { EMPTY_ROW, writeRow } from './rows.ts';
import { stories } from './stories/index.ts';
import type { Chapter, Feature, Goal, Objective, Scene, SceneMoment, Step, Story } from './things.ts';
import type { ByParty, Condition, FeatureKey, RowId } from './types.ts';

export interface CompiledStory {
  readonly id: string;
  readonly start: number;
  readonly chapters: readonly CompiledChapter[];
}
export interface CompiledChapter {
  /** By d10, from 0: a foe's card. */
  readonly table: readonly number[];
  readonly limits: readonly { readonly when: Condition; readonly turns: number }[];
  readonly expires: RowId;
  readonly steps: readonly CompiledStep[];
}
export type CompiledStep =
  /** `trial` = a check or a skirmish. */
  | { readonly step: 'effects' | 'trial' | 'endChapter' | 'endStory'; readonly effects: RowId }
  | { readonly step: 'choose'; readonly options: readonly { readonly needs: Condition; readonly effects: RowId }[] }
  | { readonly step: 'travel'; readonly to: number }
  /** An index into `scenes`. */
  | { readonly step: 'scene'; readonly scene: number; readonly outcomes: { readonly [outcome: string]: RowId } };

export interface CompiledScene {
  readonly story: string;
  readonly chapter: number;
  readonly id: string;
  readonly map: MapBoard;
  readonly isDark: readonly boolean[];
  readonly foes: readonly {
    readonly kind: number;
    readonly count: ByParty;
    readonly at: readonly number[];
    readonly when: Condition;
  }[];
  readonly features: readonly CompiledFeature[];
  readonly triggers: readonly CompiledTrigger[];
  readonly goals: readonly CompiledGoal[];
  readonly hasReach: boolean;
}
export interface CompiledFeature extends Omit<Feature, 'effects' | 'giving' | 'at'> {
  /** The space; -1 = a foe carries it. */
  readonly space: number;
  /** The foe's card that carries it; -1 = it lies on the map. */
  readonly carrier: number;
  readonly effects: RowId;
  /** -1 = all that a pass gives. */
  readonly giving: RowId;
}
export interface CompiledTrigger {
  readonly on: SceneMoment['on'];
  /** A space, a feature as an index, a round, a foe's card; by what it waits for. */
  readonly about: number;
  /** `enter`: by space. */
  readonly area: readonly boolean[];
  readonly flag: string;
  readonly effects: RowId;
}
export interface CompiledGoal {
  readonly objectives: readonly CompiledObjective[];
  readonly outcome: string;
}
export interface CompiledObjective {
  readonly need: Objective['need'];
  /** A foe's card, a round, a number, features as bits; by what is needed. */
  readonly about: number;
  readonly passed: boolean;
  readonly flag: string;
}

const written: CompiledScene[] = [];
/** All scenes of all stories. */
export const scenes: readonly CompiledScene[] = written;

function compiledScene(story: string, chapter: number, id: string, scene: Scene): number {
  const map = mapNamed(scene.map);
  const featureNumber = (key: FeatureKey): number => scene.features.findIndex(feature => feature.key === key);
  const features = scene.features.map(({ effects, giving, at, ...rest }) => ({
    ...rest,
    space: at === 'map' ? spaceOfFeature(map, rest.key) : -1,
    carrier: at === 'map' ? -1 : foeNamed(at),
    effects: writeRow(effects),
    giving: giving === 'all' ? -1 : writeRow(giving),
  }));
  const goals = scene.goals.map(goal => compiledGoal(goal, featureNumber));
  written.push({
    story,
    chapter,
    id,
    map,
    isDark: scene.dark === 'map' ? map.isDark : within(scene.dark),
    foes: scene.foes.map(({ foe, ...rest }) => ({ ...rest, kind: foeNamed(foe) })),
    features,
    triggers: scene.triggers.map(({ on, effects }) => compiledTrigger(on, writeRow(effects), featureNumber)),
    goals,
    hasReach: goals.some(({ objectives }) => objectives.some(({ need }) => need === 'reach')),
  });
  return written.length - 1;
}

function spaceOfFeature(map: MapBoard, key: FeatureKey): number {
  const sign = key === 'A' ? 10 : 11;
  const space = map.terrain.indexOf(sign);
  if (key === 'U' || space < 0) throw new Error(`The map ${map.id} has no feature ${key}.`);
  return space;
}

function compiledTrigger(on: SceneMoment, effects: RowId, featureNumber: (key: FeatureKey) => number): CompiledTrigger {
  const plain: CompiledTrigger = { on: on.on, about: -1, area: [], flag: '', effects };
  switch (on.on) {
    case 'door':
      return { ...plain, about: spaceNamed(on.space) };
    case 'enter':
      return { ...plain, area: within([on.area]) };
    case 'interact':
      return { ...plain, about: featureNumber(on.feature) };
    case 'flag':
      return { ...plain, flag: on.flag };
    case 'round':
      return { ...plain, about: on.round };
    case 'half':
    case 'dead':
      return { ...plain, about: foeNamed(on.foe) };
    default:
      return plain;
  }
}

function compiledGoal({ objectives, outcome }: Goal, featureNumber: (key: FeatureKey) => number): CompiledGoal {
  return { outcome, objectives: objectives.map(objective => compiledObjective(objective, featureNumber)) };
}

function compiledObjective(objective: Objective, featureNumber: (key: FeatureKey) => number): CompiledObjective {
  const plain: CompiledObjective = { need: objective.need, about: -1, passed: false, flag: '' };
  switch (objective.need) {
    case 'kill':
      return { ...plain, about: foeNamed(objective.foe) };
    case 'interact':
      return {
        ...plain,
        about: objective.features.reduce((bits, key) => bits | (1 << featureNumber(key)), 0),
        passed: objective.passed,
      };
    case 'survive':
      return { ...plain, about: objective.round };
    case 'rescue':
      return { ...plain, about: objective.n };
    case 'flag':
    case 'notFlag':
      return { ...plain, flag: objective.flag };
    default:
      return plain;
  }
}

function compiledChapter(story: Story, chapter: Chapter, number: number): CompiledChapter {
  const { clock } = chapter;
  return {
    table: chapter.table.map(foeNamed),
    limits: clock === 'none' ? [] : clock.limits,
    expires: clock === 'none' ? EMPTY_ROW : writeRow(clock.effects),
    steps: chapter.steps.map(step => compiledStep(story, chapter, number, step)),
  };
}

function compiledStep(story: Story, chapter: Chapter, number: number, step: Step): CompiledStep {
  switch (step.step) {
    case 'choose':
      return {
        step: 'choose',
        options: step.options.map(({ needs, effects }) => ({ needs, effects: writeRow(effects) })),
      };
    case 'travel':
      return { step: 'travel', to: nodeNamed(step.to) };
    case 'scene': {
      const outcomes: { [outcome: string]: RowId } = {};
      for (const [outcome, effects] of Object.entries(step.outcomes)) outcomes[outcome] = writeRow(effects);
      const scene = chapter.scenes[step.scene];
      return { step: 'scene', scene: compiledScene(story.id, number, step.scene, scene), outcomes };
    }
    case 'endChapter':
    case 'endStory':
      return { step: step.step, effects: writeRow(step.effects) };
    case 'check':
    case 'skirmish':
      return { step: 'trial', effects: writeRow(step.effects) };
    default:
      return { step: 'effects', effects: writeRow(step.effects) };
  }
}

export const compiledStories: readonly CompiledStory[] = stories.map(story => ({
  id: story.id,
  start: nodeNamed(story.start),
  chapters: story.chapters.map((chapter, number) => compiledChapter(story, chapter, number)),
}));
