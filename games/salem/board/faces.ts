/** How each colonist is drawn: a name that fits a card, the ability in at most three words, and the parts of the bust. */
import { colonists } from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';

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

/** By colonist, in the order of `colonists`. */
const faces: readonly Face[] = [
  face('Mercy Lewis', 'Accuse anyone', 'bonnet', linen, straw, pale, teal, 'falling', 'braids'),
  face('Elizabeth Parris', 'Accuse a row', 'bonnet', linen, chestnut, pale, slate, 'falling'),
  face('Mary Warren', 'Blame or clear', 'bonnet', greyLinen, auburn, ruddy, olive, 'shawl', 'braids'),
  face('Abigail Williams', 'Pile on, +1', 'long', linen, raven, pale, wine, 'falling'),
  face('Eliz. Hubbard', 'Accuse 1 or 2', 'bonnet', linen, raven, ruddy, plum, 'shawl'),
  face('Bridget Bishop', 'Shift 1 blame', 'hood', rust, chestnut, ruddy, rust, 'plain'),
  face('Mary Black', 'Scapegoat', 'wrap', greyLinen, raven, deep, earth, 'shawl'),
  face('Sarah Good', 'Scapegoat', 'hood', '#4c4438', ash, pale, '#4c4438', 'plain', 'old'),
  face('Rev. Burroughs', 'Arrest calms', 'bare', felt, raven, ruddy, black, 'tabs', 'goatee'),
  face('Martha Corey', 'Paid by girls', 'bonnet', linen, ash, ruddy, grey, 'shawl', 'old'),
  face('Rev. D. Lawson', 'Bring: gain 1', 'wig', white, white, pale, black, 'tabs'),
  face('Margaret Jacobs', 'Jail: 4 or −1', 'long', linen, auburn, pale, moss, 'falling'),
  face('G. Jacobs Sr.', 'Fear pays 1', 'broad', earth, white, ruddy, earth, 'plain', 'beard', 'old'),
  face('Dr. W. Griggs', 'Reputation +1', 'wig', ash, ash, pale, olive, 'cravat', 'spectacles'),
  face('Rev. S. Parris', 'Accuse up to 3', 'long', felt, chestnut, pale, black, 'tabs'),
  face('Giles Corey', 'Arrest needs 3', 'bare', felt, soot, ruddy, earth, 'band', 'beard'),
  face('Rebecca Nurse', 'Pays the rest', 'bonnet', linen, white, pale, grey, 'falling', 'old', 'braids'),
  face('Mary Easty', 'Clear 1 or 2', 'bonnet', greyLinen, ash, pale, slate, 'shawl'),
  face('Sheriff Corwin', 'Arrest: gain 2', 'hat', felt, raven, ruddy, slate, 'band', 'chain', 'goatee'),
  face('Philip English', 'Gain 2', 'wig', white, white, ruddy, blue, 'cravat'),
  face('N. Ingersoll', 'Arrests pay 1', 'bare', felt, ash, ruddy, olive, 'band', 'old'),
  face('John Willard', 'Guards all +1', 'hat', earth, chestnut, pale, moss, 'band', 'star'),
  face('Rev. N. Noyes', 'Blame or haunt', 'broad', felt, ash, pale, black, 'tabs'),
  face('Ann Pudeator', 'Clear or calm', 'hood', teal, auburn, pale, teal, 'plain'),
  face('Capt. John Alden', 'Protect own', 'broad', blue, straw, ruddy, blue, 'cravat', 'beard', 'buckle'),
  face('Martha Carrier', 'Shift 1 fear', 'long', linen, raven, ruddy, earth, 'shawl'),
  face('John Porter Sr.', 'Bring for +2', 'wig', ash, ash, ruddy, slate, 'cravat', 'old'),
  face('Israel Porter', 'Bring for −1', 'wig', white, white, pale, blue, 'band'),
  face('Elizabeth Porter', 'Arrest for −1', 'bonnet', linen, chestnut, pale, blue, 'falling'),
  face('Joseph Porter', '1 per Porter', 'bare', felt, raven, ruddy, moss, 'band'),
  face('John Proctor', 'Stops girls', 'broad', earth, chestnut, ruddy, rust, 'plain', 'beard'),
  face('Eliz. Proctor', 'Proctors +2', 'bonnet', greyLinen, auburn, pale, wine, 'shawl'),
  face('Benjamin Proctor', 'Gain 2, calm 1', 'hat', soot, chestnut, ruddy, rust, 'band', 'buckle'),
  face('William Proctor', 'Blamed: gain 1', 'bare', felt, auburn, pale, earth, 'band'),
  face('Thomas Putnam', '+1 Accusation', 'hat', felt, raven, ruddy, black, 'falling', 'buckle', 'goatee'),
  face('Edward Putnam', 'Arrest for +2', 'hat', soot, ash, pale, moss, 'falling', 'buckle'),
  face('Ann Putnam', 'Accuse, gain 1', 'bonnet', linen, straw, pale, plum, 'falling', 'braids'),
  face('Nathaniel Putnam', 'Clear, gain 1', 'wig', ash, ash, pale, moss, 'band', 'old'),
  face('Sarah Churchill', 'Clear anyone', 'bonnet', greyLinen, chestnut, ruddy, rust, 'shawl'),
  face('Tituba', 'Frighten 1', 'wrap', '#a5502f', raven, brown, '#6b4a2a', 'shawl'),
  face('John Indian', 'Gain 1', 'long', felt, raven, tan, earth, 'plain'),
];

/** Somebody whom nobody has drawn yet has a plain face. */
export function faceOf(colonist: Colonist): Face {
  if (colonist < faces.length) return faces[colonist];
  const { name, man } = colonists[colonist];
  return face(name, '', man ? 'hat' : 'bonnet', man ? felt : linen, chestnut, pale, grey, 'band');
}

export const shortName = (colonist: Colonist): string => faceOf(colonist).short;
