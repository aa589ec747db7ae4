/** How stories are written down. */
import type { ConsumableId, CreatureId, FoeId, NodeId } from '../ids.ts';
import type { Feature, FoeGroup, Goal, Objective, SceneMoment, SceneTrigger, Step, StoryOption } from '../things.ts';
import { UNLIMITED } from '../types.ts';
import type { ByParty, Condition, FeatureKey, Target, Text, Texts } from '../types.ts';
import { ALWAYS, NEVER, NOTHING, always } from '../verbs.ts';

// ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Something is read; then the effects, if there are any. */
export const read = (...effects: Text[]): Step => ({ step: 'read', effects });
export const checked = (...effects: Text[]): Step => ({ step: 'check', effects });
export const choice = (...options: StoryOption[]): Step => ({ step: 'choose', options });
export const option = (...effects: Text[]): StoryOption => ({ needs: ALWAYS, effects });
export const optionIf = (needs: Condition, ...effects: Text[]): StoryOption => ({ needs, effects });
export const travel = (to: NodeId): Step => ({ step: 'travel', to });
/** What each outcome leads to; with an empty list play goes on with the next step. */
export const scene = (name: string, outcomes: { readonly win: Texts; readonly [outcome: string]: Texts }): Step => ({
  step: 'scene',
  scene: name,
  outcomes,
});
export const endChapter = (...effects: Text[]): Step => ({ step: 'endChapter', effects });
export const endStory = (...effects: Text[]): Step => ({ step: 'endStory', effects });

/** `table([2, 'C01'], [10, 'C02'])`: 1 and 2 are C01, the rest C02. */
export const table = (...lines: readonly (readonly [number, CreatureId])[]): readonly CreatureId[] =>
  Array.from({ length: 10 }, (_, face) => lines.find(([to]) => face < to)![1]);

// ── Scenes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Foes that are there from the start: how many, at which points. */
export const there = (foe: FoeId, count: number | ByParty, at: FoeGroup['at'], when: Condition = ALWAYS): FoeGroup => ({
  foe,
  count: typeof count === 'number' ? always(count) : count,
  at,
  when,
});

interface Details {
  readonly at?: FoeId;
  readonly target?: Target;
  readonly again?: Feature['again'];
  readonly auto?: Condition;
  readonly tries?: number;
  readonly giving?: Texts;
  readonly boost?: { readonly card: ConsumableId; readonly by: number };
  readonly needs?: Condition;
  readonly rescue?: boolean;
}
export const feature = (key: FeatureKey, effects: Texts, details: Details = {}): Feature => ({
  key,
  at: details.at ?? 'map',
  target: details.target ?? NOTHING,
  effects,
  again: details.again ?? 'once',
  auto: details.auto ?? NEVER,
  tries: details.tries ?? UNLIMITED,
  giving: details.giving ?? 'all',
  boost: details.boost ?? 'none',
  needs: details.needs ?? ALWAYS,
  rescue: details.rescue ?? false,
});

export const on = (moment: SceneMoment, ...effects: Text[]): SceneTrigger => ({ on: moment, effects });
export const start: SceneMoment = { on: 'start' };
export const atDoor = (space: Extract<SceneMoment, { on: 'door' }>['space']): SceneMoment => ({ on: 'door', space });
export const atEntering = (...area: Extract<SceneMoment, { on: 'enter' }>['area']): SceneMoment => ({
  on: 'enter',
  area,
});
export const atUseOf = (key: FeatureKey): SceneMoment => ({ on: 'interact', feature: key });
export const atFlag = (flag: string): SceneMoment => ({ on: 'flag', flag });
export const atRound = (round: number): SceneMoment => ({ on: 'round', round });
export const atHalf = (foe: FoeId): SceneMoment => ({ on: 'half', foe });

export const win = (...objectives: Objective[]): Goal => ({ objectives, outcome: 'win' });
export const ending = (outcome: string, ...objectives: Objective[]): Goal => ({ objectives, outcome });
export const killAll: Objective = { need: 'killAll' };
export const kill = (foe: FoeId): Objective => ({ need: 'kill', foe });
export const use = (...features: FeatureKey[]): Objective => ({ need: 'interact', features, passed: false });
export const pass = (...features: FeatureKey[]): Objective => ({ need: 'interact', features, passed: true });
export const getAway: Objective = { need: 'reach' };
export const survive = (round: number): Objective => ({ need: 'survive', round });
export const rescue = (n: number): Objective => ({ need: 'rescue', n });
export const flagged = (flag: string): Objective => ({ need: 'flag', flag });
export const notFlagged = (flag: string): Objective => ({ need: 'notFlag', flag });
