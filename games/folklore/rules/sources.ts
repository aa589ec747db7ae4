/** FOL-R28, FOL-R52: where a figure's modifiers come from. */
import { has } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { foeKinds } from '../content/foes.ts';
import { bit } from '../content/numbers.ts';
import { modifierLists } from '../content/rows.ts';
import type { ModifierList } from '../content/rows.ts';
import { STATS } from '../content/types.ts';
import type { PowerName } from '../content/types.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Card, Character, Figure, FolkloreState, Temporary } from '../state.ts';

/** Neither exhausted nor Broken (FOL-5K.18). */
export function isReady(s: FolkloreState, card: Card): boolean {
  return !has(s.exhausted, card) && !has(s.broken, card);
}

/** A lore choice has taken the place of that power. */
export function isReplaced({ powers }: Character, power: PowerName | 'none'): boolean {
  if (power === 'none') return false;
  for (let i = 0; i < powers.length; i++) if (cards[powers[i]].replaces === power) return true;
  return false;
}

/** One list for all: whoever looks through sources may ask for those of somebody else in between. */
const found: ModifierList[] = [];
/** The card of each, OF_FOE, or below that whoever gave it: for whoever wants to know where a number comes from. */
const origins: number[] = [];
let top = 0;
const OF_FOE = NONE;
/** As bits of stats: all, and what is no number. */
const EVERYTHING = -1;
const OTHER = bit(STATS.length);
const GIVEN = -2;

function push(list: ModifierList, origin: number): void {
  found[top] = list;
  origins[top++] = origin;
}

const listOf: readonly ModifierList[] = cards.map(({ mods }) => modifierLists[mods]);
/** By card: the numbers its modifiers are about, as bits of stats; whatever gives a status is about all of them. */
const concerns = Int32Array.from(listOf, ({ isEmpty, stats, statuses, speaksOf }) => {
  if (isEmpty || statuses !== 0) return isEmpty ? 0 : EVERYTHING;
  return stats.reduce((bits, by, stat) => (by === 0 ? bits : bits | bit(stat)), speaksOf | OTHER);
});
/** By card: the words of its modifiers, as bits of GIVE. */
const given = Int32Array.from(listOf, ({ gives }) => gives);

/** Whether anything printed on the card gives that. */
export const cardGives = (card: Card, give: number): boolean => (given[card] & bit(give)) !== 0;

function addTemporary(temporary: readonly Temporary[]): void {
  for (let i = 0; i < temporary.length; i++) push(modifierLists[temporary[i].mods], GIVEN - 1 - temporary[i].by);
}

/** Those of its cards for which `says` has one of the bits. */
function addOfMember(s: FolkloreState, character: Character, says: Int32Array, wanted: number): void {
  const { equipped } = character;
  const isLiving = character.form === 'living';
  if (isLiving) {
    addCards(character.powers, says, wanted);
    addCards(character.abilities, says, wanted);
    addCards(character.companions, says, wanted);
  }
  for (let i = 0; i < equipped.length; i++) {
    const card = equipped[i];
    if ((says[card] & wanted) !== 0 && (isLiving || cards[card].spectral) && isReady(s, card)) push(listOf[card], card);
  }
}

function addCards(list: readonly Card[], says: Int32Array, wanted: number): void {
  for (let i = 0; i < list.length; i++) if ((says[list[i]] & wanted) !== 0) push(listOf[list[i]], list[i]);
}

/**
 * Finds the lists of modifiers of a figure itself, auras aside: `sourceAt(i)` from the returned number to `sourcesEnd()`. A
 * ghost has only its SPECTRAL items and what effects give it. Close them again with the returned number. With `about`, as
 * bits of stats, cards that say nothing of these may be left out.
 */
export function openSources(s: FolkloreState, figure: Figure, about = EVERYTHING): number {
  return open(s, figure, concerns, about);
}

/** The same of whatever gives one of these, as bits of GIVE; what gives none of them may be left out. */
export function openGiving(s: FolkloreState, figure: Figure, gives: number): number {
  return open(s, figure, given, gives);
}

function open(s: FolkloreState, figure: Figure, says: Int32Array, wanted: number): number {
  const base = top;
  if (!isFoe(figure)) {
    addOfMember(s, s.party[figure], says, wanted);
    addTemporary(s.party[figure].temporary);
  } else if (s.skirmish.isRunning) addTemporary(s.skirmish.mods[figure - FOE]);
  else {
    const foe = s.foes[figure - FOE];
    const own = modifierLists[foeKinds[foe.kind].mods];
    if (!own.isEmpty) push(own, OF_FOE);
    addTemporary(foe.temporary);
  }
  return base;
}
export const sourcesEnd = (): number => top;
export const sourceAt = (i: number): ModifierList => found[i];
/** A card, what is printed on a foe, or what an effect of somebody gives for a while. */
export function originAt(i: number): Origin {
  const origin = origins[i];
  if (origin === OF_FOE) return { from: 'foe', which: NONE };
  return origin > OF_FOE ? { from: 'card', which: origin } : { from: 'effect', which: GIVEN - 1 - origin };
}
export interface Origin {
  readonly from: 'card' | 'foe' | 'effect';
  /** The card; whose effect it is. */
  readonly which: number;
}
export function closeSources(base: number): void {
  top = base;
}
