/** Where things lie on a canvas of 1000 × 700, in the order of the content: sites, then the spaces of each route; and where names stand. */
import type { Site } from '../../content/types.ts';

type Spot = readonly [x: number, y: number];

/** JUB-B4.2: the middles of the sites. */
export const siteSpots: readonly Spot[] = [
  [500, 75], // Menzoberranzan
  [385, 45], // Blingdenstone
  [345, 165], // Mantol-Derith
  [285, 265], // Gracklstugh
  [530, 285], // Chasmleap Bridge
  [665, 180], // Everfire
  [700, 285], // Halls of the Scoured Legion
  [300, 370], // The Labyrinth
  [525, 420], // Araumycos
  [725, 425], // Ched Nasad
  [290, 500], // Skullport
  [480, 535], // Eryndlyn
  [665, 545], // Llacerellyn
  [300, 640], // Kanaglym
  [535, 650], // Tsenviilyq
  [70, 75], // Gauntlgrym
  [205, 85], // The Wormwrithings
  [75, 220], // Jhachalkhyn
  [75, 345], // Buiyrandyn
  [75, 480], // Stoneshaft Clanhold
  [80, 635], // Ch'Chitl
  [800, 60], // Chaulssin
  [920, 150], // The Phaerlin
  [855, 320], // Yathchol
  [915, 455], // Ruins of Dekanter
  [885, 640], // Ss'zuraass'nee
];

/** The spaces of each route, from its first end to its second. */
export const routeSpots: readonly (readonly Spot[])[] = [
  [
    [474, 143],
    [457, 188],
    [415, 184],
  ], // Menzoberranzan to Mantol-Derith
  [
    [563, 115],
    [602, 140],
  ], // Menzoberranzan to Everfire
  [
    [511, 155],
    [519, 205],
  ], // Menzoberranzan to Chasmleap Bridge
  [[365, 105]], // Blingdenstone to Mantol-Derith
  [[315, 215]], // Mantol-Derith to Gracklstugh
  [
    [378, 273],
    [437, 277],
  ], // Gracklstugh to Chasmleap Bridge
  [[292, 318]], // Gracklstugh to The Labyrinth
  [[598, 232]], // Chasmleap Bridge to Everfire
  [[528, 352]], // Chasmleap Bridge to Araumycos
  [[682, 232]], // Everfire to Halls of the Scoured Legion
  [
    [710, 338],
    [716, 372],
  ], // Halls of the Scoured Legion to Ched Nasad
  [
    [386, 389],
    [440, 401],
  ], // The Labyrinth to Araumycos
  [
    [296, 419],
    [294, 451],
  ], // The Labyrinth to Skullport
  [[625, 422]], // Araumycos to Ched Nasad
  [[502, 478]], // Araumycos to Eryndlyn
  [
    [702, 471],
    [688, 499],
  ], // Ched Nasad to Llacerellyn
  [[295, 570]], // Skullport to Kanaglym
  [
    [412, 575],
    [368, 600],
  ], // Eryndlyn to Kanaglym
  [[572, 540]], // Eryndlyn to Llacerellyn
  [[600, 598]], // Llacerellyn to Tsenviilyq
  [
    [389, 644],
    [446, 646],
  ], // Kanaglym to Tsenviilyq
  [], // Gauntlgrym to The Wormwrithings
  [[72, 148]], // Gauntlgrym to Jhachalkhyn
  [[275, 125]], // The Wormwrithings to Mantol-Derith
  [[180, 242]], // Jhachalkhyn to Gracklstugh
  [[75, 282]], // Jhachalkhyn to Buiyrandyn
  [[188, 358]], // Buiyrandyn to The Labyrinth
  [[75, 412]], // Buiyrandyn to Stoneshaft Clanhold
  [
    [157, 488],
    [208, 492],
  ], // Stoneshaft Clanhold to Skullport
  [[78, 558]], // Stoneshaft Clanhold to Ch'Chitl
  [[190, 638]], // Ch'Chitl to Kanaglym
  [[732, 120]], // Everfire to Chaulssin
  [[860, 105]], // Chaulssin to The Phaerlin
  [[888, 235]], // The Phaerlin to Yathchol
  [
    [955, 266],
    [952, 339],
  ], // The Phaerlin to Ruins of Dekanter
  [[778, 302]], // Halls of the Scoured Legion to Yathchol
  [[790, 372]], // Ched Nasad to Yathchol
  [[820, 440]], // Ched Nasad to Ruins of Dekanter
  [[900, 548]], // Ruins of Dekanter to Ss'zuraass'nee
  [
    [749, 581],
    [801, 604],
  ], // Llacerellyn to Ss'zuraass'nee
];

/** By how many spaces a site has: where they lie around its middle. */
export const spacesAround: readonly (readonly Spot[])[] = [
  [],
  [[0, 0]],
  [
    [-13, 0],
    [13, 0],
  ],
  [
    [-26, 0],
    [0, 0],
    [26, 0],
  ],
  [
    [-13, -12],
    [13, -12],
    [-13, 12],
    [13, 12],
  ],
  [
    [-26, -12],
    [0, -12],
    [26, -12],
    [-13, 12],
    [13, 12],
  ],
  [
    [-26, -12],
    [0, -12],
    [26, -12],
    [-26, 12],
    [0, 12],
    [26, 12],
  ],
];

/** Where a name stands beside its plate, so that it covers no space; moved by so many pixels of the usual stage. */
export interface NameSpot {
  readonly side: 'above' | 'below' | 'left' | 'right';
  readonly dx: number;
  readonly dy: number;
  /** Shorter than the whole name, which the zoom has. */
  readonly short?: string;
}

const above = (dx: number, short?: string): NameSpot => ({
  side: 'above',
  dx,
  dy: 0,
  ...(short === undefined ? {} : { short }),
});

const spots: { readonly [site: Site]: NameSpot } = {
  0: above(10), // Menzoberranzan
  1: above(-30), // Blingdenstone
  2: { side: 'left', dx: 0, dy: -8 }, // Mantol-Derith
  3: above(-40), // Gracklstugh
  4: { side: 'left', dx: 6, dy: 24, short: 'Chasmleap' }, // Chasmleap Bridge
  5: above(2), // Everfire
  6: above(60, 'Scoured Legion'), // Halls of the Scoured Legion
  7: { side: 'left', dx: 20, dy: -23, short: 'Labyrinth' }, // The Labyrinth
  8: { side: 'left', dx: -3, dy: 21 }, // Araumycos
  9: { side: 'below', dx: 44, dy: -1 }, // Ched Nasad
  10: { side: 'left', dx: 8, dy: -25 }, // Skullport
  11: above(-34), // Eryndlyn
  12: { side: 'right', dx: -6, dy: -13 }, // Llacerellyn
  13: above(-4), // Kanaglym
  14: above(-10), // Tsenviilyq
  16: above(8, 'Wormwrithings'), // The Wormwrithings
  17: { side: 'right', dx: -8, dy: -22 }, // Jhachalkhyn
  18: above(54), // Buiyrandyn
  19: above(-6, 'Stoneshaft'), // Stoneshaft Clanhold
  20: { side: 'below', dx: 4, dy: -6 }, // Ch'Chitl
  22: above(6, 'Phaerlin'), // The Phaerlin
  24: above(18, 'Dekanter'), // Ruins of Dekanter
  25: above(12), // Ss'zuraass'nee
};

const usual = above(0);
export const nameSpot = (site: Site): NameSpot => spots[site] ?? usual;
