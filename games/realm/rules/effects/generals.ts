/** Effects on Generals and on the Darkness. */
import { andThen, no } from '@vesper/kernel';
import type { EffectRule, Objection } from '@vesper/kernel';
import type { Ask, OrStop } from '../../agenda.ts';
import { ALL_COLOURS } from '../../content/cards.ts';
import { darknessCards } from '../../content/darkness.ts';
import { generals } from '../../content/generals.ts';
import { spaces } from '../../content/map.ts';
import { COLOURS } from '../../content/types.ts';
import type { Colour, Effect, Space } from '../../content/types.ts';
import type { At, EffectOf } from '../../effects.ts';
import { NONE } from '../../state.ts';
import type { RealmState, Slot } from '../../state.ts';
import { isDefeated, tell } from '../../asking.ts';
import { marching } from '../because.ts';
import { healsThisTurn, whyStays } from '../darkness.ts';
import { revealVisions } from '../visions.ts';
import { effectRule, inOneLocation, thenRest } from './asking.ts';
import type { AskingRule, EffectRules } from './asking.ts';
import { nothingInReach } from './minions.ts';

const COLOURS_OR_STOP: readonly OrStop<Colour>[] = [...ALL_COLOURS, 'stop'];

const isFallen = no('REA-R20', 'isFallen');
const atStart = no('REA-R18', 'atStart');
const notHealing = no('REA-R21', 'notHealing');
const noGeneralHeals = no('REA-R21', 'noGeneralHeals');

const cardHasNoGeneral = no('REA-R52', 'cardHasNoGeneral');
/** By why the General of the card stays. */
const STAYS: { readonly [why in ReturnType<typeof whyStays>]: Objection | undefined } = {
  defeated: no('REA-R20', 'generalDefeated', marching),
  notNext: no('REA-R18', 'generalElsewhere', marching),
  major: no('REA-R22', 'generalTooWounded', marching),
  held: no('REA-R52', 'generalHeldBefore', marching),
  '': undefined,
};

const generalOnlyCard = no('REA-R52', 'generalOnlyCard');
const cardPlacesNothing = no('REA-R52', 'cardPlacesNothing');
const noPlacementOfColour = ALL_COLOURS.map(hunted => no('REA-R52', 'noPlacementOfColour', () => ({ hunted })));
const notOnCard = no('REA-R52', 'notOnCard');
const wrongColour = ALL_COLOURS.map(hunted =>
  no('REA-R52', 'wrongColour', (_s: RealmState, { source }: Ask<'pickSpace'>, space: Space) => ({
    colour: spaces[space].colour,
    source,
    hunted,
  })),
);
const alreadyCancelled = no('REA-R52', 'alreadyCancelled');

const noCardsToCome = no('REA-R52', 'noCardsToCome');
const notYourNight = no('REA-R52', 'notYourNight');
const noDarknessCards = no('REA-R48', 'noDarknessCards');

/** Why a General cannot be driven back a step. */
function refuseDriveBack(s: RealmState, general: Colour): Objection | undefined {
  if (isDefeated(s, general)) return isFallen;
  return s.generals[general].step === 0 ? atStart : undefined;
}

function refuseSpy(s: RealmState, general: Colour): Objection | undefined {
  if (isDefeated(s, general)) return isFallen;
  return healsThisTurn(s, general) ? undefined : notHealing;
}

/** A word that asks for a General. */
function oneGeneral(
  candidates: readonly OrStop<Colour>[],
  none: Objection,
  refuse: typeof refuseSpy,
  act: (s: RealmState, slot: Slot, general: Colour) => void,
): AskingRule<'pickGeneral', Effect> & Required<Pick<EffectRule<RealmState, At, Effect>, 'refuse'>> {
  return {
    refuse(s) {
      for (let colour = 0; colour < COLOURS; colour++) if (refuse(s, colour) === undefined) return undefined;
      return none;
    },
    begin(s, { slot, source, index, done }) {
      andThen(s, { ask: 'pickGeneral', seat: s.heroes[slot].seat, slot, source, index, done });
    },
    pickGeneral: {
      candidates: () => candidates,
      refuse: (s, _d, _effect, general) => refuse(s, general),
      choose(s, d, _effect, general) {
        act(s, d.slot, general);
        thenRest(s, d, d.done + 1);
      },
    },
  };
}

/** 0 = A, 1 = B of the card face up, NONE = neither. */
function placeOnCard(s: RealmState, space: Space): number {
  const { places } = darknessCards[s.night.faceUp];
  for (let i = 0; i < places.length; i++) if (places[i].space === space) return i;
  return NONE;
}

type Words = 'driveBack' | 'spy' | 'holdGeneral' | 'cancelPlacement' | 'quietNight' | 'visions';

export const generalEffects: EffectRules<Words> = {
  driveBack: oneGeneral(COLOURS_OR_STOP, nothingInReach, refuseDriveBack, (s, slot, general) => {
    const step = --s.generals[general].step;
    const to = generals[general].route[step];
    tell(s, { event: 'generalDrivenBack', rule: 'REA-R18', slot, general, to });
  }),

  spy: oneGeneral(ALL_COLOURS, noGeneralHeals, refuseSpy, (s, slot, general) => {
    s.generals[general].spied = true;
    tell(s, { event: 'generalSpied', rule: 'REA-R21', slot, general });
  }),

  holdGeneral: {
    refuse(s) {
      const { general } = darknessCards[s.night.faceUp];
      return general === null ? cardHasNoGeneral : STAYS[whyStays(s, general)];
    },
    run(s, { slot, source }) {
      s.night.held = true;
      tell(s, { event: 'generalHeld', rule: effectRule(source), slot, ...marching(s) });
    },
  },

  /** Placements are cancelled only where they would be carried out: A or B of the card that lies face up. */
  cancelPlacement: {
    refuse(s, _at, { colour }) {
      const { generalOnly, cancelled, faceUp } = s.night;
      if (generalOnly) return generalOnlyCard;
      const { places } = darknessCards[faceUp];
      let objection = cardPlacesNothing;
      for (let i = 0; i < places.length; i++) {
        if ((cancelled & (1 << i)) !== 0) continue;
        if (colour === 'any' || spaces[places[i].space].colour === colour) return undefined;
        objection = noPlacementOfColour[colour];
      }
      return objection;
    },
    ...inOneLocation<EffectOf<'cancelPlacement'>>(
      (s, _d, { colour }, space) => {
        const place = placeOnCard(s, space);
        if (place === NONE) return notOnCard;
        if (colour !== 'any' && spaces[space].colour !== colour) return wrongColour[colour];
        return (s.night.cancelled & (1 << place)) === 0 ? undefined : alreadyCancelled;
      },
      (s, { slot, source }, _effect, space) => {
        s.night.cancelled |= 1 << placeOnCard(s, space);
        tell(s, { event: 'placementCancelled', rule: effectRule(source), slot, space });
      },
    ),
  },

  quietNight: {
    refuse(s, { slot }, { own }) {
      if (own && slot !== s.active) return notYourNight;
      return s.night.left === 0 ? noCardsToCome : undefined;
    },
    run(s, { slot, source }) {
      s.night.left = 0;
      tell(s, { event: 'nightQuiet', rule: effectRule(source), slot });
    },
  },

  visions: {
    refuse: s => (s.darkDeck.length === 0 ? noDarknessCards : undefined),
    begin(s, at, { cards }) {
      thenRest(s, at, at.done + 1);
      revealVisions(s, at.slot, at.source, cards);
    },
  },
};
