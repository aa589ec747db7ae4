import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '@vesper/games';
import { choices, choose, fastChance, open, outcome, piecesFor, quickChoice, start } from '@vesper/kernel';
import type { Asked } from '@vesper/table/messages';
import { offersOf } from '@vesper/table/offers';
import { loadBoard } from '../boards.ts';
import { cheapest, intendingOf, intentionsBy, lightingOf } from '../parts/intentions.ts';
import type { Intent, Means } from '../parts/intentions.ts';
import { askingOf, kindOfPiece, stateOf } from '../parts/marks.ts';
import type { Legal, PieceKey } from '../parts/marks.ts';

const walk = { name: 'Walk', icon: 'lucide:map' } as const;
const fly = { name: 'Fly', icon: 'lucide:x' } as const;

/** Choices below 100 walk to a place; above, the hundreds are the card that flies there. */
const decision = (choices: readonly number[]): Asked => ({
  id: 'a',
  seat: 0,
  ask: 'move',
  rule: 'TOY-1',
  optional: false,
  frame: { ask: 'move', seat: 0 },
  choices,
});
const pieces = {
  kinds: { place: { name: String }, card: { name: String } },
  points: {
    move: ({ choice }: { readonly choice: unknown }): readonly PieceKey[] => {
      const [card, place] = [Math.floor(Number(choice) / 100), Number(choice) % 100];
      return card === 0 ? [`place:${place}`] : [`place:${place}`, `card:${card}`];
    },
  },
};
const board = {
  pieces,
  intentions: intentionsBy({ move: { usual: walk, of: ({ choice }) => (Number(choice) < 100 ? walk : fly) } }),
  means: (_: unknown, __: Asked, { choice }: { readonly choice: unknown }): Means =>
    Number(choice) < 100
      ? { words: 'on foot', takes: '', effort: 1, spends: [] }
      : { words: 'by air', takes: '', effort: 1, spends: [`card ${Math.floor(Number(choice) / 100)}`] },
};
const much = decision([1, 2, 3, ...[1, 2, 4, 5, 6, 7, 8, 9, 10, 11].flatMap(place => [100 + place, 200 + place])]);

function litBy(intent: Intent | null, asked = much) {
  const known = askingOf([asked], (d, choice) => piecesFor(pieces, {}, d, choice));
  const intending = intendingOf(board, {}, [asked], intent);
  const marks = { ...known, ...lightingOf(known.legal, intending) };
  const of = (state: string): PieceKey[] => [...known.legal.keys()].filter(key => stateOf(marks, key) === state);
  return { intending, marks, legal: of('legal'), possible: of('possible') };
}

describe('what is done in one go', () => {
  const means: Means = { words: 'one after the other', takes: '', effort: 2, spends: [] };
  const errand = (next: number) => ({ ...board, errand: () => ({ name: 'Both', icon: walk.icon, next, means }) });

  it('is offered while nothing else is in mind and its first step may be chosen', () => {
    const asked = [decision([1, 2])];
    expect(intendingOf(errand(1), {}, asked, null).errand).toMatchObject({ name: 'Both', next: 1, wanted: null });
    expect(intendingOf(errand(1), {}, asked, { intention: fly }).errand).toBeUndefined();
    expect(intendingOf(errand(3), {}, asked, null).errand).toBeUndefined();
    expect(intendingOf(board, {}, asked, null).errand).toBeUndefined();
  });
});

describe('what one has in mind', () => {
  it('of much to choose the usual is lit, and cards, which light their own targets', () => {
    const { legal, possible, marks, intending } = litBy(null);
    expect(legal.toSorted()).toEqual(['card:1', 'card:2', 'place:1', 'place:2', 'place:3']);
    expect(possible).toContain('place:11');
    expect([...marks.aims]).toEqual(['card:1', 'card:2']);
    expect(intending.others.map(({ intention, choices: ways }) => [intention.name, ways.length])).toEqual([
      ['Fly', 20],
    ]);
  });

  it('of little everything is', () => {
    const { possible, intending } = litBy(null, decision([1, 2, 101, 102, 103]));
    expect(possible).toEqual([]);
    expect(intending.isPartial).toBe(false);
  });

  it('an intention lights its own choices only, a card those it is used for, a place the ways to it', () => {
    expect(litBy({ intention: fly }).legal).not.toContain('place:3');
    expect(litBy({ intention: fly }).legal).toContain('place:11');
    const { marks } = litBy({ piece: 'card:2' });
    expect(marks.lit.get('place:11')?.map(({ offer }) => offer.choice)).toEqual([211]);
    const there = litBy({ piece: 'place:1' });
    expect(there.legal.toSorted()).toEqual(['card:1', 'card:2', 'place:1']);
    expect(there.marks.lit.get('place:1')).toHaveLength(3);
  });

  it('every choice is in mind at some time, and its piece may be pressed at any time', () => {
    const intents: (Intent | null)[] = [null, ...litBy(null).intending.others];
    const ways: Legal[] = offersOf(much).map(offer => ({ decision: much, offer }));
    for (const way of ways) expect(intents.filter(intent => litBy(intent).intending.lights(way))).toHaveLength(1);
    for (const intent of intents) {
      const { marks, legal, possible } = litBy(intent);
      expect([...legal, ...possible].toSorted()).toEqual([...marks.legal.keys()].toSorted());
    }
  });

  it('the way that takes no more than any other is taken; which card to spend is a matter of taste', () => {
    const { intending } = litBy(null);
    const of = (...chosen: readonly number[]): unknown =>
      cheapest(
        offersOf(much)
          .filter(({ choice }) => chosen.includes(Number(choice)))
          .map(offer => ({ decision: much, offer })),
        intending.meansOf,
      )?.offer.choice;
    expect(of(1, 101, 201)).toBe(1);
    expect(of(104)).toBe(104);
    expect(of(104, 204)).toBeUndefined();
  });
});

describe('a board’s intentions', () => {
  it.each(gameIds)('of %s: each choice has its words, and the usual are never none', async id => {
    const [game, drawn] = [await loadGame(id), await loadBoard(id, 1_000_000)];
    const rng = fastChance(id);
    const match = start(game, { seats: game.seats.max, seed: 'intentions' });
    while (outcome(match) === null) {
      const waits = open(match).find(({ optional }) => !optional)!;
      const legal = choices(match, waits);
      const view = game.view(match.state, waits.seat);
      const asked = { ...waits, choices: legal } as Asked;
      const intending = intendingOf(drawn, view, [asked], null);
      const lit = offersOf(asked).filter(offer => intending.lights({ decision: asked, offer }));
      expect([waits.ask, lit.length > 0]).toEqual([waits.ask, true]);
      const names = intending.others.map(({ intention }) => intention.name);
      expect(new Set(names).size).toBe(names.length);
      // Where more than twenty places are lit all the same, there is nothing to tell apart.
      const places = new Set(lit.flatMap(offer => intending.targetOf({ decision: asked, offer }) ?? []));
      const kinds = new Set([...places].map(kindOfPiece));
      expect([waits.ask, places.size <= 20 || kinds.size === 1]).toEqual([waits.ask, true]);
      choose(match, {
        seat: waits.seat,
        choice: quickChoice(game, match.state, waits.frame, legal, legal.length, rng),
      });
    }
  });
});
