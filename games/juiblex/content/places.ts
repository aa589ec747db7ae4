/** JUB-B1.4, JUB-B4.2: the sites and the routes of the Underdark. Where they lie on the canvas is the board's business. */

export type Section = 'centre' | 'left' | 'right';

export interface SiteText {
  readonly id: string;
  readonly name: string;
  readonly section: Section;
  readonly vp: number;
  readonly spaces: number;
  /** The numbers of the spaces that begin with a white troop. */
  readonly white: readonly number[];
  /** VP per turn of the control marker under total control; 0 = no major site. */
  readonly marker: number;
  /** A black box: somebody may begin here. */
  readonly start: boolean;
}

/** A route joins two sites; `docks` are the numbers of the spaces at which its ends are attached (JUB-R21). */
export interface RouteText {
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly spaces: number;
  readonly white: readonly number[];
  readonly docks: readonly [number, number];
}

export const sites: readonly SiteText[] = [
  {
    id: 'menzoberranzan',
    name: 'Menzoberranzan',
    section: 'centre',
    vp: 5,
    spaces: 6,
    white: [1, 2, 3],
    marker: 2,
    start: false,
  },
  {
    id: 'blingdenstone',
    name: 'Blingdenstone',
    section: 'centre',
    vp: 4,
    spaces: 2,
    white: [1, 2],
    marker: 0,
    start: false,
  },
  {
    id: 'mantol-derith',
    name: 'Mantol-Derith',
    section: 'centre',
    vp: 4,
    spaces: 5,
    white: [1, 2],
    marker: 0,
    start: true,
  },
  {
    id: 'gracklstugh',
    name: 'Gracklstugh',
    section: 'centre',
    vp: 3,
    spaces: 4,
    white: [1, 2],
    marker: 0,
    start: false,
  },
  {
    id: 'chasmleap',
    name: 'Chasmleap Bridge',
    section: 'centre',
    vp: 1,
    spaces: 1,
    white: [],
    marker: 0,
    start: false,
  },
  { id: 'everfire', name: 'Everfire', section: 'centre', vp: 3, spaces: 3, white: [], marker: 0, start: false },
  {
    id: 'halls',
    name: 'Halls of the Scoured Legion',
    section: 'centre',
    vp: 3,
    spaces: 2,
    white: [2],
    marker: 0,
    start: false,
  },
  { id: 'labyrinth', name: 'The Labyrinth', section: 'centre', vp: 3, spaces: 3, white: [1], marker: 0, start: false },
  {
    id: 'araumycos',
    name: 'Araumycos',
    section: 'centre',
    vp: 3,
    spaces: 4,
    white: [1, 2, 3, 4],
    marker: 3,
    start: false,
  },
  { id: 'ched-nasad', name: 'Ched Nasad', section: 'centre', vp: 3, spaces: 4, white: [], marker: 0, start: true },
  { id: 'skullport', name: 'Skullport', section: 'centre', vp: 4, spaces: 5, white: [1, 2], marker: 0, start: true },
  { id: 'eryndlyn', name: 'Eryndlyn', section: 'centre', vp: 3, spaces: 3, white: [], marker: 0, start: true },
  { id: 'llacerellyn', name: 'Llacerellyn', section: 'centre', vp: 2, spaces: 2, white: [], marker: 0, start: false },
  { id: 'kanaglym', name: 'Kanaglym', section: 'centre', vp: 3, spaces: 3, white: [], marker: 0, start: false },
  {
    id: 'tsenviilyq',
    name: 'Tsenviilyq',
    section: 'centre',
    vp: 4,
    spaces: 3,
    white: [1, 2, 3],
    marker: 1,
    start: false,
  },
  { id: 'gauntlgrym', name: 'Gauntlgrym', section: 'left', vp: 2, spaces: 3, white: [1, 2], marker: 1, start: false },
  {
    id: 'wormwrithings',
    name: 'The Wormwrithings',
    section: 'left',
    vp: 3,
    spaces: 3,
    white: [],
    marker: 0,
    start: false,
  },
  { id: 'jhachalkhyn', name: 'Jhachalkhyn', section: 'left', vp: 4, spaces: 4, white: [], marker: 0, start: true },
  { id: 'buiyrandyn', name: 'Buiyrandyn', section: 'left', vp: 3, spaces: 3, white: [1], marker: 0, start: false },
  {
    id: 'stoneshaft',
    name: 'Stoneshaft Clanhold',
    section: 'left',
    vp: 4,
    spaces: 2,
    white: [1, 2],
    marker: 0,
    start: false,
  },
  { id: 'chchitl', name: "Ch'Chitl", section: 'left', vp: 2, spaces: 3, white: [1, 2], marker: 1, start: false },
  { id: 'chaulssin', name: 'Chaulssin', section: 'right', vp: 4, spaces: 5, white: [], marker: 0, start: true },
  { id: 'phaerlin', name: 'The Phaerlin', section: 'right', vp: 2, spaces: 3, white: [1, 2], marker: 1, start: false },
  { id: 'yathchol', name: 'Yathchol', section: 'right', vp: 4, spaces: 2, white: [1, 2], marker: 0, start: false },
  {
    id: 'dekanter',
    name: 'Ruins of Dekanter',
    section: 'right',
    vp: 5,
    spaces: 6,
    white: [1, 2],
    marker: 0,
    start: false,
  },
  {
    id: 'sszuraassnee',
    name: "Ss'zuraass'nee",
    section: 'right',
    vp: 2,
    spaces: 3,
    white: [1, 2],
    marker: 1,
    start: false,
  },
];

