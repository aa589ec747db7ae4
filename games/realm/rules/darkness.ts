/** REA-4.7 to REA-4.13, REA-R18 to REA-R22, REA-R46 to REA-R48: Night, card by card, and the end of a hero's turn. */
import { andThen, draw, isHeard, shuffle } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import type { RealmDecision } from '../agenda.ts';
import { darknessCards } from '../content/darkness.ts';
import { locations } from '../content/distances.ts';
import { CITY_STEP, generals } from '../content/generals.ts';
import { Wizard } from '../content/heroes.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { COLOURS, GREEN, NEXT } from '../content/types.ts';
import type { Colour, DarkCard, DarknessCard, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState } from '../state.ts';
import { isDefeated, isMajor, minionsAt, tell, topLife, warStatus } from '../asking.ts';
import { loseMatch } from './ending.ts';
import { placeMinions } from './placement.ts';
import { beginTurn } from './turn.ts';
import { openWindow, openWindowLater } from './windows.ts';

/** REA-R46. */
export function nightCards(s: RealmState): number {
  const status = warStatus(s);
  return status === 'early' ? 1 : status === 'mid' ? 2 : 3;
}

// Frames without fields are made once: thousands of Nights put them on the agenda.
const NIGHT_CARD = { do: 'nightCard' } as const;
const RESOLVE_CARD = { do: 'resolveCard' } as const;

function night(s: RealmState): void {
  s.phase = 'night';
  const cards = nightCards(s);
  s.night = { left: cards, number: 0, faceUp: NONE, generalOnly: false, cancelled: 0, held: false };
  if (isHeard(s)) tell(s, { event: 'nightFell', rule: 'REA-4.7', cards });
  if (!openWindow(s, 'N0', NIGHT_CARD)) nightCard(s);
}

// ── The deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The next Darkness card, from a refilled deck if it must be (REA-R48); NONE if there is none at all. */
function drawDarkness(s: RealmState): DarkCard {
  if (s.darkDeck.length === 0) refillDarkness(s);
  const card = draw(s, s.darkDeck);
  if (card === undefined) return NONE;
  if (s.darkKnown > 0) s.darkKnown--;
  return card;
}

function refillDarkness(s: RealmState): void {
  if (s.darkDiscard.length === 0) return;
  s.darkDeck = s.darkDiscard;
  s.darkDiscard = [];
  s.darkKnown = 0;
  shuffle(s, s.darkDeck);
  tell(s, { event: 'deckRefilled', rule: 'REA-R48', deck: 'darkness', cards: s.darkDeck.length });
}

// ── Turning up ───────────────────────────────────────────────────────────────────────────────────────────────────────

function nightCard(s: RealmState): void {
  const { night } = s;
  const card = night.left === 0 ? NONE : drawDarkness(s);
  if (card === NONE) {
    night.left = 0;
    endTurn(s);
    return;
  }
  night.left--;
  night.number++;
  night.faceUp = card;
  // REA-4.9, REA-4.10: the last of several cards moves its General only.
  night.generalOnly = night.left === 0 && night.number > 1;
  night.cancelled = 0;
  night.held = false;
  const { number, generalOnly } = night;
  if (isHeard(s))
    tell(s, { event: 'darknessTurnedUp', rule: turnedUpRule(number + night.left), card, number, generalOnly });
  const active = s.heroes[s.active];
  if (active.hero === Wizard) {
    andThen(s, RESOLVE_CARD);
    openWindowLater(s, 'NR');
    andThen(s, { ask: 'wisdom', seat: active.seat, slot: s.active });
  } else if (!openWindow(s, 'NR', RESOLVE_CARD)) resolveCard(s);
}

function turnedUpRule(cards: number): RuleId {
  return cards === 1 ? 'REA-4.8' : cards === 2 ? 'REA-4.9' : 'REA-4.10';
}

const KEEP_OR_REPLACE = ['keep', 'replace'] as const;

/** REA-R60: the other card is final. */
const wisdom: RealmDecision<'wisdom'> = {
  rule: 'REA-R60',
  candidates: () => KEEP_OR_REPLACE,
  choose(s, { slot }, c) {
    if (c === 'keep') return;
    const { night } = s;
    s.darkDiscard.push(night.faceUp);
    tell(s, { event: 'darknessReplaced', rule: 'REA-R60', slot, card: night.faceUp });
    night.faceUp = drawDarkness(s);
    const { faceUp, number, generalOnly } = night;
    if (isHeard(s)) tell(s, { event: 'darknessTurnedUp', rule: 'REA-R60', card: faceUp, number, generalOnly });
  },
};

// ── Resolving ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** REA-R57: location A, location B, then the General. A loss leaves the card face up. */
function resolveCard(s: RealmState): void {
  const { faceUp, generalOnly } = s.night;
  const card = darknessCards[faceUp];
  if (!generalOnly) {
    placeFromCard(s, card);
    if (s.outcome !== null) return;
  }
  if (card.general !== null) {
    advanceGeneral(s, card.general);
    if (s.outcome !== null) return;
  }
  s.darkDiscard.push(faceUp);
  s.night.faceUp = NONE;
  if (card.kind === 'city') shuffleAll(s);
  nightCard(s);
}

