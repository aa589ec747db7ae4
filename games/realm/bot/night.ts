/** What Darkness cards will do to the realm. */
import { darknessCards } from '../content/darkness.ts';
import { CITY_STEP, generals } from '../content/generals.ts';
import { locations } from '../content/distances.ts';
import { spaces } from '../content/map.ts';
import { COLOURS, GREEN, NEXT } from '../content/types.ts';
import type { Colour, DarkCard, Space } from '../content/types.ts';
import { nightCards } from '../rules/darkness.ts';
import type { RealmState } from '../state.ts';
import { isDefeated, isMajor, warStatus } from '../asking.ts';
import { overrunCost, roomAt, stackCost } from './danger.ts';
import type { Outlook } from './danger.ts';
import { weights } from './weights.ts';

/** A living General on this step costs so much; the last one is the end. */
export const ON_STEP = [0, 4, 13, 40, 300];
/** What the card Monarch City and an Orc of Patrols or War Parties cost. */
const CITY_CARD = 6;
const ORC = 1.1;

/** What a placement costs: an overrun if there is no room, else what the land is then worth less. */
export function placementHarm(s: RealmState, outlook: Outlook, space: Space, n: number): number {
  if (n > roomAt(s, space)) return overrunCost(s, outlook, space) + n * weights.minion;
  const crowd = s.crowd[space];
  const more = stackCost(s, outlook, space, crowd + n) - stackCost(s, outlook, space, crowd);
  return crowd === 0 ? more + n * weights.minion : more; // of no minions it is not known what each costs
}

/** Whether a card's General would advance. */
export function advances(s: RealmState, card: DarkCard): boolean {
  const part = darknessCards[card].general;
  if (part === null || isDefeated(s, part.who) || isMajor(s, part.who)) return false;
  return isNext(s, part);
}

function isNext(s: RealmState, { who, to }: { readonly who: Colour; readonly to: Space }): boolean {
  return to === NEXT || to === generals[who].route[s.generals[who].step + 1];
}

/** What it costs that a General advances a step. */
export function advanceHarm(s: RealmState, general: Colour): number {
  const { step } = s.generals[general];
  return ON_STEP[step + 1] - ON_STEP[step];
}

/** The chance that the next Night's cards lead a General on, if it can march. */
export function advanceChance(s: RealmState, general: Colour): number {
  const deck = s.darkDeck;
  if (deck.length === 0) return 0.1;
  let moves = 0;
  for (let i = 0; i < deck.length; i++) {
    const part = darknessCards[deck[i]].general;
    if (part !== null && part.who === general && isNext(s, part)) moves++;
  }
  return 1 - (1 - moves / deck.length) ** nightCards(s);
}

/** What a card would cost if it were turned up now. */
export function cardHarm(s: RealmState, outlook: Outlook, card: DarkCard, generalOnly: boolean): number {
  const { kind, places, general } = darknessCards[card];
  let harm = 0;
  if (general !== null && advances(s, card)) {
    harm += advanceHarm(s, general.who);
    const { step } = s.generals[general.who];
    if (step + 1 < CITY_STEP && general.minions > 0) {
      harm += placementHarm(s, outlook, generals[general.who].route[step + 1], general.minions);
    }
  }
  if (generalOnly) return harm;
  for (let i = 0; i < places.length; i++) harm += placementHarm(s, outlook, places[i].space, places[i].minions);
  if (kind === 'patrols' || kind === 'warParty') harm += orcsComing(s, kind === 'patrols') * ORC;
  else if (kind === 'city') harm += CITY_CARD;
  return harm;
}

function orcsComing(s: RealmState, patrols: boolean): number {
  let n = 0;
  for (let i = 0; i < locations.length; i++) {
    const space = locations[i];
    const crowd = s.crowd[space];
    if (
      patrols ? crowd === 0 && spaces[space].colour === GREEN : crowd === 1 && s.minions[space * COLOURS + GREEN] === 1
    )
      n++;
  }
  return n;
}

/** What a card of the deck costs on average. */
export function averageHarm(s: RealmState, outlook: Outlook, generalOnly: boolean): number {
  const deck = s.darkDeck;
  if (deck.length === 0) return 4;
  let harm = 0;
  for (let i = 0; i < deck.length; i++) harm += cardHarm(s, outlook, deck[i], generalOnly);
  return harm / deck.length;
}

/** What the coming Night costs on average. */
export function nightHarm(s: RealmState, outlook: Outlook): number {
  const war = warStatus(s);
  const full = averageHarm(s, outlook, false);
  if (war === 'early') return full;
  const bare = averageHarm(s, outlook, true);
  return war === 'mid' ? full + bare : 2 * full + bare;
}

/** The chance that the next Night leads some General into Monarch City. */
export function doomChance(s: RealmState): number {
  const deck = s.darkDeck;
  if (deck.length === 0) return 0.1;
  let doom = 0;
  for (let i = 0; i < deck.length; i++) {
    const part = darknessCards[deck[i]].general;
    if (part !== null && s.generals[part.who].step === CITY_STEP - 1 && advances(s, deck[i])) doom++;
  }
  return 1 - (1 - doom / deck.length) ** nightCards(s);
}
