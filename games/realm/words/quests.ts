/** How far a quest has come. */
import { inns } from '../content/distances.ts';
import { generals } from '../content/generals.ts';
import { quests } from '../content/quests.ts';
import { COLOURS } from '../content/types.ts';
import type { Quest } from '../content/types.ts';
import { minionsName, spaceName } from './names.ts';
import { listed } from './voice.ts';

/** `defeated 2 of 4 Undead`, `been at Gryphon Inn`; quests of a single step have nothing to tell before. */
export function progressText(quest: Quest, progress: number): string {
  const { goal } = quests[quest];
  switch (goal.by) {
    case 'hunt':
      return `defeated ${progress} of ${goal.count} ${minionsName(goal.colour)}`;
    case 'everyColour': {
      const seen = generals.flatMap(({ minions }, colour) => ((progress & (1 << colour)) === 0 ? [] : [minions]));
      return seen.length === COLOURS ? 'defeated minions of every colour' : `defeated ${listed(seen) || 'none'} so far`;
    }
    case 'inns':
      return `been at ${places(inns, progress)}`;
    case 'visits':
      return `rallied ${places(goal.at, progress)}`;
    case 'gate':
      return progress === 0 ? 'built no gate yet' : 'built the gate';
    case 'roll':
    case 'scout':
      return 'not succeeded yet';
  }
}

function places(all: readonly number[], progress: number): string {
  const seen = all.flatMap((space, i) => ((progress & (1 << i)) === 0 ? [] : [spaceName(space)]));
  return listed(seen) || 'none of the places';
}

/** Whether progress is worth a mention before the end. */
export function hasProgress(quest: Quest): boolean {
  const { by } = quests[quest].goal;
  return by === 'hunt' || by === 'everyColour' || by === 'inns' || by === 'visits';
}
