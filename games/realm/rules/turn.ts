/** A hero's turn from dawn to nightfall (REA-4.1 to REA-4.6): Daytime and Evening. Night is in `darkness.ts`. */
import { andThen, houseNumber, isHeard, no } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import type { Play, RealmDecision } from '../agenda.ts';
import { isSpecial } from '../content/cards.ts';
import { Cleric, Dwarf, EagleRider, Paladin, Ranger, Rogue, Sorceress } from '../content/heroes.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { BootsOfSpeed, HelmOfPower } from '../content/quests.ts';
import { BLACK, BLUE, COLOURS, GREEN, RED } from '../content/types.ts';
import type { Card, Colour, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { actionsLeft, hasQuest, minionsAt, tell } from '../asking.ts';
import { playActions } from './actions.ts';
import { discardCard, drawHeroCards, drawQuest } from './cards.ts';
import { FULL } from './placement.ts';
import { playSource, refusePlay } from './windows.ts';
import { reducedWounds, wound } from './wounds.ts';

// ── Dawn ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function beginTurn(s: RealmState): void {
  if (s.turn > 0) s.active = (s.active + 1) % s.heroes.length;
  const slot = s.active;
  const hero = s.heroes[slot];
  s.turn++;
  s.phase = 'day';
  s.rumors = 0;
  s.teleported = false;
  s.activeDied = false;
  hero.up += hero.down; // REA-4.2
  hero.down = 0;
  const mercy = s.terms.dawnMercy && hero.lost > 0;
  if (mercy) {
    hero.lost--;
    hero.up++;
  }
  hero.bonus = bonusActions(hero);
  hero.freshMount = false;
  if (isHeard(s)) tell(s, { event: 'turnBegan', rule: 'REA-4.2', slot, turn: s.turn, actions: actionsLeft(hero) });
  if (mercy) tell(s, { event: 'mercy', rule: 'REA-R2', slot });
  if (hero.bonus > 0) tell(s, { event: 'bonusActions', rule: 'REA-R51', slot, amount: hero.bonus });
  if (hero.quest === NONE) drawQuest(s, slot, 'REA-R43');
  if (hero.hero === EagleRider) andThen(s, { ask: 'pickStyle', seat: hero.seat, slot }, DAY);
  else if (hero.hero === Sorceress) andThen(s, { ask: 'pickForm', seat: hero.seat, slot }, DAY);
  else day(s);
}

/** REA-R51: Elf Support, Mountain Lore, Fresh Mount, Boots of Speed. */
function bonusActions(hero: Hero): number {
  const { colour } = spaces[hero.space];
  let bonus = hasQuest(hero, BootsOfSpeed) ? 2 : 0;
  if (hero.hero === Ranger && colour === GREEN) bonus++;
  if (hero.hero === Dwarf && colour === RED) bonus++;
  if (hero.freshMount) bonus++;
  return bonus;
}

const STYLES = ['sky', 'ground'] as const;

const pickStyle: RealmDecision<'pickStyle'> = {
  rule: 'REA-5.7',
  candidates: () => STYLES,
  choose(s, { slot }, c) {
    s.heroes[slot].style = c;
    if (isHeard(s)) tell(s, { event: 'styleChosen', rule: 'REA-5.7', slot, style: c });
  },
};

const FORMS: readonly (Colour | 'none')[] = ['none', 0, 1, 2, 3];

/** It may be taken in Monarch City or an Inn, which are closed to her once she has left. */
const pickForm: RealmDecision<'pickForm'> = {
  rule: 'REA-5.7',
  candidates: () => FORMS,
  choose(s, { slot }, c) {
    const hero = s.heroes[slot];
    hero.form = c === 'none' ? NONE : c;
    hero.ambush = c !== 'none';
    if (isHeard(s)) tell(s, { event: 'formChosen', rule: 'REA-5.7', slot, form: hero.form });
  },
};

