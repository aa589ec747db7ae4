/** Defenders of the Realm, put together. Start reading here: state.ts, agenda.ts, then rules/ in the order of a turn. */
import { dictionary, uniform } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import type { RealmFrame } from './agenda.ts';
import { brain } from './bot.ts';
import { copy } from './copy.gen.ts';
import type { RealmEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { manual } from './manual.ts';
import { pieces } from './pieces.ts';
import { attackDecisions, attackSteps } from './rules/attack.ts';
import { battleDecisions, battleSteps } from './rules/battle.ts';
import { darknessDecisions, darknessSteps } from './rules/darkness.ts';
import { daytimeDecisions } from './rules/daytime.ts';
import { effectDecisions, effectSteps } from './rules/effects.ts';
import { gateDecisions } from './rules/gates.ts';
import { outcomeSteps } from './rules/outcome.ts';
import { penaltyDecisions, penaltySteps } from './rules/penalty.ts';
import { cityFalls } from './rules/placement.ts';
import { questSteps } from './rules/quests.ts';
import { rollDecisions, rollSteps } from './rules/rolls.ts';
import { mostCards, turnDecisions, turnSteps } from './rules/turn.ts';
import { visionDecisions } from './rules/visions.ts';
import { interjections, windowDecisions, windowSteps } from './rules/windows.ts';
import { woundDecisions, woundSteps } from './rules/wounds.ts';
import { options, setup, setupDecisions, setupSteps } from './setup.ts';
import { NONE } from './state.ts';
import type { RealmState } from './state.ts';
import { view } from './view.ts';
import type { RealmView } from './view.ts';
import { words } from './words.ts';
import { heroName } from './words/names.ts';

export const realm: Game<RealmState, RealmView, RealmEvent, RealmFrame> = {
  id: 'realm',
  name: 'Defenders of the Realm',
  version: 3,
  seats: { min: 1, max: 4 },
  together: true,
  options,
  about: {
    kind: 'Together, against the game',
    minutes: '60–120',
    line: 'Four Generals march on Monarch City. Hold the land, and strike each of them down in time.',
    colours: ['yellow', 'red', 'blue', 'purple'],
  },
  setup,
  steps: dictionary({
    ...setupSteps,
    ...turnSteps,
    ...questSteps,
    ...rollSteps,
    ...battleSteps,
    ...attackSteps,
    ...outcomeSteps,
    ...penaltySteps,
    ...woundSteps,
    ...darknessSteps,
    ...windowSteps,
    ...effectSteps,
  }),
  decisions: uniform({
    ...setupDecisions,
    ...turnDecisions,
    ...daytimeDecisions,
    ...gateDecisions,
    ...rollDecisions,
    ...battleDecisions,
    ...attackDecisions,
    ...penaltyDecisions,
    ...woundDecisions,
    ...darknessDecisions,
    ...windowDecisions,
    ...effectDecisions,
    ...visionDecisions,
  }),
  interjections,
  view,
  imagine,
  copy,
  words,
  pieces,
  manual,
  brain,
  numbers: { cityFalls, mostCards },
  traits: ({ heroes }, seat) => ({
    hero: heroes.filter(own => own.seat === seat && own.hero !== NONE).map(({ hero }) => heroName(hero)),
  }),
};
