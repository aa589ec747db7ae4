/** How far a quest has come. */
import { listed, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { inns } from '../content/distances.ts';
import { generals } from '../content/generals.ts';
import { quests } from '../content/quests.ts';
import { COLOURS } from '../content/types.ts';
import type { Quest, Space } from '../content/types.ts';
import { minionsName } from './names.ts';
import { space as spaceNamed } from './voice.ts';

/** `defeated 2 of 4 Undead`, `been at Gryphon Inn`; quests of a single step have nothing to tell before. */
export function progressText(quest: Quest, progress: number): Sentence {
  const { goal } = quests[quest];
  switch (goal.by) {
    case 'hunt':
      return `defeated ${progress} of ${goal.count} ${minionsName(goal.colour)}`;
    case 'everyColour': {
      const seen = generals.flatMap(({ minions }, colour) => ((progress & (1 << colour)) === 0 ? [] : [minions]));
      if (seen.length === COLOURS) return 'defeated minions of every colour';
      return say`defeated ${seen.length === 0 ? 'none' : listed(seen)} so far`;
    }
    case 'inns':
      return say`been at ${places(inns, progress)}`;
    case 'visits':
      return say`rallied ${places(goal.at, progress)}`;
    case 'gate':
      return progress === 0 ? 'built no gate yet' : 'built the gate';
    case 'roll':
    case 'scout':
      return 'not succeeded yet';
  }
}

function places(all: readonly Space[], progress: number): Sentence {
  const seen = all.flatMap((space, i) => ((progress & (1 << i)) === 0 ? [] : [spaceNamed(space)]));
  return seen.length === 0 ? 'none of the places' : listed(seen);
}

/** Whether progress is worth a mention before the end. */
export function hasProgress(quest: Quest): boolean {
  const { by } = quests[quest].goal;
  return by === 'hunt' || by === 'everyColour' || by === 'inns' || by === 'visits';
}
