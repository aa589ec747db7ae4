/** The map (C1): 45 spaces in board order, which is alphabetical; wherever several spaces are processed, they are in this order. */
import { BLACK, BLUE, GREEN, PURPLE, RED } from './types.ts';
import type { Space, SpaceCard } from './types.ts';

export const AmarakPeak: Space = 0;
export const AncientRuins: Space = 1;
export const AngelTearFalls: Space = 2;
export const BlizzardMountains: Space = 3;
export const BloodFlats: Space = 4;
export const BountyBay: Space = 5;
export const BrookdaleVillage: Space = 6;
export const ChimeraInn: Space = 7;
export const CrystalHills: Space = 8;
export const CursedPlateau: Space = 9;
export const DancingStones: Space = 10;
export const DarkWoods: Space = 11;
export const DragonsTeethRange: Space = 12;
export const EagleNestInn: Space = 13;
export const EaglePeakPass: Space = 14;
export const EnchantedGlade: Space = 15;
export const FatherOakForest: Space = 16;
export const FireRiver: Space = 17;
export const GhostMarsh: Space = 18;
export const GoldenOakForest: Space = 19;
export const GreenleafVillage: Space = 20;
export const GryphonForest: Space = 21;
export const GryphonInn: Space = 22;
export const HeavensGlade: Space = 23;
export const LandOfAmazons: Space = 24;
export const MccormHighlands: Space = 25;
export const MermaidHarbor: Space = 26;
export const MinotaurForest: Space = 27;
export const MonarchCity: Space = 28;
export const MountainsOfMist: Space = 29;
export const OrcValley: Space = 30;
export const PleasantHill: Space = 31;
export const RavenForest: Space = 32;
export const RockBridgePass: Space = 33;
export const ScorpionCanyon: Space = 34;
export const SeaBirdPort: Space = 35;
export const SeagullLagoon: Space = 36;
export const SerpentSwamp: Space = 37;
export const ThornyWoods: Space = 38;
export const UnicornForest: Space = 39;
export const WhisperingWoods: Space = 40;
export const WindyPass: Space = 41;
export const WitheredHills: Space = 42;
export const WolfPass: Space = 43;
export const WyvernForest: Space = 44;

