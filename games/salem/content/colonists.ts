import { cards } from './cards.ts';
import type { Card, Colonist, ColonistCard, Family, TargetEffect } from './types.ts';

/** By number. All of one shape, however their rows are written: the rules look into them all the time. */
export const colonists: readonly ColonistCard[] = cards.map(card => {
  const { id, name, back, starting, afflicted, man, family, side, reputation, icons, property } = card;
  const { kind, rule, modes, ability } = card;
  return {
    id,
    name,
    back,
    starting,
    afflicted,
    man,
    family,
    side,
    reputation,
    icons,
    property,
    kind,
    rule,
    modes,
    ability,
  };
});

export const MercyLewis = 0;
export const ElizabethParris = 1;
export const MaryWarren = 2;
export const AbigailWilliams = 3;
export const ElizabethHubbard = 4;
export const BridgetBishop = 5;
export const MaryBlack = 6;
export const SarahGood = 7;
export const GeorgeBurroughs = 8;
export const MarthaCorey = 9;
export const DeodatLawson = 10;
export const MargaretJacobs = 11;
export const GeorgeJacobs = 12;
export const WilliamGriggs = 13;
export const SamuelParris = 14;
export const GilesCorey = 15;
export const RebeccaNurse = 16;
export const MaryEasty = 17;
export const GeorgeCorwin = 18;
export const PhilipEnglish = 19;
export const NathanielIngersoll = 20;
export const JohnWillard = 21;
export const NicholasNoyes = 22;
export const AnnPudeator = 23;
export const JohnAlden = 24;
export const MarthaCarrier = 25;
export const JohnPorter = 26;
export const IsraelPorter = 27;
export const ElizabethPorter = 28;
export const JosephPorter = 29;
export const JohnProctor = 30;
export const ElizabethProctor = 31;
export const BenjaminProctor = 32;
export const WilliamProctor = 33;
export const ThomasPutnam = 34;
export const EdwardPutnam = 35;
export const AnnPutnam = 36;
export const NathanielPutnam = 37;
export const SarahChurchill = 38;
export const Tituba = 39;
export const JohnIndian = 40;

export const COLONISTS = colonists.length;
export const MarySpencerHill = colonists.length;
export const IncreaseMather = COLONISTS + 1;

export const endCards = [
  { id: 'END1', name: 'Mary Spencer Hill' },
  { id: 'END2', name: 'Increase Mather' },
] as const;

export const isEndCard = (card: Card): boolean => card >= COLONISTS;

const listed = (belongs: (card: ColonistCard) => boolean): readonly Colonist[] =>
  colonists.flatMap((card, colonist) => (belongs(card) ? [colonist] : []));

export const prominents = listed(card => card.back === 'red');
export const startingColonists = listed(card => card.starting);
export const otherColonists = listed(card => card.back === 'blue' && !card.starting);
export const afflicted = listed(card => card.afflicted);

/** The effect of an ability that asks for a Colonist. */
export function targetAt(at: { readonly by: Colonist; readonly mode: number; readonly index: number }): TargetEffect {
  const effect = colonists[at.by].modes[at.mode].effects[at.index];
  if ('whom' in effect) return effect;
  throw new Error(`${colonists[at.by].name} asks for nobody to ${effect.do}`);
}

/** The colour behind a Colonist's name (SAL-8.11). */
export const familyColours: Readonly<Record<Family, 'parchment' | 'red' | 'blue' | 'green'>> = {
  neutral: 'parchment',
  proctor: 'red',
  porter: 'blue',
  putnam: 'green',
};