// ── Daytime ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const DAY = { do: 'day' } as const;
const EVENING = { do: 'evening' } as const;
const NIGHT = { do: 'night' } as const;

/** The active player is asked for actions until the day is ended (REA-R53), unless the hero has died (REA-R5). */
function day(s: RealmState): void {
  if (s.activeDied) andThen(s, NIGHT);
  else andThen(s, { ask: 'chooseAction', seat: s.heroes[s.active].seat, slot: s.active }, DAY);
}

/** REA-R51: a token is turned face down as long as one is up, then bonus actions are used. */
export function spendAction(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  if (hero.up > 0) {
    hero.up--;
    hero.down++;
  } else hero.bonus--;
}

// ── The end of Daytime ───────────────────────────────────────────────────────────────────────────────────────────────

/** REA-R3: Turn Undead, then wounds. */
export function endDay(s: RealmState): void {
  const slot = s.active;
  const hero = s.heroes[slot];
  hero.bonus = 0;
  if (isHeard(s)) tell(s, { event: 'dayEnded', rule: 'REA-R53', slot });
  if (hero.hero !== Cleric || !canTurnUndead(s, hero)) dayWounds(s);
  else andThen(s, { ask: 'turnUndead', seat: hero.seat, slot }, { do: 'dayWounds' });
}

const isInn = no('REA-R12', 'noMinionsInInns');
const noRoom = no('REA-5.7', 'noRoomForUndead');
const cityIsFull = no('REA-R16', 'cityIsFull');

/** Turned Undead need a location with fewer than 3 minions, Monarch City fewer than 4. */
function refuseUndead(s: RealmState, to: Space): Objection | undefined {
  if (spaces[to].kind === 'inn') return isInn;
  if (to === MonarchCity) return s.crowd[to] <= FULL ? undefined : cityIsFull;
  return s.crowd[to] < FULL ? undefined : noRoom;
}

/** Whether there are Undead with the hero, and room for one of them next to it. */
function canTurnUndead(s: RealmState, { space }: Hero): boolean {
  if (minionsAt(s, space, BLACK) === 0) return false;
  const { adjacent } = spaces[space];
  for (let i = 0; i < adjacent.length; i++) if (refuseUndead(s, adjacent[i]) === undefined) return true;
  return false;
}

const YES_OR_NO: readonly ('yes' | 'no')[] = ['yes', 'no'];

const turnUndead: RealmDecision<'turnUndead'> = {
  rule: 'REA-5.7',
  candidates: () => YES_OR_NO,
  choose(s, { slot }, c) {
    if (c === 'yes') andThen(s, { do: 'turnUndeadNext', slot });
  },
  fallback: () => 'no',
};

/** All of them, one at a time; those for whom there is no room stay. */
function turnUndeadNext(s: RealmState, { slot }: { readonly slot: Slot }): void {
  const hero = s.heroes[slot];
  if (!canTurnUndead(s, hero)) return;
  andThen(s, { ask: 'moveUndead', seat: hero.seat, slot }, { do: 'turnUndeadNext', slot });
}

const moveUndead: RealmDecision<'moveUndead'> = {
  rule: 'REA-5.7',
  asked: 'ifChoice',
  candidates: (s, { slot }) => spaces[s.heroes[slot].space].adjacent,
  refuse: (s, _d, c) => refuseUndead(s, c),
  choose(s, { slot }, c) {
    const from = s.heroes[slot].space;
    s.minions[from * COLOURS + BLACK]--;
    s.crowd[from]--;
    s.minions[c * COLOURS + BLACK]++;
    s.crowd[c]++;
    tell(s, { event: 'undeadTurned', rule: 'REA-5.7', slot, from, to: c });
  },
};

