/** DUN-4.1 to DUN-4.3, DUN-4.11 to DUN-4.13, DUN-4.35 to DUN-4.38, DUN-6.1, DUN-R1 to DUN-R8, DUN-R56: years and seasons. */
import { describe, expect, it } from 'vitest';
import type { DungeonEvent } from '../events.ts';
import { FIRST_GOLD_CREATURE } from '../content/creatures.ts';
import { rooms } from '../content/rooms.ts';
import { NONE } from '../state.ts';
import { begin, playUntil, season } from './season.ts';
import type { Table } from './table.ts';

const played = (options = {}, seats = 2): Table => playUntil(begin(seats, options), t => t.asking === 'nobody');

function eventsOf(t: Table): DungeonEvent[] {
  return t.match.log.map(({ event }) => event as DungeonEvent);
}

/** Seasons with the combat marked: `1.3` is Fall of the first year. */
function calendar(t: Table): string[] {
  const found: string[] = [];
  for (const event of eventsOf(t)) {
    if (event.event === 'seasonBegan') found.push(`${event.year}.${event.season}`);
    if (event.event === 'combatBegan') found.push(`combat of ${event.rounds}`);
  }
  return found;
}

describe('the calendar', () => {
  it('S55: two years of four seasons, each closed by one combat of four rounds (DUN-4.1, DUN-4.2, DUN-4.11, DUN-4.13, DUN-6.1, DUN-R1, DUN-R2)', () => {
    const t = played();
    expect(calendar(t)).toEqual(['1.0', '1.1', '1.2', '1.3', 'combat of 4', '2.0', '2.1', '2.2', '2.3', 'combat of 4']);
    expect(t.s.outcome).not.toBeNull();
  });

  it('five seasons and rounds with Festival Season (DUN-6.1, DUN-R2, DUN-R3, DUN-R56, DUN-3.13)', () => {
    const year = (n: number) => [0, 1, 2, 3, 4].map(one => `${n}.${one}`);
    expect(calendar(played({ fs: true }))).toEqual([...year(1), 'combat of 5', ...year(2), 'combat of 5']);
  });

  function phases(options: object): string[] {
    const marks: { readonly [event: string]: string } = {
      seasonBegan: 'season',
      ordersOpened: 'orders',
      eventTurnedUp: 'event',
      taxesPaid: 'taxes',
      adventurerAssigned: 'adventurers',
      roomUsed: 'production',
      productionEnded: 'production',
      combatBegan: 'combat',
      ordersReturned: 'end',
    };
    const found = eventsOf(played(options)).flatMap(({ event }) => marks[event] ?? []);
    return found.filter((mark, at) => mark !== found[at - 1]);
  }

  it('Orders, Event, Adventurers, Production, Combat, End of Season (DUN-4.3, DUN-R4, DUN-R5)', () => {
    const t = season({ season: 3, A: { dungeon: { c3r2: 'RM08' } }, event: 'EV-TAX', first: [{ do: 'beginSeason' }] });
    const order = t.s.agenda.flatMap(frame => ('do' in frame ? [frame.do] : [])).toReversed();
    expect(order).toEqual([
      'placeMinions',
      'checkOrders',
      'event',
      'adventurers',
      'production',
      'beginCombat',
      'endSeason',
    ]);
    const classic = season({
      season: 1,
      options: { timing: 'classic' },
      tune: s => s.nextRow.push(0, 1, 2, 3),
      first: [{ do: 'beginSeason' }],
    });
    const other = classic.s.agenda.flatMap(frame => ('do' in frame ? [frame.do] : [])).toReversed();
    expect(other).toEqual(['placeMinions', 'checkOrders', 'production', 'event', 'adventurers', 'endSeason']);
    const [first, second, third] = phases({});
    expect([first, second, third]).toEqual(['season', 'orders', 'end']);
    expect(phases({}).slice(3, 7)).toEqual(['season', 'orders', 'event', 'adventurers']);
  });
});

