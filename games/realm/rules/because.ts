/** What the sentences of refusals need to know beside what was pointed at; asked only when somebody wants to know why. */
import type { Ask, Play } from '../agenda.ts';
import { cardColour } from '../content/cards.ts';
import { darknessCards } from '../content/darkness.ts';
import type { Card, Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState, Slot, Source } from '../state.ts';

/** The hero who is asked. */
export const slotAsked = (_s: RealmState, { slot }: Ask<'chooseAction'>): { slot: Slot } => ({ slot });

/** The hero who is pointed at. */
export const slotChosen = (_s: RealmState, _d: Ask<'pickAttacker'>, slot: Slot): { slot: Slot } => ({ slot });

/** The quest of the hero who is asked. */
export const questAsked = (s: RealmState, { slot }: Ask<'chooseAction'>): { slot: Slot; quest: number } => ({
  slot,
  quest: s.heroes[slot].quest,
});

/** The card of an action. */
export const cardChosen = (
  _s: RealmState,
  _d: Ask<'chooseAction'>,
  { card }: { readonly card: Card },
): { card: Card; colour: Colour } => ({ card, colour: cardColour[card] });

/** The colour of an action. */
export const colourChosen = (
  _s: RealmState,
  _d: Ask<'chooseAction'>,
  { colour }: { readonly colour: Colour },
): { colour: Colour } => ({ colour });

/** The Special or quest that would be played. */
export const sourceChosen = (_s: RealmState, _d: Ask<'playSpecial'>, c: Source | Play): { source: Source } => ({
  source: typeof c === 'number' ? c : c.source,
});

/** The General of the Darkness card that lies open. */
export const marching = (s: RealmState): { general: Colour } => ({
  general: darknessCards[s.night.faceUp].general?.who ?? NONE,
});
