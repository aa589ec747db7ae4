/** Effects that take minions off the board: whole spaces, one by one, or from neighbour to neighbour (REA-R50). */
import { no, roll } from '@vesper/kernel';
import type { Ask, Minion, OrStop } from '../../agenda.ts';
import { ALL_COLOURS } from '../../content/cards.ts';
import { lands, locations, near } from '../../content/distances.ts';
import { spaces } from '../../content/map.ts';
import { BLUE, COLOURS } from '../../content/types.ts';
import type { Colour, Space } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { RealmState, Slot } from '../../state.ts';
import { minionsAt, tell } from '../../asking.ts';
import { sourceChosen } from '../because.ts';
import { defeatMinions, noMinionsHere, removeMinions } from '../minions.ts';
import { askMinion, askSpace, effectRule, thenRest } from './asking.ts';
import type { EffectRules } from './asking.ts';

/** No minions, or no General to drive back: its words say which. */
export const nothingInReach = no('REA-R52', 'nothingInReach', sourceChosen);
const notOfColour = ALL_COLOURS.map(colour => no('REA-R52', 'notOfColour', () => ({ colour })));
const noMinions = no('REA-R52', 'noMinions');
const noSuchMinion = no('REA-R52', 'noSuchMinion', (_s: RealmState, _d: Ask<'pickMinion'>, { colour }: Minion) => ({
  colour,
}));
const tooFewPoints = no('REA-R52', 'tooFewPoints', (_s: RealmState, { left }: Ask<'pickMinion'>) => ({ left }));
const noMinionsToStart = no('REA-R52', 'noMinionsToStart');
const alreadyVisited = no('REA-R52', 'alreadyVisited');
const notAdjacent = no('REA-R52', 'notAdjacent', (_s: RealmState, { at }: Ask<'pickSpace'>) => ({ at }));

function areEmpty(s: RealmState, where: readonly Space[]): boolean {
  for (let i = 0; i < where.length; i++) if (s.crowd[where[i]] > 0) return false;
  return true;
}

function take(s: RealmState, slot: Slot, { space, colour }: Minion, amount: number, defeat: string | false): void {
  if (defeat === false) removeMinions(s, slot, space, colour, amount, 'REA-R50');
  else defeatMinions(s, slot, space, colour, amount, defeat, 'REA-R50');
}

function takeAll(s: RealmState, slot: Slot, space: Space, defeat: string | false): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    take(s, slot, minionsIn[space][colour], minionsAt(s, space, colour), defeat);
  }
}

const LOCATIONS_OR_STOP: readonly OrStop<Space>[] = [...locations, 'stop'];

// One object for every minion that can be pointed at.
const minionsIn: readonly (readonly Minion[])[] = spaces.map((_, space) =>
  ALL_COLOURS.map((colour): Minion => ({ space, colour })),
);
/** `minionsNear[steps][centre]` */
const minionsNear: readonly (readonly (readonly OrStop<Minion>[])[])[] = near.map(reach =>
  reach.map(where => [...where.flatMap(space => minionsIn[space]), 'stop']),
);

/** Points a minion costs a sweep. */
function sweepCost(colour: Colour): number {
  return colour === BLUE ? 2 : 1;
}

export const minionEffects: EffectRules<'clear' | 'clearHere' | 'take' | 'sweep'> = {
  clear: {
    refuse: (s, _at, { colour }) =>
      areEmpty(s, colour === 'any' ? locations : lands[colour]) ? nothingInReach : undefined,
    begin: (s, at, { upTo }) => askSpace(s, at, at.done, upTo),
    pickSpace: {
      candidates: () => LOCATIONS_OR_STOP,
      refuse(s, _d, { colour }, space) {
        if (colour !== 'any' && spaces[space].colour !== colour) return notOfColour[colour];
        return s.crowd[space] === 0 ? noMinions : undefined;
      },
      choose(s, d, { defeat }, space) {
        const { slot, left, done } = d;
        takeAll(s, slot, space, defeat);
        if (left > 1) askSpace(s, d, done + 1, left - 1);
        else thenRest(s, d, done + 1);
      },
    },
  },

  clearHere: {
    refuse: (s, { slot }) => (s.crowd[s.heroes[slot].space] > 0 ? undefined : noMinionsHere),
    run: (s, { slot }, { defeat }) => takeAll(s, slot, s.heroes[slot].space, defeat),
  },

  take: {
    /** The die is rolled in any case. */
    refuse: (s, _at, effect) =>
      effect.upTo !== 'die' && areEmpty(s, near[effect.within][effect.near]) ? nothingInReach : undefined,
    begin(s, at, { upTo }) {
      const { slot, source, done } = at;
      const most = upTo === 'die' ? roll(s, 6) : upTo;
      const rule = effectRule(source);
      if (upTo === 'die') tell(s, { event: 'diceRolled', rule, slot, why: 'envoy', faces: [most], needs: 0 });
      askMinion(s, at, done, most);
    },
    pickMinion: {
      candidates: (_s, _d, effect) => minionsNear[effect.within][effect.near],
      refuse: (s, _d, _effect, { space, colour }) => (minionsAt(s, space, colour) === 0 ? noSuchMinion : undefined),
      choose(s, d, { defeat }, minion) {
        const { slot, left, done } = d;
        take(s, slot, minion, 1, defeat);
        if (left > 1) askMinion(s, d, done + 1, left - 1);
        else thenRest(s, d, done + 1);
      },
    },
  },

  sweep: {
    refuse: s => (areEmpty(s, locations) ? nothingInReach : undefined),
    begin: (s, at, { points }) => askSpace(s, at, at.done, points),
    /** First a location with minions, then an adjacent one that has not been visited. */
    pickSpace: {
      candidates: () => LOCATIONS_OR_STOP,
      refuse(s, { at, visited }, _effect, space) {
        if (at === NONE) return s.crowd[space] === 0 ? noMinionsToStart : undefined;
        if (visited.includes(space)) return alreadyVisited;
        return spaces[at].adjacent.includes(space) ? undefined : notAdjacent;
      },
      choose: (s, d, { each }, space) => askMinion(s, d, d.done, d.left, each, space, d.visited.concat(space)),
    },
    pickMinion: {
      candidates: (_s, { at }) => minionsNear[0][at],
      refuse(s, { left }, _effect, { space, colour }) {
        if (minionsAt(s, space, colour) === 0) return noSuchMinion;
        return sweepCost(colour) > left ? tooFewPoints : undefined;
      },
      /** Another minion here, or on to the next location while points are left. */
      choose(s, d, _effect, { space, colour }) {
        const { slot, here, done, at, visited } = d;
        removeMinions(s, slot, space, colour, 1, 'REA-R50');
        const left = d.left - sweepCost(colour);
        if (left === 0) thenRest(s, d, done + 1);
        else if (here > 1) askMinion(s, d, done + 1, left, here - 1, at, visited);
        else askSpace(s, d, done + 1, left, NONE, at, visited);
      },
      stop: (s, d) => askSpace(s, d, d.done, d.left, NONE, d.at, d.visited),
    },
  },
};
