/** What must have been seen at work before the checkers believe that everything does. */
import { booklets } from '../content/booklets.ts';
import { cards } from '../content/cards.ts';
import { eventLines } from '../content/events/lines.ts';
import { foeKinds } from '../content/foes.ts';
import { compiledStories, scenes } from '../content/scenes.ts';
import { services } from '../content/services.ts';
import { stories } from '../content/stories/index.ts';
import type { Service, StoryText } from '../content/things.ts';
import { STATUSES } from '../content/types.ts';
import { nodes } from '../content/world.ts';
import type { FolkloreEvent } from '../events.ts';
import type { Card, FolkloreState } from '../state.ts';
import { foesIn } from './storyMaps.ts';

const nameOf = (card: Card): string => cards[card].id;
const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Everything that somebody can come to have: what is drawn, bought, learned, chosen in the lore tree or inherited. */
const NEVER_HELD: readonly string[] = ['road', 'offRoad', 'ghostPower'];

/** Every card, every clause that somebody uses of its own accord, every event in all its options by day and by night. */
const ofCards: readonly string[] = cards.flatMap(({ id, class: kind, clauses, event }) => [
  ...(NEVER_HELD.includes(kind) ? [] : [`held ${id}`]),
  ...clauses.map((_, place) => `clause ${id}.${place + 1}`),
  ...(event === null ? [] : [`drawn ${id} by day`, `drawn ${id} by night`]),
  ...(event === null ? [] : event.options.map((_, option) => `option ${id}.${option + 1}`)),
]);

const ofFights: readonly string[] = [
  // Three creatures are met only in skirmishes.
  ...stories.flatMap(({ chapters }) =>
    chapters.flatMap(chapter =>
      Object.values(chapter.scenes).flatMap(scene => [...foesIn(scene)].map(id => `foe ${id}`)),
    ),
  ),
  ...foeKinds.filter(({ skirmish }) => skirmish !== null).map(({ id }) => `skirmish ${id}`),
  ...scenes.flatMap((scene, n) => [
    ...outcomesOf(n).map(outcome => `scene ${sceneName(n)} ${outcome}`),
    ...scene.features.map(({ key }) => `feature ${sceneName(n)} ${key}`),
  ]),
];

/** Everything that is read aloud, and all that can be chosen in a story. */
const ofStory = ({ chapters }: StoryText, id: string): string[] =>
  chapters.flatMap(({ steps, lines, clock }, chapter) => [
    ...steps.flatMap(({ options }, step) => [
      `passage ${id}.${chapter + 1}.${step + 1}`,
      ...options.map((_, option) => `answer ${id}.${chapter + 1}.${step + 1}.${option + 1}`),
    ]),
    ...Object.keys(lines).map(line => `line ${id}.${chapter + 1}.${line}`),
    ...(clock === 'none' ? [] : [`clock ${id}.${chapter + 1}`]),
  ]);

/** `texts` by story. */
export const effectsOf = (texts: { readonly [story: string]: StoryText }): readonly string[] =>
  once([
    ...ofCards,
    ...Object.keys(eventLines).map(line => `line ${line}`),
    ...ofFights,
    ...Object.entries(texts).flatMap(([id, text]) => ofStory(text, id)),
    ...services.map(({ id }) => `service ${id}`),
    // Nobody gains ETHEREAL: cards give it for a fight, and ghosts are.
    ...STATUSES.filter(status => status !== 'ethereal').map(status => `status ${status}`),
    ...booklets.flatMap(({ id }) => [`path ${id}.1`, `path ${id}.2`]),
    ...stories.flatMap(({ id }) => [`won ${id}`, `lost ${id}`]),
  ]);

function sceneName(scene: number): string {
  const { story, chapter, id } = scenes[scene];
  return `${story}.${chapter + 1}.${id}`;
}

function outcomesOf(scene: number): readonly string[] {
  const steps = compiledStories.flatMap(({ chapters }) => chapters.flatMap(chapter => chapter.steps));
  return steps.flatMap(step => (step.step === 'scene' && step.scene === scene ? Object.keys(step.outcomes) : []));
}

const storyOf = ({ terms }: FolkloreState): string => stories[terms.story].id;

/** What characters have without being told of it, each by itself. */
const possessions = ({ party }: FolkloreState): string[] =>
  party.flatMap(({ items, abilities, powers, consumables, mystics, recipes, companions }) =>
    [items, abilities, powers, consumables, mystics, recipes, companions].flat().map(card => `held ${nameOf(card)}`),
  );

/** Where the group is: the services of a kind that tell of what was bought, sold or brewed. */
const offersAt = ({ node }: FolkloreState, kind: Service['kind']): string[] =>
  services.flatMap(({ id, place, kind: offered }) =>
    offered === kind && nodes[node].services.includes(place) ? [`service ${id}`] : [],
  );

/** Which of them an event shows at work. */
export function shown(told: FolkloreEvent, s: FolkloreState): readonly string[] {
  switch (told.event) {
    case 'chapterBegan':
    case 'loreChosen':
      return possessions(s);
    case 'cardDrawn':
    case 'cardGained':
    case 'companionJoined':
    case 'abilityLearned':
      return [`held ${nameOf(told.card)}`];
    case 'bought':
      return [`held ${nameOf(told.card)}`, ...offersAt(s, 'buy')];
    case 'sold':
      return offersAt(s, 'sell');
    case 'brewTried':
      return offersAt(s, 'brew');
    case 'mysticsDealt':
      return told.cards.map(card => `held ${nameOf(card)}`);
    case 'cardUsed':
      return [`clause ${nameOf(told.card)}.${told.clause + 1}`];
    case 'eventDrawn':
      return [`drawn ${nameOf(told.card)} by ${told.isNight ? 'night' : 'day'}`];
    case 'eventOptionChosen':
      return [`option ${nameOf(told.card)}.${told.option + 1}`];
    case 'pathChosen':
      return [`path ${booklets[s.party[told.who].booklet].id}.${told.path + 1}`];
    case 'stepRead':
      return [`passage ${storyOf(s)}.${told.chapter + 1}.${told.step + 1}`];
    case 'lineRead':
      return Object.hasOwn(eventLines, told.line)
        ? [`line ${told.line}`]
        : [`line ${storyOf(s)}.${told.chapter + 1}.${told.line}`];
    case 'optionChosen':
      return [`answer ${storyOf(s)}.${told.chapter + 1}.${told.step + 1}.${told.option + 1}`];
    case 'clockExpired':
      return [`clock ${storyOf(s)}.${told.chapter + 1}`];
    case 'foeSpawned':
      return [`foe ${foeKinds[told.kind].id}`];
    case 'skirmishBegan':
      return told.kinds.map(kind => `skirmish ${foeKinds[kind].id}`);
    case 'sceneWon':
      return [`scene ${sceneName(told.scene)} ${told.outcome}`];
    case 'featureUsed':
      return [`feature ${sceneName(told.scene)} ${scenes[told.scene].features[told.feature].key}`];
    case 'serviceUsed':
      return [`service ${services[told.service].id}`];
    case 'statusGained':
      return [`status ${STATUSES[told.status]}`];
    case 'storyWon':
    case 'storyLost':
      return [`${told.event === 'storyWon' ? 'won' : 'lost'} ${stories[told.story].id}`];
    default:
      return [];
  }
}
