/** How the checkers know that everything in this game works. */
import type { Checks } from '@vesper/checkers';
import type { JuiblexEvent } from '../events.ts';
import { scoreLines } from '../rules/scoring.ts';
import type { JuiblexState } from '../state.ts';
import { events } from '../words/events.ts';
import type { lacks } from '../words/refusals.ts';
import { effects, shown } from './coverage.ts';
import { invariants } from './invariants.ts';
import { rare } from './rare.ts';
import { seek, seekAt } from './seek.ts';

/** Reasons why a part of a card does nothing that cannot make a whole option impossible. */
const onlyTold: readonly (keyof typeof lacks)[] = [
  'nobodyToMove',
  'nowhereToMove',
  'emptyCircle',
  'nothingOffered',
  'nobodyConcerned',
  'noOutcastsLeft',
  'noTokensLeft',
  'noRoomThere',
  'noneAfflicted',
  'noSpyThere',
  'noOption',
  'notMet',
  'noFocus',
];

/** What takes two single cards of two half-decks, or a table no match comes to; rarest.test.ts sets such tables. */
const rarest: readonly string[] = [
  'refusal beingPlayed',
  'refusal isCarriedOut',
  'refusal notInPlay',
  'refusal nothingToDraw',
  'refusal slotEmpty',
  'event scourgeStuck',
];

export const checks: Checks<JuiblexState, JuiblexEvent> = {
  events,
  effects,
  shown,
  invariants,
  rare,
  seek,
  seekAt,
  scores: s => s.players.flatMap((_, seat) => scoreLines(s, seat)),
  // Cards tell these in the log; as a refusal of an option no printed card meets them (words.test.ts says them all).
  tooRare: [...onlyTold.map(why => `refusal ${why}`), ...rarest],
  // Equal cards are separate choices (JUB-R54).
  copies: ['act', 'promoteCard', 'payCost', 'discardCard', 'revealForFocus', 'marketCard', 'playInner'],
};
