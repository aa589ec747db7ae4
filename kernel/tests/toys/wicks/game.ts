/**
 * Wicks: a small card game of candles in the wind that uses everything the kernel offers. Read it to learn the contract:
 * state.ts (what lies on the table), rules.ts (what happens and what is asked), view.ts (who sees what), then the rest.
 */
import { mix } from '../../../index.ts';
import type { Game, Legacy, LegacyRules, Options, Plain } from '../../../index.ts';
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
  legacy: crowns(),
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
function setup(
  seats: number,
  options: Options,
  chance: number[],
  _seed?: string,
  legacies: readonly Legacy[] = [],
): Wicks {
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
    starter: mostCrowned(legacies),
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

/** WIC-2. Whoever has kept the most candles alight in earlier matches begins. */
function mostCrowned(legacies: readonly Legacy[]): number {
  const [first] = legacies.toSorted((a, b) => crownsOn(b.sheet) - crownsOn(a.sheet) || a.seat - b.seat);
  return first === undefined ? 0 : first.seat;
}

const crownsOn = (sheet: Plain): number => (sheet as { readonly crowns: number }).crowns;

/** Winners take a crown along, and what they had. */
function crowns(): LegacyRules<Wicks> {
  return {
    objection(sheet) {
      const isCrowns = typeof sheet === 'object' && sheet !== null && 'crowns' in sheet;
      return isCrowns && Number.isInteger(sheet.crowns) ? undefined : 'A keeper brings crowns, and nothing else.';
    },
    left: s => s.outcome!.winners.map(seat => ({ seat, sheet: { crowns: 1 } })),
    about: sheet => ({ name: 'A keeper', line: `${crownsOn(sheet)} crowns` }),
  };
}
