/** FOL-R21: Road and Off-Road Events. */
import { andThen } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import type { CompiledOption } from '../content/cards.ts';
import { EMPTY_ROW } from '../content/rows.ts';
import { nodes } from '../content/world.ts';
import type { FolkloreDecision } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { Deed, FolkloreState } from '../state.ts';
import { discard, drawFrom } from './cards.ts';
import { deedOf, into, refuseText, runText } from './rows.ts';
import { leaderSeat, tell } from './turnOrder.ts';

function drawEvent(s: FolkloreState): void {
  const { event } = nodes[s.node];
  const card = drawFrom(s, event === 'road' ? 'road' : 'offRoad');
  if (card === NONE) return;
  s.event = card;
  tell(s, { event: 'eventDrawn', rule: event === 'road' ? 'FOL-4.2' : 'FOL-4.3', card, isNight: s.isNight });
  andThen(s, { do: 'eventOptions' });
  if (s.isNight) runText(s, cards[card].event!.first, eventDeed(s), NONE, NONE);
}

/** At Night every check of the card may be harder. */
function eventDeed(s: FolkloreState): Deed {
  const begun = deedOf('event', s.event);
  if (s.isNight) begun.harder = cards[s.event].event!.harder;
  return begun;
}

function eventOptions(s: FolkloreState): void {
  andThen(s, { ask: 'eventOption', seat: leaderSeat(s) });
}

/** The options as they are printed for the side that the token shows. */
export function optionsOf(s: { readonly event: number; readonly isNight: boolean }): readonly CompiledOption[] {
  const { options, nightOptions } = cards[s.event].event!;
  return s.isNight ? nightOptions : options;
}

const eventOption: FolkloreDecision<'eventOption'> = {
  rule: 'FOL-R21',
  candidates: s => optionsOf(s).map((_, i) => i),
  refuse: (s, _d, c) => refuseText(s, optionsOf(s)[c].cost, s.leader),
  fallback: s => optionsOf(s).length - 1,
  choose(s, _d, c) {
    const { cost, effects } = optionsOf(s)[c];
    tell(s, { event: 'eventOptionChosen', rule: 'FOL-R21', card: s.event, option: c });
    andThen(s, { do: 'eventDone' });
    s.deeds.push(eventDeed(s));
    andThen(s, { do: 'deedDone' });
    into(s, effects, NONE, NONE);
    if (cost !== EMPTY_ROW) into(s, cost, NONE, NONE);
  },
};

function eventDone(s: FolkloreState): void {
  if (s.event === NONE) return;
  discard(s, s.event);
  s.event = NONE;
}

export const eventSteps = { drawEvent, eventOptions, eventDone };
export const eventDecisions = { eventOption };
