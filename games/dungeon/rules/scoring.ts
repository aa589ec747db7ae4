/** DUN-6, DUN-R50 to DUN-R52, DUN-R59, DUN-R65: the end of the game. */
import { finish, firstOf, has, isHeard, placesBy } from '@vesper/kernel';
import type { Outcome, RuleId, ScoreLine, Seat } from '@vesper/kernel';
import { adventurers, isPaladin } from '../content/adventurers.ts';
import { CELLS } from '../content/grid.ts';
import { Blank, VARIETY_POINTS } from '../content/items.ts';
import { UNUSED_PET_POINTS, pets } from '../content/pets.ts';
import { ROOM_POINTS, famePoints, rooms } from '../content/rooms.ts';
import { CONQUERED_POINTS, MARK_POINTS, MONSTER_POINTS, TITLES, titlePoints, titles } from '../content/titles.ts';
import { creatureOf } from '../content/creatures.ts';
import type { Pet, Room } from '../content/types.ts';
import type { DungeonState } from '../state.ts';
import {
  conqueredTiles,
  isRoom,
  monstersOf,
  roomOf,
  tell,
  turnOf,
  unconqueredRooms,
  unconqueredTunnels,
} from '../asking.ts';
import { holders, isExclusive } from './titles.ts';
import type { Scored, ScoredPlayer } from './titles.ts';

/** One title as it stands. */
interface Held {
  readonly seats: readonly Seat[];
  readonly exclusive: boolean;
  readonly points: number;
}

function heldTitles(s: Scored): Held[] {
  return titles.map((_, title) => {
    const seats = holders(s, title);
    const exclusive = isExclusive(s, title, seats);
    return { seats, exclusive, points: seats.length === 0 ? 0 : titlePoints(s.seats, exclusive) };
  });
}

/** The whole sheet as if the game ended now, item by item (DUN-6). */
export function scoreSheet(s: Scored): ScoreLine[] {
  const held = heldTitles(s);
  const sheet: ScoreLine[] = [];
  let seat = 0;
  const add: Add = (rule, line, points) => sheet.push({ seat, rule, line, points: points === 0 ? 0 : points });
  for (const score of ITEMS) for (seat = 0; seat < s.seats; seat++) score(s, seat, held, add);
  return sheet;
}

type Add = (rule: RuleId, line: string, points: number) => void;

const ROOM_LINES: readonly string[] = rooms.map(({ id }) => `room:${id}`);
type Item = (s: Scored, seat: Seat, held: readonly Held[], add: Add) => void;

const ITEMS: readonly Item[] = [
  (s, seat, _, add) => add('DUN-6.2', 'rooms', unconqueredRooms(s.players[seat]) * ROOM_POINTS),
  (s, seat, _, add) => add('DUN-6.3', 'monsters', monstersOf(s.players[seat]) * MONSTER_POINTS),
  (s, seat, _, add) => add('DUN-6.4', 'prisoners', prisonPoints(s.players[seat], false)),
  (s, seat, _, add) => add('DUN-6.5', 'paladins', prisonPoints(s.players[seat], true)),
  (s, seat, _, add) => add('DUN-6.6', 'conquered', conqueredTiles(s.players[seat]) * CONQUERED_POINTS),
  (s, seat, _, add) => add('DUN-6.7', 'redMarks', s.players[seat].redMarks * MARK_POINTS),
  (s, seat, held, add) => {
    for (const room of scoringRooms(s.players[seat])) add('DUN-6.8', ROOM_LINES[room], roomPoints(s, seat, room, held));
  },
  (s, seat, held, add) => {
    const player = s.players[seat];
    for (const pet of player.pets) add(petRule(pet), `pet:${pets[pet].id}`, petPoints(player, seat, pet, held));
  },
  ...titles.map(({ rule, id }, title): Item => {
    const line = `title:${id}`;
    return (_, seat, held, add) => {
      const { seats, points } = held[title];
      if (has(seats, seat)) add(rule, line, points);
    };
  }),
  (s, seat, _, add) => {
    if (s.seats === 1) add('DUN-R65', 'expansions', expansionPoints(s.players[seat]));
  },
];