describe('what lies open', () => {
  it('this season’s adventurers, not its event (DUN-R6, DUN-4.38)', () => {
    const t = season({ season: 1, tune: s => (s.eventsShown = 0), first: [{ do: 'beginSeason' }] });
    const view = t.seenBy('spectator');
    expect([view.row.length, view.nextRow.length, view.eventsShown, view.eventTiles[1]]).toEqual([4, 0, 0, NONE]);
    expect(season({ season: 0, first: [{ do: 'beginSeason' }] }).s.row).toEqual([]);
  });

  it('in classic timing both of the next season (DUN-R6)', () => {
    const t = season({
      season: 0,
      options: { timing: 'classic' },
      tune: s => (s.nextRow = []),
      first: [{ do: 'beginSeason' }],
    });
    const view = t.seenBy('spectator');
    expect([view.row.length, view.nextRow.length, view.eventsShown]).toEqual([0, 4, 1]);
    expect(view.eventTiles[1]).not.toBe(NONE);
    expect(view.eventTiles[2]).toBe(NONE);
    const spring = season({
      season: 1,
      options: { timing: 'classic' },
      tune(s) {
        s.nextRow = [0, 1, 2, 3];
        s.eventsShown = 1;
      },
      first: [{ do: 'beginSeason' }],
    });
    expect([spring.s.row, spring.s.nextRow.length, spring.s.eventsShown]).toEqual([[0, 1, 2, 3], 4, 2]);
  });

  it('the whole offer is new each season (DUN-R7, DUN-4.36)', () => {
    const t = season({ season: 1, creatures: ['MON-GOB', 'MON-WIT'], rooms: ['RM05'], first: [{ do: 'beginSeason' }] });
    expect([t.s.offeredCreatures.length, t.s.offeredRooms.length]).toEqual([3, 2]);
    expect([t.s.creatureBox.length, t.s.roomBox]).toEqual([2, [4]]);
  });
});

describe('the end of a season', () => {
  it('minions and imps are free, the token moves on (DUN-4.35, DUN-4.37, DUN-R8, DUN-R16)', () => {
    const t = season({
      season: 0,
      startingPlayer: 'D',
      A: { busyImps: 2, lair: ['MON-TRO'], busyTokens: 1 },
      minions: { 'O1-I': 'A' },
      tune: s => (s.players[0].roomUses[3] = 1),
      first: [{ do: 'endSeason' }],
    });
    expect([t.s.startingPlayer, t.player('A').busyImps, t.player('A').busyTokens]).toEqual([0, 0, 0]);
    expect([t.s.minions.every(colour => colour === NONE), t.player('A').roomUses[3], t.s.season]).toEqual([true, 0, 1]);
  });

  it('the year changes: silver tiles go, tiles and tent are new (DUN-R7, DUN-R25, DUN-R48, DUN-R49)', () => {
    const t = season({
      options: { fs: true },
      season: 4,
      tune(s) {
        s.players[0].spied = 5;
        s.combats = 1;
      },
      first: [{ do: 'endSeason' }],
    });
    expect([t.s.year, t.s.season, t.s.revealed, t.player('A').spied]).toEqual([2, 0, 0, 0]);
    expect([...t.s.creatureStack, ...t.s.offeredCreatures].every(creature => creature >= FIRST_GOLD_CREATURE)).toBe(
      true,
    );
    expect([...t.s.roomStack, ...t.s.offeredRooms].every(room => rooms[room].year === 2)).toBe(true);
    expect([t.s.tent.length, t.s.eventTiles.length, t.s.eventsShown]).toEqual([2, 5, 0]);
    expect(t.s.adventurerStacks[0]).toEqual([]);
  });
});

describe('the pet draft', () => {
  it('one more than players, in turn order, openly; the rest goes under the stack (DUN-R59)', () => {
    const t = season({
      options: { fs: true },
      seats: 2,
      season: 4,
      startingPlayer: 'B',
      pets: [9, 2, 5],
      first: [{ do: 'beginSeason' }],
    });
    expect([t.asking, t.offered]).toEqual(['B draftPet', [2, 5, 9]]);
    t.chooses(5, 9);
    expect([t.player('A').pets, t.player('B').pets, t.s.petStack[0]]).toEqual([[9], [5], 2]);
    expect(t.seenBy('spectator').players.map(({ openPets }) => openPets)).toEqual([[9], [5]]);
    const short = season({
      options: { fs: true },
      seats: 2,
      season: 4,
      pets: [9],
      short: true,
      first: [{ do: 'beginSeason' }],
    });
    expect([short.player('A').pets, short.player('B').pets, short.asking]).toEqual([
      [9],
      [],
      'A giveOrder, B giveOrder',
    ]);
  });
});
