/** The province of Morvany: towns, Wayfarers’ Camps, sites, roads and what lies off them, on a canvas of 1000 × 700. */
import type { OffRoadNodeId, SiteId, TownId } from './ids.ts';
import { SERVICES } from './things.ts';
import type { Encampment, OffRoadEdges, OffRoadNode, Road, ServicePlace, Site, Town } from './things.ts';

const town = (id: TownId, name: string, x: number, y: number, ...services: ServicePlace[]): Town => ({
  id,
  name,
  x,
  y,
  services,
});
const site = (id: SiteId, name: string, x: number, y: number, on: Site['on']): Site => ({ id, name, x, y, on });
const node = (id: OffRoadNodeId, name: string, terrain: OffRoadNode['terrain'], x: number, y: number): OffRoadNode => ({
  id,
  name,
  terrain,
  x,
  y,
});

export const towns: readonly Town[] = [
  town('T1', 'Hollenmark', 500, 350, ...SERVICES),
  town('T2', 'Sankt Orsel', 320, 220, 'physician', 'church', 'market', 'inn', 'library'),
  town('T3', 'Grimwald', 150, 380, 'blacksmith', 'market', 'inn', 'apothecary'),
  town('T4', 'Petrozel', 720, 180, 'physician', 'blacksmith', 'market', 'inn'),
  town('T5', 'Lacuvar', 640, 560, 'physician', 'market', 'inn', 'apothecary'),
  town('T6', 'Vadeni', 330, 560, 'church', 'market', 'inn'),
  town('T7', 'Kestrova', 800, 400, 'church', 'blacksmith', 'market', 'inn', 'magistrate'),
  town('T8', 'Dorn', 520, 80, 'blacksmith', 'inn', 'library', 'magistrate'),
];

export const encampments: readonly Encampment[] = [
  { id: 'G1', name: 'Ember Wheel', x: 290, y: 400 },
  { id: 'G2', name: 'Blue Lantern', x: 880, y: 270 },
];

export const sites: readonly Site[] = [
  site('A1', 'Vey Mill', 375, 420, 'road'),
  site('A2', 'Blackwater Fen', 470, 655, 'offRoad'),
  site('A3', 'Abbey of the Ninth Hour', 165, 110, 'road'),
  site('A4', 'The Standing Wives', 55, 230, 'offRoad'),
  site('A5', 'Silver Hand Mine', 870, 85, 'road'),
  site('A6', 'Castle Varkonyi', 950, 350, 'road'),
  site('A7', 'Trapper’s Hut', 55, 520, 'offRoad'),
  site('A8', 'Sunken Library of Ilmar', 790, 645, 'offRoad'),
  site('A9', 'Hanged Man’s Hill', 625, 260, 'road'),
];

/** Its nodes lie at equal distances on the straight line between its ends. */
export const roads: readonly Road[] = [
  { id: 'R01', from: 'T1', to: 'T2', segments: 6 },
  { id: 'R02', from: 'T1', to: 'T7', segments: 7 },
  { id: 'R03', from: 'T1', to: 'T5', segments: 6 },
  { id: 'R04', from: 'T1', to: 'T6', segments: 6 },
  { id: 'R05', from: 'T1', to: 'T8', segments: 6 },
  { id: 'R06', from: 'T2', to: 'T3', segments: 6 },
  { id: 'R07', from: 'T3', to: 'T6', segments: 6 },
  { id: 'R08', from: 'T2', to: 'T8', segments: 5 },
  { id: 'R09', from: 'T8', to: 'T4', segments: 5 },
  { id: 'R10', from: 'T4', to: 'T7', segments: 6 },
  { id: 'R11', from: 'T7', to: 'T5', segments: 6 },
  { id: 'R12', from: 'T5', to: 'T6', segments: 7 },
  { id: 'R13', from: 'T2', to: 'A3', segments: 4 },
  { id: 'R14', from: 'T4', to: 'A5', segments: 4 },
  { id: 'R15', from: 'T7', to: 'A6', segments: 4 },
  { id: 'R16', from: 'R04.3', to: 'A1', segments: 1 },
  { id: 'R17', from: 'R05.3', to: 'A9', segments: 2 },
];

export const offRoadNodes: readonly OffRoadNode[] = [
  node('O01', 'Wolfenkel Eaves', 'forest', 90, 310),
  node('O02', 'Priest-Stone Moor', 'moor', 90, 150),
  node('O03', 'Charcoal Hollow', 'forest', 75, 430),
  node('O04', 'Antler Run', 'forest', 110, 610),
  node('O05', 'Sow’s Back', 'hill', 220, 625),
  node('O06', 'Hazel Brake', 'forest', 380, 330),
  node('O07', 'Reedmere', 'fen', 350, 655),
  node('O08', 'Sinking Path', 'fen', 560, 650),
  node('O09', 'Heron Flats', 'fen', 720, 610),
  node('O10', 'Broken Aqueduct', 'ruin', 880, 560),
  node('O11', 'Larch Terrace', 'crag', 830, 220),
  node('O12', 'Widow’s Gap', 'crag', 700, 300),
  node('O13', 'Crow Common', 'moor', 650, 470),
  node('O14', 'Saint’s Ladder', 'crag', 445, 220),
  node('O15', 'Frost Tarn', 'crag', 290, 80),
  node('O16', 'Slag Slopes', 'crag', 780, 60),
  node('O17', 'Vineyard Ruin', 'ruin', 930, 470),
];

/** Paths off the road, from each place that only they lead to. A path between two such places is named at both. */
export const offRoadEdges: readonly OffRoadEdges[] = [
  { from: 'O01', to: ['A4', 'R06.3', 'T3'] },
  { from: 'O02', to: ['A3', 'A4'] },
  { from: 'O03', to: ['A7', 'T3'] },
  { from: 'O04', to: ['A7', 'O05'] },
  { from: 'O05', to: ['O04', 'O07', 'R07.4', 'T6'] },
  { from: 'O06', to: ['G1', 'R01.3', 'T1'] },
  { from: 'O07', to: ['A2', 'O05', 'T6'] },
  { from: 'O08', to: ['A2', 'T5'] },
  { from: 'O09', to: ['A8', 'T5'] },
  { from: 'O10', to: ['A8', 'O17', 'R11.2'] },
  { from: 'O11', to: ['G2', 'R10.2'] },
  { from: 'O12', to: ['A9', 'R02.4', 'R10.3'] },
  { from: 'O13', to: ['R02.3', 'R03.3', 'R11.4'] },
  { from: 'O14', to: ['R01.4', 'R05.4', 'R08.2'] },
  { from: 'O15', to: ['A3', 'R08.1'] },
  { from: 'O16', to: ['A5', 'R09.4'] },
  { from: 'O17', to: ['O10', 'R15.2', 'T7'] },
  { from: 'G1', to: ['A1', 'O06', 'R07.3'] },
  { from: 'G2', to: ['A6', 'O11', 'R10.3'] },
  { from: 'A2', to: ['O07', 'O08', 'R12.4'] },
  { from: 'A4', to: ['O01', 'O02'] },
  { from: 'A7', to: ['O03', 'O04'] },
  { from: 'A8', to: ['O09', 'O10'] },
];
