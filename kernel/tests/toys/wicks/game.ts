/**
 * Wicks: a small card game of candles in the wind that uses everything the kernel offers. Read it to learn the contract:
 * state.ts (what lies on the table), rules.ts (what happens and what is asked), view.ts (who sees what), then the rest.
 */
import { mix } from '../../../index.ts';
import type { Game, Options } from '../../../index.ts';
import { brain } from './brain.ts';
import { manual } from './manual.ts';
import { decisions, interjections, steps } from './rules.ts';
import { CANDLES, COPIES, SNUFFER, SNUFFERS } from './state.ts';
import type { Wicks, WicksEvent, WicksFrame } from './state.ts';
import { imagine, view } from './view.ts';
import type { WicksView } from './view.ts';
import { words } from './words.ts';

export const wicks: Game<Wicks, WicksView, WicksEvent, WicksFrame> = {
  id: 'wicks',
  name: 'Wicks',
  version: 1,
  about: { kind: 'rivals', minutes: '5–10', line: 'Keep your candles alight through the windy nights.' },
  seats: { min: 2, max: 4 },
  options: {
    snuffers: { kind: 'flag', default: true },
    weather: { kind: 'oneOf', values: ['calm', 'storm'], default: 'calm' },
    nights: { kind: 'number', min: 2, max: 5, default: 4 },
  },
  setup,
  steps,
  decisions,
  interjections,
  view,
  imagine,
  words,
  manual,
  brain,
};

/** WIC-2. The state is one literal, so that it has the same keys in the same order in every match. */
function setup(seats: number, options: Options, chance: number[]): Wicks {
  const deck = CANDLES.flatMap(candle => Array.from({ length: COPIES }, () => candle));
  if (options.snuffers === true) for (let i = 0; i < SNUFFERS; i++) deck.push(SNUFFER);
  mix(chance, deck);
  return {
    agenda: [{ do: 'nightfall' }],
    chance,
    outcome: null,
    seats,
    nights: options.nights as number,
    sides: options.weather === 'storm' ? 6 : 4,
    night: 0,
    starter: 0,
    wind: 0,
    supply: seats - 1,
    deck,
    discard: [],
    players: Array.from({ length: seats }, () => ({
      hand: [],
      wax: 1,
      lit: [],
      polished: [],
      bid: null,
      shield: null,
    })),
  };
}
