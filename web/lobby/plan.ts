/** A table about to be set. */
import type { Options } from '@vesper/kernel';
import type { ClockRule } from '@vesper/table/messages';
import type { SeatRequest } from '../session/api.ts';
import type { LocalSeat } from '../session/keep.ts';
import { botCalled, botNames } from '../shelf.ts';
import type { Described } from '../shelf.ts';

/** `me`, `here` (same device), `friend` (open seat), or `bot:<name>`. */
export type PlannedSeat = 'me' | 'here' | 'friend' | `bot:${string}`;

export interface Plan {
  readonly game: string;
  readonly seats: readonly PlannedSeat[];
  readonly options: Options;
  /** Where the table lives when nobody else is asked. */
  readonly keep: 'here' | 'server';
  readonly clock: ClockRule | null;
}

export const usualBot: PlannedSeat = `bot:${botNames.includes('greedy') ? 'greedy' : botNames[botNames.length - 1]}`;

export function planFor(game: Described): Plan {
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 3));
  return {
    game: game.id,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : usualBot)),
    options: Object.fromEntries(game.options.map(({ option, spec }) => [option, spec.default])),
    keep: 'here',
    clock: null,
  };
}

export const needsServer = ({ seats, keep }: Plan): boolean => keep === 'server' || seats.includes('friend');

const botOf = (seat: PlannedSeat): string | null => (seat.startsWith('bot:') ? seat.slice(4) : null);

export function localSeats({ seats }: Plan, name: string): readonly LocalSeat[] {
  let called = 0;
  return seats.map((seat, index): LocalSeat => {
    const bot = botOf(seat);
    if (bot !== null) return { kind: 'bot', name: botCalled[called++ % botCalled.length], bot };
    return { kind: 'person', name: seat === 'me' ? name : `Player ${index + 1}`, bot: 'greedy' };
  });
}

export function seatRequests({ seats }: Plan): readonly SeatRequest[] {
  let called = 0;
  return seats.map((seat, index): SeatRequest => {
    const bot = botOf(seat);
    if (bot !== null) return { kind: 'bot', name: botCalled[called++ % botCalled.length], bot };
    if (seat === 'here') return { kind: 'here', name: `Player ${index + 1}` };
    return { kind: seat === 'me' ? 'me' : 'friend' };
  });
}
