/** The spaces of a location as the board names them. */
export const SPACE_NAMES = ['I', 'II', 'III'] as const;
