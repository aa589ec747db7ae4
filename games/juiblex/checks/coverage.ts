/** What must have been seen at work before the checkers believe that everything does. */
import { kindOf, kinds } from '../content/cards.ts';
import type { Card } from '../content/types.ts';
import type { JuiblexEvent } from '../events.ts';
import { lines } from '../words/score.ts';

const nameOf = (card: Card): string => kinds[kindOf[card]].id;

/** Every card is recruited or given, and played; SPREAD cards are revealed. */
export const effects: readonly string[] = [
  ...kinds.flatMap(({ id, copies }) => (copies === 13 ? [`revealed ${id}`] : [`played ${id}`])),
  ...Object.keys(lines).map(line => `line ${line}`),
  'from the devoured pile',
  'end by lastToken',
  'end by emptyBarracks',
  'end by emptyMarket',
  'end by sixtyRounds',
];

/** Which of them an event shows at work. */
export function shown(told: JuiblexEvent): readonly string[] {
  switch (told.event) {
    case 'cardPlayed':
    case 'playedFrom':
      return [`played ${nameOf(told.card)}`];
    case 'spreadRevealed':
      return [`revealed ${nameOf(told.card)}`];
    case 'recruited':
      return told.offer === 8 ? ['from the devoured pile'] : [];
    case 'endTriggered':
      return [`end by ${told.why}`];
    case 'scored':
      return told.points === 0 ? [] : [`line ${told.line}`];
    default:
      return [];
  }
}
