/** Ways to what hardly ever happens by itself: branches and side lines of stories, failed checks, single clauses, the wild. */
import type { Lead } from '@vesper/checkers';
import type { AskFrame, Choice, Options } from '@vesper/kernel';
import { aboutOf, actionKind } from '../agenda.ts';
import type { ActionKind, FolkloreAsk } from '../agenda.ts';
import { booklets } from '../content/booklets.ts';
import { cards } from '../content/cards.ts';
import { offRoad } from '../content/events/offRoad.ts';
import { road } from '../content/events/road.ts';
import { EXIT, FEATURE_A, FEATURE_B } from '../content/maps.ts';
import { STAT } from '../content/numbers.ts';
import { effectOf } from '../content/rows.ts';
import { scenes } from '../content/scenes.ts';
import { services } from '../content/services.ts';
import { stories } from '../content/stories/index.ts';
import { thresholds } from '../content/thresholds.ts';
import type { Text } from '../content/types.ts';
import { nodes } from '../content/world.ts';
import { cardOfUse, placeOfUse, useOf } from '../rules/clauses.ts';
import { valueOf } from '../rules/values.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Space } from '../state.ts';
import { flagsAskedBy, wordsIn } from './storyFlow.ts';
import { textsOfChapter } from './storyTexts.ts';

type Hint = Lead<FolkloreState>;
const MUST = 100;
const WISH = 20;

const all =
  (...hints: readonly Hint[]): Hint =>
  (s, d, c) =>
    hints.reduce((sum, hint) => sum + hint(s, d, c), 0);

const asks = (d: AskFrame): FolkloreAsk => d as FolkloreAsk;
const isAction = (c: Choice, ...wanted: readonly ActionKind[]): c is number =>
  typeof c === 'number' && wanted.includes(actionKind(c));

// ── Stories ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** At this step the group decides so. */
function answers(story: string, chapter: number, step: number, option: number): Hint {
  return (s, d, c) => {
    if (d.ask !== 'storyOption' || stories[s.terms.story].id !== story) return 0;
    if (s.chapter !== chapter || s.step !== step) return 0;
    return c === option ? MUST : -MUST;
  };
}

/** Every match decides otherwise at the steps of its story. */
const explores: Hint = (s, d, c) => {
  const step = d.ask === 'storyOption' ? stories[s.terms.story].chapters[s.chapter].steps[s.step] : undefined;
  if (step?.step !== 'choose') return 0;
  const mixed = s.party.reduce((sum, { booklet, lore, coins }) => sum + 7 * booklet + lore + 3 * coins, s.step);
  return c === mixed % step.options.length ? WISH : 0;
};

const awayFrom = (a: Space, b: Space): number =>
  Math.max(Math.abs((a % 10) - (b % 10)), Math.abs(Math.floor(a / 10) - Math.floor(b / 10)));

/** Where something lies that nobody has used. */
const openFeatures = ({ scene }: FolkloreState): readonly Space[] =>
  scene.scene === NONE
    ? []
    : scenes[scene.scene].features.flatMap(({ space }, n) =>
        space === NONE || (scene.used & (1 << n)) !== 0 ? [] : [space],
      );

/** Everything on a map is used, also while foes are about. */
const usesFeatures: Hint = (s, d, c) => {
  if (d.ask !== 'adventure' && d.ask !== 'encounter') return 0;
  if (isAction(c, 'interact')) {
    const about = aboutOf(c);
    const isFeature = about >= 100 || [FEATURE_A, FEATURE_B].includes(s.scene.terrain[about]);
    return isFeature ? MUST : 0;
  }
  if (!isAction(c, 'move')) return 0;
  const { space } = s.party[(asks(d) as { readonly who: number }).who];
  const gained = openFeatures(s).map(goal => awayFrom(space, goal) - awayFrom(aboutOf(c), goal));
  return gained.length === 0 ? 0 : 2 * Math.max(0, ...gained);
};

/** Who can get away goes to where one does, foes or not. */
const leaves: Hint = (s, d, c) => {
  if (d.ask !== 'encounter' || !isAction(c, 'move') || !scenes[s.scene.scene].hasReach) return 0;
  const { space } = s.party[(asks(d) as { readonly who: number }).who];
  const exits = s.scene.terrain.flatMap((terrain, at) => (terrain === EXIT ? [at] : []));
  return 4 * Math.max(0, ...exits.map(exit => awayFrom(space, exit) - awayFrom(aboutOf(c), exit)));
};

/** Checks are made by whoever can do it least. */
const fails: Hint = (s, d, c) => {
  const asked = asks(d);
  if (asked.ask === 'react') return c === 'pass' ? WISH : 0;
  if (asked.ask !== 'checker') return 0;
  const word = effectOf(asked);
  return word.do === 'check' ? -2 * valueOf(s, c as number, STAT[word.skill]) : 0;
};

// ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The group leaves the road. */
const wanders: Hint = (_s, d, c) =>
  d.ask === 'worldMove' && typeof c === 'number' && nodes[c].event === 'offRoad' ? WISH : 0;