export const routes: readonly RouteText[] = [
  { id: 'r01', ends: ['menzoberranzan', 'mantol-derith'], spaces: 3, white: [], docks: [4, 3] },
  { id: 'r02', ends: ['menzoberranzan', 'everfire'], spaces: 2, white: [], docks: [6, 1] },
  { id: 'r03', ends: ['menzoberranzan', 'chasmleap'], spaces: 2, white: [], docks: [5, 1] },
  { id: 'r04', ends: ['blingdenstone', 'mantol-derith'], spaces: 1, white: [1], docks: [1, 3] },
  { id: 'r05', ends: ['mantol-derith', 'gracklstugh'], spaces: 1, white: [], docks: [4, 2] },
  { id: 'r06', ends: ['gracklstugh', 'chasmleap'], spaces: 2, white: [], docks: [4, 1] },
  { id: 'r07', ends: ['gracklstugh', 'labyrinth'], spaces: 1, white: [], docks: [4, 2] },
  { id: 'r08', ends: ['chasmleap', 'everfire'], spaces: 1, white: [], docks: [1, 1] },
  { id: 'r09', ends: ['chasmleap', 'araumycos'], spaces: 1, white: [1], docks: [1, 2] },
  { id: 'r10', ends: ['everfire', 'halls'], spaces: 1, white: [], docks: [3, 1] },
  { id: 'r11', ends: ['halls', 'ched-nasad'], spaces: 2, white: [], docks: [2, 1] },
  { id: 'r12', ends: ['labyrinth', 'araumycos'], spaces: 2, white: [2], docks: [3, 1] },
  { id: 'r13', ends: ['labyrinth', 'skullport'], spaces: 2, white: [], docks: [2, 2] },
  { id: 'r14', ends: ['araumycos', 'ched-nasad'], spaces: 1, white: [1], docks: [4, 1] },
  { id: 'r15', ends: ['araumycos', 'eryndlyn'], spaces: 1, white: [1], docks: [3, 3] },
  { id: 'r16', ends: ['ched-nasad', 'llacerellyn'], spaces: 2, white: [], docks: [3, 2] },
  { id: 'r17', ends: ['skullport', 'kanaglym'], spaces: 1, white: [], docks: [5, 2] },
  { id: 'r18', ends: ['eryndlyn', 'kanaglym'], spaces: 2, white: [], docks: [1, 3] },
  { id: 'r19', ends: ['eryndlyn', 'llacerellyn'], spaces: 1, white: [], docks: [3, 1] },
  { id: 'r20', ends: ['llacerellyn', 'tsenviilyq'], spaces: 1, white: [], docks: [1, 3] },
  { id: 'r21', ends: ['kanaglym', 'tsenviilyq'], spaces: 2, white: [], docks: [3, 1] },
  { id: 'r22', ends: ['gauntlgrym', 'wormwrithings'], spaces: 0, white: [], docks: [3, 1] },
  { id: 'r23', ends: ['gauntlgrym', 'jhachalkhyn'], spaces: 1, white: [], docks: [2, 1] },
  { id: 'r24', ends: ['wormwrithings', 'mantol-derith'], spaces: 1, white: [], docks: [3, 1] },
  { id: 'r25', ends: ['jhachalkhyn', 'gracklstugh'], spaces: 1, white: [], docks: [4, 1] },
  { id: 'r26', ends: ['jhachalkhyn', 'buiyrandyn'], spaces: 1, white: [], docks: [3, 2] },
  { id: 'r27', ends: ['buiyrandyn', 'labyrinth'], spaces: 1, white: [], docks: [3, 1] },
  { id: 'r28', ends: ['buiyrandyn', 'stoneshaft'], spaces: 1, white: [], docks: [2, 1] },
  { id: 'r29', ends: ['stoneshaft', 'skullport'], spaces: 2, white: [], docks: [2, 1] },
  { id: 'r30', ends: ['stoneshaft', 'chchitl'], spaces: 1, white: [], docks: [2, 2] },
  { id: 'r31', ends: ['chchitl', 'kanaglym'], spaces: 1, white: [], docks: [3, 1] },
  { id: 'r32', ends: ['everfire', 'chaulssin'], spaces: 1, white: [], docks: [3, 4] },
  { id: 'r33', ends: ['chaulssin', 'phaerlin'], spaces: 1, white: [], docks: [5, 1] },
  { id: 'r34', ends: ['phaerlin', 'yathchol'], spaces: 1, white: [], docks: [1, 2] },
  { id: 'r35', ends: ['phaerlin', 'dekanter'], spaces: 2, white: [], docks: [3, 3] },
  { id: 'r36', ends: ['halls', 'yathchol'], spaces: 1, white: [], docks: [2, 1] },
  { id: 'r37', ends: ['ched-nasad', 'yathchol'], spaces: 1, white: [], docks: [2, 1] },
  { id: 'r38', ends: ['ched-nasad', 'dekanter'], spaces: 1, white: [], docks: [4, 1] },
  { id: 'r39', ends: ['dekanter', 'sszuraassnee'], spaces: 1, white: [], docks: [4, 3] },
  { id: 'r40', ends: ['llacerellyn', 'sszuraassnee'], spaces: 2, white: [], docks: [2, 1] },
];
