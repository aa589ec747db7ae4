import { describeChecks } from '@vesper/checkers/vitest';
import { checks } from '../checks/index.ts';
import { juiblex } from '../game.ts';

/** Single cards of seven half-decks: luck leaves many of them in the box or in the market in so few games. */
const isCard = (part: string): boolean => part.startsWith('played ');

describeChecks(juiblex, checks, {
  games: 48,
  // `vesper check juiblex --games 1000` plays more, and sees them.
  mayMiss: [
    'refusal noCost',
    'refusal noTrophies',
    'refusal hallEmpty',
    'refusal nothingToGain',
    'refusal nothingToReturn',
    'refusal tooFewCards',
    'event spreadSpent',
    'effect end by lastToken',
    ...checks.effects.filter(isCard).map(part => `effect ${part}`),
  ],
  goldens: new URL('golden/', import.meta.url),
});