/** The group keeps to the road and away from where it should go. */
const strolls: Hint = (s, d, c) =>
  d.ask === 'worldMove' && typeof c === 'number' && nodes[c].event === 'road' && c !== s.destination ? WISH : 0;

/** Of this event that option. */
const chooses =
  (event: string, option: number): Hint =>
  (s, d, c) =>
    d.ask === 'eventOption' && cards[s.event].id === event ? (c === option ? MUST : 0) : 0;

/** Of an event the option with which a line is read, by day or by night. */
function choosesFor(event: string, line: string): Hint {
  const { options, night } = [...road, ...offRoad].find(({ id }) => id === event)!;
  const byNight = night.instead.find(({ by }) => tells(by.effects, line));
  const option = options.findIndex(({ effects }) => tells(effects, line));
  return chooses(event, byNight?.option ?? option);
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A clause is used whenever it may be, and what has it is kept in hand. */
function uses(id: string, place: number): Hint {
  const isIt = (use: number): boolean => cards[cardOfUse(use)].id === id && placeOfUse(use) === place;
  return (_s, d, c) => {
    if (d.ask === 'react') return typeof c === 'number' && c < useOf(cards.length, 0) && isIt(c) ? MUST : 0;
    if (isAction(c, 'use')) return isIt(aboutOf(c)) ? MUST : 0;
    if (isAction(c, 'equip')) return cards[aboutOf(c)].id === id ? WISH : 0;
    return isAction(c, 'give', 'sell') && cards[aboutOf(c) >> 3].id === id ? -WISH : 0;
  };
}

/** Somebody plays this character, walks that path and chooses so in the lore tree: `AR.350.2`, `WH.path2.500.1`. */
function becomes(id: string): Hint {
  const booklet = booklets.findIndex(one => one.id === id.split('.')[0]);
  const [, path] = /path(\d)/.exec(id) ?? [];
  const [, lore, choice] = /\.(\d{3,4})\.(\d)$/.exec(id) ?? [];
  return (s, d, c) => {
    const asked = asks(d);
    if (booklet === NONE) return 0;
    if (asked.ask === 'chooseCharacter') return c === booklet ? WISH : 0;
    if (!('who' in asked) || s.party[asked.who].booklet !== booklet) return 0;
    if (asked.ask === 'choosePath') return path !== undefined && c === Number(path) - 1 ? WISH : 0;
    if (asked.ask !== 'loreChoice') return isAction(c, 'use') ? 2 : 0;
    const isIt = thresholds.at(s.party[asked.who].choices.length)?.lore === Number(lore);
    return isIt && c === Number(choice) - 1 ? WISH : 0;
  };
}

/** Whatever a skirmish lets one use. */
const usesInSkirmish: Hint = (_s, d, c) => (d.ask === 'skirmishAction' && isAction(c, 'use') ? WISH : 0);

const buys =
  (id: string): Hint =>
  (_s, _d, c) =>
    isAction(c, 'buy') && cards[aboutOf(c)].id === id ? WISH : 0;

/** With this weapon, whenever it can be. */
const strikesWith =
  (id: string): Hint =>
  (_s, _d, c) => {
    if (isAction(c, 'equip')) return cards[aboutOf(c)].id === id ? WISH : 0;
    return isAction(c, 'attack') && cards[Math.floor(aboutOf(c) / 100) - 1]?.id === id ? MUST : 0;
  };

/** The group goes where there is such a service, and everybody takes it as long as they can pay. */
const isServed =
  (id: string): Hint =>
  (_s, d, c) => {
    const { place } = services.find(one => one.id === id)!;
    if (d.ask === 'worldMove') return typeof c === 'number' && nodes[c].services.includes(place) ? WISH : 0;
    return isAction(c, 'serve') && services[aboutOf(c)].id === id ? MUST : 0;
  };

/** Whoever fights lets foes strike. */
const isStruck: Hint = (_s, d, c) => (d.ask === 'encounter' && c === 'done' ? WISH : 0);

// ── Which way leads where ────────────────────────────────────────────────────────────────────────────────────────────

/** Lines that are read when a check has failed: `bell.1.sextonDrinks`, `RD01.firstFailed`. */
const failedLines: ReadonlySet<string> = new Set([
  ...stories.flatMap(({ id, chapters }) =>
    chapters.flatMap((chapter, n) =>
      [...textsOfChapter(chapter)].flatMap(texts => linesOfFailure(texts).map(line => `${id}.${n + 1}.${line}`)),
    ),
  ),
  ...[...road, ...offRoad].flatMap(({ options, night }) =>
    [...options, ...night.instead.map(({ by }) => by)].flatMap(({ effects }) => linesOfFailure(effects)),
  ),
]);

function linesOfFailure(texts: readonly Text[]): string[] {
  return [...wordsIn(texts)].flatMap(word =>
    word.do === 'check' ? [...wordsIn(word.fail)].flatMap(one => (one.do === 'tell' ? [one.line] : [])) : [],
  );
}

interface Answer {
  readonly story: string;
  readonly chapter: number;
  readonly step: number;
  readonly option: number;
  readonly texts: readonly Text[];
}
/** Everything that can be decided in stories. */
const decisions: readonly Answer[] = stories.flatMap(({ id: story, chapters }) =>
  chapters.flatMap(({ steps }, chapter) =>
    steps.flatMap((one, step) =>
      one.step === 'choose'
        ? one.options.map(({ effects: texts }, option) => ({ story, chapter, step, option, texts }))
        : [],
    ),
  ),
);

/** The flags without which a line of a chapter is not read. */
function flagsFor(story: string, chapter: number, line: string): readonly string[] {
  const texts = [...textsOfChapter(stories.find(({ id }) => id === story)!.chapters[chapter])];
  return texts.flatMap(text =>
    [...wordsIn(text)].flatMap(word =>
      word.do === 'if' && tells(word.then, line) ? [...flagsAskedBy(word.condition)] : [],
    ),
  );
}
const tells = (texts: readonly Text[], line: string): boolean =>
  [...wordsIn(texts)].some(word => word.do === 'tell' && word.line === line);

/** What has to be decided for a line to be read: where it stands, and what sets the flags it needs. */
function decidesFor(story: string, chapter: number, line: string): readonly Hint[] {
  const flags = flagsFor(story, chapter, line);
  return decisions
    .filter(one => one.story === story && one.chapter <= chapter)
    .filter(
      one =>
        (one.chapter === chapter && tells(one.texts, line)) ||
        [...wordsIn(one.texts)].some(word => word.do === 'flag' && flags.includes(word.flag)),
    )
    .map(one => answers(one.story, one.chapter, one.step, one.option));
}

/** What an effect that the coverage names asks for; `undefined` = it comes by itself. */
function leadTo(effect: string): Hint | undefined {
  const [kind, name] = effect.split(' ');
  const parts = name.split('.');
  const isOffRoad = name.startsWith('OF');
  switch (kind) {
    case 'clause':
      return all(
        becomes(name.slice(0, name.lastIndexOf('.'))),
        uses(name.slice(0, name.lastIndexOf('.')), Number(parts.at(-1)) - 1),
      );
    case 'held':
      return booklets.some(({ id }) => id === parts[0]) ? becomes(name) : undefined;
    case 'answer':
      return all(answers(parts[0], Number(parts[1]) - 1, Number(parts[2]) - 1, Number(parts[3]) - 1), usesFeatures);
    case 'option':
      return all(chooses(parts[0], Number(parts[1]) - 1), isOffRoad ? wanders : strolls);
    case 'drawn':
      return isOffRoad ? wanders : strolls;
    case 'line':
      if (parts.length === 2)
        return all(
          isOffRoad ? wanders : strolls,
          choosesFor(parts[0], name),
          failedLines.has(name) ? fails : usesFeatures,
        );
      return all(
        usesFeatures,
        explores,
        ...decidesFor(parts[0], Number(parts[1]) - 1, parts[2]),
        ...(failedLines.has(name) ? [fails] : []),
      );
    case 'skirmish':
      return all(strolls, fails);
    case 'passage':
    case 'scene':
    case 'feature':
    case 'foe':
      return all(usesFeatures, explores);
    default:
      return undefined;
  }
}

export function seekIn(effects: readonly string[]): { readonly [part: string]: Hint } {
  const found: { [part: string]: Hint } = {
    'decision boost': all(usesFeatures, explores, buys('K15')),
    'decision featureSpace': all(usesFeatures, explores),
    'decision skirmishStrike': usesInSkirmish,
    'decision aimWhere': uses('RT06', 0),
    'step strikesOn': all(buys('W18'), strikesWith('W18'), strikesWith('X07')),
    'step heldRolled': all(usesFeatures, explores, isStruck),
    'event nothingDrawn': isServed('formula'),
    'event foeRemoved': all(usesFeatures, answers('bell', 2, 2, 0), ...decidesFor('bell', 2, 'nightshirt')),
    'refusal inFight': leaves,
    'event itemCorroded': all(wanders, chooses('OF19', 0), fails),
  };
  for (const effect of effects) {
    const lead = leadTo(effect);
    if (lead !== undefined) found[`effect ${effect}`] = lead;
  }
  return found;
}

/** Where what no name tells is found: Old Antler binds, and a foe of the dream is taken off. */
const storyWith: { readonly [part: string]: string } = { 'step heldRolled': 'wolves.2', 'event foeRemoved': 'bell.3' };

/** In its story, and from its third chapter on where a group can be expected to come so far: `effect line ash.3.folio`. */
export function seekAt(part: string, { story, difficulty, mortality }: Options): boolean {
  const [, id, chapter] = /(\w+)\.(\d)/.exec(storyWith[part] ?? part) ?? [];
  if (!stories.some(one => one.id === id)) return true;
  return story === id && (Number(chapter) < 3 || (difficulty !== 'nightmare' && mortality === 'standard'));
}
