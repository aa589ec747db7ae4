/** DUN-3, DUN-R53, DUN-R61, DUN-R62: the table before the first order. */
import { LETTERS } from '@vesper/checkers/testTable';
import { describe, expect, it } from 'vitest';
import { adventurers } from '../content/adventurers.ts';
import { combatCards } from '../content/combatCards.ts';
import { FIRST_GOLD_CREATURE } from '../content/creatures.ts';
import { rooms } from '../content/rooms.ts';
import { SETUP_CARDS, setupCards } from '../content/setupCards.ts';
import { EARTH, NONE } from '../state.ts';
import type { Table } from './table.ts';
import { begin, indexOf, playUntil, sorted } from './season.ts';
import { cell } from './pieces.ts';

/** Start orders are put away; the first season's orders are asked for. */
function started(seats: number, options = {}, seed = 'begun'): Table {
  return playUntil(begin(seats, options, seed), t => t.s.year === 1);
}

function tunnels(t: Table, seat = 0): string[] {
  const found = ['c3r1', 'c3r2', 'c3r3', 'c2r1', 'c4r1', 'c1r1'].filter(id => t.s.players[seat].dungeon[cell(id)] > 0);
  expect(t.s.players[seat].dungeon.filter(tile => tile !== EARTH)).toHaveLength(found.length);
  return found;
}