export const spaces: readonly SpaceCard[] = [
  { id: 'amarakPeak', name: 'Amarak Peak', kind: 'land', colour: BLUE, chest: false, x: 838, y: 150, adjacent: [EaglePeakPass, GhostMarsh, MccormHighlands, ThornyWoods] },
  { id: 'ancientRuins', name: 'Ancient Ruins', kind: 'land', colour: RED, chest: false, x: 732, y: 338, adjacent: [GreenleafVillage, HeavensGlade, WhisperingWoods] },
  { id: 'angelTearFalls', name: 'Angel Tear Falls', kind: 'land', colour: BLACK, chest: false, x: 402, y: 556, adjacent: [BountyBay, DragonsTeethRange, FireRiver, PleasantHill, RavenForest] },
  { id: 'blizzardMountains', name: 'Blizzard Mountains', kind: 'land', colour: BLUE, chest: false, x: 878, y: 332, adjacent: [HeavensGlade, WitheredHills] },
  { id: 'bloodFlats', name: 'Blood Flats', kind: 'land', colour: RED, chest: false, x: 128, y: 508, adjacent: [BrookdaleVillage, RavenForest, ScorpionCanyon, UnicornForest] },
  { id: 'bountyBay', name: 'Bounty Bay', kind: 'land', colour: BLUE, chest: true, x: 505, y: 468, adjacent: [AngelTearFalls, GreenleafVillage, MermaidHarbor, MonarchCity] },
  { id: 'brookdaleVillage', name: 'Brookdale Village', kind: 'land', colour: BLACK, chest: false, x: 252, y: 346, adjacent: [BloodFlats, FatherOakForest, PleasantHill, RockBridgePass, SeaBirdPort, UnicornForest] },
  { id: 'chimeraInn', name: 'Chimera Inn', kind: 'inn', colour: PURPLE, chest: false, x: 966, y: 376, adjacent: [WitheredHills] },
  { id: 'crystalHills', name: 'Crystal Hills', kind: 'land', colour: BLUE, chest: false, x: 690, y: 646, adjacent: [FireRiver, MermaidHarbor, WyvernForest] },
  { id: 'cursedPlateau', name: 'Cursed Plateau', kind: 'land', colour: RED, chest: false, x: 930, y: 566, adjacent: [LandOfAmazons, WitheredHills, WyvernForest] },
  { id: 'dancingStones', name: 'Dancing Stones', kind: 'land', colour: BLACK, chest: false, x: 612, y: 312, adjacent: [GreenleafVillage, MonarchCity, OrcValley, WhisperingWoods] },
  { id: 'darkWoods', name: 'Dark Woods', kind: 'land', colour: BLACK, chest: false, x: 82, y: 58, adjacent: [GoldenOakForest, WindyPass] },
  { id: 'dragonsTeethRange', name: 'Dragon’s Teeth Range', kind: 'land', colour: BLUE, chest: false, x: 318, y: 648, adjacent: [AngelTearFalls] },
  { id: 'eagleNestInn', name: 'Eagle Nest Inn', kind: 'inn', colour: PURPLE, chest: false, x: 36, y: 258, adjacent: [EnchantedGlade] },
  { id: 'eaglePeakPass', name: 'Eagle Peak Pass', kind: 'land', colour: BLUE, chest: false, x: 652, y: 160, adjacent: [AmarakPeak, OrcValley, WhisperingWoods] },
  { id: 'enchantedGlade', name: 'Enchanted Glade', kind: 'land', colour: BLACK, chest: false, x: 118, y: 300, adjacent: [EagleNestInn, RockBridgePass, UnicornForest] },
  { id: 'fatherOakForest', name: 'Father Oak Forest', kind: 'land', colour: GREEN, chest: false, x: 392, y: 318, adjacent: [BrookdaleVillage, MonarchCity, PleasantHill, SeaBirdPort, WolfPass] },
  { id: 'fireRiver', name: 'Fire River', kind: 'land', colour: BLACK, chest: false, x: 534, y: 640, adjacent: [AngelTearFalls, CrystalHills, MermaidHarbor] },
  { id: 'ghostMarsh', name: 'Ghost Marsh', kind: 'land', colour: RED, chest: false, x: 934, y: 66, adjacent: [AmarakPeak] },
  { id: 'goldenOakForest', name: 'Golden Oak Forest', kind: 'land', colour: GREEN, chest: false, x: 72, y: 168, adjacent: [DarkWoods, RockBridgePass] },
  { id: 'greenleafVillage', name: 'Greenleaf Village', kind: 'land', colour: GREEN, chest: false, x: 628, y: 412, adjacent: [AncientRuins, BountyBay, DancingStones, MonarchCity, MountainsOfMist] },
  { id: 'gryphonForest', name: 'Gryphon Forest', kind: 'land', colour: GREEN, chest: false, x: 560, y: 56, adjacent: [GryphonInn, SeagullLagoon, SerpentSwamp] },
  { id: 'gryphonInn', name: 'Gryphon Inn', kind: 'inn', colour: PURPLE, chest: false, x: 566, y: 140, adjacent: [GryphonForest] },
  { id: 'heavensGlade', name: 'Heaven’s Glade', kind: 'land', colour: GREEN, chest: false, x: 812, y: 262, adjacent: [AncientRuins, BlizzardMountains, ThornyWoods, WhisperingWoods] },
  { id: 'landOfAmazons', name: 'Land of Amazons', kind: 'land', colour: BLACK, chest: true, x: 772, y: 518, adjacent: [CursedPlateau, MermaidHarbor, MountainsOfMist, WyvernForest] },
  { id: 'mccormHighlands', name: 'McCorm Highlands', kind: 'land', colour: BLACK, chest: true, x: 764, y: 74, adjacent: [AmarakPeak, SerpentSwamp] },
  { id: 'mermaidHarbor', name: 'Mermaid Harbor', kind: 'land', colour: BLACK, chest: true, x: 622, y: 546, adjacent: [BountyBay, CrystalHills, FireRiver, LandOfAmazons, WyvernForest] },
  { id: 'minotaurForest', name: 'Minotaur Forest', kind: 'land', colour: GREEN, chest: false, x: 372, y: 138, adjacent: [SeagullLagoon, WolfPass] },
  { id: 'monarchCity', name: 'Monarch City', kind: 'city', colour: PURPLE, chest: true, x: 500, y: 350, adjacent: [BountyBay, DancingStones, FatherOakForest, GreenleafVillage, OrcValley, WolfPass] },
  { id: 'mountainsOfMist', name: 'Mountains of Mist', kind: 'land', colour: BLUE, chest: false, x: 756, y: 424, adjacent: [GreenleafVillage, LandOfAmazons, WitheredHills] },
  { id: 'orcValley', name: 'Orc Valley', kind: 'land', colour: RED, chest: false, x: 560, y: 222, adjacent: [DancingStones, EaglePeakPass, MonarchCity, WhisperingWoods, WolfPass] },
  { id: 'pleasantHill', name: 'Pleasant Hill', kind: 'land', colour: RED, chest: true, x: 338, y: 432, adjacent: [AngelTearFalls, BrookdaleVillage, FatherOakForest, RavenForest] },
  { id: 'ravenForest', name: 'Raven Forest', kind: 'land', colour: GREEN, chest: false, x: 252, y: 552, adjacent: [AngelTearFalls, BloodFlats, PleasantHill, ScorpionCanyon] },
  { id: 'rockBridgePass', name: 'Rock Bridge Pass', kind: 'land', colour: BLUE, chest: false, x: 196, y: 214, adjacent: [BrookdaleVillage, EnchantedGlade, GoldenOakForest, SeaBirdPort, WindyPass] },
  { id: 'scorpionCanyon', name: 'Scorpion Canyon', kind: 'land', colour: RED, chest: false, x: 88, y: 624, adjacent: [BloodFlats, RavenForest] },
  { id: 'seaBirdPort', name: 'Sea Bird Port', kind: 'land', colour: BLACK, chest: true, x: 318, y: 222, adjacent: [BrookdaleVillage, FatherOakForest, RockBridgePass, WindyPass] },
  { id: 'seagullLagoon', name: 'Seagull Lagoon', kind: 'land', colour: BLUE, chest: false, x: 452, y: 72, adjacent: [GryphonForest, MinotaurForest, WolfPass] },
  { id: 'serpentSwamp', name: 'Serpent Swamp', kind: 'land', colour: RED, chest: false, x: 664, y: 60, adjacent: [GryphonForest, MccormHighlands] },
  { id: 'thornyWoods', name: 'Thorny Woods', kind: 'land', colour: GREEN, chest: false, x: 936, y: 212, adjacent: [AmarakPeak, HeavensGlade] },
  { id: 'unicornForest', name: 'Unicorn Forest', kind: 'land', colour: GREEN, chest: false, x: 82, y: 404, adjacent: [BloodFlats, BrookdaleVillage, EnchantedGlade] },
  { id: 'whisperingWoods', name: 'Whispering Woods', kind: 'land', colour: GREEN, chest: false, x: 700, y: 246, adjacent: [AncientRuins, DancingStones, EaglePeakPass, HeavensGlade, OrcValley] },
  { id: 'windyPass', name: 'Windy Pass', kind: 'land', colour: RED, chest: false, x: 212, y: 96, adjacent: [DarkWoods, RockBridgePass, SeaBirdPort] },
  { id: 'witheredHills', name: 'Withered Hills', kind: 'land', colour: RED, chest: false, x: 900, y: 446, adjacent: [BlizzardMountains, ChimeraInn, CursedPlateau, MountainsOfMist] },
  { id: 'wolfPass', name: 'Wolf Pass', kind: 'land', colour: BLUE, chest: false, x: 452, y: 228, adjacent: [FatherOakForest, MinotaurForest, MonarchCity, OrcValley, SeagullLagoon] },
  { id: 'wyvernForest', name: 'Wyvern Forest', kind: 'land', colour: GREEN, chest: false, x: 834, y: 634, adjacent: [CrystalHills, CursedPlateau, LandOfAmazons, MermaidHarbor] },
];
