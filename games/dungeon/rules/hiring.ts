/** DUN-R19, DUN-R22: creatures are hired, rooms are built. */
import { andThen, isHeard, takeOut } from '@vesper/kernel';
import type { DungeonDecision } from '../agenda.ts';
import { ALL_CELLS } from '../content/grid.ts';
import { NONE, ROOM } from '../state.ts';
import { cardOf, tell } from '../asking.ts';
import { payCost, refuseCost } from './costs.ts';
import { canBuild, refuseRoom } from './grid.ts';
import { enterLair } from './lair.ts';
import { decline, perform, spaceOf } from './performing.ts';
import { noRoomFits } from './effects.ts';

/** The space's own food comes on top of the creature's cost. */
const hire: DungeonDecision<'hire'> = {
  rule: 'DUN-R22',
  candidates: s => [...s.offeredCreatures, 'decline'],
  fallback: () => 'decline',
  refuse(s, { seat, order, spot }, c) {
    if (c === 'decline') return undefined;
    return refuseCost(s, seat, cardOf(s, c).cost, c, spaceOf(s, order, spot).cost.food);
  },
  choose(s, { seat, order, spot }, c) {
    if (c === 'decline') {
      decline(s, seat, order, spot);
      return;
    }
    perform(s, seat, order, spot);
    takeOut(s.offeredCreatures, c);
    enterLair(s, seat, c);
    const { cost } = cardOf(s, c);
    if (isHeard(s)) tell(s, { event: 'creatureHired', rule: 'DUN-R22', seat, creature: c, cost });
    payCost(s, seat, spaceOf(s, order, spot).cost, NONE, 'DUN-R22');
    payCost(s, seat, cost, c, 'DUN-R22');
  },
};

const buildRoom: DungeonDecision<'buildRoom'> = {
  rule: 'DUN-R19',
  candidates: s => [...s.offeredRooms, 'decline'],
  fallback: () => 'decline',
  refuse(s, { seat }, c) {
    return c === 'decline' || canBuild(s.players[seat], c) ? undefined : noRoomFits;
  },
  choose(s, { seat, order, spot }, c) {
    if (c === 'decline') {
      decline(s, seat, order, spot);
      return;
    }
    perform(s, seat, order, spot);
    takeOut(s.offeredRooms, c);
    payCost(s, seat, spaceOf(s, order, spot).cost, NONE, 'DUN-R19');
    andThen(s, { ask: 'placeRoom', seat, room: c });
  },
};

const placeRoom: DungeonDecision<'placeRoom'> = {
  rule: 'DUN-R19',
  asked: 'ifChoice',
  candidates: () => ALL_CELLS,
  refuse: (s, { seat, room }, c) => refuseRoom(s.players[seat], room, c),
  choose(s, { seat, room }, c) {
    const { dungeon } = s.players[seat];
    const over = dungeon[c];
    dungeon[c] = ROOM + room;
    if (isHeard(s)) tell(s, { event: 'roomBuilt', rule: 'DUN-R19', seat, room, cell: c, over });
  },
};

export const hiringDecisions = { hire, buildRoom, placeRoom };