/** REA-4.11, REA-R47: the top portion. */
export function placeFromCard(s: RealmState, { kind, places }: DarknessCard): void {
  if (kind === 'locations') {
    for (let i = 0; i < places.length; i++) {
      if ((s.night.cancelled & (1 << i)) !== 0) continue;
      const { space, minions } = places[i];
      placeMinions(s, space, spaces[space].colour, minions, 'REA-4.11');
      if (s.outcome !== null) return;
    }
  } else if (kind === 'patrols') patrol(s);
  else if (kind === 'warParty') gatherWarParties(s);
  else if (kind === 'city') marchOnCity(s);
}

/** Orc Patrols: an Orc in every green land without minions. */
function patrol(s: RealmState): void {
  for (let i = 0; i < locations.length; i++) {
    const space = locations[i];
    if (spaces[space].colour !== GREEN || s.crowd[space] > 0) continue;
    placeMinions(s, space, GREEN, 1, 'REA-R47');
    if (s.outcome !== null) return;
  }
}

/** Orc War Party: one more Orc for every Orc that stands alone. An Orc that is added never makes another stand alone. */
function gatherWarParties(s: RealmState): void {
  for (let i = 0; i < locations.length; i++) {
    const space = locations[i];
    if (s.crowd[space] !== 1 || minionsAt(s, space, GREEN) !== 1) continue;
    placeMinions(s, space, GREEN, 1, 'REA-R47');
    if (s.outcome !== null) return;
  }
}

/** Monarch City: one minion of every colour that stands before the walls. */
function marchOnCity(s: RealmState): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    if (!standsAtCity(s, colour)) continue;
    placeMinions(s, MonarchCity, colour, 1, 'REA-R47');
    if (s.outcome !== null) return;
  }
}

function standsAtCity(s: RealmState, colour: Colour): boolean {
  const { adjacent } = spaces[MonarchCity];
  for (let i = 0; i < adjacent.length; i++) if (minionsAt(s, adjacent[i], colour) > 0) return true;
  return false;
}

/** The card Monarch City: all three discard piles return to their decks. */
function shuffleAll(s: RealmState): void {
  shuffleIn(s, 'darkness', s.darkDeck, s.darkDiscard);
  s.darkDiscard = [];
  s.darkKnown = 0;
  shuffleIn(s, 'hero', s.heroDeck, s.heroDiscard);
  s.heroDiscard = [];
  shuffleIn(s, 'quest', s.questDeck, s.questDiscard);
  s.questDiscard = [];
}

function shuffleIn(s: RealmState, name: 'hero' | 'quest' | 'darkness', deck: number[], discard: number[]): void {
  if (discard.length === 0) return;
  for (let i = 0; i < discard.length; i++) deck.push(discard[i]);
  shuffle(s, deck);
  tell(s, { event: 'deckRefilled', rule: 'REA-R47', deck: name, cards: deck.length });
}

// ── Generals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type GeneralPart = NonNullable<DarknessCard['general']>;
export type Stays = 'defeated' | 'major' | 'notNext' | 'held';

const STAYS_BY: { readonly [W in Stays]: RuleId } = {
  defeated: 'REA-R20',
  major: 'REA-R22',
  notNext: 'REA-R18',
  held: 'REA-R52',
};

/** Why the General of a card would not advance now, or '' (REA-R18, REA-R20, REA-R22). */
export function whyStays(s: RealmState, { who, to }: GeneralPart): Stays | '' {
  if (isDefeated(s, who)) return 'defeated';
  if (to !== NEXT && to !== nextSpace(s, who)) return 'notNext';
  if (isMajor(s, who)) return 'major';
  return s.night.held ? 'held' : '';
}

/** The next space on a living General's route. */
function nextSpace(s: RealmState, general: Colour): Space {
  return generals[general].route[s.generals[general].step + 1];
}

/** REA-4.12, REA-R19. */
export function advanceGeneral(s: RealmState, part: GeneralPart): void {
  const { who, minions } = part;
  const why = whyStays(s, part);
  if (why !== '') {
    if (isHeard(s)) tell(s, { event: 'generalStayed', rule: STAYS_BY[why], general: who, why });
    return;
  }
  const general = s.generals[who];
  const from = generals[who].route[general.step];
  const to = nextSpace(s, who);
  general.step++;
  if (isHeard(s)) tell(s, { event: 'generalAdvanced', rule: 'REA-4.12', general: who, from, to });
  if (general.step === CITY_STEP) loseMatch(s, 'general', 'REA-1.6');
  else placeMinions(s, to, who, minions, 'REA-R19');
}

/** REA-R21: whether a General heals at the end of this turn if nobody spies on it. */
export function healsThisTurn(s: RealmState, general: Colour): boolean {
  const { life, healsFrom } = s.generals[general];
  return life > 0 && healsFrom > 0 && s.turn >= healsFrom && life < topLife(s, general);
}

/** The last thing of a hero's turn: wounded Generals heal (REA-R21). */
function endTurn(s: RealmState): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    const general = s.generals[colour];
    if (!general.spied && healsThisTurn(s, colour)) {
      general.life++;
      if (general.life === topLife(s, colour)) general.healsFrom = 0;
      tell(s, { event: 'generalHealed', rule: 'REA-R21', general: colour, life: general.life });
    }
    general.spied = false;
  }
  beginTurn(s);
}

export const darknessSteps = { night, nightCard, resolveCard };
export const darknessDecisions = { wisdom };
