// Written by `npm run fit -- juiblex --games 3000 --seats 2,2,3,4 --ridge 30 --seed fit --options '{"halfDeck":"random"}' --overlook 0,0.1,0.25,0.4`: what each feature adds to the logarithm of the odds of winning.
import type { Features } from './features.ts';

export const coefficients: Features = {
  vp: 0.1236,
  trophies: 0.0975,
  innerVp: 0.1503,
  deckVp: 0.1746,
  penalty: -0.1547,
  afflictedLeft: -0.0151,
  toCome: 0.9005,
  sites: 0.1074,
  total: 0.0794,
  markersLeft: 1.0135,
  tied: 0.0869,
  behind: 0.141,
  nearLeft: -0.5305,
  power: 0.1312,
  influenceLeft: 0.6457,
  deploys: 0.1789,
  strikes: 0.4637,
  costLeft: 0.327,
  cardsLeft: -0.121,
  startersLeft: -0.3006,
};
