/** AFFLICTION: Salem 1692, put together. Start reading here: state.ts, then rules/ in the order of the rulebook. */
import { dictionary, uniform } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { brain } from './bot.ts';
import { copy } from './copy.gen.ts';
import { imagine } from './imagine.ts';
import { manual } from './manual.ts';
import { pieces } from './pieces.ts';
import { abilityDecisions, abilitySteps } from './rules/abilities.ts';
import { accusationDecisions } from './rules/accusations.ts';
import { arrestDecisions, arrestSteps } from './rules/arrests.ts';
import { bringDecisions } from './rules/bringing.ts';
import { effectDecisions, effectSteps } from './rules/effects.ts';
import { fearDecisions } from './rules/fear.ts';
import { influenceSteps } from './rules/influence.ts';
import { placingDecisions, placingSteps } from './rules/placing.ts';
import { circleBonus } from './rules/prices.ts';
import { refillSteps } from './rules/refill.ts';
import { spaceDecisions } from './rules/spaces.ts';
import { setup, setupDecisions, setupSteps, startingInfluence } from './setup.ts';
import type { SalemEvent, SalemFrame, SalemState, SalemView } from './state.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export const salem: Game<SalemState, SalemView, SalemEvent, SalemFrame> = {
  id: 'salem',
  name: 'AFFLICTION: Salem 1692',
  version: 2,
  seats: { min: 2, max: 4 },
  options: {
    startDraft: { kind: 'flag', default: false },
  },
  about: {
    kind: 'Rivals, worker placement',
    minutes: '45–75',
    line: 'Draw colonists into your Circle, have others arrested, and be the one who profits from the panic.',
  },
  setup,
  steps: dictionary({
    ...setupSteps,
    ...placingSteps,
    ...influenceSteps,
    ...abilitySteps,
    ...effectSteps,
    ...arrestSteps,
    ...refillSteps,
  }),
  decisions: uniform({
    ...setupDecisions,
    ...placingDecisions,
    ...spaceDecisions,
    ...accusationDecisions,
    ...fearDecisions,
    ...abilityDecisions,
    ...effectDecisions,
    ...arrestDecisions,
    ...bringDecisions,
  }),
  view,
  imagine,
  copy,
  words,
  pieces,
  manual,
  brain,
  numbers: { startingInfluence, circleBonus },
};
