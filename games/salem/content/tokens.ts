export type MessengerColour = 'yellow' | 'red' | 'purple' | 'white';

/** The tokens in the box; they are limits of the game (SAL-R2, SAL-R5). */
export const tokens = {
  influence: 40,
  accusations: 36,
  fear: 15,
  spectralEvidence: 1,
  protection: 1,
  firstPlayer: 1,
} as const;

/** Only the two factions of a 2-player game have a third messenger (SAL-R12). */
export const messengers: Readonly<Record<MessengerColour, number>> = { yellow: 3, red: 3, purple: 2, white: 2 };
