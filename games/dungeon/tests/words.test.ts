/** Everything that can be asked, chosen, refused and told has words. That they read well in play is for the checkers. */
import { isSlip } from '@vesper/checkers';
import { describeWords, expectSentence } from '@vesper/checkers/vitest';
import { plainWords } from '@vesper/kernel';
import type { Open } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks/index.ts';
import { ENTRANCE } from '../content/grid.ts';
import { Clover } from '../content/items.ts';
import { pets } from '../content/pets.ts';
import { Mint, rooms } from '../content/rooms.ts';
import { titles } from '../content/titles.ts';
import type { DungeonEvent } from '../events.ts';
import { dungeon } from '../game.ts';
import type { DungeonState } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { words as spoken } from '../words.ts';
import { obstacles } from '../words/obstacles.ts';
import { questions } from './questions.ts';
import { goblin, samples, seen } from './samples.ts';

const { slip } = checks;
const words = plainWords(spoken);

describeWords<DungeonView, DungeonEvent>(dungeon, {
  seen,
  samples,
  quiet: ['productionEnded', 'ordersJudged', 'petKeptBack', 'battleEnded'],
  told: obstacles,
  lines: [
    'rooms',
    'monsters',
    'prisoners',
    'paladins',
    'conquered',
    'redMarks',
    'expansions',
    ...rooms.map(({ id }) => `room:${id}`),
    ...pets.map(({ id }) => `pet:${id}`),
    ...titles.map(({ id }) => `title:${id}`),
  ],
  moments: ['guardTile', 'sleepSpell'],
  slip,
  folder: new URL('../', import.meta.url),
});

/** What it says; nothing for a reason that this question never gives. */
function attempt(say: () => string): string[] {
  try {
    return [say()];
  } catch {
    return [];
  }
}

/** A question as it waits for seat 0, who has planned a battle at the entrance. */
function asked(ask: string, fields: object): Open {
  return { id: 'x', seat: 0, ask, rule: 'DUN-1.1', optional: false, frame: { ask, seat: 0, ...fields } };
}

const planned = (s: DungeonState): void => {
  s.players[0].plan.cell = ENTRANCE;
};

describe('every question', () => {
  it('is asked of its seat, and told to everybody else', () => {
    expect(new Set(Object.keys(questions))).toEqual(new Set(Object.keys(dungeon.decisions)));
    for (const [ask, { fields, choices: some }] of Object.entries(questions)) {
      const question = asked(ask, fields);
      expectSentence(words.prompt(seen(0, planned), question), slip);
      // In a sealed lane the others know no more than who is asked what.
      for (const viewer of [1, 'spectator'] as const) expectSentence(words.prompt(seen(viewer), asked(ask, {})), slip);
      const labels = some.map(choice => words.choice(seen(0, planned), question, choice, undefined));
      for (const label of labels) expectSentence(label, slip);
      if (ask !== 'planBattle') expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('explains every refusal, wherever it may be met', () => {
    const args = { cell: ENTRANCE, colour: 2, creature: goblin, item: Clover, kind: 0, room: Mint };
    for (const why of words.reasons) {
      const met = Object.entries(questions).flatMap(([ask, { fields, choices: some }]) =>
        some.flatMap(choice =>
          attempt(() => words.refusal(seen(0), asked(ask, fields), choice, { rule: 'DUN-1.1', why, args }, undefined)),
        ),
      );
      expect([why, met.filter(text => /^[A-Z].*[.]$/.test(text) && !isSlip(text, slip)).length > 0]).toEqual([
        why,
        true,
      ]);
    }
  });
});
