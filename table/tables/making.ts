/** New tables: from a request, from a file, and the next one with the same people. */
import { stillOffered } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import type { Read } from '../replaying/jobs.ts';
import { usualBot } from '../thinking/pool.ts';
import { TableError } from '../errors.ts';
import { commitmentOf, FORMULA } from '../fair.ts';
import { freeName } from '../spoken.ts';
import { newSecret, newToken, tokenHash } from '../tokens.ts';
import type { Brought, SeatBody, TableBody } from '../host/body.ts';
import type { Person } from './seating.ts';
import { secretOf } from './promise.ts';
import { checkTableSetup } from './setup.ts';
import type { SeatRequest, TableRequest } from './setup.ts';

export interface Invitation {
  readonly seat: number;
  /** The secret of the seat's link; shown once. */
  readonly token: string;
}

function emptyTable(game: Game, person: Person, now: number, secret: string) {
  return {
    game: game.id,
    version: game.version,
    owner: person.identity,
    created: now,
    started: 0,
    status: 'waiting' as const,
    secret,
    commitment: commitmentOf(secret),
    formula: FORMULA,
    result: null,
    rematch: null,
    imported: null,
  };
}

/** A person's words count once, in the first of its seats. */
function onlyOnce(words: string): () => string {
  let spoken = false;
  return () => {
    if (spoken) return '';
    spoken = true;
    return words;
  };
}

/** Of two seats with the same name, the later one gets a number. */
function toldApart(seats: readonly SeatBody[]): SeatBody[] {
  const names: string[] = [];
  return seats.map(seat => {
    const name = seat.name === '' ? '' : freeName(seat.name, names);
    names.push(name);
    return { ...seat, name };
  });
}

const untouched = {
  byBot: false,
  conceded: false,
  words: '',
  token: null,
  why: undefined,
  away: undefined,
  agreed: undefined,
  nudge: undefined,
  leaves: undefined,
  brings: undefined,
};

/** `brings` is what the person brings, by seat. */
export function requestedTable(
  game: Game,
  request: TableRequest,
  person: Person,
  brings: readonly (readonly Brought[])[],
  key: string,
  now: number,
): { body: TableBody; invitations: Invitation[] } {
  const options = checkTableSetup(game, request);
  const invitations: Invitation[] = [];
  const words = onlyOnce(person.words);
  const seats = request.seats.map((wanted, seat): SeatBody => {
    const free = { ...untouched, bot: wanted.bot ?? usualBot };
    if (wanted.kind === 'bot') return { ...free, kind: 'bot', holder: null, name: wanted.name ?? `Bot ${seat + 1}` };
    if (wanted.kind === 'friend') {
      const token = newToken();
      invitations.push({ seat, token });
      return { ...free, kind: 'open', holder: null, name: wanted.name ?? '', token: tokenHash(token) };
    }
    const name = wanted.name ?? (wanted.kind === 'me' ? person.name : `Player ${seat + 1}`);
    const brought = brings[seat].map(one => ({ ...one, allowed: true }));
    return { ...free, kind: 'person', holder: person.identity, name, words: words(), brings: brought };
  });
  const secret = secretOf(key, request.sealed, now);
  const body = {
    ...emptyTable(game, person, now, secret),
    options,
    seats: toldApart(seats),
    clock: request.clock ?? null,
    absence: request.absence ?? null,
  };
  return { body, invitations };
}

/** `brought` is what is known of the file's legacies, in their order. */
export function tableOfFile(
  game: Game,
  file: Read['head'],
  wanted: readonly SeatRequest[] | undefined,
  person: Person,
  now: number,
  entries: number,
  brought: readonly Brought[],
): TableBody {
  const brings = (seat: number): Brought[] => brought.filter((_, i) => file.legacies?.[i].seat === seat);
  const usual = (_: unknown, i: number): SeatRequest => ({ kind: i === 0 ? 'me' : 'bot' });
  const requests = wanted ?? Array.from({ length: file.seats }, usual);
  const options = checkTableSetup(game, { game: game.id, options: file.options, seats: requests });
  if (requests.length !== file.seats)
    throw new TableError('bad-request', `The match in the file has ${file.seats} seats.`);
  return {
    ...emptyTable(game, person, now, newSecret()),
    options,
    seats: toldApart(
      requests.map((seat, i): SeatBody => {
        const free = { ...untouched, bot: seat.bot ?? usualBot, brings: brings(i) };
        if (seat.kind !== 'bot')
          return { ...free, kind: 'person', holder: person.identity, name: seat.name ?? person.name };
        return {
          ...free,
          kind: 'bot',
          holder: null,
          name: (seat.name ?? file.table?.seats[i]?.name) || `Bot ${i + 1}`,
        };
      }),
    ),
    clock: null,
    imported: { seed: file.seed, fair: file.fair ?? null },
    happened: (file.table?.happened ?? []).filter(({ at, seat }) => at <= entries && seat < file.seats),
  };
}

/** The others' seats are kept for them until they sit down and say their words; a bot plays for who has left. */
export function nextTable(game: Game, before: TableBody, person: Person, secret: string, now: number): TableBody {
  const words = onlyOnce(person.words);
  return {
    ...emptyTable(game, person, now, secret),
    options: stillOffered(game.options, before.options, before.seats.length),
    clock: before.clock,
    absence: before.absence ?? null,
    seats: before.seats.map((seat, i): SeatBody => {
      const fresh = { ...seat, ...untouched };
      if (seat.kind === 'bot') return fresh;
      if (seat.holder === null) return { ...fresh, kind: 'bot', name: `Bot ${i + 1}`, quiet: [], always: [] };
      if (seat.holder !== person.identity) return { ...fresh, kind: 'open' };
      return { ...fresh, words: words() };
    }),
  };
}
