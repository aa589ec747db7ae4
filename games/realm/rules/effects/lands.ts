/** Effects on the land, and heroes who are moved over it. */
import { andThen, no } from '@vesper/kernel';
import type { Ask, OrStop } from '../../agenda.ts';
import { SPACES, locations } from '../../content/distances.ts';
import { MOST_HEROES } from '../../content/heroes.ts';
import type { Space } from '../../content/types.ts';
import type { At, EffectOf } from '../../effects.ts';
import { NONE, QUEST } from '../../state.ts';
import type { RealmState, Slot } from '../../state.ts';
import { crystalsOnBoard } from '../../asking.ts';
import { slotChosen } from '../because.ts';
import { placeGate } from '../gates.ts';
import { removeCrystals } from '../placement.ts';
import { canEnter, moveHero } from '../travel.ts';
import { askSpace, effectRule, inOneLocation, thenRest } from './asking.ts';
import type { EffectRules } from './asking.ts';

const hasGate = no('REA-R36', 'hasGate');
const noCrystalAnywhere = no('REA-R52', 'noCrystalAnywhere');
const noCrystal = no('REA-R52', 'noCrystal');
const noCrystalHere = no('REA-R43', 'noCrystalHere');
const movedBefore = no('REA-R52', 'movedBefore', slotChosen);
const sameSpace = no('REA-R37', 'sameSpace', (_s: RealmState, { who }: Ask<'pickSpace'>) => ({ slot: who }));
const closedToForm = no('REA-5.7', 'closedToForm');

const ALL_SPACES: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space);
const SLOTS: readonly (readonly Slot[])[] = Array.from({ length: MOST_HEROES + 1 }, (_, n) =>
  Array.from({ length: n }, (_unused, slot) => slot),
);
const SLOTS_OR_STOP: readonly (readonly OrStop<Slot>[])[] = SLOTS.map(slots => [...slots, 'stop']);

function askHero(s: RealmState, { slot, source, index }: At, done: number, left: number, moved: Slot): void {
  andThen(s, { ask: 'pickHeroTarget', seat: s.heroes[slot].seat, slot, source, index, done, left, moved });
}

export const landEffects: EffectRules<'placeGate' | 'cleanse' | 'cleanseHere' | 'moveHeroes'> = {
  placeGate: inOneLocation(
    (s, _d, _effect, space) => (s.gates[space] === 1 ? hasGate : undefined),
    (s, { slot }, _effect, space) => placeGate(s, slot, space, 'REA-R36'),
  ),

  cleanse: {
    refuse: s => (crystalsOnBoard(s) === 0 ? noCrystalAnywhere : undefined),
    ...inOneLocation<EffectOf<'cleanse'>>(
      (s, _d, _effect, space) => (s.crystals[space] === 0 ? noCrystal : undefined),
      (s, { slot, source }, { crystals }, space) =>
        removeCrystals(s, slot, space, crystals === 'all' ? s.crystals[space] : crystals, effectRule(source)),
    ),
  },

  cleanseHere: {
    refuse: (s, { slot }) => (s.crystals[s.heroes[slot].space] > 0 ? undefined : noCrystalHere),
    run: (s, { slot, source }) => removeCrystals(s, slot, s.heroes[slot].space, 1, effectRule(source)),
  },

  /** One hero, and perhaps another. */
  moveHeroes: {
    begin: (s, at, { upTo }) => askHero(s, at, at.done, upTo, NONE),
    pickHeroTarget: {
      candidates: (s, _d, { upTo }) => (upTo === 1 ? SLOTS : SLOTS_OR_STOP)[s.heroes.length],
      refuse: (_s, { moved }, _effect, slot) => (slot === moved ? movedBefore : undefined),
      choose: (s, d, _effect, slot) => askSpace(s, d, d.done, d.left, slot),
    },
    pickSpace: {
      candidates: (_s, _d, { to }) => (to === 'spaces' ? ALL_SPACES : locations),
      refuse(s, { who }, _effect, space) {
        const hero = s.heroes[who];
        if (hero.space === space) return sameSpace;
        return canEnter(hero, space) ? undefined : closedToForm;
      },
      choose(s, d, { way }, space) {
        const { source, left, done, who } = d;
        if (left > 1) askHero(s, d, done + 1, left - 1, who);
        else thenRest(s, d, done + 1);
        moveHero(s, who, space, way, source < QUEST ? source : NONE, effectRule(source));
      },
    },
  },
};
