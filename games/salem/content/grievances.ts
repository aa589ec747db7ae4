import {
  AnnPudeator,
  BridgetBishop,
  DeodatLawson,
  GeorgeBurroughs,
  GeorgeCorwin,
  GeorgeJacobs,
  GilesCorey,
  JohnAlden,
  JohnWillard,
  MarthaCarrier,
  MarthaCorey,
  MaryEasty,
  NathanielIngersoll,
  NicholasNoyes,
  PhilipEnglish,
  RebeccaNurse,
  SamuelParris,
  WilliamGriggs,
} from './colonists.ts';
import type { Colonist } from './types.ts';

export interface Grievance {
  readonly id: string;
  readonly title: string;
  readonly targets: readonly [Colonist, Colonist, Colonist];
  readonly ally: Colonist;
}

export const grievances: readonly Grievance[] = [
  {
    id: 'GR1',
    title: 'Unpaid Tithes',
    targets: [SamuelParris, NathanielIngersoll, GeorgeBurroughs],
    ally: BridgetBishop,
  },
  { id: 'GR2', title: 'The Topsfield Line', targets: [RebeccaNurse, JohnWillard, MaryEasty], ally: GeorgeBurroughs },
  { id: 'GR3', title: "The Widow's Portion", targets: [AnnPudeator, BridgetBishop, NicholasNoyes], ally: JohnAlden },
  { id: 'GR4', title: 'Harbour Debts', targets: [PhilipEnglish, JohnAlden, MarthaCarrier], ally: GeorgeCorwin },
  { id: 'GR5', title: 'Broken Fences', targets: [GilesCorey, MarthaCorey, WilliamGriggs], ally: JohnWillard },
  { id: 'GR6', title: 'Seized Goods', targets: [GeorgeJacobs, GeorgeCorwin, DeodatLawson], ally: MarthaCorey },
];