describe('a normal start', () => {
  it('S1: what everybody has (DUN-3.1, DUN-3.3, DUN-3.5, DUN-3.8, DUN-3.17, DUN-3.23, DUN-3.27, DUN-3.29, DUN-R7, DUN-R15)', () => {
    const t = started(4);
    for (const [seat, player] of t.s.players.entries()) {
      expect([player.food, player.gold, player.imps, player.traps, player.redMarks]).toEqual([3, 3, 3, [], 0]);
      expect(tunnels(t, seat)).toEqual(['c3r1', 'c3r2', 'c3r3']);
      expect([t.s.evil[seat], player.inaccessible.length]).toEqual([5, 2]);
    }
    expect(t.s.combatCards.map(cards => cards.length)).toEqual([4, 4]);
    expect(t.s.combatCards.map(cards => new Set(cards.map(card => combatCards[card].year)))).toEqual([
      new Set([1]),
      new Set([2]),
    ]);
    expect([t.s.trapDeck.length, t.s.offeredCreatures.length, t.s.offeredRooms.length]).toEqual([27, 3, 2]);
  });

  it('silver tiles lie on gold ones, adventurers in stacks of their own (DUN-3.14, DUN-3.15, DUN-3.16)', () => {
    const { s } = started(4);
    expect(s.creatureStack.slice(0, 12).every(creature => creature >= FIRST_GOLD_CREATURE)).toBe(true);
    expect(s.creatureStack.slice(12).every(creature => creature < FIRST_GOLD_CREATURE)).toBe(true);
    expect(s.roomStack.map(room => rooms[room].year)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
    expect(s.adventurerStacks.map(stack => new Set(stack.map(who => adventurers[who].year)))).toEqual([
      new Set([1]),
      new Set([2]),
    ]);
    expect(s.adventurerStacks.map(stack => stack.length)).toEqual([16, 16]);
  });

  it('event tiles, special cards, paladins and counters are laid out (DUN-3.6, DUN-3.11, DUN-3.12, DUN-3.19, DUN-3.21)', () => {
    const { s } = started(4);
    expect([s.season, s.eventTiles[0], sorted(s.eventTiles.slice(1))]).toEqual([0, NONE, [0, 1, 2]]);
    expect([s.specialStack.length, s.tent.map(who => adventurers[who].id)]).toEqual([2, ['PAL-H1']]);
    expect(s.damage.every(n => n === 0)).toBe(true);
  });

  it('start orders: three are drawn in secret, two of them put away (DUN-3.29)', () => {
    const t = begin(2);
    expect(t.asking).toBe('A putAway, B putAway');
    const drawn = t.player('A').drawn.slice();
    expect([drawn.length, t.offeredTo('A')]).toEqual([3, drawn]);
    t.says('A', drawn[0]);
    expect(t.refusalOf(drawn[0], 'A')).toEqual({ rule: 'DUN-3.29', why: 'alreadyPutAway' });
    t.says('A', drawn[2]);
    expect(t.seenBy(1).players[0]).toMatchObject({ inaccessible: [], drawn: null });
    const others = t.offeredTo('B');
    t.says('B', others[0], others[1]);
    expect([t.player('A').inaccessible, t.player('A').drawn]).toEqual([[drawn[0], drawn[2]], []]);
    expect(t.seenBy(1).players[0].inaccessible).toEqual([drawn[0], drawn[2]]);
  });

  it('another seed begins with another player (DUN-R8)', () => {
    const first = new Set(Array.from({ length: 30 }, (_, n) => begin(4, {}, `seed ${n}`).s.startingPlayer));
    expect(first).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('fewer players', () => {
  it('counters, orders and minions of colours without a seat (DUN-3.9, DUN-3.30, DUN-3.31, DUN-3.32, DUN-3.33)', () => {
    for (const seats of [1, 2, 3]) {
      const { s } = begin(seats);
      expect([s.evil, s.nonPlayers.length]).toEqual([[5, 5, 5, 5], 4 - seats]);
      for (const { inaccessible, available } of s.nonPlayers) {
        expect([inaccessible.length, sorted([...inaccessible, ...available])]).toEqual([3, [0, 1, 2, 3, 4, 5, 6, 7]]);
      }
    }
    expect(started(2).asking).toBe('A giveOrder, B giveOrder');
  });
});

describe('Festival Season', () => {
  it('has more of everything (DUN-2.17, DUN-3.4, DUN-3.7, DUN-3.10, DUN-3.13, DUN-3.18, DUN-3.20, DUN-3.22, DUN-3.24, DUN-R3, DUN-R56)', () => {
    const { s } = started(4, { fs: true });
    expect(s.combatCards.map(cards => cards.length)).toEqual([5, 5]);
    expect([s.specialStack.length, s.boardStack.length, s.petStack.length]).toEqual([4, 8, 12]);
    expect([s.trapDeck.length, s.improvementStack.length, s.experts.every(kind => kind === NONE)]).toEqual([
      36,
      8,
      true,
    ]);
    expect([s.creatureStack.length + 3, s.roomStack.length + 2, s.adventurerStacks[0].length]).toEqual([32, 22, 20]);
    expect(sorted(s.eventTiles.slice(1))).toEqual([0, 1, 2, 2]);
    expect(s.tent.map(who => adventurers[who].id)).toEqual(['PAL-D1', 'PAL-E1']);
  });

  it('the option paladins (DUN-R61, DUN-3.7)', () => {
    const ids = (options: object) => started(3, options).s.tent.map(who => adventurers[who].id);
    expect(ids({})).toEqual(['PAL-H1']);
    expect(ids({ paladins: '2' })).toEqual(['PAL-D1', 'PAL-E1']);
    expect(ids({ paladins: '3' })).toEqual(['PAL-D1', 'PAL-H1', 'PAL-E1']);
    expect(ids({ fs: true, paladins: '1' })).toEqual(['PAL-H1']);
  });
});

describe('Dungeon Setup', () => {
  it('two cards each, one picked in secret, all opened together (DUN-3.25, DUN-3.26)', () => {
    const t = begin(2, { ds: true });
    expect(t.asking).toBe('A chooseSetup, B chooseSetup');
    const dealt = t.player('A').setupCards.slice();
    expect([dealt.length, new Set([...dealt, ...t.player('B').setupCards]).size]).toEqual([2, 4]);
    expect(t.offeredTo('A')).toEqual(dealt);
    t.says('A', dealt[1]);
    expect(t.seenBy(1).players[0]).toMatchObject({ setupCard: NONE, setupCards: null });
    t.says('B', t.offeredTo('B')[0]);
    expect(t.seenBy(1).players[0].setupCard).toBe(dealt[1]);
    expect(t.player('A').setupCards).toEqual([]);
  });

  it('S49: every card gives what is printed on it (DUN-3.28, DUN-R62)', () => {
    const seen = new Set<number>();
    for (let n = 0; n < 60 && seen.size < SETUP_CARDS; n++) {
      const t = begin(4, { ds: true }, `setup ${n}`);
      for (const letter of LETTERS) t.says(letter, t.offeredTo(letter)[n % 2]);
      playUntil(t, ({ s }) => s.year === 1);
      t.s.players.forEach((player, seat) => {
        const card = setupCards[player.setupCard];
        seen.add(player.setupCard);
        expect(player).toMatchObject({ food: card.food, gold: card.gold, imps: card.imps });
        expect([player.traps.length, t.s.evil[seat]]).toEqual([card.traps, 5 + card.evil]);
        expect(sorted(player.dungeon.flatMap((tile, at) => (tile === EARTH ? [] : [at])))).toEqual(
          sorted(card.tunnels),
        );
      });
    }
    expect(seen.size).toBe(SETUP_CARDS);
    expect(setupCards[indexOf(setupCards, 'DS13')]).toMatchObject({ food: 4, gold: 4, imps: 4, evil: 2 });
  });
});

describe('Minions Bearing Gifts', () => {
  it('every player has all items and Empty, a non-player no Empty (DUN-2.20, DUN-3.34, DUN-3.35)', () => {
    const t = playUntil(begin(2, { mbg: true }), ({ s }) => s.season === 1);
    while (t.asked('A').ask !== 'commitGift') t.says('A', t.offeredTo('A')[0]);
    expect(t.offeredTo('A')).toEqual([0, 1, 2, 3, 5]);
    t.says('A', 5);
    expect([t.asked('A').ask, t.offeredTo('A')]).toEqual(['commitGift', [0, 1, 2, 3]]);
    expect(t.refusalOf(5, 'A')).toEqual({ rule: 'DUN-3.35', why: 'noEmptyToken' });
    const fs = playUntil(begin(2, { mbg: true, fs: true }), ({ s }) => s.season === 1);
    while (fs.asked('A').ask !== 'commitGift') fs.says('A', fs.offeredTo('A')[0]);
    expect(fs.offeredTo('A')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('supplies', () => {
  it('Troll tokens are as many as Trolls, and enough (DUN-3.2, DUN-R53)', () => {
    expect(started(4).s.players.map(({ trollTokens }) => trollTokens)).toEqual([0, 0, 0, 0]);
  });

  it('solo has its Expansion Tiles (DUN-2.21)', () => {
    expect([begin(1).s.expansionBag.length, begin(2).s.expansionBag.length]).toEqual([20, 0]);
  });
});
