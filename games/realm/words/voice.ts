/**
 * Who is spoken of. Heroes go by their names, "the Wizard"; only a viewer who runs a single hero is called "you". A
 * fallen hero's place is taken by another one, so sentences about the past use the hero that the event names.
 */
import type { Seat } from '@vesper/kernel';
import { heroes } from '../content/heroes.ts';
import type { HeroId } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { RealmView } from '../view.ts';

/** A hero's place, and who was there when it happened; without `hero` whoever is there now. */
export interface Somebody {
  readonly slot: Slot;
  readonly hero?: HeroId;
}

/** The slots of a seat, in hero order. */
export function slotsOf(view: RealmView, seat: Seat): Slot[] {
  return view.heroes.flatMap((hero, slot) => (hero.seat === seat ? [slot] : []));
}

/** People go by their number; pages put their names in its place. Heroes are called by theirs. */
export function seatName(seat: Seat): string {
  return `Player ${seat + 1}`;
}

/** Whether the viewer runs this hero and no other. */
export function isYou(view: RealmView, slot: Slot): boolean {
  return view.heroes[slot].seat === view.viewer && slotsOf(view, view.viewer).length === 1;
}

/** `the Wizard`, also of oneself; `the hero` for a place that is empty. */
export function heroOf(view: RealmView, { slot, hero = view.heroes[slot].hero }: Somebody): string {
  return hero === NONE ? 'the hero' : `the ${heroes[hero].name}`;
}

/**
 * Somebody and what they do, at the start of a sentence.
 *
 * @example
 * does(view, told, 'draw'); // "You draw", "The Wizard draws"
 * does(view, told, 'are', 'is'); // "You are", "The Wizard is"
 */
export function does(view: RealmView, who: Somebody, verb: string, third = `${verb}s`): string {
  return isYou(view, who.slot) ? `You ${verb}` : `${capital(heroOf(view, who))} ${third}`;
}

/** The same in the middle of a sentence: `you draw`, `the Wizard draws`. */
export function doing(view: RealmView, who: Somebody, verb: string, third = `${verb}s`): string {
  return isYou(view, who.slot) ? `you ${verb}` : `${heroOf(view, who)} ${third}`;
}

/** `you`, `the Wizard`. */
export function whom(view: RealmView, who: Somebody): string {
  return isYou(view, who.slot) ? 'you' : heroOf(view, who);
}

/** `your`, `the Wizard’s`. */
export function whose(view: RealmView, who: Somebody): string {
  return isYou(view, who.slot) ? 'your' : `${heroOf(view, who)}’s`;
}

/** `1 crystal`, `2 crystals`. */
export function count(n: number, thing: string, things = `${thing}s`): string {
  return `${n} ${n === 1 ? thing : things}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

export function capital(words: string): string {
  return words[0].toUpperCase() + words.slice(1);
}
