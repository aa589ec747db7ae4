/** Everything encounters add to the tables of the game. */
import { characterTurnDecisions, characterTurnSteps } from './characterTurn.ts';
import { encounterSteps as roundSteps } from './encounter.ts';
import { foeSteps } from './foes.ts';
import { foeTurnSteps } from './foeTurn.ts';
import { followUpDecisions, followUpSteps } from './followUps.ts';
import { movingSteps } from './moving.ts';
import { strikingSteps } from './striking.ts';
import { wordDecisions } from './words.ts';

export const encounterSteps = {
  ...roundSteps,
  ...characterTurnSteps,
  ...foeTurnSteps,
  ...foeSteps,
  ...movingSteps,
  ...strikingSteps,
  ...followUpSteps,
};
export const encounterDecisions = { ...characterTurnDecisions, ...followUpDecisions, ...wordDecisions };
