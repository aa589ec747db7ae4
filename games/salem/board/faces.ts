/** How each colonist is drawn: a name that fits a card, the ability in at most three words, and the parts of the bust. */
import { picturesOf } from '@vesper/web/pictures';
import { colonists } from '../content/colonists.ts';
import type { Colonist, ColonistCard } from '../content/types.ts';

export type Headgear = 'hat' | 'broad' | 'bonnet' | 'wig' | 'hood' | 'wrap' | 'bare' | 'long';
export type Collar = 'band' | 'falling' | 'shawl' | 'tabs' | 'cravat' | 'plain';
export type Trait = 'braids' | 'beard' | 'goatee' | 'spectacles' | 'chain' | 'old' | 'star' | 'buckle';

export interface Bust {
  readonly head: Headgear;
  /** Cloth of the hat, bonnet, hood or wrap. */
  readonly cap: string;
  readonly hair: string;
  readonly skin: string;
  readonly cloth: string;
  readonly collar: Collar;
  readonly traits: readonly Trait[];
}

export interface Face {
  /** For a card 116 wide; the full name is in the zoom and in every label. */
  readonly short: string;
  readonly brief: string;
  readonly bust: Bust;
}

const pale = '#dcb090';
const ruddy = '#cb9372';
const tan = '#a8724f';
const brown = '#80553a';
const deep = '#5f3e2c';

const linen = '#ece3d0';
const greyLinen = '#cfc6b4';
const felt = '#1d1815';
const soot = '#2c2624';

const teal = '#2f5f5e';
const blue = '#27507a';
const slate = '#3f4a63';
const rust = '#7a3327';
const wine = '#632a35';
const plum = '#50395a';
const olive = '#565431';
const earth = '#5d4734';
const grey = '#55545a';
const moss = '#33513d';
const black = '#2b282e';

const white = '#d9d4c9';
const ash = '#a39b8f';
const straw = '#c49a4a';
const chestnut = '#6b4226';
const auburn = '#8a4422';
const raven = '#211a17';

function face(
  short: string,
  brief: string,
  head: Headgear,
  cap: string,
  hair: string,
  skin: string,
  cloth: string,
  collar: Collar,
  ...traits: Trait[]
): Face {
  return { short, brief, bust: { head, cap, hair, skin, cloth, collar, traits } };
}

/** Somebody whom nobody has drawn yet has a plain face. */
const plainFace = ({ name, man }: ColonistCard): Face =>
  face(name, '', man ? 'hat' : 'bonnet', man ? felt : linen, chestnut, pale, grey, 'band');

