/** A table of this browser as it is kept, and as its host knows it. */
import { open, outcome, save } from '@vesper/kernel';
import type { Game, Match, Viewer } from '@vesper/kernel';
import { FORMULA } from '@vesper/table/fair';
import type { Brought, SeatBody, TableBody } from '@vesper/table/host';
import { sayerOf } from './called.ts';
import { endingFor } from './ending.ts';
import type { LocalSeat, LocalTable } from './keep.ts';
import type { LocalBrought } from './keptLegacies.ts';

/** The identity of whoever sits at this browser. */
export const HERE = 'here';

/** Who plays a seat: somebody here, or a bot. */
export function playedBy(kind: LocalSeat['kind'], bot: string): Pick<SeatBody, 'kind' | 'bot' | 'holder'> {
  return { kind, bot, holder: kind === 'person' ? HERE : null };
}

/** The seed is of this browser alone, and nothing is promised to anybody. */
export function bodyOf(
  game: Game,
  { options, seats, created, status, brought = [], happened = [] }: LocalTable,
  { seed }: Match,
): TableBody {
  return {
    game: game.id,
    version: game.version,
    options,
    owner: HERE,
    created,
    started: created,
    status,
    seats: seats.map(({ kind, name, bot, quiet = [], always = [] }, seat) => ({
      ...playedBy(kind, bot),
      brings: brought.filter(one => one.seat === seat).map(({ legacy }) => broughtAs(legacy)),
      name,
      quiet,
      always,
      byBot: false,
      conceded: false,
      words: '',
      token: null,
    })),
    clock: null,
    secret: seed,
    commitment: '',
    formula: FORMULA,
    result: null,
    rematch: null,
    imported: null,
    happened,
  };
}

const broughtAs = ({ id, name, line, proven, sheet }: LocalBrought['legacy']): Brought => ({
  legacy: id,
  sheet,
  name,
  line,
  proven,
  allowed: true,
});

/** No seat here is ever open. */
export function seatsOf({ seats }: TableBody): LocalSeat[] {
  return seats.map(({ kind, name, bot, quiet = [], always = [] }) => ({
    kind: kind === 'person' ? kind : 'bot',
    name,
    bot,
    quiet,
    always,
  }));
}

/** What changes with every choice. */
export function asItStands(
  game: Game,
  match: Match,
  seats: readonly LocalSeat[],
  viewer: Viewer,
): Pick<LocalTable, 'updated' | 'status' | 'standing' | 'yourTurn' | 'saved'> {
  return {
    updated: Date.now(),
    status: outcome(match) === null ? 'running' : 'over',
    standing: ending(match, seats) ?? standing(game, game.view(match.state, viewer), seats),
    yourTurn: open(match).some(({ seat, optional }) => !optional && seats[seat].kind === 'person'),
    saved: save(match),
  };
}

/** How it ended for the one person at the table. */
function ending(match: Match, seats: readonly LocalSeat[]): string | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const places = outcome(match)?.places;
  return places === undefined || people.length !== 1 ? undefined : endingFor(people[0], places);
}

/** In a line for the lobby. */
function standing(game: Game, view: unknown, seats: readonly LocalSeat[]): string {
  const names = seats.map(({ name }) => name);
  return sayerOf(game, view, names).called(game.words.status(view));
}
