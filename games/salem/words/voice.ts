/** Whoever looks at the table is called "you"; everybody else goes by colour. */
import type { Seat } from '@vesper/kernel';
import { IN_CIRCLE, IN_COLONIST_ROW, IN_JAIL, IN_PROMINENT_ROW } from '../state.ts';
import type { SalemView, Zone } from '../state.ts';
import { factionColour } from './names.ts';

export const seatName = (view: SalemView, seat: Seat): string => factionColour(view.players[seat].faction);

/**
 * Somebody and what they do, at the start of a sentence.
 *
 * @example
 * does(view, seat, 'arrest'); // "You arrest", "Red arrests"
 * does(view, seat, 'are', 'is'); // "You are", "Red is"
 */
export function does(view: SalemView, seat: Seat, verb: string, third = `${verb}s`): string {
  return seat === view.viewer ? `You ${verb}` : `${seatName(view, seat)} ${third}`;
}

/** The same in the middle of a sentence: `you have`, `Red has`. */
export function has(view: SalemView, seat: Seat): string {
  return seat === view.viewer ? 'you have' : `${seatName(view, seat)} has`;
}

/** `your`, `Red's`. */
export function whose(view: SalemView, seat: Seat): string {
  return seat === view.viewer ? 'your' : `${seatName(view, seat)}'s`;
}

/** `Your`, `Red's`. */
export function Whose(view: SalemView, seat: Seat): string {
  return seat === view.viewer ? 'Your' : `${seatName(view, seat)}'s`;
}

/** Where a colonist is or was: `the Prominent row`, `Red's Circle`. */
export function zoneName(view: SalemView, zone: Zone): string {
  if (zone === IN_PROMINENT_ROW) return 'the Prominent row';
  if (zone === IN_COLONIST_ROW) return 'the Colonist row';
  if (zone >= IN_JAIL) return `${whose(view, zone - IN_JAIL)} jail`;
  if (zone >= IN_CIRCLE) return `${whose(view, zone - IN_CIRCLE)} Circle`;
  return 'the deck';
}

/** `1 Accusation`, `2 Accusations`; Influence and Fear stay as they are. */
export function count(n: number, thing: string): string {
  return n === 1 || thing === 'Influence' || thing === 'Fear' ? `${n} ${thing}` : `${n} ${thing}s`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** "John Porter Sr." ends a sentence by itself. */
export function oneStop<T extends string | undefined>(sentence: T): T {
  return sentence?.replaceAll('..', '.') as T;
}

/** With the minus sign of a printer: `−2`. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
