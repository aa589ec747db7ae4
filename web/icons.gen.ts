/* Written by icons.mjs. game-icons.net (CC BY 3.0) and lucide (ISC). */
export const icons = {

} as const;
