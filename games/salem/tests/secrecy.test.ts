import { unsound } from '@vesper/checkers';
import { choices, fastChance, fork, imagine, log, mix, open } from '@vesper/kernel';
import type { Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks/index.ts';
import {
  GilesCorey,
  IncreaseMather,
  JohnIndian,
  MercyLewis,
  isEndCard,
  startingColonists,
} from '../content/colonists.ts';
import { grievances } from '../content/grievances.ts';
import { salem } from '../game.ts';
import { NONE } from '../state.ts';
import type { SalemState } from '../state.ts';
import { arrange } from './arrange.ts';
import { begin } from './table.ts';
import type { Table } from './table.ts';

const viewers = (table: Table): Viewer[] => [...table.state.players.map((_, seat) => seat), 'spectator'];

/** Plays on at random, stopping for a look at every tenth decision and at the end. */
function* moments(table: Table, seed: string): Generator<Table> {
  const rng = fastChance(seed);
  for (let n = 0; open(table.match).length > 0; n++) {
    if (n % 10 === 0) yield table;
    const decision = table.decision;
    const legal = choices(table.match, decision);
    mix(rng, legal);
    table.says(decision.seat, legal[0]);
  }
  yield table;
}

/** The same table with everything changed that this viewer cannot know. */
function elsewise(s: SalemState, viewer: Viewer): SalemState {
  const other = fork(salem, s);
  other.prominentDeck.reverse();
  const block = Math.min(8, other.colonistDeck.length);
  other.colonistDeck = [...other.colonistDeck.slice(0, block).reverse(), ...other.colonistDeck.slice(block).reverse()];
  // An upper card and a card of the block trade places too.
  const low = other.colonistDeck.findIndex(card => !isEndCard(card));
  const high = other.colonistDeck.length - 1;
  if (low >= 0 && high >= block) {
    [other.colonistDeck[low], other.colonistDeck[high]] = [other.colonistDeck[high], other.colonistDeck[low]];
  }
  if (s.outcome === null) {
    const free = grievances.map((_, g) => g).filter(g => viewer === 'spectator' || g !== s.players[viewer].grievance);
    other.players.forEach((player, seat) => {
      if (seat !== viewer) player.grievance = free.pop()!;
    });
  }
  return other;
}

const TABLES = [2, 3, 4].map(seats => ({ seats }));

describe('SC-52 Secrecy (SAL-7.1 SAL-12.1 SAL-R57)', () => {
  it('during play each seat’s view contains only its own Grievance; Influence of all is visible', () => {
    const { table, A, B, C } = arrange({
      A: { grievance: 'GR1', influence: 3 },
      B: { grievance: 'GR2', influence: 7 },
      C: { grievance: 'GR3', influence: 0 },
    });
    expect(A.sees.players.map(({ grievance }) => grievance)).toEqual([0, null, null]);
    expect(B.sees.players.map(({ grievance }) => grievance)).toEqual([null, 1, null]);
    expect(C.sees.players.map(({ grievance }) => grievance)).toEqual([null, null, 2]);
    expect(table.seenBy('spectator').players.map(({ grievance }) => grievance)).toEqual([null, null, null]);
    for (const viewer of viewers(table)) {
      expect(table.seenBy(viewer).players.map(({ influence }) => influence)).toEqual([3, 7, 0]);
      expect(table.seenBy(viewer).viewer).toBe(viewer);
    }
  });

  it('at END all dealt Grievances are shown to everybody, the unused ones to nobody', () => {
    const table = arrange({
      A: { grievance: 'GR1' },
      B: { grievance: 'GR2' },
      C: { grievance: 'GR6' },
      colonistDeck: [IncreaseMather],
      messengers: { 6: 'A' },
    });
    for (const viewer of viewers(table)) {
      expect(table.seenBy(viewer).phase).toBe('over');
      expect(table.seenBy(viewer).players.map(({ grievance }) => grievance)).toEqual([0, 1, 5]);
    }
  });

  it('the running score leaves out the Grievances of others and the hidden part of nobody’s own', () => {
    const { A, B, table } = arrange({ A: { grievance: 'GR5', jail: [GilesCorey] }, B: { grievance: 'GR6' } });
    // Giles Corey: 1 + 3 houses, and +2 that only A knows of.
    expect([A.sees.players[0].score, B.sees.players[0].score, table.seenBy('spectator').players[0].score]).toEqual([
      6, 4, 4,
    ]);
  });
});

describe('SAL-R57 what is secret changes nobody’s view', () => {
  it.each(TABLES)('$seats players, at many moments of a game', ({ seats }) => {
    for (const table of moments(begin(seats, {}, `secrets ${seats}`), `moves ${seats}`)) {
      for (const viewer of viewers(table)) {
        const other = elsewise(table.state, viewer);
        expect(salem.view(other, viewer)).toEqual(salem.view(table.state, viewer));
      }
    }
  });

  it.each(TABLES)('SAL-12.1 $seats players: everything else is the same for everybody', ({ seats }) => {
    for (const table of moments(begin(seats, {}, `public ${seats}`), `moves ${seats}`)) {
      const shared = viewers(table).map(viewer => {
        const { viewer: _viewer, players, ...rest } = table.seenBy(viewer);
        return JSON.stringify([rest, players.map(player => ({ ...player, grievance: null, score: 0 }))]);
      });
      expect(new Set(shared).size).toBe(1);
    }
  });

  it('the view says how far the game is, which icons count, and what is being resolved', () => {
    expect(begin(3, { startDraft: true }).seenBy(0).phase).toBe('startDraft');
    const { table, A, B } = arrange({
      A: { circle: [JohnIndian, MercyLewis] },
      fear: { [MercyLewis]: 2 },
      messengers: { 7: 'A' },
    });
    expect(B.sees.phase).toBe('resolve');
    expect(B.sees.resolving).toMatchObject({ space: 7, seat: 0, used: [] });
    expect(B.sees.players[0].icons).toBe(2);
    A.chooses(MercyLewis, JohnIndian);
    expect(B.sees.resolving).toMatchObject({ accused: true, used: [MercyLewis] });
    expect(B.sees.accusations[JohnIndian]).toBe(1);
    table.passUntil('place');
    expect(B.sees.phase).toBe('place');
    expect(B.sees.resolving).toMatchObject({ space: 0, seat: NONE });
  });

  it('no view contains a deck', () => {
    const table = begin(3);
    for (const viewer of viewers(table)) {
      const seen = table.seenBy(viewer);
      expect(Object.keys(seen)).not.toContain('prominentDeck');
      expect(Object.keys(seen)).not.toContain('colonistDeck');
      expect([seen.prominentDeckSize, seen.colonistDeckSize]).toEqual([8, 24]);
      expect(JSON.stringify(seen)).not.toContain(JSON.stringify(table.state.colonistDeck.slice(0, 4)).slice(1, -1));
    }
  });

  it('cards put under the deck are public, in their order', () => {
    const { table } = arrange({ messengers: { 6: 'A' } });
    const [card] = table.told('cardCycled');
    table.resolve(6, 'A');
    for (const viewer of viewers(table)) {
      expect(table.seenBy(viewer).cycled).toEqual(table.state.cycled);
      expect(table.seenBy(viewer).cycled[0]).toBe(card.card);
    }
  });

  it('a view is a copy: changing it changes nothing', () => {
    const table = begin(2);
    const before = JSON.stringify(table.state);
    const seen = table.seenBy(0) as unknown as SalemState;
    seen.zone.fill(9);
    seen.spaces.fill(9);
    seen.players[0].circle.push(1);
    seen.supply.influence = 0;
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

describe('SAL-7.1 the log', () => {
  it('tells a Grievance to its owner only, until the end', () => {
    const table = begin(3);
    for (const viewer of viewers(table)) {
      const dealt = log(table.match, viewer).flatMap(({ event }) => (event.event === 'grievanceDealt' ? [event] : []));
      expect(dealt).toHaveLength(3);
      for (const event of dealt) {
        const { seat } = event as unknown as { seat: number };
        expect('grievance' in event).toBe(seat === viewer);
        expect('secret' in event).toBe(false);
      }
    }
  });
});

describe('SAL-R10 SAL-R57 secrets of the start draft', () => {
  it('the pair and the pick are seen by their owner only, the rejected card by nobody afterwards', () => {
    const table = begin(3, { startDraft: true });
    const pairs = [table.A, table.B, table.C].map(({ offered }) => offered as number[]);
    table.B.chooses(pairs[1][1]);
    for (const viewer of viewers(table)) {
      const seen = table.seenBy(viewer);
      expect(seen.phase).toBe('startDraft');
      expect(seen.players.map(({ offered }) => offered)).toEqual(
        pairs.map((pair, seat) => (seat === viewer ? pair : null)),
      );
      expect(seen.players.map(({ picked }) => picked)).toEqual([null, viewer === 1 ? pairs[1][1] : null, null]);
      expect(seen.players.map(({ circle }) => circle)).toEqual([[], [], []]);
      const told = JSON.stringify(log(table.match, viewer).filter(({ event }) => /start/i.test(event.event)));
      const picks = log(table.match, viewer).filter(({ event }) => event.event === 'startPicked');
      expect(picks).toHaveLength(viewer === 1 ? 1 : 0);
      expect(told.match(/"colonists"/g) ?? []).toHaveLength(viewer === 'spectator' ? 0 : 1);
    }
    table.A.chooses(pairs[0][0]);
    table.C.chooses(pairs[2][0]);
    for (const viewer of viewers(table)) {
      const seen = table.seenBy(viewer);
      expect(seen.players.map(({ circle }) => circle)).toEqual([[pairs[0][0]], [pairs[1][1]], [pairs[2][0]]]);
      expect(seen.players.every(({ offered, picked }) => offered === null && picked === null)).toBe(true);
    }
  });

  it('others are told that a seat decides, not between what', () => {
    const table = begin(2, { startDraft: true });
    for (const decision of open(table.match, 'spectator'))
      expect(decision.frame).toEqual({ ask: 'startPick', seat: decision.seat });
  });
});

describe('SAL-R55 a bot gets exactly a human seat’s information', () => {
  it.each(TABLES)('$seats players: what it imagines depends on its view and its own dice only', ({ seats }) => {
    for (const table of moments(begin(seats, {}, `bots ${seats}`), `moves ${seats}`)) {
      if (table.state.outcome !== null) continue;
      for (const viewer of viewers(table)) {
        const real = imagine(salem, table.state, viewer, fastChance('dice'));
        const other = imagine(salem, elsewise(table.state, viewer), viewer, fastChance('dice'));
        expect(other).toEqual(real);
        expect(salem.view(real, viewer)).toEqual(table.seenBy(viewer));
        expect(unsound(checks, real)).toEqual([]);
        const ends = real.colonistDeck.flatMap((card, fromBottom) => (isEndCard(card) ? [fromBottom] : []));
        expect(ends).toHaveLength(2);
        expect(ends.every(fromBottom => fromBottom < 8)).toBe(true);
      }
    }
  });

  it('the hidden things do vary from one imagination to the next', () => {
    const table = begin(3);
    const rng = fastChance('many');
    const imagined = Array.from({ length: 40 }, () => imagine(salem, table.state, 0, rng));
    const own = table.state.players[0].grievance;
    expect(new Set(imagined.map(s => s.players[1].grievance)).size).toBe(5);
    expect(imagined.every(s => s.players[0].grievance === own && s.players[1].grievance !== own)).toBe(true);
    expect(imagined.every(s => s.players[1].grievance !== s.players[2].grievance)).toBe(true);
    expect(new Set(imagined.map(s => s.prominentDeck.join())).size).toBe(40);
    expect(new Set(imagined.map(s => s.colonistDeck.join())).size).toBe(40);
    // The real order is nothing special.
    expect(imagined.some(s => s.colonistDeck.join() === table.state.colonistDeck.join())).toBe(false);
  });

  it('during the start draft the others’ pairs are imagined among the Starting Colonists not seen', () => {
    const table = begin(3, { startDraft: true });
    table.B.chooses(table.B.offered[0]);
    const own = table.A.offered as number[];
    const rng = fastChance('draft');
    const pairs = Array.from({ length: 60 }, () => {
      const s = imagine(salem, table.state, 0, rng);
      expect(s.players[0].offered).toEqual(own);
      const others = [...s.players[1].offered, ...s.players[2].offered];
      expect(new Set([...own, ...others]).size).toBe(6);
      expect(others.every(colonist => startingColonists.includes(colonist))).toBe(true);
      expect(s.players[1].offered).toContain(s.players[1].picked);
      return s.players[1].picked;
    });
    expect(new Set(pairs).size).toBe(6);
  });
});
