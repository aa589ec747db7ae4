/** Pieces and amounts as sentences mention them. */
import { count, named, say, somebody, whose } from '@vesper/kernel';
import type { Mention, Seat, Sentence } from '@vesper/kernel';
import type { Card, Site, Space } from '../content/types.ts';
import { cardKey, siteKey, spaceKey } from '../keys.ts';
import { WHITE } from '../state.ts';
import type { Colour, JuiblexView } from '../state.ts';
import { SEAT_NAMES, cardName, siteName, spaceName } from './names.ts';

export const seatName = (_view: JuiblexView, seat: Seat): string => SEAT_NAMES[seat];
/** By the name of the colour, also to whoever reads. */
export const seatMention = (seat: Seat): Mention => ({ text: SEAT_NAMES[seat], seat });
export const player = (view: JuiblexView, seat: Seat): Mention => somebody(view.viewer, seat, SEAT_NAMES[seat]);

type Who = (seat: Seat) => Mention;
/** `the white troop`, `your troop`, `Red’s troop`. */
export const troopOf = (colour: Colour, who: Who): Sentence =>
  colour === WHITE ? 'the white troop' : say`${whose(who(colour))} troop`;
/** `a white troop`, `one of your troops`. */
export const aTroopOf = (colour: Colour, who: Who): Sentence =>
  colour === WHITE ? 'a white troop' : say`one of ${whose(who(colour))} troops`;

export const card = (which: Card): Mention => named(cardKey(which), cardName(which));
export const site = (which: Site): Mention => named(siteKey(which), siteName(which));
export const space = (which: Space): Mention => named(spaceKey(which), spaceName(which));

export const power = (n: number): Mention => count(n, 'power', 'power');
export const influence = (n: number): Mention => count(n, 'influence', 'influence');
export const points = (n: number): Mention => count(n, 'VP', 'VP');
export const cards = (n: number): Mention => count(n, 'card');
export const troops = (n: number): Mention => count(n, 'troop');
