/** Why something cannot be done on a map, each with its rule. */
import { no } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import { ACTION, aboutOf } from '../../agenda.ts';
import type { OfHero } from '../../agenda.ts';
import type { FolkloreState } from '../../state.ts';

export const cannotMove = no('FOL-R36', 'noStrideLeft');
export const noWay = no('FOL-R36', 'noWayThere');
export const unenterable = no('FOL-R36', 'cannotEnter', (s: FolkloreState, _d: OfHero, c: Choice) => ({
  terrain: s.scene.terrain[spaceChosen(c)],
}));

export const hasActed = no('FOL-5C.12', 'hasActed');
export const outOfSight = no('FOL-R35', 'outOfSight');
export const notReady = no('FOL-5K.18', 'weaponNotReady', (s: FolkloreState, _d: OfHero, c: Choice) => ({
  broken: typeof c === 'number' && s.broken.includes(Math.trunc(aboutOf(c) / 100) - 1),
}));
export const notThrown = no('FOL-5K.46', 'cannotBeThrown');
export const notSpectral = no('FOL-5G.7', 'notSpectral');
export const nothingBurns = no('FOL-R39', 'noFlamesThere');
export const ghostsCannot = no('FOL-R52', 'ghostsCannot');
export const notAdvanced = no('FOL-R4', 'advancedRulesOff');
export const noPp = no('FOL-R49', 'tooFewPp', (s: FolkloreState, { who }: OfHero) =>
  s.party[who].form === 'living' ? { pay: 'pp', left: s.party[who].pp } : { pay: 'gp', left: s.party[who].gp },
);
export const hasMoved = no('FOL-R49', 'moveHasBegun');
export const isEvading = no('FOL-5C.21', 'evadesAlready');
export const fullPp = no('FOL-5C.22', 'ppAreFull', (s: FolkloreState, { who }: OfHero) => ({ pp: s.party[who].pp }));

/** Where an action leads, or an extra Move. */
export const spaceChosen = (c: Choice): number => (typeof c !== 'number' ? 0 : c < ACTION ? c : aboutOf(c));
