/** Folklore: The Affliction, put together. Start reading here: state.ts, then rules/story.ts. */
import { dictionary, uniform } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import type { FolkloreFrame } from './agenda.ts';
import { brain } from './bot.ts';
import { copy } from './copy.gen.ts';
import type { FolkloreEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { legacy } from './legacy.ts';
import { manual } from './manual.ts';
import { marksByChapter } from './marks.ts';
import { pieces } from './pieces.ts';
import { adventureDecisions, adventureSteps } from './rules/adventure.ts';
import { campDecisions, campSteps } from './rules/camp.ts';
import { cardDecisions, cardSteps } from './rules/cards.ts';
import { checkSteps } from './rules/checks.ts';
import { coinDecisions } from './rules/coins.ts';
import { craftingSteps } from './rules/crafting.ts';
import { deathSteps } from './rules/death.ts';
import { effectDecisions, effectSteps } from './rules/effects.ts';
import { encounterDecisions, encounterSteps } from './rules/encounter/index.ts';
import { equippingDecisions } from './rules/equipping.ts';
import { eventDecisions, eventSteps } from './rules/events.ts';
import { fightSteps } from './rules/fights.ts';
import { growthDecisions, growthSteps } from './rules/growth.ts';
import { interactingDecisions, interactingSteps } from './rules/interacting.ts';
import { reactionDecisions, reactionSteps } from './rules/reactions.ts';
import { restDecisions, restSteps } from './rules/rest.ts';
import { sceneDecisions, sceneSteps } from './rules/scene.ts';
import { resetSteps } from './rules/sceneReset.ts';
import { serviceDecisions, serviceSteps } from './rules/services.ts';
import { skirmishDecisions, skirmishSteps } from './rules/skirmish.ts';
import { statusSteps } from './rules/statuses.ts';
import { storyDecisions, storySteps } from './rules/story.ts';
import { townDecisions, townSteps } from './rules/town.ts';
import { usingDecisions, usingSteps } from './rules/using.ts';
import { worldDecisions, worldSteps } from './rules/world.ts';
import { STORIES, setup, setupDecisions, setupSteps } from './setup.ts';
import type { FolkloreState, FolkloreView } from './state.ts';
import { view } from './view.ts';
import { words } from './words.ts';
import { bookletName } from './words/names.ts';

export const folklore: Game<FolkloreState, FolkloreView, FolkloreEvent, FolkloreFrame> = {
  id: 'folklore',
  name: 'Folklore: The Affliction',
  version: 1,
  seats: { min: 1, max: 5 },
  together: true,
  options: {
    story: { kind: 'oneOf', values: STORIES, default: STORIES[0] },
    difficulty: { kind: 'oneOf', values: ['dusk', 'twilight', 'nightmare'], default: 'twilight' },
    mortality: { kind: 'oneOf', values: ['standard', 'ironman'], default: 'standard' },
    advancedRules: { kind: 'flag', default: true },
    customAbilities: { kind: 'flag', default: false },
  },
  about: {
    kind: 'Cooperative, a story with fights on a grid',
    minutes: '120–240',
    line: 'Travel a haunted province, follow its story chapter by chapter, and face what haunts it.',
  },
  setup,
  steps: dictionary({
    ...setupSteps,
    ...storySteps,
    ...campSteps,
    ...worldSteps,
    ...eventSteps,
    ...townSteps,
    ...serviceSteps,
    ...craftingSteps,
    ...restSteps,
    ...effectSteps,
    ...checkSteps,
    ...statusSteps,
    ...reactionSteps,
    ...usingSteps,
    ...cardSteps,
    ...growthSteps,
    ...deathSteps,
    ...skirmishSteps,
    ...fightSteps,
    ...sceneSteps,
    ...resetSteps,
    ...adventureSteps,
    ...interactingSteps,
    ...encounterSteps,
  }),
  decisions: uniform({
    ...setupDecisions,
    ...storyDecisions,
    ...campDecisions,
    ...worldDecisions,
    ...eventDecisions,
    ...townDecisions,
    ...serviceDecisions,
    ...restDecisions,
    ...effectDecisions,
    ...reactionDecisions,
    ...usingDecisions,
    ...cardDecisions,
    ...coinDecisions,
    ...equippingDecisions,
    ...growthDecisions,
    ...skirmishDecisions,
    ...sceneDecisions,
    ...adventureDecisions,
    ...interactingDecisions,
    ...encounterDecisions,
  }),
  view,
  imagine,
  copy,
  legacy,
  words,
  pieces,
  manual,
  brain,
  traits: ({ party }, seat) => ({
    character: party.filter(own => own.seat === seat).map(({ booklet }, who) => bookletName(booklet, who)),
  }),
  counts: ({ terms }, told) => marksByChapter(terms.story, told),
};
