/** How colonists, spaces and seats are spoken of: whoever reads is "you", everybody else goes by the messengers' colour. */
import { capital, count, means, named, say, somebody, whose } from '@vesper/kernel';
import type { Mention, Seat, Sentence } from '@vesper/kernel';
import { NONE, IN_CIRCLE, IN_COLONIST_ROW, IN_JAIL, IN_PROMINENT_ROW } from '../state.ts';
import type { SalemView, Space, Zone } from '../state.ts';
import type { Card, Colonist } from '../content/types.ts';
import { cardName, colonistName, factionColour, spaceLabel, spaceName } from './names.ts';

export const seatName = (view: SalemView, seat: Seat): string => factionColour(view.players[seat].faction);

/** A seat as this viewer speaks of it: `you`, `Red`. */
export const player = (view: SalemView, seat: Seat): Mention => somebody(view.viewer, seat, seatName(view, seat));

export const colonist = (who: Colonist): Mention => named(`colonist:${who}`, colonistName(who));
/** A colonist or an end card. */
export const card = (which: Card): Mention => named(`colonist:${which}`, cardName(which));
/** `Arrest (8)`. */
export const space = (which: Space): Mention => named(`space:${which}`, spaceLabel(which));
/** `space 8: Arrest a colonist`. */
export const spaceInFull = (which: Space): Mention => named(`space:${which}`, `space ${which}: ${spaceName(which)}`);

export const accusations = (n: number): Mention => count(n, 'Accusation');
export const influence = (n: number): Mention => count(n, 'Influence', 'Influence');
export const fears = (n: number): Mention => count(n, 'Fear', 'Fear');

/** Where a colonist is or was: `the Prominent row`, `Red’s Circle`. */
export function zone(view: SalemView, where: Zone): Sentence {
  if (where === IN_PROMINENT_ROW) return 'the Prominent row';
  if (where === IN_COLONIST_ROW) return 'the Colonist row';
  if (where >= IN_JAIL) return say`${whose(player(view, where - IN_JAIL))} jail`;
  if (where >= IN_CIRCLE) return say`${whose(player(view, where - IN_CIRCLE))} Circle`;
  return 'the deck';
}

/** What a colonist is listed under, where there are many: `Prominent row`, `Your Circle`. */
export function zoneGroup(view: SalemView, who: Colonist): Sentence {
  const where = view.zone[who];
  if (where === IN_PROMINENT_ROW) return 'Prominent row';
  if (where === IN_COLONIST_ROW) return 'Colonist row';
  return where >= IN_CIRCLE ? capital(zone(view, where)) : '';
}

/** An ability asks, not the space itself. */
export const isUsed = (by: Colonist | undefined): by is Colonist => by !== undefined && by !== NONE;

/** ` with Mercy Lewis`; nothing on the space itself. */
export const using = (by: Colonist | undefined): Sentence => (isUsed(by) ? say` with ${means(colonist(by))}` : '');
