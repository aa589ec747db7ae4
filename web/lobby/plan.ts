/** A table about to be set. */
import type { Options } from '@vesper/kernel';
import type { ClockRule } from '@vesper/table/messages';
import type { SeatRequest } from '../session/api.ts';
import type { Character } from '../session/characters.ts';
import type { LocalSeat } from '../session/keep.ts';
import { useSettings } from '../settings/settings.ts';
import { botCalled, levels, usualLevel } from '../shelf.ts';
import type { Described } from '../shelf.ts';

/** `me`, `here` (same device), `friend` (open seat), or `bot:<name>`. */
export type PlannedSeat = 'me' | 'here' | 'friend' | `bot:${string}`;

export interface Plan {
  readonly game: string;
  readonly seats: readonly PlannedSeat[];
  readonly options: Options;
  /** Where the table lives when nobody else is asked. */
  readonly keep: 'here' | 'server';
  /** `undefined`: as is usual for such a table (`clockOf`). */
  readonly clock: ClockRule | null | undefined;
  /** Milliseconds after which a bot plays for who is away; `undefined`: as is usual (`absenceOf`). */
  readonly absence: number | null | undefined;
  /** What people at this device bring from earlier matches, by seat. */
  readonly brings: Readonly<Record<number, readonly Character[]>>;
  /** What people at this device are called, by seat. */
  readonly names: Readonly<Record<number, string>>;
}

/** What the parts of the lobby get that change a plan. */
export interface PlanProps {
  readonly game: Described;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly server: boolean;
}

const MINUTE = 60_000;
export const liveClock: ClockRule = { bank: 20 * MINUTE, increment: 15_000, onExpiry: 'bot' };

/** With others a clock is proposed, so that nobody waits for ever. */
export const clockOf = ({ clock, seats }: Plan): ClockRule | null =>
  clock === undefined ? (seats.includes('friend') ? liveClock : null) : clock;

export const absenceOf = ({ absence, seats }: Plan): number | null =>
  absence === undefined ? (seats.includes('friend') ? 10 * MINUTE : null) : absence;

const nameAt = ({ names }: Plan, seat: number): string => names[seat]?.trim() || `Player ${seat + 1}`;

/** The bot that was chosen last. */
export function usualBot(): PlannedSeat {
  const { level } = useSettings.getState();
  return `bot:${levels.includes(level) ? level : usualLevel}`;
}

export function planFor(game: Described): Plan {
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 3));
  return {
    game: game.id,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : usualBot())),
    options: Object.fromEntries(game.options.map(({ option, spec }) => [option, spec.default])),
    keep: 'here',
    clock: undefined,
    absence: undefined,
    names: {},
    brings: {},
  };
}

/** Bots and open seats bring nothing, and no seat more than it may. */
export function broughtTo({ seats, brings }: Plan, seat: number, most: readonly number[] | null): readonly Character[] {
  const isOwn = seats[seat] === 'me' || seats[seat] === 'here';
  return isOwn ? (brings[seat] ?? []).slice(0, most?.[seats.length] ?? 0) : [];
}

export const needsServer = ({ seats, keep }: Plan): boolean => keep === 'server' || seats.includes('friend');

const botOf = (seat: PlannedSeat): string | null => (seat.startsWith('bot:') ? seat.slice(4) : null);

export function localSeats(plan: Plan, name: string): readonly LocalSeat[] {
  let called = 0;
  return plan.seats.map((seat, index): LocalSeat => {
    const bot = botOf(seat);
    if (bot !== null) return { kind: 'bot', name: botCalled[called++ % botCalled.length], bot };
    return { kind: 'person', name: seat === 'me' ? name : nameAt(plan, index), bot: usualLevel };
  });
}

export function seatRequests(plan: Plan): readonly SeatRequest[] {
  let called = 0;
  return plan.seats.map((seat, index): SeatRequest => {
    const bot = botOf(seat);
    if (bot !== null) return { kind: 'bot', name: botCalled[called++ % botCalled.length], bot };
    if (seat === 'here') return { kind: 'here', name: nameAt(plan, index) };
    return { kind: seat === 'me' ? 'me' : 'friend' };
  });
}
