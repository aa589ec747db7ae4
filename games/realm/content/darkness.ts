/** The Darkness Spreads deck in the order of the ids: card n is DS n + 1. From DS57 on only as many as `quietExtra` says. */
import {
  AmarakPeak,
  AncientRuins,
  AngelTearFalls,
  BlizzardMountains,
  BloodFlats,
  BountyBay,
  BrookdaleVillage,
  CrystalHills,
  CursedPlateau,
  DancingStones,
  DarkWoods,
  DragonsTeethRange,
  EaglePeakPass,
  EnchantedGlade,
  FatherOakForest,
  FireRiver,
  GhostMarsh,
  GoldenOakForest,
  GreenleafVillage,
  GryphonForest,
  HeavensGlade,
  LandOfAmazons,
  MccormHighlands,
  MermaidHarbor,
  MinotaurForest,
  MonarchCity,
  OrcValley,
  PleasantHill,
  RavenForest,
  RockBridgePass,
  ScorpionCanyon,
  SeaBirdPort,
  SeagullLagoon,
  SerpentSwamp,
  ThornyWoods,
  UnicornForest,
  WhisperingWoods,
  WindyPass,
  WitheredHills,
  WolfPass,
  WyvernForest,
} from './map.ts';
import { BLACK, BLUE, GREEN, NEXT, RED } from './types.ts';
import type { DarknessCard } from './types.ts';

