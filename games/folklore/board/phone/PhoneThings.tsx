/** Somebody's characters on a phone, in a sheet: their numbers and everything they have. */
export { PhoneParty as PhoneThings } from '../party/PhoneParty.tsx';
