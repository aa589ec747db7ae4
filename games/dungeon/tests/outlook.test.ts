/** What the orders planned so far would come to, as if nobody else sent a minion there. */
import { choices, choose, forecast, open, plainWords, start, view } from '@vesper/kernel';
import type { Match } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { GetFood, ImproveReputation, MineGold, RecruitImps, BuildRoom } from '../content/orders.ts';
import type { Order } from '../content/types.ts';
import type { DungeonEvent } from '../events.ts';
import { dungeon } from '../game.ts';
import type { DungeonState } from '../state.ts';
import type { DungeonView } from '../view.ts';

const words = plainWords(dungeon.words);

type Table = Match<DungeonState, DungeonView>;

/** The first orders of a match, all of them accessible. */
function planning(gold: number, food: number): Table {
  const match = start(dungeon, { seats: 4, seed: 'orders' });
  while (open(match)[0].ask !== 'giveOrder') {
    const [decision] = open(match);
    choose(match, { seat: decision.seat, choice: choices(match, decision)[0] });
  }
  Object.assign(match.state.players[0], { gold, food, inaccessible: [] });
  return match;
}

function later(match: Table, order: Order): { readonly events: string[]; readonly said: (string | undefined)[] } {
  const found = forecast(match, { seat: 0, choice: order }, seat => seat === 0).later;
  return {
    events: found.map(({ event }) => event),
    said: found.map(event => words.event(view(match, 0), event as DungeonEvent)),
  };
}

describe('planning orders', () => {
  it('DUN-4.6 says what an order costs and brings', () => {
    expect(later(planning(1, 3), RecruitImps).said).toEqual([
      'You carry out Recruit Imps I.',
      'You pay 1 food.',
      'You gain 1 imp.',
    ]);
  });

  it('DUN-R11 sums up all orders so far, in the order in which they act', () => {
    const match = planning(1, 3);
    choose(match, { seat: 0, choice: RecruitImps });
    expect(later(match, ImproveReputation).said.slice(0, 2)).toEqual([
      'You carry out Improve Reputation I.',
      expect.stringMatching(/^Your Evil falls/),
    ]);
    expect(later(match, ImproveReputation).said).toContain('You pay 1 food.');
  });

  it('DUN-R11 warns of what could not be paid any more', () => {
    const match = planning(1, 0);
    expect(later(match, RecruitImps).events).toEqual(['orderUnplayable']);
    expect(dungeon.words.fruitless).toContain('orderUnplayable');
    // Food that another order brings before is there by then.
    choose(match, { seat: 0, choice: GetFood });
    expect(later(match, RecruitImps).said).toContain('You gain 1 imp.');
  });

  it('DUN-R19 leaves out what is asked first', () => {
    expect(later(planning(3, 3), BuildRoom).events).toEqual(['minionPlaced']);
    expect(later(planning(3, 3), MineGold).events.length).toBeGreaterThan(0);
  });

  it('changes nothing at the table', () => {
    const match = planning(2, 2);
    const before = JSON.stringify(match.state);
    later(match, RecruitImps);
    expect(JSON.stringify(match.state)).toBe(before);
  });
});
