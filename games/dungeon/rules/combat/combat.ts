/** The combat of a year, put together. Start reading at rounds.ts, then plan.ts, battle.ts and the steps in their order. */
import { attackDecisions, attackSteps } from './attack.ts';
import { battleSteps } from './battle.ts';
import { conquestDecisions, conquestSteps } from './conquest.ts';
import { creatureDecisions, creatureSteps } from './creatures.ts';
import { petDecisions } from './pets.ts';
import { planDecisions } from './plan.ts';
import { roundSteps } from './rounds.ts';
import { spellChoiceDecisions, spellChoiceSteps } from './spellChoices.ts';
import { spellSteps } from './spells.ts';
import { trapDecisions, trapSteps } from './traps.ts';

export const combatSteps = {
  ...roundSteps,
  ...battleSteps,
  ...trapSteps,
  ...spellSteps,
  ...spellChoiceSteps,
  ...creatureSteps,
  ...attackSteps,
  ...conquestSteps,
};

export const combatDecisions = {
  ...planDecisions,
  ...trapDecisions,
  ...spellChoiceDecisions,
  ...creatureDecisions,
  ...attackDecisions,
  ...petDecisions,
  ...conquestDecisions,
};
