/** How the effects of Specials and quests are asked for and labelled, word by word, and what is missing where they do nothing. */
import { any, count, say } from '@vesper/kernel';
import type { Mention, Sentence } from '@vesper/kernel';
import type { Ask, Target } from '../agenda.ts';
import { darknessCards } from '../content/darkness.ts';
import { generals } from '../content/generals.ts';
import { spaces } from '../content/map.ts';
import { BLUE } from '../content/types.ts';
import type { Effect, Space } from '../content/types.ts';
import { effectAt, rows } from '../effects.ts';
import type { EffectAsk, EffectAsks, EffectOf } from '../effects.ts';
import { NONE } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import { colourName, spaceName } from './names.ts';
import { general as generalNamed, heroOf, isYou, minions, minionsIn, space as spaceNamed, who } from './voice.ts';

/** A question of a word. */
interface Spoken<A extends EffectAsk, E> {
  request(view: RealmView, d: Ask<A>, effect: E): Sentence;
  label(view: RealmView, target: Target<A>, d: Ask<A>, effect: E): Sentence;
}

type Vocabulary = {
  readonly [W in keyof EffectAsks]: { readonly [A in EffectAsks[W]]: Spoken<A, EffectOf<W>> };
};

const cleanse = (view: RealmView, space: Space): Sentence =>
  say`Cleanse ${spaceNamed(space)} (${count(view.crystals[space], 'crystal')})`;

export const withMinions = (view: RealmView, space: Space): Sentence =>
  say`${spaceNamed(space)} (${minionsIn(view, space, 'no minions')})`;

/** `yourself`, `the Wizard`. */
const self = (view: RealmView, slot: Slot): Mention =>
  isYou(view, slot) ? { ...who(view, { slot }), text: 'yourself' } : heroOf(view, { slot });

const ORDINALS = ['', 'second ', 'third '];

const vocabulary: Vocabulary = {
  placeGate: {
    pickSpace: {
      request: () => 'where does the gate open?',
      label: (_view, space) => say`Open a gate in ${spaceNamed(space)}`,
    },
  },
  cleanse: {
    pickSpace: {
      request: (_view, _d, { crystals }) =>
        `choose a location to cleanse${crystals === 'all' ? ' of all crystals' : ''}`,
      label: cleanse,
    },
  },
  moveHeroes: {
    pickHeroTarget: {
      request: (_view, { left }) => (left > 1 ? `choose a hero to move (up to ${left})` : 'choose a hero to move'),
      label: (view, slot) => say`Move ${self(view, slot)} from ${spaceNamed(view.heroes[slot].space)}`,
    },
    pickSpace: {
      request: (view, { who: slot }) =>
        isYou(view, slot) ? say`where do ${who(view, { slot })} go?` : say`where does ${heroOf(view, { slot })} go?`,
      label: (_view, space) => say`To ${spaceNamed(space)}`,
    },
  },
  clear: {
    pickSpace: {
      request(_view, { left, done }, { colour, upTo }) {
        if (colour === 'any') return `choose a location to clear (${upTo - left} of ${upTo} so far)`;
        const land = `choose a ${ORDINALS[upTo - left]}${colourName(colour)} land to clear`;
        return done === 0 ? land : `${land}, or stop`;
      },
      label: (view, space) => say`Clear ${withMinions(view, space)}`,
    },
  },
  take: {
    pickMinion: {
      request: (_view, { left, done }, { defeat }) =>
        say`${defeat === false ? 'remove' : 'defeat'} up to ${count(left, `${done > 0 ? 'more ' : ''}minion`)}`,
      label: (_view, { space, colour }, _d, { defeat }) =>
        say`${defeat === false ? 'Remove' : 'Defeat'} ${any(generals[colour].minion)} in ${spaceNamed(space)}`,
    },
  },
  sweep: {
    pickSpace: {
      request: (_view, { at, left }, { points }) =>
        at === NONE
          ? 'where does the ride begin?'
          : say`ride on to a neighbour of ${spaceNamed(at)}, or stop (${left} of ${points} points left)`,
      label: (view, space, { at }) => say`${at === NONE ? 'Begin in' : 'On to'} ${withMinions(view, space)}`,
    },
    pickMinion: {
      request: (_view, { at, left }) => say`remove minions in ${spaceNamed(at)} (${count(left, 'point')} left)`,
      label: (_view, { space, colour }) =>
        say`Remove ${any(generals[colour].minion)} in ${spaceNamed(space)}${colour === BLUE ? ', 2 points' : ''}`,
    },
  },
  driveBack: {
    pickGeneral: {
      request: () => 'drive a General one step back?',
      label(view, general) {
        const { step, life } = view.generals[general];
        const to = step > 0 && life > 0 ? say` to ${spaceNamed(generals[general].route[step - 1])}` : '';
        return say`Drive ${generalNamed(general)} back${to}`;
      },
    },
  },
  spy: {
    pickGeneral: {
      request: () => 'which General shall not heal this turn?',
      label: (_view, general) => say`${generalNamed(general)} does not heal`,
    },
  },
  cancelPlacement: {
    pickSpace: {
      request: () => 'which placement is stopped?',
      /** `Stop 2 Orcs in Raven Forest`, by the card that lies open. */
      label({ night }, space) {
        const places = night.faceUp === NONE ? [] : darknessCards[night.faceUp].places;
        const placed = places.find(place => place.space === space);
        const what = placed === undefined ? 'minions' : minions(placed.minions, spaces[space].colour);
        return say`Stop ${what} in ${spaceNamed(space)}`;
      },
    },
  },
  callColour: {
    pickColour: {
      request: () => 'call a colour',
      label: (_view, colour) => `Call ${colourName(colour)}`,
    },
  },
};

/** That word and question fit is seen to by the type of the vocabulary. */
function spoken<A extends EffectAsk>(ask: A, effect: Effect): Spoken<A, Effect> {
  const words = vocabulary as unknown as { readonly [word: string]: { readonly [Name in A]: Spoken<A, Effect> } };
  return words[effect.do][ask];
}

export function requestOf<A extends EffectAsk>(ask: A, view: RealmView, d: Ask<A>): Sentence {
  const effect = effectAt(d);
  return spoken(ask, effect).request(view, d, effect);
}

export function labelOf<A extends EffectAsk>(ask: A, view: RealmView, d: Ask<A>, target: Target<A>): Sentence {
  const effect = effectAt(d);
  return spoken(ask, effect).label(view, target, d, effect);
}

// ── What is missing ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Words that are refused because nothing is in their reach. */
const MISSING: { readonly [W in 'clear' | 'take' | 'sweep' | 'driveBack']: (effect: EffectOf<W>) => string } = {
  clear: ({ colour }) =>
    `there are no minions ${colour === 'any' ? 'on the board' : `in the ${colourName(colour)} lands`}`,
  take: ({ near, within }) =>
    `there are no minions in ${spaceName(near)} or ${within === 1 ? 'next to it' : `within ${within} spaces of it`}`,
  sweep: () => 'there are no minions on the board',
  driveBack: () => 'no General can be driven back',
};

/** `there are no minions on the board, and no General can be driven back`. */
export function missing(source: Source): string {
  const missed = MISSING as { readonly [word: string]: ((effect: Effect) => string) | undefined };
  return rows[source].flatMap(effect => missed[effect.do]?.(effect) ?? []).join(', and ');
}