/** Paladins, or everybody else. */
function prisonPoints({ prison }: ScoredPlayer, paladins: boolean): number {
  let sum = 0;
  for (const who of prison) if (isPaladin(who) === paladins) sum += adventurers[who].points;
  return sum;
}

/** By room: whether it brings points beside those of every room. */
const SCORES: readonly boolean[] = rooms.map(({ fame, points }) => fame || points.some(each => each > 0));

/** DUN-R50: only unconquered rooms score. */
function scoringRooms({ dungeon, conquered }: ScoredPlayer): Room[] {
  const found: Room[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isRoom(dungeon[cell]) || conquered[cell] !== 0) continue;
    const room = roomOf(dungeon[cell]);
    if (SCORES[room]) found.push(room);
  }
  return found;
}

function roomPoints(s: Scored, seat: Seat, room: Room, held: readonly Held[]): number {
  const { fame, points } = rooms[room];
  if (!fame) return s.players[seat].lair.reduce((sum, creature) => sum + points[creatureOf[creature]], 0);
  return famePoints(s.seats) * held.filter(({ seats, exclusive }) => exclusive && seats.includes(seat)).length;
}

function petRule(pet: Pet): RuleId {
  return pets[pet].moment === 'scoring' ? 'DUN-6.9' : 'DUN-6.10';
}

/** DUN-R59: what its row says, but at least what any unused pet is worth. */
function petPoints(player: ScoredPlayer, seat: Seat, pet: Pet, held: readonly Held[]): number {
  const { score } = pets[pet];
  if (score === null) return UNUSED_PET_POINTS;
  const count = {
    paladins: player.prison.filter(isPaladin).length,
    tunnels: unconqueredTunnels(player),
    prisoners: player.prison.length,
    titles: held.filter(({ seats }) => seats.includes(seat)).length,
  }[score.of];
  const times = Math.floor(count / score.per);
  return Math.max(UNUSED_PET_POINTS, score.points * (score.once ? Math.min(times, 1) : times));
}

/** DUN-R65: variety, and quantity of the most common kind; blank ones are of no kind. */
export function expansionPoints({ expansions }: Pick<ScoredPlayer, 'expansions'>): number {
  let kinds = 0;
  let most = 0;
  for (let kind = 0; kind < Blank; kind++) {
    let count = 0;
    for (const expansion of expansions) if (expansion === kind) count++;
    if (count > 0) kinds++;
    most = Math.max(most, count);
  }
  return VARIETY_POINTS[kinds] + most;
}

/** Points of every seat on a sheet. */
export function totals(seats: number, sheet: readonly ScoreLine[]): number[] {
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) scores.push(0);
  for (const { seat, points } of sheet) scores[seat] += points;
  return scores;
}

/** DUN-1.4, DUN-R52: who has more points, and of equals who is earlier in turn order; so no place is shared. */
function score(s: DungeonState): void {
  s.phase = 'over';
  const sheet = scoreSheet(s);
  const scores = totals(s.seats, sheet);
  const places = placesBy(s.seats, (a, b) => scores[b] - scores[a] || turnOf(s, a) - turnOf(s, b));
  const winners = firstOf(places);
  const outcome = { winners, places, scores, sheet };
  if (isHeard(s)) tellEnd(s, outcome);
  finish(s, outcome);
}

function tellEnd(s: DungeonState, { winners, places, scores, sheet }: Outcome): void {
  const held = heldTitles(s);
  for (let title = 0; title < TITLES; title++) {
    const { seats, exclusive, points } = held[title];
    if (seats.length > 0) tell(s, { event: 'titleHeld', rule: titles[title].rule, title, seats, exclusive, points });
  }
  for (const { seat, rule, line, points } of sheet) {
    if (points !== 0) tell(s, { event: 'scored', rule, seat, line, points });
  }
  const tied = scores.filter(points => points === scores[winners[0]]).length > 1;
  tell(s, { event: 'won', rule: tied ? 'DUN-R52' : 'DUN-1.4', winners, places, tied });
}

export const scoringSteps = { score };
