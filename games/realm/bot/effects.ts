/** What it is worth to play a Special or to spend a quest now, and which targets are best: word by word, in points. */
import type { Ask, Target } from '../agenda.ts';
import { darknessCards } from '../content/darkness.ts';
import { lands, locations, near } from '../content/distances.ts';
import { specials } from '../content/specials.ts';
import { FIRST_SPECIAL } from '../content/types.ts';
import type { Effect, Space, Window } from '../content/types.ts';
import { effectAt, rows } from '../effects.ts';
import type { AskOf, EffectAsk, EffectOf, Word } from '../effects.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmState, Source } from '../state.ts';
import { crystalsOnBoard, holderOf } from '../asking.ts';
import { campaignOf } from './campaign.ts';
import { crystalCost, outlookOf, stackCost } from './danger.ts';
import type { Outlook } from './danger.ts';
import { bestCall } from './errands.ts';
import { gateGain, networkOf } from './gates.ts';
import { meansOf } from './means.ts';
import { advanceHarm, nightHarm } from './night.ts';
import {
  bestCancel,
  bestClearing,
  bestGate,
  bestGeneral,
  cancelGain,
  clearingGain,
  driveBackGain,
  luckGain,
  spyingGain,
  sweepFrom,
  sweepGain,
  takingGain,
  visionsGain,
  wantedMember,
} from './specials.ts';
import { weights } from './weights.ts';

interface Moment {
  readonly s: RealmState;
  readonly outlook: Outlook;
  readonly source: Source;
  readonly window: Window;
}

type TargetWorth<A extends EffectAsk, E> = {
  worth(s: RealmState, d: Ask<A>, target: Target<A>, effect: E): number;
}['worth'];

type Vocabulary = {
  readonly [W in Word]: {
    /** What it brings beyond what it is worth in the hand. */
    play(moment: Moment, effect: EffectOf<W>): number;
  } & { readonly [A in AskOf<W>]: TargetWorth<A, EffectOf<W>> };
};

/** There are better moments. */
const LATER = -1;
/** What a die shows. */
const AVERAGE = 3.5;

const minionWorth: TargetWorth<'pickMinion', Effect> = (s, _d, { space }) => {
  const outlook = outlookOf(s);
  return stackCost(s, outlook, space, s.crowd[space]) - stackCost(s, outlook, space, s.crowd[space] - 1);
};

/** Where the hero stands who would play it. */
const hereOf = ({ s, source }: Moment): Space => s.heroes[holderOf(s, source)].space;

const vocabulary: Vocabulary = {
  placeGate: {
    play({ s, source, window }) {
      if (window !== 'D') return LATER;
      // Of no other use once the General it shows is defeated.
      const isSpare = source < QUEST && s.generals[specials[source - FIRST_SPECIAL].portrait]?.life === 0;
      return bestGate(s) - (isSpare ? 1 : weights.play);
    },
    pickSpace: (s, _d, space) => gateGain(networkOf(s), space),
  },
  cleanse: {
    play({ s }, { crystals }) {
      const most = Math.max(...s.crystals);
      const n = crystals === 'all' ? most : Math.min(most, crystals);
      const on = crystalsOnBoard(s);
      let gain = 0;
      for (let k = 0; k < n; k++) gain += crystalCost(on - k);
      return gain - (crystals === 'all' ? weights.play : weights.playLight);
    },
    pickSpace: (s, _d, space) => s.crystals[space],
  },
  cleanseHere: {
    play: moment =>
      (moment.s.crystals[hereOf(moment)] > 0 ? crystalCost(crystalsOnBoard(moment.s)) : 0) - weights.playLight,
  },
  moveHeroes: {
    play: ({ s, window }) => (window === 'D' && wantedMember(s) !== NONE ? 1 : LATER),
    pickHeroTarget: (s, _d, slot) => (slot === wantedMember(s) ? 1 : 0),
    pickSpace: (s, _d, space) => (campaignOf(s)?.at === space ? 1 : 0),
  },
  clear: {
    play: ({ s, outlook }, { colour, upTo }) =>
      bestClearing(s, outlook, colour === 'any' ? locations : lands[colour], upTo) - (weights.play * upTo) / 2,
    pickSpace: (s, _d, space) => clearingGain(s, outlookOf(s), space),
  },
  clearHere: { play: moment => clearingGain(moment.s, moment.outlook, hereOf(moment)) - weights.play },
  take: {
    play: ({ s, outlook }, effect) =>
      takingGain(s, outlook, near[effect.within][effect.near], effect.upTo === 'die' ? AVERAGE : effect.upTo) -
      weights.play,
    pickMinion: minionWorth,
  },
  sweep: {
    play: ({ s, outlook }, effect) => sweepGain(s, outlook, effect) - weights.play,
    pickSpace: (s, { visited, left }, space, effect) => sweepFrom(s, outlookOf(s), effect, space, visited, left),
    pickMinion: minionWorth,
  },
  driveBack: {
    play: ({ s }) => bestGeneral(s, driveBackGain) - weights.play * 0.7,
    pickGeneral: (s, _d, general) => driveBackGain(s, general),
  },
  spy: {
    play: ({ s, window }) => (window === 'D' ? LATER : bestGeneral(s, spyingGain) - weights.playLight),
    pickGeneral: (s, _d, general) => spyingGain(s, general),
  },
  holdGeneral: {
    play({ s }) {
      const part = darknessCards[s.night.faceUp].general;
      return part === null ? LATER : advanceHarm(s, part.who) - weights.play;
    },
  },
  cancelPlacement: {
    play: ({ s, outlook }, { colour }) =>
      bestCancel(s, outlook, colour) - weights.playLight * (colour === 'any' ? 1 : 0.6),
    pickSpace: (s, _d, space) => cancelGain(s, outlookOf(s), space),
  },
  quietNight: { play: ({ s, outlook }, { own }) => nightHarm(s, outlook) - weights.play * (own ? 1 : 1.4) },
  visions: {
    play: ({ s, outlook, window }, { cards }) =>
      window === 'N0' ? visionsGain(s, outlook, cards) - weights.play : LATER,
  },
  reroll: { play: ({ s }) => luckGain(s) - weights.playLight },
  callColour: {
    play: ({ s }, { cards }) => cards * bestCall(s, meansOf(s)).value - weights.play * 0.6,
    pickColour: (s, _d, colour) => (colour === bestCall(s, meansOf(s)).colour ? 1 : 0),
  },
  draw: { play: (_moment, { cards }) => cards * weights.special - weights.play },
  search: { play: () => weights.special - weights.playLight },
};

/** The gain beyond what the card is worth in the hand: play it if this is above 0. */
export function playGain(s: RealmState, source: Source, window: Window): number {
  // That word and effect fit is seen to by the type of the vocabulary.
  const words = vocabulary as unknown as { readonly [word: string]: { play(moment: Moment, effect: Effect): number } };
  const moment: Moment = { s, outlook: outlookOf(s), source, window };
  let gain = 0;
  for (const effect of rows[source]) gain += words[effect.do].play(moment, effect);
  return gain;
}

/** How good a target is, compared with others. */
export function targetWorth<A extends EffectAsk>(ask: A, s: RealmState, d: Ask<A>, target: Target<A>): number {
  const effect = effectAt(d);
  const words = vocabulary as unknown as { readonly [word: string]: { readonly [Name in A]: TargetWorth<A, Effect> } };
  return words[effect.do][ask](s, d, target, effect);
}
