/** The keys of pieces on the board. */
import type { PieceKey, Seat } from '@vesper/kernel';
import type { Offer, Spy, Trophy } from './agenda.ts';
import type { Card, Site, Space } from './content/types.ts';

export const cardKey = (card: Card): PieceKey => `card:${card}`;
export const spaceKey = (space: Space): PieceKey => `space:${space}`;
export const siteKey = (site: Site): PieceKey => `site:${site}`;
/** A slot of the market, one of the piles, or the devoured pile. */
export const offerKey = (offer: Offer): PieceKey => `offer:${offer}`;
export const spyKey = (spy: Spy): PieceKey => `spy:${spy}`;
export const playerKey = (seat: Seat): PieceKey => `player:${seat}`;
/** A troop of a colour in somebody's trophy hall. */
export const trophyKey = (trophy: Trophy): PieceKey => `trophy:${trophy}`;
