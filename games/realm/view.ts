/** What each seat may see (REA-R7), built up into a shape of its own. */
import type { Seat, Seen, Viewer } from '@vesper/kernel';
import { publicGeneral, publicHero, publicTable } from './copy.gen.ts';
import { darknessCards } from './content/darkness.ts';
import { generals } from './content/generals.ts';
import { MonarchCity } from './content/map.ts';
import { NEXT } from './content/types.ts';
import type { Card, Colour, DarkCard, Quest, Space } from './content/types.ts';
import { NONE } from './state.ts';
import type { Hero, PublicGeneral, PublicHero, PublicTable, RealmState } from './state.ts';
import { generalSpace, isMajor, topLife, warStatus } from './asking.ts';

export interface HeroView extends Seen<PublicHero> {
  /** Cards this viewer may see; with closed hands of another seat only those everybody knows. */
  readonly hand: readonly Card[];
  readonly handSize: number;
}

interface GeneralView extends Seen<PublicGeneral> {
  readonly space: Space;
  readonly topLife: number;
  readonly major: boolean;
  /** Darkness cards still in the deck that would move it from where it stands. */
  readonly threats: number;
}

/** Everything a seat or a spectator may know (REA-R7). */
export interface RealmView extends Seen<PublicTable> {
  readonly viewer: Seat | 'spectator';
  readonly heroes: readonly HeroView[];
  readonly generals: readonly GeneralView[];
  readonly war: 'early' | 'mid' | 'late';
  readonly heroDeckSize: number;
  /** Hero cards that are neither seen nor discarded, without order: the deck, and other seats' closed hands. */
  readonly heroUnseen: readonly Card[];
  readonly questDeckSize: number;
  readonly questUnseen: readonly Quest[];
  readonly darkDeckSize: number;
  readonly darkUnseen: readonly DarkCard[];
  /** The next cards of the Darkness deck as far as they are known, the next one first. */
  readonly darkKnown: readonly DarkCard[];
}

export function view(s: RealmState, viewer: Viewer): RealmView {
  return {
    ...publicTable(s),
    viewer,
    heroes: s.heroes.map(hero => heroView(s, hero, viewer)),
    generals: s.generals.map((general, colour) => ({
      ...publicGeneral(general),
      space: generalSpace(s, colour),
      topLife: topLife(s, colour),
      major: isMajor(s, colour),
      threats: threatsOf(s, colour),
    })),
    war: warStatus(s),
    heroDeckSize: s.heroDeck.length,
    heroUnseen: heroUnseen(s, viewer),
    questDeckSize: s.questDeck.length,
    questUnseen: sorted(s.questDeck),
    darkDeckSize: s.darkDeck.length,
    darkUnseen: sorted(s.darkDeck.slice(0, s.darkDeck.length - s.darkKnown)),
    darkKnown: s.darkDeck.slice(s.darkDeck.length - s.darkKnown).reverse(),
  };
}

/** Whether a viewer sees this hero's whole hand: all do, unless hands are closed and the match still runs. */
export function seesHand(s: RealmState, seat: Seat, viewer: Viewer): boolean {
  return s.terms.openHands || viewer === seat || s.outcome !== null;
}

function heroView(s: RealmState, hero: Hero, viewer: Viewer): HeroView {
  return {
    ...publicHero(hero),
    hand: (seesHand(s, hero.seat, viewer) ? hero.hand : hero.known).slice(),
    handSize: hero.hand.length,
  };
}

/** The Hero cards a viewer has not seen: the deck, and what others hold in closed hands. */
function heroUnseen(s: RealmState, viewer: Viewer): number[] {
  const unseen = s.heroDeck.slice();
  for (const hero of s.heroes) {
    if (seesHand(s, hero.seat, viewer)) continue;
    for (const card of hero.hand) if (!hero.known.includes(card)) unseen.push(card);
  }
  return sorted(unseen);
}

/** Darkness cards in the deck that would move a General from where it stands; their number is open, their order is not. */
function threatsOf(s: RealmState, general: Colour): number {
  if (generalSpace(s, general) === NONE) return 0;
  const next = generals[general].route[s.generals[general].step + 1] ?? MonarchCity;
  let threats = 0;
  for (const card of s.darkDeck) {
    const part = darknessCards[card].general;
    if (part !== null && part.who === general && (part.to === NEXT || part.to === next)) threats++;
  }
  return threats;
}

function sorted(cards: readonly number[]): number[] {
  return cards.slice().sort((a, b) => a - b);
}