export const darknessCards: readonly DarknessCard[] = [
  {
    id: 'DS01',
    kind: 'locations',
    places: [
      { space: WindyPass, minions: 1 },
      { space: RavenForest, minions: 2 },
    ],
    general: { who: BLACK, to: FatherOakForest, minions: 2 },
  },
  {
    id: 'DS02',
    kind: 'locations',
    places: [
      { space: MinotaurForest, minions: 2 },
      { space: LandOfAmazons, minions: 1 },
    ],
    general: { who: RED, to: NEXT, minions: 1 },
  },
  {
    id: 'DS03',
    kind: 'locations',
    places: [
      { space: ThornyWoods, minions: 1 },
      { space: DancingStones, minions: 2 },
    ],
    general: { who: BLUE, to: NEXT, minions: 1 },
  },
  {
    id: 'DS04',
    kind: 'locations',
    places: [
      { space: GryphonForest, minions: 2 },
      { space: DragonsTeethRange, minions: 2 },
    ],
    general: { who: GREEN, to: EaglePeakPass, minions: 2 },
  },
  {
    id: 'DS05',
    kind: 'locations',
    places: [
      { space: AncientRuins, minions: 2 },
      { space: EaglePeakPass, minions: 2 },
    ],
    general: { who: BLUE, to: HeavensGlade, minions: 1 },
  },
  {
    id: 'DS06',
    kind: 'locations',
    places: [
      { space: WitheredHills, minions: 2 },
      { space: EnchantedGlade, minions: 2 },
    ],
    general: { who: GREEN, to: AmarakPeak, minions: 2 },
  },
  {
    id: 'DS07',
    kind: 'locations',
    places: [
      { space: PleasantHill, minions: 2 },
      { space: FatherOakForest, minions: 2 },
    ],
    general: { who: GREEN, to: OrcValley, minions: 2 },
  },
  {
    id: 'DS08',
    kind: 'locations',
    places: [
      { space: DragonsTeethRange, minions: 1 },
      { space: DarkWoods, minions: 2 },
    ],
    general: { who: BLACK, to: WindyPass, minions: 1 },
  },
  {
    id: 'DS09',
    kind: 'locations',
    places: [
      { space: BountyBay, minions: 2 },
      { space: BrookdaleVillage, minions: 2 },
    ],
    general: { who: BLUE, to: GreenleafVillage, minions: 1 },
  },
  {
    id: 'DS10',
    kind: 'locations',
    places: [
      { space: OrcValley, minions: 1 },
      { space: BountyBay, minions: 1 },
    ],
    general: { who: GREEN, to: MonarchCity, minions: 0 },
  },
  {
    id: 'DS11',
    kind: 'locations',
    places: [
      { space: CursedPlateau, minions: 2 },
      { space: FireRiver, minions: 2 },
    ],
    general: { who: RED, to: BountyBay, minions: 2 },
  },
  {
    id: 'DS12',
    kind: 'locations',
    places: [
      { space: BloodFlats, minions: 1 },
      { space: BountyBay, minions: 1 },
    ],
    general: { who: GREEN, to: AmarakPeak, minions: 2 },
  },
  {
    id: 'DS13',
    kind: 'locations',
    places: [
      { space: CrystalHills, minions: 1 },
      { space: MccormHighlands, minions: 2 },
    ],
    general: { who: RED, to: RavenForest, minions: 1 },
  },
  {
    id: 'DS14',
    kind: 'locations',
    places: [
      { space: UnicornForest, minions: 2 },
      { space: CrystalHills, minions: 2 },
    ],
    general: { who: GREEN, to: NEXT, minions: 2 },
  },
  {
    id: 'DS15',
    kind: 'locations',
    places: [
      { space: MccormHighlands, minions: 1 },
      { space: MermaidHarbor, minions: 2 },
    ],
    general: { who: BLUE, to: AncientRuins, minions: 1 },
  },
  {
    id: 'DS16',
    kind: 'locations',
    places: [
      { space: RockBridgePass, minions: 2 },
      { space: AngelTearFalls, minions: 1 },
    ],
    general: { who: RED, to: AngelTearFalls, minions: 2 },
  },
  {
    id: 'DS17',
    kind: 'locations',
    places: [
      { space: WyvernForest, minions: 1 },
      { space: BrookdaleVillage, minions: 1 },
    ],
    general: { who: RED, to: AngelTearFalls, minions: 1 },
  },
  {
    id: 'DS18',
    kind: 'locations',
    places: [
      { space: SeagullLagoon, minions: 1 },
      { space: DancingStones, minions: 1 },
    ],
    general: { who: RED, to: BountyBay, minions: 1 },
  },
  {
    id: 'DS19',
    kind: 'locations',
    places: [
      { space: AncientRuins, minions: 1 },
      { space: SeaBirdPort, minions: 1 },
    ],
    general: { who: RED, to: RavenForest, minions: 2 },
  },
  {
    id: 'DS20',
    kind: 'locations',
    places: [
      { space: AmarakPeak, minions: 2 },
      { space: LandOfAmazons, minions: 2 },
    ],
    general: { who: BLUE, to: GreenleafVillage, minions: 1 },
  },
  {
    id: 'DS21',
    kind: 'locations',
    places: [
      { space: SerpentSwamp, minions: 1 },
      { space: GoldenOakForest, minions: 1 },
    ],
    general: { who: BLACK, to: SeaBirdPort, minions: 3 },
  },
  {
    id: 'DS22',
    kind: 'locations',
    places: [
      { space: EaglePeakPass, minions: 1 },
      { space: HeavensGlade, minions: 1 },
    ],
    general: { who: RED, to: RavenForest, minions: 1 },
  },
  {
    id: 'DS23',
    kind: 'locations',
    places: [
      { space: ScorpionCanyon, minions: 2 },
      { space: GryphonForest, minions: 1 },
    ],
    general: { who: BLACK, to: WindyPass, minions: 2 },
  },
  {
    id: 'DS24',
    kind: 'locations',
    places: [
      { space: OrcValley, minions: 2 },
      { space: FatherOakForest, minions: 2 },
    ],
    general: { who: RED, to: MonarchCity, minions: 0 },
  },
  {
    id: 'DS25',
    kind: 'locations',
    places: [
      { space: ScorpionCanyon, minions: 1 },
      { space: GreenleafVillage, minions: 2 },
    ],
    general: { who: GREEN, to: EaglePeakPass, minions: 2 },
  },
  {
    id: 'DS26',
    kind: 'locations',
    places: [
      { space: SerpentSwamp, minions: 2 },
      { space: WolfPass, minions: 2 },
    ],
    general: { who: BLUE, to: GreenleafVillage, minions: 2 },
  },
  {
    id: 'DS27',
    kind: 'locations',
    places: [
      { space: CursedPlateau, minions: 1 },
      { space: GoldenOakForest, minions: 2 },
    ],
    general: { who: GREEN, to: AmarakPeak, minions: 2 },
  },
  {
    id: 'DS28',
    kind: 'locations',
    places: [
      { space: SeagullLagoon, minions: 2 },
      { space: HeavensGlade, minions: 2 },
    ],
    general: { who: BLUE, to: AncientRuins, minions: 1 },
  },
  {
    id: 'DS29',
    kind: 'locations',
    places: [
      { space: WolfPass, minions: 1 },
      { space: GreenleafVillage, minions: 2 },
    ],
    general: { who: BLACK, to: MonarchCity, minions: 0 },
  },
  {
    id: 'DS30',
    kind: 'locations',
    places: [
      { space: OrcValley, minions: 1 },
      { space: UnicornForest, minions: 2 },
    ],
    general: { who: BLACK, to: SeaBirdPort, minions: 2 },
  },
  {
    id: 'DS31',
    kind: 'locations',
    places: [
      { space: GhostMarsh, minions: 2 },
      { space: WhisperingWoods, minions: 1 },
    ],
    general: { who: BLACK, to: FatherOakForest, minions: 3 },
  },
  {
    id: 'DS32',
    kind: 'locations',
    places: [
      { space: FatherOakForest, minions: 1 },
      { space: GreenleafVillage, minions: 1 },
    ],
    general: { who: RED, to: MonarchCity, minions: 0 },
  },
  {
    id: 'DS33',
    kind: 'locations',
    places: [
      { space: BloodFlats, minions: 2 },
      { space: GreenleafVillage, minions: 1 },
    ],
    general: { who: BLACK, to: SeaBirdPort, minions: 2 },
  },
  {
    id: 'DS34',
    kind: 'locations',
    places: [
      { space: AmarakPeak, minions: 1 },
      { space: AngelTearFalls, minions: 2 },
    ],
    general: { who: GREEN, to: EaglePeakPass, minions: 2 },
  },
  {
    id: 'DS35',
    kind: 'locations',
    places: [
      { space: BountyBay, minions: 1 },
      { space: DancingStones, minions: 2 },
    ],
    general: { who: BLUE, to: MonarchCity, minions: 0 },
  },
  {
    id: 'DS36',
    kind: 'locations',
    places: [
      { space: ThornyWoods, minions: 2 },
      { space: MermaidHarbor, minions: 1 },
    ],
    general: { who: RED, to: AngelTearFalls, minions: 1 },
  },
  {
    id: 'DS37',
    kind: 'locations',
    places: [
      { space: WolfPass, minions: 1 },
      { space: DancingStones, minions: 1 },
    ],
    general: { who: GREEN, to: MonarchCity, minions: 0 },
  },
  {
    id: 'DS38',
    kind: 'locations',
    places: [
      { space: GhostMarsh, minions: 1 },
      { space: WhisperingWoods, minions: 2 },
    ],
    general: { who: BLUE, to: AncientRuins, minions: 2 },
  },
  {
    id: 'DS39',
    kind: 'locations',
    places: [
      { space: WindyPass, minions: 2 },
      { space: RavenForest, minions: 1 },
    ],
    general: { who: GREEN, to: OrcValley, minions: 2 },
  },
  {
    id: 'DS40',
    kind: 'locations',
    places: [
      { space: WitheredHills, minions: 1 },
      { space: FatherOakForest, minions: 1 },
    ],
    general: { who: BLACK, to: WindyPass, minions: 3 },
  },
  {
    id: 'DS41',
    kind: 'locations',
    places: [
      { space: WolfPass, minions: 1 },
      { space: EnchantedGlade, minions: 1 },
    ],
    general: { who: BLACK, to: NEXT, minions: 1 },
  },
  {
    id: 'DS42',
    kind: 'locations',
    places: [
      { space: PleasantHill, minions: 1 },
      { space: MinotaurForest, minions: 2 },
    ],
    general: { who: BLACK, to: FatherOakForest, minions: 1 },
  },
  {
    id: 'DS43',
    kind: 'locations',
    places: [
      { space: OrcValley, minions: 2 },
      { space: BlizzardMountains, minions: 1 },
    ],
    general: { who: GREEN, to: OrcValley, minions: 2 },
  },
  {
    id: 'DS44',
    kind: 'locations',
    places: [
      { space: WyvernForest, minions: 2 },
      { space: SeaBirdPort, minions: 2 },
    ],
    general: { who: BLUE, to: HeavensGlade, minions: 1 },
  },
  {
    id: 'DS45',
    kind: 'locations',
    places: [
      { space: RockBridgePass, minions: 1 },
      { space: DarkWoods, minions: 1 },
    ],
    general: { who: RED, to: BountyBay, minions: 1 },
  },
  {
    id: 'DS46',
    kind: 'locations',
    places: [
      { space: BlizzardMountains, minions: 2 },
      { space: FireRiver, minions: 1 },
    ],
    general: { who: BLUE, to: HeavensGlade, minions: 2 },
  },
  { id: 'DS47', kind: 'quiet', places: [], general: null },
  { id: 'DS48', kind: 'quiet', places: [], general: null },
  { id: 'DS49', kind: 'quiet', places: [], general: null },
  { id: 'DS50', kind: 'patrols', places: [], general: { who: GREEN, to: NEXT, minions: 2 } },
  { id: 'DS51', kind: 'patrols', places: [], general: { who: RED, to: NEXT, minions: 1 } },
  { id: 'DS52', kind: 'patrols', places: [], general: { who: BLACK, to: NEXT, minions: 1 } },
  { id: 'DS53', kind: 'patrols', places: [], general: { who: BLUE, to: NEXT, minions: 1 } },
  { id: 'DS54', kind: 'warParty', places: [], general: { who: BLUE, to: MonarchCity, minions: 0 } },
  { id: 'DS55', kind: 'warParty', places: [], general: { who: BLACK, to: MonarchCity, minions: 0 } },
  { id: 'DS56', kind: 'city', places: [], general: null },
  { id: 'DS57', kind: 'quiet', places: [], general: null },
  { id: 'DS58', kind: 'quiet', places: [], general: null },
  { id: 'DS59', kind: 'quiet', places: [], general: null },
  { id: 'DS60', kind: 'quiet', places: [], general: null },
  { id: 'DS61', kind: 'quiet', places: [], general: null },
  { id: 'DS62', kind: 'quiet', places: [], general: null },
  { id: 'DS63', kind: 'quiet', places: [], general: null },
  { id: 'DS64', kind: 'quiet', places: [], general: null },
];

/** Cards of the published deck; the rest are the `quietExtra` ones. */
export const PUBLISHED_DARKNESS = 56;
