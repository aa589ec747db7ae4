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

/** By card: its modifiers, and the numbers they are about as bits; whatever gives a status is about all of them. */
const listOf: readonly ModifierList[] = cards.map(({ mods }) => modifierLists[mods]);
const concerns = Int32Array.from(listOf, ({ isEmpty, stats, statuses, speaksOf }) => {
  if (isEmpty || statuses !== 0) return isEmpty ? 0 : EVERYTHING;
  return stats.reduce((bits, by, stat) => (by === 0 ? bits : bits | bit(stat)), speaksOf | OTHER);
});

function add(card: Card, about: number): void {
  if ((concerns[card] & about) !== 0) push(listOf[card], card);
}

function addTemporary(temporary: readonly Temporary[]): void {
  for (let i = 0; i < temporary.length; i++) push(modifierLists[temporary[i].mods], GIVEN - 1 - temporary[i].by);
}

function addOfMember(s: FolkloreState, character: Character, about: number): void {
  const { equipped } = character;
  if (character.form === 'living') {
    const { powers, abilities, companions } = character;
    for (let i = 0; i < powers.length; i++) add(powers[i], about);
    for (let i = 0; i < abilities.length; i++) add(abilities[i], about);
    for (let i = 0; i < companions.length; i++) add(companions[i], about);
    for (let i = 0; i < equipped.length; i++) if (isReady(s, equipped[i])) add(equipped[i], about);
  } else {
    for (let i = 0; i < equipped.length; i++) {
      if (cards[equipped[i]].spectral && isReady(s, equipped[i])) add(equipped[i], about);
    }
  }
}

/**
 * Finds the lists of modifiers of a figure itself, auras aside: `sourceAt(i)` from the returned number to `sourcesEnd()`. A
 * ghost has only its SPECTRAL items and what effects give it. Close them again with the returned number. With `about`, as
 * bits of stats, cards that say nothing of these may be left out.
 */
export function openSources(s: FolkloreState, figure: Figure, about = EVERYTHING): number {
  const base = top;
  if (isFoe(figure) && s.skirmish.isRunning) addTemporary(s.skirmish.mods[figure - FOE]);
  else if (isFoe(figure)) {
    const foe = s.foes[figure - FOE];
    const own = modifierLists[foeKinds[foe.kind].mods];
    if (!own.isEmpty) push(own, OF_FOE);
    addTemporary(foe.temporary);
  } else {
    addOfMember(s, s.party[figure], about);
    addTemporary(s.party[figure].temporary);
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
