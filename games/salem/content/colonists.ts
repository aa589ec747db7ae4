import type { Card, Colonist, ColonistCard, Effect, Family, Mode } from './types.ts';

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

export const COLONISTS = 41;
export const MarySpencerHill = 41;
export const IncreaseMather = 42;

const startingColonist = {
  back: 'blue',
  starting: true,
  family: 'neutral',
  side: null,
  icons: 1,
  property: 0,
  kind: 'hammer',
} as const;
const otherColonist = { back: 'blue', starting: false, afflicted: false, family: 'neutral' } as const;
const porter = { back: 'red', starting: false, afflicted: false, family: 'porter', side: 'T' } as const;
const proctor = { back: 'red', starting: false, afflicted: false, family: 'proctor', side: 'T' } as const;
const putnam = { back: 'red', starting: false, afflicted: false, family: 'putnam', side: 'V' } as const;

const accuse = { do: 'accuse', count: 1, on: 'any', gainIfAccused: 0 } as const;
const exonerate = { do: 'exonerate', from: 'any', may: false, gainIfElsewhere: 0 } as const;
const only = (...effects: Effect[]): readonly Mode[] => [{ name: 'only', effects }];

/** All Colonists by card id: AFF, COL, POR, PRO, PUT, STA. */
export const colonists: readonly ColonistCard[] = [
  {
    id: 'AFF1',
    name: 'Mercy Lewis',
    ...startingColonist,
    afflicted: true,
    reputation: 2,
    rule: 'SAL-8.6',
    modes: only(accuse),
    ability: 'Place 1 Accusation on any Colonist.',
  },
  {
    id: 'AFF2',
    name: 'Elizabeth Parris',
    ...startingColonist,
    afflicted: true,
    reputation: 1,
    rule: 'SAL-8.6',
    modes: only({ ...accuse, on: 'rows' }),
    ability: 'Place 1 Accusation on a Colonist in one of the two rows.',
  },
  {
    id: 'AFF3',
    name: 'Mary Warren',
    ...startingColonist,
    afflicted: true,
    reputation: 2,
    rule: 'SAL-8.6',
    modes: [
      { name: 'place', effects: [accuse] },
      { name: 'remove', effects: [exonerate] },
    ],
    ability: 'Place 1 Accusation on any Colonist, or take 1 Accusation off any Colonist.',
  },
  {
    id: 'AFF4',
    name: 'Abigail Williams',
    ...startingColonist,
    afflicted: true,
    reputation: 3,
    rule: 'SAL-8.6',
    modes: only({ ...accuse, gainIfAccused: 1 }),
    ability: 'Place 1 Accusation on any Colonist. If they were accused already, gain 1 Influence.',
  },
  {
    id: 'AFF5',
    name: 'Elizabeth Hubbard',
    ...startingColonist,
    afflicted: true,
    reputation: 2,
    rule: 'SAL-8.6',
    modes: only({ ...accuse, count: 'oneAndGriggsInCircle' }),
    ability: 'Place 1 Accusation on any Colonist, and a second one if Dr. William Griggs shares her Circle.',
  },
  {
    id: 'COL01',
    name: 'Bridget Bishop',
    ...otherColonist,
    side: 'T',
    reputation: 2,
    icons: 1,
    property: 1,
    kind: 'hammer',
    rule: 'SAL-3.3',
    modes: only({ do: 'moveAccusation' }),
    ability: 'Move 1 Accusation from one Colonist to another.',
  },
  {
    id: 'COL02',
    name: 'Mary Black',
    ...otherColonist,
    side: 'V',
    reputation: 1,
    icons: 0,
    property: 0,
    kind: 'pentagram',
    rule: 'SAL-3.5',
    modes: [],
    ability:
      'Scapegoat: when someone tries to arrest a Prominent Colonist, any player may have Mary Black taken instead.',
  },
  {
    id: 'COL03',
    name: 'Sarah Good',
    ...otherColonist,
    side: 'V',
    reputation: 1,
    icons: 0,
    property: 0,
    kind: 'pentagram',
    rule: 'SAL-3.5',
    modes: [],
    ability:
      'Scapegoat: when someone tries to arrest a Prominent Colonist, any player may have Sarah Good taken instead.',
  },
  {
    id: 'COL04',
    name: 'Rev. George Burroughs',
    ...otherColonist,
    side: null,
    reputation: 4,
    icons: 1,
    property: 1,
    kind: 'pentagram',
    rule: 'SAL-3.13',
    modes: [],
    ability: 'When he is arrested, each player may take 1 Fear off any Colonist, the arresting player first.',
  },
  {
    id: 'COL05',
    name: 'Martha Corey',
    ...otherColonist,
    side: 'V',
    reputation: 3,
    icons: 0,
    property: 1,
    kind: 'puritan',
    rule: 'SAL-3.15',
    modes: [],
    ability: "Once per space: when any player's Afflicted Girl uses her ability, gain 1 Influence.",
  },
  {
    id: 'COL06',
    name: 'Rev. Deodat Lawson',
    ...otherColonist,
    side: null,
    reputation: 4,
    icons: 0,
    property: 0,
    kind: 'puritan',
    rule: 'SAL-3.17',
    modes: [],
    ability: 'Whenever you bring another Colonist into your Circle, gain 1 Influence.',
  },
  {
    id: 'COL07',
    name: 'Margaret Jacobs',
    ...otherColonist,
    side: 'T',
    reputation: 2,
    icons: 1,
    property: 0,
    kind: 'puritan',
    rule: 'SAL-3.18',
    modes: [],
    ability: 'In your jail at the end, she is worth 4 points in all, or -1 if George Jacobs Sr. is in any jail.',
  },
  {
    id: 'COL08',
    name: 'George Jacobs Sr.',
    ...otherColonist,
    side: 'T',
    reputation: 3,
    icons: 1,
    property: 2,
    kind: 'puritan',
    rule: 'SAL-R61',
    modes: [],
    ability: 'Whenever another player places a Fear on a Colonist in your Circle, gain 1 Influence.',
  },
  {
    id: 'COL09',
    name: 'Dr. William Griggs',
    ...otherColonist,
    side: 'V',
    reputation: 4,
    icons: 1,
    property: 1,
    kind: 'hammer',
    rule: 'SAL-3.26',
    modes: only({ do: 'endow' }),
    ability: 'Put 1 Influence from the supply on a Colonist in your Circle: +1 Reputation. At most 3 on one Colonist.',
  },
  {
    id: 'COL10',
    name: 'Rev. Samuel Parris',
    ...otherColonist,
    side: 'V',
    reputation: 5,
    icons: 1,
    property: 1,
    kind: 'hammer',
    rule: 'SAL-8.6',
    modes: only({ ...accuse, count: 'oneAndAfflictedInCircleUpTo3' }),
    ability: 'Place 1 Accusation and 1 more per Afflicted Girl in your Circle, up to 3 in all, on any Colonists.',
  },
  {
    id: 'COL11',
    name: 'Giles Corey',
    ...otherColonist,
    side: 'V',
    reputation: 3,
    icons: 1,
    property: 3,
    kind: 'pentagram',
    rule: 'SAL-R45',
    modes: [],
    ability: 'He cannot be arrested with fewer than 3 Accusations on him.',
  },
  {
    id: 'COL12',
    name: 'Rebecca Nurse',
    ...otherColonist,
    side: 'V',
    reputation: 5,
    icons: 1,
    property: 3,
    kind: 'pentagram',
    rule: 'SAL-R27',
    modes: [],
    ability: 'When she is arrested, every player but the arresting one gains 1 Influence.',
  },
  {
    id: 'COL13',
    name: 'Mary Easty',
    ...otherColonist,
    side: null,
    reputation: 3,
    icons: 1,
    property: 1,
    kind: 'hammer',
    rule: 'SAL-R23',
    modes: only(exonerate, { ...exonerate, from: 'another', may: true }),
    ability: 'Take 1 Accusation off a Colonist. You may then take 1 off a different Colonist.',
  },
  {
    id: 'COL14',
    name: 'Sheriff George Corwin',
    ...otherColonist,
    side: 'T',
    reputation: 4,
    icons: 1,
    property: 2,
    kind: 'puritan',
    rule: 'SAL-R27',
    modes: [],
    ability: 'Whenever you arrest a Colonist, scapegoats included, gain 2 Influence.',
  },
  {
    id: 'COL15',
    name: 'Philip English',
    ...otherColonist,
    side: 'T',
    reputation: 5,
    icons: 1,
    property: 3,
    kind: 'hammer',
    rule: 'SAL-8.6',
    modes: only({ do: 'gain', count: 2 }),
    ability: 'Gain 2 Influence.',
  },
  {
    id: 'COL16',
    name: 'Nathaniel Ingersoll',
    ...otherColonist,
    side: 'V',
    reputation: 4,
    icons: 0,
    property: 2,
    kind: 'puritan',
    rule: 'SAL-R27',
    modes: [],
    ability: 'Whenever any player arrests a Colonist other than Ingersoll, gain 1 Influence.',
  },
  {
    id: 'COL17',
    name: 'John Willard',
    ...otherColonist,
    side: 'V',
    reputation: 3,
    icons: 1,
    property: 1,
    kind: 'clock',
    rule: 'SAL-R24',
    modes: [],
    ability: 'Colonists in your Circle, Willard included, have +1 Reputation when another player arrests them.',
  },
  {
    id: 'COL18',
    name: 'Rev. Nicholas Noyes',
    ...otherColonist,
    side: 'T',
    reputation: 4,
    icons: 1,
    property: 1,
    kind: 'hammer',
    rule: 'SAL-8.6',
    modes: [
      { name: 'accuse', effects: [accuse] },
      { name: 'spectral', effects: [{ do: 'pay', count: 1 }, { do: 'spectral' }] },
    ],
    ability: 'Place 1 Accusation on any Colonist, or pay 1 Influence to put the Spectral Evidence on any Colonist.',
  },
  {
    id: 'COL19',
    name: 'Ann Pudeator',
    ...otherColonist,
    side: 'T',
    reputation: 2,
    icons: 0,
    property: 2,
    kind: 'hammer',
    rule: 'SAL-8.6',
    modes: [
      { name: 'accusation', effects: [{ ...exonerate, from: 'circle' }] },
      { name: 'fear', effects: [{ do: 'calm', may: false }] },
    ],
    ability: 'Take 1 Accusation or 1 Fear off a Colonist in your Circle.',
  },
  {
    id: 'COL20',
    name: 'Capt. John Alden',
    ...otherColonist,
    side: null,
    reputation: 4,
    icons: 1,
    property: 2,
    kind: 'hammer',
    rule: 'SAL-8.6',
    modes: only({ do: 'protect' }),
    ability: 'Put the Protection token on a Colonist in your Circle, wherever it was.',
  },
  {
    id: 'COL21',
    name: 'Martha Carrier',
    ...otherColonist,
    side: null,
    reputation: 2,
    icons: 1,
    property: 1,
    kind: 'hammer',
    rule: 'SAL-R41',
    modes: only({ do: 'moveFear' }),
    ability: 'Move 1 Fear from one Colonist to another.',
  },
  {
    id: 'POR1',
    name: 'John Porter Sr.',
    ...porter,
    reputation: 7,
    icons: 1,
    property: 3,
    kind: 'hammer',
    rule: 'SAL-3.20',
    modes: only({ do: 'bring', surcharge: 2 }),
    ability: 'Bring a Colonist into your Circle for 2 Influence more than usual.',
  },
  {
    id: 'POR2',
    name: 'Israel Porter',
    ...porter,
    reputation: 6,
    icons: 1,
    property: 3,
    kind: 'clock',
    rule: 'SAL-R25',
    modes: [],
    ability: 'Bringing a Colonist into your Circle costs you 1 Influence less, but never less than 0.',
  },
  {
    id: 'POR3',
    name: 'Elizabeth Porter',
    ...porter,
    reputation: 5,
    icons: 0,
    property: 1,
    kind: 'clock',
    rule: 'SAL-R24',
    modes: [],
    ability: 'Arresting a Colonist costs you 1 Influence less, but never less than 0.',
  },
  {
    id: 'POR4',
    name: 'Joseph Porter',
    ...porter,
    reputation: 5,
    icons: 1,
    property: 2,
    kind: 'hammer',
    rule: 'SAL-8.6',
    modes: only({ do: 'gain', count: 'porterInCircle' }),
    ability: 'Gain 1 Influence per Porter in your Circle, Joseph included.',
  },
  {
    id: 'PRO1',
    name: 'John Proctor',
    ...proctor,
    reputation: 7,
    icons: 1,
    property: 3,
    kind: 'clock',
    rule: 'SAL-8.8',
    modes: [],
    ability: "Other players' Afflicted Girls cannot place Accusations on Colonists in your Circle.",
  },
  {
    id: 'PRO2',
    name: 'Elizabeth Proctor',
    ...proctor,
    reputation: 5,
    icons: 0,
    property: 1,
    kind: 'clock',
    rule: 'SAL-R24',
    modes: [],
    ability: 'Proctors in your Circle, Elizabeth included, have +2 Reputation when another player arrests them.',
  },
  {
    id: 'PRO3',
    name: 'Benjamin Proctor',
    ...proctor,
    reputation: 6,
    icons: 1,
    property: 3,
    kind: 'hammer',
    rule: 'SAL-R23',
    modes: only({ do: 'gain', count: 2 }, { do: 'calm', may: true }),
    ability: 'Gain 2 Influence. You may then take 1 Fear off a Colonist in your Circle.',
  },
  {
    id: 'PRO4',
    name: 'William Proctor',
    ...proctor,
    reputation: 5,
    icons: 1,
    property: 2,
    kind: 'puritan',
    rule: 'SAL-R61',
    modes: [],
    ability: 'Once per space: when another player places an Accusation on a Colonist in your Circle, gain 1 Influence.',
  },
  {
    id: 'PUT1',
    name: 'Thomas Putnam',
    ...putnam,
    reputation: 7,
    icons: 1,
    property: 3,
    kind: 'clock',
    rule: 'SAL-3.24',
    modes: [],
    ability: 'Once per space: if you placed an Accusation there, you may place 1 more on any Colonist.',
  },
  {
    id: 'PUT2',
    name: 'Edward Putnam',
    ...putnam,
    reputation: 6,
    icons: 1,
    property: 2,
    kind: 'hammer',
    rule: 'SAL-3.22',
    modes: only({ do: 'arrest', surcharge: 2 }),
    ability: 'Arrest a Colonist for 2 Influence more than usual.',
  },
  {
    id: 'PUT3',
    name: 'Ann Putnam',
    ...putnam,
    afflicted: true,
    reputation: 5,
    icons: 0,
    property: 1,
    kind: 'hammer',
    rule: 'SAL-8.6',
    modes: only(accuse, { do: 'gain', count: 1 }),
    ability: 'Place 1 Accusation on any Colonist, then gain 1 Influence.',
  },
  {
    id: 'PUT4',
    name: 'Nathaniel Putnam',
    ...putnam,
    reputation: 5,
    icons: 1,
    property: 3,
    kind: 'hammer',
    rule: 'SAL-8.6',
    modes: only({ ...exonerate, gainIfElsewhere: 1 }),
    ability: 'Take 1 Accusation off any Colonist. If they are not in your Circle, gain 1 Influence.',
  },
  {
    id: 'STA6',
    name: 'Sarah Churchill',
    ...startingColonist,
    afflicted: false,
    reputation: 2,
    rule: 'SAL-8.6',
    modes: only(exonerate),
    ability: 'Take 1 Accusation off any Colonist.',
  },
  {
    id: 'STA7',
    name: 'Tituba',
    ...startingColonist,
    afflicted: false,
    reputation: 1,
    rule: 'SAL-8.6',
    modes: only({ ...accuse, on: 'self' }, { do: 'frighten' }),
    ability: 'Place 1 Accusation on Tituba herself, then 1 Fear on any Colonist.',
  },
  {
    id: 'STA8',
    name: 'John Indian',
    ...startingColonist,
    afflicted: false,
    reputation: 2,
    rule: 'SAL-8.6',
    modes: only({ do: 'gain', count: 1 }),
    ability: 'Gain 1 Influence.',
  },
];

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

/** The colour behind a Colonist's name (SAL-8.11). */
export const familyColours: Readonly<Record<Family, 'parchment' | 'red' | 'blue' | 'green'>> = {
  neutral: 'parchment',
  proctor: 'red',
  porter: 'blue',
  putnam: 'green',
};
