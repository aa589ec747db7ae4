/** How a scene may go: which of its outcomes can come about with which flags, and whether the group can get stuck in it. */
import type { Feature, Goal, Scene, SceneTrigger } from '../content/things.ts';
import { UNLIMITED } from '../content/types.ts';
import type { Texts } from '../content/types.ts';
import { type Flags, type Way, holds, keyOf, wayOf, waysOf } from './storyFlow.ts';

/** A moment of a scene, as far as its aims are concerned. */
interface Moment {
  readonly way: Way;
  /** Features that were used, and whose check was passed; triggers that have fired. */
  readonly used: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
  readonly fired: ReadonlySet<number>;
}

const sorted = (names: ReadonlySet<string | number>): string => [...names].map(String).toSorted().join(',');
const momentKey = ({ way, used, passed, fired }: Moment): string =>
  [keyOf(way), sorted(used), sorted(passed), sorted(fired)].join('/');

export interface SceneResult {
  readonly ends: readonly { readonly outcome: string; readonly flags: Flags }[];
  /** Flags with which no aim can be reached any more, short of withdrawing. */
  readonly stuck: readonly Flags[];
}

export function playScene(scene: Scene, flags: Flags): SceneResult {
  const first = begin(scene, flags);
  const seen = new Map<string, Moment>(first.map(moment => [momentKey(moment), moment]));
  const leads = new Map<string, string[]>();
  const ends = new Map<string, SceneResult['ends'][number]>();
  const ending = new Set<string>();
  for (const [key, moment] of seen) {
    const met = scene.goals.filter(goal => isMet(scene, goal, moment));
    const outcomes = moment.way.outcome === '' ? met.map(({ outcome }) => outcome) : [moment.way.outcome];
    for (const outcome of outcomes) {
      ending.add(key);
      ends.set(`${outcome}/${[...moment.way.flags].toSorted().join(',')}`, { outcome, flags: moment.way.flags });
    }
    if (moment.way.outcome !== '' || met.some(isForced)) continue;
    const next = following(scene, moment);
    leads.set(
      key,
      next.map(one => momentKey(one)),
    );
    for (const one of next) if (!seen.has(momentKey(one))) seen.set(momentKey(one), one);
  }
  const safe = new Set(ending);
  for (let before = -1; before !== safe.size;) {
    before = safe.size;
    for (const [key, next] of leads) if (next.some(one => safe.has(one))) safe.add(key);
  }
  const stuck = [...seen].filter(([key]) => !safe.has(key)).map(([, { way }]) => way.flags);
  return { ends: [...ends.values()], stuck };
}

function begin(scene: Scene, flags: Flags): readonly Moment[] {
  const present = scene.foes.filter(group => holds(group.when, flags) !== false && group.count.some(n => n > 0));
  let moments: readonly Moment[] = [
    {
      way: wayOf(flags, new Set(present.map(({ foe }) => foe))),
      used: new Set(),
      passed: new Set(),
      fired: new Set(),
    },
  ];
  for (const [n, trigger] of scene.triggers.entries()) {
    if (trigger.on.on === 'start') moments = moments.flatMap(moment => fire(trigger, n, moment));
  }
  return moments;
}

/** Nobody can put it off: the other aims are met when the group gets round to it. */
const isForced = ({ objectives }: Goal): boolean =>
  objectives.every(({ need }) => need === 'interact' || need === 'rescue' || need === 'flag' || need === 'notFlag');

/** Whether it can be met now: foes that are there can be killed, exits reached, rounds waited for. */
function isMet(scene: Scene, goal: Goal, { way, used, passed }: Moment): boolean {
  return goal.objectives.every(objective => {
    switch (objective.need) {
      case 'killAll':
        return way.foes.size > 0;
      case 'kill':
        return way.foes.has(objective.foe);
      case 'interact':
        return objective.features.every(key => (objective.passed ? passed : used).has(key));
      case 'rescue':
        return scene.features.filter(({ key, rescue }) => rescue && used.has(key)).length >= objective.n;
      case 'flag':
        return way.flags.has(objective.flag);
      case 'notFlag':
        return !way.flags.has(objective.flag);
      default:
        return true;
    }
  });
}

function following(scene: Scene, moment: Moment): readonly Moment[] {
  const due = scene.triggers.findIndex((trigger, n) => !moment.fired.has(n) && mustFire(trigger, moment));
  if (due >= 0) return fire(scene.triggers[due], due, moment);
  return [
    ...scene.features.flatMap(feature => use(feature, moment)),
    ...scene.triggers.flatMap((trigger, n) =>
      !moment.fired.has(n) && mayFire(trigger, moment) ? fire(trigger, n, moment) : [],
    ),
  ];
}

/** What has come about fires at once. */
function mustFire({ on }: SceneTrigger, { way, used }: Moment): boolean {
  if (on.on === 'flag') return way.flags.has(on.flag);
  return on.on === 'interact' && used.has(on.feature);
}

function mayFire({ on }: SceneTrigger, { way }: Moment): boolean {
  switch (on.on) {
    case 'door':
    case 'enter':
    case 'round':
      return true;
    case 'cleared':
      return way.foes.size > 0;
    case 'half':
    case 'dead':
      return way.foes.has(on.foe);
    default:
      return false;
  }
}

const fire = ({ effects }: SceneTrigger, n: number, moment: Moment): readonly Moment[] =>
  waysOf(effects, moment.way).map(way => ({ ...moment, way, fired: new Set([...moment.fired, n]) }));

function use(feature: Feature, moment: Moment): readonly Moment[] {
  const { key, again, needs, at, auto, tries, giving } = feature;
  if (moment.used.has(key) && again === 'once') return [];
  if (moment.passed.has(key) && again === 'untilPassed') return [];
  if (holds(needs, moment.way.flags) === false || (at !== 'map' && !moment.way.foes.has(at))) return [];
  const used = new Set([...moment.used, key]);
  const passed = new Set([...moment.passed, key]);
  const [first, ...rest] = feature.effects;
  if (first?.do !== 'check') return waysOf(feature.effects, moment.way).map(way => ({ ...moment, way, used, passed }));
  const through = (texts: Texts): readonly Way[] => waysOf([...texts, ...rest], moment.way);
  const passes = through(first.pass).map(way => ({ ...moment, way, used, passed }));
  if (holds(auto, moment.way.flags) === true) return passes;
  const given =
    giving === 'all' || tries === UNLIMITED ? [] : through(giving).map(way => ({ ...moment, way, used, passed }));
  return [...passes, ...given, ...through(first.fail).map(way => ({ ...moment, way, used }))];
}
