/** REA-R40, REA-R41, REA-R52, REA-X1: when Specials and spent quests may be played out of the ordinary, and by whom. */
import { VesperError, andThen, isHeard, no, show } from '@vesper/kernel';
import type { Choice, Objection, Seat } from '@vesper/kernel';
import type { Ask, RealmDecision, RealmFrame } from '../agenda.ts';
import { isSpecial } from '../content/cards.ts';
import { quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { FIRST_SPECIAL } from '../content/types.ts';
import type { Window } from '../content/types.ts';
import { NONE, QUEST } from '../state.ts';
import type { RealmState, Slot, Source } from '../state.ts';
import { hasUnspent, holderOf, tell } from '../asking.ts';
import { removeCard } from './cards.ts';
import { mayHold } from './closedHands.ts';
import { refuseEffects, takeEffects } from './effects.ts';
import { spendQuest } from './quests.ts';
import { isTriggered } from './triggers.ts';

// ── What may be played ───────────────────────────────────────────────────────────────────────────────────────────────

const costsAction = no('REA-7.6', 'costsAction');
const onlyBeforeNight = no('REA-R40', 'onlyBeforeNight');
const onlyOnDarknessCard = no('REA-R40', 'onlyOnDarknessCard');
const onlyAfterRoll = no('REA-R40', 'onlyAfterRoll');
const notInCombat = no('REA-R40', 'notInCombat');
const notOnDarknessCard = no('REA-R40', 'notOnDarknessCard');

/** Why something with these windows has no place in another one. */
function outside(windows: readonly Window[], window: Window): Objection | undefined {
  if (windows.includes(window)) return undefined;
  if (windows.length === 0) return costsAction;
  if (windows.includes('D')) return window === 'CR' ? notInCombat : notOnDarknessCard;
  if (windows[0] === 'N0') return onlyBeforeNight;
  return windows[0] === 'NR' ? onlyOnDarknessCard : onlyAfterRoll;
}

/** By source: the answer of `outside`. */
function outsideOf(window: Window): readonly (Objection | undefined)[] {
  const answers = Array.from({ length: QUEST + quests.length }, (): Objection | undefined => undefined);
  specials.forEach(({ windows }, i) => (answers[FIRST_SPECIAL + i] = outside(windows, window)));
  quests.forEach(({ windows }, quest) => (answers[QUEST + quest] = outside(windows, window)));
  return answers;
}

const OUTSIDE = { D: outsideOf('D'), N0: outsideOf('N0'), NR: outsideOf('NR'), CR: outsideOf('CR') };

/** Why a Special, or a completed quest, may not be played in a window by the hero that holds it. */
export function refusePlay(s: RealmState, source: Source, window: Window): Objection | undefined {
  return refuseFor(s, holderOf(s, source), source, window);
}

/** The same where it is known who holds it. */
export function refuseFor(s: RealmState, slot: Slot, source: Source, window: Window): Objection | undefined {
  return OUTSIDE[window][source] ?? refuseEffects(s, slot, source);
}

/** Everything a seat holds that has a window of its own, playable now or not: hero by hero, Specials before quests. */
function held(s: RealmState, seat: Seat): Source[] {
  const found: Source[] = [];
  for (const hero of s.heroes) {
    if (hero.seat !== seat) continue;
    for (const card of hero.hand) if (isSpecial(card)) found.push(card);
    for (const quest of hero.completed) {
      if (quests[quest].windows.length > 0 && hasUnspent(hero, quest)) found.push(QUEST + quest);
    }
  }
  return found;
}

/** Writes what a seat may play into `out` and returns how many there are. */
export function playableIn(s: RealmState, seat: Seat, window: Window, out: Choice[]): number {
  const { heroes, seats } = s;
  let n = 0;
  // A seat's heroes are every `seats`th (REA-R8).
  for (let slot = seat; slot < heroes.length; slot += seats) {
    const hero = heroes[slot];
    const { hand, completed } = hero;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      if (isSpecial(card) && refuseFor(s, slot, card, window) === undefined) out[n++] = card;
    }
    for (let i = 0; i < completed.length; i++) {
      const quest = completed[i];
      if (quests[quest].windows.length === 0 || !hasUnspent(hero, quest)) continue;
      if (refuseFor(s, slot, QUEST + quest, window) === undefined) out[n++] = QUEST + quest;
    }
  }
  return n;
}

const scratch: Choice[] = [];

/** Plays a Special, which leaves the game, or turns a quest over (REA-7.7, REA-R40). */
export function playSource(s: RealmState, source: Source, window: Window | 'limit' | 'action'): void {
  const slot = holderOf(s, source);
  const isQuest = source >= QUEST;
  if (!s.terms.openHands && window !== 'action') show(s); // which of a seat's heroes held it
  if (isHeard(s)) tell(s, { event: 'specialPlayed', rule: isQuest ? 'REA-R43' : 'REA-7.6', slot, source, window });
  if (isQuest) spendQuest(s, slot, source - QUEST, 'REA-R43');
  else removeCard(s, slot, source, 'REA-7.7');
  takeEffects(s, slot, source);
}

