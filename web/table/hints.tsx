import { later } from '../parts/later.tsx';

/** Nobody asks for a hint before there is a question. */
export const HintCard = later(async () => (await import('./HintCard.tsx')).HintCard);