/** REA-5.32, REA-5.33, REA-R4; then Fresh Mount. */
function dayWounds(s: RealmState): void {
  const slot = s.active;
  const hero = s.heroes[slot];
  const suffered = s.crowd[hero.space] === 0 ? 0 : woundsHere(s, slot);
  if (suffered > 0) {
    andThen(s, EVENING); // below whatever a death asks for
    if (wound(s, slot, suffered, 'minions', isAfraid(s, hero) ? 'REA-5.33' : 'REA-5.32')) return;
  }
  hero.freshMount = hero.style === 'ground' && isFreshMountPlace(hero.space);
  if (suffered === 0) evening(s);
}

function isFreshMountPlace(space: Space): boolean {
  return space === MonarchCity || spaces[space].colour === BLUE;
}

/** Fear costs a hero among Undead, but not in the Sky style and not the Paladin (REA-R4). */
function isAfraid(s: RealmState, { hero, space, style }: Hero): boolean {
  return minionsAt(s, space, BLACK) > 0 && style !== 'sky' && hero !== Paladin;
}

/** What the minions of the hero's space cost it now. */
function woundsHere(s: RealmState, slot: Slot): number {
  const { hero, space, style, form } = s.heroes[slot];
  const crowd = s.crowd[space];
  const undead = minionsAt(s, space, BLACK) > 0;
  const fear = undead ? 1 : 0;
  if (style === 'sky') return ignore(s, slot, crowd + fear, crowd + fear, 'sky');
  let suffered = crowd;
  if (hero === Rogue) suffered = ignore(s, slot, suffered, crowd, 'hideInTheShadows');
  else if (form !== NONE) suffered = ignore(s, slot, suffered, minionsAt(s, space, form), 'shapeShifter');
  suffered += fear;
  if (hero === Paladin) suffered = ignore(s, slot, suffered, fear, 'bravery');
  return reducedWounds(s, slot, suffered, 'minions');
}

function ignore(s: RealmState, slot: Slot, suffered: number, amount: number, by: string): number {
  if (amount > 0) tell(s, { event: 'woundIgnored', rule: 'REA-R4', slot, amount, by });
  return suffered - amount;
}

// ── Evening ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** REA-4.5, REA-4.6. There is none for a hero that came in place of a dead one (REA-R5). */
function evening(s: RealmState): void {
  if (s.activeDied) {
    andThen(s, NIGHT);
    return;
  }
  const slot = s.active;
  const hero = s.heroes[slot];
  s.phase = 'evening';
  drawHeroCards(s, slot, 2, 'REA-4.5');
  if (hero.hero === Rogue && spaces[hero.space].chest) drawHeroCards(s, slot, 1, 'REA-5.7'); // Thievery
  if (hasQuest(hero, HelmOfPower)) drawHeroCards(s, slot, 1, 'REA-R43');
  handLimit(s);
}

/** What may stay in a hand in the Evening. */
export const mostCards = houseNumber(10, { min: 5, max: 15, what: 'hero cards one may keep' });

function handLimit(s: RealmState): void {
  const { hand, seat } = s.heroes[s.active];
  if (hand.length <= mostCards.value) andThen(s, NIGHT);
  else andThen(s, { ask: 'discardToLimit', seat, slot: s.active }, { do: 'handLimit' });
}

/** REA-R6: a card of the hand goes, or one of the hero's own Specials is played instead. */
const discardToLimit: RealmDecision<'discardToLimit'> = {
  rule: 'REA-4.6',
  candidates(s, { slot }) {
    const { hand } = s.heroes[slot];
    const found: (Card | Play)[] = hand.slice();
    for (const card of hand) if (isSpecial(card)) found.push(playActions[card]);
    return found;
  },
  refuse: (s, _d, c) => (typeof c === 'object' ? refusePlay(s, c.source, 'D') : undefined),
  choose(s, { slot }, c) {
    if (typeof c === 'number') discardCard(s, slot, c, 'REA-4.6');
    else playSource(s, c.source, 'limit');
  },
};

export const turnSteps = { beginTurn, day, turnUndeadNext, dayWounds, evening, handLimit };
export const turnDecisions = { pickStyle, pickForm, turnUndead, moveUndead, discardToLimit };
