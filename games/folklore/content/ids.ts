/** The names of all things as content says them: a name that is not here is an error of the types. */

/** The characters. */
export const BOOKLETS = ['WH', 'EX', 'AR', 'TE', 'OA', 'MO'] as const;
export type BookletId = (typeof BOOKLETS)[number];
/** The Ability deck. */
export const ABILITIES = [
  'AB01',
  'AB02',
  'AB03',
  'AB04',
  'AB05',
  'AB06',
  'AB07',
  'AB08',
  'AB09',
  'AB10',
  'AB11',
  'AB12',
  'AB13',
  'AB14',
  'AB15',
  'AB16',
  'AB17',
  'AB18',
  'AB19',
  'AB20',
  'AB21',
  'AB22',
  'AB23',
  'AB24',
  'AB25',
  'AB26',
  'AB27',
  'AB28',
  'AB29',
  'AB30',
  'AB31',
  'AB32',
  'AB33',
  'AB34',
  'AB35',
  'AB36',
  'AB37',
  'AB38',
  'AB39',
  'AB40',
] as const;
export type AbilityId = (typeof ABILITIES)[number];
/** Weapons of the Item deck. */
export const WEAPONS = [
  'W01',
  'W02',
  'W03',
  'W04',
  'W05',
  'W06',
  'W07',
  'W08',
  'W09',
  'W10',
  'W11',
  'W12',
  'W13',
  'W14',
  'W15',
  'W16',
  'W17',
  'W18',
  'W19',
  'W20',
  'W21',
  'W22',
  'W23',
  'W24',
  'W25',
  'W26',
  'W27',
  'W28',
] as const;
export type WeaponId = (typeof WEAPONS)[number];
/** Protective items of the Item deck. */
export const PROTECTIVES = [
  'P01',
  'P02',
  'P03',
  'P04',
  'P05',
  'P06',
  'P07',
  'P08',
  'P09',
  'P10',
  'P11',
  'P12',
  'P13',
  'P14',
  'P15',
] as const;
export type ProtectiveId = (typeof PROTECTIVES)[number];
/** Enhancement items of the Item deck. */
export const ENHANCEMENTS = [
  'E01',
  'E02',
  'E03',
  'E04',
  'E05',
  'E06',
  'E07',
  'E08',
  'E09',
  'E10',
  'E11',
  'E12',
  'E13',
  'E14',
  'E15',
  'E16',
  'E17',
  'E18',
] as const;
export type EnhancementId = (typeof ENHANCEMENTS)[number];
/** What characters begin with. */
export const STARTERS = [
  'S01',
  'S02',
  'S03',
  'S03b',
  'S04',
  'S05',
  'S06',
  'S07',
  'S08',
  'S09',
  'S10',
  'S11',
  'S12a',
  'S12b',
  'S13',
] as const;
export type StarterId = (typeof STARTERS)[number];
/** Artifacts, those of stories included. */
export const ARTIFACTS = ['X01', 'X02', 'X03', 'X04', 'X05', 'X06', 'X07', 'X08', 'X09', 'X10', 'X11', 'X12'] as const;
export type ArtifactId = (typeof ARTIFACTS)[number];
/** Heirlooms. */
export const HEIRLOOMS = ['H01', 'H02', 'H03', 'H04', 'H05', 'H06'] as const;
export type HeirloomId = (typeof HEIRLOOMS)[number];
/** Consumables. */
export const CONSUMABLES = [
  'K01',
  'K02',
  'K03',
  'K04',
  'K05',
  'K06',
  'K07',
  'K08',
  'K09',
  'K10',
  'K11',
  'K12',
  'K13',
  'K14',
  'K15',
  'K16',
  'K17',
  'K18',
  'K19',
  'K20',
] as const;
export type ConsumableId = (typeof CONSUMABLES)[number];
/** The Prayer deck. */
export const PRAYERS = [
  'PR01',
  'PR02',
  'PR03',
  'PR04',
  'PR05',
  'PR06',
  'PR07',
  'PR08',
  'PR09',
  'PR10',
  'PR11',
  'PR12',
] as const;
export type PrayerId = (typeof PRAYERS)[number];
/** The Ritual deck. */
export const RITUALS = [
  'RT01',
  'RT02',
  'RT03',
  'RT04',
  'RT05',
  'RT06',
  'RT07',
  'RT08',
  'RT09',
  'RT10',
  'RT11',
  'RT12',
] as const;
export type RitualId = (typeof RITUALS)[number];
/** The Recipe deck. */
export const RECIPES = ['RC01', 'RC02', 'RC03', 'RC04', 'RC05', 'RC06', 'RC07', 'RC08', 'RC09', 'RC10'] as const;
export type RecipeId = (typeof RECIPES)[number];
/** The Companion deck. */
export const COMPANIONS = [
  'CO01',
  'CO02',
  'CO03',
  'CO04',
  'CO05',
  'CO06',
  'CO07',
  'CO08',
  'CO09',
  'CO10',
  'CO11',
  'CO12',
] as const;
export type CompanionId = (typeof COMPANIONS)[number];
/** The Tarot deck. */
export const TAROTS = [
  'TA00',
  'TA01',
  'TA02',
  'TA03',
  'TA04',
  'TA05',
  'TA06',
  'TA07',
  'TA08',
  'TA09',
  'TA10',
  'TA11',
  'TA12',
  'TA13',
  'TA14',
  'TA15',
  'TA16',
  'TA17',
  'TA18',
  'TA19',
  'TA20',
  'TA21',
] as const;
export type TarotId = (typeof TAROTS)[number];
/** The Road Event deck. */
export const ROADS = [
  'RD01',
  'RD02',
  'RD03',
  'RD04',
  'RD05',
  'RD06',
  'RD07',
  'RD08',
  'RD09',
  'RD10',
  'RD11',
  'RD12',
  'RD13',
  'RD14',
  'RD15',
  'RD16',
  'RD17',
  'RD18',
  'RD19',
  'RD20',
  'RD21',
  'RD22',
  'RD23',
  'RD24',
] as const;
export type RoadId = (typeof ROADS)[number];
/** The Off-Road Event deck. */
export const OFF_ROADS = [
  'OF01',
  'OF02',
  'OF03',
  'OF04',
  'OF05',
  'OF06',
  'OF07',
  'OF08',
  'OF09',
  'OF10',
  'OF11',
  'OF12',
  'OF13',
  'OF14',
  'OF15',
  'OF16',
  'OF17',
  'OF18',
  'OF19',
  'OF20',
  'OF21',
  'OF22',
  'OF23',
  'OF24',
] as const;
export type OffRoadId = (typeof OFF_ROADS)[number];
/** Creatures. */
export const CREATURES = [
  'C01',
  'C02',
  'C03',
  'C04',
  'C05',
  'C06',
  'C07',
  'C08',
  'C09',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
  'C19',
  'C20',
  'C21',
  'C22',
  'C23',
  'C24',
  'C25',
  'C26',
  'C27',
  'C28',
] as const;
export type CreatureId = (typeof CREATURES)[number];
/** Afflictions. */
export const AFFLICTIONS = ['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F09'] as const;
export type AfflictionId = (typeof AFFLICTIONS)[number];
/** Adventure maps. */
export const MAPS = [
  'MP01',
  'MP02',
  'MP03',
  'MP04',
  'MP05',
  'MP06',
  'MP07',
  'MP08',
  'MP09',
  'MP10',
  'MP11',
  'MP12',
] as const;
export type MapId = (typeof MAPS)[number];
/** Towns. */
export const TOWNS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'] as const;
export type TownId = (typeof TOWNS)[number];
/** Wayfarers’ Camps. */
export const ENCAMPMENTS = ['G1', 'G2'] as const;
export type EncampmentId = (typeof ENCAMPMENTS)[number];
/** Sites of the World Map. */
export const SITES = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'] as const;
export type SiteId = (typeof SITES)[number];
/** Places off the road. */
export const OFF_ROAD_NODES = [
  'O01',
  'O02',
  'O03',
  'O04',
  'O05',
  'O06',
  'O07',
  'O08',
  'O09',
  'O10',
  'O11',
  'O12',
  'O13',
  'O14',
  'O15',
  'O16',
  'O17',
] as const;
export type OffRoadNodeId = (typeof OFF_ROAD_NODES)[number];

export type ItemId = WeaponId | ProtectiveId | EnhancementId;
/** Everything a character can carry that is not a consumable. */
export type CarriedId = ItemId | StarterId | ArtifactId | HeirloomId;
export type EventId = RoadId | OffRoadId;
export type FoeId = CreatureId | AfflictionId;
/** A road node is named by its road and its number from where the road begins: `R04.3`. */
export type RoadNodeId = `R${number}.${number}`;
export type NodeId = TownId | EncampmentId | SiteId | OffRoadNodeId | RoadNodeId;
