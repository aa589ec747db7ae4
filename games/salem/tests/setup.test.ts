import { choices, open } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { colonists, isEndCard, startingColonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import { salem } from '../game.ts';
import { IN_DECK, NONE } from '../state.ts';
import { begin } from './table.ts';
import type { Table } from './table.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => `setup ${n}`);
const factionIds = ({ state }: Table) => state.players.map(({ faction }) => factions[faction].id);
/** From the top. */
const colonistDeck = ({ state }: Table) => state.colonistDeck.toReversed();
const numbers = (list: readonly number[]) => list.toSorted((a, b) => a - b);

describe(
  'SC-01 Setup, 2 players (SAL-5.2 SAL-5.3 SAL-5.4 SAL-5.5 SAL-5.6 SAL-5.7 SAL-5.8 SAL-5.9 SAL-5.10 SAL-5.11 SAL-5.12 ' +
    'SAL-5.13 SAL-5.14 SAL-1.2 SAL-1.3 SAL-1.4 SAL-1.5 SAL-R7 SAL-R12 SAL-1.1 SAL-1.6 SAL-5.1 SAL-R1 SAL-R2 SAL-R13 SAL-R14)',
  () => {
    const table = begin(2);
    const { state, supply } = table;

    it('SAL-5.2 SAL-R7 one seat has FV1, the other FT1', () => {
      expect(factionIds(table).toSorted()).toEqual(['FT1', 'FV1']);
    });

    it('SAL-1.1 SAL-5.6 SAL-5.7 SAL-5.8 SAL-5.9 SAL-R12 each takes 3 messengers, 4 Influence and a Grievance', () => {
      expect(state.players.map(({ messengers, influence }) => ({ messengers, influence }))).toEqual([
        { messengers: 3, influence: 4 },
        { messengers: 3, influence: 4 },
      ]);
      expect(new Set(state.players.map(({ grievance }) => grievances[grievance].id)).size).toBe(2);
    });

    it('SAL-R2 the supply holds the rest of the tokens, Spectral Evidence and Protection lie on the board', () => {
      expect(supply).toEqual({ influence: 32, accusations: 36, fear: 15 });
      expect([state.spectralOn, state.protectionOn]).toEqual([NONE, NONE]);
      expect(state.spaces).toHaveLength(1 + 14);
      expect(state.spaces.slice(1).every(holder => holder === NONE)).toBe(true);
    });

    it('SAL-5.4 SAL-R9 each Circle holds one Starting Colonist, free and without a trigger; nobody is in jail', () => {
      for (const { circle, jail } of state.players) {
        expect(circle).toHaveLength(1);
        expect(startingColonists).toContain(circle[0]);
        expect(jail).toEqual([]);
      }
      expect(table.told('influenceGained')).toEqual([]);
      expect(table.told('colonistBrought')).toEqual([]);
    });

    it('SAL-1.2 SAL-1.4 SAL-1.5 SAL-5.11 SAL-5.13 SAL-5.14 four of each deck lie in its row, 8 and 25 stay', () => {
      expect(state.prominentDeck).toHaveLength(8);
      expect(state.colonistDeck).toHaveLength(25);
      expect(state.prominentRow).toHaveLength(4);
      expect(state.colonistRow).toHaveLength(4);
      expect([...state.prominentRow, ...state.prominentDeck].every(card => colonists[card].back === 'red')).toBe(true);
      expect(state.colonistRow.every(card => colonists[card].back === 'blue')).toBe(true);
    });

    it('SAL-5.5 SAL-R9 the Starting Colonists not taken are in the Colonist deck or its row', () => {
      const left = startingColonists.filter(colonist => !state.players.some(({ circle }) => circle.includes(colonist)));
      expect(left).toHaveLength(6);
      expect([...state.colonistRow, ...state.colonistDeck]).toEqual(expect.arrayContaining(left));
    });

    it('SAL-R14 the deal fills slot 4, then 3, 2, 1, the Prominent row first', () => {
      const dealt = table.told('cardRevealed');
      expect(dealt.map(({ row, slot }) => `${row} ${slot}`)).toEqual([
        ...[4, 3, 2, 1].map(slot => `prominent ${slot}`),
        ...[4, 3, 2, 1].map(slot => `colonist ${slot}`),
      ]);
      expect(dealt.slice(0, 4).map(({ card }) => card)).toEqual(state.prominentRow.toReversed());
      expect(dealt.slice(4).map(({ card }) => card)).toEqual(state.colonistRow.toReversed());
    });

    it('SAL-5.1 SAL-1.6 the first player holds the token and places first', () => {
      expect(table.asking).toBe(`${'AB'[state.firstPlayer]} place`);
      expect(state.round).toBe(1);
    });
  },
);

describe('SC-02 Setup, 3 and 4 players (SAL-5.3 SAL-5.7 SAL-5.9 SAL-R7)', () => {
  it.each([
    { seats: 2, messengers: 3, influence: 32, deck: 25 },
    { seats: 3, messengers: 2, influence: 28, deck: 24 },
    { seats: 4, messengers: 2, influence: 24, deck: 23 },
  ])('$seats players: $messengers messengers each, supply $influence, Colonist deck $deck', expected => {
    const table = begin(expected.seats);
    expect(table.state.players.map(({ messengers }) => messengers)).toEqual(
      Array(expected.seats).fill(expected.messengers),
    );
    expect(table.state.players.every(({ influence }) => influence === 4)).toBe(true);
    expect(table.supply.influence).toBe(expected.influence);
    expect(table.state.colonistDeck).toHaveLength(expected.deck);
    expect(table.state.prominentDeck).toHaveLength(8);
  });

  it('SAL-5.3 SAL-R7 four players use all four factions, three any three of them, two only FV1 and FT1', () => {
    expect(factionIds(begin(4)).toSorted()).toEqual(['FT1', 'FT2', 'FV1', 'FV2']);
    const left = SEEDS.map(seed => {
      const used = factionIds(begin(3, {}, seed));
      expect(new Set(used).size).toBe(3);
      return ['FV1', 'FT1', 'FV2', 'FT2'].find(id => !used.includes(id));
    });
    expect(new Set(left).size).toBe(4);
    for (const seed of SEEDS) expect(factionIds(begin(2, {}, seed)).toSorted()).toEqual(['FT1', 'FV1']);
  });
});

describe('what chance decides', () => {
  const tables = SEEDS.map(seed => begin(4, {}, seed));

  it('SAL-1.6 SAL-5.1 anybody may be first', () => {
    expect(new Set(tables.map(({ state }) => state.firstPlayer)).size).toBe(4);
  });

  it('SAL-5.2 SAL-5.4 SAL-5.6 factions, Starting Colonists and Grievances are random', () => {
    expect(new Set(tables.map(({ state }) => state.players[0].faction)).size).toBe(4);
    expect(new Set(tables.map(({ state }) => state.players[0].circle[0])).size).toBe(8);
    expect(new Set(tables.map(({ state }) => state.players[0].grievance)).size).toBe(6);
  });

  it('SAL-5.2 SAL-5.4 SAL-R7 cards are dealt first player first, then clockwise', () => {
    for (const table of tables) {
      const order = [0, 1, 2, 3].map(n => (table.state.firstPlayer + n) % 4);
      expect(table.told('factionDealt').map(({ seat }) => seat)).toEqual(order);
      expect(table.told('starterTaken').map(({ seat }) => seat)).toEqual(order);
    }
  });

  it('SAL-1.3 SAL-5.12 SAL-R13 SAL-R51 both end cards are in the bottom 8, anywhere in them, never in the deal', () => {
    const places = new Set<number>();
    for (const table of tables) {
      const deck = colonistDeck(table);
      const ends = deck.flatMap((card, n) => (isEndCard(card) ? [deck.length - 1 - n] : []));
      expect(ends).toHaveLength(2);
      for (const fromBottom of ends) places.add(fromBottom);
    }
    expect(numbers([...places])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('SAL-1.2 SAL-5.11 both decks are shuffled', () => {
    expect(new Set(tables.map(({ state }) => state.prominentRow[3])).size).toBeGreaterThan(8);
    expect(new Set(tables.map(({ state }) => state.colonistRow[3])).size).toBeGreaterThan(15);
  });

  it('SAL-R9 an unused Starting Colonist may even be dealt to the row', () => {
    expect(tables.some(({ state }) => state.colonistRow.some(card => colonists[card].starting))).toBe(true);
  });
});

describe('SAL-R1 SAL-R55 two, three or four seats', () => {
  it('no solo game and no fifth seat', () => {
    expect(salem.seats).toEqual({ min: 2, max: 4 });
    expect(() => begin(1)).toThrow();
    expect(() => begin(5)).toThrow();
  });
});

describe('SAL-4.1 SAL-4.2 the premise', () => {
  it('SAL-4.1 there is no witch among the cards, and the last accused is the governor’s wife', () => {
    expect(colonists.filter(({ name, ability }) => /witch/i.test(`${name} ${ability}`))).toEqual([]);
    expect(begin(2).state.colonistDeck.filter(isEndCard)).toHaveLength(2);
  });
});

describe('SC-60 Start draft (SAL-R9 SAL-R10)', () => {
  const pick = (table: Table, which: 0 | 1) => {
    for (const decision of open(table.match)) {
      table.says(decision.seat, choices(table.match, decision)[which]);
    }
  };

  it('SAL-R10 is off unless asked for', () => {
    expect(salem.options.startDraft).toEqual({ kind: 'flag', default: false });
    expect(begin(3).asking).toMatch(/^[ABC] place$/);
  });

  it('two Starting Colonists for each of three players, who all choose at once', () => {
    const table = begin(3, { startDraft: true });
    expect(table.asking).toBe('A startPick, B startPick, C startPick');
    const dealt = [table.A, table.B, table.C].flatMap(({ offered }) => offered);
    expect(dealt).toHaveLength(6);
    expect(new Set(dealt).size).toBe(6);
    expect(dealt.every(colonist => startingColonists.includes(colonist as number))).toBe(true);
    expect(table.state.players.map(({ circle }) => circle)).toEqual([[], [], []]);
  });

  it('the picks lie in the Circles; the 3 rejected and 2 undealt join the 21 others: 26, then 24 after the deal', () => {
    const table = begin(3, { startDraft: true });
    const firsts = [table.A, table.B, table.C].map(({ offered }) => offered[1] as number);
    pick(table, 1);
    expect(table.state.players.map(({ circle }) => circle)).toEqual(firsts.map(colonist => [colonist]));
    expect(table.asking).toMatch(/^[ABC] place$/);
    expect(table.state.colonistDeck).toHaveLength(24);
    const blue = [...table.state.colonistRow, ...table.state.colonistDeck].filter(card => !isEndCard(card));
    expect(blue).toHaveLength(26);
    expect(startingColonists.filter(colonist => blue.includes(colonist))).toHaveLength(5);
    expect(table.state.players.every(({ influence }) => influence === 4)).toBe(true);
    expect(table.state.players.every(({ offered }) => offered.length === 0)).toBe(true);
  });

  it('nobody’s pick is in a Circle before the last one has chosen, in whatever order they answer', () => {
    const table = begin(3, { startDraft: true });
    table.C.chooses(table.C.offered[0]);
    table.A.chooses(table.A.offered[1]);
    expect(table.asking).toBe('B startPick');
    expect(table.state.players.map(({ circle }) => circle)).toEqual([[], [], []]);
    expect(table.state.zone.every(zone => zone === IN_DECK)).toBe(true);
    table.B.chooses(table.B.offered[0]);
    expect(table.state.players.every(({ circle }) => circle.length === 1)).toBe(true);
  });

  it.each([2, 4])('%i players', seats => {
    const table = begin(seats, { startDraft: true });
    const dealt = open(table.match).flatMap(decision => choices(table.match, decision));
    expect(new Set(dealt).size).toBe(2 * seats);
    pick(table, 0);
    expect(table.state.colonistDeck).toHaveLength(27 - seats);
  });
});
