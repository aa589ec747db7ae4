/** What somebody asks for when making a table, and whether the game can be played like that. */
import { start } from '@vesper/kernel';
import type { Game, Options } from '@vesper/kernel';
import { botNames } from '../thinking/pool.ts';
import { TableError } from '../errors.ts';
import type { ClockRule } from '../messages.ts';

export interface SeatRequest {
  /** `here`: another person on the same device. */
  readonly kind: 'me' | 'friend' | 'bot' | 'here';
  readonly name?: string | undefined;
  readonly bot?: string | undefined;
  /** Names of what I keep from earlier matches and bring to this seat. */
  readonly brings?: readonly string[] | undefined;
}

export interface TableRequest {
  readonly game: string;
  readonly options?: Options | undefined;
  readonly seats: readonly SeatRequest[];
  readonly clock?: ClockRule | null | undefined;
  /** Milliseconds after which a bot plays for who is away in their turn; `null` or absent: never by itself. */
  readonly absence?: number | null | undefined;
  /** From `commit`: the secret whose commitment the browser has seen. */
  readonly sealed?: string | undefined;
}

/** The options, completed; throws what cannot be. */
export function checkTableSetup(game: Game, { seats, options = {} }: TableRequest): Options {
  if (seats.length < game.seats.min || seats.length > game.seats.max) {
    throw new TableError(
      'bad-request',
      `${game.name} has ${game.seats.min} to ${game.seats.max} seats, not ${seats.length}.`,
    );
  }
  for (const { bot, kind, brings = [] } of seats) {
    if (brings.length > 0 && kind !== 'me' && kind !== 'here') {
      throw new TableError('bad-request', 'You bring characters only to your own seats.');
    }
    if (bot !== undefined && !botNames.includes(bot)) {
      throw new TableError('bad-request', `There is no bot "${bot}"; there are ${botNames.join(', ')}.`);
    }
  }
  return start(game, { seats: seats.length, options, seed: 'only a look at the options' }).options;
}