const faces = picturesOf<Face, ColonistCard>(
  colonists,
  {
    AFF1: face('Mercy Lewis', 'Accuse anyone', 'bonnet', linen, straw, pale, teal, 'falling', 'braids'),
    AFF2: face('Elizabeth Parris', 'Accuse a row', 'bonnet', linen, chestnut, pale, slate, 'falling'),
    AFF3: face('Mary Warren', 'Blame or clear', 'bonnet', greyLinen, auburn, ruddy, olive, 'shawl', 'braids'),
    AFF4: face('Abigail Williams', 'Pile on, +1', 'long', linen, raven, pale, wine, 'falling'),
    AFF5: face('Eliz. Hubbard', 'Accuse 1 or 2', 'bonnet', linen, raven, ruddy, plum, 'shawl'),
    COL01: face('Bridget Bishop', 'Shift 1 blame', 'hood', rust, chestnut, ruddy, rust, 'plain'),
    COL02: face('Mary Black', 'Scapegoat', 'wrap', greyLinen, raven, deep, earth, 'shawl'),
    COL03: face('Sarah Good', 'Scapegoat', 'hood', '#4c4438', ash, pale, '#4c4438', 'plain', 'old'),
    COL04: face('Rev. Burroughs', 'Arrest calms', 'bare', felt, raven, ruddy, black, 'tabs', 'goatee'),
    COL05: face('Martha Corey', 'Paid by girls', 'bonnet', linen, ash, ruddy, grey, 'shawl', 'old'),
    COL06: face('Rev. D. Lawson', 'Bring: gain 1', 'wig', white, white, pale, black, 'tabs'),
    COL07: face('Margaret Jacobs', 'Jail: 4 or −1', 'long', linen, auburn, pale, moss, 'falling'),
    COL08: face('G. Jacobs Sr.', 'Fear pays 1', 'broad', earth, white, ruddy, earth, 'plain', 'beard', 'old'),
    COL09: face('Dr. W. Griggs', 'Reputation +1', 'wig', ash, ash, pale, olive, 'cravat', 'spectacles'),
    COL10: face('Rev. S. Parris', 'Accuse up to 3', 'long', felt, chestnut, pale, black, 'tabs'),
    COL11: face('Giles Corey', 'Arrest needs 3', 'bare', felt, soot, ruddy, earth, 'band', 'beard'),
    COL12: face('Rebecca Nurse', 'Pays the rest', 'bonnet', linen, white, pale, grey, 'falling', 'old', 'braids'),
    COL13: face('Mary Easty', 'Clear 1 or 2', 'bonnet', greyLinen, ash, pale, slate, 'shawl'),
    COL14: face('Sheriff Corwin', 'Arrest: gain 2', 'hat', felt, raven, ruddy, slate, 'band', 'chain', 'goatee'),
    COL15: face('Philip English', 'Gain 2', 'wig', white, white, ruddy, blue, 'cravat'),
    COL16: face('N. Ingersoll', 'Arrests pay 1', 'bare', felt, ash, ruddy, olive, 'band', 'old'),
    COL17: face('John Willard', 'Guards all +1', 'hat', earth, chestnut, pale, moss, 'band', 'star'),
    COL18: face('Rev. N. Noyes', 'Blame or haunt', 'broad', felt, ash, pale, black, 'tabs'),
    COL19: face('Ann Pudeator', 'Clear or calm', 'hood', teal, auburn, pale, teal, 'plain'),
    COL20: face('Capt. John Alden', 'Protect own', 'broad', blue, straw, ruddy, blue, 'cravat', 'beard', 'buckle'),
    COL21: face('Martha Carrier', 'Shift 1 fear', 'long', linen, raven, ruddy, earth, 'shawl'),
    POR1: face('John Porter Sr.', 'Bring for +2', 'wig', ash, ash, ruddy, slate, 'cravat', 'old'),
    POR2: face('Israel Porter', 'Bring for −1', 'wig', white, white, pale, blue, 'band'),
    POR3: face('Elizabeth Porter', 'Arrest for −1', 'bonnet', linen, chestnut, pale, blue, 'falling'),
    POR4: face('Joseph Porter', '1 per Porter', 'bare', felt, raven, ruddy, moss, 'band'),
    PRO1: face('John Proctor', 'Stops girls', 'broad', earth, chestnut, ruddy, rust, 'plain', 'beard'),
    PRO2: face('Eliz. Proctor', 'Proctors +2', 'bonnet', greyLinen, auburn, pale, wine, 'shawl'),
    PRO3: face('Benjamin Proctor', 'Gain 2, calm 1', 'hat', soot, chestnut, ruddy, rust, 'band', 'buckle'),
    PRO4: face('William Proctor', 'Blamed: gain 1', 'bare', felt, auburn, pale, earth, 'band'),
    PUT1: face('Thomas Putnam', '+1 Accusation', 'hat', felt, raven, ruddy, black, 'falling', 'buckle', 'goatee'),
    PUT2: face('Edward Putnam', 'Arrest for +2', 'hat', soot, ash, pale, moss, 'falling', 'buckle'),
    PUT3: face('Ann Putnam', 'Accuse, gain 1', 'bonnet', linen, straw, pale, plum, 'falling', 'braids'),
    PUT4: face('Nathaniel Putnam', 'Clear, gain 1', 'wig', ash, ash, pale, moss, 'band', 'old'),
    STA6: face('Sarah Churchill', 'Clear anyone', 'bonnet', greyLinen, chestnut, ruddy, rust, 'shawl'),
    STA7: face('Tituba', 'Frighten 1', 'wrap', '#a5502f', raven, brown, '#6b4a2a', 'shawl'),
    STA8: face('John Indian', 'Gain 1', 'long', felt, raven, tan, earth, 'plain'),
  },
  plainFace,
);

export const faceOf = (colonist: Colonist): Face => faces[colonist];
export const shortName = (colonist: Colonist): string => faceOf(colonist).short;
