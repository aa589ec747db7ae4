/** Dungeon Lords, put together. Start reading here: state.ts, agenda.ts, then rules/ in the order of a season. */
import { dictionary, uniform } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import type { DungeonFrame } from './agenda.ts';
import { brain } from './bot.ts';
import { copy } from './copy.gen.ts';
import type { DungeonEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { manual } from './manual.ts';
import { adventurerDecisions, adventurerSteps } from './rules/adventurers.ts';
import { checkingDecisions, checkingSteps } from './rules/checking.ts';
import { combatDecisions, combatSteps } from './rules/combat/combat.ts';
import { costDecisions } from './rules/costs.ts';
import { diggingDecisions } from './rules/digging.ts';
import { eventDecisions, eventSteps } from './rules/events.ts';
import { hiringDecisions } from './rules/hiring.ts';
import { keepingDecisions } from './rules/keeping.ts';
import { miningDecisions } from './rules/mining.ts';
import { opportunityDecisions } from './rules/opportunities.ts';
import { orderDecisions, orderSteps } from './rules/orders.ts';
import { performingDecisions, performingSteps } from './rules/performing.ts';
import { productionDecisions, productionSteps } from './rules/production.ts';
import { scoringSteps } from './rules/scoring.ts';
import { seasonDecisions, seasonSteps } from './rules/season.ts';
import { specialChoiceDecisions, specialChoiceSteps } from './rules/specialChoices.ts';
import { specialSteps } from './rules/specials.ts';
import { options, setup, setupDecisions, setupSteps } from './setup.ts';
import type { DungeonState } from './state.ts';
import { view } from './view.ts';
import type { DungeonView } from './view.ts';
import { pieces } from './pieces.ts';
import { words } from './words.ts';

export const dungeon: Game<DungeonState, DungeonView, DungeonEvent, DungeonFrame> = {
  id: 'dungeon',
  name: 'Dungeon Lords',
  version: 3,
  seats: { min: 1, max: 4 },
  options,
  about: {
    kind: 'Rivals, sealed orders',
    minutes: '90–120',
    line: 'Dig, hire and build for a year at a time, then see what the heroes leave of it.',
    colours: ['red', 'blue', 'green', 'yellow'],
  },
  setup,
  steps: dictionary({
    ...setupSteps,
    ...seasonSteps,
    ...orderSteps,
    ...performingSteps,
    ...checkingSteps,
    ...eventSteps,
    ...specialSteps,
    ...specialChoiceSteps,
    ...adventurerSteps,
    ...productionSteps,
    ...combatSteps,
    ...scoringSteps,
  }),
  decisions: uniform({
    ...setupDecisions,
    ...seasonDecisions,
    ...orderDecisions,
    ...performingDecisions,
    ...costDecisions,
    ...diggingDecisions,
    ...miningDecisions,
    ...hiringDecisions,
    ...keepingDecisions,
    ...opportunityDecisions,
    ...checkingDecisions,
    ...eventDecisions,
    ...specialChoiceDecisions,
    ...adventurerDecisions,
    ...productionDecisions,
    ...combatDecisions,
  }),
  view,
  imagine,
  copy,
  words,
  pieces,
  manual,
  brain,
};