// ── Asking ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Opens N0, NR or CR: every seat is asked once round, and again when another has played after it; `next` comes when the
 * window closes. Returns false if nobody is asked: then the caller goes on by itself.
 */
export function openWindow(s: RealmState, window: Window, next: RealmFrame): boolean {
  if (s.passed.length > 0) s.passed = [];
  const slot = nextToAsk(s, window, s.active);
  if (slot === NONE) return false;
  andThen(s, next);
  askAt(s, window, slot);
  return true;
}

/** The same after what is asked first. */
export function openWindowLater(s: RealmState, window: Window): void {
  if (s.passed.length > 0) s.passed = [];
  andThen(s, { do: 'window', window, from: NONE });
}

/** Whether a seat holds something to play in a window; with closed hands, whether it might (REA-X1). */
function mayPlayIn(s: RealmState, seat: Seat, window: Window): boolean {
  if (s.terms.openHands) return playableIn(s, seat, window, scratch) > 0;
  for (let slot = seat; slot < s.heroes.length; slot += s.seats) {
    const hero = s.heroes[slot];
    const fits = (source: Source): boolean => refuseFor(s, slot, source, window) === undefined;
    if (mayHold(s, slot, card => isSpecial(card) && fits(card))) return true;
    for (const quest of hero.completed) {
      if (quests[quest].windows.length > 0 && hasUnspent(hero, quest) && fits(QUEST + quest)) return true;
    }
  }
  return false;
}

/** A hero of the next seat that has not passed and may have something to play; NONE = there is none. */
function nextToAsk(s: RealmState, window: Window, start: Slot): Slot {
  // So many heroes in a row are of different seats (REA-R8).
  for (let i = 0, slot = start; i < s.seats; i++, slot = slot + 1 === s.heroes.length ? 0 : slot + 1) {
    const { seat } = s.heroes[slot];
    if (!s.passed.includes(seat) && mayPlayIn(s, seat, window)) return slot;
  }
  return NONE;
}

function askAt(s: RealmState, window: Window, at: Slot): void {
  const { seat } = s.heroes[at];
  andThen(s, { ask: 'playSpecial', seat, slot: firstSlotOf(s, seat), window }, { do: 'window', window, from: seat });
}

/** The seat's first hero in hero order, who must be there. */
function firstSlotOf({ heroes, active }: RealmState, seat: Seat): Slot {
  for (let i = 0; i < heroes.length; i++) {
    const slot = (active + i) % heroes.length;
    if (heroes[slot].seat === seat) return slot;
  }
  throw new VesperError('broken-rules', `Seat ${seat} was to have a hero.`);
}

/** The next seat is asked; if there is none the window closes. */
function window(s: RealmState, { window, from }: { readonly window: Window; readonly from: Seat }): void {
  const slot = nextToAsk(s, window, from === NONE ? s.active : firstSlotOf(s, from));
  if (slot !== NONE) askAt(s, window, slot);
}

const playSpecial: RealmDecision<'playSpecial'> = {
  rule: 'REA-R40',
  candidates(s, { seat, window }) {
    const found: (Source | 'pass')[] = held(s, seat);
    if (window !== 'D') found.push('pass');
    return found;
  },
  refuse: (s, { window }, c) => (c === 'pass' ? undefined : refusePlay(s, c, window)),
  list(s, { seat, window }, out) {
    const n = playableIn(s, seat, window, out);
    if (window === 'D') return n;
    out[n] = 'pass';
    return n + 1;
  },
  choose(s, { seat, window }, c) {
    if (c === 'pass') {
      s.passed.push(seat);
      if (isHeard(s)) tell(s, { event: 'passed', rule: 'REA-R40', seat, window });
      return;
    }
    if (s.passed.length > 0) s.passed = []; // everybody else is asked again
    playSource(s, c, window);
  },
  fallback: (_s, { window }) => (window === 'D' ? undefined : 'pass'),
  passing: {
    choice: 'pass',
    moment: ({ window }) => window,
    matters(s, { seat, window }) {
      const found: Source[] = [];
      playableIn(s, seat, window, found);
      return isTriggered(s, found);
    },
    isOpen: s => s.terms.openHands,
  },
};

/** Window D: while the active player chooses an action, every other seat may play what fits. */
export function interjections(s: RealmState): readonly Ask<'playSpecial'>[] {
  const top = s.agenda[s.agenda.length - 1] as RealmFrame | undefined;
  if (top === undefined || !('ask' in top) || top.ask !== 'chooseAction') return [];
  const found: Ask<'playSpecial'>[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === top.seat || playableIn(s, seat, 'D', scratch) === 0) continue;
    found.push({ ask: 'playSpecial', seat, slot: firstSlotOf(s, seat), window: 'D' });
  }
  return found;
}

export const windowSteps = { window };
export const windowDecisions = { playSpecial };
