/** SAL-9: messengers are placed one at a time, then resolved along the path. */
import { no, andThen, list } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { spaces } from '../content/spaces.ts';
import { NONE } from '../state.ts';
import type { Ask, SalemDecision, SalemState, Space } from '../state.ts';
import { clockwise } from '../asking.ts';
import { tell } from './influence.ts';
import { beginSpace } from './spaces.ts';

const SPACES: readonly Space[] = spaces.map(space => space.number);

/** SAL-5.8: three messengers each with two players, two otherwise. */
export function messengersEach(seats: number): number {
  return seats === 2 ? 3 : 2;
}

const spaceTaken = no('SAL-9.3', 'spaceTaken', (s: SalemState, _d: Ask<'place'>, c: Space) => ({ by: s.spaces[c] }));

const place: SalemDecision<'place'> = {
  rule: 'SAL-9.1',
  candidates: () => SPACES,
  refuse: (s, _d, space) => (s.spaces[space] === NONE ? undefined : spaceTaken),
  list: (s, d, out) => list(place, s, d, out),
  choose(s, { seat }, space) {
    s.spaces[space] = seat;
    s.players[seat].messengers--;
    tell(s, { event: 'messengerPlaced', rule: 'SAL-9.1', seat, space });
  },
  outlook(s, { seat }, space) {
    resetSpace(s, space, seat);
    beginSpace(s, space, seat);
  },
};

function beginRound(s: SalemState): void {
  s.round++;
  s.colonistRowTouched = false;
  tell(s, { event: 'roundBegan', rule: 'SAL-10.11', round: s.round, seat: s.firstPlayer });
  andThen(s, { do: 'placeNext', turn: 0 });
}

/** SAL-9.1, SAL-9.2: clockwise from the First Player until everyone has placed everything; only then is anything resolved. */
function placeNext(s: SalemState, { turn }: { readonly turn: number }): void {
  if (turn === s.players.length * messengersEach(s.players.length)) andThen(s, { do: 'resolveNext' });
  else andThen(s, { ask: 'place', seat: clockwise(s, s.firstPlayer, turn) }, { do: 'placeNext', turn: turn + 1 });
}

/** SAL-9.4: the lowest occupied space is next; when none is left the rows are refilled. */
function resolveNext(s: SalemState): void {
  let space = 1;
  while (space < s.spaces.length && s.spaces[space] === NONE) space++;
  if (space === s.spaces.length) {
    s.resolving.space = 0;
    s.resolving.seat = NONE;
    andThen(s, { do: 'refill' });
    return;
  }
  const seat = s.spaces[space];
  s.spaces[space] = NONE;
  s.players[seat].messengers++;
  resetSpace(s, space, seat);
  tell(s, { event: 'messengerLifted', rule: 'SAL-9.4', seat, space });
  andThen(s, { do: 'resolveNext' });
  beginSpace(s, space, seat);
}

/** SAL-R16: what happens once per space may happen again with the next messenger. */
function resetSpace(s: SalemState, space: Space, seat: Seat): void {
  const { resolving } = s;
  resolving.space = space;
  resolving.seat = seat;
  resolving.accused = false;
  resolving.generated = false;
  resolving.thomasUsed = false;
  resolving.coreyPaid = false;
  resolving.williamPaid = false;
  if (resolving.used.length > 0) resolving.used = [];
}

export const placingSteps = { beginRound, placeNext, resolveNext };
export const placingDecisions = { place };
