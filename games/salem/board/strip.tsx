/** Salem's short words for the strip of choices, the status line and the log. */
import type { ReactNode } from 'react';
import type { Choice, Event } from '@vesper/kernel';
import type { Asked, Offer } from '@vesper/web/board';
import { ThomasPutnam, colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { IN_CIRCLE, IN_COLONIST_ROW, IN_PROMINENT_ROW, NONE } from '../state.ts';
import type { SalemEvent, SalemView, TargetStep } from '../state.ts';
import { familyName } from '../words/names.ts';
import { priceIn, priceParts } from '../words/price.ts';
import { whose } from '../words/voice.ts';
import { shortName } from './faces.ts';
import { lookOf } from './spaces.ts';
import { Coins } from './tokens.tsx';

const questions: Readonly<Record<string, string>> = {
  startPick: 'Keep whom?',
  place: 'Place where?',
  accuse: 'Accuse whom?',
  thomasBonus: 'Accuse one more?',
  exonerateTarget: 'Exonerate whom?',
  exonerateExtra: 'Take off 1 more?',
  protect: 'Protect whom?',
  menu: 'Use whom?',
  abilityMode: 'Do what?',
  arrest: 'Arrest whom?',
  scapegoat: 'Name a scapegoat?',
  burroughsFear: 'Remove a Fear?',
  spectral: 'Who bears it?',
  fearMode: 'Do what?',
  bring: 'Bring in whom?',
  griggs: 'Raise whom?',
  alden: 'Protect whom?',
};

const steps: Readonly<Record<TargetStep, string>> = {
  exonerate: 'Exonerate whom?',
  accusationFrom: 'Move whose?',
  accusationTo: 'Move it to whom?',
  fearFrom: 'Move whose?',
  fearTo: 'Move it to whom?',
  calm: 'Calm whom?',
};

interface Frame {
  readonly step?: TargetStep;
  readonly remove?: boolean;
}

export function question(_view: SalemView, { ask, frame }: Asked): string | undefined {
  const { step, remove } = frame as Frame;
  if (ask === 'fearTarget') return remove === true ? 'Calm whom?' : 'Frighten whom?';
  if (ask === 'abilityTarget' && step !== undefined) return steps[step];
  return questions[ask];
}

export function chip(
  view: SalemView,
  { ask, seat }: Asked,
  { choice, facts }: Offer,
): { readonly label: string; readonly price?: ReactNode } | undefined {
  if (ask === 'place' && typeof choice === 'number')
    return { label: `${lookOf(choice).name}${plusOne(choice)} (${choice})` };
  if (choice === 'generate') return { label: 'Collect', price: <Coins amount={`+${view.players[seat].icons}`} /> };
  if (choice === 'thomas') return { label: `${shortName(ThomasPutnam)}: accuse` };
  if (ask === 'exonerateExtra' && choice === 'pay') return { label: 'Take off 1 more', price: <Coins amount={1} /> };
  if (typeof choice !== 'number') return undefined;
  const price = priceIn(facts);
  return { label: shortName(choice), ...(price === undefined ? {} : { price: <Coins amount={price.total} /> }) };
}

const plusOne = (space: number): string => (space === 9 || space === 14 ? ' +1' : '');

export function group(view: SalemView, { ask }: Asked, { choice }: Offer): string {
  if (typeof choice !== 'number' || ask === 'startPick') return '';
  if (ask === 'place') return 'Spaces';
  const zone = view.zone[choice];
  if (zone === IN_PROMINENT_ROW) return 'Prominent row';
  if (zone === IN_COLONIST_ROW) return 'Colonist row';
  const owner = whose(view, zone - IN_CIRCLE);
  return `${owner[0].toUpperCase()}${owner.slice(1)} Circle`;
}

/** The sum of a price and what the card would be worth to the seat. */
export function detail(view: SalemView, { ask, seat }: Asked, { choice, facts }: Offer): ReactNode {
  if (typeof choice !== 'number' || ask === 'place') return null;
  const price = priceIn(facts);
  if (price === undefined) return colonists[choice].ability;
  const { ally, rival, points } = factions[view.players[seat].faction];
  const { family, property } = colonists[choice];
  const bonus =
    ask === 'arrest' && family === rival
      ? ` A ${familyName(family)} in your jail is worth ${points.rivalJailed} more points.`
      : ask === 'bring' && family === ally
        ? ` A ${familyName(family)} in your Circle is worth ${points.allyCircled} more points.`
        : '';
  const houses = ask === 'arrest' && property > 0 ? ` Houses: ${property}.` : '';
  return `${priceParts(price, ask === 'bring' ? 'bring' : 'arrest')} = ${price.total} Influence.${bonus}${houses}`;
}

export function isWayForward({ choices = [] }: Asked, choice: Choice): boolean {
  if (choice === 'done' || choice === 'decline' || choice === 'stop') return true;
  return choices.length === 1;
}

/** Rounds have no fixed number: the dots show the spaces of this round that are resolved. */
export function progress(view: SalemView): { readonly text: string; readonly done: number; readonly of: number } {
  const { round, phase, players, spaces } = view;
  const all = players.length === 2 ? 6 : players.length * 2;
  const standing = spaces.filter((seat, space) => space > 0 && seat !== NONE).length;
  if (phase === 'startDraft') return { text: 'Choosing Starting Colonists', done: 0, of: 0 };
  if (phase === 'place') return { text: `Round ${round}, placing`, done: standing, of: all };
  if (phase === 'over') return { text: `Over after round ${round}`, done: 0, of: 0 };
  return { text: `Round ${round}, resolving`, done: all - standing - 1, of: all };
}

export function chapter(_view: SalemView, event: Event): string | undefined {
  const told = event as SalemEvent;
  if (told.event === 'roundBegan') return `Round ${told.round}`;
  if (told.event === 'endCardRevealed') return 'The trials are over';
  return undefined;
}
